"""What a screen reader makes of a screen, as text: read from Qt's accessibility, as it does."""

from collections import Counter
from collections.abc import Iterator

from hands import NO_KEY
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QTabWidget,
    QWidget,
)

from minigolf_desktop.ui.common.spoken import voice_of
from minigolf_desktop.ui.putt_dice.repair import BagTile

_STATES = ("checked", "expanded", "collapsed", "readOnly", "disabled", "selected")
_BOXES_WITH_A_LINE = (QAbstractSpinBox, QComboBox)
_PARTS_OF_A_CONTROL = (QAccessible.Role.ScrollBar, QAccessible.Role.TitleBar)


class Listener:
    """Sits before a window without looking at it: presses keys, and hears what comes of them."""

    def __init__(self, window: QWidget) -> None:
        """Somebody has to listen: ``QAccessible.setActive(True)``."""
        self.window = window
        self.heard: list[str] = []
        """What was announced, in its order."""
        voice_of(window).said.connect(self.heard.append)

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> str:
        """Press keys; return what is announced and read of the control that the last one led to."""
        told = ""
        for key in keys:
            before, place, line = len(self.heard), self.focus, read_of(self.focus)
            QTest.keyClick(self.focus, key, held)
            self.settle()
            focus = self.focus
            is_new = focus is not place or read_of(focus) != line
            told = "\n".join((*self.heard[before:], *([read_of(focus)] if is_new else [])))
        return told

    def settle(self) -> None:
        """Let the window do what is due at once."""
        for _ in range(5):
            QCoreApplication.processEvents()

    @property
    def focus(self) -> QWidget:
        """The control that has the keyboard."""
        return self.window.focusWidget() or self.window


def read_of(control: QWidget) -> str:
    """Return the line that is read of a control, of a list that of the entry looked at."""
    part = QAccessible.queryAccessibleInterface(control)
    child = part.focusChild()
    return _line(part if child is None or not child.isValid() else child)


def stops_of(screen: QWidget) -> Iterator[QWidget]:
    """Yield the controls of a screen that Tab leads to, in its order."""
    control = screen.window()
    while (control := control.nextInFocusChain()) is not screen.window():
        by_tab = control.focusPolicy() & Qt.FocusPolicy.TabFocus
        is_inside = screen.isAncestorOf(control) and control.isVisibleTo(screen)
        if is_inside and by_tab and control.isEnabled() and not _hands_on(control):
            yield control


def _hands_on(control: QWidget) -> bool:
    """Whether a control hands the keyboard on to another, and so is no stop of its own.

    That is a box of tabs, the line in a box, and what a view is seen through. None is asked for the
    other: PySide would keep it for good, and its screen too.
    """
    above = control.parentWidget()
    is_within = isinstance(above, QAbstractScrollArea) and control is above.viewport()
    return is_within or isinstance(control, QTabWidget) or isinstance(above, _BOXES_WITH_A_LINE)


def tree_of(screen: QWidget) -> Iterator[str]:
    """Yield the accessibility tree of what is visible on a screen, a line a part, indented."""
    yield from _tree(QAccessible.queryAccessibleInterface(screen), "")


def unheard(screen: QWidget) -> list[str]:
    """Return which controls of a screen Tab leads to without a name, or with one of another's.

    Tiles of the bag that the rules know no difference between are read alike.
    """
    read = {
        control: _line(QAccessible.queryAccessibleInterface(control))
        for control in stops_of(screen)
    }
    often = Counter(line for one, line in read.items() if not isinstance(one, BagTile))
    return [
        *(f"{_kind(one)} has no name" for one in read if not _name(one)),
        *(f"{line} is read of {count} controls" for line, count in often.items() if count > 1),
    ]


def _kind(control: QWidget) -> str:
    return f"{type(control).__name__} in {type(control.parentWidget()).__name__}"


def _name(control: QWidget) -> str:
    return _text(QAccessible.queryAccessibleInterface(control), QAccessible.Text.Name)


def _tree(part: QAccessibleInterface, indent: str) -> Iterator[str]:
    if part.state().invisible or part.role() in _PARTS_OF_A_CONTROL:
        return
    yield indent + _line(part)
    for place in range(part.childCount()):
        child = part.child(place)
        if child is not None and child.isValid():
            yield from _tree(child, indent + "  ")


def _line(part: QAccessibleInterface) -> str:
    told = [part.role().name, _text(part, QAccessible.Text.Name) or "-"]
    for kind in (QAccessible.Text.Value, QAccessible.Text.Description):
        words = _text(part, kind)
        if words and words not in told:
            told.append(words)
    state = part.state()
    told += [one for one in _STATES if getattr(state, one)]
    return " | ".join(told).replace("\n", " / ")


def _text(part: QAccessibleInterface, kind: QAccessible.Text) -> str:
    return str(part.text(kind)).strip()
