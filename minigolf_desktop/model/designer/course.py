"""What lies on one plot, where the next tile may go, and why not elsewhere.

Rule book, tile placement; rulings D11 and D12.

Layout. A course is a frozen value that shares structure: ``place`` copies two small dicts. The
*front* holds every empty cell that touches a tile or the gate (ruling D11), with a code of eight
bits: the low four say which of its sides face a path, the high four which face grass, bit 0 for
north, clockwise. Whether a tile fits there is one look into :data:`box.FITS`.

Computer players search with the same rules in :mod:`~minigolf_desktop.bots.designer.kernel.plot`:
what changes here changes there.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.box import FITS, Box, Land, turned_tile
from minigolf_desktop.model.designer.moves import (
    EdgeChecking,
    NumberHole,
    PlaceReserved,
    PlaceTile,
    Renumbering,
    Reserve,
    SwapNumbers,
)
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.geometry.square import CORNER_STEP, SIDES, STEP
from minigolf_desktop.model.play.rules import Refusal

# --- What lies on one plot, and where the next tile may go (rule book: tile placement)

_BESIDE = tuple(
    tuple((STEP[side], (1 if paths >> side & 1 else 16) << (side ^ 2)) for side in SIDES)
    for paths in range(16)
)
"""By path sides of a tile: the steps to the cells beside it, and what it adds to their codes."""


class Course(NamedTuple):
    """A mini golf course being laid out."""

    box: Box
    land: Land
    tiles: Mapping[int, int]
    """Turned tile by cell, in the order of placing."""
    front: Mapping[int, int]
    """By empty cell that touches a tile or the gate: which sides face path and which grass."""
    missing: int
    """Free cells of the land without a tile."""


def empty_course(box: Box, land: Land) -> Course:
    """Return a land with its gate and nothing else."""
    gate = land.gate.cells
    front = {}
    for cell in sorted(land.gate.touching):
        code = sum(16 << side for side in SIDES if cell + STEP[side] in gate)
        front[cell] = code
    return Course(box, land, {}, front, len(land.free))


def place(course: Course, cell: int, tile: int) -> Course:
    """Return the course with a turned tile more. The cell must be empty and not the gate's.

    Asks neither for contact nor for fitting sides: a course from a file may lack both.
    """
    box, land, tiles, front, missing = course
    tiles = {**tiles, cell: tile}
    front = dict(front)
    front.pop(cell, None)
    gate = land.gate.cells
    for step, code in _BESIDE[box.path_sides[tile]]:
        neighbour = cell + step
        if neighbour not in tiles and neighbour not in gate:
            front[neighbour] = front.get(neighbour, 0) | code
    for step in CORNER_STEP:
        neighbour = cell + step
        if neighbour not in tiles and neighbour not in front and neighbour not in gate:
            front[neighbour] = 0
    return Course(box, land, tiles, front, missing - (cell in land.free))


def wrong_sides(course: Course, cell: int, tile: int) -> tuple[int, ...]:
    """Return the sides at which a turned tile would meet path with grass, were it placed."""
    code = course.front.get(cell, 0)
    paths = course.box.path_sides[tile]
    wrong = (code & 15 & ~paths) | (code >> 4 & paths)
    return tuple(side for side in SIDES if wrong >> side & 1)


# --- Where tiles of a hand or a rack may be placed, and why not elsewhere (rulings D11 and D12)

NO_TILE = -1
"""In a hand, a rack or on the gate: no tile."""

NUMBERS = range(1, 10)

Opening = tuple[int, int, list[int]]
"""Slot, rotation, and the cells where that tile may be placed so turned."""

_ANY_SIDES = bytes([1]) * 256


class _Places(dict[int, PlaceTile]):
    """Placements of one slot and rotation by cell: equal actions are made once."""

    def __init__(self, slot: int, rotation: int) -> None:
        super().__init__()
        self.slot, self.rotation = slot, rotation

    def __missing__(self, cell: int) -> PlaceTile:
        self[cell] = PlaceTile(self.slot, cell, self.rotation)
        return self[cell]


class PlacementFinder:
    """Finds placements on courses of one box."""

    def __init__(self, box: Box, slots: int) -> None:
        self._box = box
        self._places = [[_Places(slot, turn) for turn in range(4)] for slot in range(slots)]

    def openings(
        self, course: Course, designs: Sequence[int], edges: EdgeChecking, *, on_land: bool = False
    ) -> list[Opening]:
        """Return where designs by slot may be placed, or only where on the land."""
        front = list(course.front.items())
        if on_land:
            free = course.land.free
            front = [spot for spot in front if spot[0] in free]
        path_sides = self._box.path_sides
        any_sides = edges is not EdgeChecking.PREVENT
        # Turns that look alike are listed once.
        cells_by_sides: dict[int, list[int]] = {}
        found: list[Opening] = []
        for slot, design in enumerate(designs):
            if design == NO_TILE:
                continue
            for rotation in range(4):
                paths = 0 if any_sides else path_sides[4 * design + rotation]
                cells = cells_by_sides.get(paths)
                if cells is None:
                    fits = _ANY_SIDES if any_sides else FITS[paths]
                    cells = [cell for cell, code in front if fits[code]]
                    cells_by_sides[paths] = cells
                found.append((slot, rotation, cells))
        return found

    def placements(self, openings: Iterable[Opening]) -> list[PlaceTile]:
        """Return the placements of openings, one a cell."""
        found: list[PlaceTile] = []
        for slot, rotation, cells in openings:
            found += map(self._places[slot][rotation].__getitem__, cells)
        return found

    def placements_of_reserve(
        self, course: Course, design: int, edges: EdgeChecking
    ) -> list[PlaceReserved]:
        """Return every legal placement of the tile in reserve; none where there is none."""
        return [
            PlaceReserved(cell, rotation)
            for _, rotation, cells in self.openings(course, (design,), edges)
            for cell in cells
        ]


def holds(tiles: Sequence[int], slot: int) -> bool:
    """Return whether there is a tile in a slot of a hand or a rack."""
    return 0 <= slot < len(tiles) and tiles[slot] != NO_TILE


def refusal_of_tile(
    setup: Setup,
    course: Course,
    tiles: Sequence[int],
    reserved: int,
    action: PlaceTile | PlaceReserved | Reserve,
) -> Refusal | None:
    """Return why a tile may not be placed or reserved in a turn; None when it may.

    ``tiles`` are those to choose from, by slot, ``reserved`` is the one on the gate (ruling D28).
    """
    match action:
        case PlaceTile(slot, cell, rotation):
            if not holds(tiles, slot):
                return Refusal("slot-empty")
            return refusal_of_place(course, tiles[slot], cell, rotation, setup.edges)
        case PlaceReserved(cell, rotation):
            if reserved == NO_TILE:
                return Refusal("nothing-reserved")
            return refusal_of_place(course, reserved, cell, rotation, setup.edges)
        case Reserve(slot):
            if not setup.reserve:
                return Refusal("no-reserve")
            if reserved != NO_TILE:
                return Refusal("reserve-taken")
            return None if holds(tiles, slot) else Refusal("slot-empty")


def refusal_of_place(
    course: Course, design: int, cell: int, rotation: int, edges: EdgeChecking
) -> Refusal | None:
    """Return why a design may not be placed on a cell; None when it may."""
    if not 0 <= rotation < 4:
        return Refusal("no-such-rotation")
    if cell in course.tiles:
        return Refusal("cell-taken")
    if cell in course.land.gate.cells:
        return Refusal("gate-there")
    if cell not in course.front:
        return Refusal("touches-nothing")
    if edges is EdgeChecking.PREVENT:
        wrong = wrong_sides(course, cell, turned_tile(design, rotation))
        if wrong:
            return Refusal("side-does-not-fit", wrong)
    return None


def refusal_of_renumbering(course: Course | None, action: Renumbering) -> Refusal | None:
    """Return why holes may not be numbered by hand; None when they may (ruling D16)."""
    match action:
        case NumberHole(cell, segment, number):
            numbers: Collection[int] = (0, *NUMBERS)
        case SwapNumbers(cell, segment, number):
            numbers = NUMBERS
    refusal = _refusal_of_segment(course, cell, segment)
    if refusal is None and number not in numbers:
        return Refusal("no-such-number")
    return refusal


def _refusal_of_segment(course: Course | None, cell: int, segment: int) -> Refusal | None:
    if course is None:
        return Refusal("wrong-phase")
    tile = course.tiles.get(cell)
    if tile is None or not 0 <= segment < len(course.box.pieces[tile]):
        return Refusal("no-path-there")
    return None
