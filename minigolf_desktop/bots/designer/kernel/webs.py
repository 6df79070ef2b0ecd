"""Between which open ends imagined tiles can lead (ruling D17), as the model's ``joining`` says.

What hangs together by empty cells and imagined crossings is a *web*; ends that reach the same web
can be joined. Webs are worked out on the rectangle about the tiles: beyond it all hangs together.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.ground import TAKEN
from minigolf_desktop.bots.designer.kernel.plot import Plot

_FULL: Final = -1
"""In place of a region: a tile, the gate or the rim."""
_FACED: Final = -2
"""An empty cell that a path faces."""
_QUIET: Final = -3
"""An empty cell whose region is not known yet."""
_NONE: Final = -1
"""In place of a web: no way leads there."""
_AROUND: Final = 2
"""Cells about the tiles that are looked at."""


@final
class Webs:
    """The webs of a plot."""

    def __init__(self, plot: Plot) -> None:
        self._codes = plot.codes
        self._steps = plot.ground.steps
        width = plot.ground.width
        top = left = width
        bottom: i64 = 0
        right: i64 = 0
        at: i64 = 0
        gate = plot.ground.gate
        while at < plot.laid + 2:
            cell: i64 = plot.cells[at] if at < plot.laid else gate[at - plot.laid]
            y = cell // width
            x = cell - y * width
            top, bottom = min(top, y), max(bottom, y)
            left, right = min(left, x), max(right, x)
            at += 1
        top, left = max(top - _AROUND, 0), max(left - _AROUND, 0)
        bottom, right = min(bottom + _AROUND, width - 1), min(right + _AROUND, width - 1)
        self._columns: i64 = right - left + 1
        self._rows: i64 = bottom - top + 1
        self._first: i64 = top * width + left
        self._width: i64 = width
        self._regions: list[int] = []
        self._faced: list[int] = []
        self._find_regions()
        self._leaders = list(range(self._count + 2 * len(self._regions)))
        self._cross()

    def reached(self, cell: i64, side: i64) -> list[int]:
        """Return the webs that an end reaches which looks into a cell towards a side of it."""
        found: list[int] = []
        others = self._codes[cell] & 15 & ~(1 << (side ^ 2))
        if others >> side & 1:
            return found
        for turn in (0, 1, 3):
            if turn == 0 or not others:
                node = self._node(cell, side ^ turn)
                if node != _NONE:
                    web = self._head(node)
                    if web not in found:
                        found.append(web)
        return found

    def _find_regions(self) -> None:
        """Number the regions of empty cells that no path faces, from 0."""
        regions, faced, codes = self._regions, self._faced, self._codes
        row: i64 = 0
        while row < self._rows:
            cell = self._first + row * self._width
            end = cell + self._columns
            while cell < end:
                code: i64 = codes[cell]
                if code == TAKEN:
                    regions.append(_FULL)
                elif code & 15:
                    faced.append(cell)
                    regions.append(_FACED)
                else:
                    regions.append(_QUIET)
                cell += 1
            row += 1
        number: i64 = 0
        place: i64 = 0
        last: i64 = len(regions)
        while place < last:
            if regions[place] == _QUIET:
                self._fill(place, number)
                number += 1
            place += 1
        self._count: i64 = number

    def _fill(self, start: i64, number: i64) -> None:
        """Give a number to all quiet cells that hang together with one."""
        regions, columns = self._regions, self._columns
        last: i64 = len(regions) - 1
        frontier: list[int] = [start]
        regions[start] = number
        while frontier:
            place: i64 = frontier.pop()
            column = place % columns
            if column and regions[place - 1] == _QUIET:
                regions[place - 1] = number
                frontier.append(place - 1)
            if column + 1 < columns and regions[place + 1] == _QUIET:
                regions[place + 1] = number
                frontier.append(place + 1)
            if place >= columns and regions[place - columns] == _QUIET:
                regions[place - columns] = number
                frontier.append(place - columns)
            if place + columns <= last and regions[place + columns] == _QUIET:
                regions[place + columns] = number
                frontier.append(place + columns)

    def _place(self, cell: i64) -> i64:
        """Return where a cell stands in the rectangle."""
        row = cell // self._width - self._first // self._width
        return row * self._columns + cell % self._width - self._first % self._width

    def _node(self, cell: i64, side: i64) -> i64:
        """Return what lies beyond a side of a faced cell: a region, or the border to another."""
        beyond = cell + self._steps[side]
        place = self._place(beyond)
        region: i64 = self._regions[place]
        if region >= 0:
            return region
        if region == _FACED:
            return self._count + 2 * min(self._place(cell), place) + (side & 1)
        return _NONE

    def _head(self, node: i64) -> i64:
        while self._leaders[node] != node:
            node = self._leaders[node]
        return node

    def _cross(self) -> None:
        """Let a faced cell that can be crossed hang together what lies on either side of it."""
        for cell in self._faced:
            sides = self._codes[cell] & 15
            across: i64 = 1 if sides & 10 == 0 else 0
            if across or sides & 5 == 0:
                one, other = self._node(cell, across), self._node(cell, across ^ 2)
                if one >= 0 and other >= 0:
                    self._leaders[self._head(one)] = self._head(other)


def reached_in_common(plot: Plot, ends: list[int]) -> list[int]:
    """Return for each of some open ends the webs that it reaches, a bit each.

    Webs that tell nothing have no bit: those that one end alone reaches, and those whose ends all
    reach another. Ends come in the order of the holes.
    """
    webs = Webs(plot)
    heads: list[int] = []
    visitors: list[list[int]] = []
    for number, end in enumerate(ends):
        for web in webs.reached(plot.ahead(end), end >> 2 & 3):
            if web not in heads:
                heads.append(web)
                visitors.append([])
            visitors[heads.index(web)].append(number)
    masks = [0] * len(ends)
    telling: list[list[int]] = []
    for here in sorted(visitors, key=_rank_of_web):
        if len(here) > 1 and not any(set(here) <= set(larger) for larger in telling):
            for number in here:
                masks[number] |= 1 << len(telling)
            telling.append(here)
    return masks


def _rank_of_web(visitors: list[int]) -> tuple[int, list[int]]:
    return -len(visitors), visitors
