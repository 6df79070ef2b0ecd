"""A flag in its cup, as maps have it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.drawing import curve, fill, oval, stroke
from minigolf_desktop.ui.common.art.shapes import polygon

SHADE = 0.28
"""Strength of shadows on a map."""


def paint_flag(painter: QPainter, foot: QPointF, colour: str, size: float = 1.0) -> None:
    """Paint a flag in its cup."""
    painter.save()
    painter.translate(foot)
    painter.scale(size, size)
    fill(painter, oval(0, 0, 5.4, 4.2), tile.CUP)
    stroke(painter, curve((1, 0), (13, 8)), colours.SHADOW, 2.6, SHADE)
    stroke(painter, curve((0, 0), (0, -30)), colours.PAINT_WHITE, 2.6)
    cloth = polygon([(1, -31), (21, -26), (15, -22.5), (21, -18), (1, -15)])
    fill(painter, cloth.translated(1.2, 1.6), colours.SHADOW, SHADE)
    fill(painter, cloth, colour)
    painter.restore()
