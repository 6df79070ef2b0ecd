"""In which order holes are best played: with short walks from each green to the next tee."""

from collections.abc import Sequence
from itertools import pairwise

from minigolf_desktop.model.eighteen_holes.course import Hole
from minigolf_desktop.model.geometry.hexagon import Hex, distance


def playing_order(holes: Sequence[Hole], first_tee: Hex | None) -> tuple[Hole, ...]:
    """Return holes in an order of play with short walks.

    ``first_tee`` is where to begin, if one of the holes does; without it the first of them is.
    The order is found by going to the nearest tee each time, then by moving runs of holes for as
    long as that saves steps.
    """
    if not holes:
        return ()
    start = next((hole for hole in holes if hole.tee == first_tee), holes[0])
    order = [start]
    left = [hole for hole in holes if hole is not start]
    while left:
        green = order[-1].green
        nearest = min(left, key=lambda hole: distance(green, hole.tee))
        left.remove(nearest)
        order.append(nearest)
    while (better := _shortened(order)) is not None:
        order = better
    return tuple(order)


def walks(holes: Sequence[Hole]) -> int:
    """Return the hexes walked between the holes, in an order of play."""
    return sum(distance(before.green, after.tee) for before, after in pairwise(holes))


def _shortened(order: list[Hole]) -> list[Hole] | None:
    """Return the order with a run of holes elsewhere, where that saves most; None if nowhere."""
    best, least = None, walks(order)
    for begin in range(1, len(order)):
        for end in range(begin + 1, len(order) + 1):
            run, rest = order[begin:end], order[:begin] + order[end:]
            for place in range(1, len(rest) + 1):
                other = rest[:place] + run + rest[place:]
                length = walks(other)
                if length < least:
                    best, least = other, length
    return best
