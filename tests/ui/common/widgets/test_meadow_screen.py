"""A screen on the meadow: painted once, at rest, and nothing that stands up is under its words."""

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.surroundings import Surroundings
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets import screen as ground
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen


class Grove(MeadowScreen):
    def surroundings(self):
        return Surroundings("Riverside", "grove", False)


@pytest.fixture
def screen(qtbot):
    made = Grove(Look(LIGHT))
    qtbot.addWidget(made)
    made.resize(800, 600)
    return made


def corner(screen: QWidget):
    """Return the pixels of the north-east corner, where a grove has its tallest trees."""
    return screen.grab(screen.rect().adjusted(700, 0, 0, -500)).toImage()


def words(screen, text="", role=None):
    card = QWidget(screen)
    card.setProperty("role", role)
    card.setGeometry(700, 0, 100, 100)
    label = QLabel(text, card)
    label.setStyleSheet("color: transparent")
    label.setGeometry(0, 0, 100, 100)


def test_trees_give_way_to_words_on_the_meadow(screen):
    wooded = corner(screen)
    words(screen, "Well played")
    screen._ground = QPixmap()
    assert corner(screen) != wooded


@pytest.mark.parametrize(
    ("text", "role"), [("", None), ("Well played", "card"), ("Last roll", "bar")]
)
def test_trees_stay_where_no_words_stand_on_the_meadow_itself(screen, text, role):
    wooded = corner(screen)
    words(screen, text, role)
    assert screen._what_lies_there().left_out == ()
    if role is None:
        assert corner(screen) == wooded


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_nothing_is_left_of_the_shadow_of_a_card_that_goes(screen, qtbot):
    card = QWidget(screen)
    card.setProperty("role", "card")
    column = QVBoxLayout(screen)
    column.addWidget(card)
    with qtbot.waitExposed(screen):
        screen.show()
    card.hide()
    painted = []
    monitor = Painted(painted)
    screen.installEventFilter(monitor)
    qtbot.waitUntil(lambda: screen.rect() in painted)


class Painted(QObject):
    """Notes which parts of a screen are painted."""

    def __init__(self, parts):
        super().__init__()
        self._parts = parts

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self._parts.append(event.rect())
        return False


@pytest.fixture
def painted(monkeypatch):
    """The pictures of grounds that were painted."""
    painted, paint = [], ground._painted

    def note(*given):
        painted.append(paint(*given))
        return painted[-1]

    monkeypatch.setattr(ground, "_painted", note)
    return painted


def test_the_ground_stays_as_it_is_where_other_words_stand_in_the_way_of_nothing(screen, painted):
    screen.grab()
    label = QLabel("Hole 1", screen)
    label.setGeometry(300, 20, 200, 30)
    screen._may_differ = True
    screen.grab()
    assert len(painted) == 1
    label.setGeometry(700, 0, 100, 100)
    screen._may_differ = True
    screen.grab()
    assert len(painted) == 2


def test_the_ground_is_painted_once_and_nothing_ticks(screen, painted):
    for _ in range(3):
        screen.grab()
    assert len(painted) == 1
    assert screen.findChildren(QTimer) == []
    assert not any(child.inherits("QAbstractAnimation") for child in screen.findChildren(QObject))
