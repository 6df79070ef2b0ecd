"""Keyboards of fifteen layouts, whose keys are pressed as the system sends them.

``keyboards.json`` was recorded under X11 with ``setxkbmap``: for each layout what was held, and for
each key its scan code, its key symbol, the native modifiers, the key and the modifiers of Qt, and
the text.
"""

import json
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

Key, Held = Qt.Key, Qt.KeyboardModifier


class Pressed(NamedTuple):
    """What a key sent when it was recorded."""

    scan_code: int
    symbol: int
    native_modifiers: int
    key: int
    modifiers: int
    text: str

    def event(self, kind: QEvent.Type) -> QKeyEvent:
        natives = (self.scan_code, self.symbol, self.native_modifiers)
        return QKeyEvent(kind, self.key, Held(self.modifiers), *natives, self.text)


RECORDED = {
    layout: {held: [Pressed(*key) for key in keys] for held, keys in sets.items()}
    for layout, sets in json.loads(
        Path(__file__).with_name("keyboards.json").read_text("utf-8")
    ).items()
}
NOT_LATIN = ("ru", "ua", "gr", "il", "ara")
"""Layouts without Latin letters."""
DIGIT_ROW, LETTERS = range(10, 20), (*range(24, 34), *range(38, 47), *range(52, 59))
"""Scan codes, from 1 to 0 and from Q to M."""


def by_code(layout: str, held: str = "") -> dict[int, Pressed]:
    return {key.scan_code: key for key in RECORDED[layout][held]}


def writing(layout: str, text: str) -> Pressed:
    """Return the key that writes a text, with Shift if it must be."""
    keys = (*RECORDED[layout][""], *RECORDED[layout]["shift"])
    return next(key for key in keys if key.text == text)


def press(key: Pressed) -> None:
    """Press a key and let it go, as Qt does: first it asks whether shortcuts may have it."""
    window = QApplication.activeWindow().windowHandle()
    override = key.event(QEvent.Type.ShortcutOverride)
    override.ignore()
    QApplication.sendEvent(window, override)
    if override.isAccepted() or not chr(key.key % 0x110000).isascii():
        QApplication.sendEvent(window, key.event(QEvent.Type.KeyPress))
    else:
        # As it is, and by way of the shortcuts.
        QTest.keyPress(window, Key(key.key), Held(key.modifiers))
    QApplication.sendEvent(window, key.event(QEvent.Type.KeyRelease))


def letter(layout: str, name: str, held: str = "") -> Pressed:
    """Return the key of a letter: the one that writes it, or where it lies on a US keyboard."""
    lies_at = by_code("us" if layout in NOT_LATIN else layout)
    code = next(code for code, key in lies_at.items() if key.key == ord(name))
    return by_code(layout, held)[code]


def digit(layout: str, number: int) -> Pressed:
    """Return the key of a digit, from 1 to 9, in the row above the letters."""
    return by_code(layout)[DIGIT_ROW[number - 1]]
