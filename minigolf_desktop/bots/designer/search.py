"""The search of the hard player: the likely choices are tried out, the poor ones dropped early."""

from time import process_time
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.codes import FIRST_PLACEMENT, PASS, STOP
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.trial import Trials
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices

STAGES: Final = (8, 6, 4, 3, 2)
"""Choices that are tried in each stage of a search: the poorest are dropped in between."""
TURNS_PASSED: Final = 8
"""Turns of which one fills no cell."""
TRUST: Final = 6
"""As how many trials the value of a choice counts."""


class Budget(NamedTuple):
    """What a decision may cost."""

    turns: int = 3840
    """Turns that trials play, shared out evenly among the stages."""
    depth: int = 6
    """Turns that a trial plays at most. Longer trials depend on luck more than value errs, and at a
    table on others who are not played."""
    seconds: float = 0.9
    """Time of the processor after which it is made with the trials that there are: the same choice
    everywhere as long as this does not strike."""


USUAL: Final = Budget()
"""What a decision of a game costs."""


class Found(NamedTuple):
    """The choice that did best."""

    action: int
    trials: int


def search(
    position: Position,
    valuer: Valuer,
    choices: Choices,
    seed: int,
    budget: Budget,
) -> Found:
    """Return which choice of a turn does best in trials.

    Choices that trials do not understand, such as to keep a tile, are judged by their value.
    """
    end = process_time() + budget.seconds
    ranked = sorted(zip(choices.worths, choices.actions, strict=True), key=lambda one: -one[0])
    tried = [one for one in ranked if can_be_tried(one[1])][: STAGES[0]]
    if len(tried) < FEWEST or not can_be_tried(ranked[0][1]):
        return Found(ranked[0][1], 0)
    sums = {action: TRUST * worth for worth, action in tried}
    left = list(sums)
    play = Trials(position, valuer, budget.depth)
    missing = position.plot(position.to_move()).missing
    turns = min(budget.depth, missing + missing // TURNS_PASSED + 1)
    trials = budget.turns // turns // len(STAGES)
    deals = made = 0
    for count in STAGES:
        left = sorted(left, key=sums.__getitem__, reverse=True)[:count]
        for _ in range(max(1, trials // len(left))):
            play.deal(seed + deals)
            results = []
            for action in left:
                if process_time() > end:
                    return Found(max(left, key=sums.__getitem__), made)
                results.append(play.play(action))
                made += 1
            deals += 1
            for action, result in zip(left, results, strict=True):
                sums[action] += result
    return Found(max(left, key=sums.__getitem__), made)


FEWEST: Final = 2
"""Choices between which there is something to decide."""


def can_be_tried(action: int) -> bool:
    """Whether trials tell anything of an action: to keep or to collect tiles is beyond them."""
    return action >= FIRST_PLACEMENT or action in (PASS, STOP)
