"""What a quick course is made of, before any tile lies: its tees, and the tiles left for the rest.

A tile of the box has two faces of different kinds, so that a tee played costs a fairway or a
green. Hence tees are chosen first, and every fairway and green after them only if the tiles that
remain still suffice for all the others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.chance import Chance
from minigolf_desktop.model.eighteen_holes.faces import Face, FaceKind, Stop, StopKind
from minigolf_desktop.model.eighteen_holes.terrain import Terrain

ItemT = TypeVar("ItemT")
Line = tuple[Stop, ...]
"""A fairway of a face, from end to end."""

LIKING = (16, 4, 1)
"""How often a face is chosen, by how many stars it is off those wished for."""
PAR_LIKING = {3: 2, 4: 4, 5: 3}
"""How often a tee is chosen, by its par: most holes are par 4, as on a real course."""


class Bend(NamedTuple):
    """A fairway face seen from one of its ends."""

    face: Face
    entrance: int
    """Side where the fairway comes in, unturned."""
    bend: int
    """How many turns to the left of the entrance it leaves: 3 goes straight on."""
    hexes: int
    """How many hexes the fairway touches."""


@dataclass(frozen=True)
class Pieces:
    """The faces of the box by what they are good for in a quick course."""

    tees: tuple[Face, ...]
    """Tee faces, and green faces with a second green and a tee for it."""
    bends: tuple[Bend, ...]
    greens: tuple[Face, ...]
    """Green faces without a tee."""

    @staticmethod
    def of_box(box: Box) -> "Pieces":
        """Return the faces of a box."""
        return Pieces(
            tuple(face for face in box.faces if face.tee is not None),
            tuple(
                Bend(face, line[0].place, (line[-1].place - line[0].place) % 6, hexes_of(line))
                for face in box.faces
                if face.kind is FaceKind.FAIRWAY
                for way in face.lines
                for line in (way, way[::-1])
            ),
            tuple(face for face in box.faces if face.greens and face.tee is None),
        )


@dataclass(frozen=True)
class PlannedHole:
    """A hole whose tee is chosen."""

    tee: Face
    green: Face | None = None
    """The green's face where it is chosen already: it has the tee of the next hole."""

    @property
    def is_beside_last_green(self) -> bool:
        """Whether it is played on the tile of the last green."""
        return self.tee.kind is FaceKind.GREEN

    @property
    def is_whole(self) -> bool:
        """Whether its tee's face is all it needs."""
        return self.tee.is_whole_hole

    @property
    def fairway_tiles(self) -> int:
        """How many fairway faces it needs."""
        return 0 if self.tee.tee is None else self.tee.tee.fairway_tiles


def plan_holes(
    pieces: Pieces, holes: int, stars: int | None, chance: Chance
) -> tuple[PlannedHole, ...]:
    """Return holes for which the box has tiles enough, in the order of play."""
    while True:
        tees = _tees(pieces, holes, stars, chance)
        beside = [face for face in tees if face.kind is FaceKind.GREEN]
        first = [face for face in tees if face.kind is FaceKind.TEE]
        before = [face for face in first if not face.is_whole_hole]
        if len(beside) > len(before):
            continue
        greens = dict(zip((face.id for face in chance.shuffled(before)), beside, strict=False))
        plan: list[PlannedHole] = []
        for tee in _clubhouse_first(chance.shuffled(first)):
            green = greens.get(tee.id)
            plan.append(PlannedHole(tee, green))
            if green is not None:
                plan.append(PlannedHole(green))
        if Stock(plan, pieces, stars).suffices():
            return tuple(plan)


def _tees(pieces: Pieces, holes: int, stars: int | None, chance: Chance) -> list[Face]:
    """Return so many faces with a tee, no two of one tile."""
    rest = [
        (face, PAR_LIKING[face.tee.par] * _liking(face, stars))
        for face in pieces.tees
        if face.tee is not None
    ]
    chosen: list[Face] = []
    while len(chosen) < holes:
        faces, weights = zip(*rest, strict=True)
        tee = chance.pick(faces, weights)
        chosen.append(tee)
        rest = [one for one in rest if one[0].tile != tee.tile]
    return chosen


def _clubhouse_first(tees: list[Face]) -> list[Face]:
    """Return tees in their order, that of the clubhouse before all others."""
    return sorted(tees, key=lambda face: Terrain.CLUBHOUSE not in face.terrain)


def _liking(face: Face, stars: int | None) -> int:
    return 1 if stars is None else LIKING[abs(face.stars - stars)]


class Stock:
    """The tiles that are left for fairways and greens, and how many of each are still needed."""

    def __init__(self, plan: Iterable[PlannedHole], pieces: Pieces, stars: int | None) -> None:
        planned = [face for hole in plan for face in (hole.tee, hole.green) if face is not None]
        taken = {face.tile for face in planned}
        self._planned = frozenset(face.id for face in planned)
        self._stars = stars
        self._fairways = {bend.face.tile for bend in pieces.bends} - taken
        self._greens = {face.tile for face in pieces.greens} - taken
        self._taken = taken
        self._pieces = pieces
        holes = [hole for hole in plan if not hole.is_whole]
        self._need = {
            FaceKind.FAIRWAY: sum(hole.fairway_tiles for hole in holes),
            FaceKind.GREEN: sum(hole.green is None for hole in holes),
        }
        self._free = self._fairways | self._greens

    @cached_property
    def _bends(self) -> list[list[Bend]]:
        """By bend: the fairways that the plan leaves."""
        left = [one for one in self._pieces.bends if one.face.tile not in self._taken]
        return [[one for one in left if one.bend == bend] for bend in range(6)]

    @cached_property
    def _green_faces(self) -> list[Face]:
        """The greens that the plan leaves."""
        return [face for face in self._pieces.greens if face.tile not in self._taken]

    def suffices(self) -> bool:
        """Return whether the tiles left are enough for what is still needed."""
        return self._suffices(self._free, *self._need.values())

    def take(self, face: Face) -> None:
        """Use a face; those of the plan are used already."""
        if face.id not in self._planned:
            self._free.remove(face.tile)
            self._need[face.kind] -= 1

    def give_back(self, face: Face) -> None:
        """Undo :meth:`take`."""
        if face.id not in self._planned:
            self._free.add(face.tile)
            self._need[face.kind] += 1

    def off_wish(self, face: Face) -> int:
        """Return by how many stars a face is off the wish."""
        return 0 if self._stars is None else abs(face.stars - self._stars)

    def fairway(self, bend: int, chance: Chance) -> Bend | None:
        """Return a fairway face with a bend; None where there is none to spare."""
        found = [one for one in self._bends[bend] if self._can_take(one.face)]
        return self.pick(found, [one.face for one in found], chance)

    def greens(self) -> list[Face]:
        """Return the green faces that can be spared."""
        return [face for face in self._green_faces if self._can_take(face)]

    def pick(self, items: Sequence[ItemT], faces: Sequence[Face], chance: Chance) -> ItemT | None:
        """Return one of some items, each as likely as its face is liked; None without any."""
        if not items:
            return None
        return chance.pick(items, [_liking(face, self._stars) for face in faces])

    def _can_take(self, face: Face) -> bool:
        if face.tile not in self._free:
            return False
        fairways, greens = self._need.values()
        if face.kind is FaceKind.FAIRWAY:
            fairways -= 1
        else:
            greens -= 1
        return self._suffices(self._free - {face.tile}, fairways, greens)

    def _suffices(self, free: set[int], fairways: int, greens: int) -> bool:
        return (
            fairways <= len(free & self._fairways)
            and greens <= len(free & self._greens)
            and fairways + greens <= len(free)
        )


def green_line(green: Face) -> Line:
    """Return the line, unturned, on which the fairway comes in to the green of a face."""
    return next(
        line
        for line in green.lines
        if line[0].kind is StopKind.SIDE and line[-1].kind is StopKind.GREEN
    )


def tee_line(tee: Face) -> Line:
    """Return the line, unturned, on which the fairway of a tee face goes out."""
    return next(line for line in tee.lines if line[0].kind is StopKind.TEE)


def hexes_of(line: Line) -> int:
    """Return how many hexes a fairway line touches."""
    return sum(stop.kind is not StopKind.SIDE for stop in line)
