"""The empty cells that tiles look into, weighed: what still fits there, and what must not meet.

A cell can be weighed as if a tile lay elsewhere already: the holes that the tile joins are then
taken for the one that they become.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.experience import LEARNT, first_lesson
from minigolf_desktop.bots.designer.kernel.ground import TAKEN
from minigolf_desktop.bots.designer.kernel.lessons import (
    EMPTY,
    MISS,
    MORE_PATHS,
    PARS_AT_ONE,
    SHAPES,
    of_hole,
    of_one_path,
    of_two_paths,
)
from minigolf_desktop.bots.designer.kernel.outlook import CODES, Outlook
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import FEW, GREENS, MANY, ONES, TEES
from minigolf_desktop.bots.designer.kernel.tally import ZONE_LAST
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.rows import append, vec

NOTHING: Final = -1
"""In place of a cell, or of a record."""
_MERGED: Final = -2
"""In place of a record: that which a tile makes."""
_UNKNOWN: Final = -1
_MOST: Final = 64
"""Free cells of a land, and more."""


def _places() -> bytes:
    found = bytearray(CODES)
    number = 0
    for code in range(CODES):
        if not code & 15 & code >> 4:
            found[code] = number
            number += 1
    return bytes(found)


_PLACES: Final = _places()
"""By code of a cell none of whose sides is both path and grass: its number among those."""
_CODES_OF_PLACES: Final = bytes([code for code in range(CODES) if not code & 15 & code >> 4])
"""The other way round."""
_CODES: Final = 81
_HOLES: Final = 16
"""Holes that may lead to a cell, and more (:func:`.lessons.of_hole`)."""


@final
class Cells:
    """The empty cells of one plot."""

    def __init__(self, weights: Weights, outlook: Outlook) -> None:
        self._weights = weights
        self._outlook = outlook
        # None of these rows is ever written into: another takes its place.
        self._known = [vec[i64]()] * _MOST
        self._known_fits = [vec[i64]()] * _MOST
        self._unknown = vec[i64]([_UNKNOWN] * (_CODES * _HOLES))
        """Of which a row is cut where nothing is known."""
        self._simple = vec[i64]()
        self._fitting = vec[i64]()
        self.costs = vec[i64]()
        """By empty cell of the land: what it costs."""
        self.holes = vec[i64]()
        """By empty cell of the land into which one hole leads: its record, and in the four low bits
        which hole it is to the cell (:func:`.lessons.of_hole`)."""
        self._empty = vec[i64]()
        """The empty cells of the land."""
        self._keys = vec[i64]()
        """What tells by how many free cells what each of these costs; or NOTHING."""
        self.total: i64 = 0
        """What all of them cost."""
        self._missing: i64 = 0
        self._lesson: i64 = 0
        self.placed: i64 = NOTHING
        """The cell of a tile that is as good as laid."""
        self.one: i64 = NOTHING
        """A record that it joins."""
        self.other: i64 = NOTHING
        """Another."""
        self.body: i64 = 0
        """The body of the hole that it makes of them."""

    def begin(self, plot: Plot) -> None:
        """Begin anew with a plot."""
        codes, rim, holes = plot.codes, plot.ground.rim, self.holes
        if len(holes) != len(codes):
            holes = vec[i64]([0] * len(codes))
            self.holes = holes
            self.costs = vec[i64]([0] * len(codes))
        empty, keys = vec[i64](), vec[i64]()
        self.placed = NOTHING
        for cell in plot.ground.cells:
            code: i64 = codes[cell]
            if code == TAKEN:
                continue
            facing = code & 15
            key: i64 = NOTHING
            if not facing & facing - 1:
                hole: i64 = 0
                if facing:
                    record = self._only_owner(plot, cell, facing)
                    hole = of_hole(plot.bodies[record])
                    holes[cell] = record << 4 | hole
                key = _PLACES[code & 255 | rim[cell] & ~(facing << 4)] * _HOLES + hole
            empty = append(empty, cell)
            keys = append(keys, key)
        self._empty, self._keys = empty, keys

    def weigh(self, plot: Plot, missing: i64) -> None:
        """Find what the cells cost with so many free ones."""
        self._missing = missing
        self._lesson = first_lesson(missing, self._weights.learnt)
        at = min(missing, _MOST - 1)
        if not len(self._known[at]):
            self._known[at] = self._unknown[:]
            self._known_fits[at] = self._unknown[: _CODES * 3]
        self._simple = self._known[at]
        self._fitting = self._known_fits[at]
        costs, keys, codes = self.costs, self._keys, plot.codes
        total: i64 = 0
        for number, cell in enumerate(self._empty):
            key = keys[number]
            cost = self._of_key(key) if key >= 0 else self.cost(plot, cell, codes[cell])
            costs[cell] = cost
            total += cost
        self.total = total

    def cost(self, plot: Plot, cell: i64, code: i64) -> i64:
        """Return what it costs that a free cell has a code."""
        facing = code & 15
        # A path off the land is as bad as one into grass.
        code |= plot.ground.rim[cell] & ~(facing << 4)
        if not facing & facing - 1:
            return self.simple(code, of_hole(self.one_body(plot, cell, facing)) if facing else 0)
        if ONES[facing] > 2:
            return self._fits(code, 0) + self._weights.crowd - LEARNT[self._lesson + MORE_PATHS]
        return self._fits(code, 0) + self._pair(plot, cell, code)

    def simple(self, code: i64, hole: i64) -> i64:
        """Return what a cell costs into which one hole leads, or none, by its code.

        What lies off the land is grass in that code.
        """
        return self._of_key(_PLACES[code] * _HOLES + hole)

    def _of_key(self, key: i64) -> i64:
        known: i64 = self._simple[key]
        if known != _UNKNOWN:
            return known
        code: i64 = _CODES_OF_PLACES[key // _HOLES]
        hole = key % _HOLES
        if code & 15:
            # Another tee must not come where a tee leads, nor another green.
            spoils = (hole // PARS_AT_ONE + 1) % 3
            found = self._fits(code, spoils) - LEARNT[self._lesson + of_one_path(code, hole)]
        else:
            shape: i64 = SHAPES[code]
            found = self._fits(code, 0) - LEARNT[self._lesson + EMPTY + shape]
        self._simple[key] = found
        return found

    def _fits(self, code: i64, spoils: i64) -> i64:
        """Return what it costs that little fits a code.

        ``spoils`` says what fits, but must not come there: nothing, 1 for a tee, 2 for a green.
        Should nothing come while the other cells are filled, turns are passed until it does, or
        the cell is given up.
        """
        at = _PLACES[code] * 3 + spoils
        known: i64 = self._fitting[at]
        if known != _UNKNOWN:
            return known
        weights, outlook = self._weights, self._outlook
        code += spoils * CODES
        miss = outlook.miss(code)
        found = weights.narrow * miss >> 12
        looks = 1 + weights.looks * self._missing // 100
        dear = min(outlook.wait(code) * weights.waiting // 100, weights.unfit)
        found += dear * outlook.dead_share(code, looks) >> 12
        paths: i64 = ONES[code & 15]
        found -= LEARNT[self._lesson + MISS + min(paths, 2)] * miss // 4096
        self._fitting[at] = found
        return found

    def one_body(self, plot: Plot, cell: i64, facing: i64) -> i64:
        """Return the body of the hole that alone looks into a cell."""
        return self._body(plot, self._only_owner(plot, cell, facing))

    def _only_owner(self, plot: Plot, cell: i64, facing: i64) -> i64:
        side: i64 = 0
        while not facing >> side & 1:
            side += 1
        return self._owner(plot, cell, side)

    def _pair(self, plot: Plot, cell: i64, code: i64) -> i64:
        """Return what it costs that two ends look into one cell."""
        body, is_bad = self.two_bodies(plot, cell, code & 15)
        cost = -LEARNT[self._lesson + of_two_paths(code, body, is_bad)]
        if is_bad:
            return cost + self._weights.bad_pair
        tees, greens = (body >> TEES) & FEW, (body >> GREENS) & FEW
        is_long = (body & MANY) + 2 - tees - greens > ZONE_LAST
        return cost + (self._weights.beyond_zone if is_long else 0)

    def two_bodies(self, plot: Plot, cell: i64, facing: i64) -> tuple[i64, bool]:
        """Return what two holes come to that look into a cell, and whether they must not meet."""
        one: i64 = NOTHING
        other: i64 = NOTHING
        side: i64 = 0
        while side < 4:
            if facing >> side & 1:
                other = one
                one = self._owner(plot, cell, side)
            side += 1
        body = self._body(plot, one) + self._body(plot, other)
        is_bad = one == other or (body >> TEES) & FEW > 1 or (body >> GREENS) & FEW > 1
        return body, is_bad

    def _owner(self, plot: Plot, cell: i64, side: i64) -> i64:
        """Return the record that looks into a cell over a side of it."""
        beside: i64 = cell + plot.ground.steps[side]
        if beside == self.placed:
            return _MERGED
        owner: i64 = plot.owners[beside * 4 + (side ^ 2)]
        return _MERGED if owner in (self.one, self.other) else owner

    def _body(self, plot: Plot, record: i64) -> i64:
        return self.body if record == _MERGED else plot.bodies[record]
