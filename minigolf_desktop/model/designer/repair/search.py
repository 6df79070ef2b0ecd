"""The search for the fewest changes that make a course playable (ruling P6).

A loose end is settled by another tile on its own cell, by one on the cell that it looks at, or by
taking its hole away: that is all there is, so trying these, one loose end after the other, misses
no repair in which no tile is changed twice. Once no end is loose the holes that are wrong in
themselves are seen to, with two tees or against a one-way tile, and the number of holes last.

Each sweep keeps the most promising drafts of every step, and the next one keeps more of them. What
was not kept could have led to no fewer changes than its bound tells; so every sweep says below what
number nothing was missed, and a repair of that many changes is proved to be one of the smallest.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Edge, Hole, retrace_holes, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed
from minigolf_desktop.model.designer.repair.bag import Bag, count_designs
from minigolf_desktop.model.designer.repair.changes import (
    NOTHING,
    Change,
    Tiles,
    changed_tiles,
)
from minigolf_desktop.model.designer.repair.drafts import INTRUSION, Draft, Drafts
from minigolf_desktop.model.designer.repair.mending import changes_at
from minigolf_desktop.model.designer.repair.mistakes import HOLES, is_sound, missed_least
from minigolf_desktop.model.designer.repair.whole_holes import added_hole, removed_hole
from minigolf_desktop.model.geometry.square import STEP

WIDTHS = (1, 8, 32, 128, 512, 2048)
"""Drafts that the sweeps keep at each step."""


class Found(NamedTuple):
    """What a search knows."""

    changes: tuple[Change, ...]
    """The fewest changes found, to be made in this order."""
    at_least: int
    """No repair takes fewer."""

    @property
    def is_proved(self) -> bool:
        """Whether no repair takes fewer changes than the one found."""
        return len(self.changes) <= self.at_least

    @property
    def cost(self) -> tuple[int, int]:
        """How many changes, and how much they intrude: the less, the better."""
        return len(self.changes), sum(INTRUSION[change.kind] for change in self.changes)


class Search:
    """Looks for the fewest changes."""

    def __init__(self, course: Course, numbers: Fixed) -> None:
        self._course = course
        self._numbers = numbers
        self._bag = Bag(course.box, course.tiles)
        self._drafts = Drafts(course, self._bag)

    def run(self) -> Iterator[Found]:
        """Yield what is known so far after each small piece of work, until nothing is left to try.

        The first is there at once: every hole that cannot be putted on is taken away.
        """
        first = self._drafts.first()
        found = Found(self._without_mending(first), first.least)
        yield found
        for width in WIDTHS:
            # The first sweep finds what intrudes less, even where nothing takes fewer changes.
            if found.is_proved and (width > WIDTHS[0] or not found.changes):
                return
            for known in self._sweep(first, width, found):
                found = known
                yield found

    def _without_mending(self, draft: Draft) -> tuple[Change, ...]:
        """Return the changes when every broken hole is taken away."""
        while True:
            tiles = self._drafts.tiles(draft)
            holes = self._trace(tiles)
            broken = [hole for hole in holes if not is_sound(hole)]
            if not broken:
                return self._completed(draft, tiles, holes)
            change = removed_hole(self._bag, tiles, broken[0])
            draft = self._drafts.after(draft, tiles, change)

    def _trace(self, tiles: Tiles) -> tuple[Hole, ...]:
        # Tracing asks for nothing but tiles and gate.
        return trace_holes(self._course._replace(tiles=tiles))

    def _sweep(self, first: Draft, width: int, found: Found) -> Iterator[Found]:
        """Yield what is known after each draft that was looked at."""
        missed = len(found.changes)
        drafts = [first]
        while drafts:
            ahead: dict[frozenset[tuple[int, int]], Draft] = {}
            for draft in drafts:
                tiles = self._drafts.tiles(draft)
                holes = self._trace(tiles)
                if not draft.loose and all(map(is_sound, holes)):
                    other = found._replace(changes=self._completed(draft, tiles, holes))
                    found = min(found, other, key=lambda one: one.cost)
                for following in self._following(draft, tiles, holes, len(found.changes)):
                    key = frozenset(following.laid.items())
                    if key not in ahead or following.promise < ahead[key].promise:
                        ahead[key] = following
                yield found
            ranked = sorted(ahead.values(), key=lambda draft: draft.promise)
            drafts = ranked[:width]
            missed = min([missed, *(draft.least for draft in ranked[width:])])
        yield found._replace(at_least=max(found.at_least, min(missed, len(found.changes))))

    def _following(
        self, draft: Draft, tiles: dict[int, int], holes: tuple[Hole, ...], most: int
    ) -> Iterator[Draft]:
        """Yield what may become of a draft when one thing that is wrong is settled.

        Left out is what takes more changes than ``most`` in the end.
        """
        near = _holes_by_cell(holes)
        sound = sum(map(is_sound, holes))
        for change in self._settling(draft, tiles, holes):
            following = self._drafts.after(draft, tiles, change)
            if following.least <= most:
                before, after = self._touched(tiles, near, change)
                gained = sum(map(is_sound, after)) - sum(map(is_sound, before))
                yield following._replace(
                    sound=sound + gained,
                    broken=len(holes) - sound + len(after) - len(before) - gained,
                )

    def _touched(
        self, tiles: dict[int, int], near: dict[int, list[Hole]], change: Change
    ) -> tuple[tuple[Hole, ...], tuple[Hole, ...]]:
        """Return the holes that a change touches, before and after it."""
        cells = {cell + step for cell, _ in change.tiles for step in (0, *STEP)}
        before = tuple({hole.steps: hole for cell in cells for hole in near.get(cell, ())}.values())
        now, holes = dict(tiles), before
        for cell, tile in change.tiles:
            if tile == NOTHING:
                del now[cell]
            else:
                now[cell] = tile
            holes = retrace_holes(self._course._replace(tiles=now), holes, cell)
        return before, holes

    def _settling(self, draft: Draft, tiles: Tiles, holes: Iterable[Hole]) -> Iterator[Change]:
        """Yield every change that settles one thing that is wrong; none where nothing is."""
        lying = count_designs(tiles.values())
        if draft.loose:
            edge = min(draft.loose, key=lambda one: (len(self._ways_out(draft, one)), one))
            hole = next(one for one in holes if edge in (*one.open_edges, *one.blocked_edges))
            features = self._drafts.features
            for cell, side, leads in self._ways_out(draft, edge):
                for change in changes_at(self._bag, tiles, lying, cell):
                    if features[change.tiles[0][1]].paths >> side & 1 == leads:
                        yield change
        else:
            broken = [one for one in holes if not is_sound(one)]
            if not broken:
                return
            hole = min(broken, key=lambda one: one.length)
            for cell in {*hole.cells} - draft.settled:
                yield from changes_at(self._bag, tiles, lying, cell)
        if draft.settled.isdisjoint(hole.cells):
            yield removed_hole(self._bag, tiles, hole)

    def _ways_out(self, draft: Draft, edge: Edge) -> list[tuple[int, int, bool]]:
        """Return where a tile settles a loose end: cell, side, whether a path must lead over it."""
        cell, side = edge
        ahead = cell + STEP[side]
        fixed = draft.settled | self._course.land.gate.cells
        ways = [(cell, side, False), (ahead, side ^ 2, True)]
        return [way for way in ways if way[0] not in fixed]

    def _completed(self, draft: Draft, tiles: Tiles, holes: tuple[Hole, ...]) -> tuple[Change, ...]:
        """Return the changes, with the holes added or taken away so that there are nine."""
        changes = list(draft.changes)
        for _ in range(HOLES - len(holes)):
            added = added_hole(self._bag, tiles, self._course.land)
            if added is None:
                break
            changes.append(added)
            tiles = changed_tiles(tiles, changes[-1:])
        for hole in missed_least(holes, self._numbers)[: max(0, len(holes) - HOLES)]:
            changes.append(removed_hole(self._bag, tiles, hole))
            tiles = changed_tiles(tiles, changes[-1:])
        return tuple(changes)


def _holes_by_cell(holes: Iterable[Hole]) -> dict[int, list[Hole]]:
    """Return the holes that pass each cell."""
    found: dict[int, list[Hole]] = {}
    for hole in holes:
        for cell in dict.fromkeys(hole.cells):
            found.setdefault(cell, []).append(hole)
    return found
