"""Where things stand on the concrete: tees, greens, paths, bridges, and signs."""

from itertools import chain
from math import hypot

from minigolf_desktop.model.designer.tiles import Hazard, Role, Segment, TileDesign
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.designer.art.belts import Point, Pose
from minigolf_desktop.ui.designer.art.green_layout import green_places
from minigolf_desktop.ui.designer.art.lanes import HALF_WIDTH, Lane
from minigolf_desktop.ui.designer.art.obstacle_layout import obstacle
from minigolf_desktop.ui.designer.art.path_layout import path_places
from minigolf_desktop.ui.designer.art.places import (
    MARKINGS,
    Footprint,
    Kind,
    Place,
    apart,
    footprint,
)
from minigolf_desktop.ui.designer.art.segment_layout import EDGE, PLAYER_SIZE, counts_on

SIGN_RADIUS = 11.0
"""Radius of a hole-number sign."""


def furnish_lanes(design: TileDesign, lanes: tuple[Lane, ...], chance: Chance) -> list[Place]:
    """Return everything that stands on the lanes of a design."""
    if design.is_bridge:
        return _crossing(design, lanes, chance)
    places: list[Place] = []
    for index, (segment, lane) in enumerate(zip(design.segments, lanes, strict=True)):
        furnish = {Role.TEE: _tee, Role.GREEN: green_places, Role.PATH: path_places}[segment.role]
        places += furnish(design, segment, lane, chance, index)
    return places


def _tee(
    design: TileDesign, segment: Segment, lane: Lane, chance: Chance, index: int
) -> list[Place]:
    if len(design.segments) == 2:
        return [Place(Kind.MAT, *lane.end, size=9.5, length=11, segment=index)]
    playing = bool(design.elements.people) and chance.share() < 0.72
    blocked = Hazard.OBSTACLE in segment.hazards
    middle = 35.0 if playing else 45.0 if lane.outline[2].radius == 7 else 50.0
    mat = Place(Kind.MAT, 50, middle, size=11, length=14, segment=index)
    places = [mat]
    if playing:
        left_handed = chance.share() < 0.25
        x = 55 if left_handed else 45
        places.append(
            Place(
                Kind.PLAYER,
                x,
                middle + 20.5,
                size=PLAYER_SIZE,
                segment=index,
                left_handed=left_handed,
            )
        )
    if blocked:
        room = middle - 7 - 1.5 - EDGE
        way = lane.way
        dense = design.dense_obstacle
        along = EDGE + room / 2
        places += obstacle(way, along, min(room, 31 if dense else 22), dense, chance, index)
    return places


def _crossing(design: TileDesign, lanes: tuple[Lane, ...], chance: Chance) -> list[Place]:
    """Return the bridge of a crossing, and what lies on the path under it, beside the bridge."""
    over = lanes[0].way
    counts = counts_on(design, design.segments[1])
    spot = lanes[1].way.at(chance.pick((13.0, 87.0)))
    pipes = (
        Place(Kind.TUNNEL, *spot, size=14.6, length=21, segment=1)
        for _ in range(counts.get(Hazard.PIPE, 0))
    )
    beds = (
        Place(Kind.FLOWERS, *spot, size=9.8, segment=1, seed=chance.whole(999))
        for _ in range(counts.get(Hazard.FLOWERS, 0))
    )
    return [
        Place(Kind.BRIDGE, *over.at(50), size=HALF_WIDTH, length=94, segment=0),
        *chain(pipes, beds),
    ]


def sign_on(lane: Lane, standing: list[Place]) -> Point:
    """Return a place for a hole's sign on a green or path, near its middle, clear of things."""
    rooms = [footprint(place) for place in standing if place.kind not in MARKINGS]
    length = lane.way.length
    middle = lane.way.at(length / 2)

    def merit(spot: Pose) -> float:
        hidden = sum(
            not apart(Footprint(spot.x, spot.y, radius), room)
            for room in rooms
            for radius in (SIGN_RADIUS, SIGN_RADIUS / 2)
        )
        return -30 * hidden - hypot(spot.x - middle.x, spot.y - middle.y)

    alongs = range(13, int(length) - 12, 2)
    best = max((lane.way.at(along) for along in alongs), key=merit, default=middle)
    return Point(best.x, best.y)
