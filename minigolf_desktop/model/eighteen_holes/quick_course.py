"""A course laid at random by the steps of the course booklet, the same for the same seed.

Hole by hole: a tee face; as many fairway faces as it asks for, each turned to link with what lies
before it; a green face. A whole par 3 needs no more than its own face. The next tee lies beside
the last green's tile, and where that tile has a second green with a tee of its own, the next hole
is there. Tiles never overlap, and a tile of the box is used once.

Which tees are played is settled first (:mod:`.quick_plan`); then the tiles are laid one by one,
and where they come to a dead end, the last ones are taken back.

Par and way of a hole agree as they do on the courses in the box: the fairway is as long as it is
there (:data:`WAYS`), and does not wind back until one shot over the rough is enough
(:data:`LEAST_APART`).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.chance import Chance
from minigolf_desktop.model.eighteen_holes.course import (
    MOST_HOLES,
    TILE_SPAN,
    Course,
    Hole,
    PlacedTile,
)
from minigolf_desktop.model.eighteen_holes.faces import CENTRE, Face
from minigolf_desktop.model.eighteen_holes.fairways import fairways
from minigolf_desktop.model.eighteen_holes.quick_plan import (
    Pieces,
    PlannedHole,
    Stock,
    green_line,
    hexes_of,
    plan_holes,
    tee_line,
)
from minigolf_desktop.model.geometry.hexagon import (
    DIRECTIONS,
    Hex,
    distance,
    neighbour,
    opposite,
    turned,
)
from minigolf_desktop.model.play.randomness import Randomness

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
    pieces = Pieces.of_box(box)
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
