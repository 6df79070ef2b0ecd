"""The holes that cannot be joined: which of them are best left without a number."""

from collections.abc import Sequence
from typing import final

from minigolf_desktop.model.designer.counting.chaining import Item

Free = tuple[int, ...]
"""By kind, how many holes may be dropped."""


@final
class Unjoined:
    """Answers for the holes of a course. Those of one worth and par are of one kind."""

    def __init__(self, items: Sequence[tuple[int, Item]]) -> None:
        alike: dict[tuple[int, int], list[tuple[int, Item]]] = {}
        for place, item in items:
            alike.setdefault((item.worth, item.par), []).append((place, item))
        self._kinds = sorted(alike)
        self._items = [alike[kind] for kind in self._kinds]
        self._places = [sum([1 << place for place, _ in items]) for items in self._items]
        self.worth: int = sum([item.worth for _, item in items])
        """Of all of them."""
        self._par: int = sum([item.par for _, item in items])
        self._tables: dict[tuple[Free, int], list[dict[int, int]]] = {}

    def free(self, needed: int) -> Free:
        """Return how many of each kind may be dropped when some holes must have numbers."""
        return tuple([(places & ~needed).bit_count() for places in self._places])

    def kept(self, free: Free, drops: int) -> dict[int, int]:
        """Return the most that the others are worth when so many are dropped, by their par."""
        left = sum(free) - drops
        # The few that are dropped are chosen, or the few that are left.
        step, chosen = (-1, drops) if drops <= left else (1, left)
        tables = self._tables.get((free, step), [])
        if len(tables) <= chosen:
            most = min(max(chosen, 2 * len(tables)), sum(free))
            tables = self._tables[free, step] = self._find_kept(free, step, most)
        return tables[chosen]

    def _find_kept(self, free: Free, step: int, most: int) -> list[dict[int, int]]:
        """Return it for every number of holes chosen, up to so many.

        For step -1 they are dropped, for step 1 they are left, where all others that may be are
        dropped.
        """
        all_par, all_worth = self._par, self.worth
        if step > 0:
            for (worth, par), count in zip(self._kinds, free, strict=True):
                all_par -= count * par
                all_worth -= count * worth
        found: list[dict[int, int]] = [{all_par: all_worth}]
        for _ in range(most):
            found.append({})
        for (worth, par), count in zip(self._kinds, free, strict=True):
            for taken in range(most if count else 0, 0, -1):
                table = found[taken]
                for many in range(1, min(count, taken) + 1):
                    more_par, more = step * many * par, step * many * worth
                    for before, value in found[taken - many].items():
                        left, rest = before + more_par, value + more
                        if rest > table.get(left, rest - 1):
                            table[left] = rest
        return found

    def parted(
        self, free: Free, drops: int, par: int, needed: int
    ) -> tuple[list[Item], list[Item]]:
        """Return the best choice of such a par: the holes kept, and those dropped."""
        worth = self.kept(free, drops)[par]
        gone = self._choose(free, drops, self._par - par, self.worth - worth, 0)
        if gone is None:
            raise ValueError(f"no {drops} holes can be dropped so that a par of {par} is left")
        kept: list[Item] = []
        dropped: list[Item] = []
        for items, count in zip(self._items, gone, strict=True):
            left = count
            for place, item in reversed(items):
                if left and not needed >> place & 1:
                    dropped.append(item)
                    left -= 1
                else:
                    kept.append(item)
        return kept, dropped

    def _choose(self, free: Free, drops: int, par: int, worth: int, kind: int) -> list[int] | None:
        """Return by kind how many are dropped, so that such a par and worth are gone."""
        if kind == len(free):
            return None if drops or par or worth else []
        own_worth, own_par = self._kinds[kind]
        for many in range(min(free[kind], drops), -1, -1):
            rest = self._choose(
                free, drops - many, par - many * own_par, worth - many * own_worth, kind + 1
            )
            if rest is not None:
                return [many, *rest]
        return None
