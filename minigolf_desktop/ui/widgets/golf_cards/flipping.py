"""How a card turns over: narrower and narrower, then the other side, wider again."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

FLIP = 260
"""How long a card takes to turn over, in ms at speed 1."""

Paint = Callable[[QRectF], None]
"""Paints one side of a card into a rectangle."""


def paint_flip(
    painter: QPainter, card: QRectF, part: float, back: Paint, front: Paint, moves: bool
) -> None:
    """Paint a card that has turned over by a ``part``, 0 to 1.

    Where nothing may move, the front comes through the back instead.
    """
    if part >= 1:
        front(card)
        return
    if not moves:
        back(card)
        painter.save()
        painter.setOpacity(part)
        front(card)
        painter.restore()
        return
    width = abs(1 - 2 * part)
    middle = card.center()
    painter.save()
    painter.translate(middle)
    painter.scale(max(0.02, width), 1 + 0.05 * (1 - width))
    painter.translate(-middle)
    (back if part < 0.5 else front)(card)
    painter.restore()
