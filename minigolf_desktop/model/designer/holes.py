"""The holes of a course: connected segments, their ends and their state (rulings D13 to D15, D30).

A segment joins at most two sides, so a hole is always a chain (or a closed loop) and tracing it
is a walk: from each tee, then from each green that no tee reached, then from what is left.
"""

from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.designer.box import END, GRASS_SIDE
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.tiles import Role
from minigolf_desktop.model.geometry.square import STEP


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
    return tuple(trace_steps(course, steps))


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
    return (*kept, *trace_steps(course, steps))


def trace_steps(course: Course, steps: list[tuple[int, int]]) -> list[Hole]:
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
