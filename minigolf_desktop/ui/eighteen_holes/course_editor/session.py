"""What may be done with a course of 18 Holes that is being laid, with its history."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.building import (
    Fault,
    faults,
    refusal_of_adjustment,
    refusal_of_tile,
)
from minigolf_desktop.model.eighteen_holes.course import Adjustment, Course, PlacedTile, Terrain
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.eighteen_holes.ratings import difficulty, solo_par, stableford_range
from minigolf_desktop.ui.common.laying.session import LayingSession


class Rating(NamedTuple):
    """The figures of a course."""

    holes: int
    par: int
    points: tuple[int, int]
    """Stableford points of a fair and of a fine round."""
    difficulty: int
    solo_par: int


class CourseEditorSession(LayingSession[CourseLayout, PlacedTile | Adjustment]):
    """A course being laid by hand, and what is wrong with it."""

    def __init__(self, course: Course, box: Box, parent: QObject | None = None) -> None:
        super().__init__(CourseLayout(course, box), parent)
        self.box = box
        """What there is to lay."""

    def without(self, layout: CourseLayout, lifted: PlacedTile | Adjustment) -> CourseLayout:
        """Return a layout without what is lifted from it."""
        if isinstance(lifted, PlacedTile):
            return layout.without_tile(lifted.place)
        return layout.without_adjustment(lifted.place)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the course, what forbids play first."""
        return self.once("faults", lambda: faults(self.layout.course, self.box))

    @property
    def faults_in_sight(self) -> tuple[Fault, ...]:
        """What is wrong with the course, but for what is lifted from the board."""
        lifted = self.lifted
        if lifted is None:
            return self.faults
        away = set(tile_hexes(lifted)) if isinstance(lifted, PlacedTile) else {lifted.place}
        return tuple(fault for fault in self.faults if away.isdisjoint(fault.hexes[:1]))

    @property
    def is_playable(self) -> bool:
        """Whether nothing forbids play."""
        return not any(fault.forbids_play for fault in self.faults)

    @property
    def rating(self) -> Rating | None:
        """The figures of the course; None as long as it cannot be played."""
        if not self.is_playable:
            return None
        course = self.layout.course
        return self.once(
            "rating",
            lambda: Rating(
                len(course.holes),
                course.par,
                stableford_range(course),
                difficulty(course, self.box),
                solo_par(course, self.box),
            ),
        )

    def is_used(self, face: str) -> bool:
        """Return whether the tile of a face lies on the course or is in hand off it."""
        return self.box.face_by_id[face].tile in self.layout.used

    def left_of(self, terrain: Terrain) -> int:
        """Return how many adjustment tiles can still show a ground; a lifted one is in hand."""
        return self.layout.left_of(terrain)

    def refusal(self, piece: PlacedTile | Adjustment) -> Fault | None:
        """Return why a tile or an adjustment tile may not be put down (ruling H17)."""
        if isinstance(piece, PlacedTile):
            return refusal_of_tile(self.seen.course, piece, self.box)
        return refusal_of_adjustment(self.seen.course, piece, self.box)

    def lay_tile(self, tile: PlacedTile) -> None:
        """Put a tile down where it may lie; holes and adjustments go along with one lifted."""
        lifted = self.lifted
        if isinstance(lifted, PlacedTile):
            self.change(self.layout.moved(lifted.place, tile))
        else:
            self.change(self.seen.with_tile(tile))

    def lay_adjustment(self, adjustment: Adjustment) -> None:
        """Put an adjustment tile down where it may lie."""
        self.change(self.seen.with_adjustment(*adjustment))
