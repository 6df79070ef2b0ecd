"""The faces of the course tiles: seven hexes each, printed on both sides (rulings H1, H2).

A face is described unturned. Its ring hex ``i`` lies in direction ``i`` from the centre; a tile
turned by ``n`` has it in direction ``i + n``, that is n turns counter-clockwise.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.terrain import Terrain

CENTRE = 6
"""Place of the centre hex in a face; the ring hexes have the places 0 to 5, their directions."""


class FaceKind(StrEnum):
    """What a face is for when a course is built."""

    TEE = "tee"
    FAIRWAY = "fairway"
    GREEN = "green"


class StopKind(StrEnum):
    """What a fairway line meets on its way."""

    HEX = "hex"
    """A hex that the fairway crosses."""
    GAP = "gap"
    """A hex that is passed over without fairway."""
    SIDE = "side"
    """The middle of a side of the tile, where the line goes on."""
    TEE = "tee"
    GREEN = "green"


class Stop(NamedTuple):
    """One stop of a fairway line."""

    kind: StopKind
    place: int
    """Place of the hex in the face, or the side (0 to 5)."""


class TeeBox(NamedTuple):
    """The tee of a face."""

    place: int
    """Place of its hex in the face."""
    par: int
    fairway_tiles: int
    """Fairway tiles to lay between this tile and the green's."""


@dataclass(frozen=True)
class Face:
    """One side of a course tile."""

    id: str
    """Number of the tile and A or B: ``07B``."""
    kind: FaceKind
    stars: int
    """Difficulty, 1 to 3."""
    terrain: tuple[Terrain, ...]
    """Of the six ring hexes by direction, then of the centre."""
    lines: tuple[tuple[Stop, ...], ...]
    """The fairways, each from end to end."""
    tee: TeeBox | None
    greens: tuple[int, ...]
    """Places of the greens."""
    arrow: int
    """Direction of the main way of play."""

    @cached_property
    def tile(self) -> int:
        """Number of the tile, 1 to 49: both of its faces have it."""
        return int(self.id[:-1])

    @property
    def is_whole_hole(self) -> bool:
        """Whether a tee's line ends on a green of the same face: a whole par 3 (ruling H2)."""
        return any(
            {StopKind.TEE, StopKind.GREEN} <= {stop.kind for stop in line} for line in self.lines
        )

    def sides(self) -> frozenset[int]:
        """Return the sides that a fairway leaves through."""
        return frozenset(
            stop.place for line in self.lines for stop in line if stop.kind is StopKind.SIDE
        )
