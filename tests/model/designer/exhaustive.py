"""The best numbering by trying everything: slow, plain, and with nothing of the program's search.

Every set of chains of incomplete holes that may be declared one (ruling D17), every choice of the
nine that get numbers, and every order of them with every number left out, are gone through place
by place; what only matters later (which holes are used, and which came last) is remembered.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from exhaustive_holes import ahead, chains_of, made_one, whole_hole, wholes_of

from minigolf_desktop.model.designer import (
    Client,
    CountedHole,
    Course,
    Feature,
    Hole,
    MrClient,
    Numbering,
    Status,
    Tally,
    score_course,
)
from minigolf_desktop.model.geometry.square import pack, unpack

NOBODY = -1


class Unit(NamedTuple):
    """A hole as it is counted: one whole, or several declared one."""

    wholes: tuple[int, ...]
    hole: Hole
    number: int
    """Number by hand; 0 for none."""


# --- what points hang on the numbering


OF_NUMBERS = (Feature.UBERSTITIOUS, Feature.STRAIGHTFORWARD)
"""Their wishes speak of numbers, which extra holes have not (ruling D34)."""


def own_points(hole: Hole, feature: Feature, number: int) -> int:
    """Points of a numbered hole for its par and for Mr Client."""
    return 2 * (hole.par in (3, 4, 5)) + his_points(hole, feature, number)


def his_points(hole: Hole, feature: Feature, number: int) -> int:
    """Points of a hole for Mr Client; an extra hole pleases with number 0 (ruling D34)."""
    points = 0
    if hole.status is Status.WELL_FORMED:
        tiles = len(hole.steps)
        pleased = {
            Feature.SHORT: tiles == 2,
            Feature.LONG: tiles >= 4,
            Feature.LINEAR: not hole.bends,
            Feature.TURNER: hole.bends,
            Feature.LUCKYFOR: hole.par == 4,
            Feature.UBERSTITIOUS: hole.par == 4 if number == 4 else hole.par != 4,
            Feature.STRAIGHTFORWARD: False,
            Feature.INTHEWAY: hole.has_obstacle,
            Feature.PERFECT: False,
        }
        points += 2 * pleased[feature]
    return 0 if feature in OF_NUMBERS and not number else points


def are_adjacent(hole: Hole, following: Hole) -> bool:
    return any(
        abs(unpack(green).x - unpack(tee).x) + abs(unpack(green).y - unpack(tee).y) <= 1
        for green in hole.greens
        for tee in following.tees
    )


def are_aligned(hole: Hole, following: Hole) -> bool:
    if not hole.status is following.status is Status.WELL_FORMED:
        return False
    green, tee = hole.greens[0], following.tees[0]
    straight = hole.finish == following.start
    return straight and (tee == green or ahead(green, hole.finish) == tuple(unpack(tee)))


def beside_gate(course: Course, cells: Sequence[int]) -> bool:
    gate = course.land.gate
    x, y, facing = gate.x, gate.y, gate.facing
    row = y + 2 if "S" in facing else y - 1
    column = x + 2 if "E" in facing else x - 1
    sides = {(x, row), (x + 1, row), (column, y), (column, y + 1)}
    return any(tuple(unpack(cell)) in sides for cell in cells)


# --- every declaration and every order


class Best(NamedTuple):
    """The best there is."""

    points: int
    """Of his whim, par, circuit, and of missing and extra holes."""
    numbering: Numbering


Order = tuple["Order", int] | tuple[()]
"""The units up to a place: those before it, and the last."""
Layer = dict[tuple[int, int, int, int], tuple[int, Order]]
"""By what matters later: the most points so far, and the units that bring them."""


def in_a_row(order: Order) -> tuple[int, ...]:
    """Return the units of an order, the first one first."""
    row = []
    while order:
        order, last = order
        row.append(last)
    return tuple(reversed(row))


class Problem:
    """A course to be numbered."""

    def __init__(
        self,
        course: Course,
        parts: Sequence[Hole],
        mr: MrClient,
        fixed: Mapping[tuple[int, int], int],
        final: bool,
        mistakes: bool = True,
    ) -> None:
        self.course, self.parts, self.feature, self.final = course, parts, mr.feature, final
        self.hole_cost = 10 if mistakes else 0
        """Of a hole missing or too many; none where mistakes are ignored (ruling D36)."""
        self.wholes = wholes_of(parts)
        self.holes = holes = [whole_hole(parts, whole) for whole in self.wholes]
        by_hand = {
            index: fixed[step]
            for index, hole in enumerate(holes)
            for step in hole.steps
            if step in fixed
        }
        sharing = {
            number: {index for index, other in by_hand.items() if other == number}
            for number in by_hand.values()
        }

        def is_allowed(chain: Sequence[int]) -> bool:
            """Whether a chain has one number by hand at most, and all holes that have it."""
            numbers = {by_hand[index] for index in chain if index in by_hand}
            return not numbers or (len(numbers) == 1 and sharing[min(numbers)] <= set(chain))

        alone = [(index,) for index in range(len(holes)) if is_allowed((index,))]
        chains = [chain for chain in chains_of(course, parts, holes) if is_allowed(chain)]
        declared = [chain for chain in chains if set(chain) in sharing.values()]
        others = [chain for chain in chains if chain not in declared]
        self.units = [
            Unit(
                one,
                made_one([holes[index] for index in one]),
                max(by_hand.get(index, 0) for index in one),
            )
            for one in [*alone, *declared, *others]
        ]
        self.at_first = len(alone) + len(declared)
        """How many holes there are when the program declares none one."""
        self.demanded = {unit.number for unit in self.units if unit.number}

    def as_counted(self, unit: Unit, number: int) -> CountedHole:
        parts = tuple(part for index in unit.wholes for part in self.wholes[index])
        return CountedHole(parts, number, unit.hole)

    def may_gap(self, joined: int) -> bool:
        """Whether numbers may stay without hole after so many declarations by the program.

        In the count so far, and where mistakes are ignored, missing holes cost nothing (rulings D33
        and D36), and two holes are declared one only to spare an extra hole.
        """
        return (self.final and self.hole_cost > 0) or not joined

    def best(self) -> Best:
        """Go through all of it, place by place."""
        masks = [sum(1 << index for index in unit.wholes) for unit in self.units]
        worth = [
            [own_points(unit.hole, self.feature, number) for number in range(10)]
            for unit in self.units
        ]
        at_gate = [[0] * 10 for _ in self.units]
        for unit, points in zip(self.units, at_gate, strict=True):
            points[1] = 2 * beside_gate(self.course, unit.hole.tees)
            points[9] = 2 * beside_gate(self.course, unit.hole.greens)
        straight = self.feature is Feature.STRAIGHTFORWARD
        links = [
            [
                (
                    2 * are_adjacent(one.hole, other.hole)
                    + 2 * (straight and are_aligned(one.hole, other.hole)),
                    straight and are_aligned(one.hole, other.hole),
                )
                for other in self.units
            ]
            for one in self.units
        ]
        nothing = [(0, True)] * len(self.units)
        everything = sum({mask: mask for mask in masks[: self.at_first]}.values())
        # By (holes used, numbers left out, unit before, whether all are aligned, or the points of
        # the circuit for Mr Perfect): points and units so far. The first two tell how many holes
        # were declared one.
        perfect = self.feature is Feature.PERFECT
        layer: Layer = {(0, 0, NOBODY, 0 if perfect else True): (0, ())}
        for place in range(1, 10):
            is_free = place not in self.demanded
            fitting = [
                (index, masks[index], worth[index][place], at_gate[index][place])
                for index, unit in enumerate(self.units)
                if unit.number == place or (is_free and not unit.number)
            ]
            following: Layer = {}
            for (used, gaps, before, aligned), (points, order) in layer.items():
                after = links[before] if before != NOBODY else nothing
                for index, mask, own, way in fitting:
                    if used & mask:
                        continue
                    linked, in_line = after[index]
                    linked += way
                    still = aligned + linked if perfect else aligned and in_line
                    total = points + own + linked
                    key = (used | mask, gaps, index, still)
                    if key not in following or total > following[key][0]:
                        following[key] = (total, (order, index))
                if is_free:
                    key = (used, gaps + 1, NOBODY, perfect and aligned)
                    if key not in following or points > following[key][0]:
                        following[key] = (points, (order, NOBODY))
            layer = following
        ends = [
            end
            for (used, _, _, aligned), (points, order) in layer.items()
            for end in self._end(
                everything & ~used,
                points + 2 * (straight and aligned) + 5 * (perfect and aligned == 20),
                in_a_row(order),
            )
        ]
        return max(ends, key=lambda end: end.points)

    def _end(self, left: int, points: int, order: tuple[int, ...]):
        """Count what is left, if it may be left."""
        placed = [self.units[index] for index in order if index != NOBODY]
        gaps = 9 - len(placed)
        joined = [unit for unit in placed if self._is_declared_by_the_program(unit)]
        if gaps and (left or not self.may_gap(len(joined))):
            return
        extra = self._fewest_of(left)
        if extra is None:
            return
        total = sum(unit.hole.par for unit in placed)
        cubes = abs(36 - total) if self.final else max(0, total - 36)
        points -= cubes + self.hole_cost * (len(extra) + gaps * self.final)
        points += sum(his_points(unit.hole, self.feature, 0) for unit in extra)
        if self.feature is Feature.PERFECT:
            is_flawless = not extra and not gaps and self._has_no_mistake()
            points += 3 * (is_flawless or not self.hole_cost)
            points += 6 * (not cubes and sum(unit.hole.par in (3, 4, 5) for unit in placed) == 9)
        declared = [
            self.as_counted(self.units[index], number)
            for number, index in enumerate(order, 1)
            if index != NOBODY
        ]
        declared += [self.as_counted(unit, 0) for unit in extra]
        yield Best(points, Numbering(tuple(declared)))

    def _has_no_mistake(self) -> bool:
        free = self.course.land.free
        return not any(
            hole.status is Status.MALFORMED
            or hole.blocked_edges
            or hole.wrong_way
            or any(pack(*ahead(cell, side)) not in free for cell, side in hole.open_edges)
            for hole in self.parts
        )

    def _is_declared_by_the_program(self, unit: Unit) -> bool:
        return self.units.index(unit) >= self.at_first

    def _fewest_of(self, left: int) -> list[Unit] | None:
        """Declare the extra holes one as far as they may be; None when a number is lost so."""
        rest = [unit for unit in self.units if all(left >> index & 1 for index in unit.wholes)]
        if any(unit.number for unit in rest):
            return None
        best: list[Unit] | None = None

        def choose(chosen: list[Unit], covered: int) -> None:
            nonlocal best
            if best is not None and len(chosen) >= len(best):
                return
            if covered == left:
                best = chosen
                return
            first = next(
                index for index in range(len(self.holes)) if (left & ~covered) >> index & 1
            )
            for unit in rest:
                mask = sum(1 << index for index in unit.wholes)
                if first in unit.wholes and not mask & covered:
                    choose([*chosen, unit], covered | mask)

        choose([], 0)
        return best

    def best_apart(self) -> int:
        """Return the most points where the order of the holes has none: for the holes alone."""
        best = -(10**6)
        for declaration in self._matchings(frozenset(range(len(self.holes)))):
            missing, extra = max(0, 9 - len(declaration)), max(0, len(declaration) - 9)
            if missing and any(self._is_declared_by_the_program(unit) for unit in declaration):
                continue
            for kept in combinations(declaration, len(declaration) - extra):
                par = sum(unit.hole.par for unit in kept)
                points = sum(his_points(unit.hole, self.feature, 0) for unit in declaration)
                points += sum(2 * (unit.hole.par in (3, 4, 5)) for unit in kept)
                points -= abs(36 - par) if self.final else max(0, par - 36)
                points -= self.hole_cost * (extra + missing * self.final)
                best = max(best, points)
        return best

    def by_permutations(self, clients: Sequence[Client], tally: Tally) -> int:
        """Score every numbering of at most nine holes as a whole, and return the best total."""
        best = -(10**6)
        for declaration in self._declarations():
            numbers = range(1, 10)
            for given in permutations(numbers, len(declaration)):
                wanted = [unit.number for unit in declaration]
                if any(want not in (0, got) for want, got in zip(wanted, given, strict=True)):
                    continue
                declared = sorted(
                    (
                        self.as_counted(unit, number)
                        for unit, number in zip(declaration, given, strict=True)
                    ),
                    key=lambda one: one.number,
                )
                numbering = Numbering(tuple(declared))
                score = score_course(
                    self.course, self.parts, numbering, clients, tally, final=self.final
                )
                best = max(best, score.total)
        return best

    def _declarations(self):
        """Return every set of units that holds each hole once."""
        if self.may_gap(1):
            yield from self._matchings(frozenset(range(len(self.holes))))
        else:
            yield self.units[: self.at_first]

    def _matchings(self, left: frozenset[int]):
        if not left:
            yield []
            return
        first = min(left)
        for unit in self.units:
            if first in unit.wholes and left.issuperset(unit.wholes):
                for rest in self._matchings(left - set(unit.wholes)):
                    yield [unit, *rest]
