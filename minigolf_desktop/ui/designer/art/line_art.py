"""Courses in black lines on white paper: what stands on each tile is a sign that can be counted.

The plans are those of the painted tiles, so that everything lies where the player saw it. Lengths
are in units of 100 a cell.
"""

from collections.abc import Callable, Iterable
from math import cos, hypot, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.box import Gate, TileDesign
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.art.line_art import (
    BLACK,
    LINE,
    THIN,
    WHITE,
    draw,
    draw_tree,
    hatch,
    path_of,
)
from minigolf_desktop.ui.common.art.shapes import disc, line, slab, standing
from minigolf_desktop.ui.designer.art.lanes import KERB, Pose, band, outline_path, ring_path
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.places import LAWN, Kind, Place, footprint

_KERB = QColor("#D2D2D2")
_CELL = QColor("#9A9A9A")
_WATER = 4.2
"""From one line of water to the next."""


def paint_course_in_lines(painter: QPainter, course: Course) -> None:
    """Paint the land of a course with its tiles; cell (x, y) begins at (100x, 100y)."""
    land = course.land
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_CELL, THIN, Qt.PenStyle.DashLine))
    for cell in land.free:
        painter.drawRect(_square(cell))
    for cell in land.water:
        hatch(painter, path_of(_square(cell)), _WATER * 2)
    _paint_gate(painter, land.gate)
    for cell, turned in course.tiles.items():
        painter.save()
        painter.translate(_square(cell).topLeft())
        paint_tile_in_lines(painter, course.box.design(turned), turned & 3)
        painter.restore()


def paint_tile_in_lines(painter: QPainter, design: TileDesign, rotation: int) -> None:
    """Paint a tile into the square from (0, 0) to (100, 100), clipped to it."""
    plan = tile_plan(design, rotation & 3)
    painter.save()
    painter.setClipRect(QRectF(0, 0, 100, 100), Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(0, 0, 100, 100), WHITE)
    for index in reversed(range(len(plan.lanes))):
        lane = plan.lanes[index]
        painter.fillPath(outline_path(lane.outline, KERB), WHITE)
        painter.fillPath(ring_path(lane.outline, KERB), _KERB)
        painter.strokePath(outline_path(lane.outline, KERB), QPen(BLACK, LINE))
        painter.strokePath(outline_path(lane.outline), QPen(BLACK, THIN))
        painter.save()
        painter.setClipPath(outline_path(lane.outline), Qt.ClipOperation.IntersectClip)
        paint_signs(painter, (one for one in plan.places if one.segment == index))
        painter.restore()
    paint_signs(painter, (one for one in plan.places if one.segment == LAWN))
    painter.restore()
    painter.setPen(QPen(_CELL, THIN))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(0, 0, 100, 100))


def paint_signs(painter: QPainter, places: Iterable[Place]) -> None:
    """Paint the signs of things, those that lie flat first."""
    for place in sorted(places, key=lambda one: _ORDER.index(one.kind)):
        _SIGNS[place.kind](painter, place)


def _square(cell: int) -> QRectF:
    x, y = unpack(cell)
    return QRectF(100 * x, 100 * y, 100, 100)


def _paint_gate(painter: QPainter, gate: Gate) -> None:
    """Paint the gate: a quarter disc, and a hut on it."""
    west, north = gate.x * 100.0, gate.y * 100.0
    corner = QPointF(
        west + (200 if gate.facing.endswith("E") else 0),
        north + (200 if gate.facing.startswith("S") else 0),
    )
    path = QPainterPath()
    path.addEllipse(corner, 200, 200)
    path = path.intersected(path_of(QRectF(west, north, 200, 200)))
    draw(painter, path, fill=QColor("#F2F2F2"))
    middle = QPointF(west + 100, north + 100) + (corner - QPointF(west + 100, north + 100)) * 0.25
    house = QRectF(middle.x() - 42, middle.y() - 30, 84, 60)
    draw(painter, path_of(house))
    painter.setPen(QPen(BLACK, LINE))
    painter.drawLine(
        QPointF(house.left(), house.center().y()), QPointF(house.right(), house.center().y())
    )
    for corner_of in (house.topLeft(), house.bottomLeft()):
        painter.drawLine(corner_of, QPointF(house.left() + 18, house.center().y()))
    for corner_of in (house.topRight(), house.bottomRight()):
        painter.drawLine(corner_of, QPointF(house.right() - 18, house.center().y()))


def _hull(place: Place) -> QPainterPath:
    """Return the outline of the room that a thing takes."""
    room = footprint(place)
    if not room.hull:
        return disc(room.x, room.y, room.radius)
    path = line(*room.hull)
    path.closeSubpath()
    return path


def _pose(place: Place) -> tuple[float, float, float]:
    return place.x, place.y, place.angle


def _tree(painter: QPainter, place: Place) -> None:
    draw_tree(painter, place.x, place.y, place.size)


def _person(painter: QPainter, place: Place) -> None:
    """Paint shoulders and a head from above, the club at one side."""
    size = place.size / 10
    hand = -1 if place.left_handed else 1
    club = line((6 * size * hand, -4 * size), (7 * size * hand, -14 * size))
    painter.strokePath(standing(club, _pose(place)), QPen(BLACK, LINE))
    shoulders = QPainterPath()
    shoulders.addEllipse(QPointF(0, 0), 9.4 * size, 5.2 * size)
    draw(painter, standing(shoulders, _pose(place)))
    draw(painter, standing(disc(0, 0, 4.0 * size), _pose(place)), fill=BLACK)


def _dog(painter: QPainter, place: Place) -> None:
    """Paint a dog from above: body, head with ears, tail."""
    size = place.size / 5.8
    tail = line((0, 8 * size), (2.5 * size, 12 * size))
    painter.strokePath(standing(tail, _pose(place)), QPen(BLACK, LINE * 1.3))
    body = slab(3.6 * size, 7 * size, 3.4 * size).translated(0, 2.4 * size)
    draw(painter, standing(body, _pose(place)))
    for side in (-1, 1):
        ear = disc(side * 3.7 * size, -7.4 * size, 1.9 * size)
        draw(painter, standing(ear, _pose(place)), fill=BLACK)
    draw(painter, standing(disc(0, -8.2 * size, 3.6 * size), _pose(place)))


def _bench(painter: QPainter, place: Place) -> None:
    """Paint three slats."""
    shape = _hull(place)
    draw(painter, shape)
    half = place.length / 2
    for share in (-0.34, 0.34):
        slat = line((-place.size, half * share * 2 * 0.5), (place.size, half * share * 2 * 0.5))
        painter.strokePath(standing(slat, _pose(place)), QPen(BLACK, THIN))


def _pool(painter: QPainter, place: Place) -> None:
    hatch(painter, _hull(place), _WATER)


def _flowers(painter: QPainter, place: Place) -> None:
    """Paint a bed with a flower of five petals."""
    bed = _hull(place)
    draw(painter, bed)
    radius = min(place.size, place.length / 2) if place.length else place.size
    for k in range(5):
        a = 2 * pi * k / 5 - pi / 2
        petal = disc(
            place.x + 0.42 * radius * cos(a), place.y + 0.42 * radius * sin(a), 0.24 * radius
        )
        draw(painter, petal, THIN, BLACK)
    draw(painter, disc(place.x, place.y, 0.2 * radius), THIN)


def _pipe(painter: QPainter, place: Place) -> None:
    """Paint a tube with dark mouths."""
    draw(painter, _hull(place))
    pose, half = Pose(place.x, place.y, place.angle), place.length / 2
    for start, end in ((-half, -half + 3.2), (half - 3.2, half)):
        painter.fillPath(band(pose, place.bend, start, end, place.size), BLACK)
    along = band(pose, place.bend, -half, half, place.size * 0.3)
    painter.strokePath(along, QPen(BLACK, THIN))


def _slope(painter: QPainter, place: Place) -> None:
    """Paint lines across that draw together towards the top, and a strong one there."""
    pose, half = Pose(place.x, place.y, place.angle), place.length / 2
    top = half if place.kind is Kind.RAMP else 0.0
    feet = (-half,) if place.kind is Kind.RAMP else (-half, half)
    for foot in feet:
        for k in range(5):
            along = foot + (top - foot) * (1 - (1 - k / 5) ** 1.4)
            rung = band(pose, place.bend, along, along, place.size + 1)
            painter.strokePath(rung, QPen(BLACK, THIN))
    edge = band(pose, place.bend, top - 1.3, top + 1.3, place.size + 1)
    painter.fillPath(edge, BLACK)


def _mound(painter: QPainter, place: Place) -> None:
    """Paint rays round a cup."""
    rays = [
        QLineF(
            place.x + 0.62 * place.size * cos(a), place.y + 0.62 * place.size * sin(a),
            place.x + place.size * cos(a), place.y + place.size * sin(a),
        )
        for a in (k * pi / 8 for k in range(16))
    ]  # fmt: skip
    painter.setPen(QPen(BLACK, THIN))
    painter.drawLines(rays)


def _bridge(painter: QPainter, place: Place) -> None:
    """Paint rungs up to a deck of planks."""
    pose, half, deck = Pose(place.x, place.y, place.angle), place.length / 2, 23.0
    for k in range(-4, 5):
        joint = line(pose.offset(-place.size, k * 5.4), pose.offset(place.size, k * 5.4))
        painter.strokePath(joint, QPen(BLACK, THIN))
    for end in (-deck, deck):
        painter.fillPath(band(pose, 0, end - 1.3, end + 1.3, place.size + 1), BLACK)
        for k in (1, 2):
            along = end + (half - deck) * k / 2.6 * (1 if end > 0 else -1)
            rung = band(pose, 0, along, along, place.size + 1)
            painter.strokePath(rung, QPen(BLACK, THIN))


def _block(painter: QPainter, place: Place) -> None:
    """Paint what bars the way in black; a diamond stands on its corner."""
    if place.kind is Kind.DIAMOND:
        draw(
            painter,
            standing(slab(place.size * 0.7, place.size * 0.7), (place.x, place.y, 45.0)),
            fill=BLACK,
        )
        return
    draw(painter, _hull(place), fill=BLACK)


def _chevron(painter: QPainter, place: Place) -> None:
    wide, half, thick = place.size, place.length / 2, 6.0
    shape = line(
        (-wide, half - thick), (0, -half), (wide, half - thick), (wide, half),
        (0, thick - half), (-wide, half),
    )  # fmt: skip
    shape.closeSubpath()
    draw(painter, standing(shape, _pose(place)))


def _mat(painter: QPainter, place: Place) -> None:
    """Paint the mat of a tee with its cross."""
    draw(painter, _hull(place))
    middle = QPointF(place.x, place.y)
    reach = min(place.size, place.length / 2 or place.size) * 0.5
    painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
    painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach))


def _cup(painter: QPainter, place: Place) -> None:
    draw(painter, disc(place.x, place.y, place.size), fill=BLACK)


def _ball(painter: QPainter, place: Place) -> None:
    draw(painter, disc(place.x, place.y, place.size), THIN)


_SIGNS: dict[Kind, Callable[[QPainter, Place], None]] = {
    Kind.MOUND: _mound,
    Kind.RAMP: _slope,
    Kind.HUMP: _slope,
    Kind.BRIDGE: _bridge,
    Kind.CHEVRON: _chevron,
    Kind.MAT: _mat,
    Kind.CUP: _cup,
    Kind.POOL: _pool,
    Kind.FLOWERS: _flowers,
    Kind.PIPE: _pipe,
    Kind.TUNNEL: _pipe,
    Kind.POST: _block,
    Kind.WEDGE: _block,
    Kind.BAR: _block,
    Kind.DIAMOND: _block,
    Kind.BALL: _ball,
    Kind.BENCH: _bench,
    Kind.DOG: _dog,
    Kind.PERSON: _person,
    Kind.PLAYER: _person,
    Kind.TREE: _tree,
}
"""By kind of thing, in the order of painting."""
_ORDER = tuple(_SIGNS)


def reach_of(place: Place) -> float:
    """Return how far a thing reaches from its middle."""
    room = footprint(place)
    corners = [hypot(x - place.x, y - place.y) for x, y in room.hull]
    return max(corners, default=room.radius)
