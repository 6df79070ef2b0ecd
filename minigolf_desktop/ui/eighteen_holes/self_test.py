"""What 18 Holes tests of itself: its content, and a turn of two players."""

from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell

GOLFER = 18
"""Seed of what the golfer does not care about."""

SHOTS = 12
"""Actions that are taken: more than one turn of both players."""


def belongings() -> str:
    """Check all content; return how much there is."""
    box = load_box(resource("eighteen_holes"))
    return f"{len(box.clubs)} clubs, {len(box.presets)} golf courses"


def turns() -> tuple[ScriptedTurn, ...]:
    """Return a turn of the game that is proposed."""
    return (ScriptedTurn("18 Holes", _tee_off, "GolfTable"),)


def _tee_off(shell: GolfShell) -> None:
    """Begin the game proposed, and play."""
    choice = shell.window.screen_shown
    if not isinstance(choice, GolfChoiceScreen):
        raise Failed("no game is set up")
    choice.main_button.click()
    session = shell.session
    if session is None:
        raise Failed("no game is open")
    golfer = GreedyGolfer(GOLFER)
    for _ in range(SHOTS):
        view = session.seen_by(session.view.seat)
        session.play(golfer.choose(view, session.legal))
