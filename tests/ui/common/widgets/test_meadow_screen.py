"""A screen on the meadow: painted once, at rest, and nothing that stands up is under its words."""

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from minigolf_desktop.ui.common.art.surroundings import Surroundings, paint_meadow
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


@pytest.mark.parametrize(("text", "role"), [("", None), ("Well played", "card")])
def test_trees_stay_where_no_words_stand_on_the_meadow_itself(screen, text, role):
    wooded = corner(screen)
    words(screen, text, role)
    assert screen._bare_words() == []
    if role is None:
        assert corner(screen) == wooded


def test_the_ground_is_painted_once_and_nothing_ticks(screen, monkeypatch):
    painted = []
    monkeypatch.setattr(ground, "paint_meadow", lambda *given: painted.append(paint_meadow(*given)))
    for _ in range(3):
        screen.grab()
    assert len(painted) == 1
    assert screen.findChildren(QTimer) == []
    assert not any(child.inherits("QAbstractAnimation") for child in screen.findChildren(QObject))
