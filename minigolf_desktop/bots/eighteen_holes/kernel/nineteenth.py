"""The 19th: a shared first place is played off on the way to the clubhouse (ruling H34).

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.modes.nineteenth`: what changes
there changes here.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import NONE, OVER, TARGET, bit_of
from minigolf_desktop.bots.eighteen_holes.kernel.modes import tee_off
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position

MOST_ROUNDS: Final = 36


def who_may_play(position: Position) -> bytes:
    """Return the seats that share the first place of a game just over, where they may play on."""
    first = b""
    if position.phase == OVER and not position.nineteenth:
        for seat in range(position.table.seats):
            if position.ranks[seat] == 1:
                first += SINGLE[seat]
    return first if len(first) > 1 and position.table.ground.has_nineteenth else b""


def begin(position: Position) -> None:
    """Send those who share the first place from the last green on to the clubhouse."""
    seats = who_may_play(position)
    # Clubs that nobody came to play before the game was decided go back.
    for seat in position.order:
        player = position.players[seat]
        player.hand |= bit_of(player.chosen)
        player.shown |= bit_of(player.chosen)
    for player in position.players:
        player.chosen = NONE
        player.used = NONE
    position.table = position.table.for_nineteenth()
    position.phase = TARGET
    position.alive = seats
    position.waiting = b""
    position.order = b""
    position.played = b""
    position.extra = b""
    position.pending = b""
    position.nineteenth = seats
    position.ranks_before = position.ranks
    position.rounds_before = position.round
    position.ranks = b""
    tee_off(position, len(position.table.ground.greens) - 1, seats)


def on_green(position: Position, number: i64) -> None:
    """Note who is in the clubhouse."""
    ball = position.balls[number]
    if ball.place == position.table.ground.greens[ball.hole]:
        ball.home = True
        ball.lying = False


def round_over(position: Position) -> None:
    """End it once somebody is there, or nobody is after the last round."""
    first: i64 = NONE
    fewest: i64 = 0
    # Who played first in the round comes first of equals.
    for seat in position.played:
        for number in position.balls_of(seat):
            ball = position.balls[number]
            strokes = 0 if position.table.teams else ball.turns
            if ball.home and (first == NONE or strokes < fewest):
                first = seat
                fewest = strokes
    if first == NONE and position.round - position.rounds_before < MOST_ROUNDS:
        return
    ranks = position.ranks_before
    if first != NONE:
        ranks = b""
        for seat, rank in enumerate(position.ranks_before):
            ranks += SINGLE[2] if rank == 1 and seat != first else SINGLE[rank]
    position.ranks = ranks
    position.phase = OVER
    position.seat = NONE
