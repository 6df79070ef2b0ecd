"""Turns: what is left over, passing, stopping, keeping the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from minigolf_desktop.model.designer import (
    Discard,
    NumberHole,
    Pass,
    Phase,
    PutBack,
    Setup,
    Stop,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.session import NoJournal
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.designer.widgets.tile_card import TileCardState


def place_one(player):
    player.drag_tile(0, player.a_placement().cell)
    player.key(Qt.Key.Key_Return)


def answer(player, text):
    question = player.table.findChild(Question)
    button = next(one for one in question.findChildren(QPushButton) if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_after_placing_the_other_tile_is_to_be_put_back_or_discarded(player):
    place_one(player)
    states = [card.state for card in player.table.wing.panels.hand.cards]
    assert states == [TileCardState.GONE, TileCardState.LEFT_OVER]


@pytest.mark.parametrize(
    ("key", "action"), [(Qt.Key.Key_B, PutBack(1)), (Qt.Key.Key_D, Discard(1))]
)
def test_a_key_decides_about_the_other_tile(player, key, action):
    place_one(player)
    player.key(key)
    assert player.actions[-1] == action
    assert player.session.match.state.phase is Phase.TURN


@pytest.mark.parametrize(("button", "action"), [(0, PutBack(1)), (1, Discard(1))])
def test_a_button_decides_about_the_other_tile(player, button, action):
    place_one(player)
    choices = player.table.wing.panels.hand.cards[1].findChildren(QPushButton)
    QTest.mouseClick(choices[button], Qt.MouseButton.LeftButton)
    assert player.actions[-1] == action


@pytest.mark.parametrize(("wish", "action"), [("put-back", PutBack(1)), ("discard", Discard(1))])
def test_a_setting_decides_about_the_other_tile_when_the_next_are_drawn(make_table, wish, action):
    player = make_table(leftover=wish)
    place_one(player)
    assert len(player.actions) == 1
    assert player.table.wing.actions_.place.text() == "Draw two tiles"
    player.key(Qt.Key.Key_Return)
    assert player.actions[-1] == action
    assert player.session.phase is Phase.TURN


def test_with_a_setting_a_turn_is_taken_back_until_the_next_draw(make_table):
    player = make_table(leftover="put-back")
    before = player.session.match.state
    place_one(player)
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert player.session.match.state == before
    place_one(player)
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert len(player.actions) == 2


def test_a_setting_settles_both_tiles_after_a_pass(make_table):
    player = make_table(leftover="put-back", confirm=False)
    player.key(Qt.Key.Key_P)
    player.key(Qt.Key.Key_Return)
    assert player.actions == [Pass(), PutBack(0), PutBack(1)]


def test_the_number_of_tiles_stays_during_a_pass(make_table):
    player = make_table(confirm=False)
    progress = player.table.wing.panels.bar.progress
    before = progress.accessibleName()
    player.key(Qt.Key.Key_P)
    assert progress.accessibleName() == before
    assert before.startswith("0 tiles of")


def refused_cells(player):
    """Return cells on the land beside the course where the first tile fits no way."""
    course = player.session.course
    fits = {one.cell for one in player.session.placements if one.slot == 0}
    return [cell for cell in course.front if cell in course.land.free and cell not in fits]


def test_a_dropped_tile_that_is_refused_is_not_called_placed(player):
    while not refused_cells(player):
        player.session.play(player.a_placement())
        player.session.play(PutBack(1))
    card = player.table.wing.panels.hand.cards[0]
    player.drag_tile(0, refused_cells(player)[0])
    assert card.state is TileCardState.CARRIED
    player.key(Qt.Key.Key_Escape)
    player.drag_tile(0, player.a_placement().cell)
    assert card.state is TileCardState.PENDING


def test_passing_asks_first(player):
    player.key(Qt.Key.Key_P)
    assert player.actions == []
    answer(player, "Pass")
    assert player.actions == [Pass()]


def test_enter_passes_and_escape_does_not(player):
    player.key(Qt.Key.Key_P)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert player.actions == []
    player.key(Qt.Key.Key_P)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert player.actions == [Pass()]


def test_while_a_question_is_open_no_other_key_acts(player):
    player.key(Qt.Key.Key_P)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_1)
    assert player.table.wing.desk.slot is None
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert player.actions == []


def test_after_a_pass_both_tiles_are_decided_one_by_one(make_table):
    player = make_table(confirm=False)
    player.key(Qt.Key.Key_P)
    player.key(Qt.Key.Key_B)
    player.key(Qt.Key.Key_D)
    assert player.actions == [Pass(), PutBack(0), Discard(1)]


def test_stopping_asks_first_and_ends_the_game(player, qtbot):
    player.key(Qt.Key.Key_S)
    assert player.actions == []
    answer(player, "Stop")
    assert player.actions == [Stop()]
    assert player.table.wing.actions_.place.text() == "Count the points"
    with qtbot.waitSignal(player.table.asks.finished):
        player.key(Qt.Key.Key_Return)


def test_the_end_of_the_game_may_be_taken_back_before_it_is_counted(player):
    player.key(Qt.Key.Key_S)
    answer(player, "Stop")
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert player.session.phase is Phase.TURN


def test_undo_does_not_go_past_a_draw(player):
    place_one(player)
    player.key(Qt.Key.Key_B)
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert player.session.match.state.phase is Phase.TURN
    assert len(player.actions) == 2


def test_in_practice_undo_goes_past_a_draw(make_table):
    player = make_table(Setup(practice=True))
    place_one(player)
    player.key(Qt.Key.Key_B)
    player.key(Qt.Key.Key_Z, ctrl=True)
    assert player.session.match.state.phase is Phase.REST


class BrokenJournal(NoJournal):
    """A journal on a full disk."""

    def __init__(self):
        self.told = []

    def append(self, move):
        self.told.append(move.action)
        raise StorageError("game.journal: not saved (No space left on device)")

    def undone(self):
        self.told.append("undone")

    def redone(self):
        self.told.append("redone")

    def close(self):
        pass


def test_what_cannot_be_saved_is_not_played(make_table):
    journal = BrokenJournal()
    player = make_table(journal=journal)
    hand = player.session.tiles
    wanted = player.a_placement()
    place_one(player)
    assert player.session.tiles == hand
    assert player.table.wing.scene.tiles == {}
    assert "No space left" in player.table.wing.panels.toast.text
    assert journal.told == [wanted]


def test_the_journal_has_a_move_before_the_screen_changes(make_table):
    seen = []

    class Journal(BrokenJournal):
        def append(self, move):
            seen.append(len(player.table.wing.scene.tiles))

    player = make_table(journal=Journal())
    place_one(player)
    assert seen == [0]
    assert len(player.table.wing.scene.tiles) == 1


def test_numbering_by_hand_goes_to_the_match(player):
    place_a_path(player)
    player.key(Qt.Key.Key_N)
    player.key(Qt.Key.Key_7)
    assert isinstance(player.actions[-1], NumberHole)
    assert player.actions[-1].number == 7
    assert [item.sign.number for item in player.table.wing.scene.signs] == [7]
    assert [item.sign.by_hand for item in player.table.wing.scene.signs] == [True]


def place_a_path(player):
    """Place a tile with one segment."""
    box, state = player.session.rules.box, player.session.match.state
    slot = next(s for s in (0, 1) if len(box.designs[state.rack[s]].segments) == 1)
    player.drag_tile(slot, player.a_placement(slot).cell)
    player.key(Qt.Key.Key_Return)


def test_a_key_releases_a_number_set_by_hand(player):
    place_a_path(player)
    for key in (Qt.Key.Key_N, Qt.Key.Key_2, Qt.Key.Key_N, Qt.Key.Key_0):
        player.key(key)
    assert player.actions[-1].number == 0
    assert [item.sign.by_hand for item in player.table.wing.scene.signs] == [False]


def test_escape_goes_home_when_pressed_twice_with_nothing_in_hand(player):
    home = []
    player.table.asks.home.connect(lambda: home.append(True))
    player.key(Qt.Key.Key_Escape)
    assert home == []
    assert player.table.wing.panels.toast.isVisible()
    player.key(Qt.Key.Key_Escape)
    assert home == [True]


def test_escape_takes_a_tile_from_the_hand_first(player):
    home = []
    player.table.asks.home.connect(lambda: home.append(True))
    player.table.wing.desk.take(0)
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Escape)
    assert home == []
    assert player.table.wing.desk.slot is None
