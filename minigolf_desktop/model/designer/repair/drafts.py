"""Courses on the way to a playable one, and how many changes each is away at least.

A course can be putted on when every path end meets another, nine tees and nine greens lie on it,
and every hole leads from one to the other. A *loose end* is a path side that meets none. A tile
that is changed settles loose ends of its own cell and such as look at it; a hole that is taken away
has two ends, each of them loose, a tee or a green. So loose ends and the tees and greens too many
or too few are a bound that no repair beats: half a change each, less where one tile may settle more
of them than two.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Edge
from minigolf_desktop.model.designer.repair.bag import Bag
from minigolf_desktop.model.designer.repair.changes import NOTHING, Change, ChangeKind, Tiles
from minigolf_desktop.model.designer.repair.mistakes import HOLES
from minigolf_desktop.model.designer.tiles import Role
from minigolf_desktop.model.geometry.square import SIDES, STEP

WHOLE = 12
"""What one change settles at most, in the units of the bound."""
HALF = WHOLE // 2
"""What a tee or green too few or too many weighs, and a loose end at most."""

INTRUSION = {
    ChangeKind.TURN: 0,
    ChangeKind.FILL: 1,
    ChangeKind.SWAP: 2,
    ChangeKind.ADD_HOLE: 4,
    ChangeKind.REMOVE_HOLE: 4,
}
"""Among equally many changes: what is less of an intrusion."""

Loose = frozenset[Edge]
"""Path sides that meet no other."""


class Features(NamedTuple):
    """What of a turned tile the bound depends on."""

    paths: int
    """Its path sides as a mask."""
    tees: int
    greens: int


BARE = Features(0, 0, 0)
"""Those of an empty cell, and of grass."""


class Draft(NamedTuple):
    """A course after some changes."""

    laid: Mapping[int, int]
    """What lies otherwise than on the course as it was brought: turned tiles by cell."""
    changes: tuple[Change, ...]
    """In the order in which they were made."""
    settled: frozenset[int]
    """Cells whose tile was changed: none is changed twice, nor taken away with its hole."""
    loose: Loose
    tees: int
    greens: int
    weight: int
    """What its loose ends weigh, in the units of the bound."""
    sound: int = 0
    """Holes that can be putted on."""
    broken: int = 0
    """Holes that cannot."""

    @property
    def least(self) -> int:
        """Changes in all at least."""
        odd = abs(self.tees - HOLES) + abs(self.greens - HOLES)
        return len(self.changes) - (-(self.weight + HALF * odd) // WHOLE)

    @property
    def promise(self) -> tuple[int, int]:
        """Changes in all without any mending from here, how much they intrude; less is better."""
        ahead = self.broken + abs(HOLES - self.sound)
        intrusion = sum(INTRUSION[change.kind] for change in self.changes)
        return len(self.changes) + ahead, INTRUSION[ChangeKind.REMOVE_HOLE] * ahead + intrusion


class Drafts:
    """Makes the drafts of one course."""

    def __init__(self, course: Course, bag: Bag) -> None:
        box = course.box
        self._tiles = course.tiles
        self.features = tuple(
            Features(
                paths,
                sum(piece.role is Role.TEE for piece in pieces),
                sum(piece.role is Role.GREEN for piece in pieces),
            )
            for paths, pieces in zip(box.path_sides, box.pieces, strict=True)
        )
        """By turned tile."""
        known = {self.features[alike[0]] for alike in bag.by_shape.values()}
        known |= {
            self.features[tile & ~3 | turn] for tile in self._tiles.values() for turn in SIDES
        }
        self._most = {
            (tees, greens): tuple(
                max(
                    HALF * ((one.paths & ends).bit_count() - tees * one.tees - greens * one.greens)
                    for one in {BARE, *known}
                )
                for ends in range(16)
            )
            for tees in (-1, 0, 1)
            for greens in (-1, 0, 1)
        }

    def first(self) -> Draft:
        """Return the course as it was brought."""
        tiles = self._tiles
        loose = frozenset(
            Edge(cell, side)
            for cell in tiles
            for side in SIDES
            if self._leads(tiles, cell, side)
            and not self._leads(tiles, cell + STEP[side], side ^ 2)
        )
        tees = sum(self.features[tile].tees for tile in tiles.values())
        greens = sum(self.features[tile].greens for tile in tiles.values())
        draft = Draft({}, (), frozenset(), loose, tees, greens, 0)
        return draft._replace(weight=self._weight(draft, tiles, loose))

    def tiles(self, draft: Draft) -> dict[int, int]:
        """Return all tiles of a draft."""
        tiles = {**self._tiles, **draft.laid}
        for cell, tile in draft.laid.items():
            if tile == NOTHING:
                del tiles[cell]
        return tiles

    def after(self, draft: Draft, tiles: dict[int, int], change: Change) -> Draft:
        """Return a draft after one change more; its holes are not counted yet.

        ``tiles`` are all its tiles; they are the same again afterwards.
        """
        before = [(cell, tiles.get(cell, NOTHING)) for cell, _ in change.tiles]
        loose, tees, greens = draft.loose, draft.tees, draft.greens
        near: set[Edge] = set()
        for cell, tile in change.tiles:
            old, new = self._at(tiles, cell), self.features[tile] if tile != NOTHING else BARE
            tees += new.tees - old.tees
            greens += new.greens - old.greens
            near |= _ends_near(cell)
            _lay(tiles, cell, tile)
            loose = self._loosened(loose, tiles, cell)
        settled = draft.settled
        if change.kind is not ChangeKind.REMOVE_HOLE:
            settled |= {cell for cell, _ in change.tiles}
        laid = {**draft.laid, **dict(change.tiles)}
        after = Draft(laid, (*draft.changes, change), settled, loose, tees, greens, 0)
        if _signs(after) == _signs(draft):
            weight = draft.weight + self._weight(after, tiles, near & loose)
            for cell, tile in before:
                _lay(tiles, cell, tile)
            weight -= self._weight(draft, tiles, near & draft.loose)
        else:
            weight = self._weight(after, tiles, loose)
            for cell, tile in before:
                _lay(tiles, cell, tile)
        return after._replace(weight=weight)

    def _at(self, tiles: Tiles, cell: int) -> Features:
        tile = tiles.get(cell)
        return BARE if tile is None else self.features[tile]

    def _leads(self, tiles: Tiles, cell: int, side: int) -> bool:
        """Return whether a path leads over a side of a cell."""
        return bool(self._at(tiles, cell).paths >> side & 1)

    def _loosened(self, loose: Loose, tiles: Tiles, cell: int) -> Loose:
        """Return the loose ends once another tile lies on a cell."""
        gone, come = [], []
        for side in SIDES:
            beside = cell + STEP[side]
            own, other = Edge(cell, side), Edge(beside, side ^ 2)
            gone += [own, other]
            leads, meets = self._leads(tiles, *own), self._leads(tiles, *other)
            if leads is not meets:
                come.append(own if leads else other)
        return loose.difference(gone).union(come)

    def _weight(self, draft: Draft, tiles: Tiles, ends: Iterable[Edge]) -> int:
        """Return what some loose ends of a draft weigh."""
        worth: dict[int, int] = {}
        total = 0
        for cell, side in ends:
            ahead = cell + STEP[side]
            for one in (cell, ahead):
                if one not in worth:
                    worth[one] = self._worth(draft, tiles, one)
            total += min(worth[cell], worth[ahead])
        return total

    def _worth(self, draft: Draft, tiles: Tiles, cell: int) -> int:
        """Return what a loose end may weigh so that no tile on a cell settles more than a whole."""
        loose = draft.loose
        tees, greens = _signs(draft)
        here = self._at(tiles, cell)
        own = facing = 0
        for side in SIDES:
            own += (cell, side) in loose
            facing |= ((cell + STEP[side], side ^ 2) in loose) << side
        most = self._most[tees, greens]
        gained = HALF * (tees * here.tees + greens * here.greens)
        if HALF * own + most[facing] + gained <= WHOLE:
            return HALF
        # Whatever lies there afterwards gains no more than this beside the loose ends.
        gained = max(0, gained + most[0])
        return max(0, min(HALF, (WHOLE - gained) // (own + facing.bit_count())))


def _signs(draft: Draft) -> tuple[int, int]:
    """Return whether tees and greens are too many (1) or too few (-1)."""
    tees, greens = draft.tees, draft.greens
    return (tees > HOLES) - (tees < HOLES), (greens > HOLES) - (greens < HOLES)


def _lay(tiles: dict[int, int], cell: int, tile: int) -> None:
    if tile == NOTHING:
        tiles.pop(cell, None)
    else:
        tiles[cell] = tile


def _ends_near(cell: int) -> set[Edge]:
    """Return the path sides whose weight depends on a cell: about it and about its neighbours."""
    cells = (cell, *(cell + step for step in STEP))
    return {
        edge
        for one in cells
        for side in SIDES
        for edge in (Edge(one, side), Edge(one + STEP[side], side ^ 2))
    }
