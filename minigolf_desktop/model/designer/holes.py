"""The holes of a course: as they are traced, tied, and as they might be joined (D13 to D17, D30).

A segment joins at most two sides, so a hole is always a chain (or a closed loop) and tracing it is
a walk: from each tee, then from each green that no tee reached, then from what is left.

Open ends that look into the same empty cell are tied: two with each other, of three or four those
that lie opposite (the imagined tile is a crossing). Parts tied together, directly or through
others, are one hole, unless that hole would have two tees or two greens, go in a circle, or hold a
bad connection: then they all stay apart.

Holes that are not tied may be declared one where imagined tiles can lead from one open end to the
other. Such a way goes over empty cells, on the land or off it, into which no end looks but the two
that it joins; or straight over a cell into which ends look only from the sides (an imagined
crossing). Each way is judged alone. The ways fall into *webs*: all that hangs together by empty
cells and crossings. Two ends can be joined where they reach the same web. An end alone before its
cell reaches up to two (ahead, and to the sides); one that others face from the sides reaches the
one straight ahead.

Computer players search with the same rules in :mod:`~minigolf_desktop.bots.designer.kernel.plot`:
what changes here changes there.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.designer.box import END, GRASS_SIDE, Role
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.geometry.square import SIDES, STEP, STRIDE

# --- The holes of a course: connected segments, their ends and their state (rulings D13 to D15,
# D30)


class Status(StrEnum):
    """What state a hole is in (ruling D14)."""

    WELL_FORMED = "well-formed"
    INCOMPLETE = "incomplete"
    MALFORMED = "malformed"
    UNPLAYABLE = "unplayable"


class Edge(NamedTuple):
    """A path side of a placed tile."""

    cell: int
    side: int


class Hole(NamedTuple):
    """A connected set of segments."""

    steps: tuple[tuple[int, int], ...]
    """(cell, segment) in the order of play, from the tee where there is one. A tile that the hole
    passes twice is there twice (ruling D21)."""
    status: Status
    par: int
    tees: tuple[int, ...]
    """Cells of its tees: at most one unless it is malformed."""
    greens: tuple[int, ...]
    """Cells of its greens: at most one unless it is malformed."""
    bends: bool
    """Whether a corner belongs to it."""
    open_edges: tuple[Edge, ...]
    """Path sides that face an empty cell."""
    blocked_edges: tuple[Edge, ...]
    """Path sides that face grass or the gate: each is a mismatch (ruling D15)."""
    wrong_way: tuple[int, ...]
    """Cells of one-way tiles that lie against the direction of play (ruling D30)."""
    start: int
    """Side over which the ball leaves the tee; -1 without a tee or with two."""
    finish: int
    """Direction in which the ball comes into the green; -1 without a green or with two."""
    right_way: tuple[int, ...] = ()
    """Cells of one-way tiles that lie in the direction of play (ruling D30)."""
    has_obstacle: bool = False
    """Whether an obstacle lies on one of its segments (ruling D31)."""

    @property
    def length(self) -> int:
        """Number of tiles, one passed twice counted twice (ruling D21)."""
        return len(self.steps)

    @property
    def cells(self) -> tuple[int, ...]:
        """Cells of its tiles in the order of play."""
        return tuple(cell for cell, _ in self.steps)


Arrows = tuple[tuple[int, ...], tuple[int, ...]]
"""Cells of one-way tiles that lie against the direction of play, and of those that follow it."""

_NO_ARROWS: Arrows = ((), ())


def trace_holes(course: Course) -> tuple[Hole, ...]:
    """Return the holes: those with a tee first, each in the order in which its tile was placed."""
    pieces = course.box.pieces
    steps = [
        (cell, segment)
        for cell, tile in course.tiles.items()
        for segment in range(len(pieces[tile]))
    ]
    return tuple(_trace_steps(course, steps))


def retrace_holes(course: Course, holes: tuple[Hole, ...], cell: int) -> tuple[Hole, ...]:
    """Return the holes once the tile at a cell is another one or gone, given those before."""
    kept = []
    tile = course.tiles.get(cell)
    steps = (
        [] if tile is None else [(cell, segment) for segment in range(len(course.box.pieces[tile]))]
    )
    for hole in holes:
        edges = hole.open_edges + hole.blocked_edges
        rest = [step for step in hole.steps if step[0] != cell]
        if len(rest) < len(hole.steps) or any(at + STEP[side] == cell for at, side in edges):
            steps += rest
        else:
            kept.append(hole)
    return (*kept, *_trace_steps(course, steps))


def _trace_steps(course: Course, steps: list[tuple[int, int]]) -> list[Hole]:
    """Return the holes of some segments, all of each hole being among them."""
    pieces, tiles = course.box.pieces, course.tiles
    tees: list[tuple[int, int]] = []
    greens: list[tuple[int, int]] = []
    paths: list[tuple[int, int]] = []
    for step in steps:
        role = pieces[tiles[step[0]]][step[1]].role
        kind = tees if role is Role.TEE else greens if role is Role.GREEN else paths
        kind.append(step)
    seen: set[tuple[int, int]] = set()
    holes = []
    for step in tees + greens + paths:
        if step not in seen:
            hole = _trace(course, step)
            seen.update(hole.steps)
            holes.append(hole)
    return holes


def _trace(course: Course, origin: tuple[int, int]) -> Hole:
    """Return the hole of a tee, of a green that no tee reaches, or of a path that neither does."""
    cell, segment = origin
    piece = course.box.pieces[course.tiles[cell]][segment]
    steps, entries, end = _follow(course, origin, piece.sides[-1])
    if piece.role is Role.TEE:
        return _describe(course, [origin, *steps], [end], _one_way(course, steps, entries, False))
    if piece.role is Role.GREEN:
        arrows = _one_way(course, steps, entries, True)
        return _describe(course, [*reversed(steps), origin], [end], arrows)
    if steps and steps[-1] == origin:
        return _describe(course, steps, [], _NO_ARROWS)
    behind, _, other_end = _follow(course, origin, piece.sides[0])
    return _describe(course, [*reversed(behind), origin, *steps], [other_end, end], _NO_ARROWS)


def _follow(
    course: Course, origin: tuple[int, int], side: int
) -> tuple[list[tuple[int, int]], list[int], Edge | None]:
    """Walk from a segment over one of its sides.

    Returns the segments met, the side over which each was entered, and the edge that ended the
    walk: None where it ended in a tee or a green, or came back to the origin (then the last met).
    """
    ways, tiles = course.box.ways, course.tiles
    cell = origin[0]
    steps: list[tuple[int, int]] = []
    entries: list[int] = []
    while side != END:
        ahead = cell + STEP[side]
        tile = tiles.get(ahead)
        way = GRASS_SIDE if tile is None else ways[tile][side ^ 2]
        if way == GRASS_SIDE:
            return steps, entries, Edge(cell, side)
        cell = ahead
        steps.append((cell, way >> 3))
        entries.append(side ^ 2)
        if steps[-1] == origin:
            break
        side = way & 7
    return steps, entries, None


def _one_way(
    course: Course, steps: list[tuple[int, int]], entries: list[int], backwards: bool
) -> Arrows:
    """Return the cells of one-way tiles that a walk, or its reverse, passes: wrong, right."""
    pieces, tiles = course.box.pieces, course.tiles
    wrong: list[int] = []
    right: list[int] = []
    for (cell, segment), entry in zip(steps, entries, strict=True):
        piece = pieces[tiles[cell]][segment]
        if piece.one_way:
            (wrong if (piece.sides[0] == entry) == backwards else right).append(cell)
    return tuple(wrong), tuple(right)


def _describe(
    course: Course,
    steps: list[tuple[int, int]],
    ends: list[Edge | None],
    arrows: Arrows,
) -> Hole:
    pieces, tiles, gate = course.box.pieces, course.tiles, course.land.gate.cells
    tees, greens = [], []
    par, bends, has_obstacle = 0, False, False
    start = finish = -1
    for cell, segment in steps:
        role, sides, par_here, _, is_corner, obstacle = pieces[tiles[cell]][segment]
        par += par_here
        has_obstacle |= obstacle
        if is_corner:
            bends = True
        elif role is Role.TEE:
            tees.append(cell)
            start = sides[0]
        elif role is Role.GREEN:
            greens.append(cell)
            finish = sides[0] ^ 2
    opened: list[Edge] = []
    blocked: list[Edge] = []
    for edge in ends:
        if edge is not None:
            ahead = edge.cell + STEP[edge.side]
            (blocked if ahead in tiles or ahead in gate else opened).append(edge)
    has_direction = len(tees) < 2 and len(greens) < 2
    return Hole(
        tuple(steps),
        _status(opened, blocked, tees, greens),
        par,
        tuple(tees),
        tuple(greens),
        bends,
        tuple(opened),
        tuple(blocked),
        arrows[0] if has_direction else (),
        start if len(tees) == 1 else -1,
        finish if len(greens) == 1 else -1,
        arrows[1] if has_direction else (),
        has_obstacle,
    )


def _status(opened: list[Edge], blocked: list[Edge], tees: list[int], greens: list[int]) -> Status:
    if opened:
        return Status.INCOMPLETE
    if blocked:
        return Status.UNPLAYABLE
    return Status.WELL_FORMED if len(tees) == len(greens) == 1 else Status.MALFORMED


# --- Parts of the course that one imagined tile must join: they are one hole (ruling D17, ties)


class Tie(NamedTuple):
    """Two open ends that look into the same empty cell."""

    ends: tuple[Edge, Edge]
    is_crossing: bool
    """Whether other ends look into the cell too: the imagined tile is a crossing."""


class TiedHole(NamedTuple):
    """A hole of one part, or of all that are tied to it."""

    parts: tuple[int, ...]
    """Indexes of the traced holes, in the order of play."""
    hole: Hole
    ties: tuple[Tie, ...] = ()
    """One between each part and the next."""


def tie_holes(parts: Sequence[Hole]) -> tuple[TiedHole, ...]:
    """Return the holes that some traced holes make, in the order of the first part of each."""
    found = [(tie, *_owners(parts, tie)) for tie in find_ties(parts)]
    groups = [_group(parts, members, found) for members in _components(found)]
    grouped = {index: tied for tied in groups if tied is not None for index in tied.parts}
    holes: dict[int, TiedHole] = {}
    for index, part in enumerate(parts):
        tied = grouped.get(index) or TiedHole((index,), part)
        holes.setdefault(min(tied.parts), tied)
    return tuple(holes.values())


def find_ties(parts: Iterable[Hole]) -> list[Tie]:
    """Return the pairs of open ends that are tied, whether or not they make one hole."""
    ends: dict[int, dict[int, Edge]] = {}
    for part in parts:
        for edge in part.open_edges:
            ends.setdefault(edge.cell + STEP[edge.side], {})[edge.side] = edge
    ties = []
    for meeting in ends.values():
        if len(meeting) == 2:
            one, other = meeting.values()
            ties.append(Tie((one, other), is_crossing=False))
        elif len(meeting) > 2:
            ties += [
                Tie((meeting[side], meeting[side ^ 2]), is_crossing=True)
                for side in (0, 1)
                if side in meeting and side ^ 2 in meeting
            ]
    return ties


def join_parts(parts: Sequence[Hole], tied: Iterable[Edge] = ()) -> Hole:
    """Return parts made one hole: incomplete, with the tiles of all (ruling D18).

    They come in the order of play. The imagined tiles give a one-way segment no direction.
    """
    met = {*tied}
    return Hole(
        tuple([step for part in parts for step in part.steps]),
        Status.INCOMPLETE,
        sum([part.par for part in parts]),
        tuple([cell for part in parts for cell in part.tees]),
        tuple([cell for part in parts for cell in part.greens]),
        any(part.bends for part in parts),
        tuple([edge for part in parts for edge in part.open_edges if edge not in met]),
        (),
        tuple([cell for part in parts for cell in part.wrong_way]),
        max([part.start for part in parts]),
        max([part.finish for part in parts]),
        tuple([cell for part in parts for cell in part.right_way]),
        any(part.has_obstacle for part in parts),
    )


_Found = tuple[Tie, int, int]
"""A tie and the indexes of the two parts."""


def _owners(parts: Sequence[Hole], tie: Tie) -> tuple[int, int]:
    one, other = (
        next(index for index, part in enumerate(parts) if edge in part.open_edges)
        for edge in tie.ends
    )
    return one, other


def _components(found: Sequence[_Found]) -> list[set[int]]:
    """Return the parts that hang together."""
    components: list[set[int]] = []
    for _, one, other in found:
        touched = [component for component in components if one in component or other in component]
        components = [component for component in components if component not in touched]
        components.append({one, other}.union(*touched))
    return components


def _group(parts: Sequence[Hole], members: set[int], found: Sequence[_Found]) -> TiedHole | None:
    """Return the hole that tied parts make; None when they stay apart."""
    inside = [one for one in found if one[1] in members]
    # Every part has two ends at most, so the parts make a row with a tie less, or a ring.
    if (
        len(inside) == len(members)
        or sum(len(parts[index].tees) for index in members) > 1
        or sum(len(parts[index].greens) for index in members) > 1
        or any(parts[index].blocked_edges for index in members)
    ):
        return None
    row, ties = _row(parts, members, inside)
    met = [edge for tie in ties for edge in tie.ends]
    return TiedHole(tuple(row), join_parts([parts[index] for index in row], met), tuple(ties))


def _row(
    parts: Sequence[Hole], members: set[int], inside: Sequence[_Found]
) -> tuple[list[int], list[Tie]]:
    """Return tied parts in the order of play, from the tee or to the green where there is one."""
    ties_at: dict[int, list[_Found]] = {index: [] for index in members}
    for found in inside:
        ties_at[found[1]].append(found)
        ties_at[found[2]].append(found)
    outer = sorted(index for index in members if len(ties_at[index]) == 1)
    outer.sort(key=lambda index: (not parts[index].tees, bool(parts[index].greens)))
    row = [outer[0]]
    passed: list[_Found] = []
    ties: list[Tie] = []
    while len(row) < len(members):
        found = next(found for found in ties_at[row[-1]] if found not in passed)
        passed.append(found)
        tie, one, other = found
        if one == row[-1]:
            row.append(other)
            ties.append(tie)
        else:
            row.append(one)
            ties.append(tie._replace(ends=(tie.ends[1], tie.ends[0])))
    return row, ties


# --- Between which open ends imagined tiles can lead (ruling D17, declared joins)

Ends = tuple[int, ...]
"""Of each open end of a hole that can be joined at all: the webs that it reaches, a bit each."""

NO_ENDS: Ends = ()


def may_be_joined(hole: Hole) -> bool:
    """Return whether a hole may be declared one with others at all: a bad connection forbids it."""
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
