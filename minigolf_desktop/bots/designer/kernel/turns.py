"""The legal actions of a position, in the order in which the model lists them, and what each does.

Holes are not numbered by hand here: the best numbers are found when
they are counted.

The same rules as in :mod:`~minigolf_desktop.model.designer.turns`: what changes there changes
here.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    CHOOSE_LAND,
    COLLECT,
    COLLECTED,
    DISCARD,
    DONE,
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    IDLE_ROUNDS,
    LAID,
    PASS,
    PHASE_CHOOSE_LAND,
    PHASE_OVER,
    PHASE_PROMISES,
    PHASE_REST,
    PHASE_TURN,
    PROMISES,
    PUT_BACK,
    RESERVE,
    SEAT,
    SEAT_BITS,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
    TOOK_LAND,
    VISIT,
    Position,
    holds,
    with_last,
)
from minigolf_desktop.bots.designer.kernel.tables import MATCHES
from minigolf_desktop.model.designer.racks import UNTAKEN_FOR_VISIT

# --- The racks of a group, the hand of a solo player, and visits

_UNTAKEN_FOR_VISIT: Final[int] = UNTAKEN_FOR_VISIT


def draw_hand(position: Position) -> None:
    """Draw the next hand of a solo player, or end the game."""
    if not position.supply.can_draw(2):
        end_game(position)
        return
    position.pawns = 0
    position.bench = 0
    position.turn += 1
    position.phase = PHASE_TURN
    position.rack = 0
    visits: i64 = 0
    slot: i64 = 0
    while slot < 2:
        drawn = position.supply.draw()
        if drawn == VISIT:
            visits += 1
        else:
            position.rack |= drawn + 1 << SLOT_BITS * slot
            slot += 1
    position.visits += visits
    _receive_clients(position, visits)


def end_round(position: Position) -> None:
    """Go on when all of a group have played."""
    seats = position.options.seats
    if position.stopped == (1 << seats) - 1:
        end_game(position)
        return
    if not position.is_final_phase():
        all_passed = position.bench >> SEAT_BITS * (seats - 1) != 0
        position.idle_rounds = position.idle_rounds + 1 if all_passed else 0
        if position.idle_rounds < IDLE_ROUNDS:
            next_round(position)
            return
    if not position.supply.can_draw(seats + 1):
        end_game(position)
        return
    position.phase = PHASE_REST
    order = _next_order(position)
    waiting: i64 = 0
    at: i64 = 0
    while order:
        seat = (order & SEAT) - 1
        if not position.stopped >> seat & 1:
            waiting |= seat + 1 << at
            at += SEAT_BITS
        order >>= SEAT_BITS
    position.waiting = waiting


def next_round(position: Position) -> None:
    """Move the racks up and fill the empty one, or end the game."""
    slots = position.options.seats + 1
    if not position.supply.can_draw(slots):
        end_game(position)
        return
    order = _next_order(position)
    visits: i64 = 0
    count: i64 = 0
    coming: i64 = 0
    while count < slots:
        drawn = position.supply.draw()
        if drawn == VISIT:
            visits += 1
        else:
            coming = _sorted_in(position, coming, count, drawn)
            count += 1
    _clear_rack(position)
    position.rack = position.coming
    position.coming = coming
    position.pawns = 0
    position.bench = 0
    position.asked = 0
    position.phase = PHASE_TURN
    position.order = order
    position.waiting = order
    position.turn += 1
    position.visits += visits
    _receive_clients(position, visits)


def _next_order(position: Position) -> i64:
    """Return the seats in the order of the next round: the bench, then the pawns."""
    order = position.bench
    at: i64 = 0
    while order >> at:
        at += SEAT_BITS
    pawns = position.pawns
    while pawns:
        pawn = pawns & SEAT
        if pawn:
            order |= pawn << at
            at += SEAT_BITS
        pawns >>= SEAT_BITS
    return order


def _sorted_in(position: Position, rack: i64, count: i64, design: i64) -> i64:
    """Return a rack of so many tiles with one more, by the numbers on their backs."""
    backs = position.tables.back_numbers
    number: i64 = backs[design]
    at = SLOT_BITS * count
    while at and backs[(rack >> at - SLOT_BITS & SLOT) - 1] > number:
        at -= SLOT_BITS
    above = rack >> at << at
    return (rack ^ above) | design + 1 << at | above << SLOT_BITS


def _clear_rack(position: Position) -> None:
    """Let the tiles that were not taken go where they go."""
    is_final, are_gathered = position.is_final_phase(), gathers(position)
    slots = position.options.seats + 1
    slot: i64 = 0
    while slot < slots:
        design = (position.rack >> SLOT_BITS * slot & SLOT) - 1
        if design >= 0:
            if is_final:
                if holds(position.asked, slot):
                    position.supply.put_back(design)
                else:
                    position.supply.discard(design)
            elif are_gathered:
                position.supply.set_aside(design)
            else:
                position.supply.put_back(design)
        slot += 1


def gathers(position: Position) -> bool:
    """Return whether tiles not taken are laid aside until they bring the visit."""
    return position.options.untaken_call and position.visits == 0 and not position.is_final_phase()


def _receive_clients(position: Position, drawn: i64) -> None:
    """Let the clients come, if they were called; some may then take promises."""
    if len(position.supply.aside) >= _UNTAKEN_FOR_VISIT and gathers(position):
        position.supply.call_back()
        position.visits += 1
    elif drawn == 0:
        return
    waiting: i64 = 0
    at: i64 = 0
    order = position.order
    while order:
        seat = (order & SEAT) - 1
        promises: i64 = position.promises[seat]
        if promises >> SEAT_BITS * (PROMISES - 1) == 0:
            waiting |= seat + 1 << at
            at += SEAT_BITS
        order >>= SEAT_BITS
    if waiting:
        position.phase = PHASE_PROMISES
        position.waiting = waiting


def end_game(position: Position) -> None:
    """End the game."""
    position.phase = PHASE_OVER
    position.waiting = 0


# --- What a legal action does to a position


def do(position: Position, action: i64) -> None:
    """Do an action of those that :func:`legal_actions` lists: none is refused."""
    seat = (position.waiting & SEAT) - 1
    position.keep(seat)
    if action >= FIRST_PLACEMENT:
        _place(position, seat, action)
        return
    kind, argument = action & ~7, action & 7
    if kind == PASS:
        position.passes[seat] += 1
        _end_turn(position, seat, -1)
    elif kind == PUT_BACK:
        _put_back(position, argument)
    elif kind == DISCARD:
        position.supply.discard(_take(position, argument) - 1)
        _settle_hand(position)
    elif kind == DONE:
        _answered(position)
    elif kind == TAKE_PROMISE:
        position.promises[seat] = with_last(position.promises[seat], argument)
    elif kind == COLLECT:
        _collect(position, seat, argument)
    elif kind == RESERVE:
        position.reserved[seat] = position.rack >> SLOT_BITS * argument & SLOT
        _end_turn(position, seat, argument)
    elif kind == STOP:
        position.stopped |= 1 << seat
        end_game(position)
    elif kind == CHOOSE_LAND:
        ground = position.grounds[seat][argument]
        position.plots[seat] = Plot(position.tables, position.couple, ground)
        position.changed = TOOK_LAND
        _answered(position)


def _place(position: Position, seat: i64, action: i64) -> None:
    slot = action >> 2 & 7
    plot = position.plots[seat]
    assert plot is not None
    if slot == FROM_THE_GATE:
        design: i64 = position.reserved[seat]
        position.reserved[seat] = 0
        position.passes[seat] += 1
        slot = -1
    else:
        design = position.rack >> SLOT_BITS * slot & SLOT
    plot.lay(action >> 5, (design - 1) * 4 + (action & 3))
    position.changed = LAID
    if plot.missing == 0:
        position.stopped |= 1 << seat
    _end_turn(position, seat, slot)


def _collect(position: Position, seat: i64, slot: i64) -> None:
    collected = position.collected[seat]
    if not collected:
        position.finishers = with_last(position.finishers, seat)
    collected.append((position.rack >> SLOT_BITS * slot & SLOT) - 1)
    position.changed = COLLECTED
    position.stopped |= 1 << seat
    _end_turn(position, seat, slot)


def _end_turn(position: Position, seat: i64, slot: i64) -> None:
    """Move the pawn, to the bench for slot -1, and go on."""
    if slot < 0:
        position.bench = position.bench << SEAT_BITS | seat + 1
    else:
        _take(position, slot)
        position.pawns |= seat + 1 << SEAT_BITS * slot
    if position.options.is_solo:
        if position.stopped:
            end_game(position)
        else:
            position.phase = PHASE_REST
        return
    position.waiting >>= SEAT_BITS
    if position.waiting == 0:
        end_round(position)


def _take(position: Position, slot: i64) -> i64:
    """Take the tile out of a slot of the rack; return its design and one."""
    at = SLOT_BITS * slot
    found = position.rack >> at & SLOT
    position.rack ^= found << at
    return found


def _answered(position: Position) -> None:
    """Ask the next seat, or go on to the next phase."""
    rest = position.waiting >> SEAT_BITS
    if rest:
        position.waiting = rest
    elif position.phase == PHASE_REST:
        next_round(position)
    elif position.phase == PHASE_CHOOSE_LAND and position.options.is_advanced:
        position.phase = PHASE_PROMISES
        position.waiting = position.order
    elif position.turn:
        position.phase = PHASE_TURN
        position.waiting = position.order
    elif position.options.is_solo:
        draw_hand(position)
    else:
        position.phase = PHASE_TURN
        position.waiting = position.order
        position.turn = 1


def _put_back(position: Position, slot: i64) -> None:
    if not position.options.is_solo:
        position.asked = with_last(position.asked, slot)
        return
    design = _take(position, slot) - 1
    if gathers(position):
        position.supply.set_aside(design)
    else:
        position.supply.put_back(design)
    _settle_hand(position)


def _settle_hand(position: Position) -> None:
    """Begin the next turn of a solo player when the hand is empty."""
    if position.rack == 0:
        draw_hand(position)


# --- The legal actions of a position, in the order in which the model lists them


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
