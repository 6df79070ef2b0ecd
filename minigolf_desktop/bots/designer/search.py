"""The search of the hard player: the likely choices are tried out, the poor ones dropped early."""

from time import process_time
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.codes import FIRST_PLACEMENT, PASS, STOP
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.trial import Trials
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices

CANDIDATES: Final = 8
"""Choices that are tried."""
ROUNDS: Final = 3
"""After each the poorer half of them is dropped."""
DEPTH: Final = 6
"""Turns that a trial plays."""
TRUST: Final = 4
"""As how many trials the value of a choice counts."""


class Budget(NamedTuple):
    """What a decision may cost."""

    trials: int = 640
    """Trials, a third of them in each round."""
    seconds: float = 0.8
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
    tried = [one for one in ranked if _can_be_tried(one[1])][:CANDIDATES]
    if len(tried) < FEWEST or not _can_be_tried(ranked[0][1]):
        return Found(ranked[0][1], 0)
    sums = {action: TRUST * worth for worth, action in tried}
    left = list(sums)
    play = Trials(position, valuer, DEPTH)
    deals = made = 0
    for _ in range(ROUNDS):
        for _ in range(max(1, budget.trials // ROUNDS // len(left))):
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
        left = sorted(left, key=sums.__getitem__, reverse=True)[: max(FEWEST, len(left) // 2)]
    return Found(max(left, key=sums.__getitem__), made)


FEWEST: Final = 2
"""Choices between which there is something to decide."""


def _can_be_tried(action: int) -> bool:
    """Whether trials tell anything of an action: to keep or to collect tiles is beyond them."""
    return action >= FIRST_PLACEMENT or action in (PASS, STOP)
