"""The fewest changes that make a course playable (ruling P6).

Every broken hole can be taken away and every missing one added, each for one change; so a course
with ``sound`` and ``broken`` holes is never farther than ``broken + |9 - sound|`` changes from a
playable one. The search begins with that and looks, broken hole by broken hole, for one or two
tiles to turn, swap or fill in that do better (a broken hole on its own is never worth more: taking
it away and adding another is two changes). It keeps the most promising courses at each step.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, retrace_holes, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed
from minigolf_desktop.model.designer.renumbering import HoleOwners
from minigolf_desktop.model.designer.repair.bag import Bag
from minigolf_desktop.model.designer.repair.changes import (
    NOTHING,
    Change,
    ChangeKind,
    Tiles,
    changed_course,
    changed_tiles,
)
from minigolf_desktop.model.designer.repair.mending import cells_to_change, changes_at
from minigolf_desktop.model.designer.repair.mistakes import HOLES, is_sound
from minigolf_desktop.model.designer.repair.whole_holes import added_hole, removed_hole

KEPT = 10
"""Courses that are looked at further at each step."""

_COST = {
    ChangeKind.TURN: 0,
    ChangeKind.FILL: 1,
    ChangeKind.SWAP: 2,
    ChangeKind.ADD_HOLE: 4,
    ChangeKind.REMOVE_HOLE: 4,
}
"""Among equally many changes: what is less of an intrusion."""


class Repair(NamedTuple):
    """A proposal."""

    changes: tuple[Change, ...]
    """To be made in this order."""
    course: Course
    """The course once they are made."""
    numbers: Fixed
    """The hole numbers set by hand that still hold."""


class _Draft(NamedTuple):
    """A course on the way to a playable one."""

    tiles: Tiles
    changes: tuple[Change, ...]
    holes: tuple[Hole, ...]
    broken: tuple[Hole, ...]
    """Those of the holes that cannot be putted on."""

    @property
    def sound(self) -> int:
        """Number of holes that can be putted on."""
        return len(self.holes) - len(self.broken)

    @property
    def faults(self) -> int:
        """Loose ends, wrong directions, tees and greens missing or too many."""
        return sum(
            len(hole.open_edges)
            + len(hole.blocked_edges)
            + len(hole.wrong_way)
            + abs(1 - len(hole.tees))
            + abs(1 - len(hole.greens))
            for hole in self.broken
        )

    @property
    def distance(self) -> int:
        """Changes that it takes from here without any mending."""
        return len(self.broken) + abs(HOLES - self.sound)

    @property
    def promise(self) -> tuple[int, int]:
        """Changes in all, then how much they intrude; the less, the better."""
        ahead = _COST[ChangeKind.ADD_HOLE] * self.distance
        return (
            len(self.changes) + self.distance,
            ahead + sum(_COST[change.kind] for change in self.changes),
        )


def propose_repair(course: Course, numbers: Fixed) -> Repair:
    """Return the fewest changes found; none for a playable course."""
    search = _Search(course)
    draft = search.without_broken_holes()
    changes = draft.changes + search.hole_changes(draft, numbers)
    repaired = changed_course(course, changes)
    return Repair(changes, repaired, kept_numbers(repaired, numbers))


def kept_numbers(course: Course, numbers: Fixed) -> dict[tuple[int, int], int]:
    """Return the numbers set by hand that name a hole of the course, each number and hole once."""
    hole_of = HoleOwners(course).of
    kept: dict[tuple[int, int], int] = {}
    holes: set[int] = set()
    for step, number in numbers.items():
        hole = hole_of.get(step)
        if hole is not None and hole not in holes and number not in kept.values():
            holes.add(hole)
            kept[step] = number
    return kept


def _draft(tiles: Tiles, changes: tuple[Change, ...], holes: tuple[Hole, ...]) -> _Draft:
    return _Draft(tiles, changes, holes, tuple(hole for hole in holes if not is_sound(hole)))


class _Search:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.bag = Bag(course.box, course.tiles)

    def without_broken_holes(self) -> _Draft:
        """Return the most promising draft in which every hole is sound."""
        drafts = [_draft(self.course.tiles, (), trace_holes(self.course))]
        while any(draft.broken for draft in drafts):
            ahead: dict[frozenset[tuple[int, int]], _Draft] = {}
            for draft in drafts:
                for following in self._following(draft) if draft.broken else [draft]:
                    key = frozenset(following.tiles.items())
                    if key not in ahead or following.promise < ahead[key].promise:
                        ahead[key] = following
            drafts = sorted(ahead.values(), key=lambda draft: draft.promise)[:KEPT]
        return min(drafts, key=lambda draft: draft.promise)

    def _following(self, draft: _Draft) -> Iterator[_Draft]:
        """Yield what can become of a draft when its first broken hole is seen to."""
        hole = draft.broken[0]
        yield self._after(draft, removed_hole(self.bag, draft.tiles, hole))
        singles = [self._after(draft, change) for change in self._mendings(draft, hole)]
        useful = [one for one in singles if one.promise[0] <= draft.promise[0]]
        yield from useful
        if any(one.promise[0] < draft.promise[0] for one in useful):
            return
        faults = draft.faults
        for single in singles:
            if single.faults > faults:
                continue
            cell = single.changes[-1].tiles[0][0]
            for broken in single.broken:
                if cell in cells_to_change(single.tiles, broken, self.course.land):
                    for change in self._mendings(single, broken):
                        double = self._after(single, change)
                        if double.promise[0] <= draft.promise[0]:
                            yield double

    def _mendings(self, draft: _Draft, hole: Hole) -> Iterator[Change]:
        land = self.course.land
        touched = {cell for change in draft.changes for cell, _ in change.tiles}
        for cell in cells_to_change(draft.tiles, hole, land):
            # A tile that was changed and changes again would have been changed once.
            if cell not in touched:
                yield from changes_at(self.bag, draft.tiles, cell, land)

    def _after(self, draft: _Draft, change: Change) -> _Draft:
        """Return the draft after a change; only holes that the changed cells touch are traced."""
        tiles, holes = dict(draft.tiles), draft.holes
        for cell, tile in change.tiles:
            if tile == NOTHING:
                del tiles[cell]
            else:
                tiles[cell] = tile
            # Tracing asks for nothing but tiles and gate.
            holes = retrace_holes(self.course._replace(tiles=tiles), holes, cell)
        return _draft(tiles, (*draft.changes, change), holes)

    def hole_changes(self, draft: _Draft, numbers: Fixed) -> tuple[Change, ...]:
        """Return the holes to add or remove so that there are nine."""
        tiles = draft.tiles
        changes: list[Change] = []
        for _ in range(HOLES - draft.sound):
            added = added_hole(self.bag, tiles, self.course.land)
            if added is None:
                break
            changes.append(added)
            tiles = changed_tiles(tiles, changes[-1:])
        for hole in self._extra_holes(tiles, numbers)[: max(0, draft.sound - HOLES)]:
            changes.append(removed_hole(self.bag, tiles, hole))
            tiles = changed_tiles(tiles, changes[-1:])
        return tuple(changes)

    def _extra_holes(self, tiles: Tiles, numbers: Fixed) -> Sequence[Hole]:
        """Return the holes, those missed least first: without number, short, of low par."""
        holes = trace_holes(self.course._replace(tiles=tiles))
        return sorted(
            holes,
            key=lambda hole: (any(step in numbers for step in hole.steps), hole.length, hole.par),
        )
