"""Lands as maps of letters, and lands of a player's own: what they must hold (ruling D40).

A map is rows of letters, from north to south: ``G`` the gate's four cells, ``.`` a free cell, ``~``
pond, ``=`` stream, a space outside. Row 0, column 0 is the cell (0, 0).

A land of one's own is told by its map: where on the meadow it was painted does not matter, and
neither does its name. A set-up, a save and a file hold all of it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from minigolf_desktop.model.designer.box import GATE_STRAIGHT_SIDES, Gate, Land, Water
from minigolf_desktop.model.geometry.square import STEP, Cell, pack, unpack

# --- Maps

GATE, FREE, OUTSIDE = "G", ".", " "
WATER_LETTERS: Final = {"~": Water.POND, "=": Water.STREAM}
LETTERS: Final = {water: letter for letter, water in WATER_LETTERS.items()}


def find_gate(rows: Sequence[str]) -> tuple[int, int]:
    """Return (x, y) of the north-west cell of the gate's square; raises ValueError if none."""
    cells = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == GATE]
    if cells:
        x, y = cells[0]
        if cells == [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]:
            return x, y
    raise ValueError("rows need one gate: a square of 2 x 2 cells G")


def read_land(
    identity: str, name: str, difficulty: int, points: int, rows: Sequence[str], facing: str
) -> Land:
    """Build a land from its map; raises ValueError where it has no gate."""
    letters = {pack(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    return Land(
        identity,
        name,
        difficulty,
        points,
        frozenset(cell for cell, letter in letters.items() if letter == FREE),
        {
            cell: WATER_LETTERS[letter]
            for cell, letter in letters.items()
            if letter in WATER_LETTERS
        },
        Gate(*find_gate(rows), facing),
    )


def map_of(free: Iterable[int], water: Mapping[int, Water], gate: Gate) -> tuple[str, ...]:
    """Return the map of a land that lies nowhere west or north of the cell (0, 0)."""
    letters = dict.fromkeys(gate.cells, GATE)
    letters |= dict.fromkeys(free, FREE)
    letters |= {cell: LETTERS[kind] for cell, kind in water.items()}
    places = {unpack(cell): letter for cell, letter in letters.items()}
    width, height = (max(ends) + 1 for ends in zip(*places, strict=True))
    return tuple(
        "".join(places.get(Cell(x, y), OUTSIDE) for x in range(width)) for y in range(height)
    )


# --- Lands of one's own

FEWEST_CELLS: Final = 20
MOST_CELLS: Final = 60
"""Free cells of a land (ruling D40)."""
WIDEST: Final = 24
"""Cells across and down of the meadow on which a land lies, its gate included."""
USUAL_CELLS: Final = 37
"""Cells of a land that is worth just what its difficulty is worth (ruling D10)."""
LONGEST_NAME: Final = 40
"""Letters of a name."""
OWN: Final = "own-"
"""How the ids of own lands begin."""
_DIGITS: Final = 16
"""Hexadecimal digits of an id."""
_LANDS_KEPT: Final = 256
"""Lands made of maps that are kept: whoever asks again is given the same one."""


@dataclass(frozen=True)
class OwnLand:
    """A land of a player's own, as a set-up and a file hold it."""

    name: str
    rows: tuple[str, ...]
    """Its map; the first row and the first column are not empty, and neither are the last ones."""
    facing: str
    """Corner of the gate that points into the land (ruling D7)."""
    difficulty: int
    """1 to 3 golf balls, by an estimate."""

    @cached_property
    def id(self) -> str:
        """What tells it from all others: made of map and gate alone, so that records know it."""
        told = "\n".join((*self.rows, self.facing))
        return OWN + sha256(told.encode("ascii")).hexdigest()[:_DIGITS]

    @property
    def points(self) -> int:
        """Points of the land condition."""
        return points_of(self.difficulty, sum(row.count(FREE) for row in self.rows))

    @property
    def land(self) -> Land:
        """The land itself: the same one for equal maps, as a land is known by identity."""
        return _land_of(self)


@lru_cache(_LANDS_KEPT)
def _land_of(own: OwnLand) -> Land:
    return read_land(own.id, own.name, own.difficulty, own.points, own.rows, own.facing)


def points_of(difficulty: int, cells: int) -> int:
    """Return what a land is worth: 13, 15 and 17 points by difficulty, and 0.4 a cell below 37
    more, above it less, rounded (ruling D10).
    """
    return round(11 + 2 * difficulty + (USUAL_CELLS - cells) * 2 / 5)


def is_own(identity: str) -> bool:
    """Whether an id is that of a land of somebody's own."""
    return identity.startswith(OWN)


def trimmed(
    free: Iterable[int], water: Mapping[int, Water], gate: Gate
) -> tuple[frozenset[int], dict[int, Water], Gate]:
    """Return a land moved so far north and west as it goes: to where its map begins."""
    places = [unpack(cell) for cell in (*free, *water, *gate.cells)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    by = pack(left, top) - pack(0, 0)
    return (
        frozenset(cell - by for cell in free),
        {cell - by: kind for cell, kind in water.items()},
        Gate(gate.x - left, gate.y - top, gate.facing),
    )


# --- What a land must hold


class LandFault(StrEnum):
    """Why a land cannot be built on (ruling D40)."""

    TOO_SMALL = "too-small"
    """Fewer than 20 free cells."""
    TOO_LARGE = "too-large"
    """More than 60 free cells."""
    IN_PIECES = "in-pieces"
    """Free cells do not all hang together by sides."""
    NO_WAY_IN = "no-way-in"
    """No free cell lies at a straight side of the gate."""
    TOO_WIDE = "too-wide"
    """It does not fit on the meadow."""


class LandProblem(NamedTuple):
    """What is wrong with a land, and where."""

    fault: LandFault
    cells: frozenset[int]
    """Where to look: the pieces that lie apart, or the cells at the gate; all, where it is too
    large; none where something is missing."""
    number: int
    """How many cells are too many or too few, or how many pieces there are."""


def problems_of(free: Collection[int], water: Iterable[int], gate: Gate) -> list[LandProblem]:
    """Return what is wrong with a land by ruling D40: nothing where it can be built on."""
    found = []
    if len(free) < FEWEST_CELLS:
        found.append(LandProblem(LandFault.TOO_SMALL, frozenset(), FEWEST_CELLS - len(free)))
    if len(free) > MOST_CELLS:
        found.append(LandProblem(LandFault.TOO_LARGE, frozenset(free), len(free) - MOST_CELLS))
    parts = pieces(free)
    if len(parts) > 1:
        apart = frozenset().union(*parts[1:])
        found.append(LandProblem(LandFault.IN_PIECES, apart, len(parts)))
    if not gate.adjacent & set(free):
        found.append(LandProblem(LandFault.NO_WAY_IN, gate.adjacent, 0))
    places = [unpack(cell) for cell in (*free, *water, *gate.cells)]
    across = max(max(ends) - min(ends) + 1 for ends in zip(*places, strict=True))
    if across > WIDEST:
        found.append(LandProblem(LandFault.TOO_WIDE, frozenset(), across - WIDEST))
    return found


def pieces(free: Iterable[int]) -> list[frozenset[int]]:
    """Return the pieces of some cells that hang together by sides, the largest first."""
    left, found = set(free), []
    while left:
        piece, ways = set[int](), [min(left)]
        while ways:
            cell = ways.pop()
            if cell in left:
                left.remove(cell)
                piece.add(cell)
                ways += [cell + step for step in STEP]
        found.append(frozenset(piece))
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))


def fault_of(own: OwnLand) -> str:
    """Return in one word why an own land is none, the first reason; empty where it is one.

    Beside ruling D40 its map must be the one that a land is known by.
    """
    if any(set(row) - {GATE, FREE, OUTSIDE, *WATER_LETTERS} for row in own.rows):
        return "letters"
    if own.facing not in GATE_STRAIGHT_SIDES:
        return "facing"
    if own.difficulty not in (1, 2, 3):
        return "difficulty"
    if len(own.rows) > WIDEST or any(len(row) > WIDEST for row in own.rows):
        return str(LandFault.TOO_WIDE)
    try:
        land = own.land
    except ValueError:
        return "gate"
    if map_of(*trimmed(land.free, land.water, land.gate)) != own.rows:
        return "map"
    found = problems_of(land.free, land.water, land.gate)
    return str(found[0].fault) if found else ""
