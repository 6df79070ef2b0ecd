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


def between(one: Hex, other: Hex) -> tuple[Hex, ...]:
    """Return the hexes on the straight line from one hex to another, without these.

    Where the line runs along an edge, the hex on one side of it is taken, the same both ways.
    """
    steps = distance(one, other)
    return tuple(
        _nearest(
            one.q * (steps - step) + other.q * step,
            one.r * (steps - step) + other.r * step,
            steps,
        )
        for step in range(1, steps)
    )


def _nearest(q: int, r: int, parts: int) -> Hex:
    """Return the hex in which a point lies whose coordinates are given in parts of a hex."""
    s = -q - r
    whole = [_rounded(each, parts) for each in (q, r, s)]
    errors = [abs(near * parts - each) for near, each in zip(whole, (q, r, s), strict=True)]
    # The three add up to nought: the one that was rounded most follows from the others.
    if errors[0] >= max(errors[1:]):
        return Hex(-whole[1] - whole[2], whole[1])
    if errors[1] >= errors[2]:
        return Hex(whole[0], -whole[0] - whole[2])
    return Hex(whole[0], whole[1])


def _rounded(number: int, parts: int) -> int:
    return (2 * number + parts) // (2 * parts)
