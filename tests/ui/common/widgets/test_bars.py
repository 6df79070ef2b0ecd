"""The bars above tables, countings and results."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget

from minigolf_desktop.ui.common.application import dress_window
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.bars import BAR_HEIGHT, TitleBar, TopBar
from minigolf_desktop.ui.common.widgets.look import Look

LOOK = Look(LIGHT)


@pytest.fixture
def window(qtbot):
    """A window that has its style sheet, and is shown."""
    window = QWidget()
    qtbot.addWidget(window)
    dress_window(window, LOOK)
    window.resize(1200, 700)
    window.show()
    return window


def test_a_bar_of_the_designer_is_made_anew_in_a_window_that_is_dressed(window):
    bar = TopBar(LOOK, window)
    bar.resize(window.width(), bar.height())
    bar.show_bag(None)
    bar.progress.show_progress(3, 37)
    bar.show_game("Half Moon")
    bar.show()
    assert bar.height() == BAR_HEIGHT
    assert bar.words.isVisible()


def test_a_button_that_is_put_first_stands_left_of_the_others(window):
    bar = TitleBar(LOOK, "18 Holes", "Match Play")
    bar.setParent(window)
    bar.resize(window.width(), bar.height())
    added = bar.add(QAction("Undo", bar))
    first = QToolButton()
    bar.put_first(first)
    bar.show()
    assert bar.words.geometry().right() < first.x() < added.x()
