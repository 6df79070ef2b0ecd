"""What Mr Client looks for in a hole, and how likely an open one will have it."""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.tables import (
    BENDS,
    INTHEWAY,
    LENGTH,
    LINEAR,
    LONG,
    LUCKYFOR,
    MANY,
    OBSTACLES,
    SHORT,
    TURNER,
    UBERSTITIOUS,
)
from minigolf_desktop.model.designer.scoring import his_whim

LONG_HOLE: Final[int] = his_whim.LONG
AVERAGE_PAR: Final[int] = his_whim.AVERAGE_PAR
NEVER: Final = 0
SURE: Final = 100
"""A chance in hundredths."""


def is_pleasing(body: i64, feature: i64, number: i64) -> bool:
    """Whether a well-formed hole pleases him; 0 for a number other than 4."""
    if feature == SHORT:
        return (body >> LENGTH) & MANY == 2
    if feature == LONG:
        return (body >> LENGTH) & MANY >= LONG_HOLE
    if feature == LINEAR:
        return (body >> BENDS) & MANY == 0
    if feature == TURNER:
        return (body >> BENDS) & MANY != 0
    if feature == LUCKYFOR:
        return body & MANY == AVERAGE_PAR
    if feature == UBERSTITIOUS:
        return (body & MANY == AVERAGE_PAR) == (number == 4)
    if feature == INTHEWAY:
        return (body >> OBSTACLES) & MANY != 0
    return False


def chance_to_please(body: i64, feature: i64, to_come: i64) -> i64:
    """Return how likely Mr Client will be pleased with an open hole, in hundredths.

    ``to_come`` is how many tees and greens it lacks.
    """
    length = (body >> LENGTH) & MANY
    if feature == SHORT:
        return 80 if length == 1 and to_come == 1 else NEVER
    if feature == LONG:
        return min(25 * (length + to_come), SURE)
    if feature == LINEAR:
        return 70 if (body >> BENDS) & MANY == 0 else NEVER
    if feature == TURNER:
        return SURE if (body >> BENDS) & MANY else 50
    if feature == LUCKYFOR:
        away = AVERAGE_PAR - to_come - (body & MANY)
        return NEVER if away < 0 else 80
    if feature == UBERSTITIOUS:
        return 75
    if feature == INTHEWAY:
        return SURE if (body >> OBSTACLES) & MANY else 40
    return NEVER
