"""The curtain before a club is chosen: who is next, and who has chosen."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import NONE, State
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names, players_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

translate = QCoreApplication.translate


def curtain_for(look: Look, session: GolfSession) -> CurtainScreen:
    """Return the curtain before the seat to move; raises ValueError where nobody is to choose."""
    state = session.state
    if session.seat is None:
        raise ValueError("nobody is to choose a club")
    players = players_of(state.table.setup)
    states = _targets(state) if state.phase is Phase.TARGET else _clubs(state)
    states[session.seat] = SeatState.NOW
    seats = sorted(states)
    return CurtainScreen(
        look,
        [players[seat] for seat in seats],
        [states[seat] for seat in seats],
        _words(session, session.seat),
    )


def _clubs(state: State) -> dict[int, SeatState]:
    """Return by seat who has put a club face down, and who is to."""
    states = dict.fromkeys(state.waiting, SeatState.WAITS)
    done = {seat: SeatState.DONE for seat in state.alive if state.chosen[seat] != NONE}
    return states | done


def _targets(state: State) -> dict[int, SeatState]:
    """Return by seat who has a secret target, and who is to draw one."""
    states = {seat: SeatState.DONE for seat in state.alive if state.players[seat].target != NONE}
    return states | dict.fromkeys(state.pending, SeatState.WAITS)


def _words(session: GolfSession, seat: int) -> Handover:
    state = session.state
    name = player_names(state.table.setup)[seat]
    ball = state.balls[state.table.balls_of(seat)[0]]
    if state.table.setup.mode in CHAOS_MODES:
        return _chaos_words(session, name)
    where = translate("curtain", "Hole {hole}, turn {turn}")
    if state.table.setup.mode is Mode.STROKE:
        where = translate("curtain", "Hole {hole}, stroke {turn}")
    where = where.replace("{hole}", str(ball.hole + 1)).replace("{turn}", str(ball.turns + 1))
    return Handover(
        translate("curtain", "{name}, choose a club").replace("{name}", name),
        translate(
            "curtain", "Everybody else looks away.\nNothing shows before the button is pressed."
        ),
        translate("curtain", "I am {name}, show my hand").replace("{name}", name),
        where,
        translate("curtain", "chosen"),
        str(ball.hole + 1),
    )


def _chaos_words(session: GolfSession, name: str) -> Handover:
    """Return what the curtain says where greens are claimed in any order."""
    state = session.state
    left = sum(map(bool, state.tokens))
    where = translate("curtain", "Turn {round}, %n greens left", "", left)
    title = translate("curtain", "{name}, choose a club")
    action = translate("curtain", "I am {name}, show my hand")
    done = translate("curtain", "chosen")
    if state.phase is Phase.TARGET:
        title = translate("curtain", "{name}, keep a secret target")
        action = translate("curtain", "I am {name}, show the two greens")
        done = translate("curtain", "has a target")
    return Handover(
        title.replace("{name}", name),
        translate(
            "curtain", "Everybody else looks away.\nNothing shows before the button is pressed."
        ),
        action.replace("{name}", name),
        where.replace("{round}", str(max(1, state.round))),
        done,
        str(left),
    )
