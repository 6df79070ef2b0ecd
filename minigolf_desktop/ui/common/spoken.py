"""What a screen reader is told besides the control that has the focus.

Boards, banners and bubbles have no focus to be read at: their words are announced. Whoever shows
something says it here, at the place where it is shown. Words are put together only while somebody
listens, so that a board without a listener loses nothing by them.
"""

from __future__ import annotations

from collections.abc import Callable

# What Qt has for screen readers takes 2 ms to load, and home is silent: it comes when first used.
from PySide6 import QtGui
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.ui.common.early_orca import early_orca
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.translation import translate

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

REPEAT = "F9"
"""Key that says the last announcement again."""


def announce(shown: QWidget, words: Callable[[], str], *, at_once: bool = False) -> None:
    """Tell a screen reader what a widget shows; nothing where nobody listens.

    What follows a key that looks around interrupts (``at_once``) what is being read; all else
    waits for its turn. What is announced before the next event is read is one announcement.
    """
    if QtGui.QAccessible.isActive():
        told = words()
        # A screen that is being made stands in no window yet.
        QTimer.singleShot(0, shown, lambda: voice_of(shown).say(told, at_once=at_once))


def voice_of(shown: QWidget) -> Voice:
    """Return the voice of the window that a widget is in."""
    window = shown.window()
    voice = window.findChild(Voice, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return voice if isinstance(voice, Voice) else Voice(window)


class Voice(QObject):
    """Announces for one window, and says the last announcement again when it is asked to."""

    said = Signal(str)
    """Something was announced."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[str] = []
        self._interrupts = False
        self._last = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._announce)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "a window belongs to one"
        self._early_orca = early_orca(application)
        self._early_orca.known.connect(self._soon.start)
        QtGui.QShortcut(QtGui.QKeySequence(REPEAT), window).activated.connect(self.repeat)

    @property
    def last(self) -> str:
        """What was announced last."""
        return self._last

    def say(self, words: str, *, at_once: bool = False) -> None:
        """Announce words with the others of the same moment, each once."""
        if words and words not in self._waiting:
            self._waiting.append(words)
            self._interrupts |= at_once
            self._soon.start()

    def repeat(self) -> None:
        """Announce again what was announced last."""
        self.say(self._last, at_once=True)

    def _announce(self) -> None:
        if self._early_orca.is_asked or not self._waiting:
            return
        words, interrupts = "\n".join(self._waiting), self._interrupts
        self._waiting, self._interrupts = [], False
        self._last = words
        if self._early_orca.listens:
            self._early_orca.say(words)
        else:
            self._tell(words, interrupts=interrupts)
        self.said.emit(words)

    def _tell(self, words: str, *, interrupts: bool) -> None:
        event = QtGui.QAccessibleAnnouncementEvent(self._window, words)
        manner = QtGui.QAccessible.AnnouncementPoliteness
        event.setPoliteness(manner.Assertive if interrupts else manner.Polite)
        QtGui.QAccessible.updateAccessibility(event)


def in_sentences(*parts: str) -> str:
    """Return parts as sentences in a row: each ends with a full stop, if with no other mark."""
    told = [part.strip() for part in parts if part.strip()]
    return " ".join(part if part[-1] in ".!?…" else f"{part}." for part in told)


def taken_back() -> str:
    """Return what is told when an action was taken back."""
    return translate("spoken", "Taken back")


def keyed(key: QtGui.QKeySequence, words: str) -> str:
    """Return what a key does: ``Key 1: tee, par 1``, ``Enter: Place tile``."""
    if key in map(QtGui.QKeySequence, _ENTER):
        return with_colon(translate("spoken", "Enter"), words)
    name = key.toString(QtGui.QKeySequence.SequenceFormat.NativeText)
    return with_colon(translate("spoken", "Key {key}").replace("{key}", name), words)
