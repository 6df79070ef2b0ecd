"""The flag of a green, the shapes of those who took it, and the values that lie on a green."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import faded, fill, polygon, stroke
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail, detail_at
from minigolf_desktop.ui.eighteen_holes.art.hexes.green import CUP
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters
from minigolf_desktop.ui.eighteen_holes.art.hexes.token import paint_token

_POLE = 1.02
_LENGTH, _HEIGHT = 0.66, 0.48
"""Height of the pole, size of the pennant, in sides of a hex."""
_SMALL = 1.24
"""How much larger a flag is where hexes are small."""
_TAKEN = 0.26
"""Radius of the shapes of those who took a flag."""
_TAKEN_ABOVE = 0.3
"""How far above the middle of the green they stand: golfers stand below it."""


def flag_rect(unit: float) -> QRectF:
    """Return the room of a flag round the middle of its green, at every size."""
    return QRectF(-0.9 * unit, -1.1 * unit, 1.8 * unit, 1.7 * unit)


def pennant_rect(unit: float) -> QRectF:
    """Return the room of a pennant round the middle of its green, at every size."""
    wide, high = _SMALL * _LENGTH * unit, _SMALL * _HEIGHT * unit
    top = CUP * unit - QPointF(0, _SMALL * _POLE * unit)
    return QRectF(top.x(), top.y(), wide, high)


def paint_flag(
    painter: QPainter,
    point: QPointF,
    unit: float,
    label: str,
    *,
    in_play: bool = False,
    taken_by: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> None:
    """Paint the flag of a green whose middle is a point; ``unit`` is the side of a hex in pixels.

    The label is its number: white on red for the hole in play, ink on paper for others. The flag
    gives way to the shapes of those who took it, given by the names of their colours.
    """
    if taken_by:
        _paint_takers(painter, point, unit, taken_by, theme)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point + CUP * unit)
    size = unit if detail_at(unit) is Detail.NEAR else unit * _SMALL
    painter.scale(size, size)
    _paint_pole(painter)
    cloth = _cloth()
    fill(painter, cloth.translated(0.05, 0.06), colours.SHADE, 0.3)
    fill(painter, cloth, colours.FLAG if in_play else colours.PAPER)
    stroke(painter, cloth, colours.INK, 0.045)
    middle = QPointF(_LENGTH * 0.46, -_POLE + _HEIGHT / 2)
    figure = 0.4 if len(label) < 2 else 0.34
    ink = colours.WHITE if in_play else colours.INK
    paint_letters(painter, label, middle, figure, ink, "points")
    painter.restore()


def _paint_pole(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.INK, 0.9))
    painter.drawEllipse(QPointF(0, 0), 0.1, 0.07)
    round_cap = Qt.PenCapStyle.RoundCap
    for line, colour, width in (
        (QLineF(0, 0, 0.36, 0.13), faded(colours.SHADE, 0.32), 0.06),
        (QLineF(0, 0, 0, -_POLE), colours.INK, 0.1),
        (QLineF(0, -0.03, 0, -_POLE), colours.PAPER, 0.05),
    ):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, round_cap))
        painter.drawLine(line)


@lru_cache(maxsize=1)
def _cloth() -> QPainterPath:
    top, length = -_POLE, _LENGTH * 1.02
    return polygon(
        [
            (0, top),
            (length, top + 0.04),
            (_LENGTH * 0.88, top + _HEIGHT / 2),
            (length, top + _HEIGHT - 0.02),
            (0, top + _HEIGHT),
        ]
    )


def _paint_takers(
    painter: QPainter, point: QPointF, unit: float, taken_by: Sequence[str], theme: Theme
) -> None:
    count = len(taken_by)
    radius = _TAKEN if count <= 2 else _TAKEN * 0.8
    apart = min(0.62, 1.24 / count)
    for k, colour in enumerate(taken_by):
        # More than two stand in a zigzag, so that each can be told.
        down = (0.2 if k % 2 else -0.2) if count > 2 else 0.0
        spot = point + QPointF((k - (count - 1) / 2) * apart, down - _TAKEN_ABOVE) * unit
        paint_token(painter, spot, unit, colour, radius=radius, theme=theme)


def paint_value(painter: QPainter, point: QPointF, unit: float, value: int) -> None:
    """Paint a token that is worth points: a gold coin with its value, round a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.SHADE, 0.32))
    painter.drawEllipse(QPointF(0.04, 0.06), 0.28, 0.28)
    painter.setPen(QPen(colours.INK, 0.045))
    painter.setBrush(colours.GOLD)
    painter.drawEllipse(QPointF(0, 0), 0.27, 0.27)
    painter.setPen(QPen(faded(colours.WHITE, 0.55), 0.035))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 0.21, 0.21)
    paint_letters(painter, str(value), QPointF(0, 0), 0.34, colours.INK, "points")
    painter.restore()
