"""What the mode of a game does at each step."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    CHAOS,
    CHAOS_TEAMS,
    KELLY,
    MATCH,
    RACING,
    SKINS,
    SOLO_CHAOS,
    STABLEFORD,
    STROKE,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes import (
    chaos_golf,
    counted_play,
    golf_racing,
    kelly_golf,
    match_play,
    skins,
    solo_chaos,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import reach, tee_off
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position


def begin_play(position: Position) -> None:
    """Put everybody on the first tee."""
    if position.table.mode == SOLO_CHAOS:
        solo_chaos.deal_rivals(position)
    tee_off(position, 0, position.alive)
    if position.table.mode == KELLY:
        position.pending = position.alive


def plays_on(position: Position, seat: i64) -> bool:
    """Return whether a seat takes part in the round that begins."""
    mode = position.table.mode
    if mode == SKINS:
        return seat in position.alive
    return mode >= CHAOS or not position.balls[seat].home


def on_green(position: Position, number: i64, hit: bool) -> None:
    """Let a golfer that comes to rest on any green have what that is worth."""
    mode = position.table.mode
    if mode < CHAOS:
        reach(position, number, hit)
        return
    hole = position.table.ground.hole_at[position.balls[number].place]
    seat = position.seat_of(number)
    if mode == KELLY:
        kelly_golf.on_green(position, hole, seat)
    elif mode == SOLO_CHAOS:
        solo_chaos.on_green(position, hole)
    else:
        chaos_golf.claim(position, seat, hole)


def is_decided(position: Position) -> bool:
    """Return whether the game ends at once, in the middle of a round."""
    mode = position.table.mode
    return (mode in (CHAOS_TEAMS, KELLY)) and chaos_golf.is_decided(position)


def turns_over(position: Position) -> None:
    """Take what follows when everybody had a turn, before the extra turns."""
    if position.table.mode == SOLO_CHAOS:
        solo_chaos.turns_over(position)


def round_over(position: Position) -> None:
    """Take what follows when everybody had a turn: scores, the next hole, the end."""
    mode = position.table.mode
    if mode == MATCH:
        match_play.round_over(position)
    elif mode in (STROKE, STABLEFORD):
        counted_play.round_over(position)
    elif mode == SKINS:
        skins.round_over(position)
    elif mode == RACING:
        golf_racing.round_over(position)
    elif mode == CHAOS:
        chaos_golf.round_over(position)
    elif mode == SOLO_CHAOS:
        solo_chaos.round_over(position)
