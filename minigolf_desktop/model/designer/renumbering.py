"""Moving hole-number signs by hand (rule book: hole number; ruling D16)."""

from collections.abc import Mapping, Sequence

from minigolf_desktop.model.designer.counting.chaining import Item, longest_chains
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import trace_holes
from minigolf_desktop.model.designer.joining import find_ends
from minigolf_desktop.model.designer.moves import SwapNumbers
from minigolf_desktop.model.designer.numbering import Numbering
from minigolf_desktop.model.designer.ties import Tied, tie_holes

SetByHand = tuple[int, int, int]
"""Cell and segment of a hole, and the number that it is given; 0 leaves it to the program."""


class HoleOwners:
    """Whose each step of a course is, parts that are tied being one hole (ruling D17)."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._parts = trace_holes(course)
        self.holes: Sequence[Tied] = tie_holes(self._parts)
        """The holes of the course, none of them declared one."""
        self.of = {step: index for index, tied in enumerate(self.holes) for step in tied.hole.steps}
        """The hole of each (cell, segment), by index."""

    def declared_one(self, holes: Sequence[int]) -> frozenset[int]:
        """Return the first of some holes and as many others as may be declared one with it."""
        if len(holes) < 2:
            return frozenset(holes)
        wholes = [tied.hole for tied in self.holes]
        ends = find_ends(self._course, self._parts, wholes)
        items = [
            Item((one,), 0, 0, len(wholes[one].tees), len(wholes[one].greens), ends[one])
            for one in holes
        ]
        return frozenset(longest_chains(items)[0].unit)


def number_by_hand(
    course: Course, numbers: Mapping[tuple[int, int], int], cell: int, segment: int, number: int
) -> dict[tuple[int, int], int]:
    """Return the numbers set by hand after one more.

    A number set on any part of a tied hole is the hole's. Holes that had the number by hand lose
    it, but for those that may be declared one with this one (ruling D17). Number 0 leaves the hole
    to the program again.
    """
    owners = HoleOwners(course)
    target = owners.of[cell, segment]
    holders = [owners.of[step] for step, other in numbers.items() if other == number]
    sharing = owners.declared_one([target, *dict.fromkeys(one for one in holders if one != target)])
    kept = {
        step: other
        for step, other in numbers.items()
        if owners.of[step] != target and (other != number or owners.of[step] in sharing)
    }
    if number:
        kept[(cell, segment)] = number
    return kept


def swapped(numbering: Numbering, action: SwapNumbers) -> tuple[SetByHand, ...]:
    """Return which numbers the holes get by a swap of those that a numbering gives them."""
    cell, segment, number, _ = action
    declared = numbering.declared
    own = next(one.number for one in declared if (cell, segment) in one.hole.steps)
    others = [one.hole.steps[0] for one in declared if one.number == number != own]
    return (cell, segment, number), *[(*step, own) for step in others]
