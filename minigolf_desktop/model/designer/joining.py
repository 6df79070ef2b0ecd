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
    web = _webs(course, faced)
    places = [(index, edge) for index in candidates for edge in holes[index].open_edges]
    visitors: dict[int, set[int]] = {}
    for place, (_, (cell, side)) in enumerate(places):
        for one in _reached(cell + STEP[side], side, faced, web):
            visitors.setdefault(one, set()).add(place)
    found: dict[int, list[int]] = {index: [] for index in candidates}
    masks = [0] * len(places)
    for bit, here in enumerate(_telling(visitors.values())):
        for place in here:
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
    that are not joined there. What is left is mostly a single web that everything reaches.
    """
    telling: list[set[int]] = []
    for web in sorted(webs, key=len, reverse=True):
        if len(web) > 1 and not any(web <= larger for larger in telling):
            telling.append(web)
    return telling


def _faced_sides(parts: Sequence[Hole]) -> dict[int, int]:
    """Return by empty cell the sides from which open ends look into it, a bit each."""
    faced: dict[int, int] = {}
    for part in parts:
        for cell, side in part.open_edges:
            ahead = cell + STEP[side]
            faced[ahead] = faced.get(ahead, 0) | 1 << (side ^ 2)
    return faced


_Web = Mapping[tuple[int, int], int]
"""Number of the web by (faced cell, side of it) over which a way can go on."""


def _reached(cell: int, side: int, faced: Mapping[int, int], web: _Web) -> set[int]:
    """Return the webs that an end reaches which looks into a cell towards a side of it."""
    others = faced[cell] & ~(1 << (side ^ 2))
    if others >> side & 1:
        return set()
    ways = (side,) if others else (side, side ^ 1, side ^ 3)
    return {web[cell, way] for way in ways if (cell, way) in web}


def _webs(course: Course, faced: Mapping[int, int]) -> _Web:
    """Return the webs.

    Every region of empty cells that nothing faces is a node, and every border between two faced
    cells; a faced cell that can be crossed hangs the nodes on either side of it together.
    """
    region = _quiet_regions(course, faced)
    node: dict[tuple[int, int], int] = {}
    for cell in faced:
        for side in SIDES:
            beyond = cell + STEP[side]
            if beyond in region:
                node[cell, side] = region[beyond]
            elif beyond in faced:
                # Borders are positive, two a cell: that to the east and that to the south.
                node[cell, side] = min(cell, beyond) * 2 + side % 2
    leader: dict[int, int] = {}

    def head(one: int) -> int:
        while one in leader:
            one = leader[one]
        return one

    for cell, sides in faced.items():
        across = 1 if sides & 0b1010 == 0 else 0 if sides & 0b0101 == 0 else None
        if across is not None and (cell, across) in node and (cell, across ^ 2) in node:
            one, other = head(node[cell, across]), head(node[cell, across ^ 2])
            if one != other:
                leader[one] = other
    return {place: head(one) for place, one in node.items()}


def _quiet_regions(course: Course, faced: Mapping[int, int]) -> dict[int, int]:
    """Return the region (a negative number) of each empty cell that no path faces.

    Looks one cell beyond the tiles each way: out there everything hangs together.
    """
    tiles, gate = course.tiles, course.land.gate.cells
    taken = tiles.keys() | gate
    rows = [cell // STRIDE for cell in taken]
    columns = [cell % STRIDE for cell in taken]
    left, right = min(columns) - 2, max(columns) + 3
    quiet = {
        row * STRIDE + column
        for row in range(min(rows) - 2, max(rows) + 3)
        for column in range(left, right)
    }
    quiet -= taken
    quiet -= faced.keys()
    region: dict[int, int] = {}
    number = 0
    while quiet:
        number -= 1
        frontier = [quiet.pop()]
        while frontier:
            cell = frontier.pop()
            region[cell] = number
            for step in STEP:
                if cell + step in quiet:
                    quiet.remove(cell + step)
                    frontier.append(cell + step)
    return region
