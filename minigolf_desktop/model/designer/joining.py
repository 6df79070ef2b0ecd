"""Which incomplete holes may be declared one (ruling D17).

Two incomplete holes may be joined when imagined tiles can lead from an open side of one to an open
side of the other without a bad connection: over empty cells, on the land or off it, that no other
path faces. A hole that already has a bad connection cannot be finished that way.
"""

from collections.abc import Sequence
from itertools import combinations

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status
from minigolf_desktop.model.geometry.square import STEP, STRIDE


def joinable_pairs(course: Course, holes: Sequence[Hole]) -> list[tuple[int, int]]:
    """Return the pairs of holes, by index, that may be declared one."""
    candidates = [
        index
        for index, hole in enumerate(holes)
        if hole.status is Status.INCOMPLETE and not hole.blocked_edges
    ]
    if len(candidates) < 2:
        return []
    faced = _faced_cells(holes)
    region = _quiet_regions(course, faced)
    places = {index: _places(holes[index], faced, region) for index in candidates}
    return [
        (one, other)
        for one, other in combinations(candidates, 2)
        if len(holes[one].tees) + len(holes[other].tees) < 2
        and len(holes[one].greens) + len(holes[other].greens) < 2
        and not places[one].isdisjoint(places[other])
    ]


def join(one: Hole, other: Hole) -> Hole:
    """Return two holes declared one: incomplete, with the tiles of both (ruling D18)."""
    first, last = (other, one) if other.tees or one.greens else (one, other)
    return Hole(
        first.steps + last.steps,
        Status.INCOMPLETE,
        first.par + last.par,
        first.tees + last.tees,
        first.greens + last.greens,
        first.bends or last.bends,
        first.open_edges + last.open_edges,
        (),
        first.wrong_way + last.wrong_way,
        max(first.start, last.start),
        max(first.finish, last.finish),
        first.right_way + last.right_way,
        first.has_obstacle or last.has_obstacle,
    )


def _faced_cells(holes: Sequence[Hole]) -> dict[int, int]:
    """Return how many open sides face each empty cell."""
    faced: dict[int, int] = {}
    for hole in holes:
        for cell, side in hole.open_edges:
            ahead = cell + STEP[side]
            faced[ahead] = faced.get(ahead, 0) + 1
    return faced


def _places(hole: Hole, faced: dict[int, int], region: dict[int, int]) -> set[int]:
    """Return where imagined tiles of a hole can meet those of another.

    A place is a cell that two open sides face, or the border between two cells, or a region of
    empty cells. Cells are positive ints, borders are made unlike them, regions are negative.
    """
    places = set()
    for cell, side in hole.open_edges:
        ahead = cell + STEP[side]
        if faced[ahead] == 2:
            places.add(ahead)
        elif faced[ahead] == 1:
            for step in STEP:
                beyond = ahead + step
                if beyond in region:
                    places.add(region[beyond])
                elif faced.get(beyond) == 1:
                    places.add((min(ahead, beyond) * 2 + (abs(step) == 1)) + STRIDE * STRIDE)
    return places


def _quiet_regions(course: Course, faced: dict[int, int]) -> dict[int, int]:
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
