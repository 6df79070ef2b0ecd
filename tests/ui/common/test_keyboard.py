"""Keys of many keyboards: whatever is written on a key, it means what it does on a US keyboard."""

import pytest
from keyboards import DIGIT_ROW, LETTERS, NOT_LATIN, RECORDED, Pressed, by_code, press, writing
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QWidget

from minigolf_desktop.ui.common.key_gate import KeyGate
from minigolf_desktop.ui.common.keyboard import Keyboard

Key, Held = Qt.Key, Qt.KeyboardModifier


SIGNS = "?/+-="


class Player(QWidget):
    """Presses recorded keys, and counts what arrives behind the gate."""

    def __init__(self, takes: str = "") -> None:
        super().__init__()
        self.arrived: list[tuple[int, int, str]] = []
        self.released: list[int] = []
        self.takes = takes
        self.gate = KeyGate(self)
        self.gate.keyboard = Keyboard("xcb")

    def keyPressEvent(self, event) -> None:
        if event.key() in (Key.Key_Shift, Key.Key_Control):
            return
        self.arrived.append((event.key(), event.modifiers().value, event.text()))
        if event.text() not in self.takes or not event.text():
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event) -> None:
        self.released.append(event.key())

    def keys(self, *keys: Pressed) -> list[int]:
        """Press keys; return what arrives."""
        self.arrived.clear()
        for key in keys:
            press(key)
        return [key for key, _, _ in self.arrived]


@pytest.fixture
def player(qtbot) -> Player:
    widget = Player("0123456789")
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.setFocus()
    return widget


@pytest.mark.parametrize("layout", RECORDED)
def test_the_digit_row_means_digits_whatever_it_writes(player, layout):
    row = [by_code(layout)[code] for code in DIGIT_ROW]
    assert player.keys(*row) == [*range(Key.Key_1, Key.Key_9 + 1), Key.Key_0]
    assert "".join(text for _, _, text in player.arrived) == "1234567890"
    assert {held for _, held, _ in player.arrived} == {Held.NoModifier.value}


@pytest.mark.parametrize("layout", RECORDED)
def test_the_keypad_means_the_same_digits(player, layout):
    pad = [key for key in RECORDED[layout]["keypad"] if Key.Key_0 <= key.key <= Key.Key_9]
    assert player.keys(*pad) == [key.key for key in pad] and len(pad) == 10
    assert {held for _, held, _ in player.arrived} == {Held.NoModifier.value}


@pytest.mark.parametrize("held", ["", "shift", "ctrl", "ctrl+shift"])
@pytest.mark.parametrize("layout", NOT_LATIN)
def test_a_letter_that_is_not_latin_means_the_one_of_a_us_keyboard(player, layout, held):
    # The first letter tells which letters the keyboard has.
    press(by_code(layout)[LETTERS[10]])
    player.takes += "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    theirs, ours = by_code(layout, held), by_code("us", held)
    for code in LETTERS:
        assert player.keys(theirs[code])[0] == ours[code].key
        assert player.arrived[0][1] == ours[code].modifiers
        assert player.released[-1] == ours[code].key
        if "ctrl" not in held:
            assert player.arrived[0][2].upper() == ours[code].text.upper()


@pytest.mark.parametrize("layout", sorted(RECORDED.keys() - set(NOT_LATIN)))
def test_a_latin_letter_means_what_it_says_wherever_it_lies(player, layout):
    keys = [key for key in RECORDED[layout][""] if Key.Key_A <= key.key <= Key.Key_Z]
    assert player.keys(*keys) == [key.key for key in keys]
    assert {key.key for key in keys} == set(range(Key.Key_A, Key.Key_Z + 1))


@pytest.mark.parametrize("layout", sorted(RECORDED.keys() - set(NOT_LATIN)))
def test_no_key_of_a_latin_keyboard_means_a_letter_that_it_does_not_write(player, layout):
    for held in ("", "shift", "ctrl"):
        for key in RECORDED[layout][held]:
            if key.key not in range(Key.Key_A, Key.Key_Z + 1):
                assert not set(player.keys(key)) & set(range(Key.Key_A, Key.Key_Z + 1))


@pytest.mark.parametrize(
    ("layout", "sign"),
    [
        (layout, sign)
        for layout in RECORDED
        for sign in SIGNS
        # They have these with AltGr, or as another sign.
        if (layout, sign) not in {("ua", "/"), ("ara", "?")}
    ],
)
def test_a_sign_is_found_where_the_layout_has_it_and_needs_no_shift(player, layout, sign):
    player.takes = sign
    press(writing(layout, sign))
    assert player.arrived[-1] == (ord(sign), Held.NoModifier.value, sign)


def test_the_arabic_question_mark_is_one(player):
    press(by_code("ara")[LETTERS[0]])
    player.keys(by_code("ara", "shift")[61])
    assert player.arrived[0] == (Key.Key_Question, Held.NoModifier.value, "?")


def test_a_digit_that_nobody_wants_is_the_sign_that_its_key_writes(player):
    minus = by_code("fr")[15]
    assert player.keys(minus) == [Key.Key_6]
    player.takes = ""
    assert player.keys(minus) == [Key.Key_6, Key.Key_Minus]


@pytest.mark.parametrize("kind", [QAction, QShortcut])
@pytest.mark.parametrize(
    ("layout", "held", "code", "keys"),
    [
        ("ru", "", 27, "R"),
        ("ru", "shift", 27, "Shift+R"),
        ("gr", "ctrl", 52, "Ctrl+Z"),
        ("il", "ctrl+shift", 52, "Ctrl+Shift+Z"),
        ("ua", "ctrl", 59, "Ctrl+,"),
        ("fr", "", 12, "3"),
        ("fr", "", 15, "-"),
        ("de", "shift", 16, "/"),
        ("us", "shift", 61, "?"),
        ("us", "shift", 21, "+"),
        ("de", "ctrl", 29, "Ctrl+Z"),
    ],
)
def test_a_shortcut_is_found_by_what_the_key_means(player, kind, layout, held, code, keys):
    player.takes, acted = "", []
    if kind is QShortcut:
        QShortcut(QKeySequence(keys), player, lambda: acted.append(1))
    else:
        action = QAction("Act", player)
        action.setShortcut(keys)
        action.triggered.connect(lambda: acted.append(1))
        player.addAction(action)
    assert player.keys(by_code(layout, held)[code]) in ([], [Key.Key_6])
    assert acted == [1]


def test_a_shortcut_that_is_disabled_hidden_or_elsewhere_is_none(player):
    acted, other = [], QWidget(player)
    for owner in (player, other):
        for enabled in (False, True):
            action = QAction("Act", owner)
            action.setShortcut("R")
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.setEnabled(enabled)
            action.setVisible(owner is other or not enabled)
            action.triggered.connect(lambda: acted.append(1))
            owner.addAction(action)
    assert player.keys(by_code("ru")[27])[0] == Key.Key_R and acted == []


@pytest.mark.parametrize("layout", RECORDED)
def test_a_field_takes_what_is_written(player, layout):
    field = QLineEdit(player)
    field.show()
    field.setFocus()
    written = [key for held in ("", "keypad", "shift") for key in RECORDED[layout][held]]
    for key in written:
        event = key.event(QEvent.Type.KeyPress)
        QApplication.sendEvent(player.windowHandle(), event)
    assert field.text() == "".join(key.text for key in written if key.text.isprintable())


def test_a_command_reaches_a_field_on_every_keyboard(player):
    field = QLineEdit(player)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "name")
    press(by_code("ru", "ctrl")[52])
    assert field.text() == ""


def test_letters_typed_into_a_field_tell_the_layout_of_a_command(player):
    """A Hebrew keyboard writes a sign on the key of Q, with Ctrl too."""
    field = QLineEdit(player)
    field.show()
    field.setFocus()
    press(by_code("il")[LETTERS[10]])
    meant = player.gate.keyboard.meanings(by_code("il", "ctrl")[24].event(QEvent.Type.KeyPress))
    assert meant[0].key() == Key.Key_Q


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_entry_of_a_menu_is_chosen_by_what_the_key_means(player, qtbot):
    menu, taken = QMenu(player), []
    menu.addAction("Go on", lambda: taken.append(1)).setShortcut("G")
    menu.popup(player.mapToGlobal(player.rect().center()))
    qtbot.waitUntil(menu.isVisible)
    key = by_code("ru")[42]
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(player.windowHandle(), key.event(kind))
    assert taken == [1] and not menu.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_list_of_files_is_searched_by_what_is_written(player, qtbot):
    dialog = QFileDialog(player, options=QFileDialog.Option.DontUseNativeDialog)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    asked = []
    player.gate.keyboard.meanings = asked.append
    dialog.findChild(QWidget, "listView").setFocus()
    press(by_code("ru")[24])
    assert asked == []
    dialog.close()


def test_alt_and_alt_graph_write_what_they_write():
    keyboard = Keyboard("xcb")
    for modifiers, natives in ((Held.AltModifier, 0x18), (Held.NoModifier, 0x90)):
        event = QKeyEvent(QEvent.Type.KeyPress, 0x2018, modifiers, 10, 0, natives, "‘")
        assert keyboard.meanings(event) == []


def test_windows_and_macos_name_the_key_by_its_virtual_code():
    """As Windows sends them with a French layout, a Greek one, and macOS with a Russian one."""
    press, none = QEvent.Type.KeyPress, Held.NoModifier
    for platform, key, code, text, meant in (
        ("windows", Key.Key_Ampersand, 0x31, "&", Key.Key_1),
        ("windows", 0x0396, 0x5A, "ζ", Key.Key_Z),
        ("cocoa", 0x041A, 15, "к", Key.Key_R),
        ("cocoa", Key.Key_QuoteDbl, 20, '"', Key.Key_3),
        ("wayland-egl", Key.Key_QuoteDbl, 0, '"', Key.Key_QuoteDbl),
        ("offscreen", Key.Key_QuoteDbl, 20, '"', Key.Key_QuoteDbl),
    ):
        event = QKeyEvent(press, key, none, 0, code, 0, text)
        keys = [one.key() for one in Keyboard(platform).meanings(event)]
        assert (keys or [key])[0] == meant


@pytest.mark.parametrize("platform", ["xcb", "windows", "cocoa"])
def test_what_a_key_means_means_nothing_else(platform):
    """The gate sees it once more: a key handed on for ever would be no key at all."""
    keyboard, press_ = Keyboard(platform), QEvent.Type.KeyPress
    code = {"xcb": 26, "windows": 0x45, "cocoa": 14}[platform]
    for key, held in ((0x0423, Held.NoModifier), (Key.Key_E, Held.ShiftModifier)):
        event = QKeyEvent(press_, key, held, code, code, 0, chr(key))
        meant = keyboard.meanings(event)
        assert meant[0].key() == Key.Key_E
        assert all(one.modifiers() == held for one in meant)
        assert all(keyboard.meanings(one) == [] for one in meant)
    for sign in "/?1":
        keyboard_sign = QKeyEvent(press_, ord(sign), Held.ShiftModifier, 0xFF, 0xFF, 0, sign)
        (meant_sign,) = keyboard.meanings(keyboard_sign)
        assert keyboard.meanings(meant_sign) == []
