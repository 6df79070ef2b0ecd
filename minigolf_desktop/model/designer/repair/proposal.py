"""A proposal to repair a course: changes, and whether fewer could do (ruling P6)."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.numbering import Fixed
from minigolf_desktop.model.designer.renumbering import HoleOwners
from minigolf_desktop.model.designer.repair.changes import Change, changed_course
from minigolf_desktop.model.designer.repair.search import Found, Search

PATIENCE = 100
"""Pieces of work that a proposal takes at most where nobody watches the clock."""


class Repair(NamedTuple):
    """A proposal."""

    changes: tuple[Change, ...]
    """To be made in this order."""
    course: Course
    """The course once they are made."""
    numbers: Fixed
    """The hole numbers set by hand that still hold."""
    at_least: int
    """No repair takes fewer changes."""

    @property
    def is_proved(self) -> bool:
        """Whether no repair takes fewer changes than this one."""
        return len(self.changes) <= self.at_least


def search_repair(course: Course, numbers: Fixed) -> Iterator[Found]:
    """Yield what is known of the fewest changes after each small piece of work.

    Whoever asks may stop at any time: each answer repairs the course. It ends by itself once the
    fewest are proved, and on a hard course when all that is worth trying was tried.
    """
    return Search(course, numbers).run()


def repair_by(course: Course, numbers: Fixed, found: Found) -> Repair:
    """Return the proposal of what was found."""
    repaired = changed_course(course, found.changes)
    return Repair(found.changes, repaired, kept_numbers(repaired, numbers), found.at_least)


def propose_repair(course: Course, numbers: Fixed) -> Repair:
    """Return the fewest changes found with some patience; none for a playable course."""
    *_, found = islice(search_repair(course, numbers), PATIENCE)
    return repair_by(course, numbers, found)


def kept_numbers(course: Course, numbers: Fixed) -> dict[tuple[int, int], int]:
    """Return the numbers set by hand that name a hole of the course, each number and hole once."""
    hole_of = HoleOwners(course).of
    kept: dict[tuple[int, int], int] = {}
    holes: set[int] = set()
    for step, number in numbers.items():
        hole = hole_of.get(step)
        if hole is not None and hole not in holes and number not in kept.values():
            holes.add(hole)
            kept[step] = number
    return kept
