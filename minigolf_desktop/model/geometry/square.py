"""Square cells, their sides and their neighbours, in whole numbers.

Layout. Inside the model a cell is one small int: ``(y + HALF) * STRIDE + (x + HALF)``. Its
neighbours are reached by adding a constant, and it is a quick key for a dict. The grid reaches
``LIMIT`` cells from the origin each way: more than the tiles of a whole box laid in one line.
The outside world (files, screens) sees :class:`Cell`.

Sides are numbered clockwise from north (ruling D1): x grows to the east, y to the south.
"""

from typing import NamedTuple

STRIDE = 1024
HALF = STRIDE // 2
LIMIT = HALF - 2
"""Largest absolute coordinate of a cell; beyond it neighbours would wrap around."""

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = (NORTH, EAST, SOUTH, WEST)
SIDE_LETTERS = "NESW"

STEP = (-STRIDE, 1, STRIDE, -1)
"""What to add to a cell to reach its neighbour over each side."""

CORNER_STEP = (-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1)
"""What to add to a cell to reach the four cells that touch it by a corner."""

AROUND = (*STEP, *CORNER_STEP)
"""What to add to a cell to reach the eight cells that touch it."""


class Cell(NamedTuple):
    """A cell by its coordinates: x grows to the east, y to the south."""

    x: int
    y: int


def pack(x: int, y: int) -> int:
    """Return the int of the cell at (x, y); raises ValueError beyond the grid's limit."""
    if not (-LIMIT <= x <= LIMIT and -LIMIT <= y <= LIMIT):
        raise ValueError(f"cell ({x}, {y}) lies more than {LIMIT} cells from the origin")
    return (y + HALF) * STRIDE + (x + HALF)


def unpack(cell: int) -> Cell:
    """Return the coordinates of a packed cell."""
    y, x = divmod(cell, STRIDE)
    return Cell(x - HALF, y - HALF)


def opposite(side: int) -> int:
    """Return the side across: north for south, east for west."""
    return side ^ 2


def turned(side: int, rotation: int) -> int:
    """Return where a side points after ``rotation`` quarter turns clockwise."""
    return (side + rotation) & 3
