"""Random play of whole games: the choices of the model's random player, from the same numbers.

See :mod:`minigolf_desktop.bots.designer.playout`. Given the same stream, both take the same
actions from the same state, so a game that was played here can be played again by the model.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    CHOOSE_LAND,
    COLLECT,
    DISCARD,
    DONE,
    FROM_THE_GATE,
    PASS,
    PHASE_CHOOSE_LAND,
    PHASE_PROMISES,
    PHASE_TURN,
    PROMISES,
    PUT_BACK,
    RESERVE,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
    Position,
    holds,
)
from minigolf_desktop.bots.designer.kernel.tables import FIELD, FULL, MATCHED, MATCHES, MATCHING
from minigolf_desktop.bots.designer.kernel.turns import add_placements, do
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.rows import vec

PASS_ONCE_IN: Final = 50
RESERVE_ONCE_IN: Final = 30
ATTEMPTS: Final = 8
"""Placements drawn before all are listed."""
MORE_PROMISES_ONCE_IN: Final = 3
"""Once in so many times a random player takes one promise more."""
_NO_ACTION: Final = -1


def play_out(position: Position, chance: RandomNumbers) -> i64:
    """Play a game to its end; return the number of actions."""
    actions: i64 = 0
    while position.waiting:
        do(position, random_action(position, chance))
        actions += 1
    return actions


def random_action(position: Position, chance: RandomNumbers) -> i64:
    """Return a random legal action of a game that is not to end early."""
    seat = position.to_move()
    if position.phase != PHASE_TURN:
        return _answer(position, seat, chance)
    if position.stopped >> seat & 1:
        return COLLECT + _any_slot(position, chance)
    if chance.below(PASS_ONCE_IN) == 0:
        return PASS
    plot = position.plot(seat)
    options = position.options
    if options.reserve and chance.below(RESERVE_ONCE_IN) == 0:
        reserved: i64 = position.reserved[seat]
        if reserved == 0:
            return RESERVE + _any_slot(position, chance)
        fitting: list[int] = []
        add_placements(plot, reserved - 1, FROM_THE_GATE, options.prevents, True, fitting)
        if fitting:
            return fitting[chance.below(len(fitting))]
    spots = plot.front_cells(True)
    found = _lucky_placement(position, plot, spots, chance)
    if found == _NO_ACTION:
        found = _any_placement(position, plot, spots, chance)
    if found != _NO_ACTION:
        return found
    if _could_be_filled(position, plot, spots):
        return PASS
    if options.is_solo:
        return STOP
    if position.is_final_phase():
        return COLLECT + _any_slot(position, chance)
    found = _any_placement(position, plot, plot.front, chance)
    return PASS if found == _NO_ACTION else found


def _any_placement(position: Position, plot: Plot, spots: vec[i64], chance: RandomNumbers) -> i64:
    """Draw a placement on some spots; the number is drawn where there is none as well."""
    codes, paths = plot.codes, plot.tables.paths
    prevents = position.options.prevents
    # Wider than a machine integer: so what it is shifted by must be none, either.
    counts = sum([MATCHING[codes[cell]] for cell in spots]) if prevents else len(spots)
    every: i64 = 0
    rack = position.rack
    while rack:
        design = (rack & SLOT) - 1
        rotation: i64 = 0
        while design >= 0 and rotation < 4:
            sides: int = paths[design * 4 + rotation] if prevents else 0
            every += counts >> FIELD * sides & FULL
            rotation += 1
        rack >>= SLOT_BITS
    left = chance.below(every)
    if every == 0:
        return _NO_ACTION
    rack = position.rack
    slot: i64 = 0
    while True:
        design = (rack & SLOT) - 1
        rotation = 0
        while design >= 0 and rotation < 4:
            sides = paths[design * 4 + rotation] if prevents else 0
            here: i64 = counts >> FIELD * sides & FULL
            if left < here:
                return _spot_at(codes, spots, sides, prevents, left) << 5 | slot << 2 | rotation
            left -= here
            rotation += 1
        rack >>= SLOT_BITS
        slot += 1


def _spot_at(codes: vec[i64], spots: vec[i64], sides: i64, prevents: bool, place: i64) -> i64:
    """Return the spot at a place among those where a tile with path sides may be placed."""
    row = sides << 8
    for cell in spots:
        if not prevents or MATCHES[row + codes[cell]]:
            if place == 0:
                return cell
            place -= 1
    return _NO_ACTION


def _lucky_placement(position: Position, plot: Plot, spots: vec[i64], chance: RandomNumbers) -> i64:
    """Draw placements on the land until one is legal; none when none of them was."""
    codes = plot.codes
    count: i64 = len(spots)
    if count == 0:
        return _NO_ACTION
    rack, slots = position.rack, position.options.seats + 1
    prevents, paths = position.options.prevents, plot.tables.paths
    attempt: i64 = 0
    while attempt < ATTEMPTS:
        attempt += 1
        slot = chance.below(slots)
        design = (rack >> SLOT_BITS * slot & SLOT) - 1
        if design < 0:
            continue
        rotation = chance.below(4)
        spot: i64 = spots[chance.below(count)]
        sides: i64 = paths[design * 4 + rotation]
        if not prevents or MATCHES[(sides << 8) + codes[spot]]:
            return spot << 5 | slot << 2 | rotation
    return _NO_ACTION


def _any_slot(position: Position, chance: RandomNumbers) -> i64:
    """Draw a slot of the rack that holds a tile."""
    count: i64 = 0
    rack = position.rack
    while rack:
        if rack & SLOT:
            count += 1
        rack >>= SLOT_BITS
    left = chance.below(count)
    rack = position.rack
    slot: i64 = 0
    while True:
        if rack & SLOT:
            if left == 0:
                return slot
            left -= 1
        rack >>= SLOT_BITS
        slot += 1


def _answer(position: Position, seat: i64, chance: RandomNumbers) -> i64:
    """Choose a land, promises, or what becomes of tiles that were not taken."""
    if position.phase == PHASE_CHOOSE_LAND:
        return CHOOSE_LAND + chance.below(len(position.grounds[seat]))
    if position.phase == PHASE_PROMISES:
        taken: i64 = position.promises[seat]
        left = [one for one in range(PROMISES) if not holds(taken, one)]
        if left and (taken == 0 or chance.below(MORE_PROMISES_ONCE_IN) == 0):
            return TAKE_PROMISE + left[chance.below(len(left))]
        return DONE
    slots: list[int] = []
    rack = position.rack
    slot: i64 = 0
    while rack:
        if rack & SLOT and not holds(position.asked, slot):
            slots.append(slot)
        rack >>= SLOT_BITS
        slot += 1
    if position.options.is_solo:
        return (PUT_BACK if chance.below(2) == 0 else DISCARD) + slots[0]
    if slots and chance.below(2) == 0:
        return PUT_BACK + slots[chance.below(len(slots))]
    return DONE


def _could_be_filled(position: Position, plot: Plot, spots: vec[i64]) -> bool:
    """Return whether some tile of the bag or the bottom rack fits one of the spots."""
    codes, turned = plot.codes, plot.tables.turned
    matched: i64 = 0
    for cell in spots:
        matched |= MATCHED[codes[cell]]
    coming = position.coming
    while coming:
        if coming & SLOT and turned[(coming & SLOT) - 1] & matched:
            return True
        coming >>= SLOT_BITS
    return any(turned[design] & matched for design in position.supply.bag)
