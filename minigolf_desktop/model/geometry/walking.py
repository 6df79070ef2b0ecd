"""Ways on foot: round what stands about, and rather over grass than over what is played on.

Lengths are units of whoever lays the ground; angles are degrees clockwise from north.
"""

from bisect import bisect_right
from heapq import heappop, heappush
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final, NamedTuple


class Spot(NamedTuple):
    """A place on the ground: x to the east, y to the south."""

    x: float
    y: float


def heading(start: Spot, end: Spot) -> float:
    """Return the direction from one spot to another."""
    return degrees(atan2(end.x - start.x, start.y - end.y)) % 360


def apart(one: Spot, other: Spot) -> float:
    """Return how far two spots are from each other."""
    return hypot(one.x - other.x, one.y - other.y)


class Track(NamedTuple):
    """A line from spot to spot."""

    spots: tuple[Spot, ...]
    """One at least."""
    lengths: tuple[float, ...]
    """How far along each of them lies."""

    @property
    def length(self) -> float:
        """From one end to the other."""
        return self.lengths[-1]

    def at(self, along: float) -> Spot:
        """Return the spot so far along; beyond an end that end."""
        place = bisect_right(self.lengths, along)
        if place == 0 or place == len(self.spots):
            return self.spots[min(place, len(self.spots) - 1)]
        (ax, ay), (bx, by) = self.spots[place - 1], self.spots[place]
        first = self.lengths[place - 1]
        share = (along - first) / (self.lengths[place] - first)
        return Spot(ax + (bx - ax) * share, ay + (by - ay) * share)

    def heading(self, along: float) -> float:
        """Return where the line leads so far along; north where it leads nowhere."""
        if len(self.spots) == 1:
            return 0.0
        place = min(max(1, bisect_right(self.lengths, along)), len(self.spots) - 1)
        return heading(self.spots[place - 1], self.spots[place])


def track(*spots: Spot) -> Track:
    """Return the line through some spots, those that repeat the one before left out."""
    line, lengths = [spots[0]], [0.0]
    for spot in spots[1:]:
        step = apart(line[-1], spot)
        if step > 1e-9:
            line.append(spot)
            lengths.append(lengths[-1] + step)
    return Track(tuple(line), tuple(lengths))


BLOCKED: Final = 0
"""What a square costs that nobody steps on."""
_STRAIGHT, _DIAGONAL = 10, 14
"""Lengths of a step over a side and over a corner of a square."""
_ROUND: Final = 9.0
"""How far before a corner people begin to turn."""


class Footing:
    """Where people walk: squares, each with what a step on it costs, or :data:`BLOCKED`."""

    def __init__(
        self, corner: Spot, columns: int, rows: int, side: float, costs: bytes | bytearray
    ) -> None:
        """``costs`` are those of the squares row by row, from the north-west ``corner`` on.

        Squares at the rim count as blocked, so that no step leads over it.
        """
        self._corner = corner
        self._columns, self._rows = columns, rows
        self._side = side
        self._costs = bytearray(costs)
        for column in range(columns):
            self._costs[column] = self._costs[(rows - 1) * columns + column] = BLOCKED
        for row in range(rows):
            self._costs[row * columns] = self._costs[(row + 1) * columns - 1] = BLOCKED
        self._least = min((cost for cost in self._costs if cost), default=1)

    def cost(self, spot: Spot) -> int:
        """Return what a step costs at a spot; :data:`BLOCKED` also beyond the ground."""
        column = int((spot.x - self._corner.x) // self._side)
        row = int((spot.y - self._corner.y) // self._side)
        if 0 <= column < self._columns and 0 <= row < self._rows:
            return self._costs[row * self._columns + column]
        return BLOCKED

    def nearest(self, spot: Spot, reach: float = 60.0) -> Spot | None:
        """Return the free spot that is nearest; None where there is none within reach."""
        if self.cost(spot):
            return spot
        steps = int(reach / self._side) + 1
        home = self._middle(self._square(spot))
        found = [
            place
            for down in range(-steps, steps + 1)
            for across in range(-steps, steps + 1)
            if self.cost(place := Spot(home.x + across * self._side, home.y + down * self._side))
        ]
        best = min(found, key=lambda place: apart(place, spot), default=None)
        return best if best is not None and apart(best, spot) <= reach else None

    def way(self, start: Spot, goal: Spot) -> Track | None:
        """Return the easiest way between two spots, its corners rounded; None where none leads.

        Both ends are kept, although they may be blocked: somebody sits on a bench.
        """
        first, last = self.nearest(start), self.nearest(goal)
        if first is None or last is None:
            return None
        squares = self._squares_to(self._square(first), self._square(last))
        if squares is None:
            return None
        middles = [self._middle(square) for square in squares]
        inner = self._straightened([first, *middles[1:-1], last])
        return track(start, *_rounded(inner), goal)

    def is_clear(self, start: Spot, end: Spot, most: float) -> bool:
        """Return whether a straight line is free, and costs no more than ``most``."""
        length = apart(start, end)
        parts = max(1, int(length / self._side * 2.5))
        east, south = (end.x - start.x) / parts, (end.y - start.y) / parts
        total = 0.0
        for part in range(parts + 1):
            cost = self.cost(Spot(start.x + east * part, start.y + south * part))
            if not cost:
                return False
            total += cost
        return total / (parts + 1) * length <= most

    def _square(self, spot: Spot) -> int:
        column = int((spot.x - self._corner.x) // self._side)
        row = int((spot.y - self._corner.y) // self._side)
        return row * self._columns + column

    def _middle(self, square: int) -> Spot:
        row, column = divmod(square, self._columns)
        return Spot(
            self._corner.x + (column + 0.5) * self._side, self._corner.y + (row + 0.5) * self._side
        )

    def _squares_to(self, start: int, goal: int) -> list[int] | None:
        """Return the squares of the cheapest way (A*); None where there is none."""
        columns, costs, least = self._columns, self._costs, self._least
        goal_row, goal_column = divmod(goal, columns)
        before = {start: start}
        spent = {start: 0}
        waiting = [(0, start)]
        done: set[int] = set()
        sides = (1, -1, columns, -columns)
        corners = ((1, columns), (1, -columns), (-1, columns), (-1, -columns))
        while waiting:
            _, here = heappop(waiting)
            if here == goal:
                return _back(before, goal)
            if here in done:
                continue
            done.add(here)
            steps = [(here + side, _STRAIGHT) for side in sides if costs[here + side]]
            steps += [
                (here + one + other, _DIAGONAL)
                for one, other in corners
                # Nobody squeezes between two things that touch by a corner.
                if costs[here + one] and costs[here + other] and costs[here + one + other]
            ]
            for there, length in steps:
                cost = spent[here] + length * costs[there]
                if cost < spent.get(there, 1 << 60):
                    spent[there], before[there] = cost, here
                    row, column = divmod(there, columns)
                    down, across = abs(row - goal_row), abs(column - goal_column)
                    left = _STRAIGHT * max(down, across) + 4 * min(down, across)
                    heappush(waiting, (cost + left * least, there))
        return None

    def _straightened(self, spots: list[Spot]) -> list[Spot]:
        """Leave out what a straight line does as well without."""
        costs = [0.0]
        for one, other in pairwise(spots):
            costs.append(costs[-1] + apart(one, other) * (self.cost(one) + self.cost(other)) / 2)
        line, here = [spots[0]], 0
        while here < len(spots) - 1:
            there = here + 1
            for far in range(min(len(spots) - 1, here + 40), here + 1, -1):
                worth = (costs[far] - costs[here]) * 1.04 + 1e-6
                if self.is_clear(spots[here], spots[far], worth):
                    there = far
                    break
            line.append(spots[there])
            here = there
        return line


def _back(before: dict[int, int], goal: int) -> list[int]:
    squares = [goal]
    while before[squares[-1]] != squares[-1]:
        squares.append(before[squares[-1]])
    return squares[::-1]


def _rounded(spots: list[Spot]) -> list[Spot]:
    """Return a line whose corners are cut off, twice."""
    for reach in (_ROUND, _ROUND / 3):
        line = spots[:1]
        for before, here, after in zip(spots, spots[1:], spots[2:], strict=False):
            line += [_towards(here, before, reach), _towards(here, after, reach)]
        spots = [*line, spots[-1]] if len(spots) > 1 else line
    return spots


def _towards(start: Spot, end: Spot, reach: float) -> Spot:
    length = apart(start, end)
    share = min(0.5, reach / length) if length else 0.0
    return Spot(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
