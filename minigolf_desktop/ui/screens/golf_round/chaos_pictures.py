"""What board, strip and order of play show in the chaos modes: pure functions of a view."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.standings import winners_of
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.art.golf_cards.tokens import RIVAL_NAMES
from minigolf_desktop.ui.boards.hexes.picture import FlagPicture
from minigolf_desktop.ui.screens.golf_round.goals import known_target, nearest_goals
from minigolf_desktop.ui.screens.golf_round.offer import Offer
from minigolf_desktop.ui.screens.golf_round.seats import colour_of
from minigolf_desktop.ui.text.golf_chaos import golfer_of
from minigolf_desktop.ui.text.golf_modes import rival_name
from minigolf_desktop.ui.widgets.golf_cards import OrderRow, StripPlayer, Turn

translate = QCoreApplication.translate

WITH_TOKENS = frozenset({Mode.CHAOS, Mode.SOLO_CHAOS})
"""Chaos modes in which greens are worth 5 and 2 points; in the others they have a flag each."""
POINTED_OUT = frozenset({Phase.SELECT, Phase.EXTRA, Phase.ACT, Phase.NAME, Phase.CHOOSE})
"""Phases in which the nearest greens of the player to move are red."""


def takers_of(view: View, hole: int) -> tuple[str, ...]:
    """Return the shapes of players and opponents who have something of a hole."""
    rivals = tuple(
        RIVAL_NAMES[number]
        for number, rival in enumerate(view.rivals)
        if any(where == hole for where, _ in rival.taken)
    )
    return tuple(map(colour_of, winners_of(view, hole))) + rivals


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
        aimed=hole in offer.greens,
    )


def _seekers(view: View, hole: int, offer: Offer) -> tuple[str, ...]:
    """Return who is known to make for a green: opponents, and the player who looks on alone."""
    found = tuple(
        RIVAL_NAMES[number] for number, rival in enumerate(view.rivals) if rival.target == hole
    )
    if known_target(view, offer.who) == hole and shows_target(view, offer):
        found += (colour_of(offer.who),)
    return found


def shows_target(view: View, offer: Offer) -> bool:
    """Return whether the secret target of the player at the lower left may be shown."""
    return offer.is_private or view.table.setup.open_choices


def rival_players(view: View) -> list[StripPlayer]:
    """Return the opponents as they stand on the strip."""
    return [
        StripPlayer(rival_name(number), RIVAL_NAMES[number], str(rival.points))
        for number, rival in enumerate(view.rivals)
    ]


# --- extra turns


def in_extra_turns(view: View) -> bool:
    """Return whether the turns of the round are over and extra turns are taken."""
    if view.table.setup.mode not in CHAOS_MODES:
        return False
    again = bool(view.order) and view.order[0] in view.played
    return view.phase is Phase.EXTRA or again


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
    if view.phase is not Phase.EXTRA and view.used[seat] != NONE:
        club = view.table.box.clubs[view.used[seat]]
    rows.append(
        OrderRow(golfer_of(ball, view.table, names), colour_of(seat), Turn.NOW, club, offer.doing)
    )
    return rows + [
        OrderRow(
            golfer_of(one, view.table, names),
            colour_of(view.table.seat_of(one)),
            Turn.WAITS,
            words=translate("golf round", "extra turn to come"),
        )
        for one in waiting
    ]
