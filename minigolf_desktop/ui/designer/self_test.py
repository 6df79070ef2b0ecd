"""Scripted turns of Minigolf Designer: alone, and three players with promises."""

import random

from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.model.designer import (
    ChooseLand,
    Mode,
    Phase,
    PutBack,
    Setup,
)
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.testing_hand import Failed, ScriptedTurn
from minigolf_desktop.ui.designer.game import Game
from minigolf_desktop.ui.designer.group_game import GroupGame
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.designer.session import SoloSession
from minigolf_desktop.ui.house.flow import Flow

SEED = "self-test"

PLAYERS = (Seat("Odile", "red"), Seat("Marek", "blue"), Seat("Sol", "yellow"))


def _play_alone(window: MainWindow, flow: Flow) -> None:
    """Choose a land, place a tile and put the other one back into the bag."""
    flow.begin(WantedGame(Setup(), SEED))
    session = _solo(flow)
    session.play(ChooseLand(0))
    session.play(session.placements[0])
    while session.phase is Phase.REST:
        session.play(PutBack(next(slot for slot, tile in enumerate(session.tiles) if tile >= 0)))
    if len(session.course.tiles if session.course else ()) != 1:
        raise Failed("no tile was placed")


def _play_together(window: MainWindow, flow: Flow) -> None:
    """Choose lands and promises, and let everybody take a turn."""
    flow.begin(WantedGame(Setup(players=PLAYERS, mode=Mode.ADVANCED, expansion=True), SEED))
    session = _group(flow)
    chance = random.Random(SEED)
    while session.phase is not Phase.TURN or session.state.turn < 2:
        session.play(random_action(session.rules, session.state, chance))
    # The table hands over when its tile has landed, and nobody waits for that here.
    if flow.game is not None:
        flow.game.show()


def _solo(flow: Flow) -> SoloSession:
    if not isinstance(flow.game, Game):
        raise Failed("no solo game is open")
    return flow.game.session


def _group(flow: Flow) -> GroupSession:
    if not isinstance(flow.game, GroupGame):
        raise Failed("no game of a group is open")
    return flow.game.session


SOLO = ScriptedTurn(
    "Minigolf Designer, solo",
    play=_play_alone,
    match=lambda window, flow: _solo(flow).match,
    screen="TableScreen",
)
GROUP = ScriptedTurn(
    "Minigolf Designer, group",
    play=_play_together,
    match=lambda window, flow: _group(flow).match,
    screen="GroupTableScreen",
)
