"""The keyboard of the player: which key of the program a press means, whatever the layout.

A digit chooses what lies at a place, so it is a key and not a character: the digit row of a French
keyboard writes ``& é "`` and chooses like any other. A letter stands for a word: it goes by what
the key writes while that is Latin, and by where the key lies on a US keyboard where it is not.
Those keyboards have both letters on their caps, so what is told beside a button is true there.
A sign goes by what the key writes, with Shift or without.
"""

from typing import NamedTuple
from unicodedata import name

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

Key, Modifier = Qt.Key, Qt.KeyboardModifier


class _Row(NamedTuple):
    """Keys that lie side by side, with the code of the first one."""

    first: int
    keys: str


_LINUX = (
    *(_Row(10, "1234567890"), _Row(24, "QWERTYUIOP"), _Row(38, "ASDFGHJKL")),
    _Row(52, "ZXCVBNM"),
)
"""Of X11 and Wayland: ``input-event-codes.h`` of the kernel, plus the 8 that XKB counts from."""
_WINDOWS = (_Row(0x30, "0123456789"), _Row(0x41, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
"""``VK_0`` to ``VK_9`` and ``VK_A`` to ``VK_Z`` of ``WinUser.h``: Windows gives the digit row of
every layout, and the letters of one that has none of ours, the names they have here."""
_MACOS = (
    *(_Row(0, "ASDFHGZXCV"), _Row(11, "BQWERYT123465"), _Row(25, "97"), _Row(28, "8")),
    *(_Row(29, "0"), _Row(31, "OU"), _Row(34, "IP"), _Row(37, "LJ"), _Row(40, "K"), _Row(45, "NM")),
)
"""``kVK_ANSI_A`` and so on of ``Events.h`` in Carbon: where the key lies on a US keyboard."""
_COMMAS = {"linux": (59, 61), "windows": (0xBC, 0xBF), "macos": (43, 44)}
"""The keys of comma and slash, by the same tables."""
_SYSTEMS = {"xcb": "linux", "wayland": "linux", "windows": "windows", "cocoa": "macos"}
"""Where keys have codes that are known, by the plug-in of Qt."""

_DIGITS = frozenset(range(Key.Key_0, Key.Key_9 + 1))
_LETTERS = frozenset(range(Key.Key_A, Key.Key_Z + 1))
_SIGNS = frozenset(
    {Key.Key_Question, Key.Key_Slash, Key.Key_Plus, Key.Key_Minus, Key.Key_Equal, Key.Key_Comma}
)
"""Signs that the program has, and that may need Shift or the keypad."""
_THIRD_LEVEL = 0x80
"""The bit of AltGr in the modifiers of X11 and Wayland, which Qt has no name for."""
_NOWHERE = 0xFFFF
"""The code of a key that lies nowhere; 0 is A on macOS."""
_LAST_CHARACTER = 0x10FFFF
"""Keys beyond it write nothing."""


class Keyboard:
    """Tells what keys mean, on the windowing system of the name that Qt gives it.

    Which layout is in use is not told by any system in the same way: it is seen from the letters
    that are typed.
    """

    def __init__(self, platform: str) -> None:
        self._system = _SYSTEMS.get(platform.partition("-")[0], "")
        self._places = _places(self._system)
        self._is_latin = True

    def meanings(self, event: QKeyEvent) -> list[QKeyEvent]:
        """Return what a key may mean, first what it means rather; nothing where it says so itself.

        The second is for where nobody has a use for the first: a key of the digit row may also
        write a sign.
        """
        if event.modifiers() & (Modifier.AltModifier | Modifier.MetaModifier):
            return []
        if self._system == "linux" and event.nativeModifiers() & _THIRD_LEVEL:
            return []
        keys = list(dict.fromkeys((*self._by_place(event), event.key())))
        says_so = len(keys) == 1 and _modifiers(event, keys[0]) == event.modifiers()
        says_so = says_so and not self._is_borrowed(event)
        return [] if says_so else [_meant(event, key) for key in keys]

    def hear(self, event: QKeyEvent) -> None:
        """Note what is typed into a text: from its letters the layout is known."""
        is_plain = not event.modifiers() & (Modifier.ShiftModifier | Modifier.ControlModifier)
        if is_plain and self._code(event) in self._places:
            self._learn(event.key())

    def _by_place(self, event: QKeyEvent) -> list[int]:
        """Return what a key means by where it lies, if that counts."""
        place = self._places.get(self._code(event))
        shift = bool(event.modifiers() & Modifier.ShiftModifier)
        control = bool(event.modifiers() & Modifier.ControlModifier)
        if place is None or event.modifiers() & Modifier.KeypadModifier:
            return []
        if place in _DIGITS:
            return [] if shift or control or event.key() in _DIGITS else [place]
        # With Shift a Hebrew keyboard writes Latin letters, with Ctrl many do.
        if not shift and not control:
            self._learn(event.key())
        if event.key() in _LETTERS or (self._is_latin and not _is_foreign(event.key())):
            return []
        return [Key.Key_Question if place == Key.Key_Slash and shift else place]

    def _is_borrowed(self, event: QKeyEvent) -> bool:
        """Return whether a Latin letter is written by a keyboard of others.

        A Hebrew one writes them with Shift, which Qt takes for a part of the letter then.
        """
        is_word = event.key() in _LETTERS and not self._is_latin
        return is_word and self._code(event) in self._places

    def _code(self, event: QKeyEvent) -> int:
        is_scanned = self._system == "linux"
        return event.nativeScanCode() if is_scanned else event.nativeVirtualKey()

    def _learn(self, key: int) -> None:
        """Note whether the layout has Latin letters."""
        if key in _LETTERS:
            self._is_latin = True
        elif _is_foreign(key):
            self._is_latin = False


def _places(system: str) -> dict[int, int]:
    """Return the keys of a US keyboard by their codes."""
    rows = {"linux": _LINUX, "windows": _WINDOWS, "macos": _MACOS}.get(system, ())
    keys = {row.first + place: ord(key) for row in rows for place, key in enumerate(row.keys)}
    return keys | dict(zip(_COMMAS.get(system, ()), map(ord, ",/"), strict=False))


def _is_foreign(key: int) -> bool:
    """Return whether a key writes a letter that is not Latin."""
    if not 0xFF < key <= _LAST_CHARACTER or not chr(key).isalpha():
        return False
    return not name(chr(key), "").startswith("LATIN ")


def _modifiers(event: QKeyEvent, key: int) -> Qt.KeyboardModifier:
    """Return what is held beside a key; what digits and signs are only typed with is nothing."""
    if key in _DIGITS or key in _SIGNS:
        return event.modifiers() & ~(Modifier.ShiftModifier | Modifier.KeypadModifier)
    return event.modifiers()


def _meant(event: QKeyEvent, key: int) -> QKeyEvent:
    """Return the press of a key that says what it means; it lies nowhere."""
    text = event.text()
    if key != event.key() and not event.modifiers() & Modifier.ControlModifier:
        text = chr(key) if event.modifiers() & Modifier.ShiftModifier else chr(key).lower()
    held, repeats, count = _modifiers(event, key), event.isAutoRepeat(), event.count()
    natives = (_NOWHERE, _NOWHERE, 0)
    meant = QKeyEvent(event.type(), key, held, *natives, text, repeats, count)
    meant.setTimestamp(event.timestamp())
    return meant


def as_override(event: QKeyEvent) -> QKeyEvent:
    """Return what asks a window, before a press, whether it keeps the key from all shortcuts."""
    key, held = event.key(), event.modifiers()
    natives = (_NOWHERE, _NOWHERE, 0)
    override = QKeyEvent(QEvent.Type.ShortcutOverride, key, held, *natives, event.text())
    override.setTimestamp(event.timestamp())
    override.ignore()
    return override
