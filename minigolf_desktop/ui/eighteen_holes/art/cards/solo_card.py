"""The cards of the solo deck: a row of turns, and how hard it is (ruling H12)."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.card_signs import paint_card_sign
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    GOLD,
    INK,
    LEFT,
    PAPER,
    SECOND_INK,
    card_sheet,
    figure,
    outline,
    paint_card_shadow,
    paint_edge,
    write,
)
from minigolf_desktop.ui.eighteen_holes.art.hexes.colours import FLAG

translate = QCoreApplication.translate

COMBINED = "C"
"""The letter of a turn of combined scoring."""
_WHITE = QColor("#FFFFFF")
_PER_ROW = 3


def paint_solo_card(
    painter: QPainter,
    rect: QRectF,
    card: SoloCard,
    *,
    place: int = -1,
    theme: Theme = LIGHT,
    shadow: bool = True,
) -> None:
    """Paint a solo card; ``place`` is the turn that the marker stands on, -1 for none."""
    if shadow:
        paint_card_shadow(painter, rect)
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, sheet.width(), 58), INK)
        painter.restore()
        write(
            painter,
            QRectF(20, 0, 150, 58),
            translate("SoloCard", "Turns"),
            27,
            "title",
            _WHITE,
            LEFT,
        )
        fill(painter, oval(203, 29, 20), GOLD)
        figure(painter, QPointF(203, 29), str(card.difficulty), 25)
        _paint_turns(painter, sheet, card.turns, place)
        _paint_flags(painter, sheet, card.combined)
        paint_edge(painter, sheet, theme)


def _paint_turns(painter: QPainter, sheet: QRectF, turns: str, place: int) -> None:
    rows = -(-len(turns) // _PER_ROW)
    top, step = 168.0 - (rows - 1) * 40, 80.0
    for turn, letter in enumerate(turns):
        row, column = divmod(turn, _PER_ROW)
        in_row = min(_PER_ROW, len(turns) - row * _PER_ROW)
        x = sheet.width() / 2 + (column - (in_row - 1) / 2) * 68
        y = top + row * step
        if turn == place:
            fill(painter, oval(x, y, 34), GOLD)
            fill(painter, oval(x, y, 29), PAPER)
        if column + 1 < in_row:
            stroke(painter, curve((x + 29, y), (x + 39, y)), SECOND_INK, 3)
        paint_turn_sign(painter, QPointF(x, y), 24, letter == COMBINED)


def paint_turn_sign(painter: QPainter, middle: QPointF, radius: float, combined: bool) -> None:
    """Paint a turn: one person for the player only, two halves where the rivals score too."""
    paint_card_sign(painter, "turn-combined" if combined else "turn-alone", middle, radius)


def _paint_flags(painter: QPainter, sheet: QRectF, count: int) -> None:
    """Paint a small flag for each turn of combined scoring."""
    y = sheet.bottom() - 34
    stroke(painter, curve((20, y - 26), (sheet.width() - 20, y - 26)), LIGHT.line, 2)
    for flag in range(count):
        x = 28.0 + 26 * flag
        fill(painter, box(x - 1.4, y - 13, 2.8, 28, 1.4), INK)
        fill(painter, polygon([(x + 1.4, y - 13), (x + 19, y - 6), (x + 1.4, y + 2)]), FLAG)
    room = QRectF(36 + 26 * count, y - 14, sheet.width() - 56 - 26 * count, 28)
    words = translate("SoloCard", "rivals score")
    write(painter, room, words, 18, "plain", SECOND_INK, LEFT)
