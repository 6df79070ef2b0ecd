"""How a screen names its parts, so that lessons and tips can point at them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.focus import Cover
from minigolf_desktop.ui.common.main_window import MainWindow

Finder = Callable[..., QWidget | QRect | None]
"""Returns a part of a screen, or where it lies there; None while it is not to be seen. It is given
the whole numbers that the name is told with, as in ``cell 2 0``."""


@runtime_checkable
class Taught(Protocol):
    """A screen whose parts have names."""

    @property
    def is_settled(self) -> bool:
        """Whether nothing is on its way any more, so that one may read."""
        ...

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds each part, by its name."""
        ...


def part_of(screen: Taught, name: str) -> QWidget | QRect | None:
    """Return a part by its name and numbers; None while it is not to be seen on this screen."""
    kind, *numbers = name.split()
    finder = screen.parts.get(kind)
    return None if finder is None else finder(*(map(int, numbers) if numbers else (0,)))


def is_moving(screen: QWidget | None) -> bool:
    """Whether something is on its way on a screen whose parts have names."""
    return isinstance(screen, Taught) and not screen.is_settled


def is_readable(screen: QWidget | None) -> bool:
    """Whether all of a screen is in view and nothing of it moves."""
    if screen is None or screen.isHidden():
        return False
    if not isinstance(screen, Taught) or is_moving(screen):
        return False
    return not any(cover.isVisibleTo(screen) for cover in screen.findChildren(Cover))


def places_of(screen: QWidget | None, names: Iterable[str], window: QWidget) -> tuple[QRect, ...]:
    """Return where those parts of a screen that are to be seen lie in its window.

    A screen that is coming has no place there yet.
    """
    if screen is None or screen.isHidden() or not isinstance(screen, Taught):
        return ()
    found = (_place(screen, part_of(screen, name), window) for name in names)
    return tuple(place for place in found if place is not None and not place.isEmpty())


def _place(screen: QWidget, part: QWidget | QRect | None, window: QWidget) -> QRect | None:
    if part is None:
        return None
    if isinstance(part, QRect):
        seen = part & screen.rect()
        return QRect(screen.mapTo(window, seen.topLeft()), seen.size())
    if not part.isVisibleTo(screen):
        return None
    # Of what is scrolled only that which shows.
    seen = part.visibleRegion().boundingRect() if part.isVisible() else part.rect()
    return QRect(part.mapTo(window, seen.topLeft()), seen.size())


LOOKS = 90
"""Milliseconds between two looks at most."""


class Onlooker(QObject):
    """Says so soon after anything in a window was painted anew.

    What moves there tells nobody, and there are as many kinds of it as screens: boards that are
    panned, panels that open, dice that fall. But all of it is painted. While a screen says of
    itself that something is on its way, it is looked at too, painted or not. A window in which
    nothing happens costs nothing.
    """

    looked = Signal()
    """It is time to look."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(LOOKS)
        self._clock.timeout.connect(self._look)
        window.installEventFilter(self)
        self.soon()

    def soon(self) -> None:
        """Look soon, whatever is painted."""
        if not self._clock.isActive():
            self._clock.start()

    def close(self) -> None:
        """Look on no more."""
        self._clock.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note that something is painted, or all of it has another size; keep nothing back."""
        if watched is self._window:
            if event.type() == QEvent.Type.UpdateRequest:
                self.soon()
            elif event.type() == QEvent.Type.Resize:
                # The screen takes its new size first.
                QTimer.singleShot(0, self, self._look)
        return False

    def _look(self) -> None:
        if is_moving(self._window.screen_shown):
            self.soon()
        self.looked.emit()
