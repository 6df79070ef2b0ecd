"""Where an arrow key leads among the places of a board."""

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QPointF

from minigolf_desktop.ui.common.boards.gestures import Direction

PlaceT = TypeVar("PlaceT")

_LEAST = 0.1
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
    ahead = [(far + 2 * aside, place) for far, aside, place in ways if far > _LEAST]
    if ahead:
        return min(ahead, key=lambda way: way[0])[1]
    behind = [(far, 2 * aside, place) for far, aside, place in ways if far < -_LEAST]
    if around and behind:
        return min(behind, key=lambda way: (way[0], way[1]))[2]
    return None


def _way(away: QPointF, direction: Direction) -> tuple[float, float]:
    """Return how far something lies ahead, and how far aside."""
    east, south = direction
    far = away.x() * east + away.y() * south
    return far, abs(away.x() * south) + abs(away.y() * east)
