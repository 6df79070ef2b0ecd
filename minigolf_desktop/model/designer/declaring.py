"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Holes that are alike (same
worth, same par, same possible partners) are tried once; what was decided is remembered.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST, HOLES

PATIENCE = 20_000
"""Declarations looked at before the search keeps the best found. A course of any real game needs
far fewer; the limit is there for files with dozens of loose ends."""

Unit = tuple[int, ...]
"""Indexes of the traced holes that are counted as one."""


class Item(NamedTuple):
    """A hole as it may be counted."""

    unit: Unit
    worth: int
    """Points that it brings by itself when it has a number."""
    par: int


class Pool(NamedTuple):
    """All there is to choose from."""

    items: Sequence[Item]
    """Every hole by itself; those declared one by hand already are."""
    pairs: Sequence[Item]
    """Holes that may be declared one."""
    cube_cost: Callable[[int], int]
    """Points that a total par costs."""


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""


def best_declaration(
    pool: Pool, needed: Collection[int], apart: Collection[Unit], at_least: int
) -> Declaration | None:
    """Return the choice worth most, if it is worth more than ``at_least``.

    Holes in ``needed`` (by index) get a number; pairs in ``apart`` are not declared one.
    """
    return _Search(pool, needed, apart, at_least).best()


class _Search:
    """Branch and bound over the pairs."""

    def __init__(
        self, pool: Pool, needed: Collection[int], apart: Collection[Unit], at_least: int
    ) -> None:
        self.pool = pool
        self.needed = needed
        self.points = at_least
        self.found: Declaration | None = None
        self.patience = PATIENCE
        self.extra = len(pool.items) - HOLES
        self.all_worth = sum(item.worth for item in pool.items)
        self.all_par = sum(item.par for item in pool.items)
        self.item = {item.unit[0]: item for item in pool.items}
        self.partners = self._partners(pair for pair in pool.pairs if pair.unit not in apart)
        self.half_gain = self._half_gains()
        self.kind = self._kinds()
        self.spare_bound = self._spare_bounds()
        self.others = [item for item in pool.items if item.unit[0] not in self.partners]
        self.seen: set[object] = set()

    def best(self) -> Declaration | None:
        open_holes = sorted(self.partners, key=lambda index: (self.kind[index], index))
        self._declare(tuple(open_holes), (), 0)
        return self.found

    def _partners(self, pairs: Iterable[Item]) -> dict[int, dict[int, tuple[int, Item]]]:
        """Return by hole, by other hole: what the two gain when declared one, and the pair."""
        partners: dict[int, dict[int, tuple[int, Item]]] = {}
        for pair in pairs:
            one, other = pair.unit
            gain = pair.worth - self.item[one].worth - self.item[other].worth
            partners.setdefault(one, {})[other] = (gain, pair)
            partners.setdefault(other, {})[one] = (gain, pair)
        return partners

    def _half_gains(self) -> dict[int, float]:
        return {
            index: max(0, *(gain for gain, _ in options.values())) / 2
            for index, options in self.partners.items()
        }

    def _kinds(self) -> dict[int, int]:
        """Return by hole a number that those alike share, the most promising lowest."""
        keys = {}
        for index, options in self.partners.items():
            item = self.item[index]
            closed = frozenset(options) | {index}
            mutual = any(frozenset(self.partners[other]) | {other} == closed for other in options)
            keys[index] = (
                -self.half_gain[index],
                item.worth,
                item.par,
                index in self.needed,
                tuple(sorted(closed if mutual else options)),
            )
        ranks = {key: rank for rank, key in enumerate(sorted(set(keys.values())))}
        return {index: ranks[key] for index, key in keys.items()}

    def _spare_bounds(self) -> list[int]:
        """Return by number of extra holes the most that they and the par cubes can leave."""
        pars = sorted((item.par for item in self.pool.items), reverse=True)
        bounds = []
        for spare in range(self.extra + 1):
            least = max(0, self.all_par - sum(pars[: 2 * spare]))
            # The cost falls to nought at 36 and rises again: its least value in a range of pars
            # is at the range's end nearest to 36.
            nearest = min(max(36, least), self.all_par)
            bounds.append(-HOLE_COUNT_COST * spare - self.pool.cube_cost(nearest))
        for spare in reversed(range(self.extra)):
            bounds[spare] = max(bounds[spare], bounds[spare + 1])
        return bounds

    def _declare(self, open_holes: tuple[int, ...], joined: tuple[Item, ...], gain: int) -> None:
        """Decide for the first of the open holes."""
        more = min(self.extra - len(joined), len(open_holes) // 2)
        spare = self.extra - len(joined) - more
        halves = sorted((self.half_gain[index] for index in open_holes), reverse=True)
        bound = self.all_worth + gain + sum(halves[: 2 * more]) + self.spare_bound[spare]
        if bound <= self.points or self.patience <= 0:
            return
        self._drop(joined, gain)
        if not more:
            return
        key = (
            tuple(self.kind[index] for index in open_holes),
            tuple(sorted((pair.worth, pair.par, self._is_needed(pair)) for pair in joined)),
        )
        if key in self.seen:
            return
        self.seen.add(key)
        self.patience -= 1
        one, rest = open_holes[0], open_holes[1:]
        tried = set()
        options = self.partners[one]
        for other in sorted(
            (other for other in rest if other in options), key=lambda other: -options[other][0]
        ):
            if self.kind[other] not in tried:
                tried.add(self.kind[other])
                more_gain, pair = options[other]
                left = tuple(index for index in rest if index != other)
                self._declare(left, (*joined, pair), gain + more_gain)
        # Left by itself, it leaves all that are like it by themselves: which of them are paired
        # makes no difference.
        while rest and self.kind[rest[0]] == self.kind[one]:
            rest = rest[1:]
        self._declare(rest, joined, gain)

    def _is_needed(self, item: Item) -> bool:
        return any(index in self.needed for index in item.unit)

    def _drop(self, joined: tuple[Item, ...], gain: int) -> None:
        """Choose the extra holes, now that pairs are made."""
        spare = self.extra - len(joined)
        if self.all_worth + gain + self.spare_bound[spare] <= self.points:
            return
        paired = {index for pair in joined for index in pair.unit}
        alone = [self.item[index] for index in self.partners if index not in paired]
        units = [*self.others, *alone, *joined]
        free = [item for item in units if not self._is_needed(item)]
        if len(free) < spare:
            return
        points, dropped = self._best_drop(free, spare)
        points += self.all_worth + gain - HOLE_COUNT_COST * spare
        if points > self.points:
            self.points = points
            gone = {item.unit for item in dropped}
            kept = tuple(item.unit for item in units if item.unit not in gone)
            self.found = Declaration(points, kept, tuple(item.unit for item in dropped))

    def _best_drop(self, free: Sequence[Item], spare: int) -> tuple[int, tuple[Item, ...]]:
        """Return what dropping ``spare`` of the free ones leaves at best (at most nought)."""
        if spare <= len(free) - spare:
            options = _selections(free, spare, -1)
            return max(
                (worth - self.pool.cube_cost(self.all_par - par), dropped)
                for par, (worth, dropped) in options.items()
            )
        free_worth = sum(item.worth for item in free)
        free_par = sum(item.par for item in free)
        points, kept = max(
            (worth - free_worth - self.pool.cube_cost(self.all_par - free_par + par), kept)
            for par, (worth, kept) in _selections(free, len(free) - spare, 1).items()
        )
        return points, tuple(item for item in free if item not in kept)


def _selections(
    items: Sequence[Item], count: int, sign: int
) -> dict[int, tuple[int, tuple[Item, ...]]]:
    """Return by total par the best ``count`` of the items: most worth, or least for sign -1."""
    tables: list[dict[int, tuple[int, tuple[Item, ...]]]] = [{} for _ in range(count + 1)]
    tables[0][0] = (0, ())
    for item in items:
        for taken in range(count - 1, -1, -1):
            further = tables[taken + 1]
            for par, (worth, chosen) in tables[taken].items():
                total, value = par + item.par, worth + sign * item.worth
                if total not in further or value > further[total][0]:
                    further[total] = (value, (*chosen, item))
    return tables[count]
