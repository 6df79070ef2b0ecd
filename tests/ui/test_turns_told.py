"""A turn that passes, a new round, the final phase: told in one banner, in all three games."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.model.designer import FinalPhaseBegun, Pass, Setup
from minigolf_desktop.model.eighteen_holes.moves import Phase as GolfPhase
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import Phase as PuttPhase
from minigolf_desktop.model.putt_dice import Roll
from minigolf_desktop.ui.common.widgets.banner import Banner
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

Key = Qt.Key

TWO = (Seat("Odile", "red"), Seat("Marek", "blue"))


def banner_of(player) -> Banner:
    """Return the one banner of the screen that is shown."""
    banners = [one for one in player.screen.findChildren(Banner) if one.parent() is player.screen]
    return banners[-1]


def told(player) -> list[str]:
    """Return the lines of the banner while it is seen."""
    if not player.screen.findChildren(Banner):
        return []
    banner = banner_of(player)
    return [f"{one.title}: {one.note}" for one in banner.headlines] if banner.isVisible() else []


@pytest.fixture
def table(player):
    """A family game of two at the table; return its session."""
    player.flow.new_game()
    shell = player.flow.shell
    shell.begin(WantedGame(Setup(players=TWO), "77"))
    session, chance = shell.open_session, random.Random(5)
    while player.screen_name != "DesignerTable":
        session.play(random_action(session.rules, session.match.state, chance))
    return session


def test_designer_tells_whose_turn_it_is_with_the_colour(player, table, qtbot):
    first = table.seat
    table.play(Pass())
    qtbot.waitUntil(lambda: player.screen.wing.is_my_turn)
    other = TWO[1 - first]
    assert told(player) == [f"{other.name}, your turn: choose a tile"]
    assert banner_of(player).headlines[0].colours == (other.colour,)


def test_designer_tells_a_new_round(player, table, qtbot):
    while table.table.turn == 1:
        table.play(random_action(table.rules, table.match.state, random.Random(2)))
        qtbot.waitUntil(lambda: player.screen.wing.is_my_turn)
    assert told(player) and "round 2" in told(player)[0]


def test_designer_tells_the_final_phase(player, table, qtbot):
    while not any(isinstance(event, FinalPhaseBegun) for event in table.match.log[-1]):
        table.play(Pass())
        qtbot.waitUntil(lambda: player.screen.wing.is_my_turn)
    assert "the final phase begins" in told(player)[0]


def test_the_banner_of_a_turn_ends_with_the_next_action(player, table, qtbot):
    table.play(Pass())
    qtbot.waitUntil(lambda: bool(told(player)))
    before = told(player)
    table.play(Pass())
    assert told(player) != before


def test_putt_dice_tells_whose_turn_it_is(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_2)
    player.screen.main_button.click()
    session = player.flow.shell_of(PUTT_DICE).open_session
    first = session.to_move
    while session.to_move == first:
        answers = player.screen.wing.meadow.console.answers()
        if answers:
            answers[0].click()
        elif session.view.phase is PuttPhase.PUTT:
            session.play(Roll(session.best_dice))
    assert told(player)[0].endswith("stroke 1") and ", your turn: Hole 1" in told(player)[0]


def test_18_holes_tells_whose_turn_it_is_and_lays_nothing_over_the_course(player):
    player.click("18 Holes: New")
    choice = player.screen
    choice.players.choose(3)
    choice.options.choose(ClubChoice.FIRST_GAME)
    choice.options.seed.field.setText("7")
    choice.main_button.click()
    session, golfer = player.flow.shell_of(EIGHTEEN_HOLES).open_session, GreedyGolfer(7)
    while session.match.state.phase is not GolfPhase.ACT:
        player.press(Key.Key_Return)
        session.play(golfer.choose(session.seen_by(session.match.state.seat), session.legal))
    screen = player.screen
    assert any(", your turn: " in line for line in told(player))
    lowest = banner_of(player).geometry().bottom()
    assert lowest <= screen.wing.board.view.geometry().top() + screen.look.px(20)


def test_a_toast_of_the_table_ends_with_its_step(player, table):
    player.screen.say("That is not allowed.")
    assert player.screen.wing.panels.toast.isVisible()
    table.play(Pass())
    assert not player.screen.wing.panels.toast.isVisible()


@pytest.mark.quick
def test_a_toast_of_the_window_ends_with_its_screen(player):
    player.window.say("Saved.")
    assert [one.isVisible() for one in player.window.findChildren(Toast)] == [True]
    player.flow.new_game()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(one.parent() is player.window for one in player.window.findChildren(Toast))
