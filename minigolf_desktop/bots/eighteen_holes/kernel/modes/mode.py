"""What the ways to play share (the model's module of the same name)."""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.clubs import bit_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    BUNJIL_A,
    BUNJIL_B,
    CHAOS,
    LUCKY_B,
    NONE,
    OVER,
    RACING,
    SKINS,
    SLICK_RIKESH_A,
    STROKE,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Player, Position

_MORE_THAN_ACES: Final = 65_536
"""More than anybody has hole-in-one tokens."""


def tee_off(position: Position, hole: i64, seats: bytes) -> None:
    """Move seats to the tee of a hole and take all effects of hazards from them (steps 8, 9)."""
    tee: i64 = position.table.ground.tees[hole]
    for seat in seats:
        for number in position.balls_of(seat):
            ball = position.balls[number]
            ball.place = tee
            ball.hole = hole
            ball.turns = 0
            ball.lying = False
            ball.home = False
        face = position.face_of(seat)
        if face in (BUNJIL_A, BUNJIL_B, SLICK_RIKESH_A):
            position.players[seat].turned = False
        elif face == LUCKY_B:
            position.players[seat].spent = False


def reach(position: Position, number: i64, hit: bool) -> None:
    """Take a golfer on the green of its hole out of play; a hole-in-one wins a token (step 7)."""
    ball = position.balls[number]
    if ball.place != position.table.ground.greens[ball.hole]:
        return
    ball.home = True
    ball.lying = False
    if hit and ball.turns == 1:
        position.players[number].aces += 1


def award(position: Position, seat: i64, hole: i64, values: bytes) -> None:
    """Give a seat tokens of a hole."""
    player = position.players[seat]
    for value in values:
        player.points += value
        player.taken = player.taken + SINGLE[hole] + SINGLE[value]
        player.claimed |= bit_of(hole)


def write_cards(position: Position, seats: bytes) -> None:
    """Write the turns that seats took on their hole on their score cards."""
    for seat in seats:
        player = position.players[seat]
        player.card = [*player.card, position.balls[seat].turns]


def reachers(position: Position) -> bytes:
    """Return the seats that are on the green of their hole."""
    arrived = b""
    for seat in position.alive:
        if position.balls[seat].home:
            arrived += SINGLE[seat]
    return arrived


def score_of(position: Position, seat: i64) -> i64:
    """Return what the game is decided by first, as players count it."""
    player = position.players[seat]
    return len(player.card) if position.table.mode == RACING else player.points


def end_game(position: Position) -> None:
    """End the game: equal merits share a rank."""
    merits: list[int] = []
    for seat, player in enumerate(position.players):
        merits.append(_merit(position, seat, player))
    end_with(position, merits)


def end_with(position: Position, merits: list[int]) -> None:
    """End the game with a rank for each of some merits."""
    ranks = b""
    for mine in merits:
        rank = 1
        for other in merits:
            if other > mine:
                rank += 1
        ranks += SINGLE[rank]
    position.ranks = ranks
    position.phase = OVER
    position.seat = NONE


def _merit(position: Position, seat: i64, player: Player) -> i64:
    """Return what places a seat at the end: the greatest is the first."""
    mode = position.table.mode
    if mode >= CHAOS:
        return player.points
    points = -player.points if mode == STROKE else score_of(position, seat)
    second = player.aces
    if mode == SKINS:
        second = 1 if position.tie_break and position.alive == SINGLE[seat] else 0
    return points * _MORE_THAN_ACES + second
