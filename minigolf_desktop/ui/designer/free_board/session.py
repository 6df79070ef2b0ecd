"""What may be done on the free board, with its history."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import (
    Action,
    Assessment,
    Course,
    NumberHole,
    Phase,
    PlaceReserved,
    PlaceTile,
    TilePlaced,
    turned_tile,
)
from minigolf_desktop.model.designer.placing import refusal_of_number
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.model.play.history import History
from minigolf_desktop.ui.common.session import Session
from minigolf_desktop.ui.designer.board.session import Placement
from minigolf_desktop.ui.designer.free_board.layout import FreeLayout


class FreeSession(Session):
    """A course being laid by hand. A slot is the index of a design: the whole box is at hand.

    A tile that is lifted is missing from the course, but its place is remembered until the tile
    is put down elsewhere or thrown into the box: only that is a change.
    """

    lifting = Signal()
    """A tile was lifted, or is back on its place."""

    def __init__(self, layout: FreeLayout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = History(layout)
        self._lifted: int | None = None

    @property
    def layout(self) -> FreeLayout:
        """What lies on the board, a lifted tile included."""
        return self._history.now

    @property
    def seen(self) -> FreeLayout:
        """What lies on the board, a lifted tile left out."""
        if self._lifted is None:
            return self._history.now
        lifted = self._lifted
        return self._once("seen", lambda: self._history.now.without_tile(lifted))

    @property
    def lifted(self) -> int | None:
        """Cell of the tile that is lifted."""
        return self._lifted

    @property
    def phase(self) -> Phase:
        """There is but one phase."""
        return Phase.TURN

    @property
    def course(self) -> Course:
        """The course as it is seen."""
        return self.seen.course

    @property
    def tiles(self) -> tuple[int, ...]:
        """All designs; a slot is the index of its design."""
        return tuple(range(len(self._history.now.course.box.designs)))

    @property
    def may_place(self) -> bool:
        """Always."""
        return True

    def tile(self, slot: int) -> int:
        """Return the design of a slot, which is the slot itself."""
        return slot

    def placements_of(self, slot: int) -> list[tuple[int, int]]:
        """Return the empty cells of the land and round the course, in every rotation."""
        course = self.course
        cells = (course.land.free | course.front.keys()) - course.tiles.keys()
        return [(cell, rotation) for cell in sorted(cells) for rotation in range(4)]

    def left_of(self, design: int) -> int:
        """Return how many copies of a design are in the box; a lifted tile is in hand."""
        return self._history.now.left_of(design)

    # Scores

    @property
    def assessment(self) -> Assessment:
        """The score as the course stands."""
        return self._assessment(final=False)

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now."""
        return self._assessment(final=True)

    def _assessment(self, *, final: bool) -> Assessment:
        return self._once(("score", final), lambda: self.seen.assessment(final=final))

    def outlook(self, placement: Placement) -> Assessment:
        """Return the score as a placement would make it."""
        return self._once(placement, lambda: self._placed(placement).assessment(final=False))

    def worth(self, placement: Placement) -> int:
        """Return by how much a placement changes the score."""
        return self.outlook(placement).score.total - self.assessment.score.total

    # Acting

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action may not be taken; contact and fit are not asked for here."""
        course = self.course
        if isinstance(action, NumberHole):
            return refusal_of_number(course, action.cell, action.segment, action.number)
        if not isinstance(action, PlaceTile):
            return Refusal("wrong-phase")
        if action.cell in course.tiles:
            return Refusal("cell-taken")
        if action.cell in course.land.gate.cells:
            return Refusal("gate-there")
        if self.seen.left_of(action.slot) < 1:
            return Refusal("slot-empty")
        return None

    def play(self, action: Action) -> bool:
        """Put a tile down or number a hole."""
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if isinstance(action, NumberHole):
            self.change(self.seen.numbered(action.cell, action.segment, action.number))
        elif isinstance(action, PlaceTile):
            tile = turned_tile(action.slot, action.rotation)
            self.change(self._placed(action), (TilePlaced(0, action.slot, action.cell, tile),))
        return True

    def lift(self, cell: int) -> None:
        """Take a tile off its place, which is remembered."""
        self._lifted = cell
        self._answers.clear()
        self.lifting.emit()

    def put_back(self) -> None:
        """Lay a lifted tile where it was."""
        if self._lifted is not None:
            self._lifted = None
            self._answers.clear()
            self.lifting.emit()

    def remove(self, cell: int) -> None:
        """Put the tile of a cell back into the box."""
        self.change(self._history.now.without_tile(cell))

    def turn(self, cell: int, steps: int) -> None:
        """Turn a tile where it lies by quarter turns clockwise."""
        tile = self.course.tiles[cell]
        turned = turned_tile(tile >> 2, (tile + steps) & 3)
        self.change(self._history.now.without_tile(cell).with_tile(cell, turned))

    def change(self, layout: FreeLayout, events: tuple[Any, ...] = ()) -> None:
        """Go on with another layout; one that is the same is no change."""
        self._lifted = None
        self._history.change(layout)
        self._tell(events)

    @property
    def can_undo(self) -> bool:
        """Whether there was a change."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self._history.can_redo

    def undo(self) -> bool:
        """Take the last change back; return whether there was one."""
        return self._go(self._history.undo)

    def redo(self) -> bool:
        """Make the change again that was taken back; return whether there was one."""
        return self._go(self._history.redo)

    def _go(self, step: Callable[[], bool]) -> bool:
        if not step():
            return False
        self._lifted = None
        self._tell(())
        return True

    def _placed(self, placement: Placement) -> FreeLayout:
        if isinstance(placement, PlaceReserved):
            raise ValueError("the free board keeps no tile at the gate")
        tile = turned_tile(placement.slot, placement.rotation)
        return self.seen.with_tile(placement.cell, tile)
