"""A scripted turn of 18 Holes: two players tee off."""

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import GreedyGolfer
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.testing_hand import Failed, ScriptedTurn
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.house.flow import Flow

GOLFER = 18
"""Seed of what the golfer does not care about."""

SHOTS = 12
"""Actions that are taken: more than one turn of both players."""


def _tee_off(window: MainWindow, flow: Flow) -> None:
    """Begin the game proposed, and play."""
    flow.eighteen_holes()
    choice = window.screen_shown
    if not isinstance(choice, GolfChoiceScreen):
        raise Failed("no game is set up")
    choice.main_button.click()
    session = _session(flow)
    golfer = GreedyGolfer(GOLFER)
    for _ in range(SHOTS):
        view = session.seen_by(session.view.seat)
        session.play(golfer.choose(view, session.legal))


def _session(flow: Flow) -> GolfSession:
    session = flow.golf_flow().session
    if session is None:
        raise Failed("no game is open")
    return session


EIGHTEEN_HOLES = ScriptedTurn(
    "18 Holes",
    play=_tee_off,
    match=lambda window, flow: _session(flow).match,
    screen="GolfRoundScreen",
)
