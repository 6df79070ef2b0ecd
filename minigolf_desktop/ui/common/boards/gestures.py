"""What a tool on a board is asked to do by mouse and key, and where an arrow key leads."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from PySide6.QtCore import QPointF, Qt

Direction = tuple[int, int]
"""A step of the arrow keys: to the east, to the south."""


class Gestures(Protocol):
    """What follows the mouse on a board: the tool in hand, or the scene itself."""

    cursor: Qt.CursorShape
    """Pointer over the board."""

    def hover(self, at: QPointF) -> None:
        """Follow the pointer without a button."""

    def press(self, at: QPointF) -> bool:
        """Begin a gesture; return False to let the view pan instead."""

    def drag(self, at: QPointF) -> None:
        """Follow the pointer with the button held."""

    def release(self, at: QPointF) -> None:
        """End the gesture."""

    def click(self, at: QPointF) -> None:
        """Follow a click where no gesture began, and the view did not pan."""

    def leave(self) -> None:
        """Notice that the pointer has left the board."""

    def turn(self, steps: int) -> bool:
        """Turn what is held; return whether anything is."""

    def wheel(self, steps: int) -> bool:
        """Turn what is in hand; return False to let the view zoom instead."""


PlaceT = TypeVar("PlaceT")

_LEAST_AHEAD = 0.1
"""How far ahead something must lie, in sides of a cell or a hex."""


def nearest_ahead(
    here: QPointF,
    places: Iterable[tuple[QPointF, PlaceT]],
    direction: Direction,
    *,
    around: bool = False,
) -> PlaceT | None:
    """Return the nearest of some places in a direction, given with their points; None for none.

    What lies straight ahead is nearer than what lies aside; of equal places the first counts. With
    ``around`` it goes on at the other edge where nothing lies ahead.
    """
    ways = [(*_way(point - here, direction), place) for point, place in places]
    ahead = [(far + 2 * aside, place) for far, aside, place in ways if far > _LEAST_AHEAD]
    if ahead:
        return min(ahead, key=lambda way: way[0])[1]
    behind = [(far, 2 * aside, place) for far, aside, place in ways if far < -_LEAST_AHEAD]
    if around and behind:
        return min(behind, key=lambda way: (way[0], way[1]))[2]
    return None


def _way(away: QPointF, direction: Direction) -> tuple[float, float]:
    """Return how far something lies ahead, and how far aside."""
    east, south = direction
    far = away.x() * east + away.y() * south
    return far, abs(away.x() * south) + abs(away.y() * east)
