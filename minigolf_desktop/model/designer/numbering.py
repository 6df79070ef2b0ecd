"""Hole numbers, and the declaration of incomplete holes, that score best (rulings D16 and D17).

Exact, not by guess. With at most nine holes only their order matters (:mod:`ordering`). With more,
incomplete holes are declared one in pairs as far as that spares extra holes, and nine of what is
left get numbers; both choices are searched with bounds. Declaring two holes one where there are no
extra holes is never tried: it makes a missing hole (10 points) and wins 2 points at most.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from minigolf_desktop.model.designer.clients import Feature, MrClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.joining import join, joinable_pairs
from minigolf_desktop.model.designer.ordering import (
    PLACES,
    Candidate,
    best_order,
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
from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST
from minigolf_desktop.model.geometry.square import STEP

PATIENCE = 300
"""Choices looked at before the search keeps the best found. Courses of any real game end far
below it; it is there for files with hundreds of loose tiles."""

Fixed = Mapping[tuple[int, int], int]
"""Numbers set by hand, by (cell, segment) of the hole."""

Unit = tuple[int, ...]
"""Indexes of the traced holes that are counted as one."""


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
    """Branch and bound over declarations, the choice of the nine, and their order."""

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
        self.patience = PATIENCE

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
            pairs = joinable_pairs(self.course, self.holes)
        units = self._declared_by_hand(pairs)
        self.extra = max(0, len(units) - PLACES)
        if not self.extra:
            self._settle(units, (), 0)
            return self.found
        self.all_par = sum(hole.par for hole in self.holes)
        self.all_worth = sum(self._worth(unit) for unit in units)
        self.order_bound = most_points(self._candidates(units), self.bonus)
        self.spare_bound = self._spare_bounds()
        single = {unit[0] for unit in units if len(unit) == 1}
        self.partners = self._partners([pair for pair in pairs if single.issuperset(pair)])
        self.gain_bound = self._gain_bounds()
        rest = [unit for unit in units if unit[0] not in self.partners]
        self._declare(sorted(self.partners), rest, 0, 0)
        return self.found

    # --- what a choice is worth

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

    def _worth(self, unit: Unit) -> int:
        """Points of a hole that do not hang on the others, were it numbered, but not number 4."""
        hole = self.hole(unit)
        return zone_points(hole.par) + HOLE_POINTS * pleases(self.feature, hole, 0)

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
            self._number_by_hand(unit),
        )

    def _number_by_hand(self, unit: Unit) -> int:
        return max(self.number_of.get(index, 0) for index in unit)

    def _settle(self, kept: Sequence[Unit], dropped: Sequence[Unit], points: int) -> None:
        """Order the holes kept; remember the choice when it beats what was found."""
        self.patience -= 1
        order = best_order(self._candidates(kept), self.bonus)
        if points + order.points > self.points:
            self.points = points + order.points
            self.found = dict(zip(kept, order.numbers, strict=True)) | dict.fromkeys(dropped, 0)

    # --- which holes are declared one

    def _declared_by_hand(self, pairs: Sequence[Unit]) -> list[Unit]:
        """Return the units, two holes that share a number by hand being one where they may be.

        Where they may not, the later one loses its number.
        """
        holder: dict[int, int] = {}
        units = {index: (index,) for index in range(len(self.holes))}
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

    def _partners(self, pairs: Sequence[Unit]) -> dict[int, list[tuple[int, int]]]:
        """Return by hole (gain, later hole) for every pair that may be declared one, best first."""
        partners: dict[int, list[tuple[int, int]]] = {index: [] for pair in pairs for index in pair}
        for one, other in pairs:
            if self.number_of.get(one, 0) and self.number_of.get(other, 0):
                continue
            gain = self._worth((one, other)) - self._worth((one,)) - self._worth((other,))
            partners[one].append((gain, other))
        for options in partners.values():
            options.sort(reverse=True)
        return partners

    def _declare(self, open_holes: list[int], units: list[Unit], gain: int, joined: int) -> None:
        """Decide for the first of the open holes; ``units`` are decided."""
        more = min(self.extra - joined, len(open_holes) // 2)
        spare = self.extra - joined - more
        bound = self.all_worth + self.order_bound + gain + self._gain_bound(open_holes, more)
        if bound + self.spare_bound[spare] <= self.points or self.patience <= 0:
            return
        if not open_holes or joined == self.extra:
            self._drop([*units, *((index,) for index in open_holes)], gain)
            return
        one, rest = open_holes[0], open_holes[1:]
        for more_gain, other in self.partners[one]:
            if other in rest:
                left = [index for index in rest if index != other]
                self._declare(left, [*units, (one, other)], gain + more_gain, joined + 1)
        self._declare(rest, [*units, (one,)], gain, joined)

    def _gain_bounds(self) -> dict[int, float]:
        """Return by hole half the most that a pair with it can gain."""
        most: dict[int, float] = dict.fromkeys(self.partners, -4.0)
        for one, options in self.partners.items():
            for gain, other in options:
                most[one] = max(most[one], gain / 2)
                most[other] = max(most[other], gain / 2)
        return most

    def _gain_bound(self, open_holes: list[int], pairs: int) -> float:
        """Return the most that some number of pairs, up to ``pairs``, can gain."""
        halves = sorted((self.gain_bound[index] for index in open_holes), reverse=True)
        return sum(half for half in halves[: 2 * pairs] if half > 0)

    def _spare_bounds(self) -> list[int]:
        """Return by number of extra holes the most that these and the par cubes can leave."""
        pars = sorted((hole.par for hole in self.holes), reverse=True)
        bounds = []
        for spare in range(self.extra + 1):
            least = self.all_par - sum(pars[: 2 * spare])
            reach = range(max(0, least), self.all_par + 1)
            cost = min(cube_cost(par, final=self.final) for par in reach)
            bounds.append(-HOLE_COUNT_COST * spare - cost)
        for spare in reversed(range(self.extra)):
            bounds[spare] = max(bounds[spare], bounds[spare + 1])
        return bounds

    # --- which nine get numbers

    def _drop(self, units: list[Unit], gain: int) -> None:
        """Choose the nine that get numbers, and settle their order."""
        spare = len(units) - PLACES
        base = self.all_worth + gain - HOLE_COUNT_COST * spare
        for loss, dropped in self._losses(units, spare):
            if base - loss + self.order_bound <= self.points or self.patience <= 0:
                return
            kept = [unit for unit in units if unit not in dropped]
            self._settle(kept, dropped, base - loss)

    def _losses(self, units: list[Unit], spare: int) -> list[tuple[int, tuple[Unit, ...]]]:
        """Return (points lost, extra holes) for every choice of extra holes, least loss first."""
        if not spare:
            return [(cube_cost(self.all_par, final=self.final), ())]
        alike: dict[tuple[int, int, object], list[Unit]] = {}
        for unit, candidate in zip(units, self._candidates(units), strict=True):
            if candidate.number:
                continue
            plain = candidate == Candidate((), False, False, 0, 0) and not any(
                before in unit for before, _, _ in self.links
            )
            key = (self._worth(unit), self.hole(unit).par, None if plain else unit)
            alike.setdefault(key, []).append(unit)
        losses = []
        for choice in islice(_choices(list(alike.values()), spare), self.patience):
            par = self.all_par - sum(self.hole(unit).par for unit in choice)
            worth = sum(self._worth(unit) for unit in choice)
            losses.append((worth + cube_cost(par, final=self.final), choice))
        losses.sort(key=lambda option: option[0])
        return losses


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


def _choices(classes: list[list[Unit]], count: int) -> Iterator[tuple[Unit, ...]]:
    """Return every choice of ``count`` units, where those of a class are alike."""
    if not count:
        yield ()
    elif classes:
        first, rest = classes[0], classes[1:]
        room = sum(map(len, rest))
        for taken in range(max(0, count - room), min(count, len(first)) + 1):
            for others in _choices(rest, count - taken):
                yield (*first[:taken], *others)
