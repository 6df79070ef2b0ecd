"""Another theme, language or scale at any moment: what must hold of the window afterwards."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.focus import FocusPlace
from minigolf_desktop.ui.common.lessons.coach import LessonBubble
from minigolf_desktop.ui.common.main_window import MainWindow

CHANGES = (("theme", "dark"), ("language", "fr"), ("scale", 115))
"""Names of settings and their values, one after the other."""


def change_all(window: MainWindow, changes: Sequence[tuple[str, object]] = CHANGES) -> list[str]:
    """Change everything that makes screens anew; return what is wrong with the keyboard then."""
    return [fault for change in changes for fault in change_one(window, *change)]


def change_one(window: MainWindow, name: str, value: object) -> list[str]:
    """Change one setting; return what is wrong with the keyboard or the language then."""
    before = place_of_focus(window)
    window.change_settings(**{name: value})
    # Timers of what is about to go may come before it goes.
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    focus, screen = window.focusWidget(), window.screen_shown
    assert screen is not None
    if focus is None:
        return [f"{name}: nothing has the keyboard"]
    if _bubble_of(focus) is None and focus is not screen and not screen.isAncestorOf(focus):
        return [f"{name}: the keyboard is beside the screen"]
    if not focus.isEnabled() or not focus.isVisibleTo(window):
        return [f"{name}: what has the keyboard takes no keys"]
    after = place_of_focus(window)
    faults = [] if after == before else [f"{name}: the keyboard went from {before} to {after}"]
    if window.settings.language == "fr":
        faults += [f"{name}: {text!r} is still English" for text in texts_of(screen) & english()]
    return faults


def _bubble_of(control: QWidget) -> QWidget | None:
    """Return the bubble of a lesson, which lies over a screen, that has a control."""
    around: QWidget | None = control
    while around is not None and not isinstance(around, LessonBubble):
        around = around.parentWidget()
    return around


def texts_of(screen: QWidget) -> set[str]:
    """Return everything that the controls of a screen say, aloud or in a tooltip, too."""
    return set().union(*(_texts_of(one) for one in (screen, *screen.findChildren(QWidget))))


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()


@cache
def english() -> frozenset[str]:
    """Return the English texts that nothing says in French.

    Whoever sits down at a table keeps the name that was given there, computers, too.
    """
    contexts = ET.parse(resource("translations", "minigolf_fr.ts")).iter("context")
    spoken = [one for one in contexts if one.findtext("name") != "characters"]
    messages = [message for one in spoken for message in one.iter("message")]
    french = {text for message in messages for text in message.find("translation").itertext()}
    return frozenset(message.findtext("source", "") for message in messages) - french


def place_of_focus(window: MainWindow) -> tuple[tuple[type[QWidget], int], ...] | None:
    """Return where on its screen the keyboard is, whatever the language."""
    screen = window.screen_shown
    assert screen is not None
    spot = FocusPlace.of(screen)
    return None if spot is None else spot.path
