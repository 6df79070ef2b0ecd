"""Where the keyboard is, told so that it outlives the screen (issue 13, 6)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.focus import Cover, FocusPlace, focus_kept, give_focus

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Screen(QWidget):
    """Some buttons one below the other."""

    def __init__(self, *names):
        super().__init__()
        column = QVBoxLayout(self)
        self.buttons = [QPushButton(self) for _ in names]
        for button, name in zip(self.buttons, names, strict=True):
            button.setAccessibleName(name)
            column.addWidget(button)


@pytest.fixture
def show(qtbot):
    def shown(*names):
        screen = Screen(*names)
        qtbot.addWidget(screen)
        screen.show()
        return screen

    return shown


def test_the_same_control_has_the_keyboard_in_another_language(show):
    before, after = show("Tee", "Green"), show("Départ", "Trou")
    before.buttons[1].setFocus()
    give_focus(after, FocusPlace.of(before))
    assert after.focusWidget() is after.buttons[1]


def test_a_control_that_has_moved_is_known_by_its_name(show):
    before, after = show("Tee", "Green"), show("Green")
    before.buttons[1].setFocus()
    give_focus(after, FocusPlace.of(before))
    assert after.focusWidget() is after.buttons[0]


def test_a_control_that_is_dead_now_hands_the_keyboard_to_the_screen(show):
    before, after = show("Tee", "Green"), show("Tee", "Green")
    before.buttons[1].setFocus()
    after.buttons[1].setEnabled(False)
    give_focus(after, FocusPlace.of(before))
    assert after.focusWidget() is after


def test_the_second_spot_counts_where_the_first_takes_no_keys(show):
    before, after = show("Tee", "Green"), show("Tee")
    before.buttons[1].setFocus()
    after.buttons[0].setFocus()
    chosen = FocusPlace.of(after)
    give_focus(after, FocusPlace.of(before), chosen)
    assert after.focusWidget() is after.buttons[0]


def test_a_screen_that_has_the_keyboard_itself_keeps_it_from_parts_of_its_name(show):
    """Putt Dice lost its keys to a line of that name."""
    before, after = show("Putt Dice"), show("Putt Dice")
    for screen in (before, after):
        screen.setAccessibleName("Putt Dice")
    before.setFocus()
    give_focus(after, FocusPlace.of(before))
    assert after.focusWidget() is after


def test_nothing_behind_a_cover_gets_the_keyboard(show):
    before, after = show("Tee", "Green"), show("Tee", "Green")
    before.buttons[0].setFocus()
    cover = Cover()
    cover.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    cover.cover(after, cover)
    give_focus(after, FocusPlace.of(before))
    assert after.focusWidget() is cover


def test_what_is_made_anew_beside_what_is_about_to_go_has_its_keyboard(show):
    screen = show("Tee", "Green")
    screen.buttons[1].setFocus()
    with focus_kept(screen):
        old, screen.buttons = screen.buttons, [QPushButton(screen) for _ in range(2)]
        for button in screen.buttons:
            button.show()
        for button in old:
            button.hide()
            button.deleteLater()
    assert screen.focusWidget() is screen.buttons[1]
