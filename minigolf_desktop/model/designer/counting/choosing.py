"""The choice behind the hole numbers: which holes are one, which nine count, in what order.

Here holes are only what they are worth; where they lie is left behind in :mod:`numbering`. Equal
questions are asked again and again while placements are weighed up, so answers are remembered.

With at most nine holes only the order matters (:mod:`ordering`). With more, the points fall apart
into those of the order (links, gate, hole 4) and the rest, which only asks which holes are
declared one and which nine are kept (:mod:`declaring`). So links are chosen one by one
(:class:`OrderLinks`), as long as they and the best of the rest that keeps the holes they need can
be worth more than what is known. All of that is exact. Only where holes declared one spoil the
order again and again is the search cut short (:data:`MOST_PARTINGS`); see also what it says of
hole 4. On boards with far too many loose holes some are joined by rule of thumb
(:data:`MOST_SETS`), and not all links are tried (:data:`MOST_BRANCHES`).
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product, repeat
from math import prod
from typing import NamedTuple

from minigolf_desktop.model.designer.conditions import PerfectPoints
from minigolf_desktop.model.designer.counting.chaining import Item, Unit, join_items, longest_chains
from minigolf_desktop.model.designer.counting.declaring import NOTHING_YET, Declaration, Declaring
from minigolf_desktop.model.designer.counting.ordering import (
    PLACES,
    Candidate,
    LinkSet,
    OrderLinks,
    best_order,
    forget_orders,
)
from minigolf_desktop.model.designer.counting.points import cube_cost
from minigolf_desktop.model.designer.holes import NO_ENDS, Ends

MOST_PARTINGS = 100
"""Pairs of holes kept apart, because declaring them one closes the links to a ring or pushes hole 4
off its place, before the search keeps the best found. One in 10,000 random courses asks for more.
"""

MOST_SETS = 70_000
"""Sets of loose holes that the search looks at: as many as boards of twenty loose ends have.
Where there are more, on a board that nobody lays in earnest, some holes are joined beforehand, for
each join spares an extra hole: all sets of a course of forty would not fit into memory."""

MOST_BRANCHES = 2_000
"""Choices of links for which it is asked what the nine are worth, before the search keeps the best
found. Boards of twenty loose ends ask for 249 at most, of ninety tiles laid by chance for 1,340;
of a hundred and seventy, which nobody lays in earnest, some ask for 35,000, and a window waits."""

PARTNERS_TRIED = 1_000
"""Partners tried for holes with numbers by hand before the search keeps the best found."""


class HoleEntry(NamedTuple):
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


class NumberingQuestion(NamedTuple):
    """Everything that the choice depends on."""

    entries: tuple[HoleEntry, ...]
    links: tuple[tuple[int, int, int], ...]
    """(hole before, hole after, points) wherever a green is beside another hole's tee."""
    all_aligned_bonus: int
    final: bool
    """Whether unused par cubes count yet (ruling D33)."""
    extra_cost: int
    """Points that each extra hole costs: none where mistakes are ignored (ruling D36)."""
    perfect: PerfectPoints
    """What may be won from Mr Perfect besides."""


class Answer(NamedTuple):
    """The choice that is worth most."""

    units: tuple[tuple[Unit, int], ...]
    """Units with their numbers, 0 for extra holes."""
    points: int
    """Of the nine, their order, cubes and extra holes."""


@lru_cache(maxsize=512)
def best_answer(question: NumberingQuestion) -> Answer:
    """Return the numbering that is worth most."""
    search = _Search(question)
    return Answer(tuple(search.best().items()), search.points)


def forget_answers() -> None:
    """Forget all that is remembered: the questions of a game that was left come back in no other.

    They would take some megabytes until newer ones take their place.
    """
    best_answer.cache_clear()
    forget_orders()


class _Search:
    """Looks for the choice that is worth most."""

    def __init__(self, question: NumberingQuestion) -> None:
        self.entries, self.links, self.bonus, self.final, self.extra_cost, self.perfect = question
        self.number_of = {
            index: entry.number for index, entry in enumerate(self.entries) if entry.number
        }
        self.points = NOTHING_YET
        self.partners = repeat(True, PARTNERS_TRIED)
        self.found: dict[Unit, int] = {}
        self.partings = 0
        self.branches = 0
        self.unordered = 0
        """What the best choice is worth without its order: no choice is worth more."""

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
        items = self._gathered(items)
        by_hand = next((item for item in items if item.number and item.ends), None)
        if by_hand is None:
            self._choose(items)
            return
        candidates = self._candidates([item.unit for item in items])
        most = self.perfect.of_order_at_most(OrderLinks(candidates, self.bonus).most(0))
        whoever = self._declaring(items).best(self._needed(items), frozenset(), self.points - most)
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

    def _gathered(self, items: Sequence[Item]) -> Sequence[Item]:
        """Join holes of little par, plain paths first, until no more sets are left than looked at.

        Holes that the order may have points for come last; those that have a number by hand stay
        as they are.
        """
        linked = {index for link in self.links for index in link[:2]}
        gathered = [*items]
        while _sets_of(gathered) > MOST_SETS:
            free = [item for item in gathered if item.ends and not item.number]
            free.sort(
                key=lambda item: (
                    not linked.isdisjoint(item.unit),
                    item.tees + item.greens,
                    item.par,
                )
            )
            joined = next(
                (
                    (one, other, both)
                    for one, other in combinations(free, 2)
                    if (both := join_items(one, other))
                ),
                None,
            )
            if joined is None:
                break
            one, other, both = joined
            gathered.remove(one)
            gathered.remove(other)
            # The ends that reach most webs are of most use.
            gathered.append(max(both, key=lambda item: sum(map(int.bit_count, item.ends))))
        return gathered

    def _traits(self, item: Item) -> tuple[object, ...]:
        """Return what tells a partner from others: by all else they are alike."""
        linked = {index for link in self.links for index in link[:2]}
        return (
            *item[1:],
            tuple([index for index in item.unit if index in linked]),
            any(self.entries[index].starts_at_gate for index in item.unit),
            any(self.entries[index].ends_at_gate for index in item.unit),
        )

    def _needed(self, items: Sequence[Item]) -> int:
        """Return the holes that have a number by hand, a bit each: they must be counted."""
        return sum([1 << place for place, item in enumerate(items) if item.number])

    def _declaring(self, items: Sequence[Item]) -> Declaring:
        return Declaring(items, self.final, self.extra_cost, self.perfect)

    def _choose(self, items: Sequence[Item]) -> None:
        """Choose the nine, and links between them; none to be joined has a number by hand."""
        declaring = self._declaring(items)
        by_hand = self._needed(items)
        unordered = declaring.best(by_hand, frozenset(), NOTHING_YET)
        if unordered is None:
            return
        self.unordered = unordered.points
        self._settle(unordered)
        candidates = self._candidates([item.unit for item in items])
        links = OrderLinks(candidates, self.bonus)
        self._branch(items, declaring, candidates, links, 0, 0, by_hand, unordered.points)

    def _branch(
        self,
        items: Sequence[Item],
        declaring: Declaring,
        candidates: Sequence[Candidate],
        links: OrderLinks,
        depth: int,
        points: int,
        needed: int,
        declared: int,
    ) -> None:
        """Decide which hole comes right before each that is left, when that can be worth more.

        ``points`` are those of the links chosen, ``declared`` those of the best choice without its
        order that has the holes ``needed``.
        """
        is_hopeless = declared + self._most(links, depth, points) <= self.points
        if is_hopeless or self.branches >= MOST_BRANCHES:
            return
        if depth == len(links.linked):
            known = self.points - self.unordered - self.perfect.circuit
            for chosen in links.sets(points, known):
                if not self._may_be_more(self.perfect.of_order_at_most(chosen.points)):
                    break
                apart = self._kept_apart(items, chosen)
                self._try_links(items, declaring, needed, chosen, apart)
            return
        index = links.linked[depth]
        for before, worth in candidates[index].links:
            if links.may_choose(before, index):
                links.choose(before, index)
                both = needed | 1 << before | 1 << index
                more, deeper = points + worth, depth + 1
                self.branches += 1
                at_least = self.points - self._most(links, deeper, more)
                found = declaring.most(both, at_least)
                if found > at_least:
                    self._branch(items, declaring, candidates, links, deeper, more, both, found)
                links.undo(before, index)
        self._branch(items, declaring, candidates, links, depth + 1, points, needed, declared)

    def _most(self, links: OrderLinks, depth: int, points: int) -> int:
        """Return what an order is worth at most, once so many of those linked are decided."""
        return self.perfect.of_order_at_most(points + links.most(depth))

    def _may_be_more(self, of_order: int) -> bool:
        """Return whether any choice with an order worth so much is more than what is known."""
        return self.unordered + of_order > self.points

    def _try_links(
        self,
        items: Sequence[Item],
        declaring: Declaring,
        by_hand: int,
        links: LinkSet,
        apart: frozenset[Unit],
    ) -> None:
        """Settle the best choice that has a set of links.

        Holes declared one may still close the links to a ring, or push hole 4 off its place. Then
        every choice without one of them is tried. (More holes declared one may help hole 4 as
        well: such choices are not looked for. Of 10,000 random courses one lost 2 points so.)
        """
        needed = by_hand | links.needed
        choice = declaring.best(
            needed, apart, self.points - self.perfect.of_order_at_most(links.points)
        )
        if choice is None or self._settle(choice) >= links.points:
            return
        for unit in choice.kept:
            tees = [
                item.unit[0]
                for place, item in enumerate(items)
                if needed >> place & 1 and item.tees and item.unit[0] in unit
            ]
            greens = [
                item.unit[0]
                for place, item in enumerate(items)
                if needed >> place & 1 and item.greens and item.unit[0] in unit
            ]
            if tees and greens and tees != greens:
                pair = (min(tees[0], greens[0]), max(tees[0], greens[0]))
                if pair not in apart and self.partings < MOST_PARTINGS:
                    self.partings += 1
                    self._try_links(items, declaring, by_hand, links, apart | {pair})

    def _kept_apart(self, items: Sequence[Item], links: LinkSet) -> frozenset[Unit]:
        """Return the holes that would close a chain of links to a ring, or shorten the way round.

        A chain that ends in a tee without green and one that begins with a green without tee would
        become one; the two may not be the same, nor those of hole 1 and hole 9 unless that makes
        all nine.
        """
        chain_of = {place: row for row, chain in enumerate(links.rows) for place in chain}
        rows = [place for place in chain_of if items[place].ends]
        ends = set(links.ends)
        round_trip = sum([len(links.rows[row]) for row in ends]) == PLACES + 1
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
        starts = ends = False
        number = 0
        for index in unit:
            entry = self.entries[index]
            starts = starts or entry.starts_at_gate
            ends = ends or entry.ends_at_gate
            number = max(number, self.number_of.get(index, 0))
        fourth = self.entries[unit[0]].fourth if len(unit) == 1 else 0
        return Candidate(links, starts, ends, fourth, number)

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


def _sets_of(items: Sequence[Item]) -> int:
    """Return how many sets the loose holes make, those that are alike being one kind."""
    alike: dict[tuple[int, int, int, Ends, int], int] = {}
    for item in items:
        if item.ends:
            kind = item.par, item.tees, item.greens, item.ends, item.number
            alike[kind] = alike.get(kind, 0) + 1
    return prod([count + 1 for count in alike.values()])
