"""The empty cells that tiles look into, weighed: what still fits there, and what must not meet.

A cell can be weighed as if a tile lay elsewhere already: the holes that the tile joins are then
taken for the one that they become.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.experience import (
    LEARNT,
    ONE_PATH,
    ONE_PATH_MISS,
    TWO_PATHS,
    TWO_PATHS_MISS,
    first_lesson,
)
from minigolf_desktop.bots.designer.kernel.outlook import CODES, NO_GREEN, NO_TEE, Outlook
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import FEW, GREENS, MANY, ONES, TEES
from minigolf_desktop.bots.designer.kernel.tally import ZONE_LAST
from minigolf_desktop.bots.designer.kernel.weights import Weights

NOTHING: Final = -1
"""In place of a cell, or of a record."""
_MERGED: Final = -2
"""In place of a record: that which a tile makes."""
_UNKNOWN: Final = -1
_MOST: Final = 64
"""Free cells of a land, and more."""


@final
class Cells:
    """The empty cells of one plot."""

    def __init__(self, weights: Weights, outlook: Outlook) -> None:
        self._weights = weights
        self._outlook = outlook
        self._known: list[list[int]] = [[] for _ in range(_MOST)]
        self._costs: list[int] = []
        self._missing: i64 = 0
        self.placed: i64 = NOTHING
        """The cell of a tile that is as good as laid."""
        self.one: i64 = NOTHING
        """A record that it joins."""
        self.other: i64 = NOTHING
        """Another."""
        self.body: i64 = 0
        """The body of the hole that it makes of them."""

    def begin(self, missing: i64) -> None:
        """Begin anew with so many free cells."""
        self._missing = missing
        costs = self._known[min(missing, _MOST - 1)]
        if not costs:
            costs.extend([_UNKNOWN] * (3 * CODES))
        self._costs = costs

    def cost(self, plot: Plot, cell: i64, code: i64) -> i64:
        """Return what it costs that a free cell has a code."""
        facing = code & 15
        if not facing:
            return self._fits(code)
        if not facing & facing - 1:
            return self._fits(code + self._spoiler(plot, cell, facing))
        if ONES[facing] > 2:
            return self._fits(code) + self._weights.crowd
        return self._fits(code) + self._pair(plot, cell, facing)

    def _fits(self, code: i64) -> i64:
        """Return what it costs that little fits a code.

        Should nothing come while the other cells are filled, turns are passed until it does, or
        the cell is given up.
        """
        known: i64 = self._costs[code]
        if known != _UNKNOWN:
            return known
        weights, outlook = self._weights, self._outlook
        found = weights.narrow * outlook.miss(code) >> 12
        looks = 1 + weights.looks * self._missing // 100
        dear = min(outlook.wait(code) * weights.waiting // 100, weights.unfit)
        found += dear * outlook.dead_share(code, looks) >> 12
        found -= self._learnt(code & CODES - 1, outlook.miss(code))
        self._costs[code] = found
        return found

    def _learnt(self, code: i64, miss: i64) -> i64:
        """Return what games have taught of a cell that the next tile does not fit so often."""
        paths, grass = ONES[code & 15], ONES[code >> 4]
        lesson = first_lesson(self._missing, self._weights.learnt)
        if paths == 1:
            return LEARNT[lesson + ONE_PATH + grass] + LEARNT[lesson + ONE_PATH_MISS] * miss // 4096
        if paths == 2:
            return (
                LEARNT[lesson + TWO_PATHS + grass] + LEARNT[lesson + TWO_PATHS_MISS] * miss // 4096
            )
        return 0

    def _spoiler(self, plot: Plot, cell: i64, facing: i64) -> i64:
        """Return what must not come where one hole leads: another tee, or another green."""
        side: i64 = 0
        while not facing >> side & 1:
            side += 1
        body = self._body(plot, self._owner(plot, cell, side))
        if (body >> TEES) & FEW:
            return NO_TEE
        return NO_GREEN if (body >> GREENS) & FEW else 0

    def _pair(self, plot: Plot, cell: i64, facing: i64) -> i64:
        """Return what it costs that two ends look into one cell."""
        one: i64 = NOTHING
        other: i64 = NOTHING
        side: i64 = 0
        while side < 4:
            if facing >> side & 1:
                other = one
                one = self._owner(plot, cell, side)
            side += 1
        if one == other:
            return self._weights.bad_pair
        body = self._body(plot, one) + self._body(plot, other)
        tees, greens = (body >> TEES) & FEW, (body >> GREENS) & FEW
        if tees > 1 or greens > 1:
            return self._weights.bad_pair
        is_long = (body & MANY) + 2 - tees - greens > ZONE_LAST
        return self._weights.beyond_zone if is_long else 0

    def _owner(self, plot: Plot, cell: i64, side: i64) -> i64:
        """Return the record that looks into a cell over a side of it."""
        beside: i64 = cell + plot.ground.steps[side]
        if beside == self.placed:
            return _MERGED
        owner: i64 = plot.owners[beside * 4 + (side ^ 2)]
        return _MERGED if owner in (self.one, self.other) else owner

    def _body(self, plot: Plot, record: i64) -> i64:
        return self.body if record == _MERGED else plot.bodies[record]
