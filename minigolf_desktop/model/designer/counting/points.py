"""What a hole brings by itself, in numbers alone: for its par, and for what Mr Client looks for.

These rules stand here alone: the score asks them of holes that are traced, the kernel of computer
players of holes that are a number each.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.model.designer.box import Feature

CUBES: Final = 36
"""Par cubes of a player."""
ZONE_FIRST: Final = 3
ZONE_LAST: Final = 5
"""Pars in the green zone of the score sheet."""
ZONE_POINTS: Final = 2


def zone_points(par: i64) -> i64:
    """Return the points of a hole for its par alone."""
    return ZONE_POINTS if ZONE_FIRST <= par <= ZONE_LAST else 0


def cube_cost(par: i64, *, final: bool) -> i64:
    """Return the points that a total par costs; unused cubes only in the final count (D33)."""
    if par > CUBES:
        return par - CUBES
    return CUBES - par if final else 0


SHORT: Final = 1
LONG: Final = 2
LINEAR: Final = 3
TURNER: Final = 4
LUCKYFOR: Final = 5
UBERSTITIOUS: Final = 6
STRAIGHTFORWARD: Final = 7
INTHEWAY: Final = 8
PERFECT: Final = 9
"""His whims, by what he looks for."""

WHIM_OF: Final = {
    Feature.SHORT: SHORT,
    Feature.LONG: LONG,
    Feature.LINEAR: LINEAR,
    Feature.TURNER: TURNER,
    Feature.LUCKYFOR: LUCKYFOR,
    Feature.UBERSTITIOUS: UBERSTITIOUS,
    Feature.STRAIGHTFORWARD: STRAIGHTFORWARD,
    Feature.INTHEWAY: INTHEWAY,
    Feature.PERFECT: PERFECT,
}
"""The whim that looks for a feature."""

AVERAGE_PAR: Final = 4
SHORT_HOLE: Final = 2
"""Tiles of a hole that Mr Short finds short."""
LONG_HOLE: Final = 4
"""Tiles of a hole that Mr Long finds long, at least."""
UNLUCKY: Final = 4
"""The number of the hole that Mr Überstitious wants to have another par than the average."""


def speaks_of_numbers(whim: i64) -> bool:
    """Return whether a whim knows holes by their numbers, and so no extra hole (ruling D34)."""
    return whim in (UBERSTITIOUS, STRAIGHTFORWARD)


def meets_whim(whim: i64, length: i64, corners: i64, par: i64, obstacles: i64, number: i64) -> bool:
    """Return whether a well-formed hole has what he looks for.

    ``number`` matters to Mr Überstitious alone; 0 stands for any but 4. Mr Straightforward looks at
    transitions, Mr Perfect at whole conditions, neither ever at a hole.
    """
    if whim == SHORT:
        return length == SHORT_HOLE
    if whim == LONG:
        return length >= LONG_HOLE
    if whim == LINEAR:
        return corners == 0
    if whim == TURNER:
        return corners != 0
    if whim == LUCKYFOR:
        return par == AVERAGE_PAR
    if whim == UBERSTITIOUS:
        return (par == AVERAGE_PAR) == (number == UNLUCKY)
    if whim == INTHEWAY:
        return obstacles != 0
    return False
