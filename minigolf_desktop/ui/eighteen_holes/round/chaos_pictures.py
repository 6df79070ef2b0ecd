"""What board, strip and order of play show in the chaos modes: pure functions of a view."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import RIVAL_NAMES
from minigolf_desktop.ui.eighteen_holes.board.picture import FlagPicture
from minigolf_desktop.ui.eighteen_holes.round.goals import (
    NEAREST,
    chooses_extra_turn,
    goals,
    known_target,
    nearest_goals,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.text.chaos import golfer_mark
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name
from minigolf_desktop.ui.eighteen_holes.widgets import OrderRow, StripPlayer, Turn
from minigolf_desktop.ui.eighteen_holes.widgets.goal_list import MOST, GoalRow
from minigolf_desktop.ui.eighteen_holes.widgets.rivals_panel import RivalRow
from minigolf_desktop.ui.eighteen_holes.widgets.takers import takers_of

translate = QCoreApplication.translate

WITH_TOKENS = frozenset({Mode.CHAOS, Mode.SOLO_CHAOS})
"""Chaos modes in which greens are worth 5 and 2 points; in the others they have a flag each."""
RIVAL_KEYS = ("7", "8", "9")
"""Keys that turn the club of an opponent over."""
POINTED_OUT = frozenset({Phase.SELECT, Phase.EXTRA, Phase.ACT, Phase.NAME, Phase.CHOOSE})
"""Phases in which the nearest greens of the player to move are red."""
BIG_HIT = frozenset({Phase.FOLLOW, Phase.THROW})
"""Phases of a big hit between the draw and the shot."""


def chaos_flag(view: View, hole: int, offer: Offer) -> FlagPicture:
    """Return a green: its flag until all is taken, who aims at it, what it is worth."""
    table = view.table
    left = view.tokens[hole] if hole < len(view.tokens) else ()
    near = nearest_goals(view, offer.who) if view.phase in POINTED_OUT else ()
    return FlagPicture(
        hole,
        table.field.hexes[table.field.greens[hole]],
        str(hole + 1),
        in_play=hole == offer.green or hole in {goal.hole for goal in near},
        winners=() if left else takers_of(view, hole),
        tokens=left if table.setup.mode in WITH_TOKENS else (),
        seekers=_seekers(view, hole, offer),
        aimed=hole in offer.greens or _is_own_target(view, hole, offer),
    )


def _seekers(view: View, hole: int, offer: Offer) -> tuple[str, ...]:
    """Return who is known to make for a green: opponents, and the player who looks on alone."""
    found = tuple(
        RIVAL_NAMES[number] for number, rival in enumerate(view.rivals) if rival.target == hole
    )
    return found + ((colour_of(offer.who),) if _is_own_target(view, hole, offer) else ())


def _is_own_target(view: View, hole: int, offer: Offer) -> bool:
    return known_target(view, offer.who) == hole and shows_target(view, offer)


def shows_target(view: View, offer: Offer) -> bool:
    """Return whether the secret target of the player at the lower left may be shown."""
    return offer.is_private or view.table.setup.open_choices


def rival_players(view: View) -> list[StripPlayer]:
    """Return the opponents as they stand on the strip."""
    return [
        StripPlayer(rival_name(number), RIVAL_NAMES[number], str(rival.points))
        for number, rival in enumerate(view.rivals)
    ]


def rival_rows(view: View, revealed: Sequence[int]) -> list[RivalRow]:
    """Return the opponents for their panel; ``revealed`` are those whose club may be shown."""
    clubs = view.table.box.clubs
    return [
        RivalRow(
            number,
            rival.points,
            rival.target,
            view.tokens[rival.target] if rival.target != NONE else (),
            clubs[rival.club] if rival.club != NONE else None,
            RIVAL_KEYS[number] if number in revealed else "",
        )
        for number, rival in enumerate(view.rivals)
    ]


def goal_rows(view: View, offer: Offer) -> list[GoalRow]:
    """Return the nearest greens of the player at the lower left, the secret target first."""
    found = goals(view, offer.who)
    if view.phase is Phase.TARGET:
        found = tuple(goal for goal in found if goal.hole in offer.greens)
    target = known_target(view, offer.who) if shows_target(view, offer) else NONE
    near = {goal.hole for goal in found[:NEAREST]}
    shown = sorted(found, key=lambda goal: goal.hole != target)[:MOST]
    teams = view.table.teams
    return [
        GoalRow(
            goal.hole,
            goal.far,
            goal.tokens if view.table.setup.mode in WITH_TOKENS else (),
            goal.hole in near,
            colour_of(offer.who) if goal.hole == target else "",
            golfer_mark(goal.ball) if teams else "",
            colour_of(offer.who),
        )
        for goal in shown
    ]


def looked_at(view: View, offer: Offer) -> list[int]:
    """Return the places that matter to who hits: golfers, nearest greens."""
    greens = view.table.field.greens
    if offer.view is not None:
        targets = [rival.target for rival in view.rivals if rival.target != NONE]
        return [greens[hole] for hole in ([offer.green] if offer.green != NONE else targets)]
    if view.phase not in POINTED_OUT | BIG_HIT:
        return []
    # The neighbour who throws a card away looks at the shot of another.
    who = offer.who if offer.owner == NONE else offer.owner
    balls = (view.ball,) if view.ball != NONE else view.table.balls_of(who)
    found = [view.balls[ball].place for ball in balls]
    found += [greens[goal.hole] for goal in nearest_goals(view, who)]
    if shows_target(view, offer) and known_target(view, offer.who) != NONE:
        found.append(greens[known_target(view, offer.who)])
    return found


# --- extra turns


def extra_rows(
    view: View, names: Sequence[str], doings: dict[int, str], offer: Offer
) -> list[OrderRow]:
    """Return who is done, whose extra turn it is, and who waits for one, in that order."""
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    seat = view.table.seat_of(ball)
    waiting = [one for one in view.extra if view.players[view.table.seat_of(one)].clubs]
    travelling = {seat, *(view.table.seat_of(one) for one in waiting)}
    done = [one for one in dict.fromkeys(view.played) if one not in travelling]
    rows = [
        OrderRow(names[one], colour_of(one), Turn.DONE, words=doings.get(one, "")) for one in done
    ]
    club = None
    if not chooses_extra_turn(view) and view.used[seat] != NONE:
        club = view.table.box.clubs[view.used[seat]]
    rows.append(
        OrderRow(_short_name(ball, view, names), colour_of(seat), Turn.NOW, club, offer.doing)
    )
    return rows + [
        OrderRow(
            _short_name(one, view, names),
            colour_of(view.table.seat_of(one)),
            Turn.WAITS,
            words=translate("golf round", "extra turn to come"),
        )
        for one in waiting
    ]


def _short_name(ball: int, view: View, names: Sequence[str]) -> str:
    """Return a name for the narrow column: in a team with the figure of the golfer."""
    name = names[view.table.seat_of(ball)]
    return f"{name} {golfer_mark(ball)}" if view.table.teams else name
