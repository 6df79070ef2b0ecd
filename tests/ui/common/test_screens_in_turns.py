"""A new screen comes in turns, between which the window answers; what was there is gone at once."""

import time

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTranslator
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.lessons.taught import is_readable, places_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import AT_A_TIME


class Leaf(QWidget):
    """A screen with two buttons, the second of which has the keyboard."""

    def __init__(self, name):
        super().__init__()
        self.setAccessibleName(name)
        self.pressed = []
        column = QVBoxLayout(self)
        self.buttons = [QPushButton(word) for word in ("one", "two")]
        for button in self.buttons:
            button.clicked.connect(lambda: self.pressed.append("a button"))
            column.addWidget(button)
        self.buttons[1].setFocus()
        self.is_settled = True
        self.parts = {"button": lambda number: self.buttons[number]}


class Paints(QObject):
    """Notes which screens are painted."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def watch(self, screen):
        screen.installEventFilter(self)
        return screen

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.seen.append(watched.accessibleName())
        return False


@pytest.fixture
def paints():
    return Paints()


@pytest.fixture
def window(qtbot, tmp_path):
    """Show a first screen in a window in which others come in turns."""
    window = MainWindow(Folders.below(tmp_path), Settings(), QTranslator(), QSize(1100, 600))
    qtbot.addWidget(window)
    window.show_screen(lambda look: Leaf("first"))
    window.appear()
    qtbot.waitExposed(window)
    window.screens.takes_turns = True
    return window


@pytest.fixture
def arrive(qtbot, window):
    def wait():
        qtbot.waitUntil(lambda: not window.screens.is_coming)

    return wait


def test_the_first_screen_is_there_at_once(qtbot, tmp_path):
    window = MainWindow(Folders.below(tmp_path), Settings(), QTranslator(), QSize(1100, 600))
    qtbot.addWidget(window)
    window.screens.takes_turns = True
    window.show_screen(lambda look: Leaf("first"))
    assert not window.screens.is_coming
    assert window.windowTitle() == "first"


def test_a_screen_that_is_coming_is_the_screen_of_the_window(window, arrive):
    window.show_screen(lambda look: Leaf("second"))
    coming = window.screen_shown
    assert (coming.accessibleName(), coming.isVisible()) == ("second", False)
    arrive()
    assert window.screen_shown is coming
    assert coming.isVisible()


def test_no_lesson_points_at_a_screen_before_it_is_there(window, arrive):
    window.show_screen(lambda look: Leaf("second"))
    coming = window.screen_shown
    assert not is_readable(coming)
    assert places_of(coming, ["button 1"], window) == ()
    arrive()
    assert is_readable(coming)
    (place,) = places_of(coming, ["button 1"], window)
    assert place.contains(coming.buttons[1].mapTo(window, coming.buttons[1].rect().center()))


class Slow(Leaf):
    """A screen of which each step takes longer than the share of what is done in spare time."""

    def event(self, event):
        if event.type() in (QEvent.Type.ParentChange, QEvent.Type.Show):
            time.sleep(2 * AT_A_TIME / 1000)
        return super().event(event)


def test_it_is_put_in_and_shown_in_turns_of_its_own(window, qapp):
    window.show_screen(lambda look: Slow("second"))
    coming, seen = window.screen_shown, []
    while window.screens.is_coming:
        seen.append((coming.parent() is not None, coming.isVisible()))
        qapp.processEvents()
    assert list(dict.fromkeys(seen)) == [(False, False), (True, False), (True, True)]


class Lawn(QWidget):
    """A part that paints its ground."""

    def __init__(self, parent, notes):
        super().__init__(parent)
        self._notes = notes

    def paint_ground(self):
        self._notes.append(("ground", self.size()))

    def paintEvent(self, event):
        self._notes.append(("all", self.size()))


def test_grounds_are_painted_before_the_rest_when_they_have_their_size(window, arrive):
    notes = []

    def make(look):
        screen = Leaf("second")
        screen.layout().addWidget(Lawn(screen, notes), 1)
        return screen

    window.show_screen(make)
    arrive()
    (first, size), *others = notes
    assert first == "ground"
    assert others
    assert set(others) == {("all", size)}


def test_the_window_keeps_its_picture_until_the_screen_stands(window, qtbot, paints, arrive):
    window.show_screen(lambda look: paints.watch(Leaf("second")))
    assert not window.updatesEnabled()
    arrive()
    assert window.updatesEnabled()
    qtbot.waitUntil(lambda: "second" in paints.seen)


def test_a_picture_that_waited_to_be_painted_holds_no_screen_back(window, qtbot, paints, arrive):
    window.update()
    window.screen_shown.update()
    window.show_screen(lambda look: paints.watch(Leaf("second")))
    arrive()
    assert "second" in paints.seen


def test_what_was_shown_before_is_gone_before_the_screen_comes(window, qtbot, arrive):
    before = window.screen_shown
    window.show_screen(lambda look: Leaf("second"))
    assert not before.isVisible()
    assert not before.isEnabled()
    arrive()
    qtbot.waitUntil(lambda: not isValid(before))


def test_a_click_on_the_picture_does_nothing(window, qtbot, arrive):
    before = window.screen_shown
    place = before.buttons[0].mapTo(window, before.buttons[0].rect().center())
    window.show_screen(lambda look: Leaf("second"))
    under = window.childAt(place)
    qtbot.mouseClick(under, Qt.MouseButton.LeftButton)
    arrive()
    assert (before.pressed, window.screen_shown.pressed) == ([], [])


def test_the_keyboard_goes_where_the_screen_was_made_to_have_it(window, arrive):
    window.show_screen(lambda look: Leaf("second"))
    arrive()
    assert window.focusWidget() is window.screen_shown.buttons[1]
    assert window.windowTitle() == "second"


def test_of_two_that_are_asked_for_the_last_comes(window, qtbot, paints, arrive):
    window.show_screen(lambda look: paints.watch(Leaf("second")))
    passed = window.screen_shown
    window.show_screen(lambda look: paints.watch(Leaf("third")))
    arrive()
    qtbot.waitUntil(lambda: "third" in paints.seen)
    assert window.windowTitle() == "third"
    assert "second" not in paints.seen
    qtbot.waitUntil(lambda: not isValid(passed))


def test_a_screen_lies_over_one_that_is_coming_when_that_is_there(window, arrive):
    window.show_screen(lambda look: Leaf("second"))
    below = window.screen_shown
    window.cover_screen(lambda look: Leaf("over"))
    arrive()
    assert window.windowTitle() == "over"
    window.uncover()
    assert window.screen_shown is below
    assert below.isVisible()
    assert window.focusWidget() is below.buttons[1]


def test_what_lies_over_may_be_left_before_it_is_there(window, arrive):
    below = window.screen_shown
    window.cover_screen(lambda look: Leaf("over"))
    window.uncover()
    assert not window.screens.is_coming
    assert window.updatesEnabled()
    assert (window.screen_shown, below.isVisible()) == (below, True)


def test_another_theme_takes_hold_of_a_screen_that_is_coming(window, arrive):
    made = []
    window.show_screen(lambda look: made.append(look.theme.is_dark) or Leaf("second"))
    window.change_settings(theme="dark")
    arrive()
    assert made == [False, True]
    assert window.windowTitle() == "second"


def test_a_window_may_close_while_a_screen_is_coming(window, qtbot):
    window.show_screen(lambda look: Leaf("second"))
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
