"""Ways of balls over the course: soft corners, dots along them, and the arc of a flight.

Lengths are units; the points of a way are middles of hexes.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF

from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre

LIFT = 0.55
"""How high a ball flies in the middle of its way."""


class Way(NamedTuple):
    """A line with the distance of each of its points from the start."""

    points: tuple[QPointF, ...]
    far: tuple[float, ...]

    @property
    def length(self) -> float:
        """From end to end."""
        return self.far[-1]

    def at(self, far: float) -> QPointF:
        """Return the point so far from the start."""
        if far <= 0 or self.length == 0:
            return self.points[0]
        for index in range(1, len(self.points)):
            if far <= self.far[index]:
                here, there = self.points[index - 1], self.points[index]
                part = (far - self.far[index - 1]) / (self.far[index] - self.far[index - 1])
                return here + (there - here) * part
        return self.points[-1]

    def dots(self, apart: float, start: float = 0.0, end: float = 0.0) -> list[QPointF]:
        """Return points at equal distances, without so much of the start and of the end."""
        count = int((self.length - start - end) / apart)
        return [self.at(start + apart * index) for index in range(count + 1)]


def hexes_of(field: Field, path: Sequence[int]) -> tuple[Hex, ...]:
    """Return the coordinates of a path, up to where the ball leaves all that has some."""
    return tuple(field.hexes[place] for place in path if place < len(field.hexes))


def way_over(path: Sequence[Hex], rounds: int = 3, lift: float = 0.0) -> Way:
    """Return the way over hexes, its corners cut ``rounds`` times, lifted in its middle."""
    points = [hex_centre(place, 1.0) for place in path]
    ground = _measured(_softened(points, rounds))
    if not lift or ground.length == 0:
        return ground
    return _measured(
        [
            QPointF(point.x(), point.y() - height(far / ground.length, lift))
            for point, far in zip(ground.points, ground.far, strict=True)
        ]
    )


def height(part: float, lift: float = LIFT) -> float:
    """Return how high a ball is after a part of its way, from 0 to 1."""
    return lift * 4 * part * (1 - part)


def _softened(points: list[QPointF], rounds: int) -> list[QPointF]:
    for _ in range(rounds):
        cut = [points[0]]
        for here, there in pairwise(points):
            cut += [here * 0.75 + there * 0.25, here * 0.25 + there * 0.75]
        points = [*cut, points[-1]]
    kept = points[:1]
    for point in points[1:]:
        if hypot(point.x() - kept[-1].x(), point.y() - kept[-1].y()) > 1e-6:
            kept.append(point)
    return kept


def _measured(points: list[QPointF]) -> Way:
    far = [0.0]
    for here, there in pairwise(points):
        far.append(far[-1] + dist((here.x(), here.y()), (there.x(), there.y())))
    return Way(tuple(points), tuple(far))
