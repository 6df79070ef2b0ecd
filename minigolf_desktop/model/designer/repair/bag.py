"""Which tiles are left in the bag beside a course, by the shape of their paths."""

from collections import Counter
from collections.abc import Iterable

from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.repair.changes import Tiles
from minigolf_desktop.model.designer.tiles import Role

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
