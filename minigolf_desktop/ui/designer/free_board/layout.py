"""A course laid by hand, with all that its score depends on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce

from minigolf_desktop.model.designer import (
    Assessment,
    Client,
    Course,
    Land,
    Tally,
    assess,
    empty_course,
    place,
    trace_holes,
)
from minigolf_desktop.model.designer.renumbering import number_by_hand
from minigolf_desktop.storage.designer.course_files import CourseFile


@dataclass(frozen=True)
class FreeLayout:
    """One state of the free board. Every change gives another one."""

    course_file: CourseFile
    """What a course file keeps of it."""
    solo: bool = True
    """Whether it is scored as in the solo game; a course file does not say."""

    @property
    def course(self) -> Course:
        """The land and its tiles."""
        return self.course_file.course

    @property
    def clients(self) -> tuple[Client, ...]:
        """At most one Mrs Client and one Mr Client."""
        return self.course_file.clients

    def left_of(self, design: int) -> int:
        """Return how many copies of a design are still in the box."""
        laid = sum(tile >> 2 == design for tile in self.course.tiles.values())
        return self.course.box.designs[design].copies - laid

    def with_tile(self, cell: int, tile: int) -> "FreeLayout":
        """Return it with a turned tile more, on an empty cell."""
        return self._with_course(place(self.course, cell, tile))

    def without_tile(self, cell: int) -> "FreeLayout":
        """Return it without the tile of a cell."""
        tiles = {at: tile for at, tile in self.course.tiles.items() if at != cell}
        return self._with_course(_laid(self.course, self.course.land, tiles))

    def on_land(self, land: Land) -> "FreeLayout":
        """Return it on another land; tiles that its gate would cover go back into the box."""
        tiles = {
            cell: tile for cell, tile in self.course.tiles.items() if cell not in land.gate.cells
        }
        return self._with_course(_laid(self.course, land, tiles))

    def cleared(self) -> "FreeLayout":
        """Return the empty land."""
        course = empty_course(self.course.box, self.course.land)
        return replace(self, course_file=CourseFile("", course, self.clients))

    def numbered(self, cell: int, segment: int, number: int) -> "FreeLayout":
        """Return it with the number of a hole set by hand; 0 leaves it to the program."""
        numbers = number_by_hand(self.course, self.course_file.hole_numbers, cell, segment, number)
        return replace(self, course_file=replace(self.course_file, hole_numbers=numbers))

    def assessment(self, *, final: bool) -> Assessment:
        """Return its score: as it stands, or if the game ended now (ruling D33)."""
        kept = self.course_file
        tally = Tally(
            self.solo,
            kept.passes,
            kept.collected,
            reserved=True if kept.reserved else None,
            promises=kept.promises or None,
        )
        return assess(kept.course, kept.clients, tally, kept.hole_numbers, final=final)

    def _with_course(self, course: Course) -> "FreeLayout":
        numbers = _still_valid(course, self.course_file.hole_numbers)
        return replace(
            self, course_file=replace(self.course_file, course=course, hole_numbers=numbers)
        )


def _laid(course: Course, land: Land, tiles: Mapping[int, int]) -> Course:
    return reduce(
        lambda laid, spot: place(laid, *spot), tiles.items(), empty_course(course.box, land)
    )


def _still_valid(
    course: Course, numbers: Mapping[tuple[int, int], int]
) -> dict[tuple[int, int], int]:
    """Return the numbers set by hand that do not contradict each other on a course."""
    if not numbers:
        return {}
    steps = {step for hole in trace_holes(course) for step in hole.steps}
    kept: dict[tuple[int, int], int] = {}
    for step, number in numbers.items():
        if step in steps:
            kept = number_by_hand(course, kept, *step, number)
    return kept
