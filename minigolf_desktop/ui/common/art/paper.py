"""Paper that words stand on: a ribbon with forked ends, a speech bubble."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.ui.common.art.drawing import box, fill, polygon, stroke
from minigolf_desktop.ui.common.theme import Theme

_SHADE = QColor("#061A19")
_TAIL = 22.0
"""How far the ends of a ribbon come out behind it."""


def paint_ribbon(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint a paper ribbon that fills an area, its forked ends behind it."""
    tail, drop = _TAIL * scale, 7 * scale
    top, bottom = area.top(), area.bottom() - drop
    for side in (-1, 1):
        end = area.left() if side < 0 else area.right()
        inner = end - side * (tail + 14 * scale)
        fork = [(inner, top + drop), (end, top + drop), (end - side * tail * 0.5, 0.0)]
        fork[2] = (fork[2][0], (top + bottom) / 2 + drop)
        fork += [(end, bottom + drop), (inner, bottom + drop)]
        fill(painter, polygon(fork), theme.track)
        stroke(painter, polygon(fork), theme.line, 1)
        fold = [(end - side * tail, bottom), (inner, bottom), (inner, bottom + drop)]
        fill(painter, polygon(fold), theme.control_edge)
    face = box(area.left() + tail, top, area.width() - 2 * tail, bottom - top, 4 * scale)
    fill(painter, face.translated(0, 3 * scale), _SHADE, 0.25)
    fill(painter, face, theme.panel)
    stroke(painter, face, theme.line, 1)


def ribbon_room(area: QRectF, scale: float) -> QRectF:
    """Return what a ribbon that fills an area has for figures."""
    side = (_TAIL + 10) * scale
    return area.adjusted(side, 4 * scale, -side, -11 * scale)


def paint_bubble(painter: QPainter, area: QRectF, tip: QPointF, theme: Theme, scale: float) -> None:
    """Paint a speech bubble whose tail ends at a point beside, above or below it.

    One inside it makes no tail.
    """
    radius = min(14 * scale, area.height() / 2)
    face = box(area.x(), area.y(), area.width(), area.height(), radius)
    half = 9 * scale
    tail: list[tuple[float, float]] = []
    beside = area.top() <= tip.y() <= area.bottom()
    if beside and not area.contains(tip):
        x = area.left() if tip.x() < area.left() else area.right()
        y = min(max(tip.y(), area.top() + radius), area.bottom() - radius)
        inward = 2 if tip.x() < area.left() else -2
        tail = [(x + inward, y - half), (tip.x(), tip.y()), (x + inward, y + half)]
    elif not beside:
        y = area.top() + 2 if tip.y() < area.top() else area.bottom() - 2
        x = min(max(tip.x(), area.left() + 2 * radius), area.right() - 2 * radius)
        tail = [(x - half, y), (tip.x(), tip.y()), (x + half, y)]
    whole = face.united(polygon(tail)) if tail else face
    fill(painter, whole.translated(0, 3 * scale), _SHADE, 0.2)
    fill(painter, whole, theme.panel)
    stroke(painter, whole, theme.line, 1)
