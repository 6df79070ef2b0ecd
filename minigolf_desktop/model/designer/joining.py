"""Between which open ends imagined tiles can lead (ruling D17, declared joins).

A way goes over empty cells, on the land or off it, into which no end looks but the two that it
joins; or straight over a cell into which ends look only from the sides (an imagined crossing). Each
way is judged alone. Ends that look into the same cell are tied or not (:mod:`ties`), never joined.

The ways fall into *webs*: all that hangs together by empty cells and crossings. Two ends can be
joined where they reach the same web. An end alone before its cell reaches up to two (ahead, and to
the sides); one that others face from the sides reaches the one straight ahead.
"""

from collections.abc import Iterable, Mapping, Sequence

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status
from minigolf_desktop.model.geometry.square import SIDES, STEP, STRIDE

Ends = tuple[int, ...]
"""Of each open end of a hole that can be joined at all: the webs that it reaches, a bit each."""

NO_ENDS: Ends = ()


def may_be_joined(hole: Hole) -> bool:
    """Whether a hole may be declared one with others at all: a bad connection forbids it."""
    return hole.status is Status.INCOMPLETE and not hole.blocked_edges and bool(hole.open_edges)


def find_ends(course: Course, parts: Sequence[Hole], holes: Sequence[Hole]) -> list[Ends]:
    """Return the ends of each hole; ``parts`` are those traced, ``holes`` with the ties made.

    Two holes can be joined at two ends that have a bit in common.
    """
    ends: list[Ends] = [NO_ENDS] * len(holes)
    candidates = [index for index, hole in enumerate(holes) if may_be_joined(hole)]
    if len(candidates) < 2:
        return ends
    faced = _faced_sides(parts)
    webs = _webs(course, faced)
    places = [(index, edge) for index in candidates for edge in sorted(holes[index].open_edges)]
    visitors: dict[int, set[int]] = {}
    for place, (_, (cell, side)) in enumerate(places):
        ahead = cell + STEP[side]
        here = webs[ahead]
        for way in _ways_on(side, faced[ahead]):
            if here[way]:
                visitors.setdefault(here[way], set()).add(place)
    found: dict[int, list[int]] = {index: [] for index in candidates}
    masks = [0] * len(places)
    for bit, web in enumerate(_telling(visitors.values())):
        for place in web:
            masks[place] |= 1 << bit
    for (index, _), mask in zip(places, masks, strict=True):
        if mask:
            found[index].append(mask)
    for index, reaching in found.items():
        ends[index] = tuple(sorted(reaching))
    return ends


def _telling(webs: Iterable[set[int]]) -> list[set[int]]:
    """Return the webs, each as the ends that reach it, without those that tell nothing.

    A web that one end alone reaches joins nothing; one whose ends all reach another joins no two
    that are not joined there. What is left is mostly a single web that everything reaches. Their
    order hangs on nothing but the ends.
    """
    telling: list[set[int]] = []
    for web in sorted(webs, key=lambda web: (-len(web), sorted(web))):
        if len(web) > 1 and not any(web <= larger for larger in telling):
            telling.append(web)
    return telling


_Faced = Mapping[int, int]
"""By empty cell the sides from which open ends look into it, a bit each."""


def _faced_sides(parts: Sequence[Hole]) -> _Faced:
    faced: dict[int, int] = {}
    for part in parts:
        for cell, side in part.open_edges:
            ahead = cell + STEP[side]
            faced[ahead] = faced.get(ahead, 0) | 1 << (side ^ 2)
    return faced


def _ways_on(side: int, faced: int) -> tuple[int, ...]:
    """Return the sides over which an end can go on from the cell that it looks into.

    ``side`` is that towards which it looks, ``faced`` all from which ends look into the cell.
    """
    others = faced & ~(1 << (side ^ 2))
    if others >> side & 1:
        return ()
    return (side,) if others else (side, side ^ 1, side ^ 3)


def _webs(course: Course, faced: _Faced) -> dict[int, list[int]]:
    """Return by faced cell the web that lies over each of its sides; 0 for none.

    Every region of empty cells that nothing faces is a node, and every border between two faced
    cells; a faced cell that can be crossed hangs the nodes on either side of it together.
    """
    meadow = _Meadow(course, faced)
    webs: dict[int, list[int]] = {}
    for cell in faced:
        here = webs[cell] = meadow.regions_beside(cell)
        for side in SIDES:
            beyond = cell + STEP[side]
            if not here[side] and beyond in faced:
                # Borders are positive, two a cell: that to the east and that to the south.
                here[side] = min(cell, beyond) * 2 + side % 2
    leader: dict[int, int] = {}

    def head(one: int) -> int:
        while one in leader:
            one = leader[one]
        return one

    for cell, sides in faced.items():
        across = 1 if sides & 0b1010 == 0 else 0 if sides & 0b0101 == 0 else None
        if across is not None and webs[cell][across] and webs[cell][across ^ 2]:
            one, other = head(webs[cell][across]), head(webs[cell][across ^ 2])
            if one != other:
                leader[one] = other
    if leader:
        return {cell: [head(one) for one in here] for cell, here in webs.items()}
    return webs


class _Meadow:
    """The empty cells on and round a course that no path faces, a bit each, row by row.

    It reaches two cells beyond the tiles each way: out there everything hangs together.
    """

    def __init__(self, course: Course, faced: _Faced) -> None:
        taken = [*course.tiles, *course.land.gate.cells]
        columns = [cell % STRIDE for cell in taken]
        left, top = min(columns) - 2, min(taken) // STRIDE - 2
        wide, high = max(columns) + 3 - left, max(taken) // STRIDE + 3 - top
        self._first, self._wide = top * STRIDE + left, wide
        cells = (1 << wide * high) - 1
        for cell in (*taken, *faced):
            cells ^= 1 << self._bit(cell)
        self._cells = cells
        self._regions: list[int] = []
        self._add_region((1 << wide) - 1)

    def _bit(self, cell: int) -> int:
        row, column = divmod(cell - self._first, STRIDE)
        return row * self._wide + column

    def _add_region(self, seed: int) -> None:
        """Find all that hangs together with some cells."""
        wide, cells = self._wide, self._cells
        region, grown = 0, seed
        while grown != region:
            region = grown
            # Beyond the end of a row comes the next one: all at the edges hangs together.
            grown = (grown | grown << 1 | grown >> 1 | grown << wide | grown >> wide) & cells
        self._regions.append(region)

    def regions_beside(self, cell: int) -> list[int]:
        """Return the region (a negative number) over each side of a cell; 0 for none."""
        bit, wide, cells = self._bit(cell), self._wide, self._cells
        return [
            self._region(beside) if cells >> beside & 1 else 0
            for beside in (bit - wide, bit + 1, bit + wide, bit - 1)
        ]

    def _region(self, bit: int) -> int:
        """Return the region of one of the cells."""
        for number, region in enumerate(self._regions, start=1):
            if region >> bit & 1:
                return -number
        self._add_region(1 << bit)
        return -len(self._regions)
