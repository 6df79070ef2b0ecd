"""A step that ends leaves nothing for the next: no focus, and no key that was meant for it."""

import pytest
from hands import tap
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.ui.common.key_gate import KeyGate, Steps


@pytest.fixture
def screen(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    KeyGate(widget)
    widget.button = QPushButton("Play shot", widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.button.setFocus()
    return widget


def test_what_had_the_keyboard_has_it_no_more(screen):
    pressed = []
    screen.button.clicked.connect(lambda: pressed.append(1))
    Steps(screen).end()
    assert screen.window().focusWidget() is screen
    tap(screen, Qt.Key.Key_Space)
    assert pressed == []


def test_the_next_player_s_step_takes_no_key_at_once(screen):
    heard = []
    screen.keyPressEvent = lambda event: heard.append(event.key())
    steps = Steps(screen)
    steps.hand_over()
    tap(screen, Qt.Key.Key_Return)
    assert heard == []
    screen.findChild(KeyGate).clock = lambda: float("inf")
    tap(screen, Qt.Key.Key_Return)
    assert heard == [Qt.Key.Key_Return]


def test_what_was_told_for_a_moment_hears_of_it(screen):
    steps, ended = Steps(screen), []
    steps.ended.connect(lambda: ended.append(1))
    steps.end()
    assert ended == [1]
