"""What may be done with a course of 18 Holes that is being laid, with its history."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.building import (
    Fault,
    faults,
    refusal_of_adjustment,
    refusal_of_tile,
)
from minigolf_desktop.model.eighteen_holes.course import Adjustment, Course, PlacedTile
from minigolf_desktop.model.eighteen_holes.designing import Design
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.eighteen_holes.ratings import difficulty, solo_par, stableford_range
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.model.play.history import History


class Rating(NamedTuple):
    """The figures of a course."""

    holes: int
    par: int
    points: tuple[int, int]
    """Stableford points of a fair and of a fine round."""
    difficulty: int
    solo_par: int


class DesignSession(QObject):
    """A course being laid by hand.

    What is lifted is missing from :attr:`seen`, but its place is remembered until it is put down
    elsewhere or thrown into the box: only that is a change.
    """

    changed = Signal()
    """The design is another one, or something was lifted or put back."""
    kept = Signal()
    """The design is another one, to be written down."""

    def __init__(self, course: Course, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box
        """What there is to lay."""
        self._history = History(Design(course, box))
        self._lifted: PlacedTile | Adjustment | None = None
        self._asked: dict[Hashable, Any] = {}

    @property
    def design(self) -> Design:
        """The design, with what is lifted."""
        return self._history.now

    @property
    def seen(self) -> Design:
        """The design without what is lifted."""
        lifted, design = self._lifted, self.design
        if lifted is None:
            return design
        seen: Design = self._once(
            "seen",
            lambda: (
                design.without_tile(lifted.place)
                if isinstance(lifted, PlacedTile)
                else design.without_adjustment(lifted.place)
            ),
        )
        return seen

    @property
    def lifted(self) -> PlacedTile | Adjustment | None:
        """What was taken off the course and is in hand."""
        return self._lifted

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the course, what forbids play first."""
        found: tuple[Fault, ...] = self._once(
            "faults", lambda: faults(self.design.course, self.box)
        )
        return found

    @property
    def faults_in_sight(self) -> tuple[Fault, ...]:
        """What is wrong with the course, but for what is lifted from the board."""
        lifted = self._lifted
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
        course = self.design.course
        found: Rating = self._once(
            "rating",
            lambda: Rating(
                len(course.holes),
                course.par,
                stableford_range(course),
                difficulty(course, self.box),
                solo_par(course),
            ),
        )
        return found

    def is_used(self, face: str) -> bool:
        """Return whether the tile of a face lies on the course or is in hand off it."""
        return self.box.face_by_id[face].tile in self.design.used

    # Tiles

    def refusal_of_tile(self, tile: PlacedTile) -> Fault | None:
        """Return why a tile may not be put down."""
        return refusal_of_tile(self.seen.course, tile, self.box)

    def put_tile(self, tile: PlacedTile) -> bool:
        """Put the tile in hand down; return whether that is allowed."""
        if self.refusal_of_tile(tile) is not None:
            return False
        lifted = self._lifted
        if isinstance(lifted, PlacedTile):
            self.change(self.design.moved(lifted.place, tile))
        else:
            self.change(self.seen.with_tile(tile))
        return True

    # Adjustment tiles

    def refusal_of_adjustment(self, adjustment: Adjustment) -> Fault | None:
        """Return why an adjustment tile may not be put down (ruling H17)."""
        return refusal_of_adjustment(self.seen.course, adjustment, self.box)

    def put_adjustment(self, adjustment: Adjustment) -> bool:
        """Put an adjustment tile down; return whether that is allowed."""
        if self.refusal_of_adjustment(adjustment) is not None:
            return False
        self.change(self.seen.with_adjustment(*adjustment))
        return True

    def left_of(self, terrain: Terrain) -> int:
        """Return how many adjustment tiles can still show a ground; a lifted one is in hand."""
        return self.design.left_of(terrain)

    # Lifting

    def lift_tile(self, place: Hex) -> PlacedTile:
        """Take a tile off its place, which is remembered."""
        tile = self.design.tiles[place]
        self._lift(tile)
        return tile

    def lift_adjustment(self, place: Hex) -> Adjustment:
        """Take an adjustment tile off its hex, which is remembered."""
        adjustment = Adjustment(place, self.design.adjustments[place])
        self._lift(adjustment)
        return adjustment

    def _lift(self, piece: PlacedTile | Adjustment) -> None:
        self._lifted = piece
        self._tell()

    def put_back(self) -> None:
        """Lay what is lifted where it was."""
        if self._lifted is not None:
            self._lifted = None
            self._tell()

    def discard(self) -> bool:
        """Throw what is lifted into the box; return whether there is anything."""
        if self._lifted is None:
            return False
        self.change(self.seen)
        return True

    # History

    def change(self, design: Design) -> None:
        """Go on with another design; one that is the same is no change."""
        self._lifted = None
        if self._history.change(design):
            self.kept.emit()
        self._tell()

    @property
    def can_undo(self) -> bool:
        """Whether there was a change."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self._history.can_redo

    def undo(self) -> None:
        """Take the last change back, if there was one."""
        self._go(self._history.undo)

    def redo(self) -> None:
        """Make the change again that was taken back, if there was one."""
        self._go(self._history.redo)

    def _go(self, step: Callable[[], bool]) -> None:
        if step():
            self._lifted = None
            self.kept.emit()
            self._tell()

    def _tell(self) -> None:
        self._asked.clear()
        self.changed.emit()

    def _once(self, key: Hashable, work_out: Callable[[], Any]) -> Any:
        if key not in self._asked:
            self._asked[key] = work_out()
        return self._asked[key]
