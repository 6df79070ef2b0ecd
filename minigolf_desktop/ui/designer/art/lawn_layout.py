"""Where people, dogs, trees, benches, pools and beds stand on the grass.

Spots on a fine grid are rated, and the best one on which the thing really fits is taken. When
something finds no room the whole lawn is tried again with another draw and, after a while, with
smaller things, down to four fifths of their size.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import NamedTuple

from minigolf_desktop.model.designer.tiles import Elements
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.designer.art.belts import CENTRE, Outline, Point, clearance
from minigolf_desktop.ui.designer.art.lanes import KERB
from minigolf_desktop.ui.designer.art.places import Footprint, Kind, Place, apart, footprint

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


class Spot(NamedTuple):
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
def spots(outlines: tuple[Outline, ...]) -> tuple[Spot, ...]:
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


def _row(outlines: tuple[Outline, ...], row: int, step: float) -> Iterable[Spot]:
    """Yield the spots of one row, skipping what cannot be free."""
    column = 0
    while column * step <= 90:
        x, y = 5 + column * step, 5 + row * step
        free = _free(outlines, x, y)
        if free > KERB + 5:
            yield Spot(x, y, free)
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
        chance = Chance("lawn", name, attempt)
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
    chance: Chance,
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


def _wishes(wanted: Elements, chance: Chance, scale: float, widest: float) -> Iterable[Wish]:
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
    wish: Wish, outlines: tuple[Outline, ...], rooms: Sequence[Footprint], chance: Chance
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
        for angle in _angles(wish, spot, outlines, chance):
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


def _merit(wish: Wish, spot: Spot, rooms: Sequence[Footprint], chance: Chance) -> float:
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


def _angles(
    wish: Wish, spot: Spot, outlines: tuple[Outline, ...], chance: Chance
) -> Iterable[float]:
    """Yield the directions that a thing may face, the favourite first."""
    if not wish.length and wish.kind not in (Kind.PERSON, Kind.DOG):
        return (0.0,)
    inward = _inward(spot, outlines)
    if wish.kind is Kind.BENCH:
        step = 45 if outlines else 90
        snapped = round(inward / step) * step % 360
        return (snapped, (snapped + 90) % 360)
    if wish.kind is Kind.DOG:
        first = chance.between(0, 360)
        return tuple((first + turn) % 360 for turn in range(0, 360, 30))
    first = inward + chance.between(-55, 55)
    turns = (0, 25, -25, 50, -50, 80, -80, 110, -110, 150, -150, 180)
    return tuple((first + turn) % 360 for turn in turns)


def _inward(spot: Spot, outlines: tuple[Outline, ...]) -> float:
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
