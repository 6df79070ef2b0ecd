"""The plan of a tile: lanes, things, flag and signs, before anything is painted."""

from dataclasses import dataclass, replace
from functools import lru_cache

from minigolf_desktop.model.designer.tiles import Elements, Role, TileDesign
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.designer.art.belts import Outline, Point, clearance
from minigolf_desktop.ui.designer.art.lane_layout import SIGN_RADIUS, furnish_lanes, sign_on
from minigolf_desktop.ui.designer.art.lanes import KERB, Lane, lanes_of, number_of
from minigolf_desktop.ui.designer.art.lawn_layout import furnish_lawn
from minigolf_desktop.ui.designer.art.places import (
    LAWN,
    Footprint,
    Kind,
    Place,
    elements_of,
    footprint,
    square,
)

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
    on_lanes = furnish_lanes(design, lanes, Chance("lanes", design.id))
    flag = _flag(design, outlines)
    signs = _signs(design, lanes, flag, on_lanes)
    lawn = _lawn(design, outlines, on_lanes, flag, signs)
    places = _with_looks([*on_lanes, *lawn], design)
    return TilePlan(
        lanes,
        tuple(places),
        flag,
        signs,
        _tufts(outlines, places, flag, Chance("tufts", design.id)),
        tuple(_specks(outline, Chance("specks", design.id)) for outline in outlines),
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
    outlines: tuple[Outline, ...], places: list[Place], flag: Point | None, chance: Chance
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


def _specks(outline: Outline, chance: Chance) -> tuple[Point, ...]:
    points = [Point(chance.between(2, 98), chance.between(2, 98)) for _ in range(44)]
    return tuple(point for point in points if clearance(outline, *point) < -2)
