"""The map of a flight on a shot card: the aim is straight up."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from minigolf_desktop.model.eighteen_holes.shot_cards import Flight
from minigolf_desktop.model.geometry.hexagon import NORTH, Hex, neighbour, turned
from minigolf_desktop.ui.common.art.drawing import box, draw_lines, fill, oval, stroke
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.eighteen_holes.art.cards.card_signs import (
    FAIRWAY,
    LANDING,
    ROUGH,
    paint_card_sign,
)
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import INK, PAPER, figure
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import HEX_HEIGHT, hex_centre, hex_polygon

_SEAM = QColor("#68974A")
_TUFTS = QColor("#628F48")
_WHITE = QColor("#FFFFFF")
_LARGEST = 31.0
"""Side of a hex at most, in units of the card."""
_WELL_READ = 23.0
"""Side of a hex on which everything has its usual size."""


def flight_way(flight: Flight) -> tuple[Hex, ...]:
    """Return the hexes of a flight that is aimed north from the origin, the start included."""
    way = [Hex(0, 0)]
    for turn in flight:
        way.append(neighbour(way[-1], turned(NORTH, turn)))
    return tuple(way)


def paint_flight_map(
    painter: QPainter,
    room: QRectF,
    flights: Sequence[Flight],
    *,
    chip: bool = False,
    figures: bool = True,
) -> None:
    """Paint the ways of one or more flights.

    A chip has no tuft, since it loses nothing in the rough, but may fly over trees; without
    ``figures`` only the landing has its number, as small cards need it.
    """
    ways = [flight_way(flight) for flight in flights]
    points = [hex_centre(place, 1) for way in ways for place in way]
    left, right = min(at.x() for at in points), max(at.x() for at in points)
    top, bottom = min(at.y() for at in points), max(at.y() for at in points)
    side = min(
        (room.height() - 10) / (bottom - top + HEX_HEIGHT + 0.1),
        (room.width() - 10) / (right - left + 2.2),
        _LARGEST,
    )
    painter.save()
    painter.setClipPath(box(room.x(), room.y(), room.width(), room.height(), 10))
    painter.fillRect(room, ROUGH)
    painter.translate(room.center())
    painter.scale(side, side)
    painter.translate(-(left + right) / 2, -(top + bottom) / 2)
    _paint_ground(painter, room, side)
    _paint_hexes(painter, ways)
    for way in ways:
        _paint_line(painter, way)
    # In a long flight the hexes are small: what stands on them is larger then.
    _paint_steps(painter, ways, chip, figures, min(1.4, max(1.0, _WELL_READ / side)))
    painter.restore()


def _paint_ground(painter: QPainter, room: QRectF, side: float) -> None:
    """Paint the seams of the hexes all over, with a tuft here and there."""
    columns = int(room.width() / side / 1.5 / 2) + 2
    rows = int(room.height() / side / HEX_HEIGHT / 2) + 3
    draw_lines(painter, _seams(columns, rows), _SEAM, 0.09)
    fill(painter, _tufts(columns, rows), _TUFTS)


def _field(columns: int, rows: int) -> list[Hex]:
    """Return the hexes so many columns and rows round the origin."""
    return [
        Hex(q, r - q // 2) for q in range(-columns, columns + 1) for r in range(-rows, rows + 1)
    ]


@kept(32)
def _seams(columns: int, rows: int) -> list[QLineF]:
    """Return three edges of each hex; its neighbours have the others."""
    lines = []
    for place in _field(columns, rows):
        corners = hex_polygon(place, 1).toList()
        lines += [QLineF(start, end) for start, end in pairwise(corners[:4])]
    return lines


@cache
def _tuft() -> QPainterPath:
    """Return three blades of grass that grow one unit high from the origin."""
    blades = QPainterPath()
    blades.setFillRule(Qt.FillRule.WindingFill)
    for lean, high in ((-0.52, 0.72), (0.0, 1.0), (0.52, 0.72)):
        blades.moveTo(lean * 0.3 - 0.1, 0)
        blades.quadTo(lean * 0.5 - 0.12, -high * 0.5, lean, -high)
        blades.quadTo(lean * 0.5 + 0.14, -high * 0.5, lean * 0.3 + 0.1, 0)
        blades.closeSubpath()
    return blades


@kept(32)
def _tufts(columns: int, rows: int) -> QPainterPath:
    tufts = QPainterPath()
    for place in _field(columns, rows):
        if (3 * place.q + 5 * place.r) % 7 in (0, 3):
            foot = hex_centre(place, 1) + QPointF(0.3 - 0.2 * (place.q % 3), 0.35)
            tufts.addPath(QTransform().translate(foot.x(), foot.y()).scale(0.3, 0.3).map(_tuft()))
    return tufts


def _paint_hexes(painter: QPainter, ways: Sequence[tuple[Hex, ...]]) -> None:
    ends = {way[-1] for way in ways}
    for place in {place for way in ways for place in way} - ends:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(FAIRWAY)
        painter.drawPolygon(hex_polygon(place, 1, 0.955))
    for place in ends:
        painter.setBrush(LANDING)
        painter.drawPolygon(hex_polygon(place, 1, 0.955))
        ring = QPainterPath()
        ring.addPolygon(hex_polygon(place, 1, 0.87))
        ring.closeSubpath()
        stroke(painter, ring, INK, 0.13)


def _paint_line(painter: QPainter, way: tuple[Hex, ...]) -> None:
    points = [hex_centre(place, 1) for place in way]
    line = QPainterPath(points[0])
    for before, after in pairwise(points[1:]):
        middle = (before + after) / 2
        line.quadTo(before, middle)
    line.lineTo(points[-1])
    stroke(painter, line, INK, 0.27, 0.92)
    stroke(painter, line, _WHITE, 0.14)


def _paint_steps(
    painter: QPainter, ways: Sequence[tuple[Hex, ...]], chip: bool, figures: bool, grown: float
) -> None:
    """Paint start, steps, tufts and landings, each hex once, ``grown`` by a factor."""
    ends = {way[-1]: len(way) - 1 for way in ways}
    tufts = set() if chip else {way[-2] for way in ways}
    steps = {place: step for way in ways for step, place in enumerate(way)}
    for place, step in steps.items():
        painter.save()
        painter.translate(hex_centre(place, 1))
        painter.scale(grown, grown)
        if place in ends:
            fill(painter, oval(0, 0, 0.46), INK)
            fill(painter, oval(0, 0, 0.37), _WHITE)
            figure(painter, QPointF(0, 0), str(step), 0.56)
        elif step == 0:
            paint_card_sign(painter, "start", QPointF(0, 0), 0.54)
        elif place in tufts:
            paint_card_sign(painter, "tuft", QPointF(0, 0), 0.46)
        elif chip and step == 1:
            paint_card_sign(painter, "tree", QPointF(0, 0), 0.46)
        elif figures:
            fill(painter, oval(0, 0, 0.34), PAPER)
            figure(painter, QPointF(0, 0), str(step), 0.5)
        else:
            fill(painter, oval(0, 0, 0.19), INK, 0.92)
            fill(painter, oval(0, 0, 0.13), _WHITE)
        painter.restore()
