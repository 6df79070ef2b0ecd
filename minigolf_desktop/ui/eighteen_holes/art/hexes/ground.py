"""What lies on one tile of a course: its face turned, with the adjustment tiles upon it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from minigolf_desktop.model.eighteen_holes.faces import CENTRE, Face, Stop, StopKind
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import STEPS, Hex, opposite, turned

PLACES = range(7)
"""Of the hexes in a face: ring by direction, then the centre."""

MOWN = frozenset({Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN, Terrain.LAKE})
"""Ground that a fairway leads onto."""


@dataclass(frozen=True)
class Ground:
    """The ground of a tile whose centre is the origin."""

    face: Face
    turn: int
    """Turns of 60 degrees counter-clockwise."""
    terrain: tuple[Terrain, ...]
    """By place in the face, adjustment tiles laid."""
    laid: frozenset[int]
    """Places that an adjustment tile covers."""

    @property
    def angle(self) -> float:
        """By how many degrees a painter must turn what is drawn for the unturned face."""
        return -60.0 * self.turn

    def hex_of(self, place: int) -> Hex:
        """Return where a place of the face lies on the turned tile."""
        return unturned_hex(turned(place, self.turn)) if place != CENTRE else Hex(0, 0)

    def places(self, *kinds: Terrain) -> list[int]:
        """Return the places that have one of these grounds."""
        return [place for place in PLACES if self.terrain[place] in kinds]

    @cached_property
    def ways(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By place: for each line over it, the directions that its fairway goes on in.

        For the unturned face, as all directions here; one direction where the fairway ends.
        """
        found: list[list[tuple[int, ...]]] = [[] for _ in PLACES]
        for line in self.face.lines:
            led: dict[int, list[int]] = {}
            for here, there in pairwise(line):
                for place, direction in self._leads(here, there):
                    led.setdefault(place, []).append(direction)
            for place, directions in led.items():
                found[place].append(tuple(directions))
        return tuple(map(tuple, found))

    def _leads(self, here: Stop, there: Stop) -> Iterator[tuple[int, int]]:
        """Yield the places between two stops of a line that are linked, with the directions."""
        if StopKind.GAP in {here.kind, there.kind}:
            return
        for one, other in ((here, there), (there, here)):
            if one.kind is StopKind.SIDE or self.terrain[one.place] not in MOWN:
                continue
            if other.kind is StopKind.SIDE:
                yield one.place, other.place
            elif self.terrain[other.place] in MOWN:
                direction = direction_between(one.place, other.place)
                if direction is not None:
                    yield one.place, direction

    @cached_property
    def links(self) -> tuple[frozenset[int], ...]:
        """By place: all directions that its fairway goes on in.

        A fairway hex beside the lines is joined to all mown ground round it but tees.
        """
        found = [{direction for way in ways for direction in way} for ways in self.ways]
        on_line = {stop.place for line in self.face.lines for stop in line if _has_hex(stop)}
        for place in set(self.places(Terrain.FAIRWAY)) - on_line:
            for other in self.places(Terrain.FAIRWAY, Terrain.LAKE, Terrain.GREEN):
                direction = direction_between(place, other)
                if direction is not None:
                    found[place].add(direction)
                    found[other].add(opposite(direction))
        return tuple(map(frozenset, found))

    def groups(self, kind: Terrain) -> Iterator[tuple[int, ...]]:
        """Yield the places of each connected piece of a kind of ground."""
        left = set(self.places(kind))
        while left:
            group, rim = set[int](), [min(left)]
            while rim:
                place = rim.pop()
                if place in left:
                    left.remove(place)
                    group.add(place)
                    rim += [other for other in left if direction_between(place, other) is not None]
            yield tuple(sorted(group))

    @cached_property
    def tee_direction(self) -> int:
        """Direction in which the tee of the unturned face plays; that of its arrow without one."""
        for line in self.face.lines:
            for stop, after in pairwise(line):
                if stop.kind is StopKind.TEE:
                    if after.kind is StopKind.SIDE:
                        return after.place
                    way = direction_between(stop.place, after.place)
                    return self.face.arrow if way is None else way
        return self.face.arrow


def _has_hex(stop: Stop) -> bool:
    return stop.kind is not StopKind.SIDE


def plain_ground(face: Face, turn: int) -> Ground:
    """Return the ground of a face as it is printed."""
    return Ground(face, turn % 6, face.terrain, frozenset())


def unturned_hex(place: int) -> Hex:
    """Return where a place of a face lies, seen from the face's centre."""
    return Hex(0, 0) if place == CENTRE else STEPS[place]


def direction_between(one: int, other: int) -> int | None:
    """Return the direction from a place to the place next to it, None if they do not touch."""
    here, there = unturned_hex(one), unturned_hex(other)
    step = Hex(there.q - here.q, there.r - here.r)
    return STEPS.index(step) if step in STEPS else None
