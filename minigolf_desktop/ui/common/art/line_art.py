"""What drawings in black lines share, for paper that is printed without colours.

Lengths are in hundredths of what is drawn: a tile of Minigolf Designer, or half a hex.
"""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.shapes import figure_path

BLACK: Final = QColor("black")
WHITE: Final = QColor("white")
THIN, LINE = 1.1, 1.6
"""Widths of lines."""


def draw(painter: QPainter, path: QPainterPath, width: float = LINE, fill: QColor = WHITE) -> None:
    """Draw a shape with a black edge."""
    painter.setPen(QPen(BLACK, width))
    painter.setBrush(fill)
    painter.drawPath(path)


def path_of(rect: QRectF) -> QPainterPath:
    """Return a rectangle as a path."""
    path = QPainterPath()
    path.addRect(rect)
    return path


def paint_number(painter: QPainter, number: int, radius: float) -> None:
    """Paint the number of a hole in a black disc round the origin; a dash where it has none."""
    painter.setPen(QPen(WHITE, radius * 0.2))
    painter.setBrush(BLACK)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(figure_path(str(number) if number else "–", radius * 1.3), WHITE)


def hatch(painter: QPainter, shape: QPainterPath, distance: float) -> None:
    """Fill a shape with level waves, which stand for water, and draw its edge."""
    area = shape.boundingRect()
    painter.save()
    painter.fillPath(shape, WHITE)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(BLACK, THIN))
    waves = QPainterPath()
    y = area.top() + distance * 0.6
    while y < area.bottom():
        waves.moveTo(area.left() - distance, y)
        x = area.left() - distance
        while x < area.right():
            waves.quadTo(x + distance / 2, y - distance * 0.45, x + distance, y)
            waves.quadTo(x + distance * 1.5, y + distance * 0.45, x + 2 * distance, y)
            x += 2 * distance
        y += distance
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(waves)
    painter.restore()
    painter.strokePath(shape, QPen(BLACK, LINE))


def stipple(painter: QPainter, shape: QPainterPath, distance: float) -> None:
    """Fill a shape with dots, which stand for sand, and draw its edge."""
    area = shape.boundingRect()
    painter.save()
    painter.fillPath(shape, WHITE)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BLACK)
    rows = int(area.height() / distance) + 1
    for row in range(rows):
        y = area.top() + (row + 0.5) * distance
        x = area.left() + (0.5 if row % 2 else 1.0) * distance
        while x < area.right():
            painter.drawEllipse(QPointF(x, y), distance * 0.13, distance * 0.13)
            x += distance
    painter.restore()
    painter.strokePath(shape, QPen(BLACK, LINE))


def draw_tree(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Draw a tree from above: a crown with spokes."""
    count, middle = 9, QPointF(x, y)
    around = [2 * pi * k / count for k in range(count)]
    crown = QPainterPath()
    for a in around:
        lobe = middle + QPointF(cos(a), sin(a)) * radius * 0.76
        crown.addEllipse(lobe, radius * 0.3, radius * 0.3)
    crown.addEllipse(middle, radius * 0.8, radius * 0.8)
    crown.setFillRule(Qt.FillRule.WindingFill)
    draw(painter, crown.simplified())
    spokes = (QPointF(cos(a), sin(a)) * radius for a in around)
    painter.drawLines([QLineF(middle + one * 0.18, middle + one * 0.55) for one in spokes])
