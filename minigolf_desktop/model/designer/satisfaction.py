"""How satisfied the clients are with a solo game (rule book: solo variant)."""

from bisect import bisect

SATISFACTION_STEPS_FAMILY = (70, 90, 110, 150)
"""Least totals of the levels disappointed, unexcited, happy and impressed."""
SATISFACTION_STEPS_ADVANCED = (80, 100, 120, 170)
"""The same in the advanced game."""


def satisfaction(total: int, advanced: bool = False) -> int:
    """Return the level of a total: 0 unhappy to 4 impressed."""
    return bisect(SATISFACTION_STEPS_ADVANCED if advanced else SATISFACTION_STEPS_FAMILY, total)
