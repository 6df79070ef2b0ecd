"""What may still come out of the bag, and what that means for the cells of a plot."""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import SLOT, SLOT_BITS, VISIT
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.tables import MATCHED
from minigolf_desktop.bots.rows import vec

_WHOLE: Final = 4096
"""A share of one, as a whole number."""
_UNKNOWN: Final = -1
CODES: Final = 256
"""Codes of empty cells."""
NO_TEE: Final = 256
NO_GREEN: Final = 512
NEVER: Final = 100000
"""A wait in hundredths of a turn."""


@final
class Outlook:
    """The tiles to come, as they were when a search began."""

    def __init__(self, position: Position) -> None:
        tables = position.tables
        self._turned = tables.turned
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
        alike = [0] * len(tables.alike)
        for design, count in enumerate(counts):
            if count:
                alike[tables.looks[design]] += count
        looks = [look for look in range(len(alike)) if alike[look]]
        self._designs = vec[i64]([tables.alike[look] for look in looks])
        """A design of each look that is to come."""
        self._alike = vec[i64]([alike[look] for look in looks])
        """By these: how many are to come that look like it."""
        self.total: i64 = total
        """Tiles to come."""
        self.brings: i64 = self._brings(position)
        """What the average one brings by its people and to Mrs Client, in hundredths of a point."""
        self._tees = tables.tees
        self._greens = tables.greens
        self._misses = vec[i64]([_UNKNOWN] * (3 * CODES))
        self._waits = vec[i64]([_UNKNOWN] * (3 * CODES))
        self._dead_shares = [vec[i64]()] * (3 * CODES)
        """By code, by tiles that are seen."""

    def _brings(self, position: Position) -> int:
        tables, couple = position.tables, position.couple
        points = 0
        for design, count in enumerate(self.counts):
            if count:
                points += count * tables.people[design]
                points += count * int(couple.her_points) * couple.loved[design]
        return 100 * points // max(int(self.total), 1)

    def miss(self, code: i64) -> i64:
        """Return how likely the next tile does not fit a cell of a code, of 4096.

        This and the other questions take a code of the ground, with :data:`NO_TEE` or
        :data:`NO_GREEN` added where one of those would spoil the hole that leads there.
        """
        known: i64 = self._misses[code]
        if known != _UNKNOWN:
            return known
        found: i64 = _WHOLE
        if self.total:
            matched: i64 = MATCHED[code & CODES - 1]
            spoils = self._tees if code & NO_TEE else self._greens
            are_spoilt = code >= CODES
            fitting: i64 = 0
            for number, design in enumerate(self._designs):
                if self._turned[design] & matched and not (are_spoilt and spoils[design]):
                    fitting += self._alike[number]
            found -= _WHOLE * fitting // self.total
        self._misses[code] = found
        return found

    def dead_share(self, code: i64, looks: i64) -> i64:
        """Return how likely nothing among so many tiles fits a cell of a code, of 4096."""
        shares = self._dead_shares[code]
        if len(shares) <= looks:
            shares = self._find_dead_shares(code, looks)
        return shares[looks]

    def _find_dead_shares(self, code: i64, most: i64) -> vec[i64]:
        miss = self.miss(code)
        found = vec[i64]([_WHOLE] * (most + 1))
        looks: i64 = 0
        while looks < most:
            found[looks + 1] = found[looks] * miss // _WHOLE
            looks += 1
        self._dead_shares[code] = found
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
