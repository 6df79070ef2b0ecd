"""Snapping: how a tile turns by itself where it is held, on squares and on hexes alike."""

from collections.abc import Callable, Container
from functools import cache


def nearest_fit(
    turn: int, turns: int, faults: Callable[[int], int], allowed: Container[int]
) -> int:
    """Return the allowed turn with the fewest faults; of equal ones that which turns least.

    A tile has ``turns`` turns, counted round from 0; it lies in ``turn`` now, and stays so where
    none is allowed. ``faults`` weighs what speaks against a turn.
    """
    near = ((turn + step) % turns for step in _nearest_first(turns))
    return min((one for one in near if one in allowed), key=faults, default=turn)


@cache
def _nearest_first(turns: int) -> tuple[int, ...]:
    return tuple(sorted(range(turns), key=lambda step: min(step, turns - step)))
