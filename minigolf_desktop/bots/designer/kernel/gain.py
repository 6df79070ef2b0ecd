"""What a course is worth with one tile more, and where that tile is laid best.

Only the holes that it joins, the cells that they look into and the ends about it are weighed anew.
The result is that of :mod:`value` for the course with the tile laid, and so many free cells.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.experience import of_hole
from minigolf_desktop.bots.designer.kernel.links import Links, is_beside
from minigolf_desktop.bots.designer.kernel.plot import ARROW_BITS, ARROWS, Plot, directed, turned
from minigolf_desktop.bots.designer.kernel.tables import BARE, EDGE, MATCHES, ONES, TAKEN, TEE
from minigolf_desktop.bots.designer.kernel.value import NOTHING, HoleTally, Valuer
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.rows import vec

# --- What a course is worth with one tile more, from what the tile changes

UNKNOWN: Final = 1 << 28
"""In place of a worth: more than any, and as quick to read."""
_OPEN: Final = 0
_OUTSIDE: Final = 1
_BLOCKED: Final = 2
"""What the paths of a tile look into at worst: a cell to build on, one off the land, none."""
_OUTLOOKS: Final = 3


@final
class Gains:
    """Weighs placements on a plot, which stays as it is from :meth:`begin` on."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer = valuer
        """What courses are worth; its fields change with every placement that is weighed."""
        self._kept = Valuer(valuer.weights, valuer.outlook)
        """The same, for the plot as it is."""
        self._plot: Plot | None = None
        """That was begun with,"""
        self._version: i64 = 0
        """as it was then,"""
        self._now: i64 = 0
        """its value,"""
        self._on_land = vec[i64]()
        self._off_land = vec[i64]()
        """and the cells of its front."""
        self._found: i64 = 0
        """What the course is worth without a tile more, but for the cell that it fills."""
        self._free: i64 = 0
        """What a cell that stays free counts."""
        self._missing: i64 = 0
        self._holes: i64 = 0
        """What all holes are worth, of the value."""
        self._circuit: i64 = 0
        """What links, gate and alignment are worth, of the value."""
        self._lone = vec[i64]()
        """By ``3 * look + outlook``: what all holes are worth with a path more that meets none."""
        self.bests = vec[i64]()
        """By ``2 * look``, and 1 more for off the land: what the best placement is worth, as
        :meth:`bare` says, or UNKNOWN; for :class:`BestLaying`."""
        self.places = vec[i64]()
        """By the same: ``4 * cell + rotation`` of that placement."""
        self._unknown = vec[i64]()
        """Of which these rows are cut where nothing is known."""
        self._tally = HoleTally(valuer.weights)
        self._links = Links(valuer.weights)
        self._body: i64 = 0
        self._first: i64 = 0
        self._last: i64 = 0
        self._right: i64 = 0
        """Arrows more that point in the direction of play."""
        self._wrong: i64 = 0
        """Arrows more that point against it."""
        self._outlook: i64 = _OPEN
        self._mismatches: i64 = 0
        """Paths more that look off the land or meet what is no path."""

    def begin(self, plot: Plot) -> i64:
        """Begin anew with a plot as it is now; return its value.

        Placements are looked at as if one free cell fewer were left, whatever the turn brings: a
        cell that stays free then counts what it counts now.
        """
        if plot is self._plot and plot.version == self._version:
            return self._now
        kept = self._kept
        self._plot = plot
        self._version = plot.version
        self._now = kept.value(plot)
        self._missing = plot.missing - 1
        self._found = kept.survey(plot, self._missing)
        self._free = self._now - self._found
        self._tally.take(kept.tally)
        self._links.take(kept.links)
        self._holes = kept.tally.worth()
        self._circuit = kept.circuit_now()
        self._on_land = plot.front_cells(True)
        self._off_land = plot.front_cells(False)
        looks = len(plot.tables.alike)
        if len(self.places) != 2 * looks:
            self.places = vec[i64]([0] * (2 * looks))
            self._unknown = vec[i64]([UNKNOWN] * (_OUTLOOKS * looks))
        self._lone = self._unknown[:]
        self.bests = self._unknown[: 2 * looks]
        return self._now

    def links_at_most(self) -> tuple[i64, i64]:
        """Return how many links the course can have as it is, and how many at the gate."""
        return self._links.at_most()

    def cells(self, on_land: bool) -> vec[i64]:
        """Return the cells of the front on the land, or those off it."""
        return self._on_land if on_land else self._off_land

    def worth(self, plot: Plot, cell: i64, tile: i64) -> i64:
        """Return what the plot is worth with a turned tile laid on an empty cell."""
        return self.bare(plot, cell, tile) + self.own(plot, tile >> 2)

    def own(self, plot: Plot, design: i64) -> i64:
        """Return what a tile brings wherever it lies."""
        return own_worth(plot, self.valuer.weights, design)

    def bare(self, plot: Plot, cell: i64, tile: i64) -> i64:
        """Return what the plot is worth with a turned tile, less what the tile brings itself.

        All tiles of one look are alike here.
        """
        valuer = self._kept
        tables, cells = plot.tables, valuer.cells
        paths: i64 = tables.paths[tile]
        code: i64 = plot.codes[cell]
        if code >= BARE or tables.segments[tile] > 1 or not MATCHES[(paths << 8) + code]:
            return self._laid(plot, cell, tile)
        facing = code & 15
        joined: i64 = 0
        kind: i64 = EDGE
        self._right = 0
        self._wrong = 0
        if paths:
            kind = tables.kinds[2 * tile]
            joined = self._join(plot, cell, tile, facing)
            if joined < 0:
                cells.one = NOTHING
                cells.other = NOTHING
                return self._laid(plot, cell, tile)
        cells.placed = cell
        worth = self._found - self._cost_of_cells(plot, cell, paths, facing)
        if paths:
            worth += self._of_holes(plot, tile, joined) - self._holes
        if self._changes_links(plot, cell, kind):
            worth += valuer.circuit_now() - self._circuit
        if joined:
            cells.one = NOTHING
            cells.other = NOTHING
            if plot.couple.loves_arrows:
                worth += valuer.weights.loved * plot.couple.her_points * self._right
        worth -= valuer.mismatch * self._mismatches + 100 * self._wrong
        if plot.ground.free[cell]:
            return worth
        return worth + self._free - valuer.off_land * plot.ground.off[cell]

    def _laid(self, plot: Plot, cell: i64, tile: i64) -> i64:
        """Lay the tile, look, and take it back: for what is rare."""
        plot.lay(cell, tile)
        found = self.valuer.survey(plot, self._missing)
        plot.take_back()
        found -= self.own(plot, tile >> 2)
        return found if plot.ground.free[cell] else found + self._free

    # --- holes

    def _join(self, plot: Plot, cell: i64, tile: i64, facing: i64) -> i64:
        """Make the hole of a tile with one segment and those that it meets.

        Returns how many; -1 where it goes in a circle.
        """
        cells = self._kept.cells
        tables, steps = plot.tables, plot.ground.steps
        segment = 2 * tile
        body: i64 = tables.bodies[segment]
        kind: i64 = tables.kinds[segment]
        side: i64 = tables.firsts[segment]
        # From the second end to the first in the low bits, as a plot counts them.
        arrows: i64 = tables.one_way[segment] << ARROW_BITS
        joined: i64 = 0
        end: i64 = 0
        while end < 2:
            found = (cell * 4 + side) * 4
            if facing >> side & 1:
                place = (cell + steps[side]) * 4 + (side ^ 2)
                owner: i64 = plot.owners[place]
                if owner == cells.one:
                    return -1
                first: i64 = plot.firsts[owner]
                more: i64 = plot.arrows[owner]
                if more:
                    known = directed(plot.bodies[owner], first, plot.lasts[owner], more)
                    self._right -= known >> ARROW_BITS
                    self._wrong -= known & ARROWS
                body += plot.bodies[owner]
                if first == place * 4:
                    found = plot.lasts[owner]
                    arrows += turned(more) if end == 0 else more
                else:
                    found = first
                    arrows += more if end == 0 else turned(more)
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
        if arrows and joined:
            known = directed(body, self._first, self._last, arrows)
            self._right += known >> ARROW_BITS
            self._wrong += known & ARROWS
        return joined

    def _of_holes(self, plot: Plot, tile: i64, joined: i64) -> i64:
        """Return what all holes are worth with the one that the tile makes."""
        at: i64 = _OUTLOOKS * plot.tables.looks[tile >> 2] + self._outlook
        if not joined:
            known: i64 = self._lone[at]
            if known != UNKNOWN:
                return known
        tally, cells = self._kept.tally, self._kept.cells
        tally.take(self._tally)
        if joined:
            self._leave(plot, cells.one)
            if joined > 1:
                self._leave(plot, cells.other)
        tally.add(plot, self._body, self._first, self._last, 1)
        found = tally.worth()
        if not joined:
            self._lone[at] = found
        return found

    def _leave(self, plot: Plot, record: i64) -> None:
        """Leave a hole out that has become part of another."""
        tally = self._kept.tally
        tally.add(plot, plot.bodies[record], plot.firsts[record], plot.lasts[record], -1)

    # --- cells

    def _cost_of_cells(self, plot: Plot, cell: i64, paths: i64, facing: i64) -> i64:
        """Return what the cells cost more that the tile or its hole look into.

        Counts the mismatches besides, and finds what the paths of the tile look into.
        """
        cells = self._kept.cells
        costs = cells.costs
        codes, free, off = plot.codes, plot.ground.free, plot.ground.off
        steps, rim, holes = plot.ground.steps, plot.ground.rim, cells.holes
        found: i64 = 0
        mismatches: i64 = 0
        outlook: i64 = _OPEN
        if free[cell]:
            found -= costs[cell]
        if off[cell]:
            mismatches -= ONES[facing]
        hole = of_hole(self._body) if paths else 0
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + steps[side]
            code: i64 = codes[beside]
            is_path = paths >> side & 1
            if code != TAKEN:
                if free[beside]:
                    there = code & 15
                    bit: i64 = (1 if is_path else 16) << (side ^ 2)
                    code = code & 255 | bit
                    if not there:
                        grass = rim[beside] & ~(is_path << (side ^ 2) + 4)
                        found += cells.simple(code | grass, hole if is_path else 0)
                    elif not is_path and not there & there - 1:
                        known: i64 = holes[beside]
                        record = known >> 4
                        merged = record in (cells.one, cells.other)
                        grass = rim[beside] & ~(there << 4)
                        found += cells.simple(code | grass, hole if merged else known & 15)
                    else:
                        found += cells.cost(plot, beside, code)
                    found -= costs[beside]
                elif is_path and off[beside]:
                    mismatches += 1
                    outlook = max(outlook, _OUTSIDE)
            elif is_path and not facing >> side & 1:
                mismatches += 1
                outlook = _BLOCKED
            side += 1
        self._mismatches = mismatches
        self._outlook = outlook
        return found if cells.one == NOTHING else found + self._cost_at_ends(plot, cell)

    def _cost_at_ends(self, plot: Plot, cell: i64) -> i64:
        """Return what the cells cost more that the new hole looks into elsewhere."""
        cells, codes = self._kept.cells, plot.codes
        first = self._ahead(plot, self._first, cell)
        last = self._ahead(plot, self._last, cell)
        found: i64 = 0
        if first >= 0:
            found += cells.cost(plot, first, codes[first]) - cells.costs[first]
        if last >= 0 and last != first:
            found += cells.cost(plot, last, codes[last]) - cells.costs[last]
        return found

    def _ahead(self, plot: Plot, end: i64, cell: i64) -> i64:
        """Return the free cell that an end of the new hole looks into, if it is not beside the
        tile, else -1.
        """
        if end & 3 != EDGE or end >> 4 == cell:
            return NOTHING
        ahead = plot.ahead(end)
        if not plot.ground.free[ahead] or plot.codes[ahead] >= BARE or is_beside(plot, cell, ahead):
            return NOTHING
        return ahead

    # --- circuit

    def _changes_links(self, plot: Plot, cell: i64, kind: i64) -> bool:
        """Count the ends about the tile anew; return whether anything may have changed."""
        links = self._kept.links
        first, last = self._first, self._last
        # A hole that this tile makes whole: its tee and its green are no link.
        whole = False
        folds = False
        if kind != EDGE:
            whole = bool(first & 3) and first & 3 != kind
        elif self._kept.cells.other != NOTHING:
            whole = bool(first & 3) and bool(last & 3) and first & 3 != last & 3
            folds = whole and (first >> 4 == last >> 4 or is_beside(plot, first >> 4, last >> 4))
        near = links.sides_with_ends(cell, plot.ground.steps)
        is_at_gate = plot.ground.beside_gate[cell] == 1
        if not near and not whole and not is_at_gate and kind == EDGE:
            return False
        links.take(self._links)
        if near or folds:
            self._count_about(plot, cell, near, folds, -1)
        links.placed = cell
        if kind != EDGE:
            links.mark_end(last)
        if whole:
            links.join(first, last)
        if near or folds:
            self._count_about(plot, cell, near, folds, 1)
        if kind != EDGE:
            links.add_ends(plot, cell, 1)
        if is_at_gate:
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
        return True

    def _count_about(self, plot: Plot, cell: i64, near: i64, folds: bool, sign: i64) -> None:
        """Count the ends beside the tile, and those of its hole where they come together."""
        links, steps = self._kept.links, plot.ground.steps
        side: i64 = 0
        while side < 4:
            if near >> side & 1:
                links.add_ends(plot, cell + steps[side], sign)
            side += 1
        if folds:
            one, other = self._first >> 4, self._last >> 4
            if not is_beside(plot, one, cell):
                links.add_ends(plot, one, sign)
            if other != one and not is_beside(plot, other, cell):
                links.add_ends(plot, other, sign)


# --- Where a tile is laid best, by the value of the course that it leaves

NO_WORTH: Final = -1000000
"""Less than anything is worth."""
OFF_LAND: Final = 500
"""What a path off the land may bring by the hole that it ends."""


def own_worth(plot: Plot, weights: Weights, design: i64) -> i64:
    """Return what a tile brings wherever it lies, in hundredths of a point: by its people, by what
    Mrs Client loves, and by what its builder likes.
    """
    couple, likes = plot.couple, weights.likes
    found = weights.person * plot.tables.people[design]
    found += weights.loved * couple.her_points * couple.loved[design]
    return found + likes[design] if len(likes) else found


def most_off_land(plot: Plot, weights: Weights, design: i64) -> i64:
    """Return the most that a tile off the land may make a course worth more."""
    most = own_worth(plot, weights, design) + weights.beyond - weights.off_land
    return most + OFF_LAND if plot.tables.segments[4 * design] else most


@final
class BestLaying:
    """The best placement of those looked at; sides always fit."""

    def __init__(self, plot: Plot, gains: Gains) -> None:
        self._plot = plot
        self._gains = gains
        self.worth: i64 = NO_WORTH
        """What the course is worth with it, in hundredths of a point."""
        self._place: i64 = 0
        self._design: i64 = 0

    def look(self, design: i64, on_land: bool) -> None:
        """Look at every placement of a tile on the land, or at those off it.

        The gains have begun with either. Tiles of one look are looked at once.
        """
        gains = self._gains
        at: i64 = 2 * self._plot.tables.looks[design] + (0 if on_land else 1)
        worth: i64 = gains.bests[at]
        if worth == UNKNOWN:
            worth = self._find(design, on_land, at)
        if worth == NO_WORTH:
            return
        worth += gains.own(self._plot, design)
        if worth > self.worth:
            self.worth = worth
            self._place = gains.places[at]
            self._design = design

    def _find(self, design: i64, on_land: bool, at: i64) -> i64:
        """Find where a tile is laid best; return what the course is then worth, but for what the
        tile brings itself.
        """
        plot, gains = self._plot, self._gains
        codes, paths = plot.codes, plot.tables.paths
        turns: i64 = plot.tables.turns[design]
        cells = gains.cells(on_land)
        tile = design * 4
        best: i64 = NO_WORTH
        place: i64 = 0
        while turns:
            if turns & 1:
                sides: i64 = paths[tile]
                row = sides << 8
                for cell in cells:
                    code: i64 = codes[cell]
                    # Off the land a path is of use only where another meets it.
                    if MATCHES[row + code] and (on_land or not sides or code & 15):
                        worth = gains.bare(plot, cell, tile)
                        if worth > best:
                            best = worth
                            place = cell << 2 | tile & 3
            turns >>= 1
            tile += 1
        gains.bests[at] = best
        gains.places[at] = place
        return best

    def lay(self) -> None:
        """Lay the tile there."""
        self._plot.lay(self._place >> 2, self._design << 2 | self._place & 3)
