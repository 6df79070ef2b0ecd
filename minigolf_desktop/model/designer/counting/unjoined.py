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
        self._kept: dict[tuple[Free, int], dict[int, int]] = {}
        self._choices: dict[tuple[Free, int, int], dict[int, int]] = {}

    def free(self, needed: int) -> Free:
        """Return how many of each kind may be dropped when some holes must have numbers."""
        return tuple([(places & ~needed).bit_count() for places in self._places])

    def kept(self, free: Free, drops: int) -> dict[int, int]:
        """Return the most that the others are worth when so many are dropped, by their par."""
        known = self._kept.get((free, drops))
        if known is None:
            left = sum(free) - drops
            # The few that are dropped are chosen, or the few that are left.
            if drops <= left:
                chosen = self._chosen(free, drops, -1)
                known = {self._par - par: self.worth - worth for par, worth in chosen.items()}
            else:
                all_par, all_worth = self._par, self.worth
                for (worth, par), count in zip(self._kinds, free, strict=True):
                    all_par -= count * par
                    all_worth -= count * worth
                chosen = self._chosen(free, left, 1)
                known = {all_par + par: all_worth + worth for par, worth in chosen.items()}
            self._kept[free, drops] = known
        return known

    def _chosen(self, free: Free, many: int, sign: int) -> dict[int, int]:
        """Return what so many of the first kinds are worth, by their par.

        For sign 1 the most, for sign -1 the least.
        """
        if not free:
            return {} if many else {0: 0}
        known = self._choices.get((free, many, sign))
        if known is None:
            known = {}
            worth, par = self._kinds[len(free) - 1]
            for own in range(min(free[-1], many) + 1):
                more_par, more = own * par, own * worth
                for before, value in self._chosen(free[:-1], many - own, sign).items():
                    at, all_of_them = before + more_par, value + more
                    best = known.get(at)
                    if best is None or sign * all_of_them > sign * best:
                        known[at] = all_of_them
            self._choices[free, many, sign] = known
        return known

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
