"""Every key that the program has, pressed on a screen with every keyboard: what would it do?

Which keys there are is read in the sources and asked of the shortcuts that are there. What a key
would do is noted and kept from happening, so that a screen stays as it is for the next one.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QImage, QKeyEvent, QKeySequence, QShortcut, QShortcutEvent
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QMenu, QToolButton, QWidget

from minigolf_desktop import ui
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common import key_gate
from minigolf_desktop.ui.common.keyboard import Keyboard
from minigolf_desktop.ui.common.seats import WhoButton
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.menu import WindowMenu
from minigolf_desktop.ui.studio.screenshots import SIZE, Studio, open_studio
from tests.ui.keyboards import DIGIT_ROW, RECORDED, Pressed, by_code, letter, press, writing

from .found import Found

Key, Held = Qt.Key, Qt.KeyboardModifier
SIGNS = {Key.Key_Question: "?", Key.Key_Slash: "/", Key.Key_Plus: "+", Key.Key_Minus: "-"}
"""Signs that may lie anywhere, with Shift or without."""
_DIGITS = range(Key.Key_0, Key.Key_9 + 1)
_LETTERS = range(Key.Key_A, Key.Key_Z + 1)
_BESIDE = (Key.Key_Shift, Key.Key_Control)
"""Keys that are held beside another, and do nothing by themselves."""
_HELD = {
    Held.NoModifier: "",
    Held.ShiftModifier: "shift",
    Held.ControlModifier: "ctrl",
    Held.ControlModifier | Held.ShiftModifier: "ctrl+shift",
}
"""What is held, as it was recorded."""


class Stroke(NamedTuple):
    """A key as the program knows it."""

    key: int
    held: str = ""
    """What is held beside it; ``keypad`` for the digit of the keypad."""

    def __str__(self) -> str:
        return f"{self.held} {Key(self.key).name}".strip()


Happening = tuple[str, ...]
Heard = dict["Stroke", list[Happening]]
"""What a key would have done: which shortcut it is of, or what the screen would have heard."""


@cache
def keys_in_sources() -> frozenset[Stroke]:
    """Return the keys that the program names: a letter is pressed with all that may be held."""
    found = {Stroke(key) for key in _DIGITS} | {Stroke(key, "keypad") for key in _DIGITS}
    for path in Path(ui.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.startswith("Key_"):
                key = getattr(Key, node.attr)
                if key in _LETTERS:
                    found |= {Stroke(key, held) for held in _HELD.values()}
                elif key in SIGNS:
                    found.add(Stroke(key))
    return frozenset(found)


def keys_of_shortcuts(window: QWidget) -> Iterator[Stroke]:
    """Yield the keys of all shortcuts of a window that are letters, digits or signs."""
    of_actions = (one.shortcuts() for one in window.findChildren(QAction))
    of_shortcuts = (one.keys() for one in window.findChildren(QShortcut))
    for sequences in (*of_actions, *of_shortcuts):
        for sequence in sequences:
            key, held = sequence[0].key(), sequence[0].keyboardModifiers()
            if key in _LETTERS and held in _HELD:
                yield Stroke(key, _HELD[held])
            elif key in _DIGITS or key in SIGNS:
                yield Stroke(key)


def key_of(layout: str, stroke: Stroke) -> Pressed | None:
    """Return the key of a keyboard that a player presses for it; None where there is none."""
    key, held = stroke
    if held == "keypad":
        return next(one for one in RECORDED[layout]["keypad"] if one.key == key)
    if key in _DIGITS:
        return by_code(layout)[DIGIT_ROW[(key - Key.Key_1) % 10]]
    if key in _LETTERS:
        return letter(layout, chr(key), held)
    try:
        return writing(layout, SIGNS[Key(key)])
    except StopIteration:
        return None


class Listener(QObject):
    """Notes what keys would do, and keeps it from happening."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Happening] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the presses that reach a widget, and the shortcuts that Qt finds."""
        if isinstance(event, QShortcutEvent):
            self.hear_of_shortcut(watched)
            return True
        if event.type() is not QEvent.Type.KeyPress or not isinstance(watched, QWidget):
            return False
        assert isinstance(event, QKeyEvent)
        if event.key() in _BESIDE:
            return False
        # A press that nobody takes goes on to what is around: it is noted once.
        if watched is (watched.window().focusWidget() or watched.window()):
            is_command = bool(event.modifiers() & Held.ControlModifier)
            # Qt itself, which presses what says what it means, knows no capitals.
            text = "" if is_command else event.text().lower()
            key = f"{event.modifiers().value} {event.key():#x}"
            self.heard.append(("press", key, text))
        event.ignore()
        return True

    def hear_of_shortcut(self, shortcut: QObject) -> None:
        """Note that a key is one of a shortcut."""
        keys = shortcut.shortcuts() if isinstance(shortcut, QAction) else shortcut.keys()
        told = ", ".join(one.toString() for one in keys)
        self.heard.append((type(shortcut).__name__, told, type(shortcut.parent()).__name__))


@contextmanager
def listening() -> Iterator[Listener]:
    """Let no key do anything, and note what each would have done."""
    listener, found = Listener(), key_gate._shortcut

    def note(keys: QKeySequence) -> Any:
        shortcut = found(keys)
        if shortcut is None:
            return None
        listener.hear_of_shortcut(shortcut)
        # One whose signal nobody hears.
        return mock.Mock()

    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(listener)
    # The gate itself triggers the entry of a menu.
    triggered = mock.patch.object(QAction, "trigger", lambda it, *_: listener.hear_of_shortcut(it))
    try:
        with mock.patch.object(key_gate, "_shortcut", note), triggered:
            yield listener
    finally:
        application.removeEventFilter(listener)


def heard_of(
    listener: Listener,
    layout: str,
    strokes: Iterable[Stroke],
    before: Callable[[], object] = lambda: None,
) -> Heard:
    """Press keys with a keyboard, ``before`` done before each; return what each would have done."""
    heard: Heard = {}
    # The first letter tells which letters the keyboard has.
    before()
    press(letter(layout, "R"))
    for stroke in strokes:
        key = key_of(layout, stroke)
        if key is not None:
            before()
            listener.heard.clear()
            press(key)
            heard[stroke] = [*listener.heard]
    return heard


def is_alike(layout: str, stroke: Stroke, wanted: Heard, found: list[Happening]) -> bool:
    """Return whether a key does what it does with a US keyboard.

    Nobody takes anything here, so a key goes on as what it writes where it means something else:
    first it is what it means. A sign may lie on the key of a digit or of a letter: there it follows
    what that does, or is not heard where that is done.
    """
    as_us = [_as_wanted(layout, stroke, happening) for happening in found]
    usual = wanted[stroke]
    if as_us[: len(usual)] == usual:
        return True
    if stroke.key not in SIGNS:
        return False
    beside = _beside(layout, stroke)
    return as_us[-len(usual) :] == usual or (beside is not None and as_us == wanted.get(beside))


def _as_wanted(layout: str, stroke: Stroke, happening: Happening) -> Happening:
    """Return what was heard, with the letter of a US keyboard in place of the layout's own.

    A menu looks for the letter that was written: a Turkish I has no dot.
    """
    own, usual = key_of(layout, stroke), key_of("us", stroke)
    if happening[0] != "press" or own is None or usual is None:
        return happening
    if own.key != usual.key or happening[-1] != own.text.lower():
        return happening
    return (*happening[:-1], usual.text.lower())


def _beside(layout: str, stroke: Stroke) -> Stroke | None:
    """Return the digit or the letter on whose key a layout has a sign; None where on no such."""
    key = key_of(layout, stroke)
    if key is None:
        return None
    held = next(held for held in ("", "shift") if key in RECORDED[layout][held])
    usual = by_code("us", held).get(key.scan_code)
    if usual is None or (usual.key in _DIGITS and held):
        return None
    return Stroke(usual.key, held) if usual.key in (*_DIGITS, *_LETTERS) else None


def is_written(layout: str, stroke: Stroke, found: list[Happening]) -> bool:
    """Return whether a key writes into a field what it writes with its layout."""
    key = key_of(layout, stroke)
    return key is not None and [text for *_, text in found] == [key.text.lower()]


class Presser:
    """Presses all keys on every scene of a studio instead of taking its picture."""

    def __init__(self, studio: Studio, found: Found, most: int, layouts: Iterable[str]) -> None:
        self._window = studio.window
        self._found = found
        self._most = most
        self._layouts = [layout for layout in layouts if layout != "us"]
        self._seen: Counter[str] = Counter()
        self._menu = WindowMenu(self._window, GAMES)
        self._window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        self._window.hide()
        self._window.show()
        gate = self._window.keys
        gate.clock, gate.keyboard = lambda: float("inf"), Keyboard("xcb")

    def screen(self) -> QImage:
        """Press all keys on the screen that is shown; the picture is empty."""
        QApplication.processEvents()
        self._press(self._window, self._window.screen_shown)
        self._press_menus()
        return QImage()

    def dialog(self, dialog: QDialog) -> QImage:
        """Press all keys in a dialog; the picture is empty."""
        dialog.open()
        QApplication.processEvents()
        self._press(dialog, dialog)
        dialog.close()
        return QImage()

    def _press(self, window: QWidget, shown: QWidget | None) -> None:
        name = type(shown).__name__
        self._seen[name] += 1
        if self._seen[name] > self._most:
            return
        window.activateWindow()
        QApplication.processEvents()
        assert QApplication.activeWindow() is window, f"{name} has no keyboard"
        self._found.count("scenes")
        self._press_all(name, set(keys_of_shortcuts(window)))
        self._found.figures["screens, dialogs and menus"] = len(self._seen)

    def _press_all(
        self, name: str, more: set[Stroke], before: Callable[[], object] = lambda: None
    ) -> None:
        strokes = sorted(keys_in_sources() | more)
        with listening() as listener:
            # The us keyboard is pressed last, too: nothing may have changed.
            wanted = heard_of(listener, "us", strokes, before)
            for layout in (*self._layouts, "us"):
                heard = heard_of(listener, layout, strokes, before)
                self._found.count("keys", len(heard))
                self._blame(name, layout, wanted, heard)

    def _press_menus(self) -> None:
        """Press all keys in each menu that the screen opens, which a key may close."""
        screen = type(self._window.screen_shown).__name__
        for kind, pop_up in self._openers():
            name = f"{kind} of {screen}"
            self._seen[name] += 1
            if self._seen[name] > 1:
                continue

            self._open_menu(pop_up)
            self._found.count("menus")
            self._press_all(
                name, set(keys_of_shortcuts(self._window)), partial(self._open_menu, pop_up)
            )
            while (menu := QApplication.activePopupWidget()) is not None:
                menu.close()

    @staticmethod
    def _open_menu(pop_up: Callable[[], object]) -> None:
        """Open a menu, unless it is open yet."""
        if QApplication.activePopupWidget() is None:
            pop_up()
            QApplication.processEvents()
        assert isinstance(QApplication.activePopupWidget(), QMenu)

    def _openers(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield what opens a menu: the window, buttons, lists, the choice of a player."""
        yield "the menu", self._menu.pop_up
        for button in self._window.findChildren(QToolButton):
            if button.isVisible() and button.isEnabled() and button.menu() is not None:
                below = button.mapToGlobal(button.rect().bottomLeft())
                yield f"the menu of {button.accessibleName()}", partial(button.menu().popup, below)
        for listed in self._window.findChildren(QListWidget):
            asks = listed.contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu
            if listed.isVisible() and asks and listed.count():
                listed.setCurrentRow(0)
                middle = listed.visualItemRect(listed.item(0)).center()
                emit = listed.customContextMenuRequested.emit
                yield f"the entry of {listed.accessibleName()}", partial(emit, middle)
        for button in self._window.findChildren(WhoButton):
            if button.isVisible() and button.isEnabled():
                yield "the players", button.click

    def _blame(self, name: str, layout: str, wanted: Heard, heard: Heard) -> None:
        writes = key_gate._in_field()
        for stroke, found in heard.items():
            if writes and "ctrl" not in stroke.held:
                is_right = is_written(layout, stroke, found)
            else:
                is_right = is_alike(layout, stroke, wanted, found)
            if not is_right:
                told = f"{stroke} would do {found} instead of {wanted[stroke]}"
                self._found.blame(f"{name}, {layout}", [told])


def press_everywhere(
    found: Found,
    most: int,
    layouts: Iterable[str] = tuple(RECORDED),
    scenes: Callable[[Studio], Iterable[object]] = Studio.pictures,
) -> None:
    """Press all keys on so many scenes of each screen and dialog, with each layout."""
    settings = Settings(theme="light", language="en", animation_speed=0)
    with open_studio(SIZE, settings) as studio:
        presser = Presser(studio, found, most, layouts)
        studio.again = presser.screen  # type: ignore[method-assign]
        studio.dialog = presser.dialog  # type: ignore[method-assign]
        for _ in scenes(studio):
            pass
