"""Who stands where on the podium of 18 Holes, as whom, and with what was won."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS, Theme
from minigolf_desktop.ui.common.widgets.banner import Sign
from minigolf_desktop.ui.common.widgets.podium import Placed
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import (
    paint_ace_token,
    paint_flag,
    paint_point_token,
    paint_rival_token,
)
from minigolf_desktop.ui.eighteen_holes.text.scores import score_words
from minigolf_desktop.ui.eighteen_holes.widgets.golfer_portrait import portrait_pixmap
from minigolf_desktop.ui.eighteen_holes.widgets.score_lines import ScoreLine

COUNTS_FLAGS = frozenset({Mode.MATCH, Mode.CHAOS_TEAMS})
"""Modes in which each green that was won counts the same."""


def placed_golfers(view: View, lines: Sequence[ScoreLine], theme: Theme) -> tuple[Placed, ...]:
    """Return the lines of a score card for the podium, best first."""
    return tuple(_placed(view, line, theme) for line in lines)


def _placed(view: View, line: ScoreLine, theme: Theme) -> Placed:
    mode, place = view.table.setup.mode, max(1, line.rank)
    prizes = _prizes(mode, line)
    if line.rival >= 0:
        score = score_words(mode, view.rivals[line.rival].points)
        return Placed(place, line.name, score, "", sign=_rival(line.rival), prizes=prizes)
    seat = [colour.name for colour in PLAYER_COLOURS].index(line.colour)
    character = view.table.setup.players[seat].character if view.table.setup.players else None
    return Placed(
        place,
        line.name,
        score_words(mode, standings(view)[seat].points),
        line.colour,
        f"characters/{character}" if character is not None else "",
        _golfer(line.golfer, theme) if line.golfer else None,
        prizes,
    )


def _prizes(mode: Mode, line: ScoreLine) -> tuple[Sign, ...]:
    """Return the flags or tokens of the greens that were won, then the holes in one."""
    tokens = [value for cell in line.cells for value in cell.tokens]
    won = [_flag if mode in COUNTS_FLAGS else _token(value) for value in tokens]
    return (*won, *(paint_ace_token,) * line.aces)


def _flag(painter: QPainter, middle: QPointF, radius: float) -> None:
    # The lawn of the podium is as light in both themes.
    paint_flag(painter, middle, radius, LIGHT.text)


def _token(value: int) -> Sign:
    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        paint_point_token(painter, value, middle, radius)

    return paint


def _rival(number: int) -> Sign:
    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        paint_rival_token(painter, number, middle, radius * 0.86)

    return paint


def _golfer(face: str, theme: Theme) -> Sign:
    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        ratio = painter.device().devicePixelRatio()
        portrait = portrait_pixmap(face, round(2 * radius), ratio, theme)
        corner = middle - QPointF(radius, radius)
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), portrait)

    return paint
