"""A course laid by hand, with all that its score depends on, and what may be done with it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce

from PySide6.QtCore import QPointF, Qt

from minigolf_desktop.model.designer import (
    Action,
    Assessment,
    Client,
    Course,
    Land,
    NumberHole,
    Phase,
    PlaceReserved,
    PlaceTile,
    Renumbering,
    SwapNumbers,
    Tally,
    TilePlaced,
    assess,
    empty_course,
    place,
    trace_holes,
    turned_tile,
)
from minigolf_desktop.model.designer.course import refusal_of_renumbering
from minigolf_desktop.model.designer.numbering import number_by_hand, swapped
from minigolf_desktop.model.designer.scoring import ScoreChange, score_changes
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying import Carrying, Spot, Tool
from minigolf_desktop.ui.common.laying.piece import AnySpot
from minigolf_desktop.ui.common.laying.session import LayingSession
from minigolf_desktop.ui.designer.board.aim import next_cell
from minigolf_desktop.ui.designer.board.desk import Desk, Habits, HandTile, IdleTool, told_of
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.session import Placement


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
        """Return this course with one more turned tile, on an empty cell."""
        return self._with_course(place(self.course, cell, tile))

    def without_tile(self, cell: int) -> "FreeLayout":
        """Return this course without the tile of a cell."""
        tiles = {at: tile for at, tile in self.course.tiles.items() if at != cell}
        return self._with_course(_laid(self.course, self.course.land, tiles))

    def on_land(self, land: Land) -> "FreeLayout":
        """Return this course on another land; tiles under the new gate go back into the box."""
        tiles = {
            cell: tile for cell, tile in self.course.tiles.items() if cell not in land.gate.cells
        }
        return self._with_course(_laid(self.course, land, tiles))

    def cleared(self) -> "FreeLayout":
        """Return the empty land."""
        course = empty_course(self.course.box, self.course.land)
        return replace(self, course_file=CourseFile("", course, self.clients))

    def numbered(self, cell: int, segment: int, number: int) -> "FreeLayout":
        """Return this course with a hole numbered by hand; 0 leaves the number to the program."""
        numbers = number_by_hand(self.course, self.course_file.hole_numbers, cell, segment, number)
        return replace(self, course_file=replace(self.course_file, hole_numbers=numbers))

    def assessment(self, *, final: bool) -> Assessment:
        """Return the score: as the course stands, or if the game ended now (ruling D33)."""
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


class FreeSession(LayingSession[FreeLayout, int]):
    """A course being laid by hand. A slot is the index of a design: the whole box is at hand.

    What is lifted is the tile of a cell.
    """

    def without(self, layout: FreeLayout, lifted: int) -> FreeLayout:
        """Return a layout without what is lifted from it."""
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
        """The clients whose wishes count; a missing one wishes for nothing."""
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
        return self.once(("score", final), lambda: self.seen.assessment(final=final))

    def outlook(self, placement: Placement) -> Assessment:
        """Return the score as a placement would make it."""
        return self.once(placement, lambda: self._placed(placement).assessment(final=False))

    def changes(self, placement: Placement) -> tuple[ScoreChange, ...]:
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


class FreeDesk(Desk):
    """The desk of the free board; a tile that is put away without a word goes where it was."""

    def __init__(self, session: FreeSession, scene: BoardScene, habits: Habits) -> None:
        self.free = session
        """The course being laid."""
        super().__init__(session, scene, habits, scene)

    def idle_tool(self) -> Tool:
        """Return the tool of an empty hand."""
        return TileHands(self)

    def put_back(self) -> None:
        """Lay what was lifted where it was."""
        self.free.put_back()

    def discard(self) -> bool:
        """Throw a lifted tile into the box; return whether there is one."""
        return self.free.discard()

    def lying(self, spot: AnySpot) -> str:
        """Return what lies on a cell."""
        return told_of(self.scene, spot.place)

    def can_take(self, slot: int) -> bool:
        """Whether there is a copy left in the box."""
        return self.free.left_of(slot) > 0

    def take_up(self, cell: int) -> None:
        """Carry a tile that lies on the board."""
        tile = self.free.layout.course.tiles[cell]
        self.free.lift(cell)
        lifted = LiftedTile(self.session, self.scene, tile >> 2, hints=self.habits.hints)
        Carrying.take_up(self, lifted, Spot(cell, tile & 3))


class LiftedTile(HandTile):
    """A tile of the board in hand."""

    def snap(self, place: int, turn: int) -> int:
        """Stay as it is turned: it was turned so on purpose."""
        return turn


class TileHands(IdleTool):
    """Nothing in hand: the tile under the pointer or the keys can be taken up or turned."""

    desk: FreeDesk

    def __init__(self, desk: FreeDesk) -> None:
        super().__init__(desk)
        self.cell: int | None = None
        """Cell that pointer or keys are on."""

    def end(self) -> None:
        """Let go of everything."""
        super().end()
        self.desk.scene.light(())

    def board_changed(self) -> None:
        """Stay on the cell: a tile that was turned can be turned further."""

    def hover(self, at: QPointF) -> None:
        """Note the tile under the pointer."""
        super().hover(at)
        self.cell = cell_at(at)
        self.desk.scene.light(())
        if self.desk.scene.sign_at(at) is None and self.tile_cell is not None:
            self.cursor = Qt.CursorShape.OpenHandCursor

    def press(self, at: QPointF) -> bool:
        """Take hold of a sign, or take a tile up."""
        if super().press(at):
            return True
        self.cell = cell_at(at)
        return self.confirm()

    def turn(self, steps: int) -> bool:
        """Turn the tile where it lies."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.free.turn(cell, steps)
        self.tell(cell)
        return True

    def remove(self) -> bool:
        """Put the tile into the box."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.free.remove(cell)
        return True

    def step(self, direction: Direction) -> bool:
        """Go to the next tile in a direction."""
        tiles = self.desk.free.course.tiles
        if not tiles:
            return False
        here = self.tile_cell
        self.cell = next(reversed(tiles)) if here is None else next_cell(here, tiles, direction)
        self.desk.scene.light((self.cell,), veils=False)
        self.desk.sought.emit(cell_rect(self.cell))
        self.desk.tool_changed.emit()
        self.tell(self.cell)
        return True

    def confirm(self) -> bool:
        """Take the tile up."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.take_up(cell)
        return True

    @property
    def tile_cell(self) -> int | None:
        """Cell that pointer or keys are on, if a tile lies there."""
        return self.cell if self.cell in self.desk.free.course.tiles else None
