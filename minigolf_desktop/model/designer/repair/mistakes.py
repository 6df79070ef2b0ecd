"""What keeps a course from being putted on (ruling P6)."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed
from minigolf_desktop.model.designer.ties import tie_holes
from minigolf_desktop.model.geometry.square import STEP

HOLES = 9


class MistakeKind(StrEnum):
    """What can be wrong."""

    MISMATCH = "mismatch"
    """A path meets grass or the gate."""
    OPEN_END = "open-end"
    """A path leads to an empty cell."""
    WRONG_DIRECTION = "wrong-direction"
    """A one-way tile lies against the direction of play."""
    TWO_TEES = "two-tees"
    TWO_GREENS = "two-greens"
    CLOSED_LOOP = "closed-loop"
    EXTRA_HOLE = "extra-hole"
    """A hole beyond the ninth: of those that can be putted on, one that is missed least."""
    MISSING_HOLES = "missing-holes"
    TOO_MANY_ALIKE = "too-many-alike"
    """More tiles of a design than the box holds: only while a course is being mended."""


class Mistake(NamedTuple):
    """One thing that is wrong."""

    kind: MistakeKind
    cells: tuple[int, ...]
    """Where: the tiles concerned, none for missing holes."""
    missing: int = 0
    """How many holes are missing."""


def is_sound(hole: Hole) -> bool:
    """Return whether a hole can be putted on."""
    return hole.status is Status.WELL_FORMED and not hole.wrong_way


def find_mistakes(course: Course, numbers: Fixed) -> tuple[Mistake, ...]:
    """Return everything that is wrong; nothing on a playable course.

    ``numbers`` are those set by hand, by (cell, segment).
    """
    holes = trace_holes(course)
    found = [mistake for hole in holes for mistake in _of_hole(course, hole)]
    count = len(tie_holes(holes))
    if count < HOLES:
        found.append(Mistake(MistakeKind.MISSING_HOLES, (), HOLES - count))
    sound = missed_least([hole for hole in holes if is_sound(hole)], numbers)
    found += [
        Mistake(MistakeKind.EXTRA_HOLE, hole.cells) for hole in sound[: max(0, len(sound) - HOLES)]
    ]
    return tuple(found)


def missed_least(holes: Iterable[Hole], numbers: Fixed) -> list[Hole]:
    """Return the holes, those missed least first: without number by hand, short, of low par."""
    return sorted(
        holes,
        key=lambda hole: (any(step in numbers for step in hole.steps), hole.length, hole.par),
    )


def _of_hole(course: Course, hole: Hole) -> list[Mistake]:
    found = []
    for cell, side in hole.blocked_edges:
        ahead = cell + STEP[side]
        both = (cell, ahead) if ahead in course.tiles else (cell,)
        found.append(Mistake(MistakeKind.MISMATCH, both))
    found += [Mistake(MistakeKind.OPEN_END, (cell,)) for cell, _ in hole.open_edges]
    found += [Mistake(MistakeKind.WRONG_DIRECTION, (cell,)) for cell in hole.wrong_way]
    if len(hole.tees) > 1:
        found.append(Mistake(MistakeKind.TWO_TEES, hole.tees))
    if len(hole.greens) > 1:
        found.append(Mistake(MistakeKind.TWO_GREENS, hole.greens))
    if not (hole.tees or hole.greens or hole.open_edges or hole.blocked_edges):
        found.append(Mistake(MistakeKind.CLOSED_LOOP, hole.cells))
    return found
