"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Points hang on a few small
numbers only: how many chains the loose holes are made, how many chains and how many other holes are
dropped (extra holes), how many of the chains kept are in the green zone, and their par. So these
*endings* are gone through from the most points down. Which sets of loose holes can be kept is known
at once for all of them: a set of sets is a whole number (:mod:`sets`). Those that can be made so
many chains in the zone and so many others (:mod:`zoning`), and leave what can be made the chains
that are dropped (:mod:`covering`), are two such numbers; what they have in common can be had.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple, final

from minigolf_desktop.model.designer.counting.chaining import Item, Unit
from minigolf_desktop.model.designer.counting.endings import Ending, Endings
from minigolf_desktop.model.designer.counting.joinable import Joinable, Shares
from minigolf_desktop.model.designer.counting.unjoined import Free, Unjoined
from minigolf_desktop.model.designer.scoring.par import cube_cost
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints
from minigolf_desktop.model.designer.scoring.playability import HOLES

MOST_SETS_APART = 1 << 18
"""Sets of loose holes that are looked at where some are kept apart: each hole singled out may
double them. Where there are more, no choice is found that keeps them apart."""

MOST_KEPT_APART = 8
"""Ways to keep holes apart that are remembered: what is found out for one takes memory."""


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""

    def held_together(self, apart: Collection[Unit]) -> frozenset[Unit]:
        """Return which pairs of holes that should be apart are one."""
        return frozenset(
            [
                (one, other)
                for one, other in apart
                if any(one in unit and other in unit for unit in self.kept)
            ]
        )


@final
class Declaring:
    """All there is to choose from on a course with more than nine holes.

    Built once for a course and asked many times: what is found out for one question is of use for
    the next.
    """

    def __init__(self, items: Sequence[Item], final: bool, perfect: PerfectPoints) -> None:
        most_par = sum([item.par for item in items])
        self._cube_costs: list[int] = [cube_cost(par, final=final) for par in range(most_par + 1)]
        """By total par."""
        self._perfect = perfect
        self._extra: int = len(items) - HOLES
        self._loose: list[tuple[int, Item]] = [
            (place, item) for place, item in enumerate(items) if item.ends
        ]
        self._unjoined: Unjoined = Unjoined(
            [(place, item) for place, item in enumerate(items) if not item.ends]
        )
        loose_par = sum([item.par for _, item in self._loose])
        self._least_costs: list[int] = [
            min(self._cube_costs[par : par + loose_par + 1]) for par in range(most_par + 1)
        ]
        """By par of the other holes kept: with whatever loose holes, at least."""
        self._joinable: dict[frozenset[Unit], Joinable] = {}
        self._endings: dict[Joinable, dict[Free, Endings]] = {}
        """By how many of the other holes may be dropped. Not kept by what is joinable: two that
        know each other would stay in memory long after the answer."""

    def best(self, needed: int, apart: frozenset[Unit], at_least: int) -> Declaration | None:
        """Return the choice worth most, if it is worth more than ``at_least``.

        Holes in ``needed`` (a bit each, by place among the items) get a number; no hole has the tee
        of one and the green of the other of two that are ``apart``.
        """
        # Mostly holes are apart anyway; those that are not are kept apart one pair after the other.
        kept_apart = frozenset[Unit]()
        while True:
            joinable = self._joined(kept_apart)
            ending = self._ending(joinable, needed, at_least)
            if ending is None:
                return None
            choice = self._declaration(joinable, ending, needed, apart)
            together = choice.held_together(apart)
            if not together:
                return choice
            kept_apart |= together
            singled_out = {index for pair in kept_apart for index in pair}
            if self._joined(frozenset()).sets << len(singled_out) > MOST_SETS_APART:
                return None

    def most(self, needed: int, at_least: int) -> int:
        """Return what a choice is worth, when none need be apart; ``at_least`` if that is more."""
        ending = self._ending(self._joined(frozenset()), needed, at_least)
        return at_least if ending is None else ending.points

    def _joined(self, apart: frozenset[Unit]) -> Joinable:
        joinable = self._joinable.get(apart)
        if joinable is None:
            if len(self._joinable) > MOST_KEPT_APART:
                all_of_them = self._joinable[frozenset()]
                self._joinable = {frozenset(): all_of_them}
                self._endings = {all_of_them: self._endings.get(all_of_them, {})}
            joinable = self._joinable[apart] = Joinable(self._loose, apart)
        return joinable

    def _ending(self, joinable: Joinable, needed: int, at_least: int) -> Ending | None:
        """Return the first that can be had with the holes that are needed."""
        free = self._unjoined.free(needed)
        known = self._endings.setdefault(joinable, {})
        endings = known.get(free)
        if endings is None:
            endings = known[free] = Endings(
                joinable,
                self._unjoined,
                free,
                self._extra,
                self._cube_costs,
                self._least_costs,
                self._perfect,
            )
        return endings.first(joinable.free(needed), at_least)

    def _declaration(
        self,
        joinable: Joinable,
        ending: Ending,
        needed: int,
        apart: Collection[Unit],
    ) -> Declaration:
        """Return a choice that ends so."""
        free = self._unjoined.free(needed)
        others = ending.chains - ending.dropped - ending.zones
        shares = Shares(ending.zones, others, ending.dropped)
        kept, dropped = joinable.units(ending.sets, shares, needed, apart)
        alone, away = self._unjoined.parted(free, ending.drops, ending.own_par, needed)
        return Declaration(
            ending.points,
            tuple(sorted([*[item.unit for item in alone], *kept])),
            tuple(sorted([*[item.unit for item in away], *dropped])),
        )
