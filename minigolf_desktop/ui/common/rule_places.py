"""Which section of the rules a part of the window is about: F1 and question marks open it there.

A panel or a screen only names its section; a part within it may name another one.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

_SECTION = "rulesSection"


class RulesDesk(QObject):
    """Stands in a window for whoever opens the rules."""

    asked = Signal(str)
    """A section of the rules is asked for."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)

    @classmethod
    def ask(cls, widget: QWidget) -> None:
        """Ask the window of a widget for the section that it is about.

        Nothing happens in a window without rules.
        """
        desk = widget.window().findChild(cls)
        named = _named(widget)
        if desk is not None and named is not None:
            desk.asked.emit(_section_of(named))


def tells_about(widget: QWidget, section: str) -> None:
    """Let a part of the window be about a section of the rules; empty for none of its own."""
    widget.setProperty(_SECTION, section)


def section_here() -> str:
    """Return the section that matters: of what has the keyboard, or of the part under the mouse.

    The mouse tells more only within what the keyboard is at. Empty where neither tells anything.
    """
    focused = _named(QApplication.focusWidget())
    pointed = _named(QApplication.widgetAt(QCursor.pos()))
    if pointed is not None and (focused is None or focused.isAncestorOf(pointed)):
        return _section_of(pointed)
    return "" if focused is None else _section_of(focused)


def _named(widget: QWidget | None) -> QWidget | None:
    """Return the innermost part round a widget that is about a section."""
    while widget is not None and not _section_of(widget):
        widget = widget.parentWidget()
    return widget


def _section_of(widget: QWidget) -> str:
    return widget.property(_SECTION) or ""
