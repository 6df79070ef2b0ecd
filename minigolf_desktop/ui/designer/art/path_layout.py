"""Where things stand on a path: hazards in a row, slopes, chevrons and somebody who plays."""

from collections.abc import Callable
from math import atan2

from minigolf_desktop.model.designer.tiles import Hazard, Segment, TileDesign
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.designer.art.belts import Pose, Way, clearance
from minigolf_desktop.ui.designer.art.lanes import HALF_WIDTH, Lane
from minigolf_desktop.ui.designer.art.obstacle_layout import obstacle
from minigolf_desktop.ui.designer.art.places import Kind, Place, footprint
from minigolf_desktop.ui.designer.art.segment_layout import EDGE, PLAYER_SIZE, counts_on

_LEAST_SCALE = 0.85
"""Round things are not drawn smaller than this share of their size."""

_Row = tuple[float, Callable[[float, float], list[Place]]]
"""Length of a group on a path, and how to stand it round ``along`` with lengths scaled."""


def path_places(
    design: TileDesign, segment: Segment, lane: Lane, chance: Chance, index: int
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


def _rows(design: TileDesign, segment: Segment, way: Way, chance: Chance, index: int) -> list[_Row]:
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


def _cluster(way: Way, kind: Kind, number: int, chance: Chance, index: int) -> _Row:
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


def _pipes(way: Way, number: int, may_fill: bool, chance: Chance, index: int) -> _Row:
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


def _barrier(way: Way, dense: bool, chance: Chance, index: int) -> _Row:
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


def _walker(design: TileDesign, lane: Lane, chance: Chance, index: int) -> list[Place]:
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
