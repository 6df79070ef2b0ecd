"""The racks of a group, the hand of a solo player, and visits (as in the model's ``rounds``)."""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import (
    PHASE_OVER,
    PHASE_PROMISES,
    PHASE_REST,
    PHASE_TURN,
    PROMISES,
    SEAT,
    SEAT_BITS,
    SLOT,
    SLOT_BITS,
    VISIT,
)
from minigolf_desktop.bots.designer.kernel.position import IDLE_ROUNDS, Position, holds
from minigolf_desktop.model.designer.bag import UNTAKEN_FOR_VISIT

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
    """Whether tiles not taken are laid aside until they bring the visit."""
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
