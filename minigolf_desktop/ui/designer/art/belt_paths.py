"""Painter paths of belts: outlines, kerbs, and parts of a way."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.common.art.shapes import polygon
from minigolf_desktop.ui.designer.art.belts import Outline, Pose, Way, belt


@kept(1024)
def outline_path(outline: Outline, grown: float = 0.0) -> QPainterPath:
    """Return the path of a belt, after growing the shape by so many units."""
    path = QPainterPath()
    for number, arc in enumerate(belt(outline, grown)):
        box = QRectF(arc.x - arc.radius, arc.y - arc.radius, 2 * arc.radius, 2 * arc.radius)
        a = radians(arc.start)
        first = QPointF(arc.x + arc.radius * cos(a), arc.y + arc.radius * sin(a))
        if number == 0:
            path.moveTo(first)
        else:
            path.lineTo(first)
        if arc.radius and arc.sweep:
            # Qt counts angles against the clock.
            path.arcTo(box, -arc.start, -arc.sweep)
    path.closeSubpath()
    return path


@kept(256)
def ring_path(outline: Outline, width: float) -> QPainterPath:
    """Return the kerb round an outline: the ground within ``width`` units outside it."""
    path = QPainterPath(outline_path(outline, width))
    path.addPath(outline_path(outline))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def band(pose: Pose, bend: float, start: float, end: float, half_width: float) -> QPainterPath:
    """Return the part of a path from ``start`` to ``end``, measured along it from a pose."""
    way = Way(pose, 0, bend)
    steps = 4 if bend else 1
    alongs = [start + (end - start) * k / steps for k in range(steps + 1)]
    left = [way.at(along, -half_width)[:2] for along in alongs]
    right = [way.at(along, half_width)[:2] for along in reversed(alongs)]
    return polygon([*left, *right])
