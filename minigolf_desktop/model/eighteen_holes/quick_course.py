"""A course laid at random by the steps of the course booklet, the same for the same seed.

Hole by hole: a tee face; as many fairway faces as it asks for, each turned to link with what lies
before it; a green face. A whole par 3 needs no more than its own face. The next tee lies beside
the last green's tile, and where that tile has a second green with a tee of its own, the next hole
is there. Tiles never overlap, and a tile of the box is used once.

Which tees are played is settled first. A tile of the box has two faces of different kinds, so that
a tee played costs a fairway or a green: every fairway and green is chosen only if the tiles that
remain still suffice for all the others. Then the tiles are laid one by one, and where they come to
a dead end, the last ones are taken back.

Par and way of a hole agree as they do on the courses in the box: the fairway is as long as it is
there (:data:`WAYS`), and does not wind back until one shot over the rough is enough
(:data:`LEAST_APART`).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import (
    CENTRE,
    MOST_HOLES,
    TILE_SPAN,
    Course,
    Face,
    FaceKind,
    Hole,
    LineStop,
    PlacedTile,
    StopKind,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import fairways
from minigolf_desktop.model.geometry.hexagon import (
    DIRECTIONS,
    Hex,
    distance,
    neighbour,
    opposite,
    turned,
)
from minigolf_desktop.model.play.randomness import Chance, Randomness

# --- What a quick course is made of, before any tile lies: its tees, and the tiles left for the
# rest

ItemT = TypeVar("ItemT")
Line = tuple[LineStop, ...]
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
class CoursePieces:
    """The faces of the box by what they are good for in a quick course."""

    tees: tuple[Face, ...]
    """Tee faces, and green faces with a second green and a tee for it."""
    bends: tuple[Bend, ...]
    greens: tuple[Face, ...]
    """Green faces without a tee."""

    @staticmethod
    def of_box(box: Box) -> "CoursePieces":
        """Return the faces of a box."""
        return CoursePieces(
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
    pieces: CoursePieces, holes: int, stars: int | None, chance: Chance
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


def _tees(pieces: CoursePieces, holes: int, stars: int | None, chance: Chance) -> list[Face]:
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

    def __init__(
        self, plan: Iterable[PlannedHole], pieces: CoursePieces, stars: int | None
    ) -> None:
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


# --- A course laid at random by the steps of the course booklet, the same for the same seed

MOST_TRIES = 100
"""Tiles laid, those taken back included, before other tees are drawn."""

WAYS = {3: range(2, 8), 4: range(6, 11), 5: range(9, 13)}
"""By par: how many steps from hex to hex the fairway may lead from tee to green."""
LEAST_APART = {3: 2, 4: 6, 5: 8}
"""By par: the fewest steps from tee to green straight over the ground.

The longest flight makes five, but for the card of the longest drive, of which there is one. All but
two of the 212 holes in the box keep to it.
"""

WANDERLUST = 4
"""How far, in tiles, chance may lead away from the middle of the course."""
_FINE = 64
"""Into how many parts chance divides the length of a tile: ties are rare."""


def quick_course(box: Box, holes: int, seed: int, stars: int | None = None) -> Course:
    """Return a course of 1 to 18 holes in which nothing is wrong (:mod:`.building`).

    ``stars`` is a wish: 1, 2 or 3 for mostly easy, middling or hard faces; None for any. The
    course has no name. Raises ValueError for another number of holes or stars.
    """
    if not 1 <= holes <= MOST_HOLES:
        raise ValueError(f"a course has 1 to {MOST_HOLES} holes, not {holes}")
    if stars not in {None, 1, 2, 3}:
        raise ValueError(f"stars are 1 to 3, not {stars}")
    chance = Chance(Randomness.of_seed(seed))
    pieces = CoursePieces.of_box(box)
    while True:
        plan = plan_holes(pieces, holes, stars, chance)
        laid = _Layout(plan, Stock(plan, pieces, stars), chance).tiles()
        if laid:
            return _course(_centred(_turned_to_fit(laid)), box)


class _Step(NamedTuple):
    """A tile to be laid."""

    tee: Face | None = None
    green: Face | None = None
    is_green: bool = False
    """Whether it is a green's tile; if :attr:`green` is None, any will do."""


class _Laid(NamedTuple):
    """A tile that lies, and how the course goes on from it."""

    face: Face
    place: Hex
    turn: int
    way: int | None
    """Direction in which the fairway leaves; None where a hole ends."""
    hexes: int
    """How many hexes the fairway touches."""

    def hex_at(self, place: int) -> Hex:
        """Return the hex at a place of the face."""
        centre = Hex(TILE_SPAN * self.place.q, TILE_SPAN * self.place.r)
        return centre if place == CENTRE else neighbour(centre, turned(place, self.turn))


class _Begun(NamedTuple):
    """A hole that has a tee, but no green yet."""

    par: int
    tee: Hex
    hexes: int
    """How many hexes the fairway touches up to now."""

    def can_end_on(self, place: Hex) -> bool:
        """Return whether a green's tile at a place may be far enough away."""
        middle = Hex(TILE_SPAN * place.q, TILE_SPAN * place.r)
        return distance(self.tee, middle) + 1 >= LEAST_APART[self.par]

    def agrees_with(self, last: _Laid) -> bool:
        """Return whether par and way agree when the hole ends on a tile."""
        green = last.hex_at(green_line(last.face)[-1].place)
        steps = self.hexes + last.hexes - 1
        return steps in WAYS[self.par] and distance(self.tee, green) >= LEAST_APART[self.par]


class _Layout:
    """Lays the tiles of a plan, one by one and back again."""

    def __init__(self, plan: Sequence[PlannedHole], stock: Stock, chance: Chance) -> None:
        self._steps = list(_steps(plan))
        self._stock = stock
        self._chance = chance
        self._laid: list[_Laid] = []
        self._taken: set[Hex] = set()

    def tiles(self) -> tuple[PlacedTile, ...]:
        """Return the tiles; none where too many tries came to a dead end."""
        choices = [self._choices()]
        for _ in range(MOST_TRIES):
            laid = next(choices[-1], None)
            if laid is not None:
                self._lay(laid)
                if len(self._laid) == len(self._steps):
                    return tuple(PlacedTile(one.face.id, one.place, one.turn) for one in self._laid)
                choices.append(self._choices())
            elif self._laid:
                choices.pop()
                self._take_back()
            else:
                break
        return ()

    def _lay(self, laid: _Laid) -> None:
        self._laid.append(laid)
        self._taken.add(laid.place)
        self._stock.take(laid.face)

    def _take_back(self) -> None:
        laid = self._laid.pop()
        self._taken.remove(laid.place)
        self._stock.give_back(laid.face)

    def _choices(self) -> Iterator[_Laid]:
        """Yield ways to lay the next tile; each is worked out when it is asked for."""
        step = self._steps[len(self._laid)]
        if step.tee is not None:
            return self._tees(step.tee)
        last = self._laid[-1]
        assert last.way is not None
        place, back = neighbour(last.place, last.way), opposite(last.way)
        return self._greens(step, place, back) if step.is_green else self._fairways(place, back)

    def _tees(self, tee: Face) -> Iterator[_Laid]:
        """Yield ways to lay a tee beside the last green: those first where the course is dense."""
        if not self._laid:
            yield _with_tee(tee, [(Hex(0, 0), self._chance.below(6))])[0]
            return
        around = [neighbour(self._laid[-1].place, way) for way in DIRECTIONS]
        free = [place for place in around if place not in self._taken]
        ways = [(place, turn) for place in free for turn in DIRECTIONS]
        yield from self._densest_first(
            laid
            for laid in _with_tee(tee, ways)
            if laid.way is None or neighbour(laid.place, laid.way) not in self._taken
        )

    @property
    def _hole(self) -> _Begun:
        """The hole that is being laid."""
        hexes = 0
        for laid in reversed(self._laid):
            hexes += laid.hexes
            if laid.face.tee is not None:
                box = laid.face.tee
                return _Begun(box.par, laid.hex_at(box.place), hexes)
        raise AssertionError("no tee lies")

    def _fairways(self, place: Hex, back: int) -> Iterator[_Laid]:
        ways = (turned(back, bend) for bend in range(1, 6))
        free = [way for way in ways if neighbour(place, way) not in self._taken]
        if self._steps[len(self._laid) + 1].is_green:
            hole = self._hole
            free = [way for way in free if hole.can_end_on(neighbour(place, way))]
        found = (self._stock.fairway((way - back) % 6, self._chance) for way in free)
        tiles = [
            _Laid(one.face, place, turned(back, -one.entrance), way, one.hexes)
            for way, one in zip(free, found, strict=True)
            if one is not None
        ]
        yield from self._densest_first(tiles)

    def _greens(self, step: _Step, place: Hex, back: int) -> Iterator[_Laid]:
        hole = self._hole
        faces = self._stock.greens() if step.green is None else [step.green]
        ends = {face.id: _with_green(face, place, back) for face in faces}
        fitting = [face for face in faces if hole.agrees_with(ends[face.id])]
        face = self._stock.pick(fitting, fitting, self._chance)
        if face is not None:
            yield ends[face.id]

    def _densest_first(self, ways: Iterable[_Laid]) -> list[_Laid]:
        """Return ways to lay a tile, those mostly first that stay near the middle of the course.

        A course that winds round itself has short walks and fits on a table.
        """
        count = len(self._taken)
        middle = Hex(
            round(sum(place.q for place in self._taken) / count),
            round(sum(place.r for place in self._taken) / count),
        )
        rated = []
        for laid in ways:
            ahead = laid.place if laid.way is None else neighbour(laid.place, laid.way)
            off = distance(laid.place, middle) + distance(ahead, middle)
            off += 2 * self._stock.off_wish(laid.face)
            rated.append((_FINE * off + self._chance.below(_FINE * WANDERLUST), laid))
        return [laid for _, laid in sorted(rated, key=lambda one: one[0])]


def _with_tee(tee: Face, places: Iterable[tuple[Hex, int]]) -> list[_Laid]:
    """Return a tee on each of some places, each with a turn."""
    line = tee_line(tee)
    side, hexes = None if tee.is_whole_hole else line[-1].place, hexes_of(line)
    return [
        _Laid(tee, place, turn, None if side is None else turned(side, turn), hexes)
        for place, turn in places
    ]


def _with_green(face: Face, place: Hex, back: int) -> _Laid:
    """Return a green on a place where the fairway comes in from a direction."""
    line = green_line(face)
    return _Laid(face, place, turned(back, -line[0].place), None, hexes_of(line))


def _steps(plan: Sequence[PlannedHole]) -> Iterator[_Step]:
    for hole in plan:
        if hole.is_beside_last_green:
            continue
        yield _Step(tee=hole.tee)
        if not hole.is_whole:
            yield from [_Step()] * hole.fairway_tiles
            yield _Step(green=hole.green, is_green=True)


def _turned_to_fit(tiles: Sequence[PlacedTile]) -> tuple[PlacedTile, ...]:
    """Return tiles turned all together so that the course is wider than high, as screens are."""
    best = min(DIRECTIONS[:3], key=lambda turns: _height(_turned(tiles, turns)))
    return _turned(tiles, best)


def _turned(tiles: Sequence[PlacedTile], turns: int) -> tuple[PlacedTile, ...]:
    """Return tiles turned around (0, 0), each turn 60 degrees counter-clockwise."""
    found = tuple(tiles)
    for _ in range(turns):
        found = tuple(
            PlacedTile(face, Hex(place.q + place.r, -place.q), turned(turn, 1))
            for face, place, turn in found
        )
    return found


def _height(tiles: Sequence[PlacedTile]) -> int:
    """Return the height of a course in half tiles."""
    rows = [2 * tile.place.r + tile.place.q for tile in tiles]
    return max(rows) - min(rows)


def _centred(tiles: Sequence[PlacedTile]) -> tuple[PlacedTile, ...]:
    """Return tiles moved so that the middle of the course is about at (0, 0)."""
    q = _middle([tile.place.q for tile in tiles])
    r = _middle([tile.place.r for tile in tiles])
    return tuple(tile._replace(place=Hex(tile.place.q - q, tile.place.r - r)) for tile in tiles)


def _middle(numbers: Sequence[int]) -> int:
    return (min(numbers) + max(numbers)) // 2


def _course(tiles: tuple[PlacedTile, ...], box: Box) -> Course:
    """Return the course of some tiles: its tees are in the order of play."""
    holes = (
        Hole(way.tee, way.green, way.par)
        for way in fairways(tiles, box.face_by_id)
        if way.green is not None
    )
    return Course("", "", tiles, (), tuple(holes))
