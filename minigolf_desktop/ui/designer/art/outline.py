"""Outlines of sets of cells as smooth paths, worked out corner by corner.

Qt's path operations can take forever on many small curves, so no painter needs them here.
"""

from collections.abc import Collection

from PySide6.QtGui import QPainterPath

from minigolf_desktop.model.geometry.square import EAST, NORTH, SOUTH, STEP, WEST, unpack

_ARC = 0.5523
"""How far along its tangent a Bezier handle of a quarter circle lies."""

_EDGES = {
    NORTH: ((0, 0), (1, 0)),
    EAST: ((1, 0), (1, 1)),
    SOUTH: ((1, 1), (0, 1)),
    WEST: ((0, 1), (0, 0)),
}
"""Start and end of each side of a cell, walked clockwise."""

Corner = tuple[int, int]


def loops(cells: Collection[int]) -> list[list[Corner]]:
    """Return the outlines of a set of cells by their corners, in cells.

    Outer outlines run clockwise, holes the other way. Cells that touch by a corner only have
    outlines of their own.
    """
    edges: dict[Corner, list[Corner]] = {}
    for cell in sorted(cells):
        x, y = unpack(cell)
        for side, ((ax, ay), (bx, by)) in _EDGES.items():
            if cell + STEP[side] not in cells:
                edges.setdefault((x + ax, y + ay), []).append((x + bx, y + by))
    found = []
    while edges:
        start = next(iter(edges))
        found.append(_corners(_walk(edges, start)))
    return found


def rounded_outline(
    cells: Collection[int], inset: float, radius: float, cell: float = 100.0
) -> QPainterPath:
    """Return the outline of cells, drawn ``inset`` units inside and with rounded corners.

    ``radius`` shrinks where an edge is too short for it; ``cell`` is the side of a cell in units.
    """
    path = QPainterPath()
    for loop in loops(cells):
        _add_rounded(path, [(x * cell, y * cell) for x, y in loop], inset, radius)
    return path


def _walk(edges: dict[Corner, list[Corner]], start: Corner) -> list[Corner]:
    """Take one closed walk out of the edges, turning right where two outlines touch."""
    walk = [start]
    here = edges[start].pop()
    if not edges[start]:
        del edges[start]
    while here != start:
        before = walk[-1]
        walk.append(here)
        ahead = (here[0] - before[0], here[1] - before[1])
        right = (here[0] - ahead[1], here[1] + ahead[0])
        choices = edges[here]
        step = right if right in choices else choices[0]
        choices.remove(step)
        if not choices:
            del edges[here]
        here = step
    return walk


def _corners(walk: list[Corner]) -> list[Corner]:
    return [
        here
        for before, here, after in zip(
            walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True
        )
        if (before[0] == here[0]) != (here[0] == after[0])
    ]


def _add_rounded(
    path: QPainterPath, corners: list[tuple[float, float]], inset: float, radius: float
) -> None:
    count = len(corners)
    ways = [_way(corners[index], corners[(index + 1) % count]) for index in range(count)]
    # Walking clockwise with y downwards, the inside lies to the right: (-dy, dx).
    placed = [
        (
            x + inset * (-ways[index - 1][1] - ways[index][1]),
            y + inset * (ways[index - 1][0] + ways[index][0]),
        )
        for index, (x, y) in enumerate(corners)
    ]
    for index, (x, y) in enumerate(placed):
        before, after = placed[index - 1], placed[(index + 1) % count]
        shortest = min(_length(before, (x, y)), _length((x, y), after))
        bend = min(radius, shortest / 2)
        (ax, ay), (bx, by) = ways[index - 1], ways[index]
        start = (x - ax * bend, y - ay * bend)
        end = (x + bx * bend, y + by * bend)
        handle = bend * (1 - _ARC)
        if index:
            path.lineTo(*start)
        else:
            path.moveTo(*start)
        path.cubicTo(
            x - ax * handle, y - ay * handle, x + bx * handle, y + by * handle, end[0], end[1]
        )
    path.closeSubpath()


def _way(start: tuple[float, float], end: tuple[float, float]) -> tuple[int, int]:
    return _sign(end[0] - start[0]), _sign(end[1] - start[1])


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _length(start: tuple[float, float], end: tuple[float, float]) -> float:
    return abs(end[0] - start[0]) + abs(end[1] - start[1])
