"""What lies on one plot, and where the next tile may go (rule book: tile placement).

Layout. A course is a frozen value that shares structure: ``place`` copies two small dicts. The
*front* holds every empty cell that touches a tile or the gate (ruling D11), with a code of eight
bits: the low four say which of its sides face a path, the high four which face grass, bit 0 for
north, clockwise. Whether a tile fits there is one look into :data:`box.FITS`.
"""

from collections.abc import Mapping
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.geometry.square import CORNER_STEP, SIDES, STEP

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
