"""What the kernel knows of the box, made once: turned tiles, the client couple, the ground.

Layout. A segment has a *body*: one int with fields that add up when segments are joined to a hole,
so that joining two holes is one addition.

Cells are numbered row by row on a square grid with the gate in its middle; the neighbour over a
side is a constant away. The *code* of a cell is :data:`TAKEN`, :data:`BARE` for an empty cell that
touches nothing, or, less than both, that of the front
(:mod:`minigolf_desktop.model.designer.course`): the low four bits say which of its sides face a
path, the high four which face grass. The rim of the grid counts as taken. It is so far from the
gate that nobody builds there in a game of sense; a course that already lies near it gets a larger
grid.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.rows import append, vec
from minigolf_desktop.model.designer.box import (
    ARROWS,
    Box,
    Land,
    MrClient,
    MrsClient,
    Role,
    TurnedSegment,
)
from minigolf_desktop.model.designer.counting.points import WHIM_OF
from minigolf_desktop.model.geometry.square import STEP, STRIDE

# --- What the kernel knows of the tiles, by turned tile, and of the client couple

MANY: Final = 1023
"""Mask of a field of a body: the par, which begins at bit 0, the length, bends and obstacles."""
FEW: Final = 15
"""Mask of the two small fields: tees and greens."""
LENGTH: Final = 10
"""Bit at which the number of steps begins."""
TEES: Final = 20
GREENS: Final = 24
BENDS: Final = 28
"""Bits at which the numbers of tees, greens and bends begin."""
OBSTACLES: Final = 38
"""Bit at which the number of segments with an obstacle begins (ruling D31)."""

EDGE: Final = 0
"""How a hole ends: in a path side that no other path meets."""
TEE: Final = 1
GREEN: Final = 2
"""Or in a tee, or in a green."""

_KINDS: Final = {Role.TEE: TEE, Role.GREEN: GREEN, Role.PATH: EDGE}


def _matches() -> bytes:
    found = bytearray()
    for paths in range(16):
        for code in range(256):
            found.append(not ((code & 15) & ~paths) and not ((code >> 4) & paths))
    return bytes(found)


MATCHES: Final = _matches()
"""By ``256 * path sides of a tile + code of a cell``: whether no side disagrees."""
FIELD: Final = 16
"""Bits of a field of :data:`MATCHING`: more cells than any course has can be counted in one."""
FULL: Final = (1 << FIELD) - 1
MATCHING: Final = [
    sum([MATCHES[sides << 8 | code] << FIELD * sides for sides in range(16)]) for code in range(256)
]
"""By code of a cell, a field for each path sides of a tile: 1 where no side disagrees.

Their sum over some cells tells at once on how many of them tiles of each path sides match.
"""
MATCHED: Final = [
    sum([MATCHES[sides << 8 | code] << sides for sides in range(16)]) for code in range(256)
]
"""By code of a cell, a bit for each path sides of a tile: whether no side disagrees."""
ONES: Final = bytes([number.bit_count() for number in range(256)])
"""By number: how many of its bits are set."""


@final
class Tables:
    """Tables over all designs of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        """The box."""
        self.paths = bytes(box.path_sides)
        """By turned tile: its path sides as a mask, bit 0 for north, clockwise."""
        self.turned = vec[i64](
            [
                sum({1 << sides for sides in box.path_sides[4 * design : 4 * design + 4]})
                for design in range(256)
            ]
        )
        """By design: its path sides turned each way, a bit for each; none of what is no tile. It
        fits a cell, turned somehow, where it has a bit in common with :data:`MATCHED`."""
        self.segments = bytes([len(pieces) for pieces in box.pieces])
        """By turned tile: how many segments it has, 0 to 2."""
        self.kinds = bytes(_of_each(box, _kind))
        """By ``2 * turned tile + segment``: EDGE for a path, TEE or GREEN."""
        self.firsts = bytes(_of_each(box, _first_side))
        """By segment: the side it begins at; of a tee or a green its only one."""
        self.lasts = bytes(_of_each(box, _last_side))
        """By segment: the other side of a path, else the same."""
        self.one_way = bytes(_of_each(box, _is_one_way))
        """By segment: whether it runs from the first side to the last only."""
        self.bodies = vec[i64](_of_each(box, _body))
        """By segment: its body."""
        self.people = bytes(box.count_of("people"))
        """By design: its people."""
        self.back_numbers = bytes(box.back_numbers)
        """By design: the number by which racks are sorted."""
        self.turns = bytes(_different_turns(box))
        """By design: a bit for each rotation, but for those that look like an earlier one."""
        self.tees = bytes([_is_end(self, design, TEE) for design in range(256)])
        """By design: whether it is nothing but a tee."""
        self.greens = bytes([_is_end(self, design, GREEN) for design in range(256)])
        """By design: whether it is nothing but a green."""
        firsts = _firsts_alike(box)
        self.alike = bytes(sorted(set(firsts)))
        """By look: the first design that has it. Designs of one look differ in people and elements
        only."""
        self.looks = bytes([self.alike.index(first) for first in firsts])
        """By design: its look."""


def _is_end(tables: Tables, design: int, kind: i64) -> bool:
    tile = 4 * design
    return (
        tile < len(tables.segments)
        and tables.segments[tile] == 1
        and tables.kinds[2 * tile] == kind
    )


@final
class Couple:
    """The clients, as counting asks for them."""

    def __init__(self, box: Box, mrs: MrsClient, mr: MrClient) -> None:
        self.her_points: i64 = mrs.points
        """Points for each of the things that Mrs Client loves."""
        self.loves_arrows: bool = mrs.element == ARROWS
        """Whether those are one-way tiles in the direction of play."""
        self.loved = (
            bytes(len(box.designs)) if mrs.element == ARROWS else bytes(box.count_of(mrs.element))
        )
        """By design: how many of them it shows."""
        self.feature: i64 = WHIM_OF[mr.feature]
        """What Mr Client looks for."""


def _of_each(box: Box, look: Callable[[TurnedSegment], int]) -> list[int]:
    found = [0] * (2 * len(box.pieces))
    for tile, pieces in enumerate(box.pieces):
        for number, piece in enumerate(pieces):
            found[2 * tile + number] = look(piece)
    return found


def _different_turns(box: Box) -> list[int]:
    found = []
    for design in range(len(box.designs)):
        turns = box.pieces[4 * design : 4 * design + 4]
        bits = [1 << turn for turn in range(4) if set(turns[turn]) not in map(set, turns[:turn])]
        found.append(sum(bits))
    return found


def _firsts_alike(box: Box) -> list[int]:
    """Return by design the first that is like it."""
    first: dict[Sequence[object], int] = {}
    designs = range(len(box.designs))
    return [first.setdefault(box.pieces[4 * design : 4 * design + 4], design) for design in designs]


def _kind(piece: TurnedSegment) -> int:
    return _KINDS[piece.role]


def _first_side(piece: TurnedSegment) -> int:
    return piece.sides[0]


def _last_side(piece: TurnedSegment) -> int:
    return piece.sides[-1]


def _is_one_way(piece: TurnedSegment) -> int:
    return int(piece.one_way)


def _body(piece: TurnedSegment) -> int:
    return (
        piece.par
        | 1 << LENGTH
        | (piece.role is Role.TEE) << TEES
        | (piece.role is Role.GREEN) << GREENS
        | piece.is_corner << BENDS
        | piece.has_obstacle << OBSTACLES
    )


# --- The ground of a plot: a land and what lies around it, on a grid of small numbers

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
        """Return whether it has room for tiles that lie so many cells from the gate."""
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
