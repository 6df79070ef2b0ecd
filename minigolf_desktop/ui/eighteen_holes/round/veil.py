"""The curtain before a club is chosen: who is next, and who has chosen."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.view import View, is_choosing
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round.goals import chooses_extra_turn
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names, players_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

translate = QCoreApplication.translate


def curtain_for(look: Look, session: GolfSession) -> CurtainScreen:
    """Return the curtain before the seat to move; raises ValueError where nobody is to choose."""
    view = session.view
    if session.seat is None:
        raise ValueError("nobody is to choose a club")
    players = players_of(view.table.setup)
    states = {session.seat: SeatState.NOW}
    if is_choosing(view) or view.phase is Phase.TARGET:
        waiting = view.pending if view.phase is Phase.TARGET else view.waiting
        done = dict.fromkeys(session.decided, SeatState.DONE)
        states = done | dict.fromkeys(waiting, SeatState.WAITS) | states
    seats = sorted(states)
    return CurtainScreen(
        look,
        [players[seat] for seat in seats],
        [states[seat] for seat in seats],
        _words(view),
    )


def look_away() -> str:
    """Return what a curtain asks of those who wait."""
    return translate(
        "curtain", "Everybody else looks away.\nNothing shows before the button is pressed."
    )


def _words(view: View) -> Handover:
    setup = view.table.setup
    name = player_names(setup)[view.seat]
    if setup.mode in CHAOS_MODES:
        return _chaos_words(view, name)
    if view.phase is Phase.DECLARE:
        return _before_the_first_tee(view, name)
    ball = view.balls[view.seat]
    where = translate("curtain", "Hole {hole}, turn {turn}")
    if setup.mode is Mode.STROKE:
        where = translate("curtain", "Hole {hole}, stroke {turn}")
    where = where.replace("{hole}", str(ball.hole + 1)).replace("{turn}", str(ball.turns + 1))
    return Handover(
        _title(view).replace("{name}", name),
        look_away(),
        translate("curtain", "I am {name}, show my hand").replace("{name}", name),
        where,
        translate("curtain", "chosen"),
        str(ball.hole + 1),
    )


def _title(view: View) -> str:
    """Return what is to be chosen without the others looking."""
    if view.phase is Phase.DECLARE:
        return translate("curtain", "{name}, which club never expires?")
    if chooses_extra_turn(view):
        return translate("curtain", "{name}, an extra turn?")
    if is_choosing(view):
        return translate("curtain", "{name}, choose a club")
    return translate("curtain", "{name}, choose a club to throw in")


def _before_the_first_tee(view: View, name: str) -> Handover:
    return Handover(
        _title(view).replace("{name}", name),
        look_away(),
        translate("curtain", "I am {name}, show my hand").replace("{name}", name),
        translate("curtain", "Before the first tee"),
        translate("curtain", "chosen"),
        str(len(view.table.setup.course.holes)),
    )


def _chaos_words(view: View, name: str) -> Handover:
    """Return what the curtain says where greens are claimed in any order."""
    left = sum(map(bool, view.tokens))
    where = translate("curtain", "Turn {round}, %n greens left", "", left)
    title = _title(view)
    action = translate("curtain", "I am {name}, show my hand")
    done = translate("curtain", "chosen")
    if view.phase is Phase.TARGET:
        title = translate("curtain", "{name}, keep a secret target")
        action = translate("curtain", "I am {name}, show the two greens")
        done = translate("curtain", "has a target")
    return Handover(
        title.replace("{name}", name),
        look_away(),
        action.replace("{name}", name),
        where.replace("{round}", str(max(1, view.round))),
        done,
        str(left),
    )
