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
from itertools import repeat
from typing import NamedTuple

from minigolf_desktop.model.designer.declaring import (
    PATIENCE,
    Declaration,
    Declaring,
    Item,
    Unit,
)
from minigolf_desktop.model.designer.ordering import (
    PLACES,
    Candidate,
    LinkSet,
    best_order,
    link_sets,
    most_points,
)
from minigolf_desktop.model.designer.scoring.par import cube_cost, zone_points
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints

PARTNERS_TRIED = 100
"""Partners tried for holes with numbers by hand before the search keeps the best found."""


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


class Question(NamedTuple):
    """Everything that the choice depends on."""

    entries: tuple[Entry, ...]
    links: tuple[tuple[int, int, int], ...]
    """(hole before, hole after, points) wherever a green is beside another hole's tee."""
    pairs: tuple[Unit, ...]
    """Holes that may be declared one."""
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
        self.entries, self.links, self.pairs, self.bonus, self.final, self.perfect = question
        self.number_of = {
            index: entry.number for index, entry in enumerate(self.entries) if entry.number
        }
        self.points = -(10**6)
        self.patience = PARTNERS_TRIED
        self.found: dict[Unit, int] = {}

    def best(self) -> dict[Unit, int]:
        """Return the number of every unit."""
        units = self._declared_by_hand(self.pairs)
        if len(units) > PLACES:
            alone = {unit[0] for unit in units if len(unit) == 1}
            by_hand = self.number_of.keys()
            pairs = [pair for pair in self.pairs if alone.issuperset(pair)]
            self._number(units, [pair for pair in pairs if not by_hand >= set(pair)])
        else:
            self._settle(Declaration(0, tuple(units), ()))
        return self.found

    def _number(self, units: list[Unit], pairs: Sequence[Unit]) -> None:
        """Find the best numbering of the units, of which pairs may be declared one."""
        if len(units) <= PLACES:
            items = [self._item(unit) for unit in units]
            worth = sum(item.worth for item in items)
            par = sum(item.par for item in items)
            points = worth - cube_cost(par, final=self.final)
            points += self.perfect.of_par(worth, par) + self.perfect.nine * (len(units) == PLACES)
            self._settle(Declaration(points, tuple(units), ()))
            return
        pair = next((pair for pair in pairs if not self.number_of.keys().isdisjoint(pair)), None)
        if pair is None:
            self._choose(units, pairs)
            return
        by_hand = frozenset(self.number_of)
        most = self.perfect.of_order(most_points(self._candidates(units), self.bonus))
        whoever = self._declaring(units, pairs).best(by_hand, (), self.points - most)
        if whoever is None:
            return
        self._settle(whoever)
        if whoever.points + most <= self.points:
            return
        # Whom a hole with a number by hand is declared one with decides what is before and after
        # it: every partner is tried, and then none.
        hole = pair[0] if pair[0] in self.number_of else pair[1]
        others = [other for other in pairs if hole not in other]
        for both in [pair for pair in pairs if hole in pair]:
            self.patience -= 1
            if self.patience < 0:
                break
            rest = [unit for unit in units if unit[0] not in both]
            left = [other for other in others if set(other).isdisjoint(both)]
            self._number([*rest, both], left)
        self._number(units, others)

    def _declaring(self, units: Sequence[Unit], pairs: Sequence[Unit]) -> Declaring:
        return Declaring(
            [self._item(unit) for unit in units],
            [self._item(pair) for pair in pairs],
            partial(cube_cost, final=self.final),
            self.perfect,
            # What is shown after every move may not keep the player waiting; the final count may.
            PATIENCE if self.final else PATIENCE // 4,
        )

    def _choose(self, units: list[Unit], pairs: Sequence[Unit]) -> None:
        """Choose the nine, from the best order down; no pair has a number by hand."""
        by_hand = frozenset(self.number_of)
        declaring = self._declaring(units, pairs)
        unordered = declaring.best(by_hand, (), -(10**6))
        if unordered is None:
            return
        self._settle(unordered)
        candidates = self._candidates(units)
        level = most_points(candidates, self.bonus)
        budget = repeat(True, PATIENCE)
        failed: list[tuple[frozenset[int], frozenset[Unit]]] = []
        while self.perfect.of_order(level) + unordered.points > self.points and level > 0:
            sets = sorted(link_sets(candidates, level, budget), key=lambda links: len(links.needed))
            for links in sets:
                needed = by_hand.union(*[units[place] for place in links.needed])
                apart = self._kept_apart(units, links, pairs)
                if any(fewer <= needed and free <= apart for fewer, free in failed):
                    continue
                wanted = self.points - self.perfect.of_order(level)
                choice = declaring.best(needed, apart, wanted)
                if choice is None:
                    # What could not reach the points wanted cannot with more demands either, nor
                    # at a lower level, which wants more of the rest.
                    failed.append((needed, apart))
                else:
                    self._settle(choice)
            level -= 2

    def _kept_apart(
        self, units: list[Unit], links: LinkSet, pairs: Sequence[Unit]
    ) -> frozenset[Unit]:
        """Return the pairs that would close a chain of links to a ring, or shorten the way round.

        A chain that ends in a tee without green and one that begins with a green without tee would
        become one; the two may not be the same, nor those of hole 1 and hole 9.
        """
        chain_of = {
            index: number
            for number, chain in enumerate(links.chains)
            for place in chain
            for index in units[place]
        }
        ends = set(links.ends)
        return frozenset(
            pair
            for pair in pairs
            if pair[0] in chain_of
            and pair[1] in chain_of
            and (
                chain_of[pair[0]] == chain_of[pair[1]]
                or {chain_of[pair[0]], chain_of[pair[1]]} == ends
            )
        )

    def _item(self, unit: Unit) -> Item:
        parts = [self.entries[index] for index in unit]
        if len(parts) == 1:
            entry = parts[0]
            return Item(unit, entry.worth, entry.par, entry.tees, entry.greens)
        # Two incomplete holes please no Mr Client: all they can win is the green zone.
        par = sum(entry.par for entry in parts)
        tees, greens = sum(entry.tees for entry in parts), sum(entry.greens for entry in parts)
        return Item(unit, zone_points(par), par, tees, greens)

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

    def _settle(self, choice: Declaration) -> None:
        """Order the holes kept; remember the choice when it beats what was found."""
        order = best_order(tuple(self._candidates(choice.kept)), self.bonus)
        points = choice.points + self.perfect.of_order(order.points)
        if points > self.points:
            self.points = points
            self.found = dict(zip(choice.kept, order.numbers, strict=True))
            self.found |= dict.fromkeys(choice.dropped, 0)

    def _declared_by_hand(self, pairs: Sequence[Unit]) -> list[Unit]:
        """Return the units, two holes that share a number by hand being one where they may be.

        Where they may not, the later one loses its number.
        """
        holder: dict[int, int] = {}
        units: dict[int, Unit] = {index: (index,) for index in range(len(self.entries))}
        for index, number in list(self.number_of.items()):
            first = holder.setdefault(number, index)
            if first == index:
                continue
            pair = (min(first, index), max(first, index))
            if pair in pairs and len(units[first]) == 1:
                units[pair[0]] = pair
                units.pop(pair[1], None)
                holder[number] = pair[0]
            else:
                del self.number_of[index]
        return list(units.values())
