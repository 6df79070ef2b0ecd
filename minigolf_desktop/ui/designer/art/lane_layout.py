"""Where things stand on the concrete: on tees, greens, paths and bridges, and their signs."""

from collections.abc import Callable, Iterable
from itertools import chain
from math import atan2, hypot

from minigolf_desktop.model.designer.box import Hazard, Role, Segment, TileDesign
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.designer.art.lanes import HALF_WIDTH, Lane, Point, Pose, Way, clearance
from minigolf_desktop.ui.designer.art.places import (
    MARKINGS,
    Footprint,
    Kind,
    Place,
    apart,
    footprint,
)

PLAYER_SIZE = 11.0
"""Half the shoulders of somebody who plays."""
EDGE = 2.0
"""Nothing on the concrete stands nearer to a tile's edge."""


def counts_on(design: TileDesign, segment: Segment) -> dict[Hazard, int]:
    """Return how many pools, pipes, beds and slopes lie on a segment (ruling D5)."""
    elements = design.elements
    numbers = {
        Hazard.WATER: elements.pools,
        Hazard.PIPE: elements.pipes,
        Hazard.FLOWERS: elements.flowers,
        Hazard.SLOPE: elements.slopes,
    }
    return {hazard: number for hazard, number in numbers.items() if hazard in segment.hazards}


def obstacle(
    way: Way, along: float, room: float, dense: bool, chance: NamedChance, index: int
) -> list[Place]:
    """Return the pieces of an obstacle on ``room`` units of a path; dense has three or more."""

    def post(ahead: float, aside: float, radius: float = 3.4) -> Place:
        return Place(Kind.POST, *way.at(along + ahead, aside), size=radius, segment=index)

    def bar(ahead: float, aside: float, half: float) -> Place:
        return Place(Kind.BAR, *way.at(along + ahead, aside), size=half, length=4.6, segment=index)

    def wedge(ahead: float, side: int, half: float = 7.0) -> Place:
        x, y, angle = way.at(along + ahead, side * (HALF_WIDTH - 6.5))
        angle -= 90 * side
        return Place(Kind.WEDGE, x, y, angle, size=half, length=13, segment=index)

    def diamond(ahead: float, aside: float, radius: float) -> Place:
        return Place(Kind.DIAMOND, *way.at(along + ahead, aside), size=radius, segment=index)

    step = room / 2
    side = chance.pick((-1, 1))
    if dense:
        third = min(5.4, room / 6)
        return chance.pick(
            (
                [
                    *(post(a * (step - 3.6), b * 9) for a in (-1, 1) for b in (-1, 1)),
                    post(0, 0),
                ],
                [
                    wedge((k - 1) * (step - third), side * (1 - 2 * (k % 2)), third)
                    for k in range(3)
                ],
                [
                    bar(-step + 2.5, -side * 6.6, 9.4),
                    bar(step - 2.5, side * 6.6, 9.4),
                    post(0, 0, 3.4),
                ],
                [
                    diamond(0, -9.5, 5.2),
                    diamond(0, 9.5, 5.2),
                    post(-step + 3.6, 0),
                    post(step - 3.6, 0),
                ],
            )
        )
    return chance.pick(
        (
            [wedge(-step + 5, side, 5.0), wedge(step - 5, -side, 5.0)],
            [post(0, 0, 5.4)],
            [bar(0, -10.8, 5.8), bar(0, 10.8, 5.8)],
            [post(-step + 4, -side * 7, 3.8), post(step - 4, side * 7, 3.8)],
            [diamond(0, 0, 7.6)],
            [bar(0, side * 2, 9.0)],
        )
    )


_LEAST_SCALE = 0.85
"""Round things are not drawn smaller than this share of their size."""

_Row = tuple[float, Callable[[float, float], list[Place]]]
"""Length of a group on a path, and how to stand it round ``along`` with lengths scaled."""


def path_places(
    design: TileDesign, segment: Segment, lane: Lane, chance: NamedChance, index: int
) -> list[Place]:
    """Return what stands on a path, in a row from where it is entered."""
    rows = _rows(design, segment, lane.way, chance, index)
    if not rows:
        return _walker(design, lane, chance, index)
    total = sum(length for length, _ in rows)
    edge = EDGE + 0.5 if lane.way.bend else EDGE
    room = lane.way.length - 2 * edge
    scale = min(1.0, room / total)
    gap = (room - total * scale) / (len(rows) + 1)
    along = edge + gap
    places: list[Place] = []
    for length, stand in rows:
        places += stand(along + length * scale / 2, scale)
        along += length * scale + gap
    return places


def _rows(
    design: TileDesign, segment: Segment, way: Way, chance: NamedChance, index: int
) -> list[_Row]:
    """Return the groups of things along a path, in order from where it is entered."""
    counts = counts_on(design, segment)
    others: list[_Row] = []
    if pools := counts.get(Hazard.WATER):
        others.append(_cluster(way, Kind.POOL, pools, chance, index))
    room_for_tunnel = not way.bend or len(counts) < 3
    if pipes := counts.get(Hazard.PIPE):
        others.append(_pipes(way, pipes, room_for_tunnel, chance, index))
    if beds := counts.get(Hazard.FLOWERS):
        others.append(_cluster(way, Kind.FLOWERS, beds, chance, index))
    if Hazard.OBSTACLE in segment.hazards:
        others.append(_barrier(way, design.dense_obstacle, chance, index))
    others = chance.shuffled(others)
    climb: list[_Row] = []
    if segment.one_way:
        climb.append(_chevron(way, index))
    if counts.get(Hazard.SLOPE):
        climb.append(_slope(way, segment.one_way, index))
    before = chance.whole(len(others) + 1) if climb else 0
    return [*others[:before], *climb, *others[before:]]


def _reach(way: Way, half_length: float, half_width: float) -> float:
    """Return how much of the middle line half of something straight takes.

    On a bend its inner corners reach further than its middle.
    """
    if not way.bend:
        return half_length
    radius = abs(way.bend)
    return radius * atan2(half_length, radius - half_width)


def _cluster(way: Way, kind: Kind, number: int, chance: NamedChance, index: int) -> _Row:
    """Return one, two or three round things standing zigzag."""
    if way.bend:
        radius, length = {1: (9.6, 20.0), 2: (9.2, 36.5), 3: (9.4, 44.0)}[number]
    else:
        radius, length = {1: (10.2, 21.5), 2: (9.4, 35.0), 3: (9.2, 46.0)}[number]
    swing = {1: 0.0, 2: 4.5 if way.bend else 7.0, 3: 7.3}[number]
    # Two of three keep to the outside of a bend, where there is more room.
    first = -1 if way.bend > 0 else 1 if way.bend < 0 else chance.pick((-1, 1))
    seeds = [chance.whole(999) for _ in range(number)]

    def stand(along: float, scale: float) -> list[Place]:
        size = radius * max(_LEAST_SCALE, scale)
        step = (length * scale - 2 * size) / max(1, number - 1)
        return [
            Place(
                kind,
                *way.at(along + (k - (number - 1) / 2) * step, swing * first * (1 - 2 * (k % 2))),
                size=size,
                segment=index,
                seed=seeds[k],
            )
            for k in range(number)
        ]

    return length, stand


def _pipes(way: Way, number: int, may_fill: bool, chance: NamedChance, index: int) -> _Row:
    """Return pipes side by side; one alone may fill the path as a tunnel."""
    tunnel = number == 1 and may_fill and chance.share() < 0.6
    kind = Kind.TUNNEL if tunnel else Kind.PIPE
    half = 14.6 if tunnel else {1: 7.0, 2: 6.2, 3: 4.4}[number]
    pitch = {1: 0.0, 2: 16.2, 3: 11.3}[number]
    length = 17.5 if way.bend else 23.0
    row = 2 * _reach(way, length / 2, half + (number - 1) * pitch / 2) + 1.0

    def stand(along: float, scale: float) -> list[Place]:
        asides = [(k - (number - 1) / 2) * pitch for k in range(number)]
        return [
            Place(kind, *way.at(along, aside), size=half, length=length * scale, segment=index)
            for aside in asides
        ]

    return row, stand


def _barrier(way: Way, dense: bool, chance: NamedChance, index: int) -> _Row:
    length = 30.0 if dense else 20.0

    def stand(along: float, scale: float) -> list[Place]:
        return obstacle(way, along, length * scale, dense, chance, index)

    return length + (4.0 if way.bend else 1.0), stand


def _chevron(way: Way, index: int) -> _Row:
    length = 14.8 if way.bend else 17.4

    def stand(along: float, scale: float) -> list[Place]:
        return [Place(Kind.CHEVRON, *way.at(along), size=11, length=length * scale, segment=index)]

    return 2 * _reach(way, length / 2, 11) + 1.4, stand


def _slope(way: Way, one_way: bool, index: int) -> _Row:
    kind = Kind.RAMP if one_way else Kind.HUMP
    length = (24.4 if way.bend else 28.0) if one_way else 36.0

    def stand(along: float, scale: float) -> list[Place]:
        return [
            Place(
                kind,
                *way.at(along),
                size=HALF_WIDTH,
                length=length * scale,
                bend=way.bend,
                segment=index,
            )
        ]

    return length + 0.8, stand


def _walker(design: TileDesign, lane: Lane, chance: NamedChance, index: int) -> list[Place]:
    """Return, half the time, one of the people playing on an empty path."""
    if not design.elements.people or chance.share() < 0.5:
        return []
    left_handed = chance.share() < 0.5
    back = chance.share() < 0.5
    for share in chance.shuffled((0.34, 0.5, 0.66)):
        x, y, angle = lane.way.at(lane.way.length * share, 5 if left_handed != back else -5)
        player = Place(
            Kind.PLAYER,
            x,
            y,
            (angle + 180 * back) % 360,
            PLAYER_SIZE,
            segment=index,
            left_handed=left_handed,
        )
        if all(clearance(lane.outline, *point) < 0 for point in footprint(player).hull):
            return [player, ball_of(player)]
    return []


def ball_of(player: Place) -> Place:
    """Return the ball before a player's club."""
    scale = player.size / 10
    hand = -scale if player.left_handed else scale
    spot = Pose(player.x, player.y, player.angle).offset(9.2 * hand, 16.6 * scale)
    return Place(Kind.BALL, *spot, size=1.9, segment=player.segment)


CUP_RADIUS = 5.6
"""With its cream rim."""


def green_places(
    design: TileDesign, segment: Segment, lane: Lane, chance: NamedChance, index: int
) -> list[Place]:
    """Return what stands on a green; people who do not putt stand on the grass."""
    counts = counts_on(design, segment)
    cup = lane.end
    tricky = len(design.segments) == 2
    small = tricky and lane.way.length < 36
    mound = bool(counts.get(Hazard.SLOPE))
    places = [Place(Kind.CUP, *cup, size=CUP_RADIUS, segment=index, seed=int(mound or small))]
    if mound:
        places.append(Place(Kind.MOUND, *cup, size=27, segment=index))
    if tricky:
        if counts.get(Hazard.FLOWERS):
            bed = Place(Kind.FLOWERS, 57.4, 77, size=9, segment=index, seed=chance.whole(999))
            places.append(bed)
        return places
    places += _round_the_cup(counts, chance, index)
    if Hazard.OBSTACLE in segment.hazards:
        places += _green_obstacle(design, lane, mound, chance, index)
    if _somebody_putts(design, mound, chance):
        places += _putter(lane, places, chance, index)
    return places


def _somebody_putts(design: TileDesign, mound: bool, chance: NamedChance) -> bool:
    people = design.elements.people
    crowded = people > 1 or design.elements.dogs
    return people > 0 and not mound and (bool(crowded) or chance.share() < 0.6)


def _round_the_cup(counts: dict[Hazard, int], chance: NamedChance, index: int) -> Iterable[Place]:
    """Yield pools and beds beside the cup and pipes in the neck of a green at (50, 46)."""
    side = chance.pick((-1, 1))
    pools = counts.get(Hazard.WATER, 0)
    spots = [(50 + side * 17, 33.0)] if pools == 1 else [(31, 35.5), (69, 35.5), (50, 74)]
    for x, y in spots[:pools]:
        size = 9.5 if pools > 1 else 9.8
        yield Place(Kind.POOL, x, y, size=size, segment=index, seed=chance.whole(999))
    if counts.get(Hazard.FLOWERS):
        spot = chance.pick(((50 - side * 17, 33.5), (50 + side * 14, 62.5)))
        yield Place(Kind.FLOWERS, *spot, size=9.6, segment=index, seed=chance.whole(999))
    pipes = counts.get(Hazard.PIPE, 0)
    if pipes == 1:
        yield Place(Kind.TUNNEL, 50, 82, size=14.6, length=22, segment=index)
    for number in range(pipes if pipes > 1 else 0):
        aside = (number - (pipes - 1) / 2) * 16.6
        yield Place(Kind.PIPE, 50 + aside, 81, size=6, length=23, segment=index)


def _green_obstacle(
    design: TileDesign, lane: Lane, mound: bool, chance: NamedChance, index: int
) -> list[Place]:
    """Return obstacle pieces in the neck of a green, or round its cup."""
    neck = 14.0
    dense = design.dense_obstacle
    if mound:
        spots = [lane.way.at(neck, aside) for aside in (-8, 8)]
        return [Place(Kind.POST, *spot, size=3.8, segment=index) for spot in spots]
    if dense and chance.share() < 0.5:
        ring = [Pose(*lane.end, 36 + 72 * k).offset(0, 20) for k in range(5)]
        return [Place(Kind.POST, *spot, size=3.6, segment=index) for spot in ring]
    return obstacle(lane.way, neck + 1, 27 if dense else 21, dense, chance, index)


def _putter(lane: Lane, standing: list[Place], chance: NamedChance, index: int) -> list[Place]:
    """Return somebody who putts at the cup with a ball, where there is room; else nothing."""
    others = [footprint(place) for place in standing if place.kind not in MARKINGS]
    for bearing in chance.shuffled((-120, -95, -70, -45, 45, 70, 95, 120)):
        x, y = Pose(*lane.end, bearing).offset(0, 23)
        left_handed = bearing < 0
        player = Place(
            Kind.PLAYER,
            x,
            y,
            (bearing + 180) % 360,
            PLAYER_SIZE,
            segment=index,
            left_handed=left_handed,
        )
        room = footprint(player)
        if all(clearance(lane.outline, *point) < -0.2 for point in room.hull) and all(
            apart(room, other, 0.5) for other in others
        ):
            return [player, ball_of(player)]
    return []


SIGN_RADIUS = 11.0
"""Radius of a hole-number sign."""


def furnish_lanes(design: TileDesign, lanes: tuple[Lane, ...], chance: NamedChance) -> list[Place]:
    """Return everything that stands on the lanes of a design."""
    if design.is_bridge:
        return _crossing(design, lanes, chance)
    places: list[Place] = []
    for index, (segment, lane) in enumerate(zip(design.segments, lanes, strict=True)):
        furnish = {Role.TEE: _tee, Role.GREEN: green_places, Role.PATH: path_places}[segment.role]
        places += furnish(design, segment, lane, chance, index)
    return places


def _tee(
    design: TileDesign, segment: Segment, lane: Lane, chance: NamedChance, index: int
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


def _crossing(design: TileDesign, lanes: tuple[Lane, ...], chance: NamedChance) -> list[Place]:
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
