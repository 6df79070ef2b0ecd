"""Which promises a computer player takes (advanced game).

In a group a promise pays by rank, and equals share the better one: it is taken when more is to be
won by it than lost. Alone it is taken when the condition will probably be met.
"""

from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.codes import DONE, TAKE_PROMISE
from minigolf_desktop.bots.designer.kernel.position import Position, holds
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.model.designer import PROMISES, promises

TIES: Final = {
    "fun": 0.03,
    "fast": 0.5,
    "her_whim": 0.2,
    "his_whim": 0.45,
    "par": 0.1,
    "land": 0.13,
    "circuit": 0.33,
}
"""By condition: the share of games in which the first of two players has an equal."""


class Aim(NamedTuple):
    """What a condition asks of a solo player who promises it."""

    wanted: int
    """Points."""
    cell: float
    """Points that a cell yet to be built on usually brings."""
    spread: float
    """How far from that it may end, in points, from the beginning of a game."""


ALONE: Final = {
    "fun": Aim(promises.PEOPLE, 1.5, 7.0),
    "her_whim": Aim(promises.HER_POINTS, 0.55, 7.0),
    "his_whim": Aim(promises.HIS_POINTS, 0.35, 3.5),
    "par": Aim(promises.PAR_POINTS, 0.4, 3.0),
    "circuit": Aim(promises.CIRCUIT_POINTS, 0.42, 3.5),
}
"""By condition; fast and land are not counted in points."""
CLEAR: Final = 0.3
"""By how many spreads a condition must be expected to be met, to be promised."""


def promise(position: Position) -> int:
    """Return the promise that the seat to move takes next, or that it takes no more."""
    seat = position.to_move()
    taken = position.promises[seat]
    left = [one for one in range(len(PROMISES)) if not holds(taken, one)]
    if not left:
        return DONE
    hopes = hopes_of(position)
    best = max(left, key=lambda one: (hopes[one], -one))
    if hopes[best] > 0 or not taken:
        return TAKE_PROMISE + best
    return DONE


def hopes_of(position: Position) -> list[float]:
    """Return by promise what the seat to move may hope of it; what is above nought is worth it.

    In a group the points to be expected; alone by how much it will probably be met.
    """
    if position.options.is_solo:
        return _alone(position)
    return _in_a_group(position, position.to_move())


def _in_a_group(position: Position, seat: int) -> list[float]:
    """Return by promise the points that it will probably bring."""
    seats = position.options.seats
    now = [score(position, other, False) for other in range(seats)]
    ranks = promises.RANK_POINTS[seats]
    even = sum(ranks) / len(ranks)
    plots = [position.plot(other) for other in range(seats)]
    built = max(1 - int(plot.missing) / int(plot.ground.size) for plot in plots)
    found = []
    for one, name in enumerate(PROMISES):
        better = sum(other[one] > now[seat][one] for other in now)
        blind = even + promises.SOLO_POINTS * TIES[name]
        known = 0.0 if name == "fast" else built
        found.append(known * ranks[better] + (1 - known) * blind)
    return found


def _alone(position: Position) -> list[float]:
    """Return by promise by how much it will probably be met, in spreads; nought is even."""
    plot = position.plot(0)
    now = score(position, 0, False)
    left = int(plot.missing) / int(plot.ground.size)
    found = []
    for one, name in enumerate(PROMISES):
        aim = ALONE.get(name)
        if aim is not None:
            ahead = _expected(aim, now[one], int(plot.missing)) - aim.wanted
            hope = ahead / (0.5 + aim.spread * left) - CLEAR
        elif name == "fast":
            hope = -1.0 if position.passes[0] else 0.1 - left
        else:
            hope = -1.0 if plot.off_land else 0.1 - left
        found.append(hope)
    return found


def expected_alone(position: Position, promise: int) -> float:
    """Return the points that a solo player may expect of a condition that is counted in points."""
    now = score(position, 0, False)
    return _expected(ALONE[PROMISES[promise]], now[promise], int(position.plot(0).missing))


def _expected(aim: Aim, now: float, missing: int) -> float:
    return now + aim.cell * missing
