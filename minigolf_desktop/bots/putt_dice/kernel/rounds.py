"""Whole rounds in the kernel, played by chance."""

from mypy_extensions import i64

from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.putt_dice.kernel.position import (
    CHOOSING,
    MISHAP,
    OVER,
    PUTTING,
    PuttPosition,
)


def random_action(position: PuttPosition, numbers: RandomNumbers) -> i64:
    """Return one of the legal actions, each as likely as any other."""
    if position.phase == PUTTING:
        return 1 + numbers.below(position.tables.dice)
    if position.phase == CHOOSING:
        return MISHAP + numbers.below(2)
    legal = position.legal()
    return legal[numbers.below(len(legal))]


def random_fall(position: PuttPosition, action: i64, numbers: RandomNumbers) -> i64:
    """Return how an action turns out, by chance."""
    falls = position.falls(action)
    return numbers.below(falls) if falls > 1 else 0


def play_at_random(position: PuttPosition, numbers: RandomNumbers) -> int:
    """Play a position to the end of the round by chance and return the number of actions."""
    actions: i64 = 0
    while position.phase != OVER:
        action = random_action(position, numbers)
        position.do(action, random_fall(position, action, numbers))
        actions += 1
    return actions
