"""What a course is worth with one tile more, from what the tile changes.

Only the holes that it joins, the cells that they look into and the ends about it are weighed anew.
The result is that of :mod:`value` for the course with the tile laid, and so many free cells.
"""

from typing import final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.cells import NOTHING
from minigolf_desktop.bots.designer.kernel.ground import TAKEN
from minigolf_desktop.bots.designer.kernel.links import Links, is_beside
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import EDGE, MATCHES, ONES, TEE
from minigolf_desktop.bots.designer.kernel.tally import HOLE_POINTS, Tally
from minigolf_desktop.bots.designer.kernel.value import Valuer


@final
class Gains:
    """Weighs placements on a plot, which stays as it is from :meth:`begin` on."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer = valuer
        """What courses are worth; its fields change with every placement that is weighed."""
        self._base: i64 = 0
        self._free: i64 = 0
        """What a cell that stays free counts."""
        self._missing: i64 = 0
        self._tally = Tally(valuer.weights)
        self._links = Links(valuer.weights)
        self._apart = Valuer(valuer.weights, valuer.outlook, valuer.mistakes)
        self._body: i64 = 0
        self._first: i64 = 0
        self._last: i64 = 0

    def begin(self, plot: Plot) -> i64:
        """Begin anew with a plot as it is now; return its value.

        Placements are looked at as if one free cell fewer were left, whatever the turn brings: a
        cell that stays free then counts what it counts now.
        """
        valuer = self.valuer
        now = valuer.value(plot)
        self._missing = plot.missing - 1
        found = valuer.survey(plot, self._missing)
        self._tally.take(valuer.tally)
        self._links.take(valuer.links)
        # What no placement changes, or every one in the same way.
        self._base = valuer.fun + valuer.her_whim + valuer.land
        if valuer.mistakes:
            self._base -= valuer.mismatch * plot.mismatches + 100 * plot.arrows_wrong
        self._free = now - found
        return now

    def worth(self, plot: Plot, cell: i64, tile: i64) -> i64:
        """Return what the plot is worth with a turned tile laid on an empty cell."""
        valuer = self.valuer
        tables, weights = plot.tables, valuer.weights
        paths: i64 = tables.paths[tile]
        code: i64 = plot.codes[cell]
        if code < 0 or tables.segments[tile] > 1 or not MATCHES[(paths << 8) + code]:
            return self._laid(plot, cell, tile)
        cells, links, tally = valuer.cells, valuer.links, valuer.tally
        facing = code & 15
        cells.placed = cell
        tally.take(self._tally)
        links.take(self._links)
        joined: i64 = 0
        if paths:
            joined = self._join(plot, cell, tile, facing)
            if joined < 0:
                cells.one = NOTHING
                cells.other = NOTHING
                return self._laid(plot, cell, tile)
            tally.add(plot, self._body, self._first, self._last, 1)
        cost = valuer.cost + self._cost_of_cells(plot, cell, paths)
        self._change_links(plot, cell, tables.kinds[2 * tile] if paths else EDGE)
        cells.one = NOTHING
        cells.other = NOTHING
        design = tile >> 2
        worth = self._base + weights.person * tables.people[design]
        worth += weights.loved * plot.couple.her_points * plot.couple.loved[design]
        worth += tally.his_whim() + weights.pleased * HOLE_POINTS * links.alignment() // 100
        worth += tally.par() + tally.playability() + links.worth(valuer.hope) - cost
        if valuer.mistakes:
            worth -= valuer.mismatch * self._mismatches(plot, cell, paths, facing)
        if plot.ground.free[cell]:
            return worth
        return worth + self._free - valuer.off_land * plot.ground.off[cell]

    def _laid(self, plot: Plot, cell: i64, tile: i64) -> i64:
        """Lay the tile, look, and take it back: for what is rare."""
        plot.lay(cell, tile)
        found = self._apart.survey(plot, self._missing)
        plot.take_back()
        return found if plot.ground.free[cell] else found + self._free

    def _join(self, plot: Plot, cell: i64, tile: i64, facing: i64) -> i64:
        """Make the hole of a tile with one segment and those that it meets.

        Returns how many; -1 where directions count, or it goes in a circle.
        """
        cells, tally = self.valuer.cells, self.valuer.tally
        tables, steps = plot.tables, plot.ground.steps
        segment = 2 * tile
        if tables.one_way[segment]:
            return -1
        body: i64 = tables.bodies[segment]
        kind: i64 = tables.kinds[segment]
        side: i64 = tables.firsts[segment]
        joined: i64 = 0
        end: i64 = 0
        while end < 2:
            found = (cell * 4 + side) * 4
            if facing >> side & 1:
                place = (cell + steps[side]) * 4 + (side ^ 2)
                owner: i64 = plot.owners[place]
                if plot.arrows[owner] or owner == cells.one:
                    return -1
                first: i64 = plot.firsts[owner]
                last: i64 = plot.lasts[owner]
                tally.add(plot, plot.bodies[owner], first, last, -1)
                body += plot.bodies[owner]
                found = last if first == place * 4 else first
                if joined:
                    cells.other = owner
                else:
                    cells.one = owner
                joined += 1
            if end == 0:
                self._first = found
                self._last = (cell * 4 + side) * 4 + kind
            else:
                self._last = found
            if kind:
                break
            side = tables.lasts[segment]
            end += 1
        self._body = body
        cells.body = body
        return joined

    # --- cells

    def _cost_of_cells(self, plot: Plot, cell: i64, paths: i64) -> i64:
        """Return what the cells cost more that the tile or its hole look into."""
        valuer = self.valuer
        cells, costs = valuer.cells, valuer.costs
        codes, free, steps = plot.codes, plot.ground.free, plot.ground.steps
        found: i64 = 0
        if free[cell]:
            found -= costs[cell]
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + steps[side]
            if free[beside]:
                code: i64 = codes[beside]
                bit: i64 = (1 if (paths >> side) & 1 else 16) << (side ^ 2)
                if code != TAKEN:
                    found += cells.cost(plot, beside, max(code, 0) | bit) - costs[beside]
            side += 1
        if cells.one != NOTHING:
            first = self._ahead(plot, self._first, cell)
            last = self._ahead(plot, self._last, cell)
            if first >= 0:
                found += cells.cost(plot, first, codes[first]) - costs[first]
            if last >= 0 and last != first:
                found += cells.cost(plot, last, codes[last]) - costs[last]
        return found

    def _ahead(self, plot: Plot, end: i64, cell: i64) -> i64:
        """Return the free cell that an end of the new hole looks into, if it is not beside the
        tile, else -1.
        """
        if end & 3 != EDGE or end >> 4 == cell:
            return NOTHING
        ahead = plot.ahead(end)
        if not plot.ground.free[ahead] or plot.codes[ahead] < 0 or is_beside(plot, cell, ahead):
            return NOTHING
        return ahead

    def _mismatches(self, plot: Plot, cell: i64, paths: i64, facing: i64) -> i64:
        """Return how many paths more look off the land."""
        off, steps, codes = plot.ground.off, plot.ground.steps, plot.codes
        found: i64 = 0
        if off[cell]:
            found -= ONES[facing]
        side: i64 = 0
        while side < 4:
            if paths >> side & 1:
                beside: i64 = cell + steps[side]
                if codes[beside] != TAKEN:
                    found += off[beside]
                elif not facing >> side & 1:
                    found += 1
            side += 1
        return found

    # --- circuit

    def _change_links(self, plot: Plot, cell: i64, kind: i64) -> None:
        """Count the ends about the tile anew."""
        links, steps = self.valuer.links, plot.ground.steps
        first, last = self._first, self._last
        # A hole that this tile makes whole: its tee and its green are no link.
        if kind != EDGE:
            whole = bool(first & 3) and first & 3 != kind
            folds = False
        elif self.valuer.cells.other != NOTHING:
            whole = bool(first & 3) and bool(last & 3) and first & 3 != last & 3
            folds = whole and (first >> 4 == last >> 4 or is_beside(plot, first >> 4, last >> 4))
        else:
            whole = False
            folds = False
        north, east = cell + steps[0], cell + steps[1]
        south, west = cell + steps[2], cell + steps[3]
        if kind != EDGE or whole or links.is_near_ends(north, east, south, west):
            self._count_about(plot, cell, north, east, south, west, folds, -1)
            links.placed = cell
            if kind != EDGE:
                links.mark_end(last)
            if whole:
                links.join(first, last)
            self._count_about(plot, cell, north, east, south, west, folds, 1)
            if kind != EDGE:
                links.add_ends(plot, cell, 1)
        links.placed = cell
        if plot.ground.beside_gate[cell]:
            links.count_gate(plot)
        if whole:
            if first & 3 == TEE:
                links.add_loops(plot, first >> 4, last >> 4)
            else:
                links.add_loops(plot, last >> 4, first >> 4)
            links.part(first, last)
        if kind != EDGE:
            links.unmark(last)
        links.placed = NOTHING

    def _count_about(
        self,
        plot: Plot,
        cell: i64,
        north: i64,
        east: i64,
        south: i64,
        west: i64,
        folds: bool,
        sign: i64,
    ) -> None:
        """Count the ends beside the tile, and those of its hole where they come together."""
        links = self.valuer.links
        links.add_ends(plot, north, sign)
        links.add_ends(plot, east, sign)
        links.add_ends(plot, south, sign)
        links.add_ends(plot, west, sign)
        if folds:
            one, other = self._first >> 4, self._last >> 4
            if not is_beside(plot, one, cell):
                links.add_ends(plot, one, sign)
            if other != one and not is_beside(plot, other, cell):
                links.add_ends(plot, other, sign)
