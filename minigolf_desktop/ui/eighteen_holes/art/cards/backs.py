"""The backs of the cards: one for clubs, one for each shot deck."""

from math import sqrt

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.ui.common.art.drawing import box, faded, fill, oval, stroke
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.card_signs import hexagon, paint_card_sign
from minigolf_desktop.ui.eighteen_holes.art.cards.deck_signs import deck_fill, paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    INK,
    PAPER,
    card_sheet,
    outline,
    paint_edge,
)

_CLOTH = QColor("#2E5E5A")
_MARGIN = 12.0
_SIDE = 20.0
"""Side of a hex of the pattern, in units."""


def paint_club_back(painter: QPainter, rect: QRectF, theme: Theme = LIGHT) -> None:
    """Paint the back of a club card: two clubs crossed behind a flag."""
    with card_sheet(painter, rect) as sheet:
        _paint_ground(painter, sheet, _CLOTH)
        paint_card_sign(painter, "club-back", sheet.center(), 100)
        paint_edge(painter, sheet, theme)


def paint_shot_back(painter: QPainter, rect: QRectF, deck: Deck, theme: Theme = LIGHT) -> None:
    """Paint the back of a deck's cards: the sign of the deck, large."""
    with card_sheet(painter, rect) as sheet:
        _paint_ground(painter, sheet, deck_fill(deck))
        middle = sheet.center()
        fill(painter, oval(middle.x() + 2, middle.y() + 4, 78), INK, 0.18)
        fill(painter, oval(middle.x(), middle.y(), 78), PAPER)
        paint_deck_sign(painter, deck, middle, 46)
        paint_edge(painter, sheet, theme)


def _paint_ground(painter: QPainter, sheet: QRectF, colour: QColor) -> None:
    """Paint paper with a field of hexes in a colour."""
    fill(painter, outline(sheet), PAPER)
    field = sheet.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    painter.save()
    painter.setClipPath(box(field.x(), field.y(), field.width(), field.height(), 10))
    painter.fillRect(field, colour)
    line = faded(QColor("#FFFFFF"), 0.2)
    across, down = _SIDE * 1.5, _SIDE * sqrt(3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    columns, rows = int(sheet.width() / across) + 2, int(sheet.height() / down) + 2
    for column in range(columns):
        for row in range(rows):
            x = column * across
            y = (row + 0.5 * (column % 2)) * down
            stroke(painter, hexagon(x, y, _SIDE * 0.84), line, 1.8)
            if (column + 2 * row + column // 2) % 3 == 0:
                fill(painter, oval(x, y, 2.6), line)
    painter.restore()
    frame = field.adjusted(5, 5, -5, -5)
    stroke(painter, box(frame.x(), frame.y(), frame.width(), frame.height(), 7), PAPER, 1.6, 0.7)
