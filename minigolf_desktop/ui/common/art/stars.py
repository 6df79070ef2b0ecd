"""The stars of a task: golden where they are earned, an empty rim where not."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.shapes import star
from minigolf_desktop.ui.common.theme import Theme

GOLD = QColor("#F2B632")
GOLD_RIM = QColor("#A8701A")
_POINTS, _NOTCH = 5, 0.5


def paint_star(
    painter: QPainter, middle: QPointF, radius: float, *, earned: bool, rim: QColor
) -> None:
    """Paint a star that points up; ``rim`` is the line of one that is not earned."""
    painter.setPen(
        QPen(
            GOLD_RIM if earned else rim,
            max(1.0, radius * 0.16),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(GOLD if earned else Qt.BrushStyle.NoBrush)
    painter.drawPath(_placed(middle, radius))


def _placed(middle: QPointF, radius: float) -> QPainterPath:
    return QTransform().translate(middle.x(), middle.y()).scale(radius, radius).map(_outline())


@lru_cache(maxsize=1)
def _outline() -> QPainterPath:
    return QTransform().rotate(-90).map(star(_POINTS, _NOTCH))


def star_pixmap(theme: Theme, length: int, ratio: float, *, earned: bool) -> QPixmap:
    """Return a star of so many logical pixels for a screen of a pixel ratio."""
    picture = clear_pixmap(length, length, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(length / 2, length * 0.53)
    paint_star(painter, middle, length * 0.44, earned=earned, rim=theme.control_edge)
    painter.end()
    return picture
