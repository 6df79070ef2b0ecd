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
from minigolf_desktop.bots.designer.kernel.laying import OFF_LAND, BestLaying, most_off_land
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.waiting import (
    HAND,
    PASS_COST,
    STOPS_BELOW,
    wait_or_stop,
    worth_of_stopping,
)
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers

COUNTS_FROM: Final = 6
"""Turns after which the course of a trial is worth counting."""
_STOPS: Final = -1
"""What a turn costs in which one stops to build."""
HANDS: Final = 4
"""Hands by which a trial sees whether to wait."""


@final
class Trials:
    """Trials from a position, which is as it was after each."""

    def __init__(self, position: Position, valuer: Valuer, depth: i64) -> None:
        """Play so many turns at most; what is left then is valued.

        What a trial comes to is the mean of what its course is worth after each turn from
        :data:`COUNTS_FROM` on: earlier values know less, later ones depend more on luck.
        """
        self._position = position
        self._valuer = valuer
        self._gains = Gains(valuer)
        self._choices: list[int] = []
        self._firsts: list[Gains] = []
        """By choice what weighs the turn after it: the same course in every trial."""
        self._depth = depth
        self._seat: i64 = position.to_move()
        self._pass_cost: i64 = PASS_COST if position.options.is_solo else valuer.weights.tempo
        tiles = [design for design in position.supply.bag if design != VISIT]
        self._tiles = tiles
        # Of the tiles on a rack the others take some, on average half of those they may.
        self._seen: i64 = 2 + (position.options.seats - 1) // 2
        self._draws: list[int] = []
        self._hands: list[int] = []

    def deal(self, seed: int) -> None:
        """Draw the tiles that the next trials will see."""
        chance = RandomNumbers(seed)
        draws, hands, tiles = self._draws, self._hands, self._tiles
        draws.clear()
        hands.clear()
        while len(hands) < HANDS * HAND:
            hands.append(tiles[chance.below(len(tiles))])
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
            return worth_of_stopping(position, seat)
        found = self._build(self._first(action)) - cost
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
        depth = self._depth
        plot = self._position.plot(self._seat)
        counts_from = min(depth, COUNTS_FROM)
        times = depth - counts_from + 1
        left = times
        total: i64 = 0
        cost: i64 = 0
        turn: i64 = 0
        while plot.missing and turn < depth:
            now = gains.begin(plot)
            turn_cost = self._take_turn(plot, gains, turn * self._seen, now)
            if turn_cost == _STOPS:
                break
            if turn >= counts_from:
                total += now - cost
                left -= 1
            cost += turn_cost
            gains = self._gains
            turn += 1
        if plot.missing and turn == depth:
            worth = self._valuer.value(plot)
        else:
            worth = worth_of_stopping(self._position, self._seat)
        # A course that is done comes to the same after every turn that is left.
        return (total + left * (worth - cost)) // times

    def _take_turn(self, plot: Plot, gains: Gains, first: i64, now: i64) -> i64:
        """Lay the best of the tiles drawn from the first on, or pass; return what that costs."""
        draws, weights = self._draws, self._valuer.weights
        passed = now + weights.passing - self._pass_cost
        best = BestLaying(plot, gains)
        last = first + self._seen
        at = first
        while at < last:
            best.look(draws[at], True)
            at += 1
        if best.worth < now + OFF_LAND:
            least = max(best.worth, passed) - now
            at = first
            while at < last:
                if most_off_land(plot, weights, draws[at]) >= least:
                    best.look(draws[at], False)
                at += 1
        if best.worth <= now and plot.missing <= STOPS_BELOW:
            passed, stopped = wait_or_stop(
                self._position, self._seat, gains, self._hands, self._pass_cost, best.worth
            )
            if stopped >= max(passed, best.worth):
                return _STOPS
        if best.worth < passed:
            return self._pass_cost
        best.lay()
        return 0
