"""Moving hole-number signs by hand (rule book: hole number; ruling D16)."""

from collections.abc import Mapping

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import trace_holes
from minigolf_desktop.model.designer.joining import joinable_pairs
from minigolf_desktop.model.designer.moves import SwapNumbers
from minigolf_desktop.model.designer.numbering import Numbering

SetByHand = tuple[int, int, int]
"""Cell and segment of a hole, and the number that it is given; 0 leaves it to the program."""


def number_by_hand(
    course: Course, numbers: Mapping[tuple[int, int], int], cell: int, segment: int, number: int
) -> dict[tuple[int, int], int]:
    """Return the numbers set by hand after one more.

    A hole that had the number by hand loses it, unless the two may be declared one hole
    (ruling D17). Number 0 leaves the hole to the program again.
    """
    holes = trace_holes(course)
    hole_of = {step: index for index, hole in enumerate(holes) for step in hole.steps}
    target = hole_of[(cell, segment)]
    partners = {index for pair in joinable_pairs(course, holes) if target in pair for index in pair}
    kept = {}
    for step, other in numbers.items():
        owner = hole_of[step]
        if owner != target and (other != number or owner in partners):
            kept[step] = other
    holders = [step for step, other in kept.items() if other == number]
    for step in holders[:-1]:
        del kept[step]
    if number:
        kept[(cell, segment)] = number
    return kept


def swapped(numbering: Numbering, action: SwapNumbers) -> tuple[SetByHand, SetByHand]:
    """Return which numbers two holes get by a swap of those that a numbering gives them."""
    cell, segment, other_cell, other_segment, _ = action
    own = _number_of(numbering, (cell, segment))
    theirs = _number_of(numbering, (other_cell, other_segment))
    return (cell, segment, theirs), (other_cell, other_segment, own)


def _number_of(numbering: Numbering, step: tuple[int, int]) -> int:
    return next(one.number for one in numbering.declared if step in one.hole.steps)
