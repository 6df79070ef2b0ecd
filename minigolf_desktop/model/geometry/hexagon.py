"""Hexes by axial coordinates, their directions and distances, in whole numbers.

Hexes stand flat side up: q grows to the south-east, r to the south (ruling H1). Directions are
numbered counter-clockwise from south-east, so that north is 2 and a turn to the left adds one.
"""

from typing import NamedTuple

SOUTH_EAST, NORTH_EAST, NORTH, NORTH_WEST, SOUTH_WEST, SOUTH = range(6)
DIRECTIONS = range(6)


class Hex(NamedTuple):
    """A hex by its axial coordinates; as a vector, how far to go along each axis."""

    q: int
    r: int


STEPS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
"""By direction: the way to the neighbour there."""


def neighbour(place: Hex, direction: int) -> Hex:
    """Return the hex next to another."""
    step = STEPS[direction]
    return Hex(place.q + step.q, place.r + step.r)


def turned(direction: int, left: int) -> int:
    """Return a direction after ``left`` turns of 60 degrees counter-clockwise."""
    return (direction + left) % 6


def rotated(place: Hex, left: int) -> Hex:
    """Return a hex after ``left`` turns of the plane by 60 degrees counter-clockwise round 0, 0."""
    for _ in range(left % 6):
        place = Hex(place.q + place.r, -place.q)
    return place


def opposite(direction: int) -> int:
    """Return the direction back."""
    return (direction + 3) % 6


def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps from one hex to another."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))
