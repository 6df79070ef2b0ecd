"""What the kernel knows of the tiles, by turned tile, and of the client couple.

Layout. A segment has a *body*: one int with fields that add up when segments are joined to a hole,
so that joining two holes is one addition.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.rows import vec
from minigolf_desktop.model.designer.box import Box, Piece
from minigolf_desktop.model.designer.clients import ARROWS, Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.tiles import Role

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

SHORT: Final = 1
LONG: Final = 2
LINEAR: Final = 3
TURNER: Final = 4
LUCKYFOR: Final = 5
UBERSTITIOUS: Final = 6
STRAIGHTFORWARD: Final = 7
INTHEWAY: Final = 8
PERFECT: Final = 9
"""What Mr Client looks for."""

_FEATURES: Final = {
    Feature.SHORT: SHORT,
    Feature.LONG: LONG,
    Feature.LINEAR: LINEAR,
    Feature.TURNER: TURNER,
    Feature.LUCKYFOR: LUCKYFOR,
    Feature.UBERSTITIOUS: UBERSTITIOUS,
    Feature.STRAIGHTFORWARD: STRAIGHTFORWARD,
    Feature.INTHEWAY: INTHEWAY,
    Feature.PERFECT: PERFECT,
}
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
        self.feature: i64 = _FEATURES[mr.feature]
        """What Mr Client looks for."""


def _of_each(box: Box, look: Callable[[Piece], int]) -> list[int]:
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


def _kind(piece: Piece) -> int:
    return _KINDS[piece.role]


def _first_side(piece: Piece) -> int:
    return piece.sides[0]


def _last_side(piece: Piece) -> int:
    return piece.sides[-1]


def _is_one_way(piece: Piece) -> int:
    return int(piece.one_way)


def _body(piece: Piece) -> int:
    return (
        piece.par
        | 1 << LENGTH
        | (piece.role is Role.TEE) << TEES
        | (piece.role is Role.GREEN) << GREENS
        | piece.is_corner << BENDS
        | piece.has_obstacle << OBSTACLES
    )
