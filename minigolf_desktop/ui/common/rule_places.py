"""Which section of the rules a part of the window is about: F1 and question marks open it there.

A panel or a screen only names its section; a part within it may name another one.
"""

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button

_SECTION = "rulesSection"


class RulesDesk(QObject):
    """Passes requests for the rules on to the part of the window that opens them."""

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
    """Note which section of the rules a part of the window is about; empty for none."""
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


_SIZE = 16


def question_mark(look: Look, text: str) -> QToolButton:
    """Return a small question mark without a frame; ``text`` is its tooltip.

    It is for the mouse: a key does the same.
    """
    result = icon_button(look, "help", text)
    result.setStyleSheet(
        "QToolButton { padding: 0px; border: none; background: transparent;"
        " min-width: 0px; min-height: 0px; }"
    )
    result.setIconSize(look.size(_SIZE, _SIZE))
    result.setFixedSize(look.size(_SIZE + 4, _SIZE + 4))
    result.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return result


def rule_button(look: Look) -> QToolButton:
    """Return a question mark that opens the rules at what the panel round it is about."""
    result = question_mark(look, QCoreApplication.translate("rules", "The rule (F1)"))
    result.clicked.connect(lambda: RulesDesk.ask(result))
    return result
