"""Repairs a solo course whose hands are all known: tiles are taken back, and laid again otherwise.

A course is told by its hands, one after the other: the cell and the turned tile that each laid, or
nothing. In a repair a few tiles that lie near each other, or follow each other, go back to their
hands; those hands, and those that were passed, are then laid anew by the value of the course. What
comes of it is counted, and kept where it is as good, or nearly so while the search is hot. A
course is sound as long as every tile touches one that was laid earlier, or the gate, and nothing is
laid once the land is full.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.gain import Gains, most_off_land
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.tables import BARE, MATCHES
from minigolf_desktop.bots.designer.kernel.value_player import PASS_COST, most_by_stopping
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.rows import vec

NOTHING: Final = -1
"""In place of a cell: the hand was passed; in place of a design: the hand held no more."""
HAND: Final = 2
"""Tiles of a hand."""
_FEWEST: Final = 2
_MORE: Final = 7
"""Tiles that are taken back: the fewest, and how many more at most."""
_NOISE: Final = 3
"""Steps of the noise on what a placement is worth: nought first,"""
_STEP: Final = 100
"""and of so much, in hundredths of a point, each."""


@final
class Repairs:
    """One course, and the best that it has become so far."""

    def __init__(
        self, position: Position, gains: Gains, hands: list[int], copies: list[int], seed: int
    ) -> None:
        """``hands`` are the designs of all hands, two each; ``copies`` are those in the box.

        The position stands at the first turn, before a tile is laid.
        """
        self._position = position
        self.plot: Plot = position.plot(0)
        """The course that was begun with or tried last."""
        self._gains = gains
        self._chance = RandomNumbers(seed)
        self._designs = vec[i64](hands)
        self._copies = vec[i64](copies)
        self._hands: i64 = len(hands) // HAND
        none = [NOTHING] * (len(hands) // HAND)
        self.cells = vec[i64](none)
        """By hand: where it laid a tile,"""
        self.tiles = vec[i64](none)
        """and which."""
        self.total: i64 = 0
        """What the course scores."""
        self._try_cells = vec[i64](none)
        self._try_tiles = vec[i64](none)
        self._free = vec[i64](none)
        """Hands that are to be laid,"""
        self._frees: i64 = 0
        """and how many."""
        self._used = vec[i64]([0] * len(copies))
        """By design: how often it lies on the course that is tried."""
        self._born = vec[i64]([0] * len(self.plot.codes))
        """By cell: the hand that laid there, and one; 0 for none."""

    def begin(self, cells: list[int], tiles: list[int]) -> None:
        """Begin with a sound course, by hand."""
        self.cells = vec[i64](cells)
        self.tiles = vec[i64](tiles)
        self._try_cells = self.cells[:]
        self._try_tiles = self.tiles[:]
        self._frees = 0
        self._lay_rest()
        self.total = self._count(-(1 << 40))

    def passes(self) -> i64:
        """Return how many hands were passed."""
        return _passes(self.cells)

    def repair(self, times: i64, heat: i64) -> i64:
        """Repair it so many times; return how often it became better.

        What is worse by less than ``heat`` points is kept as well, now and then.
        """
        better: i64 = 0
        done: i64 = 0
        while done < times:
            done += 1
            self._take_some_back()
            self._lay_rest()
            least = self.total
            if heat:
                least -= self._chance.below(heat)
            if not self._lay_free() or not self._is_sound():
                continue
            total = self._count(least)
            if total < least:
                continue
            if total > self.total:
                better += 1
            self.total = total
            self.cells = self._try_cells[:]
            self.tiles = self._try_tiles[:]
        return better

    # --- taking back

    def _take_some_back(self) -> None:
        """Choose the hands to be laid anew: some of those that laid, and all that were passed."""
        chance = self._chance
        self._try_cells = self.cells[:]
        self._try_tiles = self.tiles[:]
        many = _FEWEST + chance.below(_MORE)
        way = chance.below(8)
        if way < 5:
            self._take_near(many)
        elif way < 7:
            self._take_following(many)
        else:
            self._take_any(many)
        cells, off = self._try_cells, self.plot.ground.off
        hand: i64 = 0
        found: i64 = 0
        while hand < self._hands:
            cell: i64 = cells[hand]
            if cell != NOTHING and off[cell] and chance.below(2):
                cells[hand] = NOTHING
                cell = NOTHING
            if cell == NOTHING:
                self._free[found] = hand
                found += 1
            hand += 1
        self._frees = found
        if chance.below(2):
            self._shuffle()

    def _shuffle(self) -> None:
        free, chance = self._free, self._chance
        left = self._frees
        while left > 1:
            other = chance.below(left)
            left -= 1
            hand: i64 = free[left]
            free[left] = free[other]
            free[other] = hand

    def _take_near(self, many: i64) -> None:
        """Take tiles back that are nearest to some cell of the land."""
        ground, cells, chance = self.plot.ground, self._try_cells, self._chance
        width = ground.width
        middle: i64 = ground.cells[chance.below(len(ground.cells))]
        row, column = middle // width, middle % width
        while many:
            best: i64 = NOTHING
            least: i64 = 1 << 20
            hand: i64 = 0
            while hand < self._hands:
                cell: i64 = cells[hand]
                if cell != NOTHING:
                    down, right = cell // width - row, cell % width - column
                    # Chance parts those that are as near.
                    far = (down * down + right * right) * 16 + chance.below(24)
                    if far < least:
                        least = far
                        best = hand
                hand += 1
            if best == NOTHING:
                return
            cells[best] = NOTHING
            many -= 1

    def _take_following(self, many: i64) -> None:
        """Take tiles back that were laid one after the other."""
        cells = self._try_cells
        hand = self._chance.below(self._hands)
        while many and hand < self._hands:
            if cells[hand] != NOTHING:
                cells[hand] = NOTHING
                many -= 1
            hand += 1

    def _take_any(self, many: i64) -> None:
        """Take any tiles back."""
        while many:
            self._try_cells[self._chance.below(self._hands)] = NOTHING
            many -= 1

    # --- laying

    def _lay_rest(self) -> None:
        """Lay the tiles that were not taken back."""
        plot, cells, tiles = self.plot, self._try_cells, self._try_tiles
        used, born = self._used, self._born
        while plot.laid:
            cell: i64 = plot.cells[plot.laid - 1]
            tile: i64 = plot.tiles[plot.laid - 1]
            born[cell] = 0
            used[tile >> 2] -= 1
            plot.take_back()
        hand: i64 = 0
        while hand < self._hands:
            cell = cells[hand]
            if cell != NOTHING:
                self._lay(hand, cell, tiles[hand])
            hand += 1

    def _lay(self, hand: i64, cell: i64, tile: i64) -> None:
        self._try_cells[hand] = cell
        self._try_tiles[hand] = tile
        self._born[cell] = hand + 1
        self._used[tile >> 2] += 1
        self.plot.lay(cell, tile)

    def _lay_free(self) -> bool:
        """Lay the hands that are free, each where it is worth most; return whether any was laid."""
        noise: i64 = _STEP * self._chance.below(_NOISE)
        laid = False
        at: i64 = 0
        while at < self._frees:
            if self._lay_best(self._free[at], noise):
                laid = True
            at += 1
        return laid

    def _lay_best(self, hand: i64, noise: i64) -> bool:
        """Lay a hand where it is worth most, unless to pass is worth more."""
        plot, gains, chance = self.plot, self._gains, self._chance
        now = gains.begin(plot)
        weights = gains.valuer.weights
        codes, paths = plot.codes, plot.tables.paths
        best = now - PASS_COST
        best_cell: i64 = NOTHING
        best_tile: i64 = 0
        slot: i64 = 0
        while slot < HAND:
            design: i64 = self._designs[HAND * hand + slot]
            slot += 1
            if design < 0 or self._used[design] >= self._copies[design]:
                continue
            turns: i64 = plot.tables.turns[design]
            own = gains.own(plot, design)
            beyond: i64 = 0
            while beyond < 2:
                is_on_land = beyond == 0
                beyond += 1
                if not is_on_land and now + most_off_land(plot, weights, design) < best:
                    continue
                cells = gains.cells(is_on_land)
                tile = 4 * design
                rotation: i64 = 0
                while rotation < 4:
                    if turns >> rotation & 1:
                        sides: i64 = paths[tile]
                        row = sides << 8
                        for cell in cells:
                            code: i64 = codes[cell]
                            if not MATCHES[row + code]:
                                continue
                            if not is_on_land and sides and not code & 15:
                                continue
                            if not self._touches(cell, hand):
                                continue
                            worth = gains.bare(plot, cell, tile) + own
                            if noise:
                                worth += chance.below(2 * noise) - noise
                            if worth > best:
                                best = worth
                                best_cell = cell
                                best_tile = tile
                    tile += 1
                    rotation += 1
        if best_cell == NOTHING:
            return False
        self._lay(hand, best_cell, best_tile)
        return True

    # --- what comes of it

    def _touches(self, cell: i64, hand: i64) -> bool:
        """Return whether a cell touches the gate, or a tile of an earlier hand."""
        ground, born = self.plot.ground, self._born
        if ground.codes[cell] < BARE:
            return True
        side: i64 = 0
        while side < 4:
            one: i64 = born[cell + ground.steps[side]]
            if one and one <= hand:
                return True
            one = born[cell + ground.corner_steps[side]]
            if one and one <= hand:
                return True
            side += 1
        return False

    def _is_sound(self) -> bool:
        """Return whether every tile could be laid when its hand came."""
        cells, plot = self._try_cells, self.plot
        last: i64 = NOTHING
        hand: i64 = 0
        while hand < self._hands:
            cell: i64 = cells[hand]
            if cell != NOTHING:
                if not self._touches(cell, hand):
                    return False
                last = cell
            hand += 1
        return last != NOTHING and (plot.missing > 0 or plot.ground.free[last] == 1)

    def _count(self, least: i64) -> i64:
        """Return what the course that is tried scores; less than ``least`` where it is less."""
        position = self._position
        passes = _passes(self._try_cells)
        position.passes[0] = passes
        self._gains.begin(self.plot)
        most = most_by_stopping(position, 0, self._gains) - PASS_COST * passes
        if most < 100 * least:
            return least - 1
        total: i64 = 0
        for points in score(position, 0, True):
            total += points
        return total


def _passes(cells: vec[i64]) -> i64:
    """Return how many hands were passed: those that laid nothing before the last that did."""
    passes: i64 = 0
    waiting: i64 = 0
    for cell in cells:
        if cell == NOTHING:
            waiting += 1
        else:
            passes += waiting
            waiting = 0
    return passes
