"""Where a tile is laid best, by the value of the course that it leaves."""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.gain import UNKNOWN, Gains
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import MATCHES
from minigolf_desktop.bots.designer.kernel.weights import Weights

NO_WORTH: Final = -1000000
"""Less than anything is worth."""
OFF_LAND: Final = 500
"""What a path off the land may bring by the hole that it ends."""


def most_off_land(plot: Plot, weights: Weights, design: i64) -> i64:
    """Return the most that a tile off the land may make a course worth more."""
    tables, couple = plot.tables, plot.couple
    most = weights.person * tables.people[design] - weights.off_land
    most += weights.loved * couple.her_points * couple.loved[design]
    return most + OFF_LAND if tables.segments[4 * design] else most


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
