"""What a legal action does to a position (see the model's ``turns``, ``answers`` and ``solo``)."""

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import (
    CHOOSE_LAND,
    COLLECT,
    DISCARD,
    DONE,
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    PASS,
    PHASE_CHOOSE_LAND,
    PHASE_PROMISES,
    PHASE_REST,
    PHASE_TURN,
    PUT_BACK,
    RESERVE,
    SEAT,
    SEAT_BITS,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
)
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    COLLECTED,
    LAID,
    TOOK_LAND,
    Position,
    with_last,
)
from minigolf_desktop.bots.designer.kernel.rounds import (
    draw_hand,
    end_game,
    end_round,
    gathers,
    next_round,
)


def do(position: Position, action: i64) -> None:
    """Do an action of those that :mod:`legal` lists: none is refused."""
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
