"""Skins: greens are worth 1, 2 or 5 points, and a tied green moves on as a jackpot (page 22)."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import NONE, PLACE_TOKEN
from minigolf_desktop.bots.eighteen_holes.kernel.drawing import shuffled
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import (
    award,
    end_game,
    reachers,
    tee_off,
    write_cards,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position
from minigolf_desktop.model.eighteen_holes.modes.skins import SMALL_SKINS

BIG_SKIN = SINGLE[5]


def place_token(position: Position, hole: i64) -> None:
    """Put the five-point token of the seat to move on a green; after all, draw the small ones."""
    position.tokens[hole] += BIG_SKIN
    seat = position.seat + 1
    if seat < position.table.seats:
        position.phase = PLACE_TOKEN
        position.seat = seat
        return
    small = shuffled(position, SMALL_SKINS)
    drawn = 0
    for number in range(len(position.tokens)):
        if not position.tokens[number]:
            position.tokens[number] = SINGLE[small[drawn]]
            drawn += 1
    position.seat = NONE


def round_over(position: Position) -> None:
    """Give the tokens to the one who reached the green alone, or move them on as a jackpot."""
    arrived = reachers(position)
    if not arrived:
        return
    hole = position.balls[arrived[0]].hole
    if position.tie_break:
        _tie_break_over(position, hole, arrived)
        return
    write_cards(position, position.alive)
    if hole + 1 == len(position.tokens):
        _last_hole_over(position, hole, arrived)
        return
    if len(arrived) == 1:
        _claim(position, arrived[0], hole)
    else:
        _move_tokens(position, hole, hole + 1)
    tee_off(position, hole + 1, position.alive)


def _claim(position: Position, seat: i64, hole: i64) -> None:
    values = position.tokens[hole]
    position.tokens[hole] = b""
    award(position, seat, hole, values)


def _move_tokens(position: Position, hole: i64, onto: i64) -> None:
    values = position.tokens[hole]
    if values:
        position.tokens[hole] = b""
        position.tokens[onto] = bytes(sorted(position.tokens[onto] + values, reverse=True))


def _last_hole_over(position: Position, hole: i64, arrived: bytes) -> None:
    """End the game, or break a tie: of the last hole if it decides, else of the points."""
    if len(arrived) == 1:
        _claim(position, arrived[0], hole)
    elif _decides(position, hole, arrived):
        _begin_tie_break(position, hole, arrived)
        return
    leaders = _leaders(_points(position))
    if len(leaders) == 1:
        end_game(position)
    else:
        _begin_tie_break(position, hole, leaders)


def _decides(position: Position, hole: i64, arrived: bytes) -> bool:
    """Return whether the winner depends on which tied player takes the jackpot."""
    points = _points(position)
    before = _leaders(points)
    jackpot = sum(position.tokens[hole])
    for seat in arrived:
        after = points[:]
        after[seat] += jackpot
        if _leaders(after) != before:
            return True
    return False


def _begin_tie_break(position: Position, hole: i64, seats: bytes) -> None:
    """Send the tied seats to the first tee with full hands, the jackpot on its green."""
    for seat in seats:
        player = position.players[seat]
        player.hand |= player.discard
        player.shown |= player.discard
        player.discard = 0
        player.turned = False
    position.alive = seats
    position.tie_break = True
    _move_tokens(position, hole, 0)
    tee_off(position, 0, seats)


def _tie_break_over(position: Position, hole: i64, arrived: bytes) -> None:
    """End the game if one player reached the green alone; else go on with those who tied."""
    if len(arrived) == 1:
        jackpot = position.tokens[hole]
        _claim(position, arrived[0], hole)
        position.alive = arrived
        leaders = _leaders(_points(position))
        if jackpot and len(leaders) > 1:
            _begin_tie_break(position, hole, leaders)
        else:
            end_game(position)
        return
    following = (hole + 1) % len(position.tokens)
    _move_tokens(position, hole, following)
    position.alive = arrived
    tee_off(position, following, arrived)


def _points(position: Position) -> list[int]:
    found: list[int] = []
    for player in position.players:
        found.append(player.points)
    return found


def _leaders(points: list[int]) -> bytes:
    most = max(points)
    found = b""
    for seat in range(len(points)):
        if points[seat] == most:
            found += SINGLE[seat]
    return found
