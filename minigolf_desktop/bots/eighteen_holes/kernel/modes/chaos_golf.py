"""Chaos Golf and Chaos Teams: greens are claimed in any order (pages 19 and 20)."""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    CHAOS_TEAMS,
    LUCKY_A,
    LUCKY_B,
    NO_FACE,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import award, end_game
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position

FIRST_TOKEN: Final = 5
FLAGS_TO_WIN: Final = 10


def may_claim(position: Position, seat: i64, hole: i64) -> bool:
    """Return whether a seat may take a token: there is one, and it has none of this green."""
    return bool(position.tokens[hole]) and not position.players[seat].claimed >> hole & 1


def claim(position: Position, seat: i64, hole: i64) -> None:
    """Give a seat the largest token of a green, if it may have one (ruling H25)."""
    if not may_claim(position, seat, hole):
        return
    values = position.tokens[hole]
    position.tokens[hole] = values[1:]
    refresh(position, seat)
    award(position, seat, hole, values[:1])


def refresh(position: Position, seat: i64) -> None:
    """Let a golfer do again what it may do once a hole."""
    face = position.face_of(seat)
    if face == NO_FACE:
        return
    for ball in position.balls_of(seat):
        position.balls[ball].turns = 0
    player = position.players[seat]
    player.spent = False
    if face not in (LUCKY_A, LUCKY_B):
        player.turned = False


def is_decided(position: Position) -> bool:
    """Return whether the game of teams ends at once: one has ten flags, or none is left."""
    if position.table.mode == CHAOS_TEAMS:
        for player in position.players:
            if player.points >= FLAGS_TO_WIN:
                return True
    return not any_tokens(position)


def any_tokens(position: Position) -> bool:
    """Return whether a token lies on any green."""
    return any(values for values in position.tokens)


def any_first_token(position: Position) -> bool:
    """Return whether a five-point token is left."""
    return any(values and values[0] == FIRST_TOKEN for values in position.tokens)


def round_over(position: Position) -> None:
    """End the game when no five-point token is left; other tokens are ignored then."""
    if not any_first_token(position):
        end_game(position)
