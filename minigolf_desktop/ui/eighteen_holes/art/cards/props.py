"""Clubs that golfers hold in their portraits: the grip at the origin, the head straight up."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, stroke
from minigolf_desktop.ui.common.theme import player_shape
from minigolf_desktop.ui.designer.art.portraits import parts


def paint_shaft(painter: QPainter, length: float) -> None:
    """Paint a shaft of steel."""
    stroke(painter, curve((0, 0), (0, -length)), "#7E8F98", 2.6)
    stroke(painter, curve((-0.4, 0), (-0.4, -length)), "#DDE5E8", 1.3)


def paint_iron_prop(painter: QPainter, length: float) -> None:
    """Paint an iron that stands on its grip."""
    paint_shaft(painter, length)
    head = blob(
        (-2, -length + 6), (1.8, -length + 6), (2.4, -length - 1, 2, -length - 5, 0.4, -length - 8),
        (8, -length - 11, 15, -length - 8, 15, -length - 2),
        (14, -length + 5, 6, -length + 4, -2, -length + 6),
    )  # fmt: skip
    parts.shaded(painter, head, "#C7D2D7", "#8FA1AA")
    for line in range(3):
        x = 6.4 + 2.6 * line
        stroke(painter, curve((x, -length - 6), (x - 0.4, -length + 1)), "#7C8E98", 0.8)


def paint_driver_prop(painter: QPainter, length: float, wood: bool = False) -> None:
    """Paint a driver that stands on its grip, or a wood."""
    paint_shaft(painter, length)
    base, shade, lit = (
        ("#9A5F2C", "#7A4720", "#C08A4C") if wood else ("#B9442F", "#8C2F20", "#DB7A5E")
    )
    size = 0.78 if wood else 1.0
    painter.save()
    painter.translate(0, -length)
    painter.scale(size, size)
    head = blob(
        (-3, 6),
        (3, 5),
        (18, 6, 28, 0, 28, -8),
        (28, -18, 14, -21, 4, -17),
        (-4, -14, -5, -4, -3, 6),
    )
    parts.shaded(painter, head, base, shade)
    fill(painter, blob((2, -12), (8, -18, 18, -17, 23, -12), (16, -14, 8, -14, 2, -12)), lit)
    face = blob(
        (-3, 6), (3, 5), (15, 6, 24, 2, 28, -6), (29, 3, 20, 11, 4, 10), (-1, 10, -3, 8, -3, 6)
    )
    fill(painter, face, "#E9DCBF" if wood else "#46505A")
    painter.restore()


def paint_tag(painter: QPainter, x: float, y: float, colour: str, fill_colour: QColor) -> None:
    """Paint a tag on a string with the shape of the player whose club it is."""
    stroke(painter, curve((x, y - 11), (x + 2, y - 8, x, y - 5)), "#6B4A2E", 0.9)
    fill(painter, box(x - 5.4, y - 5.4, 11, 12.4, 2.4), "#2B221D", 0.25)
    fill(painter, box(x - 6, y - 6, 11, 12.4, 2.4), "#FFF8E6")
    fill(painter, oval(x - 0.5, y - 4, 0.9), "#8A7A5C")
    painter.save()
    painter.translate(QPointF(x - 0.5, y + 1.4))
    painter.scale(3.4, 3.4)
    fill(painter, player_shape(colour), fill_colour)
    painter.restore()
