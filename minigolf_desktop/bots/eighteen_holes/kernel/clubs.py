"""Sets of clubs as bits of a whole number."""

from typing import Final

from mypy_extensions import i64

_MOST: Final = 40
_HIGHEST: Final = 1_099_511_627_776
"""The set of the one with that number."""

_OF_BIT = [[one for one in range(36) if (1 << one) % 37 == rest] for rest in range(37)]
_NUMBERS = [found[0] if found else 0 for found in _OF_BIT]
"""By the remainder of a single bit, divided by 37, its number: up to 36 bits all differ in it."""


def bit_of(number: i64) -> i64:
    """Return the set of one club, or of one hole."""
    # Compiled, 1 would be shifted as a number of 32 bits.
    return _HIGHEST >> (_MOST - number)


def clubs_of(hand: i64) -> list[int]:
    """Return the clubs of a hand, by initiative."""
    found: list[int] = []
    while hand:
        bit = hand & -hand
        found.append(_NUMBERS[bit % 37])
        hand ^= bit
    return found


def count(hand: i64) -> i64:
    """Return how many clubs a hand has."""
    found: i64 = 0
    while hand:
        hand &= hand - 1
        found += 1
    return found


def hand_of(clubs: list[int]) -> i64:
    """Return the set of some clubs."""
    hand: i64 = 0
    for number in clubs:
        hand |= bit_of(number)
    return hand
