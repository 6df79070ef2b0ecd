"""Cards of the greens that are drawn as secret targets in Kelly Golf."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.ui.common.art.drawing import fill, oval
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    INK,
    PAPER,
    SECOND_INK,
    card_sheet,
    outline,
    paint_card_shadow,
    paint_edge,
    write,
)
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_point_token
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.green import paint_green

_ROUGH, _FAIRWAY = QColor("#71A152"), QColor("#B4D676")
_UNIT = 92.0
"""Side of the hex of the green on a card, in units of it."""


def paint_target_card(
    painter: QPainter,
    rect: QRectF,
    number: str,
    words: tuple[str, str],
    *,
    gold: bool = False,
    theme: Theme = LIGHT,
) -> None:
    """Paint the card of a green: its flag above, a title and a line of text below."""
    paint_card_shadow(painter, rect, 2 if gold else 1)
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, sheet.width(), 206), _ROUGH)
        fill(painter, oval(120, 250, 190, 120), _FAIRWAY)
        painter.save()
        painter.translate(120, 128)
        painter.scale(_UNIT, _UNIT)
        paint_green(painter, QPointF(0, 0), number, 30)
        painter.restore()
        paint_flag(painter, QPointF(112, 126), _UNIT * 0.98, number, in_play=True, theme=theme)
        painter.fillRect(QRectF(0, 206, sheet.width(), sheet.height()), PAPER)
        painter.fillRect(QRectF(0, 205, sheet.width(), 3), INK)
        painter.restore()
        paint_point_token(painter, 1, QPointF(207, 33), 22)
        write(painter, QRectF(14, 216, 212, 50), words[0], 34, "title")
        write(painter, QRectF(14, 264, 212, 40), words[1], 24, "plain", SECOND_INK)
        paint_edge(painter, sheet, theme, gold=gold)
