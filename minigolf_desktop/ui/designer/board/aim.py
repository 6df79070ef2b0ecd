"""Where a carried tile could go and how it fits there: pure look-ups, worked out once a state."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from minigolf_desktop.model.designer import (
    Course,
    PlaceReserved,
    PlaceTile,
    turned_tile,
    wrong_sides,
)
from minigolf_desktop.model.geometry.square import SIDES, STEP, unpack
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE, Placement

_NEAREST_FIRST = (0, 1, 3, 2)
"""Quarter turns from the present rotation, those first that turn the tile least."""


_FAULT = {Fit.WRONG: len(SIDES) + 1, Fit.ASTRAY: 1}
"""How much a side speaks against a rotation: what can still be mended speaks less."""


class Aim(NamedTuple):
    """A hand tile held over a cell."""

    slot: int
    cell: int
    rotation: int

    @property
    def placement(self) -> Placement:
        """The action that puts it down."""
        if self.slot == FROM_THE_GATE:
            return PlaceReserved(self.cell, self.rotation)
        return PlaceTile(self.slot, self.cell, self.rotation)


class Places:
    """The legal placements of one hand tile, by cell."""

    def __init__(self, placements: Iterable[tuple[int, int]], slot: int) -> None:
        self.slot = slot
        """Slot of the hand that they are of, or the gate."""
        self.rotations: dict[int, list[int]] = {}
        """Legal rotations by cell."""
        for cell, rotation in placements:
            self.rotations.setdefault(cell, []).append(rotation)

    def nearest_rotation(self, course: Course, design: int, cell: int, rotation: int) -> int:
        """Return the rotation nearest to one that fits a cell, or that one where none does.

        One without a mistake comes first, and one whose path leads off the land last.
        """
        legal = self.rotations.get(cell, ())
        turns = [(rotation + turn) & 3 for turn in _NEAREST_FIRST]

        def faults(turn: int) -> int:
            sides = side_fits(course, cell, turned_tile(design, turn))
            return sum(_FAULT.get(side, 0) for side in sides)

        return min((turn for turn in turns if turn in legal), key=faults, default=rotation)

    def first_cell(self, near: int | None, land: Collection[int]) -> int | None:
        """Return the legal cell nearest to a cell, the north-westernmost without one.

        Cells of the land come first: off it a tile costs points.
        """
        if not self.rotations:
            return None
        return min(
            self.rotations,
            key=lambda cell: (
                cell not in land,
                _distance(near, cell) if near is not None else 0,
                cell,
            ),
        )

    def next_cell(self, cell: int, direction: Direction) -> int:
        """Return the legal cell that an arrow key leads to; the same one where none lies there.

        Cells straight ahead are nearer than those aside; from the edge it goes on at the other.
        """
        ahead = [
            (_detour(cell, other, direction), other)
            for other in self.rotations
            if _progress(cell, other, direction) > 0
        ]
        if ahead:
            return min(ahead)[1]
        behind = [
            (_progress(cell, other, direction), _detour(cell, other, direction), other)
            for other in self.rotations
            if _progress(cell, other, direction) < 0
        ]
        return min(behind)[2] if behind else cell


def side_fits(course: Course, cell: int, tile: int) -> tuple[Fit, ...]:
    """Return how the sides of a turned tile would fit, clockwise from north."""
    wrong = wrong_sides(course, cell, tile)
    paths = course.box.path_sides[tile]
    fits = []
    for side in SIDES:
        if side in wrong:
            fits.append(Fit.WRONG)
        elif not paths >> side & 1:
            fits.append(Fit.QUIET)
        elif cell + STEP[side] in course.tiles:
            fits.append(Fit.FITS)
        elif course.land.is_bounded and cell + STEP[side] not in course.land.free:
            fits.append(Fit.ASTRAY)
        else:
            fits.append(Fit.OPEN)
    return tuple(fits)


def _distance(one: int, other: int) -> int:
    a, b = unpack(one), unpack(other)
    return abs(a.x - b.x) + abs(a.y - b.y)


def _progress(cell: int, other: int, direction: Direction) -> int:
    a, b = unpack(cell), unpack(other)
    return (b.x - a.x) * direction[0] + (b.y - a.y) * direction[1]


def _detour(cell: int, other: int, direction: Direction) -> int:
    a, b = unpack(cell), unpack(other)
    aside = abs((b.x - a.x) * direction[1]) + abs((b.y - a.y) * direction[0])
    return abs(_progress(cell, other, direction)) + 2 * aside
