"""Chains of incomplete holes that are declared one, end to end (ruling D17).

Here a hole is only its par, its tee or green, and what its ends reach (:mod:`joining`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from minigolf_desktop.model.designer.joining import NO_ENDS, Ends
from minigolf_desktop.model.designer.scoring.par import zone_points

Unit = tuple[int, ...]
"""Indexes of the holes that are counted as one."""


class Item(NamedTuple):
    """A hole as it may be counted."""

    unit: Unit
    worth: int
    """Points that it brings by itself when it has a number."""
    par: int
    tees: int
    greens: int
    ends: Ends = NO_ENDS
    """Where it can be joined; none for a hole that stays as it is. One with ends is incomplete, so
    all that it can be worth is the green zone."""
    number: int = 0
    """Number set by hand; 0 for none."""


def join_items(one: Item, other: Item) -> list[Item]:
    """Return what two holes can become when they are declared one: one way for each end left.

    None when no imagined tiles lead from one to the other, or when the hole would have two tees,
    two greens or two numbers set by hand that differ.
    """
    tees, greens = one.tees + other.tees, one.greens + other.greens
    if tees > 1 or greens > 1 or (one.number and other.number and one.number != other.number):
        return []
    par = one.par + other.par
    unit, number = (*one.unit, *other.unit), one.number or other.number
    return [
        Item(unit, zone_points(par), par, tees, greens, ends, number)
        for ends in ends_left(one.ends, other.ends)
    ]


def longest_chains(items: Sequence[Item]) -> list[Item]:
    """Return what the first hole can be together with as many of the others as may be one with it.

    All that are returned hold the same holes; they differ in the ends that are left.
    """
    longest = [items[0]]
    while True:
        longer: dict[tuple[frozenset[int], Ends], Item] = {}
        for chain in longest:
            for other in items:
                if not set(other.unit) <= set(chain.unit):
                    for both in join_items(chain, other):
                        longer.setdefault((frozenset(both.unit), both.ends), both)
        if not longer:
            held = sorted(longest[0].unit)
            return [chain for chain in longest if sorted(chain.unit) == held]
        longest = list(longer.values())


@lru_cache(maxsize=4_096)
def ends_left(one: Ends, other: Ends) -> tuple[Ends, ...]:
    """Return the ends that two holes have when they are joined, for each way to join them."""
    left = {
        tuple(sorted((*one[:at], *one[at + 1 :], *other[:to], *other[to + 1 :])))
        for at, webs in enumerate(one)
        for to, more in enumerate(other)
        if webs & more
    }
    return tuple(sorted(left))
