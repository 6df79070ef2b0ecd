"""Where a tile may go, how it fits there, and what lies on the cells, in words.

Pure look-ups, worked out once a state.
"""

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF

from minigolf_desktop.model.designer import Course, turned_tile, wrong_sides
from minigolf_desktop.model.geometry.snapping import nearest_fit
from minigolf_desktop.model.geometry.square import SIDES, STEP, unpack
from minigolf_desktop.ui.common.boards.gestures import Direction, nearest_ahead
from minigolf_desktop.ui.common.boards.placement import Fit
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.board.hole_sign import Sign
from minigolf_desktop.ui.designer.text.tiles import cell_words, sides_words, tile_words

_FAULT = {Fit.WRONG: len(SIDES) + 1, Fit.ASTRAY: 1}
"""How much a side speaks against a rotation: what can still be mended speaks less."""


class Places:
    """The legal placements of one tile, by cell."""

    def __init__(self, placements: Iterable[tuple[int, int]]) -> None:
        self.rotations: dict[int, list[int]] = {}
        """Legal rotations by cell."""
        for cell, rotation in placements:
            self.rotations.setdefault(cell, []).append(rotation)

    def nearest_rotation(self, course: Course, design: int, cell: int, rotation: int) -> int:
        """Return the rotation nearest to one that fits a cell, or that one where none does.

        One without a mistake comes first, and one whose path leads off the land last.
        """

        def faults(turn: int) -> int:
            sides = side_fits(course, cell, turned_tile(design, turn))
            return sum(_FAULT.get(side, 0) for side in sides)

        return nearest_fit(rotation, len(SIDES), faults, self.rotations.get(cell, ()))

    def first_cell(self, near: int | None, land: Collection[int]) -> int | None:
        """Return the legal cell nearest to a cell, the north-westernmost without one.

        Cells of the land come first: off it a tile costs points.
        """
        return min(
            self.rotations,
            key=lambda cell: (
                cell not in land,
                _distance(near, cell) if near is not None else 0,
                cell,
            ),
            default=None,
        )

    def next_cell(self, cell: int, direction: Direction) -> int:
        """Return the legal cell that an arrow key leads to; the same one where none lies there.

        From the edge it goes on at the other.
        """
        return next_cell(cell, self.rotations, direction)


def next_cell(cell: int, cells: Iterable[int], direction: Direction) -> int:
    """Return which of some cells an arrow key leads to, from one edge on at the other."""
    points = ((QPointF(*unpack(other)), other) for other in sorted(cells))
    ahead = nearest_ahead(QPointF(*unpack(cell)), points, direction, around=True)
    return cell if ahead is None else ahead


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


def cells_of(course: Course) -> frozenset[int]:
    """Return the cells that there is something to be told about: of the land, gate and tiles."""
    return course.land.free | course.land.gate.cells | course.tiles.keys()


def cell_told(course: Course, cell: int, signs: Collection[Sign] = ()) -> str:
    """Return where a cell is and what lies there: its tile, its holes, where its paths lead."""
    tile = course.tiles.get(cell)
    if tile is None:
        return in_sentences(with_colon(cell_words(cell), _ground_words(course, cell)))
    return in_sentences(
        with_colon(cell_words(cell), tile_words(course.box.design(tile))),
        ", ".join(_hole_words(sign) for sign in signs if _is_of(sign, cell)),
        sides_words(side_fits(course, cell, tile)),
    )


def _ground_words(course: Course, cell: int) -> str:
    if cell in course.land.gate.cells:
        return translate("tiles", "the gate")
    if cell in course.land.free:
        return translate("tiles", "free")
    return translate("tiles", "off the land")


def _is_of(sign: Sign, cell: int) -> bool:
    return any(step == cell for step, _ in sign.steps)


def _hole_words(sign: Sign) -> str:
    if not sign.number:
        return translate("tiles", "a hole without a number")
    return translate("tiles", "hole {number}").replace("{number}", str(sign.number))


def sign_told(sign: Sign) -> str:
    """Return which hole a sign stands at, and where."""
    return in_sentences(with_colon(_hole_words(sign), cell_words(sign.cell)))
