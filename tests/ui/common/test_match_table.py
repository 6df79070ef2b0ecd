"""The one table: all that follows a move follows it in one order, and none of it comes late."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.model.putt_dice import Roll, Setup
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.table import PuttTable

ONE_MOVE = ["freeze", "play", "settle", "task_for", "show", "tell", "headlines"]
"""What the table asks of a game when something happens, in this order."""


class Overheard(PuttTable):
    """A game that writes down what it is asked, and says itself when the ball is at rest."""

    def __init__(self, session, atlas):
        super().__init__(session, atlas)
        self.asked = []
        self.on_their_way = []

    def play(self, events, done):
        self.asked.append("play")
        self._is_moving = True
        self.on_their_way.append(done)


def _overhear(name):
    heard = getattr(PuttTable, name)

    def ask(self, *args, **options):
        self.asked.append(name)
        return heard(self, *args, **options)

    return ask


for _name in ONE_MOVE:
    if _name != "play":
        setattr(Overheard, _name, _overhear(_name))


@pytest.fixture
def table(qtbot, catalogue):
    translator = speak("en")
    load_fonts()
    course_file = shipped_courses(catalogue)[0]
    match = Match(putt_dice_rules(), Setup(putt_course(course_file), (Seat(), Seat())), 3)
    session = PuttingSession(putt_dice_rules(), match, course_file.course)
    wing = Overheard(session, TileAtlas())
    table = MatchTable(Look(LIGHT), session, wing, Settings())
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    table.setParent(window)
    table.resize(window.size())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    wing.asked.clear()
    yield table
    fall_silent(translator)


def test_all_that_follows_a_move_follows_it_in_one_order(table):
    table.session.play(Roll(1))
    assert table.wing.asked == ONE_MOVE[:2]
    table.wing.on_their_way.pop()()
    assert table.wing.asked == ONE_MOVE


def test_nothing_is_shown_of_a_move_that_another_one_overtook(table):
    table.session.play(Roll(1))
    table.session.play(Roll(1))
    first, second = table.wing.on_their_way
    first()
    assert "settle" not in table.wing.asked
    second()
    assert table.wing.asked.count("settle") == 1


def test_a_table_that_the_window_has_put_away_follows_nothing(table):
    table.session.play(Roll(1))
    table.setEnabled(False)
    table.wing.on_their_way.pop()()
    table.session.play(Roll(1))
    assert table.wing.asked == ONE_MOVE[:2]


def test_what_is_on_its_way_takes_no_answer(table):
    table.session.play(Roll(1))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_Right):
        QTest.keyClick(table, key)
    assert len(table.session.match.moves) == 1
    assert table.wing.on_their_way


def test_other_wishes_on_speed_are_followed_at_once(table):
    table.apply_settings(Settings(animation_speed=0))
    assert table.wing.meadow.hole_view.motion.speed == 0
    assert table.pace.motion.speed == 0


def test_a_table_asks_for_what_stands_on_its_bar(table, qtbot):
    tools, asks = table.tools, table.asks
    for action, asked in (
        (tools.home, asks.home),
        (tools.seats, asks.seats),
        (tools.rules, asks.rules),
        (tools.settings, asks.settings),
    ):
        with qtbot.waitSignal(asked):
            action.trigger()
