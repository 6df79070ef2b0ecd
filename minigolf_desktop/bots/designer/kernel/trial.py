"""Trials of a choice: the rest of one course, built by the value player from tiles drawn by chance.

The others at the table are not played: what they leave on the racks is as good as chance. All
choices are tried with the same draws, so that luck favours none.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import (
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    PASS,
    SLOT,
    SLOT_BITS,
    VISIT,
)
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.laying import BestLaying
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.model.designer.scoring import passes

_PASS_COST: Final[int] = 100 * passes.PASS_COST
GIVES_UP_AT: Final = 3
"""Free cells for which a trial does not wait any more."""


@final
class Trials:
    """Trials from a position, which is as it was after each."""

    def __init__(self, position: Position, valuer: Valuer, depth: i64) -> None:
        """Play so many turns at most; what is left then is valued."""
        self._position = position
        self._valuer = valuer
        self._gains = Gains(valuer)
        self._choices: list[int] = []
        self._firsts: list[Gains] = []
        """By choice what weighs the turn after it: the same course in every trial."""
        self._depth = depth
        self._seat: i64 = position.to_move()
        self._pass_cost: i64 = _PASS_COST if position.options.is_solo else valuer.weights.tempo
        tiles = [design for design in position.supply.bag if design != VISIT]
        self._tiles = tiles
        # Of the tiles on a rack the others take some, on average half of those they may.
        self._seen: i64 = 2 + (position.options.seats - 1) // 2
        self._draws: list[int] = []

    def deal(self, seed: int) -> None:
        """Draw the tiles that the next trials will see."""
        chance = RandomNumbers(seed)
        draws, tiles = self._draws, self._tiles
        draws.clear()
        coming: list[int] = []
        rack = self._position.coming
        while rack:
            if rack & SLOT:
                coming.append((rack & SLOT) - 1)
            rack >>= SLOT_BITS
        while len(coming) > self._seen:
            coming.pop(chance.below(len(coming)))
        draws.extend(coming)
        while len(draws) < self._seen * self._depth:
            draws.append(tiles[chance.below(len(tiles))])

    def play(self, action: i64) -> i64:
        """Try a placement, a pass or to stop; return what it came to, in hundredths of a point."""
        position, seat = self._position, self._seat
        plot = position.plot(seat)
        laid = plot.laid
        cost: i64 = 0
        stops = False
        if action >= FIRST_PLACEMENT:
            slot = action >> 2 & 7
            design: i64 = position.rack >> SLOT_BITS * slot & SLOT
            if slot == FROM_THE_GATE:
                design = position.reserved[seat]
                cost = self._pass_cost
            plot.lay(action >> 5, (design - 1) * 4 + (action & 3))
        elif action == PASS:
            cost = self._pass_cost
        else:
            stops = True
        found = self._counted() if stops else self._build(self._first(action)) - cost
        while plot.laid > laid:
            plot.take_back()
        return found

    def _first(self, action: i64) -> Gains:
        """Return what weighs the turn after a choice."""
        if action not in self._choices:
            self._choices.append(action)
            self._firsts.append(Gains(self._valuer))
        return self._firsts[self._choices.index(action)]

    def _build(self, gains: Gains) -> i64:
        """Build on; return what the course comes to, less the passes on the way."""
        valuer, seen = self._valuer, self._seen
        plot = self._position.plot(self._seat)
        cost: i64 = 0
        turn: i64 = 0
        while plot.missing and turn < self._depth:
            now = gains.begin(plot)
            passed = now + valuer.weights.passing - self._pass_cost
            best = BestLaying(plot, gains)
            at = turn * seen
            while at < (turn + 1) * seen:
                best.look(self._draws[at], True)
                at += 1
            if best.worth < passed and plot.missing <= GIVES_UP_AT:
                return self._counted() - cost
            if best.worth < passed:
                while at > turn * seen:
                    at -= 1
                    best.look(self._draws[at], False)
            if best.worth < passed:
                cost += self._pass_cost
            else:
                best.lay()
            gains = self._gains
            turn += 1
        if plot.missing == 0:
            return self._counted() - cost
        return valuer.value(plot) - cost

    def _counted(self) -> i64:
        """Return what the course scores as it is; passes made before are no part of a value."""
        total: i64 = 0
        if self._position.options.is_solo:
            total = _PASS_COST * self._position.passes[self._seat]
        for points in score(self._position, self._seat, True):
            total += 100 * points
        return total
