"""Solo Chaos Golf: the player against three automatic opponents (pages 24 and 25, ruling H12)."""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import KIND_BITS, REVEAL_CLUB
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import NONE
from minigolf_desktop.bots.eighteen_holes.kernel.drawing import shuffled
from minigolf_desktop.bots.eighteen_holes.kernel.modes.chaos_golf import (
    any_first_token,
    claim,
    may_claim,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import end_with
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position

RIVALS: Final = 3
RIVAL_CLUBS: Final = 5
PLAYER: Final = 0
COMBINED = "C"


def deal_rivals(position: Position) -> None:
    """Deal targets and clubs to the opponents and shuffle the solo deck."""
    holes = len(position.tokens)
    each = holes // RIVALS
    targets = shuffled(position, bytes(range(holes)))
    left = position.table.pool & ~position.players[PLAYER].hand
    clubs = shuffled(position, bytes(clubs_of(left)))
    deck = shuffled(position, position.table.solo_deck)
    for number in range(RIVALS):
        rival = position.rivals[number]
        rival.targets = targets[number * each : (number + 1) * each]
        rival.clubs = clubs[number * RIVAL_CLUBS : (number + 1) * RIVAL_CLUBS]
    position.has_solo = True
    position.solo_deck = deck[1:]
    position.solo_card = deck[0]
    position.solo_place = 0


def add_reveals(found: list[int], position: Position) -> None:
    """Add the clubs of opponents that may be turned over: in a combined turn (page 25)."""
    if position.scored or not is_combined(position):
        return
    for number, rival in enumerate(position.rivals):
        if rival.targets and not rival.shown:
            found.append(REVEAL_CLUB << KIND_BITS | number)


def is_combined(position: Position) -> bool:
    """Return whether the opponents score in this turn."""
    if not position.has_solo:
        return False
    turns = position.table.solo_turns[position.solo_card]
    return turns[position.solo_place] == COMBINED


def on_green(position: Position, hole: i64) -> None:
    """Score at once, but in a combined turn only after the opponents."""
    if position.scored or not is_combined(position):
        claim(position, PLAYER, hole)


def turns_over(position: Position) -> None:
    """Score a combined turn, before the extra turns of fast travel."""
    if not is_combined(position):
        return
    mine = position.table.ground.hole_at[position.balls[PLAYER].place]
    for number in range(RIVALS):
        rival = position.rivals[number]
        if rival.targets:
            hole = rival.targets[0]
            if hole == mine and may_claim(position, PLAYER, hole):
                _compete(position, number, hole)
            else:
                _rival_scores(position, number, hole)
    if mine != NONE:
        claim(position, PLAYER, mine)
    _next_targets(position)


def round_over(position: Position) -> None:
    """End the game with the last five-point token, or move the marker on."""
    turns = position.table.solo_turns[position.solo_card]
    is_last = position.solo_place + 1 == len(turns)
    deck = position.solo_deck
    if not any_first_token(position) or (is_last and not deck):
        points: list[int] = [position.players[PLAYER].points]
        for rival in position.rivals:
            points.append(rival.points)
        end_with(position, points)
    elif is_last:
        position.solo_deck = deck[1:]
        position.solo_card = deck[0]
        position.solo_place = 0
    else:
        position.solo_place += 1


def _compete(position: Position, number: i64, hole: i64) -> None:
    """Let the lower initiative take the larger token; the opponent's club is turned over."""
    rival = position.rivals[number]
    rival.shown = True
    initiative = position.table.cards.initiative
    mine = position.players[PLAYER].used
    if mine == NONE or initiative[rival.clubs[0]] < initiative[mine]:
        _rival_scores(position, number, hole)
        claim(position, PLAYER, hole)
    else:
        claim(position, PLAYER, hole)
        _rival_scores(position, number, hole)


def _rival_scores(position: Position, number: i64, hole: i64) -> None:
    """Give an opponent the largest token left on a green."""
    values = position.tokens[hole]
    if not values:
        return
    rival = position.rivals[number]
    rival.points += values[0]
    rival.taken = rival.taken + SINGLE[hole] + SINGLE[values[0]]
    position.tokens[hole] = values[1:]


def _next_targets(position: Position) -> None:
    """Show the opponents' next targets; clubs that were turned over go under the others."""
    for rival in position.rivals:
        rival.past = rival.past + rival.targets[:1]
        rival.targets = rival.targets[1:]
        if rival.shown:
            rival.clubs = rival.clubs[1:] + rival.clubs[:1]
            rival.known = min(rival.known + 1, len(rival.clubs))
            rival.shown = False
