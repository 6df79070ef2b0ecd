"""Whether a ball can come from one hex of a course to another at all."""

from collections.abc import Iterable, Iterator, Mapping

from minigolf_desktop.model.eighteen_holes.terrain import CLOSED, Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, STEPS, Hex, neighbour, turned

_CHIPS = (0, 1, 5)
"""Turns of the second step of a chip: straight on, left, right."""
_FLOWN_OVER = frozenset({Terrain.TREES, Terrain.CLUBHOUSE})
"""Where no ball may land, but a chip may pass."""


class Reach:
    """Where walks of one hex, and chips over trees or the clubhouse, lead to.

    Longer hits come nowhere else: they fly over the clubhouse too, but not over trees.
    """

    def __init__(self, ground: Mapping[Hex, Terrain]) -> None:
        self._ground = ground
        self._open = {place for place, terrain in ground.items() if terrain not in CLOSED}
        self._lawn: dict[Hex, int] = {}
        for place in self._open:
            if place not in self._lawn:
                self._lawn.update(dict.fromkeys(self._walk_from(place), len(self._lawn)))

    def __call__(self, start: Hex, goal: Hex) -> bool:
        """Return whether a ball can come from one hex to another."""
        if not {start, goal} <= self._open:
            return False
        if self._lawn[start] == self._lawn[goal]:
            return True
        # Something stands between the two all round: only here chips make a difference.
        reached = {self._lawn[start]}
        found = True
        while found and self._lawn[goal] not in reached:
            landings = {self._lawn[landing] for landing in self._chips_from(reached)}
            found = not landings <= reached
            reached |= landings
        return self._lawn[goal] in reached

    def _walk_from(self, start: Hex) -> Iterable[Hex]:
        seen = {start}
        rim = [start]
        while rim:
            q, r = rim.pop()
            for step_q, step_r in STEPS:
                beside = Hex(q + step_q, r + step_r)
                if beside in self._open and beside not in seen:
                    seen.add(beside)
                    rim.append(beside)
        return seen

    def _chips_from(self, lawns: set[int]) -> Iterator[Hex]:
        """Yield where chips land that are hit from some of the lawns over what stands beside."""
        for place, lawn in self._lawn.items():
            if lawn not in lawns:
                continue
            for way in DIRECTIONS:
                beside = neighbour(place, way)
                if self._ground.get(beside) in _FLOWN_OVER:
                    landings = (neighbour(beside, turned(way, turn)) for turn in _CHIPS)
                    yield from (landing for landing in landings if landing in self._open)
