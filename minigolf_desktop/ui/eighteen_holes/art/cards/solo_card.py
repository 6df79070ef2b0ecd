"""The cards of the solo deck: a row of turns, and how hard it is (ruling H12)."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.card_signs import paint_card_sign
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import (
    BRIEF,
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
_HEAD, _HEAD_BRIEF = 58.0, 84.0
"""Height of the dark head, and of that of a small card, which has only figures."""
_FLAG_BRIEF = 1.5
"""How much larger a flag is on a small card."""


def paint_solo_card(
    painter: QPainter,
    rect: QRectF,
    card: SoloCard,
    *,
    place: int = -1,
    theme: Theme = LIGHT,
    shadow: bool = True,
) -> None:
    """Paint a solo card; ``place`` is the turn that the marker stands on, -1 for none.

    A small one (:data:`BRIEF`) has no words, which nobody could read.
    """
    brief = rect.width() < BRIEF
    head = _HEAD_BRIEF if brief else _HEAD
    if shadow:
        paint_card_shadow(painter, rect)
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, sheet.width(), head), INK)
        painter.restore()
        if not brief:
            words = translate("SoloCard", "Turns")
            write(painter, QRectF(20, 0, 150, head), words, 27, "title", _WHITE, LEFT)
        radius = head * 0.345
        middle = QPointF(sheet.width() - 17 - radius, head / 2)
        fill(painter, oval(middle.x(), middle.y(), radius), GOLD)
        figure(painter, middle, str(card.difficulty), radius * 1.25)
        _paint_turns(painter, sheet, card.turns, place)
        _paint_flags(painter, sheet, card.combined, brief)
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


def _paint_flags(painter: QPainter, sheet: QRectF, count: int, brief: bool) -> None:
    """Paint a small flag for each turn of combined scoring, and what it is for."""
    size = _FLAG_BRIEF if brief else 1.0
    y = sheet.bottom() - 34
    if not brief:
        stroke(painter, curve((20, y - 26), (sheet.width() - 20, y - 26)), LIGHT.line, 2)
    for flag in range(count):
        painter.save()
        painter.translate(28.0 + 26 * size * flag, y)
        painter.scale(size, size)
        fill(painter, box(-1.4, -13, 2.8, 28, 1.4), INK)
        fill(painter, polygon([(1.4, -13), (19, -6), (1.4, 2)]), FLAG)
        painter.restore()
    if not brief:
        room = QRectF(36 + 26 * count, y - 14, sheet.width() - 56 - 26 * count, 28)
        words = translate("SoloCard", "rivals score")
        write(painter, room, words, 18, "plain", SECOND_INK, LEFT)
