"""Painter paths: the shapes that tiles are made of, figures, and points along a way."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QRawFont, QTransform

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.kept import kept


def pen(colour: QColor, width: float, flat: bool = False) -> QPen:
    """Return a pen with round joins and round ends, or flat ends."""
    cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def line(*points: tuple[float, float]) -> QPainterPath:
    """Return an open line through points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Return a closed polygon."""
    path = line(*points)
    path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """Return a disc."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def slab(half_width: float, half_length: float, radius: float = 0.0) -> QPainterPath:
    """Return a rectangle round the origin, with rounded corners."""
    path = QPainterPath()
    box = QRectF(-half_width, -half_length, 2 * half_width, 2 * half_length)
    path.addRoundedRect(box, radius, radius)
    return path


def standing(path: QPainterPath, pose: tuple[float, float, float]) -> QPainterPath:
    """Return a path drawn round the origin, moved to a pose."""
    x, y, angle = pose
    return QTransform().translate(x, y).rotate(angle).map(path)


@lru_cache(maxsize=64)
def scallop(lobes: int, depth: float) -> QPainterPath:
    """Return a leafy disc of radius 1 with so many lobes; ``depth`` is the lobes' radius."""
    path = disc(0, 0, 1 - depth * 0.6)
    for k in range(lobes):
        a = 2 * pi * k / lobes
        path.addEllipse(QPointF((1 - depth) * cos(a), (1 - depth) * sin(a)), depth, depth)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@lru_cache(maxsize=16)
def star(points: int, inner: float) -> QPainterPath:
    """Return a star of radius 1 with so many points, its notches at radius ``inner``."""
    rim = (
        (
            (inner if k % 2 else 1) * cos(pi * k / points),
            (inner if k % 2 else 1) * sin(pi * k / points),
        )
        for k in range(2 * points)
    )
    return polygon(list(rim))


@kept(256)
def blob(seed: int, radius: float) -> QPainterPath:
    """Return a smooth, uneven disc round the origin, never wider than ``radius``."""
    chance = NamedChance("blob", seed)
    turn = chance.between(0, 2 * pi)
    count = 8
    rim = []
    for k in range(count):
        reach = radius * chance.between(0.88, 1.0)
        a = turn + 2 * pi * k / count
        rim.append(QPointF(reach * cos(a), reach * sin(a)))
    path = QPainterPath(rim[0])
    for k in range(count):
        before, here, there, after = (rim[(k + i) % count] for i in (-1, 0, 1, 2))
        path.cubicTo(
            here + (there - before) / 6,
            there - (after - here) / 6,
            there,
        )
    path.closeSubpath()
    return path


def toward_light(angle: float, by: float, mirrored: bool = False) -> QPointF:
    """Return a step of ``by`` units to the north-west in the frame of something turned."""
    a = radians(angle)
    east, south = -by * 0.68, -by * 0.74
    across = east * cos(a) + south * sin(a)
    return QPointF(-across if mirrored else across, south * cos(a) - east * sin(a))


_FINENESS = 16.0
"""How much larger a way is when it is cut into straight pieces: none is further off than a
thirtieth of a pixel."""


class WayPoint(NamedTuple):
    """A point of a way."""

    point: QPointF
    angle: float
    """Where the way leads there, in degrees from the east against the clock, as Qt counts."""


def spots_along(way: QPainterPath, lengths: Iterable[float]) -> Iterator[WayPoint]:
    """Yield the points at some lengths of a way that does not break off, each beyond the last.

    What lies beyond its end is its end; there is nothing on a way of one point.
    """
    corners = [
        corner / _FINENESS
        for part in way.toSubpathPolygons(QTransform.fromScale(_FINENESS, _FINENESS))
        for corner in part.toList()
    ]
    pieces = (QLineF(start, end) for start, end in pairwise(corners))
    piece, passed = next(pieces, None), 0.0
    if piece is None:
        return
    for length in lengths:
        while passed + piece.length() < length:
            following = next(pieces, None)
            if following is None:
                break
            passed += piece.length()
            piece = following
        part = min((length - passed) / piece.length(), 1.0) if piece.length() else 0.0
        yield WayPoint(piece.pointAt(part), piece.angle())


_DRAWN_AT = 100.0


@kept(64)
def figure_path(text: str, size: float) -> QPainterPath:
    """Return a figure in Quicksand Bold of ``size`` units, centred on the origin.

    Figures of one size share a height, so that 1 and 8 stand on one line.
    """
    font = QRawFont(str(resource("fonts", "Quicksand-Bold.ttf")), _DRAWN_AT)
    glyphs = font.glyphIndexesForString(text)
    path, along = QPainterPath(), 0.0
    for glyph, step in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(along, 0))
        along += step.x()
    tall = font.pathForGlyph(font.glyphIndexesForString("8")[0]).boundingRect()
    scale = size / _DRAWN_AT
    to_middle = QTransform.fromScale(scale, scale)
    to_middle.translate(-path.boundingRect().center().x(), -tall.center().y())
    return to_middle.map(path)
