"""To wait for better tiles or to stop: what each is worth where little is left to build on.

Both the value player and trials decide by it, so that trials play on as the value player would.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.laying import NO_WORTH, BestLaying
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.stopping import most_by_stopping
from minigolf_desktop.model.designer.scoring import passes

PASS_COST: Final[int] = 100 * passes.PASS_COST
"""What a pass costs alone, in hundredths of a point."""
STOPS_BELOW: Final = 8
"""Free cells from which on nobody thinks of stopping."""
HAND: Final = 2
"""Tiles of a hand."""
_WAITS: Final = 4
"""Passes in a row that are thought of."""


def worth_of_stopping(position: Position, seat: i64) -> i64:
    """Return what a course scores as it is, in hundredths of a point.

    Passes made before are no part of a value, so they are left out here too.
    """
    total: i64 = 0
    if position.options.is_solo:
        total = PASS_COST * position.passes[seat]
    for points in score(position, seat, True):
        total += 100 * points
    return total


def wait_or_stop(
    position: Position, seat: i64, gains: Gains, hands: list[int], pass_cost: i64, best: i64
) -> tuple[i64, i64]:
    """Return what it is worth to pass, and to stop, where the best placement is worth ``best``.

    The course is counted only where the choice hangs on it. Where it does not, to stop is
    :data:`.laying.NO_WORTH`, and to pass at most what is returned.
    """
    plot = position.plot(seat)
    most = most_by_stopping(position, seat, gains)
    waiting = worth_of_waiting(plot, gains, hands, most, pass_cost)
    if max(most, waiting) < best:
        return waiting, NO_WORTH
    least = worth_of_waiting(plot, gains, hands, NO_WORTH, pass_cost)
    if most < max(best, waiting) and least == waiting:
        return waiting, NO_WORTH
    stopped = worth_of_stopping(position, seat)
    return worth_of_waiting(plot, gains, hands, stopped, pass_cost), stopped


def worth_of_waiting(
    plot: Plot, gains: Gains, hands: list[int], stopped: i64, pass_cost: i64
) -> i64:
    """Return what it is worth to pass, where to stop is worth something too.

    ``hands`` are the designs that the next hands may hold, one hand after the other. The gains have
    begun with the plot.
    """
    worths: list[int] = []
    at: i64 = 0
    count: i64 = len(hands)
    while at + HAND <= count:
        best = BestLaying(plot, gains)
        last = at + HAND
        while at < last:
            best.look(hands[at], True)
            at += 1
        worths.append(best.worth)
    worth = stopped
    turn: i64 = 0
    while turn < _WAITS and worths:
        total: i64 = 0
        least = max(worth, stopped)
        for one in worths:
            total += max(least, one)
        worth = total // len(worths) - pass_cost
        turn += 1
    return worth
