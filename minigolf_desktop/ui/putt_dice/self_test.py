"""A scripted turn of Putt Dice: two golfers on a course that comes with the program."""

from minigolf_desktop.bots.putt_dice.putting import BestPutter
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.testing_hand import Failed, ScriptedTurn
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.putt_dice.choice import PuttingChoiceScreen
from minigolf_desktop.ui.putt_dice.round import PuttingScreen
from minigolf_desktop.ui.putt_dice.session import PuttingSession

PUTTS = 4


def _putt(window: MainWindow, flow: Flow) -> None:
    """Begin a round on the course proposed, and putt."""
    flow.putt_dice()
    choice = window.screen_shown
    if not isinstance(choice, PuttingChoiceScreen):
        raise Failed("no courses are shown")
    choice.main_button.click()
    session = _session(window)
    putter = BestPutter(session.rules.dice)
    for _ in range(PUTTS):
        session.play(putter.choose(session.view))


def _session(window: MainWindow) -> PuttingSession:
    screen = window.screen_shown
    if not isinstance(screen, PuttingScreen):
        raise Failed("no round is open")
    return screen.session


PUTT_DICE = ScriptedTurn(
    "Putt Dice",
    play=_putt,
    match=lambda window, flow: _session(window).match,
    screen="PuttingScreen",
)
