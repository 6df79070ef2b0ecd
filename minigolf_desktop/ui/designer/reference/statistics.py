"""What the tiles of the box hold, by kind: the statistics sheet, counted from the content."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.designer.reference.finding import SHOWN, Kind, kinds_of, shows

ROWS = (
    Kind.TEE,
    Kind.GREEN,
    Kind.STRAIGHT,
    Kind.CORNER,
    Kind.CROSSING,
    Kind.LAWN,
    Kind.EXPANSION,
)
"""Kinds by which the tiles are told apart; all of the expansion are one of them."""


class Holding(NamedTuple):
    """What some tiles hold together, with all their copies."""

    tiles: int
    par: int
    """Sum of the red flags."""
    shown: tuple[int, ...]
    """By :data:`SHOWN`: elements, then tiles with an obstacle, then tiles of one way only."""

    def figures(self) -> tuple[int, ...]:
        """Return all its figures in the order of the sheet: tiles, par, and what is shown."""
        return self.tiles, self.par, *self.shown


def row_of(design: TileDesign) -> Kind:
    """Return the row that a tile is counted in."""
    kinds = kinds_of(design)
    if Kind.EXPANSION in kinds:
        return Kind.EXPANSION
    return next(kind for kind in ROWS if kind in kinds)


def holding(designs: Iterable[TileDesign]) -> Holding:
    """Count some designs, each as often as it is in the box."""
    found = tuple(designs)
    return Holding(
        sum(design.copies for design in found),
        sum(design.copies * design.par for design in found),
        tuple(sum(design.copies * _count(design, shown) for design in found) for shown in SHOWN),
    )


def by_kind(designs: Sequence[TileDesign]) -> dict[Kind, Holding]:
    """Return what the tiles of each row hold."""
    return {kind: holding(one for one in designs if row_of(one) is kind) for kind in ROWS}


def base_tiles(designs: Iterable[TileDesign]) -> Holding:
    """Return what the tiles of the base box hold together."""
    return holding(one for one in designs if row_of(one) is not Kind.EXPANSION)


def _count(design: TileDesign, shown: str) -> int:
    elements = design.elements._asdict()
    return elements[shown] if shown in elements else shows(design, shown)
