"""What Putt Dice tests of itself: its content, and a turn of two players."""

from minigolf_desktop.bots.putt_dice.putting import BestPutter
from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.putt_dice.choice import PuttingChoiceScreen
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell

PUTTS = 4


def belongings() -> str:
    """Check the dice, load the courses; return how many there are."""
    load_dice(resource("putt_dice"))
    courses = shipped_courses(load())
    if not courses:
        raise Failed("courses to putt on are missing")
    return f"{len(courses)} courses"


def turns() -> tuple[ScriptedTurn, ...]:
    """Return a turn on a course that comes with the program."""
    return (ScriptedTurn("Putt Dice", _putt, "PuttingScreen"),)


def _putt(shell: PuttDiceShell) -> None:
    """Begin a round on the course proposed, and putt."""
    choice = shell.window.screen_shown
    if not isinstance(choice, PuttingChoiceScreen):
        raise Failed("no courses are shown")
    choice.main_button.click()
    session = shell.session
    if session is None:
        raise Failed("no round is open")
    putter = BestPutter(session.rules.dice)
    for _ in range(PUTTS):
        session.play(putter.choose(session.view))
