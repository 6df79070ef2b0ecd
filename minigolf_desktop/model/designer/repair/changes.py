"""What keeps a course from being putted on, and the changes that mend it (ruling P6).

Tiles are turned, swapped and filled in, holes are taken away and added, with the tiles that are
left in the bag.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Box, Land, Role
from minigolf_desktop.model.designer.course import Course, empty_course, place
from minigolf_desktop.model.designer.holes import Hole, Status, tie_holes, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed
from minigolf_desktop.model.geometry.square import AROUND, SIDES, STEP

# --- Changes to a course that already lies: tiles turned, swapped, filled in, holes taken or added

NOTHING = -1
"""In place of a turned tile: the cell is left empty."""


class ChangeKind(StrEnum):
    """What a change does; each counts as one (ruling P6)."""

    TURN = "turn"
    FILL = "fill"
    SWAP = "swap"
    ADD_HOLE = "add-hole"
    REMOVE_HOLE = "remove-hole"
    TAKE_AWAY = "take-away"
    """A tile is taken away by hand; never proposed."""


class Change(NamedTuple):
    """One change."""

    kind: ChangeKind
    tiles: tuple[tuple[int, int], ...]
    """(cell, turned tile or :data:`NOTHING`) of each cell that changes."""


Tiles = Mapping[int, int]
"""Turned tiles by cell."""


def changed_tiles(tiles: Tiles, changes: Iterable[Change]) -> dict[int, int]:
    """Return the tiles once some changes are made."""
    after = dict(tiles)
    for change in changes:
        for cell, tile in change.tiles:
            if tile == NOTHING:
                after.pop(cell, None)
            else:
                after[cell] = tile
    return after


def changed_course(course: Course, changes: Iterable[Change]) -> Course:
    """Return the course once some changes are made."""
    after = empty_course(course.box, course.land)
    for cell, tile in changed_tiles(course.tiles, changes).items():
        after = place(after, cell, tile)
    return after


# --- Which tiles are left in the bag beside a course, by the shape of their paths

Shape = frozenset[tuple[Role, frozenset[int]]]
"""The paths of a turned tile: their roles and the sides that they join."""

BASE = "base"


def shape_of(box: Box, tile: int) -> Shape:
    """Return the shape of a turned tile."""
    return frozenset((piece.role, frozenset(piece.sides)) for piece in box.pieces[tile])


class Bag:
    """The tiles of the box, of the sets that a course is built of.

    One-way tiles stay in it: there is always another that goes both ways.
    """

    def __init__(self, box: Box, tiles: Tiles) -> None:
        self.box = box
        """Tables of all designs."""
        sets = {BASE, *(box.design(tile).set for tile in tiles.values())}
        self.by_shape: dict[Shape, list[int]] = {}
        """The turned tiles of every shape."""
        for tile, pieces in enumerate(box.pieces):
            if box.design(tile).set in sets and not any(piece.one_way for piece in pieces):
                self.by_shape.setdefault(shape_of(box, tile), []).append(tile)
        self._ranked: dict[tuple[Shape, int], list[int]] = {}

    def tile(self, shape: Shape, taken: Counter[int], instead_of: int | None) -> int | None:
        """Return the tile of a shape that is most like the one it replaces; None if none is left.

        ``taken`` counts the tiles that lie, by design. Without one to replace it is a plain tile,
        another each time.
        """
        designs = self.box.designs
        if instead_of is None:
            left = [
                tile
                for tile in self.by_shape.get(shape, ())
                if taken[tile >> 2] < designs[tile >> 2].copies
            ]
            return min(
                left,
                key=lambda tile: (designs[tile >> 2].par, taken[tile >> 2], tile),
                default=None,
            )
        for tile in self._alike(shape, instead_of >> 2):
            if taken[tile >> 2] < designs[tile >> 2].copies:
                return tile
        return None

    def _alike(self, shape: Shape, design: int) -> list[int]:
        """Return the tiles of a shape, those first that are most like a design."""
        key = shape, design
        if key not in self._ranked:
            self._ranked[key] = sorted(
                self.by_shape.get(shape, ()), key=lambda tile: (self._unlike(tile, design), tile)
            )
        return self._ranked[key]

    def _unlike(self, tile: int, design: int) -> int:
        one, two = self.box.design(tile), self.box.designs[design]
        elements = zip(one.elements, two.elements, strict=True)
        return 3 * abs(one.par - two.par) + sum(abs(here - there) for here, there in elements)


def count_designs(tiles: Iterable[int]) -> Counter[int]:
    """Return how many turned tiles there are of each design."""
    return Counter(tile >> 2 for tile in tiles)


# --- Single tiles to turn, swap or fill in


def changes_at(bag: Bag, tiles: Tiles, lying: Counter[int], cell: int) -> Iterator[Change]:
    """Yield every change of the tile of one cell; ``lying`` counts the tiles by design."""
    box = bag.box
    here = tiles.get(cell)
    if here is not None:
        for rotation in range(4):
            turn = here & ~3 | rotation
            if box.pieces[turn] != box.pieces[here]:
                yield Change(ChangeKind.TURN, ((cell, turn),))
    kind = ChangeKind.FILL if here is None else ChangeKind.SWAP
    # One-way tiles stay in the bag, so one is never swapped for another.
    is_one_way = here is not None and any(piece.one_way for piece in box.pieces[here])
    now = None if here is None or is_one_way else shape_of(box, here)
    others = lying if here is None else lying - Counter((here >> 2,))
    for shape in bag.by_shape:
        if shape != now:
            tile = bag.tile(shape, others, here)
            if tile is not None:
                yield Change(kind, ((cell, tile),))


# --- Taking a hole away and adding one (rule book: set-up)


def removed_hole(bag: Bag, tiles: Tiles, hole: Hole) -> Change:
    """Return the change that takes a hole away.

    A tile that another hole passes as well gives way to one with the other hole's path alone.
    """
    gone: dict[int, set[int]] = {}
    for cell, segment in hole.steps:
        gone.setdefault(cell, set()).add(segment)
    lying = count_designs(tiles.values())
    after = []
    for cell, segments in gone.items():
        pieces = bag.box.pieces[tiles[cell]]
        shape = frozenset(
            (piece.role, frozenset(piece.sides))
            for segment, piece in enumerate(pieces)
            if segment not in segments
        )
        tile = bag.tile(shape, lying, tiles[cell]) if shape else None
        after.append((cell, NOTHING if tile is None else tile))
    return Change(ChangeKind.REMOVE_HOLE, tuple(after))


def added_hole(bag: Bag, tiles: Tiles, land: Land) -> Change | None:
    """Return the change that adds a tee and a green side by side, on the land if there is room.

    None when the bag has no tee or no green left.
    """
    used = count_designs(tiles.values())
    for cell, side in _places(tiles, land):
        tee = bag.tile(frozenset({(Role.TEE, frozenset({side}))}), used, None)
        green = bag.tile(frozenset({(Role.GREEN, frozenset({side ^ 2}))}), used, None)
        if tee is not None and green is not None:
            return Change(ChangeKind.ADD_HOLE, ((cell, tee), (cell + STEP[side], green)))
    return None


def _places(tiles: Tiles, land: Land) -> Iterator[tuple[int, int]]:
    """Yield (cell, side) for a tee: inside the land, then around it, row by row."""
    taken = tiles.keys() | land.gate.cells

    def is_free(cell: int) -> bool:
        return cell not in taken and cell not in land.water

    for cell in sorted(land.free):
        for side in SIDES:
            ahead = cell + STEP[side]
            if ahead in land.free and is_free(cell) and is_free(ahead):
                yield cell, side
    border = {cell + step for cell in taken for step in AROUND}
    for cell in sorted(border):
        for side in SIDES:
            if is_free(cell) and is_free(cell + STEP[side]):
                yield cell, side


# --- What keeps a course from being putted on (ruling P6)

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
