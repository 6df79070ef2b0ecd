"""The legal actions of a position, in the order in which the model lists them.

Holes are not numbered by hand here: the best numbers are found when they are counted.
"""

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import (
    CHOOSE_LAND,
    COLLECT,
    DISCARD,
    DONE,
    FROM_THE_GATE,
    PASS,
    PHASE_CHOOSE_LAND,
    PHASE_PROMISES,
    PHASE_REST,
    PROMISES,
    PUT_BACK,
    RESERVE,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
)
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position, holds
from minigolf_desktop.bots.designer.kernel.tables import MATCHES


def legal_actions(position: Position) -> list[int]:
    """Return every action of the seat to move; none when the game is over."""
    found: list[int] = []
    if position.waiting == 0:
        return found
    seat = position.to_move()
    phase = position.phase
    if phase == PHASE_CHOOSE_LAND:
        for choice in range(len(position.grounds[seat])):
            found.append(CHOOSE_LAND + choice)
    elif phase == PHASE_PROMISES:
        taken: i64 = position.promises[seat]
        for promise in range(PROMISES):
            if not holds(taken, promise):
                found.append(TAKE_PROMISE + promise)
        if taken:
            found.append(DONE)
    elif phase == PHASE_REST:
        _add_answers(position, found)
    else:
        _add_turns(position, seat, found)
    return found


def placements(position: Position, on_land: bool) -> list[int]:
    """Return where the seat to move may lay tiles of the rack, or only where on the land."""
    found: list[int] = []
    plot = position.plot(position.to_move())
    rack = position.rack
    slot: i64 = 0
    while rack:
        if rack & SLOT:
            add_placements(plot, (rack & SLOT) - 1, slot, position.options.prevents, on_land, found)
        rack >>= SLOT_BITS
        slot += 1
    return found


def add_placements(
    plot: Plot, design: i64, slot: i64, prevents: bool, on_land: bool, found: list[int]
) -> None:
    """Add the placements of a tile from a slot; ``prevents`` says whether its sides must fit."""
    front, codes, free = plot.front, plot.codes, plot.ground.free
    paths = plot.tables.paths
    rotation: i64 = 0
    while rotation < 4:
        sides: i64 = paths[design * 4 + rotation]
        row = sides << 8
        action = slot << 2 | rotation
        for cell in front:
            if on_land and not free[cell]:
                continue
            if prevents and not MATCHES[row + codes[cell]]:
                continue
            found.append(cell << 5 | action)
        rotation += 1


def _add_answers(position: Position, found: list[int]) -> None:
    is_solo = position.options.is_solo
    rack = position.rack
    slot: i64 = 0
    while rack:
        if rack & SLOT and not holds(position.asked, slot):
            found.append(PUT_BACK + slot)
            if is_solo:
                found.append(DISCARD + slot)
        rack >>= SLOT_BITS
        slot += 1
    if not is_solo:
        found.append(DONE)


def _add_turns(position: Position, seat: i64, found: list[int]) -> None:
    options = position.options
    if not position.stopped >> seat & 1:
        found.extend(placements(position, False))
        found.append(PASS)
        if options.is_solo:
            found.append(STOP)
        reserved: i64 = position.reserved[seat]
        if options.reserve and not reserved:
            _add_slots(position, RESERVE, found)
        if reserved:
            plot = position.plot(seat)
            add_placements(plot, reserved - 1, FROM_THE_GATE, options.prevents, False, found)
    if position.is_final_phase():
        _add_slots(position, COLLECT, found)


def _add_slots(position: Position, kind: i64, found: list[int]) -> None:
    rack = position.rack
    slot: i64 = 0
    while rack:
        if rack & SLOT:
            found.append(kind + slot)
        rack >>= SLOT_BITS
        slot += 1
