"""Score sheets of Putt Dice to print and to write on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.putt_dice import HOLES, MOST_STROKES
from minigolf_desktop.ui.common.art.drawing import LEFT
from minigolf_desktop.ui.common.printing.sheets import (
    Cell,
    Ink,
    Sheets,
    paint_foot,
    paint_head,
    paint_table,
)
from minigolf_desktop.ui.common.translation import translate

NAMES = 5
ROUNDS = 2
"""Rounds on a sheet."""
_ROWS = HOLES + 4
_GAP = 34.0


def sheets(document: object, ink: Ink) -> Sheets:
    """Return the score sheets, a page for two rounds: it has no courses of its own."""
    title = translate("home", "Putt Dice")
    return Sheets(title, (lambda painter, room: _paint_page(painter, room, title, ink),))


def _paint_page(painter: QPainter, room: QRectF, title: str, ink: Ink) -> None:
    most = translate("print", "a hole ends after %n strokes", "", MOST_STROKES)
    top = paint_head(painter, room, title, most, ink)
    high = (room.bottom() - 34 - _GAP * (ROUNDS - 1) - top) / (ROUNDS * _ROWS)
    for _ in range(ROUNDS):
        area = QRectF(room.left(), top, room.width(), high * _ROWS)
        top = paint_table(painter, area, [2.0, 0.8, *[1.5] * NAMES], _rows(), high, ink) + _GAP
    words = translate(
        "print", "Fewest strokes win. After a tie play on: whoever needs more is out."
    )
    paint_foot(painter, room, words, ink)


def _rows() -> list[list[Cell]]:
    empty = [Cell() for _ in range(NAMES)]
    course = Cell(translate("print", "Course"), is_head=True, where=LEFT)
    rows = [
        [course, Cell(translate("print", "Par"), is_head=True), *[Cell(is_head=True)] * NAMES],
    ]
    for number in range(1, HOLES + 1):
        hole = translate("print", "Hole {hole}").replace("{hole}", str(number))
        rows.append([Cell(hole, is_head=True, where=LEFT), Cell(), *empty])
    for words in (
        translate("print", "Total"),
        translate("putting", "Play-off"),
        translate("print", "Bonus card"),
    ):
        rows.append([Cell(words, is_head=True, where=LEFT), Cell(is_closed=True), *empty])
    return rows
