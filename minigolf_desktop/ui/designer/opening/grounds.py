"""A finished course as those see it who walk and putt on it: what is in the way, how balls roll.

Units are 100 a cell, cell (x, y) begins at (100x, 100y).
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from minigolf_desktop.model.designer import Course, Role, Status, Tally, assess, trace_holes
from minigolf_desktop.model.designer.box import Gate, TileDesign
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.geometry.square import SIDES, STEP, unpack
from minigolf_desktop.model.geometry.walking import (
    BLOCKED,
    Footing,
    Spot,
    Track,
    apart,
    heading,
    track,
)
from minigolf_desktop.model.play.randomness import number_of
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.model.putt_dice.day_plan import MOST_PLAYERS, opening_day
from minigolf_desktop.model.putt_dice.opening_day import (
    Grounds,
    OpenHole,
    OpeningDay,
    Stand,
    stance,
)
from minigolf_desktop.storage.designer.courses import CourseFile, course_document
from minigolf_desktop.storage.putt_dice import numbered_holes, putt_hole
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.designer.art.fence import CELL, GATE_RADIUS, gate_turn
from minigolf_desktop.ui.designer.art.lanes import KERB, Pose, Way, clearance
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.places import (
    LAWN,
    OBSTACLES,
    Footprint,
    Kind,
    Place,
    footprint,
)
from minigolf_desktop.ui.designer.art.places import apart as stand_apart
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS

SIDE = 10.0
"""Side of a square that somebody steps on."""
_A_CELL = int(CELL / SIDE)
_GRASS, _PAVING, _CONCRETE = 10, 9, 24
"""What a step costs: people rather walk beside the lanes."""
_ROOM = {Kind.TREE: -2.0, Kind.BENCH: 3.0, Kind.POOL: 4.0, Kind.FLOWERS: 4.0}
"""How far people keep from the edge of things; they duck under the rim of a tree."""
_SLIM = 2.5
"""How far from all others."""
_IN_THE_WAY = frozenset({*_ROOM, *OBSTACLES, Kind.PIPE, Kind.TUNNEL})
_ROLLS_ROUND = frozenset({*OBSTACLES, Kind.POOL, Kind.FLOWERS})
"""What a ball rolls round."""
_ROLLS_THROUGH = frozenset({Kind.PIPE, Kind.TUNNEL})

# --- What can be walked on


@kept(256)
def _squares(design: TileDesign, rotation: int) -> bytes:
    """Return what steps cost on a tile, row by row."""
    plan = tile_plan(design, rotation)
    rooms = [
        (footprint(place), _ROOM.get(place.kind, _SLIM))
        for place in plan.places
        if place.kind in _IN_THE_WAY
    ]
    rooms += [
        (Footprint(*sign, RADIUS), 0.0)
        for lane, sign in zip(plan.lanes, plan.signs, strict=True)
        if lane.role is Role.TEE
    ]
    costs = bytearray()
    for row in range(_A_CELL):
        for column in range(_A_CELL):
            x, y = (column + 0.5) * SIDE, (row + 0.5) * SIDE
            here = Footprint(x, y, 0.1)
            if any(not stand_apart(here, room, margin) for room, margin in rooms):
                costs.append(BLOCKED)
            elif any(clearance(lane.outline, x, y) < KERB for lane in plan.lanes):
                costs.append(_CONCRETE)
            else:
                costs.append(_GRASS)
    return bytes(costs)


_HUT, _HUT_WIDE, _HUT_DEEP, _AWNING = 118.0, 52.0, 38.0, 50.0
"""Where the hut stands from the corner of a gate, and half its sides with room to pass."""
_HEDGE_FROM, _HEDGE_TO = 174.0, 200.0
_OPENING = 22.0
"""Half the width of what is left between the hedges."""
_OUTSIDE = -62.0
"""Where people come from, both ways from the corner of a gate."""
_COUNTER = 165.0


def _gate_cost(x: float, y: float) -> int:
    """Return what a step costs at a gate that faces south-east from the origin."""
    along, across = (x + y - 2 * _HUT) / 2**0.5, (x - y) / 2**0.5
    in_lane = abs(across) < _OPENING and along < -60
    radius = hypot(GATE_RADIUS - x, GATE_RADIUS - y)
    if radius > GATE_RADIUS - 8 or x > GATE_RADIUS or y > GATE_RADIUS:
        return _PAVING if in_lane else BLOCKED
    if radius > _HEDGE_FROM and not in_lane:
        return BLOCKED
    if abs(across) < _HUT_WIDE and -_HUT_DEEP < along < _AWNING:
        return BLOCKED
    return _PAVING


def footing_of(course: Course) -> Iterator[Footing | None]:
    """Lay out what can be walked on in steps; the last one hands it on."""
    land = course.land
    cells = {*land.free, *course.tiles, *land.water, *land.gate.cells}
    columns, rows = zip(*map(unpack, cells), strict=True)
    left, top = min(columns) - 1, min(rows) - 1
    wide, high = max(columns) - left + 2, max(rows) - top + 2
    across = wide * _A_CELL
    costs = bytearray(across * high * _A_CELL)

    def lay(cell: int, squares: bytes) -> None:
        x, y = unpack(cell)
        for row in range(_A_CELL):
            first = ((y - top) * _A_CELL + row) * across + (x - left) * _A_CELL
            costs[first : first + _A_CELL] = squares[row * _A_CELL : (row + 1) * _A_CELL]

    lawn = bytes([_GRASS]) * _A_CELL**2
    for cell in land.free:
        lay(cell, lawn)
    for cell, turned in course.tiles.items():
        lay(cell, _squares(course.box.design(turned), turned & 3))
        yield None
    _lay_gate(land.gate, costs, across, Spot(left * CELL, top * CELL))
    yield Footing(Spot(left * CELL, top * CELL), across, high * _A_CELL, SIDE, costs)


def _lay_gate(gate: Gate, costs: bytearray, across: int, corner: Spot) -> None:
    back, _ = gate_turn(gate).inverted()
    reach = int((GATE_RADIUS - _OUTSIDE) / SIDE) + 2
    middle = gate_turn(gate).map(QPointF(GATE_RADIUS / 2, GATE_RADIUS / 2))
    for down in range(-reach, reach):
        for right in range(-reach, reach):
            column = int((middle.x() - corner.x) / SIDE) + right
            row = int((middle.y() - corner.y) / SIDE) + down
            if not (0 <= column < across and 0 <= row < len(costs) // across):
                continue
            spot = QPointF(corner.x + (column + 0.5) * SIDE, corner.y + (row + 0.5) * SIDE)
            own = back.map(spot)
            inside = 0 <= own.x() <= GATE_RADIUS and 0 <= own.y() <= GATE_RADIUS
            outside = own.x() + own.y() < GATE_RADIUS and min(own.x(), own.y()) > _OUTSIDE - SIDE
            if inside or outside:
                cost = _gate_cost(own.x(), own.y())
                if cost or inside:
                    costs[row * across + column] = cost


# --- How a ball rolls over a hole

_SAMPLE = 4.0
"""Units from one point of a ball's way to the next."""
_BIN = 2.0
_BINS = tuple(range(-7, 8))
"""How far a ball rolls beside the middle of a lane, in bins."""
_BALL = 2.2
_HIT, _OFF = 60.0, 40.0
"""What it costs a way to hit something, and to leave the concrete."""


class _Sample(NamedTuple):
    """A line across a lane that a ball rolls over."""

    spots: tuple[Spot, ...]
    """By bin."""
    costs: tuple[float, ...]
    tile: int
    """Place of its tile in the hole."""
    hidden: bool
    """Whether it lies under a bridge, or in a tunnel that fills the lane."""


class _Rolled(NamedTuple):
    """The way of a ball over a hole, point by point."""

    spots: tuple[Spot, ...]
    tiles: tuple[int, ...]
    hidden: tuple[bool, ...]


def _way_of_ball(course: Course, hole: Hole) -> _Rolled:
    """Return how a ball rolls over a hole: round what it can roll round, and through pipes."""
    samples = [sample for number in range(hole.length) for sample in _samples(course, hole, number)]
    worth: list[list[tuple[float, int]]] = []
    middle = _BINS.index(0)
    for place, sample in enumerate(samples):
        is_end = place in (0, len(samples) - 1)
        row = []
        for number, cost in enumerate(sample.costs):
            if is_end and number != middle:
                row.append((1e9, number))
            elif not worth:
                row.append((cost, number))
            else:
                before, come_from = min(
                    (worth[-1][other][0] + abs(other - number) * 0.6, other)
                    for other in range(max(0, number - 2), min(len(_BINS), number + 3))
                )
                row.append((before + cost, come_from))
        worth.append(row)
    chosen = [middle]
    for row in reversed(worth[1:]):
        chosen.append(row[chosen[-1]][1])
    chosen.reverse()
    spots = [sample.spots[number] for sample, number in zip(samples, chosen, strict=True)]
    return _Rolled(
        tuple(_smooth(spots)),
        tuple(sample.tile for sample in samples),
        tuple(sample.hidden for sample in samples),
    )


def _smooth(spots: list[Spot]) -> list[Spot]:
    """Return a line without the corners that bins leave."""
    for _ in range(2):
        inner = [
            Spot((a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4)
            for a, b, c in zip(spots, spots[1:], spots[2:], strict=False)
        ]
        spots = [spots[0], *inner, spots[-1]]
    return spots


def _samples(course: Course, hole: Hole, number: int) -> Iterator[_Sample]:
    """Yield the lines across one tile of a hole, in the order of play."""
    cell, segment = hole.steps[number]
    design = course.box.design(course.tiles[cell])
    plan = tile_plan(design, course.tiles[cell] & 3)
    lane = plan.lanes[segment]
    corner = unpack(cell)
    before = _border(hole, number - 1) if number else None
    after = _border(hole, number) if number < hole.length - 1 else None
    way = _oriented(
        lane.way,
        _ending(plan.places, segment, Kind.MAT, lane.end) if before is None else before,
        _ending(plan.places, segment, Kind.CUP, lane.end) if after is None else after,
        is_path=lane.role is Role.PATH,
    )
    round_these = [
        footprint(place)
        for place in plan.places
        if place.kind in _ROLLS_ROUND and place.segment == segment
    ]
    through = [
        footprint(place)
        for place in plan.places
        if place.kind in _ROLLS_THROUGH and place.segment == segment
    ]
    bridged = design.is_bridge and segment == 1
    count = max(2, int(way.length / _SAMPLE))
    for step in range(count + (after is None)):
        along = way.length * step / count
        spots, costs = [], []
        hidden = False
        for bin_ in _BINS:
            x, y, _ = way.at(along, bin_ * _BIN)
            cost = 0.01 * bin_ * bin_
            if clearance(lane.outline, x, y) > -_BALL:
                cost += _OFF
            here = Footprint(x, y, _BALL)
            if any(not stand_apart(here, room, 0.3) for room in round_these):
                cost += _HIT
            inside = any(not stand_apart(Footprint(x, y, 0.1), room) for room in through)
            if through and inside:
                hidden = hidden or bin_ == 0
            spots.append(Spot(100 * corner.x + x, 100 * corner.y + y))
            costs.append(cost)
        if bridged:
            hidden = 26 < along < way.length - 26
        yield _Sample(tuple(spots), tuple(costs), number, hidden)


def _ending(
    places: Sequence[Place], segment: int, kind: Kind, else_at: tuple[float, float]
) -> Spot:
    for place in places:
        if place.kind is kind and place.segment == segment:
            return Spot(place.x, place.y)
    return Spot(*else_at)


_MIDDLES = (Spot(50, 0), Spot(100, 50), Spot(50, 100), Spot(0, 50))
"""Of the sides of a tile, north first."""


def _border(hole: Hole, number: int) -> tuple[Spot, Spot]:
    """Return where a hole leaves a tile, as that tile and as the next one has it."""
    here, there = hole.steps[number][0], hole.steps[number + 1][0]
    side = next(side for side in SIDES if here + STEP[side] == there)
    return _MIDDLES[side], _MIDDLES[side ^ 2]


def _oriented(
    way: Way,
    start: Spot | tuple[Spot, Spot],
    end: Spot | tuple[Spot, Spot],
    *,
    is_path: bool,
) -> Way:
    """Return the line over a tile in the order of play: a path's own, else straight."""
    first = start if isinstance(start, Spot) else start[1]
    last = end if isinstance(end, Spot) else end[0]
    if not is_path:
        return Way(Pose(*first, heading(first, last)), apart(first, last))
    if hypot(way.start.x - first.x, way.start.y - first.y) < 1:
        return way
    x, y, angle = way.at(way.length)
    return Way(Pose(x, y, (angle + 180) % 360), way.length, -way.bend)


# --- The holes


def is_open(hole: Hole) -> bool:
    """Return whether a hole can be played at all: whole, and the right way round."""
    return hole.status is Status.WELL_FORMED and not hole.wrong_way


def _open_hole(course: Course, number: int, hole: Hole, footing: Footing) -> OpenHole | None:
    """Return a hole as it is played; None where nobody can get to it."""
    rolled = _way_of_ball(course, hole)
    line = track(*rolled.spots)
    alongs = dict(zip(line.spots, line.lengths, strict=True))
    points = [
        (alongs.get(spot, 0.0), tile, hidden)
        for spot, tile, hidden in zip(rolled.spots, rolled.tiles, rolled.hidden, strict=True)
    ]
    rests = [0.0]
    for tile in range(1, hole.length):
        own = [(along, hidden) for along, place, hidden in points if place == tile]
        is_green = tile == hole.length - 1
        rests.append(_rest(line, own, footing, 0.42 if is_green else 0.5))
    rests.append(line.length)
    stands = tuple(_stand(line, along, footing) for along in rests)
    queue = _queue(footing, stands[0])
    if not queue:
        return None
    return OpenHole(
        number,
        putt_hole(course, hole),
        line,
        tuple(rests),
        stands,
        tuple(_hazard(course, step) for step in hole.steps),
        _spans(points),
        queue,
    )


def _spans(points: Sequence[tuple[float, int, bool]]) -> tuple[tuple[float, float], ...]:
    """Return from where to where a ball is hidden."""
    spans: list[tuple[float, float]] = []
    for (along, _, hidden), (after, _, _) in pairwise(points):
        if hidden and spans and spans[-1][1] >= along - 1e-6:
            spans[-1] = spans[-1][0], after
        elif hidden:
            spans.append((along, after))
    return tuple(spans)


_LEANS = (0.0, -20.0, 20.0, -40.0, 40.0, -65.0, 65.0, -90.0, 90.0)
"""Degrees by which people turn round the ball to find a footing, the favourite first."""


def _stand(line: Track, along: float, footing: Footing) -> Stand:
    """Return where somebody stands to putt, out of what is in the way where that can be."""
    stands = [stance(line, along, lean) for lean in _LEANS]
    return next((stand for stand in stands if footing.cost(stand.spot)), stands[0])


def _rest(line: Track, own: Sequence[tuple[float, bool]], footing: Footing, share: float) -> float:
    """Return where a ball comes to rest on a tile: near its middle, where one can stand behind."""
    first, last = own[0][0], own[-1][0]
    aim = first + (last - first) * share

    def fault(one: tuple[float, bool]) -> float:
        along, hidden = one
        is_taken = not footing.cost(_stand(line, along, footing).spot)
        return abs(along - aim) + 200 * hidden + 60 * is_taken

    return min(own, key=fault)[0]


def _hazard(course: Course, step: tuple[int, int]) -> Spot | None:
    """Return the middle of the first pool or bed on a step of a hole."""
    cell, segment = step
    plan = tile_plan(course.box.design(course.tiles[cell]), course.tiles[cell] & 3)
    x, y = unpack(cell)
    for kind in (Kind.POOL, Kind.FLOWERS):
        for place in plan.places:
            if place.kind is kind and place.segment == segment:
                return Spot(100 * x + place.x, 100 * y + place.y)
    return None


_NEXT = 23.5
"""How far one in the line stands from the next."""
_GAPS = ((1.0, _GRASS), (1.6, _GRASS), (2.4, _GRASS), (3.4, _GRASS), (1.0, _CONCRETE))
"""How a line goes on: in which distance, and what a step may cost there.

It goes on further away where something is in the way, and onto the concrete, where balls roll,
only where there is no grass.
"""


class _Waiting(NamedTuple):
    """Where somebody waits, and which way the line has come there."""

    spot: Spot
    toward: float
    """In radians clockwise from north."""


def _queue(footing: Footing, tee: Stand) -> tuple[Stand, ...]:
    """Return where people wait for a tee: in a line on the grass that winds as it has to.

    There is room for all who putt, unless nobody can get to where the line might go on.
    """
    line = [_Waiting(tee.spot, radians(tee.facing + 180))]
    while len(line) <= MOST_PLAYERS:
        after = next(filter(None, (_behind(footing, line, *gap) for gap in _GAPS)), None)
        if after is None:
            break
        line.append(after)
    return tuple(Stand(one.spot, heading(one.spot, ahead.spot)) for ahead, one in pairwise(line))


def _behind(footing: Footing, line: Sequence[_Waiting], gap: float, most: int) -> _Waiting | None:
    """Return where the line goes on in a distance from its end; None where nobody can stand."""
    end, far = line[-1], _NEXT * gap
    best: tuple[float, _Waiting] | None = None
    for turn in range(24):
        angle = radians(15 * turn)
        spot = Spot(end.spot.x + far * sin(angle), end.spot.y - far * cos(angle))
        cost = footing.cost(spot)
        if not 0 < cost <= most or any(apart(spot, other.spot) < _NEXT - 1 for other in line):
            continue
        bend = abs(degrees(atan2(sin(angle - end.toward), cos(angle - end.toward))))
        fault = bend + 6 * (cost - _PAVING)
        if (best is None or fault < best[0]) and (
            gap <= 1 or footing.way(end.spot, spot) is not None
        ):
            best = fault, _Waiting(spot, angle)
    return None if best is None else best[1]


# --- The whole


class Opening(NamedTuple):
    """A course that is opened, and its day."""

    course_file: CourseFile
    grounds: Grounds
    closed: tuple[Hole, ...]
    """Holes that nobody can play."""
    day: OpeningDay


def can_open(course_file: CourseFile) -> bool:
    """Return whether a course has a gate that people can come through, and something behind it."""
    return course_file.course.land.is_bounded and bool(course_file.course.tiles)


def opening_of(course_file: CourseFile, rules: PuttDiceRules) -> Iterator[Opening | None]:
    """Work out the day of a course in steps; the last one hands it on.

    The same course always has the same day.
    """
    document = json.dumps(course_document(course_file), sort_keys=True)
    seed = number_of(document.encode(), 7)
    grounds: Grounds | None = None
    closed: tuple[Hole, ...] = ()
    for found in _looked_at(course_file):
        if found is not None:
            grounds, closed = found
        yield None
    assert grounds is not None, "the last step hands them on"
    for day in opening_day(rules, grounds, seed):
        yield None if day is None else Opening(course_file, grounds, closed, day)


def _looked_at(course_file: CourseFile) -> "Iterator[tuple[Grounds, tuple[Hole, ...]] | None]":
    """Look at a course in steps; the last one hands on its grounds, and what is closed."""
    course = course_file.course
    footing: Footing | None = None
    for found in footing_of(course):
        footing = found
        yield None
    assert footing is not None, "the last step hands it on"
    turn = gate_turn(course.land.gate)
    gate, hut = (turn.map(QPointF(at, at)) for at in (_OUTSIDE, _COUNTER))
    till = Spot(hut.x(), hut.y())
    holes, played = [], set()
    for number, hole in sorted(numbered_holes(course_file).items()):
        open_hole = _open_hole(course, number, hole, footing) if is_open(hole) else None
        if open_hole is not None and footing.way(till, open_hole.queue[0].spot) is not None:
            holes.append(open_hole)
            played.add(hole.steps[0])
        yield None
    closed = tuple(hole for hole in trace_holes(course) if hole.steps[0] not in played)
    yield _grounds(course_file, footing, Spot(gate.x(), gate.y()), till, holes), closed


def _grounds(
    course_file: CourseFile, footing: Footing, gate: Spot, till: Spot, holes: Sequence[OpenHole]
) -> Grounds:
    course = course_file.course
    benches: list[Stand] = []
    sights: list[Stand] = []
    people = dogs = 0
    for cell, turned in course.tiles.items():
        design = course.box.design(turned)
        people += design.elements.people
        dogs += design.elements.dogs
        x, y = unpack(cell)
        for place in tile_plan(design, turned & 3).places:
            at = Place(place.kind, 100 * x + place.x, 100 * y + place.y, place.angle, place.size)
            if place.kind is Kind.BENCH:
                benches += _seats(at)
            elif place.kind is Kind.PERSON and place.segment == LAWN:
                sights.append(Stand(Spot(at.x, at.y), at.angle))
    reached = [one for one in sights if footing.cost(one.spot)]
    return Grounds(
        footing,
        gate,
        till,
        tuple(holes),
        tuple(benches),
        tuple(reached),
        tuple(_loved(course_file, footing)),
        people,
        dogs,
    )


def _seats(bench: Place) -> Iterator[Stand]:
    pose = Pose(bench.x, bench.y, bench.angle)
    for aside in (-5.6, 5.6):
        yield Stand(Spot(*pose.offset(aside, 1.0)), bench.angle)


def _loved(course_file: CourseFile, footing: Footing) -> Iterator[tuple[Stand, ...]]:
    """Yield for each client where there is something to love."""
    course = course_file.course
    tally = Tally(passes=course_file.passes, collected=course_file.collected)
    assessment = assess(course, course_file.clients, tally, course_file.hole_numbers, final=True)
    wishes = ((course_file.mrs, "her_whim"), (course_file.mr, "his_whim"))
    for client, whim in wishes:
        if client is None:
            continue
        lines = assessment.score.condition(whim).lines
        cells = dict.fromkeys(cell for line in lines if line.points > 0 for cell in line.cells)
        yield tuple(_look_at(cells, footing))


def _look_at(cells: Iterable[int], footing: Footing) -> Iterator[Stand]:
    for cell in cells:
        x, y = unpack(cell)
        middle = Spot(100 * x + 50, 100 * y + 50)
        spots = [
            Spot(middle.x + 36 * sin(radians(angle)), middle.y - 36 * cos(radians(angle)))
            for angle in range(15, 375, 30)
        ]
        for spot in spots:
            if footing.cost(spot) in (_GRASS, _PAVING):
                yield Stand(spot, heading(spot, middle))
                break
