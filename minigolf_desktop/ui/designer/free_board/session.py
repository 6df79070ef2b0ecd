"""What may be done on the free board, with its history."""

from minigolf_desktop.model.designer import (
    Action,
    Assessment,
    Course,
    NumberHole,
    Phase,
    PlaceReserved,
    PlaceTile,
    Renumbering,
    SwapNumbers,
    TilePlaced,
    turned_tile,
)
from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.model.designer.placing import refusal_of_renumbering
from minigolf_desktop.model.designer.renumbering import swapped
from minigolf_desktop.model.designer.scoring.change import Change, score_changes
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.ui.common.laying.session import LayingSession
from minigolf_desktop.ui.designer.board.session import Placement
from minigolf_desktop.ui.designer.free_board.layout import FreeLayout


class FreeSession(LayingSession[FreeLayout, int]):
    """A course being laid by hand. A slot is the index of a design: the whole box is at hand.

    What is lifted is the tile of a cell.
    """

    def _without(self, layout: FreeLayout, lifted: int) -> FreeLayout:
        return layout.without_tile(lifted)

    @property
    def phase(self) -> Phase:
        """There is but one phase."""
        return Phase.TURN

    @property
    def course(self) -> Course:
        """The course as it is seen."""
        return self.seen.course

    @property
    def clients(self) -> tuple[Client, ...]:
        """Whose wishes count; whoever is missing wishes for nothing."""
        return self.seen.clients

    @property
    def tiles(self) -> tuple[int, ...]:
        """All designs; a slot is the index of its design."""
        return tuple(range(len(self.layout.course.box.designs)))

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
        return self.layout.left_of(design)

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

    def changes(self, placement: Placement) -> tuple[Change, ...]:
        """Return what a placement changes of the score."""
        return score_changes(self.assessment.score, self.outlook(placement).score)

    # Acting

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action may not be taken; contact and fit are not asked for here."""
        course = self.course
        if isinstance(action, Renumbering):
            return refusal_of_renumbering(course, action)
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
        elif isinstance(action, SwapNumbers):
            layout = self.seen
            for one in swapped(self.assessment.numbering, action):
                layout = layout.numbered(*one)
            self.change(layout)
        elif isinstance(action, PlaceTile):
            tile = turned_tile(action.slot, action.rotation)
            self.change(self._placed(action), (TilePlaced(0, action.slot, action.cell, tile),))
        return True

    def remove(self, cell: int) -> None:
        """Put the tile of a cell back into the box."""
        self.change(self.layout.without_tile(cell))

    def turn(self, cell: int, steps: int) -> None:
        """Turn a tile where it lies by quarter turns clockwise."""
        tile = self.course.tiles[cell]
        turned = turned_tile(tile >> 2, (tile + steps) & 3)
        self.change(self.layout.without_tile(cell).with_tile(cell, turned))

    def _placed(self, placement: Placement) -> FreeLayout:
        if isinstance(placement, PlaceReserved):
            raise ValueError("the free board keeps no tile at the gate")
        tile = turned_tile(placement.slot, placement.rotation)
        return self.seen.with_tile(placement.cell, tile)
