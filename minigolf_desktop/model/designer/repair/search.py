"""The search for the fewest changes that make a course playable (ruling P6), and what it proposes.

A course can be putted on when every path end meets another, nine tees and nine greens lie on it,
and every hole leads from one to the other. A *loose end* is a path side that meets none. A tile
that is changed settles loose ends of its own cell and such as look at it; a hole that is taken
away has two ends, each of them loose, a tee or a green. So loose ends and the tees and greens too
many or too few are a bound that no repair beats: half a change each, less where one tile may
settle more of them than two.

A loose end is settled by another tile on its own cell, by one on the cell that it looks at, or by
taking its hole away: that is all there is, so trying these, one loose end after the other, misses
no repair in which no tile is changed twice. Once no end is loose the holes that are wrong in
themselves are seen to, with two tees or against a one-way tile, and the number of holes last.

Each sweep keeps the most promising drafts of every step, and the next one keeps more of them. What
was not kept could have led to no fewer changes than its bound tells; so every sweep says below
what number nothing was missed, and a repair of that many changes is proved to be one of the
smallest.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Role
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Edge, Hole, retrace_holes, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed, HoleOwners
from minigolf_desktop.model.designer.repair.changes import (
    HOLES,
    NOTHING,
    Bag,
    Change,
    ChangeKind,
    Tiles,
    added_hole,
    changed_course,
    changed_tiles,
    changes_at,
    count_designs,
    is_sound,
    missed_least,
    removed_hole,
)
from minigolf_desktop.model.geometry.square import SIDES, STEP

# --- Courses on the way to a playable one, and how many changes each is away at least

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


class CourseDraft(NamedTuple):
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


class CourseDrafts:
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

    def first(self) -> CourseDraft:
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
        draft = CourseDraft({}, (), frozenset(), loose, tees, greens, 0)
        return draft._replace(weight=self._weight(draft, tiles, loose))

    def tiles(self, draft: CourseDraft) -> dict[int, int]:
        """Return all tiles of a draft."""
        tiles = {**self._tiles, **draft.laid}
        for cell, tile in draft.laid.items():
            if tile == NOTHING:
                del tiles[cell]
        return tiles

    def after(self, draft: CourseDraft, tiles: dict[int, int], change: Change) -> CourseDraft:
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
        after = CourseDraft(laid, (*draft.changes, change), settled, loose, tees, greens, 0)
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

    def _weight(self, draft: CourseDraft, tiles: Tiles, ends: Iterable[Edge]) -> int:
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

    def _worth(self, draft: CourseDraft, tiles: Tiles, cell: int) -> int:
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


def _signs(draft: CourseDraft) -> tuple[int, int]:
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


# --- The search for the fewest changes that make a course playable (ruling P6)

WIDTHS = (1, 8, 32, 128, 512, 2048)
"""Drafts that the sweeps keep at each step."""


class FoundRepair(NamedTuple):
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


class RepairSearch:
    """Looks for the fewest changes."""

    def __init__(self, course: Course, numbers: Fixed) -> None:
        self._course = course
        self._numbers = numbers
        self._bag = Bag(course.box, course.tiles)
        self._drafts = CourseDrafts(course, self._bag)

    def run(self) -> Iterator[FoundRepair]:
        """Yield what is known so far after each small piece of work, until nothing is left to try.

        The first is there at once: every hole that cannot be putted on is taken away.
        """
        first = self._drafts.first()
        found = FoundRepair(self._without_mending(first), first.least)
        yield found
        for width in WIDTHS:
            # The first sweep finds what intrudes less, even where nothing takes fewer changes.
            if found.is_proved and (width > WIDTHS[0] or not found.changes):
                return
            for known in self._sweep(first, width, found):
                found = known
                yield found

    def _without_mending(self, draft: CourseDraft) -> tuple[Change, ...]:
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

    def _sweep(self, first: CourseDraft, width: int, found: FoundRepair) -> Iterator[FoundRepair]:
        """Yield what is known after each draft that was looked at."""
        missed = len(found.changes)
        drafts = [first]
        while drafts:
            ahead: dict[frozenset[tuple[int, int]], CourseDraft] = {}
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
        self, draft: CourseDraft, tiles: dict[int, int], holes: tuple[Hole, ...], most: int
    ) -> Iterator[CourseDraft]:
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

    def _settling(
        self, draft: CourseDraft, tiles: Tiles, holes: Iterable[Hole]
    ) -> Iterator[Change]:
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

    def _ways_out(self, draft: CourseDraft, edge: Edge) -> list[tuple[int, int, bool]]:
        """Return where a tile settles a loose end: cell, side, whether a path must lead over it."""
        cell, side = edge
        ahead = cell + STEP[side]
        fixed = draft.settled | self._course.land.gate.cells
        ways = [(cell, side, False), (ahead, side ^ 2, True)]
        return [way for way in ways if way[0] not in fixed]

    def _completed(
        self, draft: CourseDraft, tiles: Tiles, holes: tuple[Hole, ...]
    ) -> tuple[Change, ...]:
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


# --- A proposal to repair a course: changes, and whether fewer could do (ruling P6)

PATIENCE = 100
"""Pieces of work that a proposal takes at most where nobody watches the clock."""


class Repair(NamedTuple):
    """A proposal."""

    changes: tuple[Change, ...]
    """To be made in this order."""
    course: Course
    """The course once they are made."""
    numbers: Fixed
    """The hole numbers set by hand that still hold."""
    at_least: int
    """No repair takes fewer changes."""

    @property
    def is_proved(self) -> bool:
        """Whether no repair takes fewer changes than this one."""
        return len(self.changes) <= self.at_least


def search_repair(course: Course, numbers: Fixed) -> Iterator[FoundRepair]:
    """Yield what is known of the fewest changes after each small piece of work.

    Whoever asks may stop at any time: each answer repairs the course. It ends by itself once the
    fewest are proved, and on a hard course when all that is worth trying was tried.
    """
    return RepairSearch(course, numbers).run()


def repair_by(course: Course, numbers: Fixed, found: FoundRepair) -> Repair:
    """Return the proposal of what was found."""
    repaired = changed_course(course, found.changes)
    return Repair(found.changes, repaired, kept_numbers(repaired, numbers), found.at_least)


def propose_repair(course: Course, numbers: Fixed) -> Repair:
    """Return the fewest changes found with some patience; none for a playable course."""
    *_, found = islice(search_repair(course, numbers), PATIENCE)
    return repair_by(course, numbers, found)


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
