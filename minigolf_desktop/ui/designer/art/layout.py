"""The plan of a tile: lanes, things, flag and signs, before anything is painted.

On the grass people, dogs, trees, benches, pools and beds find their places.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Elements, Role, TileDesign
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.designer.art.lane_layout import SIGN_RADIUS, furnish_lanes, sign_on
from minigolf_desktop.ui.designer.art.lanes import (
    CENTRE,
    KERB,
    Lane,
    Outline,
    Point,
    clearance,
    lanes_of,
    number_of,
)
from minigolf_desktop.ui.designer.art.places import (
    LAWN,
    Footprint,
    Kind,
    Place,
    apart,
    elements_of,
    footprint,
    square,
)

MARGIN = 1.5
"""Units along the tile's edge in which nothing stands."""
GAP = 1.2
"""Units between two things, and between a thing and a kerb."""

_STEP = 3.0
"""Units between two spots beside a path."""
_WIDE_STEP = 4.5
"""Units between two spots where there is nothing but grass."""
_ATTEMPTS = 80
_PATIENCE = 6
"""Attempts at full size."""
_LEAST_SCALE = 0.8
_LEAST_TREE = 10.5


class LawnSpot(NamedTuple):
    """A place on the grass and how far it is from the concrete."""

    x: float
    y: float
    free: float


class Wish(NamedTuple):
    """Something that wants a place on the grass."""

    kind: Kind
    size: float
    length: float
    reach: float
    """Radius that is surely needed round its middle."""


@lru_cache(maxsize=64)
def spots(outlines: tuple[Outline, ...]) -> tuple[LawnSpot, ...]:
    """Return the spots of a tile that are not on or at the concrete."""
    step = _STEP if outlines else _WIDE_STEP
    return tuple(spot for k in range(int(90 / step) + 1) for spot in _row(outlines, k, step))


@lru_cache(maxsize=64)
def _widest(outlines: tuple[Outline, ...]) -> float:
    """Return the radius of the widest round that fits between concrete and edge."""
    return max(
        min(free - KERB - GAP, x - MARGIN, y - MARGIN, 100 - MARGIN - x, 100 - MARGIN - y)
        for x, y, free in spots(outlines)
    )


def _row(outlines: tuple[Outline, ...], row: int, step: float) -> Iterable[LawnSpot]:
    """Yield the spots of one row, skipping what cannot be free."""
    column = 0
    while column * step <= 90:
        x, y = 5 + column * step, 5 + row * step
        free = _free(outlines, x, y)
        if free > KERB + 5:
            yield LawnSpot(x, y, free)
            column += 1
        else:
            # Nothing is further from the concrete than its neighbour by more than the way there.
            column += max(1, int((KERB + 5 - free) / step))


def _free(outlines: tuple[Outline, ...], x: float, y: float) -> float:
    return min((clearance(outline, x, y) for outline in outlines), default=99.0)


def furnish_lawn(
    outlines: tuple[Outline, ...], wanted: Elements, reserved: Sequence[Footprint], name: str
) -> list[Place]:
    """Return a place for every wanted thing; raises LookupError when they cannot all stand."""
    widest = _widest(outlines)
    for attempt in range(_ATTEMPTS):
        chance = NamedChance("lawn", name, attempt)
        scale = max(_LEAST_SCALE, min(1.0, 1.0 - 0.015 * (attempt - _PATIENCE)))
        trees = widest * (1.0 - 0.03 * attempt)
        places = _attempt(outlines, _wishes(wanted, chance, scale, trees), reserved, chance)
        if places is not None:
            return places
    raise LookupError(f"no room for everything on tile {name}")


def _attempt(
    outlines: tuple[Outline, ...],
    wishes: Iterable[Wish],
    reserved: Sequence[Footprint],
    chance: NamedChance,
) -> list[Place] | None:
    places: list[Place] = []
    rooms = list(reserved)
    for wish in wishes:
        place = _stand(wish, outlines, rooms, chance)
        if place is None:
            return None
        places.append(place)
        rooms.append(footprint(place))
    return places


def _wishes(wanted: Elements, chance: NamedChance, scale: float, widest: float) -> Iterable[Wish]:
    """Yield what wants a place, the most awkward first; trees give way before the others."""
    crowd = sum(wanted) + wanted.benches
    tree = {0: 15.5, 1: 15.5, 2: 15.0, 3: 14.0, 4: 13.2}.get(crowd, 12.6)
    for _ in range(wanted.benches):
        yield Wish(Kind.BENCH, 12.4 * scale, 11.4 * scale, 6 * scale)
    for _ in range(wanted.pools):
        yield Wish(Kind.POOL, 10.8 * scale, 0, 10.8 * scale)
    for _ in range(wanted.flowers):
        yield Wish(Kind.FLOWERS, 10 * scale, 0, 10 * scale)
    for _ in range(wanted.trees):
        size = max(_LEAST_TREE, min(tree, widest) * chance.between(0.93, 1.0))
        yield Wish(Kind.TREE, size, 0, size)
    for _ in range(wanted.people):
        yield Wish(Kind.PERSON, 11 * scale, 0, 6.5 * scale)
    for _ in range(wanted.dogs):
        yield Wish(Kind.DOG, 6.6 * scale, 0, 6.5 * scale)


def _stand(
    wish: Wish, outlines: tuple[Outline, ...], rooms: Sequence[Footprint], chance: NamedChance
) -> Place | None:
    """Return the best place for a wish, or None where nothing fits."""
    room = wish.reach + KERB + GAP
    edge = wish.reach + MARGIN
    rated = sorted(
        (-_merit(wish, spot, rooms, chance), spot)
        for spot in spots(outlines)
        if spot.free >= room and edge <= spot.x <= 100 - edge and edge <= spot.y <= 100 - edge
    )
    seed = chance.whole(9973)
    left_handed = chance.share() < 0.4
    for merit, spot in rated:
        if merit > 50:
            return None
        lean = _lean(wish, chance)
        middle = Footprint(spot.x, spot.y, wish.reach)
        if not all(apart(middle, other, GAP) for other in rooms):
            # It would stand in something however it is turned, which takes long to find out.
            continue
        for angle in _angles(wish, spot, outlines, lean):
            place = Place(
                wish.kind,
                spot.x,
                spot.y,
                angle,
                wish.size,
                wish.length,
                seed=seed,
                left_handed=left_handed,
            )
            if _fits(place, outlines, rooms):
                return place
    return None


def _merit(wish: Wish, spot: LawnSpot, rooms: Sequence[Footprint], chance: NamedChance) -> float:
    """Rate a spot: far from other things, trees towards the edge, people towards the path."""
    alone = 30.0
    for room in rooms:
        between = hypot(spot.x - room.x, spot.y - room.y) - wish.reach
        if not room.hull:
            between -= room.radius
        if between < 0:
            return -100.0
        alone = min(alone, between)
    edge = min(spot.x, spot.y, 100 - spot.x, 100 - spot.y)
    pull = edge * 0.4 if wish.kind is Kind.TREE else abs(edge - 17) * 0.35
    near = min(max(0.0, spot.free - 24), 20.0) * 0.15
    return alone * 0.5 - pull - near + chance.between(0, 9)


def _lean(wish: Wish, chance: NamedChance) -> float:
    """Return by how many degrees something faces elsewhere than its like would."""
    if wish.kind is Kind.DOG:
        return chance.between(0, 360)
    return chance.between(-55, 55) if wish.kind is Kind.PERSON else 0.0


def _angles(
    wish: Wish, spot: LawnSpot, outlines: tuple[Outline, ...], lean: float
) -> Iterable[float]:
    """Yield the directions that a thing may face, the favourite first."""
    if not wish.length and wish.kind not in (Kind.PERSON, Kind.DOG):
        return (0.0,)
    if wish.kind is Kind.DOG:
        return tuple((lean + turn) % 360 for turn in range(0, 360, 30))
    inward = _inward(spot, outlines)
    if wish.kind is Kind.BENCH:
        step = 45 if outlines else 90
        snapped = round(inward / step) * step % 360
        return (snapped, (snapped + 90) % 360)
    turns = (0, 25, -25, 50, -50, 80, -80, 110, -110, 150, -150, 180)
    return tuple((inward + lean + turn) % 360 for turn in turns)


def _inward(spot: LawnSpot, outlines: tuple[Outline, ...]) -> float:
    """Return the direction to the nearest concrete, or to the middle of a tile without any."""
    if not outlines:
        return degrees(atan2(CENTRE - spot.x, spot.y - CENTRE)) % 360
    east = _free(outlines, spot.x + 1, spot.y) - _free(outlines, spot.x - 1, spot.y)
    south = _free(outlines, spot.x, spot.y + 1) - _free(outlines, spot.x, spot.y - 1)
    return degrees(atan2(-east, south)) % 360


def _fits(place: Place, outlines: tuple[Outline, ...], rooms: Sequence[Footprint]) -> bool:
    room = footprint(place)
    if not room.hull:
        return all(apart(room, other, GAP) for other in rooms)
    if not all(MARGIN <= x <= 100 - MARGIN and MARGIN <= y <= 100 - MARGIN for x, y in room.hull):
        return False
    if not all(apart(room, other, GAP) for other in rooms):
        return False
    return all(_free(outlines, *point) >= KERB + 0.3 for point in border(room))


def border(room: Footprint) -> Iterable[Point]:
    """Yield the corners of a hull and the middles of its edges."""
    hull = room.hull
    for here, there in zip(hull, hull[1:] + hull[:1], strict=True):
        yield here
        yield Point((here.x + there.x) / 2, (here.y + there.y) / 2)


FLAG_HALF = 10.6
"""Half the side of the square kept for the par flag."""

_CORNERS = (Point(86, 14), Point(14, 14), Point(14, 86), Point(86, 86))
_WITH_LOOKS = (Kind.PERSON, Kind.PLAYER, Kind.DOG, Kind.TREE)
_LOOKS = {"tee": 0, "green": 1, "straight": 2, "corner": 3, "grass": 4}
"""Where the looks of a kind of tile start."""
_SMALL = 15.0
"""A green that reaches less far into the tile has its sign beside it."""
_TEE_SIGN = Point(50, 87)


@dataclass(frozen=True, slots=True)
class TilePlan:
    """Everything on a tile, at one rotation."""

    lanes: tuple[Lane, ...]
    places: tuple[Place, ...]
    flag: Point | None
    """Middle of the par flag; None at par 0."""
    signs: tuple[Point, ...]
    """Middle of the hole sign of each segment."""
    tufts: tuple[Point, ...]
    """Where the grass stands up a little."""
    specks: tuple[tuple[Point, ...], ...]
    """Grains in the concrete of each lane."""

    def turned(self, rotation: int) -> "TilePlan":
        """Return the plan after quarter turns of the tile, clockwise."""
        return TilePlan(
            tuple(lane.turned(rotation) for lane in self.lanes),
            tuple(place.turned(rotation) for place in self.places),
            self.flag and self.flag.turned(rotation),
            tuple(sign.turned(rotation) for sign in self.signs),
            tuple(tuft.turned(rotation) for tuft in self.tufts),
            tuple(tuple(speck.turned(rotation) for speck in lane) for lane in self.specks),
        )


@kept(256)
def tile_plan(design: TileDesign, rotation: int = 0) -> TilePlan:
    """Return the plan of a design after ``rotation`` quarter turns clockwise."""
    return _upright_plan(design).turned(rotation) if rotation & 3 else _upright_plan(design)


@lru_cache(maxsize=256)
def _upright_plan(design: TileDesign) -> TilePlan:
    """Return the plan of a design as it is printed, of which a turn takes little."""
    lanes = lanes_of(design)
    outlines = tuple(lane.outline for lane in lanes)
    on_lanes = furnish_lanes(design, lanes, NamedChance("lanes", design.id))
    flag = _flag(design, outlines)
    signs = _signs(design, lanes, flag, on_lanes)
    lawn = _lawn(design, outlines, on_lanes, flag, signs)
    places = _with_looks([*on_lanes, *lawn], design)
    return TilePlan(
        lanes,
        tuple(places),
        flag,
        signs,
        _tufts(outlines, places, flag, NamedChance("tufts", design.id)),
        tuple(_specks(outline, NamedChance("specks", design.id)) for outline in outlines),
    )


def _flag(design: TileDesign, outlines: tuple[Outline, ...]) -> Point | None:
    """Return where the par flag stands: north-east, or north-west at corners to the west."""
    if not design.par:
        return None
    to_west = any(set(segment.sides) == {2, 3} for segment in design.segments)
    corners = (_CORNERS[1], _CORNERS[0], *_CORNERS[2:]) if to_west else _CORNERS
    return next(corner for corner in corners if _is_free(outlines, corner))


def _is_free(outlines: tuple[Outline, ...], corner: Point) -> bool:
    return all(clearance(outline, *corner) > KERB + FLAG_HALF - 3 for outline in outlines)


def _signs(
    design: TileDesign, lanes: tuple[Lane, ...], flag: Point | None, on_lanes: list[Place]
) -> tuple[Point, ...]:
    signs = []
    for index, lane in enumerate(lanes):
        if lane.role is not Role.TEE:
            signs.append(_sign_beside(lane) or sign_on(lane, _near(design, index, on_lanes)))
        elif len(lanes) == 1:
            signs.append(_TEE_SIGN)
        else:
            signs.append(_CORNERS[1] if flag == _CORNERS[0] else _CORNERS[0])
    return tuple(signs)


def _near(design: TileDesign, index: int, on_lanes: list[Place]) -> list[Place]:
    """Return what a sign on a segment must keep clear of; on a bridge only the middle is left."""
    if design.is_bridge:
        return [] if index == 0 else on_lanes
    return [place for place in on_lanes if place.segment == index]


def _sign_beside(lane: Lane) -> Point | None:
    """Return a place on the grass for the sign of a green that is too small to carry one."""
    return _CORNERS[3] if lane.way.length < _SMALL else None


def _lawn(
    design: TileDesign,
    outlines: tuple[Outline, ...],
    on_lanes: list[Place],
    flag: Point | None,
    signs: tuple[Point, ...],
) -> list[Place]:
    """Return places on the grass for the elements that do not stand on a lane."""
    standing = elements_of(on_lanes)
    wanted = Elements(*(all_ - some for all_, some in zip(design.elements, standing, strict=True)))
    reserved = [square(*flag, FLAG_HALF)] if flag else []
    reserved += [
        Footprint(*sign, SIGN_RADIUS)
        for segment, sign in zip(design.segments, signs, strict=True)
        if segment.role is Role.TEE or sign in _CORNERS
    ]
    return furnish_lawn(outlines, wanted, reserved, design.id)


def _with_looks(places: list[Place], design: TileDesign) -> list[Place]:
    """Give people, dogs and trees seeds of their own.

    No two on a tile look alike, and designs that follow each other in the list differ.
    """
    first = 11 * number_of(design) + _LOOKS.get(design.id.rsplit("-", 1)[0], 5)
    return [
        replace(place, seed=first + 3 * index) if place.kind in _WITH_LOOKS else place
        for index, place in enumerate(places)
    ]


def _tufts(
    outlines: tuple[Outline, ...], places: list[Place], flag: Point | None, chance: NamedChance
) -> tuple[Point, ...]:
    rooms = [footprint(place) for place in places if place.segment == LAWN]
    if flag:
        rooms.append(square(*flag, FLAG_HALF))
    found = []
    for _ in range(14):
        tuft = Point(chance.between(5, 95), chance.between(6, 95))
        if all(clearance(outline, *tuft) > KERB + 5 for outline in outlines) and all(
            (tuft.x - r.x) ** 2 + (tuft.y - r.y) ** 2 > (r.radius + 3.5) ** 2 for r in rooms
        ):
            found.append(tuft)
    return tuple(found[:7])


def _specks(outline: Outline, chance: NamedChance) -> tuple[Point, ...]:
    points = [Point(chance.between(2, 98), chance.between(2, 98)) for _ in range(44)]
    return tuple(point for point in points if clearance(outline, *point) < -2)
