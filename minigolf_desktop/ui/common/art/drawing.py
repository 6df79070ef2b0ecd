"""Small steps that every painter takes: flat fills, round lines, simple paths, a line of text."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import cast

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QRegion,
)

from minigolf_desktop.ui.common.text import in_order


def clear_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """Return a clear picture of a size in logical pixels, for a screen of a pixel ratio."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def finished(picture: QPixmap) -> QPixmap:
    """Return a picture that nothing more is painted into, to be kept.

    Qt keeps with each what it was painted with: 5 MB at a table of five. The copy is without.
    """
    return picture.copy()


def fill(painter: QPainter, path: QPainterPath, colour: QColor | str, alpha: float = 1.0) -> None:
    """Fill a path with a flat colour; ``alpha`` weakens it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colour, alpha))
    painter.drawPath(path)


def stroke(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor | str,
    width: float,
    alpha: float = 1.0,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> None:
    """Draw a path as a line with round joins."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(faded(colour, alpha), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(path)


def draw_lines(
    painter: QPainter,
    lines: Sequence[QLineF],
    colour: QColor | str,
    width: float,
    alpha: float = 1.0,
) -> None:
    """Draw straight lines with flat ends: the fastest way to a rail, a joint, a band."""
    pen = QPen(faded(colour, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLines(lines)


def faded(colour: QColor | str, alpha: float) -> QColor:
    """Return a colour with its alpha multiplied."""
    result = QColor(colour)
    if alpha < 1.0:
        result.setAlphaF(result.alphaF() * alpha)
    return result


def paint_bands(
    painter: QPainter, area: QRectF, colour: QColor | str, period: float, start: float = 0.0
) -> None:
    """Paint mowing bands across an area: half a period wide, where x + y - start begins one.

    As thick lines, which the raster engine draws far faster than polygons of that slant.
    """
    width = period / 2 / sqrt(2)
    painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    top, bottom = area.top() - period, area.bottom() + period
    along = (area.left() + area.top() - start) // period * period + start + period / 4
    while along < area.right() + area.bottom() + period:
        painter.drawLine(QPointF(along - top, top), QPointF(along - bottom, bottom))
        along += period


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """Return the opaque colour that lies ``part`` of the way from one to the other.

    Painters mix once instead of laying a translucent colour over a large ground, which is slow.
    """
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def rects_of(region: QRegion) -> Iterable[QRect]:
    """Return the rectangles that a region is made of."""
    return cast("Iterable[QRect]", region)


def line_shape(
    path: QPainterPath, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap
) -> QPainterPath:
    """Return the area that :func:`stroke` covers, to be kept and filled many times."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def oval(x: float, y: float, width: float, height: float | None = None) -> QPainterPath:
    """Return an ellipse by its centre and its radii; a circle if one radius is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), width, width if height is None else height)
    return path


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """Return a rectangle by its north-west corner, with rounded corners if asked for."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Return a closed polygon."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def curve(start: tuple[float, float], *parts: tuple[float, ...]) -> QPainterPath:
    """Return an open path: two numbers lead straight, four along a quadratic, six a cubic curve.

    Raises ValueError for a part of another length.
    """
    path = QPainterPath(QPointF(*start))
    for part in parts:
        match part:
            case (x, y):
                path.lineTo(x, y)
            case (a, b, x, y):
                path.quadTo(a, b, x, y)
            case (a, b, c, d, x, y):
                path.cubicTo(a, b, c, d, x, y)
            case _:
                raise ValueError(f"a part of a curve has 2, 4 or 6 numbers, not {len(part)}")
    return path


def blob(start: tuple[float, float], *parts: tuple[float, ...]) -> QPainterPath:
    """Return the closed path of :func:`curve`."""
    path = curve(start, *parts)
    path.closeSubpath()
    return path


def grown(path: QPainterPath, distance: float) -> QPainterPath:
    """Return a path grown by a distance on every side, with round corners.

    Only for outlines of few curves: Qt's path operations can be very slow on many small ones.
    """
    return path.united(line_shape(path, 2 * distance)).simplified()


LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    face: QFont,
    ink: QColor,
    where: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write a line into a room; it ends in dots where it lacks room."""
    painter.setFont(face)
    painter.setPen(ink)
    dots = Qt.TextElideMode.ElideRight
    shown = painter.fontMetrics().elidedText(in_order(text), dots, int(room.width()))
    painter.drawText(room, where, shown)
