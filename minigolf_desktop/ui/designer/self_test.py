"""What Minigolf Designer tests of itself: its content, a turn alone, and one of three players."""

import random

from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import (
    ChooseLand,
    Mode,
    Phase,
    PutBack,
    Setup,
)
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.designer.scenes.showcase import finished_game
from minigolf_desktop.ui.designer.shell import DesignerShell

SEED = "self-test"

PLAYERS = (Seat("Odile", "red"), Seat("Marek", "blue"), Seat("Sol", "yellow"))


def belongings() -> str:
    """Check all content, load a whole game; return how much there is."""
    content = load(resource("designer"))
    finished_game(DesignerBox().rules)
    return (
        f"{len(content.designs)} designs, {len(content.lands)} lands, "
        f"{len(content.clients)} clients"
    )


def turns() -> tuple[ScriptedTurn, ...]:
    """Return a turn alone and one of a group with promises."""
    return (
        ScriptedTurn("Minigolf Designer, solo", _play_alone, "TableScreen"),
        ScriptedTurn("Minigolf Designer, group", _play_together, "TableScreen"),
    )


def _play_alone(shell: DesignerShell) -> None:
    """Choose a land, place a tile and put the other one back into the bag."""
    shell.begin(WantedGame(Setup(), SEED))
    session = shell.session
    if session is None:
        raise Failed("no solo game is open")
    session.play(ChooseLand(0))
    session.play(session.placements[0])
    while session.phase is Phase.REST:
        session.play(PutBack(next(slot for slot, tile in enumerate(session.tiles) if tile >= 0)))
    if len(session.course.tiles if session.course else ()) != 1:
        raise Failed("no tile was placed")


def _play_together(shell: DesignerShell) -> None:
    """Choose lands and promises, and let everybody take a turn."""
    shell.begin(WantedGame(Setup(players=PLAYERS, mode=Mode.ADVANCED, expansion=True), SEED))
    session = shell.session
    if session is None:
        raise Failed("no game of a group is open")
    chance = random.Random(SEED)
    while session.phase is not Phase.TURN or session.table.turn < 2:
        session.play(random_action(session.rules, session.view(session.seat), chance))
    # The table hands over when its tile has landed, and nobody waits for that here.
    shell.show()
