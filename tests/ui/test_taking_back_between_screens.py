"""A decision taken back leads to the screen on which it was made, whichever screen that is.

No screen hears of a state of a phase that it was not made for: the shell decides first.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from torture import games
from torture.games import Table

from minigolf_desktop.model.designer import ChooseLand, TakePromise
from minigolf_desktop.ui.designer.promises import PromiseCard

SEED = 20_261_128
MOVES = 12
Key = Qt.Key


def press(player, key):
    QTest.keyClick(player.window, key, Qt.KeyboardModifier.ControlModifier)
    QCoreApplication.processEvents()


@pytest.fixture
def begun(player, monkeypatch):
    """Begin a match for practice, in which what was drawn is no reason not to go back."""

    def begin(table: Table):
        setup_of = games._designer_setup
        monkeypatch.setattr(
            games, "_designer_setup", lambda table: replace(setup_of(table), practice=True)
        )
        games.begin(player.flow, table, SEED)
        return player.session

    return begin


def test_a_choice_of_land_is_taken_back_at_the_table_of_a_practice_game(player, begun):
    session = begun(Table("designer", "family", 1))
    assert player.screen_name == "LandChoiceScreen"
    session.play(ChooseLand(1))
    assert player.screen_name == "DesignerTable"
    press(player, Key.Key_Z)
    assert player.screen_name == "LandChoiceScreen"
    session.play(ChooseLand(2))
    assert player.screen_name == "DesignerTable"
    designer = session.match.state.designers[0]
    assert designer.course is not None
    assert designer.course.land is session.rules.lands[designer.dealt[2]]


def test_the_pointer_leaves_a_table_whose_choice_of_land_was_taken_back(player, begun):
    session = begun(Table("designer", "family", 1))
    session.play(ChooseLand(1))
    table = player.screen.wing
    QTest.keyClick(player.window, Key.Key_1)
    tool = table.desk.tool
    assert tool.spot is not None
    session.undo()
    assert player.screen_name == "LandChoiceScreen"
    tool.leave()
    tool.end()
    assert tool.spot is None


def taken(player):
    cards = player.screen.findChildren(PromiseCard)
    return [place for place, card in enumerate(cards) if card.is_taken]


def test_promises_that_are_made_and_taken_back_are_shown_on_their_cards(player, begun):
    session = begun(Table("designer", "advanced", 1))
    session.play(ChooseLand(0))
    assert player.screen_name == "PromisesScreen"
    session.play(TakePromise(2))
    assert taken(player) == [2]
    session.undo()
    assert taken(player) == []


@pytest.mark.parametrize(
    "table",
    [
        Table("designer", "family", 2),
        Table("designer", "advanced", 3),
        Table("eighteen-holes", "match", 2),
        Table("eighteen-holes", "chaos-teams", 2),
    ],
    ids=str,
)
def test_undo_and_redo_lead_through_the_same_screens(player, begun, table):
    session = begun(table)
    choose = games.player(session.rules, session.match.state, SEED)
    taken_back = 0
    for _ in range(MOVES):
        if session.to_move is None:
            break
        session.play(choose(session.match.state))
        QCoreApplication.processEvents()
        seen = player.screen_name
        if session.can_undo:
            state = session.match.state
            assert session.undo()
            QCoreApplication.processEvents()
            assert player.told == []
            while session.match.state != state:
                assert session.redo()
                QCoreApplication.processEvents()
            assert player.screen_name == seen
            taken_back += 1
    assert player.told == []
    assert taken_back > 0


def test_a_choice_of_land_is_taken_back_while_hints_are_looked_for(player, begun):
    session = begun(Table("designer", "family", 1))
    session.play(ChooseLand(1))
    panel = player.screen.hint_panel
    panel.toggle()
    assert panel.is_open
    press(player, Key.Key_Z)
    assert player.told == []
    assert player.screen_name == "LandChoiceScreen"
    assert not player.screen.hint_panel.is_open


def test_hints_stay_open_where_the_look_changes_at_a_choice_of_land(player, begun):
    begun(Table("designer", "family", 1))
    player.screen.hint_panel.toggle()
    player.window.change_settings(theme="dark")
    QCoreApplication.processEvents()
    assert player.told == []
    panel = player.screen.hint_panel
    assert panel.is_open and panel.isVisible()
    assert player.screen.rect().contains(panel.geometry())
