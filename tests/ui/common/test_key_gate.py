"""The gate before all windows: held keys and keys that come too early decide nothing."""

import sys
from pathlib import Path

import pytest
from hands import hold, repeat, tap
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsView,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

import minigolf_desktop.ui
from minigolf_desktop.ui.common.key_gate import BOUNCE, REST, KeyGate, rest_keys

Key = Qt.Key
DECIDING = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_P, Key.Key_Escape, Key.Key_F5)


class Listener(QWidget):
    """Counts the keys that arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.now = 0.0
        self.gate = KeyGate(self, lambda: self.now)

    def keyPressEvent(self, event) -> None:
        self.keys.append(event.key())


NEVER = 10**12
"""A time that no key of another test was pressed at: those count up from nought."""


@pytest.fixture
def listener(qtbot) -> Listener:
    widget = Listener()
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.setFocus()
    return widget


@pytest.mark.parametrize("key", DECIDING)
def test_a_key_that_decides_is_pressed_once_however_long_it_is_held(listener, key):
    hold(listener, key)
    assert listener.keys == [key]


def test_a_key_let_go_and_pressed_in_the_same_moment_is_a_held_one(listener):
    """X11 repeats keys so, and Qt does not always mark it."""
    window = listener.windowHandle()
    for _ in range(5):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
            event.setTimestamp(NEVER)
            QApplication.sendEvent(window, event)
    assert listener.keys == [Key.Key_Return]


def test_a_key_that_is_held_to_look_is_not_let_go_in_between(listener, qtbot):
    released = []
    listener.keyReleaseEvent = lambda event: released.append(event.key())
    listener.gate.keeps_releases = True
    window = listener.windowHandle()
    QTest.keyPress(window, Key.Key_V)
    QTest.keyRelease(window, Key.Key_V)
    QTest.keyPress(window, Key.Key_V)
    qtbot.wait(2 * BOUNCE)
    assert listener.keys == [Key.Key_V] and released == []
    QTest.keyRelease(window, Key.Key_V)
    qtbot.waitUntil(lambda: released == [Key.Key_V])


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_PageDown, Key.Key_Plus])
def test_a_key_that_only_moves_on_may_be_held(listener, key):
    hold(listener, key, 4)
    assert listener.keys == [key] * 5


def test_a_field_is_typed_in_with_a_held_key_and_left_by_a_fresh_one(listener, qtbot):
    field, left = QLineEdit(listener), []
    field.returnPressed.connect(lambda: left.append(1))
    field.show()
    field.setFocus()
    hold(listener, Key.Key_A, 3)
    assert len(field.text()) == 4
    hold(listener, Key.Key_Return, 3)
    assert left == [1]


@pytest.mark.parametrize("kind", [QShortcut, QAction])
def test_no_shortcut_is_taken_by_a_held_key(listener, kind):
    if kind is QShortcut:
        QShortcut(QKeySequence("P"), listener, lambda: None)
    else:
        action = QAction("Pass", listener)
        action.setShortcut("P")
        listener.addAction(action)
    assert repeat(listener, Key.Key_P), "the key must be kept from the shortcuts"
    assert listener.keys == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_default_button_is_not_pressed_by_a_held_key_nor_in_a_dialog_that_opens(listener, qtbot):
    dialog, pressed = QDialog(listener), []
    button = QPushButton("Yes", dialog)
    QVBoxLayout(dialog).addWidget(button)
    button.setDefault(True)
    button.clicked.connect(lambda: pressed.append(1))
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is dialog.windowHandle())
    for key in (Key.Key_Return, Key.Key_Space):
        repeat(dialog, key)
    assert pressed == []
    tap(dialog, Key.Key_Return)
    assert pressed == [1]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_menu_takes_no_entry_by_a_held_key(listener, qtbot):
    menu, taken = QMenu(listener), []
    action = menu.addAction("New game", lambda: taken.append(1))
    menu.popup(listener.mapToGlobal(QPoint(5, 5)))
    menu.setActiveAction(action)
    qtbot.waitUntil(menu.isVisible)
    repeat(listener, Key.Key_Return)
    assert taken == [] and menu.isVisible()
    menu.close()


def test_what_has_just_come_is_not_decided_by_a_second_tap(listener):
    rest_keys(listener)
    tap(listener, Key.Key_Return, Key.Key_P, Key.Key_Left)
    assert listener.keys == [Key.Key_Left]
    listener.now += REST / 1000
    tap(listener, Key.Key_Return)
    assert listener.keys == [Key.Key_Left, Key.Key_Return]


def test_what_has_just_come_is_not_decided_by_the_second_half_of_a_double_click(listener):
    button, clicks = QPushButton("Yes", listener), []
    button.clicked.connect(lambda: clicks.append(1))
    button.show()
    place, window = button.rect().center(), listener.windowHandle()
    rest_keys(listener)
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton, pos=place)
    rested = len(clicks)
    listener.now += 1
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton, pos=place)
    assert len(clicks) == rested + 2


def test_nobody_but_the_gate_looks_whether_a_key_is_held():
    """One mechanism: a screen with rules of its own on held keys would soon forget one."""
    sources = Path(minigolf_desktop.ui.__file__).parent.rglob("*.py")
    looking = [one.name for one in sources if "isAutoRepeat" in one.read_text("utf-8")]
    # What a key means is held as long as the key.
    assert sorted(looking) == ["key_gate.py", "keyboard.py"]


def test_the_window_of_the_program_has_a_gate(player):
    assert isinstance(player.window.keys, KeyGate)
    assert repeat(player.window, Key.Key_N), "Ctrl+N and all others are kept from held keys"


@pytest.fixture
def switch(listener) -> tuple[QAction, list[bool]]:
    """A switch of the screen with the key H, and what it was switched to."""
    action, switched = QAction("Show what links", listener), []
    action.setCheckable(True)
    action.setShortcut("H")
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    action.toggled.connect(switched.append)
    listener.addAction(action)
    return action, switched


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_no_key_acts_behind_an_open_menu(listener, switch):
    menu = QMenu(listener)
    menu.addAction("Hole 1")
    menu.popup(listener.mapToGlobal(QPoint(5, 5)))
    tap(listener, Key.Key_H)
    assert switch[1] == [] and menu.isVisible()
    menu.close()
    tap(listener, Key.Key_H)
    assert switch[1] == [True]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_enter_takes_what_is_chosen_in_an_open_list(listener, qtbot):
    choice = QComboBox(listener)
    choice.addItems(["Odile", "Pim"])
    choice.show()
    choice.showPopup()
    qtbot.waitUntil(choice.view().isVisible)
    tap(listener, Key.Key_Down, Key.Key_Return)
    assert choice.currentText() == "Pim" and not choice.view().isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_key_in_an_open_list_acts_nowhere_behind_it(listener, switch, qtbot):
    choice = QComboBox(listener)
    choice.addItems(["Odile", "Pim"])
    choice.show()
    choice.showPopup()
    qtbot.waitUntil(choice.view().isVisible)
    tap(listener, Key.Key_H)
    assert switch[1] == [] and choice.view().isVisible()
    choice.hidePopup()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_key_beside_an_entry_of_an_open_menu_chooses_it(listener, switch):
    action, switched = switch
    menu = QMenu(listener)
    menu.addAction(action)
    menu.popup(listener.mapToGlobal(QPoint(5, 5)))
    tap(listener, Key.Key_H)
    assert switched == [True] and not menu.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_entry_that_is_not_offered_is_not_chosen_by_its_key(listener, switch):
    action, switched = switch
    action.setEnabled(False)
    menu = QMenu(listener)
    menu.addAction(action)
    menu.popup(listener.mapToGlobal(QPoint(5, 5)))
    tap(listener, Key.Key_H)
    assert switched == [] and menu.isVisible()
    menu.close()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system has its own way")
def test_shift_and_f10_ask_what_has_the_keyboard_for_its_menu(listener):
    asked = []
    holes = QListWidget(listener)
    holes.addItems(["Hole 1", "Hole 2"])
    holes.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    holes.customContextMenuRequested.connect(lambda at: asked.append(holes.indexAt(at).row()))
    holes.show()
    holes.setFocus()
    holes.setCurrentRow(1)
    QTest.keyClick(listener.windowHandle(), Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert asked == [1]


def test_shift_and_f10_do_nothing_where_there_is_no_menu(listener):
    board = QGraphicsView(listener)
    board.show()
    board.setFocus()
    QTest.keyClick(listener.windowHandle(), Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.activePopupWidget() is None
