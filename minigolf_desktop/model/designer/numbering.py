"""Hole numbers, and the declaration of incomplete holes, that score best (rulings D16 and D17).

Exact, not by guess. With at most nine holes only their order matters (:mod:`ordering`). With more,
incomplete holes are declared one in pairs as far as that spares extra holes, and nine of what is
left get numbers; both choices are searched with bounds. Holes are declared one only to spare extra
holes: at the end anything else makes a missing hole, which costs more than it can win, and during
play holes that are still being built are left as they are.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import repeat
from typing import NamedTuple

from minigolf_desktop.model.designer.clients import Feature, MrClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.declaring import (
    PATIENCE,
    Declaration,
    Declaring,
    Item,
    Unit,
)
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.joining import join, joinable_pairs
from minigolf_desktop.model.designer.ordering import (
    PLACES,
    Candidate,
    LinkSet,
    best_order,
    link_sets,
    most_points,
)
from minigolf_desktop.model.designer.scoring.circuit import LINK_POINTS
from minigolf_desktop.model.designer.scoring.his_whim import (
    HOLE_POINTS,
    all_aligned_bonus,
    is_aligned,
    pleases,
)
from minigolf_desktop.model.designer.scoring.par import cube_cost, zone_points
from minigolf_desktop.model.geometry.square import STEP

Fixed = Mapping[tuple[int, int], int]
"""Numbers set by hand, by (cell, segment) of the hole."""


class Declared(NamedTuple):
    """A hole of the course as it is counted: one traced hole, or two declared one."""

    holes: Unit
    """Indexes of the traced holes."""
    number: int
    """1 to 9; 0 for an extra hole."""
    hole: Hole
    """The hole, or the two joined."""


class Numbering(NamedTuple):
    """How the holes of a course are counted."""

    declared: tuple[Declared, ...]
    """Every hole, those with numbers first, in order of number."""

    def numbered(self) -> dict[int, Hole]:
        """Return the holes by number."""
        return {one.number: one.hole for one in self.declared if one.number}


def best_numbering(
    course: Course,
    holes: Sequence[Hole],
    mr: MrClient | None,
    fixed: Fixed,
    *,
    final: bool,
) -> Numbering:
    """Return the numbering that scores best, with the numbers set by hand kept.

    ``final`` says whether unused par cubes count yet (ruling D33).
    """
    search = _Search(course, holes, mr.feature if mr else None, fixed, final)
    numbers = search.best()
    declared = [Declared(unit, number, search.hole(unit)) for unit, number in numbers.items()]
    declared.sort(key=lambda one: (one.number or PLACES + 1, one.holes))
    return Numbering(tuple(declared))


class _Search:
    """Looks for the numbering that is worth most.

    With extra holes the points fall apart into those of the *order* (links, gate, hole 4) and the
    rest, which only asks which holes are declared one and which nine are kept. So the search goes
    through the sets of links from the best down, and for each asks :mod:`declaring` for the best
    of the rest that keeps the holes those links need.
    """

    def __init__(
        self,
        course: Course,
        holes: Sequence[Hole],
        feature: Feature | None,
        fixed: Fixed,
        final: bool,
    ) -> None:
        self.course, self.holes, self.feature, self.final = course, holes, feature, final
        self.gate = course.land.gate.adjacent
        self.bonus = all_aligned_bonus(feature)
        self.links = list(self._links())
        self.number_of = _numbers_by_hand(holes, fixed)
        self.joined: dict[Unit, Hole] = {}
        self.points = -(10**6)
        self.found: dict[Unit, int] = {}

    def hole(self, unit: Unit) -> Hole:
        """Return the hole of a unit: the one, or the two joined."""
        if len(unit) == 1:
            return self.holes[unit[0]]
        if unit not in self.joined:
            self.joined[unit] = join(self.holes[unit[0]], self.holes[unit[1]])
        return self.joined[unit]

    def best(self) -> dict[Unit, int]:
        """Return the number of every unit, 0 for extra holes."""
        pairs: list[Unit] = []
        if len(self.holes) > PLACES or len(set(self.number_of.values())) < len(self.number_of):
            pairs = list(joinable_pairs(self.course, self.holes))
        units = self._declared_by_hand(pairs)
        if len(units) > PLACES:
            self._choose(units, pairs)
        else:
            self._settle(Declaration(0, tuple(units), ()))
        return self.found

    def _number(self, units: list[Unit], pairs: list[Unit]) -> None:
        """Find the best numbering of the units, some of which may be declared one."""
        if len(units) > PLACES:
            self._choose(units, pairs)
        else:
            worth = sum(self._item(unit).worth for unit in units)
            par = sum(self.hole(unit).par for unit in units)
            points = worth - cube_cost(par, final=self.final)
            self._settle(Declaration(points, tuple(units), ()))

    def _choose(self, units: list[Unit], pairs: list[Unit]) -> None:
        """Choose the nine, from the best order down."""
        single = {unit[0] for unit in units if len(unit) == 1}
        by_hand = frozenset(self.number_of)
        open_pairs = [
            pair for pair in pairs if single.issuperset(pair) and not by_hand.issuperset(pair)
        ]
        declaring = Declaring(
            [self._item(unit) for unit in units],
            [self._item(pair) for pair in open_pairs],
            partial(cube_cost, final=self.final),
        )
        unordered = declaring.best(by_hand, (), -(10**6))
        assert unordered is not None, "nine of more than nine holes can always be kept"
        self._settle(unordered)
        candidates = self._candidates(units)
        level = most_points(candidates, self.bonus)
        budget = repeat(True, PATIENCE)
        failed: list[tuple[frozenset[int], frozenset[Unit]]] = []
        while level + unordered.points > self.points and level > 0:
            sets = sorted(link_sets(candidates, level, budget), key=lambda links: len(links.needed))
            for links in sets:
                together = self._together(units, links, open_pairs)
                if together:
                    paired = {index for pair in together for index in pair}
                    rest = [unit for unit in units if paired.isdisjoint(unit)]
                    self._number([*rest, *together], pairs)
                if together is None or together:
                    continue
                needed = by_hand.union(*[units[place] for place in links.needed])
                apart = self._kept_apart(units, links, open_pairs)
                if any(fewer <= needed and free <= apart for fewer, free in failed):
                    continue
                choice = declaring.best(needed, apart, self.points - level)
                if choice is None:
                    # What could not reach the points wanted cannot with more demands either, nor
                    # at a lower level, which wants more of the rest.
                    failed.append((needed, apart))
                else:
                    self._settle(choice)
            level -= 2

    def _together(
        self, units: list[Unit], links: LinkSet, pairs: Sequence[Unit]
    ) -> list[Unit] | None:
        """Return the pairs that must be declared one for the links to agree with numbers by hand.

        A chain with one number known has them all; where another hole has such a number by hand,
        only the two together can have it. None when they may not be declared one.
        """
        if not self.number_of:
            return []
        holder = {number: index for index, number in self.number_of.items()}
        known = dict(links.numbers)
        together = []
        rows = [*links.chains, *((place,) for place in known)]
        for row in dict.fromkeys(rows):
            numbers = {known[place] - at for at, place in enumerate(row) if place in known}
            numbers |= {
                self.number_of[index] - at
                for at, place in enumerate(row)
                for index in units[place]
                if index in self.number_of
            }
            if len(numbers) > 1:
                return None
            for at, place in enumerate(row if numbers else ()):
                other = holder.get(min(numbers) + at)
                if other is None or other in units[place]:
                    continue
                pair = (min(other, units[place][0]), max(other, units[place][0]))
                if pair not in pairs:
                    return None
                together.append(pair)
        used = [index for pair in set(together) for index in pair]
        return sorted(set(together)) if len(used) == len(set(used)) else None

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

    def _links(self) -> Iterator[tuple[int, int, int]]:
        """Return (hole before, hole after, points) wherever a green is beside another's tee."""
        tees: dict[int, list[int]] = {}
        for index, hole in enumerate(self.holes):
            for cell in hole.tees:
                tees.setdefault(cell, []).append(index)
        for before, hole in enumerate(self.holes):
            near = {cell + step for cell in hole.greens for step in (0, *STEP)}
            for after in {index for cell in near for index in tees.get(cell, ())} - {before}:
                points = LINK_POINTS
                if self.bonus and is_aligned(hole, self.holes[after]):
                    points += HOLE_POINTS
                yield before, after, points

    def _item(self, unit: Unit) -> Item:
        """Return a hole with the points that do not hang on the others, unless it is number 4."""
        hole = self.hole(unit)
        worth = zone_points(hole.par) + HOLE_POINTS * pleases(self.feature, hole, 0)
        return Item(unit, worth, hole.par, len(hole.tees), len(hole.greens))

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
        hole = self.hole(unit)
        fourth = 0
        if self.feature is Feature.UBERSTITIOUS:
            fourth = HOLE_POINTS * (pleases(self.feature, hole, 4) - pleases(self.feature, hole, 0))
        return Candidate(
            links,
            not self.gate.isdisjoint(hole.tees),
            not self.gate.isdisjoint(hole.greens),
            fourth,
            max(self.number_of.get(index, 0) for index in unit),
        )

    def _settle(self, choice: Declaration) -> None:
        """Order the holes kept; remember the choice when it beats what was found."""
        order = best_order(tuple(self._candidates(choice.kept)), self.bonus)
        if choice.points + order.points > self.points:
            self.points = choice.points + order.points
            self.found = dict(zip(choice.kept, order.numbers, strict=True))
            self.found |= dict.fromkeys(choice.dropped, 0)

    def _declared_by_hand(self, pairs: Sequence[Unit]) -> list[Unit]:
        """Return the units, two holes that share a number by hand being one where they may be.

        Where they may not, the later one loses its number.
        """
        holder: dict[int, int] = {}
        units: dict[int, Unit] = {index: (index,) for index in range(len(self.holes))}
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


def _numbers_by_hand(holes: Sequence[Hole], fixed: Fixed) -> dict[int, int]:
    """Return the number set by hand of each hole that has one, by index of the hole."""
    if not fixed:
        return {}
    numbers = {}
    for index, hole in enumerate(holes):
        for step in hole.steps:
            if step in fixed:
                numbers[index] = fixed[step]
                break
    return numbers
