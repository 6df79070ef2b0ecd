"""What lies over a whole screen: its size, its keyboard, its end."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from minigolf_desktop.ui.common.focus import Cover
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.look import Look


@pytest.fixture
def screen(qtbot):
    screen = QWidget()
    qtbot.addWidget(screen)
    screen.resize(800, 600)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


def test_a_cover_stays_as_large_as_the_screen_below(screen):
    cover = Cover()
    cover.cover(screen, cover)
    assert cover.isVisible() and cover.geometry() == screen.rect()
    screen.resize(1000, 700)
    assert cover.geometry() == screen.rect()


def test_a_question_stays_as_large_as_the_screen_below(screen):
    question = Question(screen, Look(LIGHT), "Begin anew?", "All is lost.", "Begin anew")
    screen.resize(1000, 700)
    assert question.geometry() == screen.rect()


def test_the_control_named_has_the_keyboard(screen):
    cover = Cover()
    button = QPushButton(cover)
    cover.cover(screen, button)
    assert button.hasFocus()


def test_a_screen_uncovered_may_change_its_size(screen):
    cover = Cover()
    gone = []
    cover.destroyed.connect(lambda: gone.append(True))
    cover.cover(screen, cover)
    cover.put_away()
    assert not cover.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    screen.resize(1000, 700)
    assert gone == [True]
