"""The ground of a plot: a land and what lies around it, on a grid of small numbers.

Layout. Cells are numbered row by row on a square grid with the gate in its middle; the neighbour
over a side is a constant away. The *code* of a cell is :data:`TAKEN`, :data:`BARE` for an empty
cell that touches nothing, or, less than both, that of the front
(:mod:`minigolf_desktop.model.designer.course`): the low four bits say which of its sides face a
path, the high four which face grass.

The rim of the grid counts as taken. It is so far from the gate that nobody builds there in a game
of sense; a course that already lies near it gets a larger grid.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.rows import append, vec
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.geometry.square import STEP, STRIDE

BARE: Final = 256
TAKEN: Final = 512
SMALLEST: Final = 48
"""Width of the usual grid."""
RIM: Final = 3
"""Cells between the middle of the grid and half its width that are out of reach: rim and gate."""
ROOM: Final = 12
"""Empty cells that a course already laid has around it at least, up to the largest grid."""


@final
class Ground:
    """A land with its gate and nothing else, as the beginning of plots."""

    def __init__(self, land: Land, furthest: int = 0) -> None:
        """Make room for tiles that lie so many cells from the gate."""
        width = SMALLEST
        while width // 2 - RIM < furthest + ROOM and width < STRIDE:
            width *= 2
        self.land = land
        """The land."""
        self.width: i64 = width
        """Cells of a row of the grid."""
        self._left: i64 = land.gate.x + STRIDE // 2 - width // 2
        self._top: i64 = land.gate.y + STRIDE // 2 - width // 2
        self.steps = vec[i64]([-width, 1, width, -1])
        """What to add to a cell to reach its neighbour over each side."""
        self.corner_steps = vec[i64]([-width - 1, -width + 1, width - 1, width + 1])
        """The same for those that touch it by a corner, in the order of the model."""
        free = bytearray(width * width)
        off = bytearray([land.is_bounded]) * (width * width)
        for cell in land.free:
            free[self.here(cell)] = 1
            off[self.here(cell)] = 0
        self.free = bytes(free)
        """By cell: whether it is to be built on."""
        self.off = bytes(off)
        """By cell: whether it lies off the land."""
        beside_gate = bytearray(width * width)
        for cell in land.gate.adjacent:
            beside_gate[self.here(cell)] = 1
        self.beside_gate = bytes(beside_gate)
        """By cell: whether it is adjacent to the gate (ruling D7)."""
        self.cells = vec[i64]([self.here(cell) for cell in sorted(land.free)])
        """The cells of the land."""
        self.rim = self._rim()
        """By cell of the land: its sides that look off it, as those of a code that face grass."""
        self.gate = [self.here(min(land.gate.cells)), self.here(max(land.gate.cells))]
        """The north-west and the south-east cell of the gate."""
        self.points: i64 = land.points if land.is_bounded else 0
        """Points of the land."""
        self.size: i64 = len(land.free)
        """Free cells."""
        self.codes, self.front = self._begin(land)
        """Codes by cell, and the cells that touch the gate, in the order of the model."""

    def _rim(self) -> bytes:
        rim = bytearray(len(self.free))
        for cell in self.cells:
            for side in range(4):
                if self.off[cell + self.steps[side]]:
                    rim[cell] |= 16 << side
        return bytes(rim)

    def _begin(self, land: Land) -> tuple[vec[i64], vec[i64]]:
        width: int = self.width
        codes = vec[i64]([BARE] * (width * width))
        for at in range(width):
            for rim in (at, (width - 1) * width + at, at * width, at * width + width - 1):
                codes[rim] = TAKEN
        gate = land.gate.cells
        for cell in gate:
            codes[self.here(cell)] = TAKEN
        front = vec[i64]()
        for cell in sorted(land.gate.touching):
            code = 0
            for side in range(4):
                if cell + STEP[side] in gate:
                    code += 16 << side
            codes[self.here(cell)] = code
            front = append(front, self.here(cell))
        return codes, front

    def reaches(self, furthest: int) -> bool:
        """Whether it has room for tiles that lie so many cells from the gate."""
        return self.width // 2 - RIM >= furthest + ROOM or self.width >= STRIDE

    def here(self, cell: int) -> int:
        """Return the cell of the grid of a cell of the model."""
        y, x = divmod(cell, STRIDE)
        return (y - self._top) * self.width + x - self._left

    def there(self, cell: int) -> int:
        """Return the cell of the model of a cell of the grid."""
        y, x = divmod(cell, self.width)
        return (y + self._top) * STRIDE + x + self._left


def furthest(land: Land, cells: list[int]) -> int:
    """Return how many cells from the gate the furthest of some cells, or of the land's, lies."""
    found = 0
    for cell in (*land.free, *cells):
        y, x = divmod(cell, STRIDE)
        away = max(
            abs(x - STRIDE // 2 - land.gate.x),
            abs(y - STRIDE // 2 - land.gate.y),
        )
        found = max(found, away)
    return found
