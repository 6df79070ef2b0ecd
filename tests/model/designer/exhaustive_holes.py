"""Which holes a course has, and which may be declared one: by trying every way, in plain words."""

from collections.abc import Sequence
from itertools import combinations

from minigolf_desktop.model.designer import (
    Course,
    Hole,
    Status,
    trace_holes,
)
from minigolf_desktop.model.geometry.square import unpack

TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Step in x and y over each side."""


# --- ties: which parts are one hole whatever the player says


def ahead(cell: int, side: int) -> tuple[int, int]:
    x, y = unpack(cell)
    return x + TOWARDS[side][0], y + TOWARDS[side][1]


def ends_of(parts: Sequence[Hole]) -> list[tuple[int, tuple[int, int], int]]:
    """Return (part, cell it looks into, direction it looks in) of every open end."""
    return [
        (index, ahead(cell, side), side)
        for index, part in enumerate(parts)
        for cell, side in part.open_edges
    ]


def tied_pairs(parts: Sequence[Hole]):
    """Return the pairs of ends that one imagined tile must join."""
    pairs = []
    for one, other in combinations(ends_of(parts), 2):
        if one[1] == other[1]:
            looking = sum(end[1] == one[1] for end in ends_of(parts))
            if looking == 2 or abs(one[2] - other[2]) == 2:
                pairs.append((one, other))
    return pairs


def wholes_of(parts: Sequence[Hole]) -> list[tuple[int, ...]]:
    """Return the holes, each as the parts that are tied, directly or through others."""
    pairs = tied_pairs(parts)
    groups = [{index} for index in range(len(parts))]
    for one, other in pairs:
        (first,) = (group for group in groups if one[0] in group)
        (second,) = (group for group in groups if other[0] in group)
        if first is not second:
            first |= second
            groups.remove(second)
    wholes = []
    for group in groups:
        members = [parts[index] for index in sorted(group)]
        tees = [tee for part in members for tee in part.tees]
        greens = [green for part in members for green in part.greens]
        tied = [end for pair in pairs for end in pair if end[0] in group]
        ends = [edge for part in members for edge in part.open_edges + part.blocked_edges]
        is_ring = not tees and not greens and len(tied) == len(ends)
        is_bad = any(part.blocked_edges for part in members)
        if len(tees) > 1 or len(greens) > 1 or is_ring or is_bad:
            wholes += [(index,) for index in group]
        else:
            wholes.append(tuple(sorted(group)))
    return sorted(wholes)


def made_one(holes: Sequence[Hole], tied: Sequence[tuple[int, int]] = ()) -> Hole:
    """Return several incomplete holes as one; ``tied`` are the cells where ends are met."""
    if len(holes) == 1:
        return holes[0]
    return holes[0]._replace(
        steps=tuple(step for hole in holes for step in hole.steps),
        status=Status.INCOMPLETE,
        par=sum(hole.par for hole in holes),
        tees=tuple(tee for hole in holes for tee in hole.tees),
        greens=tuple(green for hole in holes for green in hole.greens),
        bends=any(hole.bends for hole in holes),
        open_edges=tuple(
            edge for hole in holes for edge in hole.open_edges if tuple(edge) not in tied
        ),
        wrong_way=tuple(cell for hole in holes for cell in hole.wrong_way),
        right_way=tuple(cell for hole in holes for cell in hole.right_way),
        has_obstacle=any(hole.has_obstacle for hole in holes),
        start=max(hole.start for hole in holes),
        finish=max(hole.finish for hole in holes),
    )


def whole_hole(parts: Sequence[Hole], whole: Sequence[int]) -> Hole:
    met = [
        tuple(edge)
        for pair in tied_pairs(parts)
        for index, cell, side in pair
        if index in whole
        for edge in parts[index].open_edges
        if (ahead(*edge), edge.side) == (cell, side)
    ]
    return made_one([parts[index] for index in whole], met)


# --- which holes may be declared one


def led_to(course: Course, parts: Sequence[Hole], start) -> set[tuple[tuple[int, int], int]]:
    """Return every open end, as (cell it looks into, side), to which imagined tiles can lead."""
    taken = {tuple(unpack(cell)) for cell in (*course.tiles, *course.land.gate.cells)}
    columns, rows = [x for x, _ in taken], [y for _, y in taken]
    left, right, top, bottom = min(columns) - 4, max(columns) + 4, min(rows) - 4, max(rows) + 4
    looking: dict[tuple[int, int], list[int]] = {}
    for _, cell, side in ends_of(parts):
        looking.setdefault(cell, []).append(side)
    first = ahead(*start)
    seen = set()
    frontier = [(first, start.side)]
    while frontier:
        cell, heading = frontier.pop()
        x, y = cell
        if (
            (cell, heading) in seen
            or cell in taken
            or not left <= x <= right
            or not top <= y <= bottom
        ):
            continue
        seen.add((cell, heading))
        others = list(looking.get(cell, []))
        if cell == first:
            others.remove(start.side)
        if not others:
            onward = [0, 1, 2, 3]
        elif all((side - heading) % 2 for side in others):
            onward = [heading]
        else:
            onward = []
        frontier += [((x + TOWARDS[side][0], y + TOWARDS[side][1]), side) for side in onward]
    return {
        (cell, side)
        for cell, heading in seen
        if cell != first
        for side in looking.get(cell, [])
        if len(looking[cell]) == 1 or (heading - side) % 4 == 2
    }


def chains_of(course: Course, parts: Sequence[Hole], holes: Sequence[Hole]):
    """Return every set of two or more holes that may be declared one, end to end."""
    able = [
        index
        for index, hole in enumerate(holes)
        if hole.status is Status.INCOMPLETE and not hole.blocked_edges
    ]
    led = set()
    for one in able:
        for start in holes[one].open_edges:
            reached = led_to(course, parts, start)
            led |= {
                (start, end)
                for other in able
                for end in holes[other].open_edges
                if other != one and (ahead(*end), end.side) in reached
            }
    found = set()

    def go_on(chain: tuple[int, ...], end) -> None:
        for other in able:
            longer = [holes[index] for index in (*chain, other)]
            if (
                other in chain
                or sum(len(hole.tees) for hole in longer) > 1
                or sum(len(hole.greens) for hole in longer) > 1
            ):
                continue
            edges = holes[other].open_edges
            for met in edges:
                if (end, met) in led:
                    found.add(tuple(sorted((*chain, other))))
                    for left in edges:
                        if left != met:
                            go_on((*chain, other), left)

    for index in able:
        for edge in holes[index].open_edges:
            go_on((index,), edge)
    return sorted(found)


def holes_and_chains(course: Course) -> tuple[list[Hole], list[tuple[int, ...]]]:
    """Return the holes of a course with the ties made, and the sets that may be declared one."""
    parts = trace_holes(course)
    holes = [whole_hole(parts, whole) for whole in wholes_of(parts)]
    return holes, chains_of(course, parts, holes)


def may_be_one(course: Course, parts: Sequence[Hole], one: int, other: int) -> bool:
    """Whether two parts may be declared one."""
    wholes = wholes_of(parts)
    mine = [index for index, whole in enumerate(wholes) if one in whole or other in whole]
    holes = [whole_hole(parts, whole) for whole in wholes]
    return tuple(mine) in chains_of(course, parts, holes)
