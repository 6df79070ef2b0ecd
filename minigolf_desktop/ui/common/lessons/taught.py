"""What a screen tells of itself, so that something can be said about its parts."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.widgets.cover import Cover

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
    """Whether somebody sees all of a screen, and nothing of it moves."""
    if screen is None or not isinstance(screen, Taught) or is_moving(screen):
        return False
    return not any(cover.isVisibleTo(screen) for cover in screen.findChildren(Cover))


def places_of(screen: QWidget | None, names: Iterable[str], window: QWidget) -> tuple[QRect, ...]:
    """Return where those parts of a screen that are to be seen lie in its window."""
    if screen is None or not isinstance(screen, Taught):
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
