"""A land that is being drawn on the meadow, and what the brushes do to it (ruling D40).

The gate is always there. Every change gives another drawing.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

from minigolf_desktop.model.designer.box import Gate, Land, Water
from minigolf_desktop.model.designer.land_rating import difficulty_of
from minigolf_desktop.model.designer.own_land import (
    WIDEST,
    LandProblem,
    OwnLand,
    map_of,
    points_of,
    problems_of,
    trimmed,
)
from minigolf_desktop.model.geometry.square import Cell, pack, unpack


class Brush(StrEnum):
    """What a brush makes of a cell."""

    FREE = "free"
    """Free land."""
    POND = "pond"
    STREAM = "stream"
    NOTHING = "nothing"
    """No land at all."""
    GATE = "gate"
    """Moves the gate: its square begins at the cell."""


_TURNS: Final = {"SE": "SW", "SW": "NW", "NW": "NE", "NE": "SE"}
"""Facings of a gate, each turned clockwise."""
_MIRRORED: Final = {"SE": "SW", "SW": "SE", "NW": "NE", "NE": "NW"}
_LAST = WIDEST - 1


def is_on_meadow(cell: int) -> bool:
    """Whether a cell lies where lands are drawn: columns and rows from 0 to 23."""
    x, y = unpack(cell)
    return 0 <= x <= _LAST and 0 <= y <= _LAST


@dataclass(frozen=True)
class LandDrawing:
    """A land as far as it is drawn."""

    name: str
    free: frozenset[int]
    ponds: frozenset[int]
    streams: frozenset[int]
    gate: Gate

    @property
    def water(self) -> dict[int, Water]:
        """Cells of pond or stream."""
        return dict.fromkeys(self.ponds, Water.POND) | dict.fromkeys(self.streams, Water.STREAM)

    @property
    def area(self) -> int:
        """Area in square metres (ruling D8)."""
        return 10 * (len(self.free) + 4)

    @cached_property
    def problems(self) -> tuple[LandProblem, ...]:
        """What is wrong with it (ruling D40)."""
        return tuple(problems_of(self.free, self.water, self.gate))

    @cached_property
    def difficulty(self) -> int:
        """How hard it is by its shape: about so many golf balls."""
        return difficulty_of(self.free, self.gate)

    def points(self, difficulty: int) -> int:
        """Return the points of the land condition of so many golf balls (ruling D10)."""
        return points_of(difficulty, len(self.free))

    @cached_property
    def land(self) -> Land:
        """The land where it is drawn, to be painted."""
        return Land("", "", 0, 0, self.free, self.water, self.gate)

    def own_land(self, difficulty: int | None = None) -> OwnLand:
        """Return the land to be played on; by its shape it is as hard as it looks."""
        free, water, gate = trimmed(self.free, self.water, self.gate)
        rows = map_of(free, water, gate)
        return OwnLand(self.name, rows, gate.facing, difficulty or self.difficulty)

    # --- brushes

    def painted(self, cells: Iterable[int], brush: Brush) -> "LandDrawing":
        """Return it with cells painted; those of the gate, and beyond the meadow, stay as they are.

        The gate moves to the last of the cells, as far as there is room on the meadow.
        """
        if brush is Brush.GATE:
            return self._with_gate_at(list(cells))
        wanted = frozenset(filter(is_on_meadow, cells)) - self.gate.cells
        return replace(
            self,
            free=self.free | wanted if brush is Brush.FREE else self.free - wanted,
            ponds=self.ponds | wanted if brush is Brush.POND else self.ponds - wanted,
            streams=self.streams | wanted if brush is Brush.STREAM else self.streams - wanted,
        )

    def _with_gate_at(self, cells: list[int]) -> "LandDrawing":
        if not cells:
            return self
        x, y = (max(0, min(_LAST - 1, value)) for value in unpack(cells[-1]))
        return self.with_gate(Gate(x, y, self.gate.facing))

    def with_gate(self, gate: Gate) -> "LandDrawing":
        """Return it with another gate; nothing else lies under it."""
        return replace(
            self,
            free=self.free - gate.cells,
            ponds=self.ponds - gate.cells,
            streams=self.streams - gate.cells,
            gate=gate,
        )

    def with_gate_turned(self) -> "LandDrawing":
        """Return it with the gate facing a quarter turn further clockwise."""
        return replace(self, gate=replace(self.gate, facing=_TURNS[self.gate.facing]))

    # --- all of it

    def named(self, name: str) -> "LandDrawing":
        """Return it with another name."""
        return replace(self, name=name)

    def mirrored(self) -> "LandDrawing":
        """Return it with west and east exchanged, in the same place."""
        columns = [unpack(cell).x for cell in self.cells]
        ends = min(columns) + max(columns)

        def across(cells: Collection[int]) -> frozenset[int]:
            return frozenset(pack(ends - x, y) for x, y in map(unpack, cells))

        gate = Gate(ends - 1 - self.gate.x, self.gate.y, _MIRRORED[self.gate.facing])
        return LandDrawing(
            self.name, across(self.free), across(self.ponds), across(self.streams), gate
        )

    def moved(self, right: int, down: int) -> "LandDrawing":
        """Return it so many cells further; itself where the meadow ends."""
        by = pack(right, down) - pack(0, 0)
        if not all(_is_beside(cell, right, down) for cell in self.cells):
            return self

        def there(cells: Collection[int]) -> frozenset[int]:
            return frozenset(cell + by for cell in cells)

        gate = replace(self.gate, x=self.gate.x + right, y=self.gate.y + down)
        return LandDrawing(
            self.name, there(self.free), there(self.ponds), there(self.streams), gate
        )

    @property
    def corner(self) -> Cell:
        """Where its map begins: its westernmost column and its northernmost row."""
        places = [unpack(cell) for cell in self.cells]
        return Cell(min(x for x, _ in places), min(y for _, y in places))

    @property
    def cells(self) -> frozenset[int]:
        """All cells of the land, and those of the gate."""
        return self.free | self.ponds | self.streams | self.gate.cells


def _is_beside(cell: int, right: int, down: int) -> bool:
    x, y = unpack(cell)
    return 0 <= x + right <= _LAST and 0 <= y + down <= _LAST


def drawing_of(name: str, land: Land) -> LandDrawing:
    """Return the drawing of a land, in the middle of the meadow.

    What of it the meadow has no room for is left out.
    """
    free, water, gate = trimmed(land.free, land.water, land.gate)
    places = [unpack(cell) for cell in (*free, *water, *gate.cells)]
    across, down = (max(ends) + 1 for ends in zip(*places, strict=True))
    right, low = (max(0, (WIDEST - size) // 2) for size in (across, down))
    by = pack(right, low) - pack(0, 0)
    kept = {cell + by: kind for cell, kind in water.items() if is_on_meadow(cell + by)}
    return LandDrawing(
        name,
        frozenset(cell + by for cell in free if is_on_meadow(cell + by)),
        frozenset(cell for cell, kind in kept.items() if kind is Water.POND),
        frozenset(cell for cell, kind in kept.items() if kind is Water.STREAM),
        replace(gate, x=gate.x + right, y=gate.y + low),
    )


def fresh_drawing() -> LandDrawing:
    """Return a gate in the middle of the meadow, and the beginning of a land before it."""
    middle = WIDEST // 2
    gate = Gate(middle - 4, middle - 3, "SE")
    corner = pack(gate.x + 2, gate.y + 2)
    return LandDrawing("", gate.adjacent | {corner}, frozenset(), frozenset(), gate)
