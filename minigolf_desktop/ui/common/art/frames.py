"""What courses are shown in: wooden frames, dashed ones that wait, plaques, an easel.

Lengths are in pixels; ``scale`` is that of the interface.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.ui.common.art.colours import WOOD, WOOD_DARK, WOOD_LIGHT, WOOD_RIDGE
from minigolf_desktop.ui.common.art.drawing import box, faded, fill, polygon, stroke
from minigolf_desktop.ui.common.theme import Theme

_SHADE = QColor("#061A19")
_MAT = QColor("#FFFBF1")
_MAT_DARK = QColor("#D9D2C0")
_CHALK = QColor("#FFFBEF")
"""What is drawn on cloth where nothing hangs yet."""
_WOOD, _PAPER = 7.0, 4.0
"""Widths of the frame and of the paper round a picture."""
_LEG, _SHELF = 9.0, 12.0


def paint_frame(painter: QPainter, outer: QRectF, theme: Theme, scale: float) -> QRectF:
    """Paint an empty wooden frame with its shadow; return the room for the picture."""
    x, y, wide, high = outer.x(), outer.y(), outer.width(), outer.height()
    fill(painter, box(x + 3 * scale, y + 6 * scale, wide, high, 4 * scale), _SHADE, 0.34)
    fill(painter, box(x, y, wide, high, 3 * scale), WOOD)
    rim = _WOOD * scale
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    inner = outer.adjusted(rim, rim, -rim, -rim)
    inside = (
        (inner.left(), inner.top()),
        (inner.right(), inner.top()),
        (inner.right(), inner.bottom()),
        (inner.left(), inner.bottom()),
    )
    # Light falls from the north-west: the upper and left bars are lit.
    for side, colour in ((0, WOOD_LIGHT), (1, WOOD_RIDGE), (2, WOOD_DARK), (3, WOOD)):
        after = (side + 1) % 4
        bar = [corners[side], corners[after], inside[after], inside[side]]
        fill(painter, polygon(bar), colour, 0.8)
    painter.setPen(QPen(WOOD_DARK, max(1.0, scale)))
    painter.setBrush(_MAT_DARK if theme.is_dark else _MAT)
    painter.drawRect(inner)
    paper = _PAPER * scale
    return inner.adjusted(paper, paper, -paper, -paper)


def paint_dashed_frame(painter: QPainter, outer: QRectF, scale: float) -> None:
    """Paint where a frame may hang one day, on cloth."""
    pen = QPen(faded(_CHALK, 0.55), 1.6 * scale)
    pen.setDashPattern([4, 3.4])
    painter.setPen(pen)
    painter.setBrush(faded(_CHALK, 0.05))
    painter.drawRoundedRect(outer, 5 * scale, 5 * scale)


def paint_plaque(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint the paper that words about a picture stand on."""
    fill(painter, box(area.x(), area.y() + 2 * scale, area.width(), area.height(), 6), _SHADE, 0.3)
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(area, 6 * scale, 6 * scale)


def paint_chosen(painter: QPainter, outer: QRectF, theme: Theme, scale: float, key: bool) -> None:
    """Paint the gold round a frame that is looked at; ``key`` tells that keys lead on from it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = 4 * scale
    painter.setPen(QPen(theme.hover_edge, 3 * scale))
    painter.drawRoundedRect(outer.adjusted(-reach, -reach, reach, reach), reach, reach)
    if key:
        reach = 7 * scale
        painter.setPen(QPen(_CHALK, 1.6 * scale))
        painter.drawRoundedRect(outer.adjusted(-reach, -reach, reach, reach), reach, reach)


def paint_easel(painter: QPainter, canvas: QRectF, foot: float, scale: float) -> None:
    """Paint the easel behind a canvas: three legs down to ``foot``, and the shelf it stands on."""
    middle, top = canvas.center().x(), canvas.top() - 22 * scale
    spread = canvas.width() * 0.42
    leg = _LEG * scale
    for end in (middle, middle - spread, middle + spread):
        tilt = (middle - end) * 0.16
        start = QPointF(middle - tilt, top)
        beam = polygon(
            [
                (start.x() - leg / 2, start.y()),
                (start.x() + leg / 2, start.y()),
                (end + leg / 2, foot),
                (end - leg / 2, foot),
            ]
        )
        fill(painter, beam.translated(3 * scale, 4 * scale), _SHADE, 0.3)
        fill(painter, beam, WOOD_DARK if end == middle else WOOD)
        stroke(painter, beam, WOOD_DARK, scale)
    head = box(middle - 20 * scale, top - 2 * scale, 40 * scale, 9 * scale, 4 * scale)
    fill(painter, head, WOOD_LIGHT)


def paint_shelf(painter: QPainter, canvas: QRectF, scale: float) -> None:
    """Paint the shelf of an easel below its canvas."""
    high = _SHELF * scale
    x, y, wide = canvas.left() - 10 * scale, canvas.bottom() - 2 * scale, canvas.width()
    wide += 20 * scale
    fill(painter, box(x + 2 * scale, y + 5 * scale, wide, high, 3 * scale), _SHADE, 0.3)
    fill(painter, box(x, y, wide, high, 3 * scale), WOOD_RIDGE)
    fill(painter, box(x, y, wide, high / 3, 2 * scale), WOOD_LIGHT)
