"""The choice behind the hole numbers: which holes are one, which nine count, in what order.

Here holes are only what they are worth; where they lie is left behind in :mod:`numbering`. Equal
questions are asked again and again while placements are weighed up, so answers are remembered.

With at most nine holes only the order matters (:mod:`ordering`). With more, the points fall apart
into those of the order (links, gate, hole 4) and the rest, which only asks which holes are declared
one and which nine are kept (:mod:`declaring`). So the search goes through the sets of links from
the best down, and for each asks for the best of the rest that keeps the holes those links need.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import product, repeat
from typing import NamedTuple

from minigolf_desktop.model.designer.chaining import Item, Unit, join_items, longest_chains
from minigolf_desktop.model.designer.declaring import (
    NOTHING_YET,
    PATIENCE,
    PATIENCE_SO_FAR,
    Declaration,
    Declaring,
    Patience,
)
from minigolf_desktop.model.designer.joining import NO_ENDS, Ends
from minigolf_desktop.model.designer.ordering import (
    PLACES,
    Candidate,
    LinkSet,
    best_order,
    link_sets,
    most_points,
)
from minigolf_desktop.model.designer.scoring.par import cube_cost
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints

PARTNERS_TRIED = 1_000
"""Partners tried for holes with numbers by hand before the search keeps the best found."""

LINKS_TRIED = 20_000
"""Links, and choices for a set of them, looked at before the search keeps the best found."""


class Entry(NamedTuple):
    """What a traced hole is to the choice."""

    worth: int
    """Points that do not hang on the other holes, unless it is number 4."""
    par: int
    tees: int
    greens: int
    starts_at_gate: bool
    ends_at_gate: bool
    fourth: int
    """Points won or lost when it is hole 4."""
    number: int
    """Number set by hand; 0 for none."""
    ends: Ends = NO_ENDS
    """Where it may be declared one with others."""


class Question(NamedTuple):
    """Everything that the choice depends on."""

    entries: tuple[Entry, ...]
    links: tuple[tuple[int, int, int], ...]
    """(hole before, hole after, points) wherever a green is beside another hole's tee."""
    all_aligned_bonus: int
    final: bool
    """Whether unused par cubes count yet (ruling D33)."""
    perfect: PerfectPoints
    """What may be won from Mr Perfect besides."""


@lru_cache(maxsize=1_024)
def best_numbers(question: Question) -> tuple[tuple[Unit, int], ...]:
    """Return the units with their numbers, 0 for extra holes, that are worth most."""
    return tuple(_Search(question).best().items())


class _Search:
    """Looks for the choice that is worth most."""

    def __init__(self, question: Question) -> None:
        self.entries, self.links, self.bonus, self.final, self.perfect = question
        self.number_of = {
            index: entry.number for index, entry in enumerate(self.entries) if entry.number
        }
        self.points = NOTHING_YET
        self.patience = Patience(PATIENCE if self.final else PATIENCE_SO_FAR)
        self.partners = repeat(True, PARTNERS_TRIED)
        self.budget = repeat(True, LINKS_TRIED)
        self.found: dict[Unit, int] = {}

    def best(self) -> dict[Unit, int]:
        """Return the number of every unit."""
        for items in product(*self._declared_by_hand()):
            self._number(items)
        return self.found

    def _number(self, items: Sequence[Item]) -> None:
        """Find the best numbering of holes some of which may be declared one."""
        if len(items) <= PLACES:
            worth = sum([item.worth for item in items])
            par = sum([item.par for item in items])
            points = worth - cube_cost(par, final=self.final)
            points += self.perfect.of_par(worth, par) + self.perfect.nine * (len(items) == PLACES)
            self._settle(Declaration(points, tuple([item.unit for item in items]), ()))
            return
        by_hand = next((item for item in items if item.number and item.ends), None)
        if by_hand is None:
            self._choose(items)
            return
        most = self.perfect.of_order(
            most_points(self._candidates([item.unit for item in items]), self.bonus)
        )
        whoever = self._declaring(items).best(self._named(), (), self.points - most)
        if whoever is None:
            return
        self._settle(whoever)
        if whoever.points + most <= self.points:
            return
        # Whom a hole with a number by hand is declared one with decides what is before and after
        # it: every partner is tried, and then none.
        tried = set()
        for other in items:
            for both in join_items(by_hand, other) if other is not by_hand else []:
                look = (self._traits(other), both.ends)
                if look in tried or next(self.partners, None) is None:
                    continue
                tried.add(look)
                rest = [item for item in items if item is not by_hand and item is not other]
                self._number([*rest, both])
        self._number(
            [item if item is not by_hand else item._replace(ends=NO_ENDS) for item in items]
        )

    def _traits(self, item: Item) -> tuple[object, ...]:
        """Return what tells a partner from others: by all else they are alike."""
        linked = {index for link in self.links for index in link[:2]}
        return (
            *item[1:],
            tuple([index for index in item.unit if index in linked]),
            any(self.entries[index].starts_at_gate for index in item.unit),
            any(self.entries[index].ends_at_gate for index in item.unit),
        )

    def _named(self) -> frozenset[int]:
        """Return the holes that have a number by hand: they must be counted."""
        return frozenset(self.number_of)

    def _declaring(self, items: Sequence[Item]) -> Declaring:
        cost = partial(cube_cost, final=self.final)
        return Declaring(items, cost, self.perfect, self.patience)

    def _choose(self, items: Sequence[Item]) -> None:
        """Choose the nine, from the best order down; none to be joined has a number by hand."""
        by_hand = self._named()
        declaring = self._declaring(items)
        unordered = declaring.best(by_hand, (), NOTHING_YET)
        if unordered is None:
            return
        self._settle(unordered)
        units = [item.unit for item in items]
        candidates = self._candidates(units)
        level = most_points(candidates, self.bonus)
        failed: list[tuple[frozenset[int], frozenset[Unit]]] = []
        while self.perfect.of_order(level) + unordered.points > self.points and level > 0:
            sets = sorted(
                link_sets(candidates, level, self.budget), key=lambda links: len(links.needed)
            )
            for links in sets:
                needed = by_hand.union(*[units[place] for place in links.needed])
                apart = self._kept_apart(items, links)
                if any(fewer <= needed and free <= apart for fewer, free in failed):
                    continue
                if not self._try_links(declaring, needed, apart, level):
                    # What could not reach the points wanted cannot with more demands either, nor
                    # at a lower level, which wants more of the rest.
                    failed.append((needed, apart))
            level -= 2

    def _try_links(
        self, declaring: Declaring, needed: frozenset[int], apart: frozenset[Unit], level: int
    ) -> bool:
        """Settle the best choice that has a set of links; return whether there is a better one.

        Holes declared one may still close the links to a ring, or push hole 4 off its place. Then
        every choice that has them all apart but one is tried: one of them must go.
        """
        if next(self.budget, None) is None:
            return True
        choice = declaring.best(needed, apart, self.points - self.perfect.of_order(level))
        if choice is None:
            return False
        if self._settle(choice) < level:
            for unit in choice.kept:
                ends = [index for index in unit if index in needed]
                tees = [index for index in ends if self.entries[index].tees]
                greens = [index for index in ends if self.entries[index].greens]
                if tees and greens and tees != greens:
                    pair = (min(tees[0], greens[0]), max(tees[0], greens[0]))
                    if pair not in apart:
                        self._try_links(declaring, needed, apart | {pair}, level)
        return True

    def _kept_apart(self, items: Sequence[Item], links: LinkSet) -> frozenset[Unit]:
        """Return the holes that would close a chain of links to a ring, or shorten the way round.

        A chain that ends in a tee without green and one that begins with a green without tee would
        become one; the two may not be the same, nor those of hole 1 and hole 9 unless that makes
        all nine.
        """
        chain_of = {place: row for row, chain in enumerate(links.chains) for place in chain}
        rows = [place for place in chain_of if items[place].ends]
        ends = set(links.ends)
        round_trip = sum([len(links.chains[row]) for row in ends]) == PLACES + 1
        apart = set()
        for tee in [place for place in rows if items[place].tees]:
            for green in [place for place in rows if items[place].greens]:
                both = {chain_of[tee], chain_of[green]}
                if tee != green and (len(both) == 1 or (both == ends and not round_trip)):
                    one, other = items[tee].unit[0], items[green].unit[0]
                    apart.add((min(one, other), max(one, other)))
        return frozenset(apart)

    def _item(self, index: int) -> Item:
        entry = self.entries[index]
        return Item(
            (index,), entry.worth, entry.par, entry.tees, entry.greens, entry.ends, entry.number
        )

    def _candidates(self, units: Sequence[Unit]) -> list[Candidate]:
        place = {index: position for position, unit in enumerate(units) for index in unit}
        links: list[list[tuple[int, int]]] = [[] for _ in units]
        for before, after, points in self.links:
            if before in place and after in place and place[before] != place[after]:
                links[place[after]].append((place[before], points))
        return [
            self._candidate(unit, tuple(sorted(before, key=lambda link: -link[1])))
            for unit, before in zip(units, links, strict=True)
        ]

    def _candidate(self, unit: Unit, links: tuple[tuple[int, int], ...]) -> Candidate:
        parts = [self.entries[index] for index in unit]
        return Candidate(
            links,
            any(entry.starts_at_gate for entry in parts),
            any(entry.ends_at_gate for entry in parts),
            parts[0].fourth if len(parts) == 1 else 0,
            max([self.number_of.get(index, 0) for index in unit]),
        )

    def _settle(self, choice: Declaration) -> int:
        """Order the holes kept, remember the choice when it beats what was found.

        Returns the points of the order.
        """
        order = best_order(tuple(self._candidates(choice.kept)), self.bonus)
        points = choice.points + self.perfect.of_order(order.points)
        if points > self.points:
            self.points = points
            self.found = dict(zip(choice.kept, order.numbers, strict=True))
            self.found |= dict.fromkeys(choice.dropped, 0)
        return order.points

    def _declared_by_hand(self) -> list[list[Item]]:
        """Return what each hole can be, those that share a number by hand being one.

        Where they may not be one, the later ones lose the number.
        """
        holders: dict[int, list[int]] = {}
        for index, number in self.number_of.items():
            holders.setdefault(number, []).append(index)
        found = [[self._item(index)] for index in range(len(self.entries))]
        for indexes in holders.values():
            whole = longest_chains([self._item(index) for index in indexes])
            for index in indexes:
                if index in whole[0].unit:
                    found[index] = whole if index == indexes[0] else []
                else:
                    del self.number_of[index]
                    found[index] = [self._item(index)._replace(number=0)]
        return [items for items in found if items]
