"""Letters and figures as paths: signs on a course then scale smoothly and need no font later."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from minigolf_desktop.ui.common.art.drawing import fill
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.common.theme import FontRole, font

_SIZE = 100
"""Size of the font that letters are made from, in pixels."""


def paint_letters(
    painter: QPainter,
    text: str,
    middle: QPointF,
    size: float,
    colour: QColor,
    role: FontRole = "figure",
) -> None:
    """Paint a text round a point; ``size`` is that of its font."""
    painter.save()
    painter.translate(middle)
    painter.scale(size / _SIZE, size / _SIZE)
    fill(painter, _letters(text, role), colour)
    painter.restore()


def width_of(text: str, size: float, role: FontRole = "figure") -> float:
    """Return how wide a text is."""
    return _letters(text, role).boundingRect().width() * size / _SIZE


@kept(256)
def _letters(text: str, role: FontRole) -> QPainterPath:
    """Return a text as a path whose capitals stand round the origin."""
    face = font(role)
    face.setPixelSize(_SIZE)
    path = QPainterPath()
    path.addText(0, 0, face, text)
    across = path.boundingRect().center().x()
    return path.translated(-across, QFontMetricsF(face).capHeight() / 2)
