"""The search of the hard player: the likely choices race each other in trials.

All that are still in the race are tried with the same draws. One that is surely behind is dropped,
so that most trials tell apart the best.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from math import sqrt
from time import process_time
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.position import FIRST_PLACEMENT, PASS, STOP, Position
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices, Trials

STARTERS: Final = 20
"""Ideas that are tried: value alone says little about which of the likely ones is best."""
ROUND: Final = 8
"""Trials of each choice after which those behind are dropped."""
SURE: Final = 2.0
"""By how many errors of its mean a choice must be behind to be dropped."""
TURNS_PASSED: Final = 8
"""Turns of which one fills no cell."""


class Budget(NamedTuple):
    """What a decision may cost."""

    turns: int = 20000
    """Turns that trials play."""
    depth: int = 12
    """Turns that a trial plays at most. Longer trials depend on luck more than value errs, and at a
    table on others who are not played."""
    seconds: float = 0.9
    """Time of the processor after which it is made with the trials that there are: the same choice
    everywhere as long as this does not strike."""


USUAL: Final = Budget()
"""What a decision of a game costs."""


class BestChoice(NamedTuple):
    """The choice that did best."""

    action: int
    trials: int
    behind: tuple[tuple[int, float], ...] = ()
    """The choices that were tried, the best first, with how much each is behind it in the deals
    of both, in hundredths of a point, nothing at least. Empty where none was tried."""


def search(
    position: Position,
    valuer: Valuer,
    choices: Choices,
    seed: int,
    budget: Budget,
) -> BestChoice:
    """Return which choice of a turn does best in trials.

    Choices that trials do not understand, such as to keep a tile, are judged by their value.
    """
    end = process_time() + budget.seconds
    ranked = sorted(zip(choices.worths, choices.actions, strict=True), key=lambda one: -one[0])
    left = list(islice(_ideas(position, ranked), STARTERS))
    if len(left) < FEWEST or not can_be_tried(ranked[0][1]):
        return BestChoice(ranked[0][1], 0)
    results: dict[int, list[int]] = {action: [] for action in left}
    play = Trials(position, valuer, budget.depth)
    missing = position.plot(position.to_move()).missing
    turns = min(budget.depth, missing + missing // TURNS_PASSED + 1)
    deals = made = 0
    while len(left) > 1 and made + len(left) <= budget.turns // turns:
        play.deal(seed + deals)
        for action in left:
            if process_time() > end:
                return _found(_leader(left, results, deals), results, made)
            results[action].append(play.play(action))
            made += 1
        deals += 1
        if deals % ROUND == 0:
            best = results[_leader(left, results, deals)]
            left = [
                one for one in left if results[one] is best or not _is_behind(results[one], best)
            ]
    return _found(_leader(left, results, deals), results, made)


def _ideas(position: Position, ranked: Iterable[tuple[int, int]]) -> Iterator[int]:
    """Yield the choices that can be tried, each idea once.

    To park a tile off the land is one idea, wherever it is worth the same.
    """
    free = position.plot(position.to_move()).ground.free
    parked = set()
    for worth, action in ranked:
        if not can_be_tried(action):
            continue
        if action >= FIRST_PLACEMENT and not free[action >> 5]:
            idea = (worth, action >> 2 & 7)
            if idea in parked:
                continue
            parked.add(idea)
        yield action


def _found(best: int, results: dict[int, list[int]], trials: int) -> BestChoice:
    """Return the choice that did best, and what the others came to in as many deals."""

    def behind(action: int) -> float:
        mine, theirs = results[best], results[action]
        deals = min(len(mine), len(theirs))
        # What fell out early did so behind another, whatever it came to in its few deals.
        return max(0.0, (sum(mine[:deals]) - sum(theirs[:deals])) / deals)

    if not results[best]:
        return BestChoice(best, trials)
    # Time may have ended before all had a trial.
    others = [(one, behind(one)) for one, tried in results.items() if tried and one != best]
    others.sort(key=lambda one: one[1])
    return BestChoice(best, trials, ((best, 0.0), *others))


def _leader(left: list[int], results: dict[int, list[int]], deals: int) -> int:
    """Return the choice that did best in so many deals; the likelier of equals."""
    return max(left, key=lambda action: sum(results[action][:deals]))


def _is_behind(results: list[int], best: list[int]) -> bool:
    """Return whether a choice is surely behind another in the same deals, or always equal."""
    count = len(best)
    behind = [more - less for more, less in zip(best, results, strict=True)]
    total = sum(behind)
    spread = sum(one * one for one in behind) - total * total / count
    return total >= SURE * sqrt(spread)


FEWEST: Final = 2
"""Choices between which there is something to decide."""


def can_be_tried(action: int) -> bool:
    """Return whether trials tell anything of an action: not of keeping or collecting tiles."""
    return action >= FIRST_PLACEMENT or action in (PASS, STOP)
