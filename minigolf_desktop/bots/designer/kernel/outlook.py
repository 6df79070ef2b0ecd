"""What may still come out of the bag, and what that means for the cells of a plot."""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import SLOT, SLOT_BITS, VISIT
from minigolf_desktop.bots.designer.kernel.position import Position

_WHOLE: Final = 4096
"""A share of one, as a whole number."""
LOOKS: Final = 8
"""Tiles that are seen, as far as one cell is concerned, before a plot is full."""
_UNKNOWN: Final = -1
NEVER: Final = 100000
"""A wait in hundredths of a turn."""


@final
class Outlook:
    """The tiles to come, as they were when a search began."""

    def __init__(self, position: Position) -> None:
        tables = position.tables
        self._fitting = tables.fitting
        counts = [0] * 256
        total = 0
        for design in position.supply.bag:
            if design != VISIT:
                counts[design] += 1
                total += 1
        coming = position.coming
        while coming:
            if coming & SLOT:
                counts[(coming & SLOT) - 1] += 1
                total += 1
            coming >>= SLOT_BITS
        self.counts = counts
        """By design: how many are to come."""
        self.total: i64 = total
        """Tiles to come."""
        self._misses = [_UNKNOWN] * 256
        self._waits = [_UNKNOWN] * 256
        self._dead = [_UNKNOWN] * 256

    def miss(self, code: i64) -> i64:
        """Return how likely the next tile does not fit a cell of a code, of 4096."""
        known: i64 = self._misses[code]
        if known != _UNKNOWN:
            return known
        found: i64 = _WHOLE
        if self.total:
            fits = self._fitting[code]
            fitting: i64 = 0
            design: i64 = 0
            while design < 256:
                if fits[design]:
                    fitting += self.counts[design]
                design += 1
            found -= _WHOLE * fitting // self.total
        self._misses[code] = found
        return found

    def dead_share(self, code: i64) -> i64:
        """Return how likely nothing comes that fits a cell of a code, of 4096."""
        known: i64 = self._dead[code]
        if known != _UNKNOWN:
            return known
        found: i64 = _WHOLE
        look: i64 = 0
        while look < LOOKS:
            found = found * self.miss(code) // _WHOLE
            look += 1
        self._dead[code] = found
        return found

    def wait(self, code: i64) -> i64:
        """Return how many turns it will take, in hundredths, until something fits a cell of a code.

        A turn shows the tiles of a rack, of which in a group the others take all but two.
        """
        known: i64 = self._waits[code]
        if known != _UNKNOWN:
            return known
        miss = self.miss(code)
        fits = _WHOLE - (miss * miss // _WHOLE)
        found = 100 * _WHOLE // fits if fits else NEVER
        self._waits[code] = found
        return found
