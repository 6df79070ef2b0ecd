"""A short celebration: hurried by a key or a click, which does nothing else."""

import pytest
from hands import tap
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.motion import Moment, Motion
from minigolf_desktop.ui.common.key_gate import KeyGate

LONG = 60_000
"""Milliseconds that no test waits for."""


class Screen(QWidget):
    """Remembers whether the moment was over when a key came."""

    def __init__(self):
        super().__init__()
        self.moment = Moment(self)
        self.seen = []

    def keyPressEvent(self, event):
        self.seen.append(self.moment.is_playing)

    def mousePressEvent(self, event):
        self.seen.append(self.moment.is_playing)


@pytest.fixture
def screen(qtbot, qapp):
    screen = Screen()
    qtbot.addWidget(screen)
    KeyGate(screen)
    screen.resize(400, 300)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


def play(screen, milliseconds=LONG, motion=None):
    """Play a moment; return its steps, and what is added to when it is over."""
    steps, done = [], []
    screen.moment.play(milliseconds, motion or Motion(1), steps.append, lambda: done.append(1))
    return steps, done


@pytest.mark.parametrize("act", ["key", "click"])
def test_a_key_or_a_click_ends_it_and_comes_while_it_still_plays(screen, qtbot, act):
    steps, done = play(screen)
    if act == "key":
        tap(screen, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(done))
    assert screen.seen == [True]
    assert steps[-1] == 1.0
    assert not screen.moment.is_playing


def test_it_ends_by_itself_with_the_last_step(screen, qtbot):
    steps, done = play(screen, 30)
    qtbot.waitUntil(lambda: bool(done))
    assert steps[-1] == 1.0 and done == [1]


@pytest.mark.parametrize("motion", [Motion(0), Motion(1, reduced=True)])
def test_where_nothing_may_move_it_is_over_at_once(screen, motion):
    assert play(screen, LONG, motion) == ([1.0], [1])
    assert not screen.moment.is_playing


def test_another_one_ends_the_one_before(screen):
    _, first = play(screen)
    _, second = play(screen)
    assert first == [1] and second == []
    screen.moment.hurry()
    assert second == [1]


def test_a_key_after_it_is_over_ends_nothing(screen):
    _, done = play(screen)
    screen.moment.hurry()
    tap(screen, Qt.Key.Key_Space)
    assert done == [1]
