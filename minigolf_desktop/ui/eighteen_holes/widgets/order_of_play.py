"""Who plays when: one row a player, by initiative."""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Club, Deck
from minigolf_desktop.ui.common.art.drawing import write
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.theme import FontRole, Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.eighteen_holes.art.cards import bookmark
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    INK,
    PAPER,
    TALL_IN_HAND,
    figure,
    lay_card,
    lay_deck_sign,
    paint_club_back,
    paint_hex_row,
)
from minigolf_desktop.ui.eighteen_holes.art.tokens import paint_pip
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name, club_words

WIDTH = 224
"""Width of the panel, in pixels at an interface scale of 1."""
_SIGN, _STEP, _HEX = 10.0, 24.0, 14.0
"""Radius of the sign of a deck, from one to the next, width of a hex of a wood."""
_BESIDE_PIP = 21
"""From the sign of a player to the name."""
_WORDS = 52
"""Where club, player and words begin."""
_STAMPS = MEGABYTE
"""For the signs and backs of a row."""


class _Lines(NamedTuple):
    """Where the lines of a row stand, in pixels from its top."""

    mark: tuple[float, float]
    """Top and height of the bookmark."""
    club: tuple[float, float] | None
    """None where the club is told by its initiative and its decks alone."""
    player: tuple[float, float]
    words: tuple[float, float] | None
    high: int
    """Height of the row."""
    with_words: int
    """Height of a row with a line of words below."""


_ROOMY = _Lines((7, 36), (5, 22), (27, 24), (50, 18), 56, 72)
_TIGHT = _Lines((5, 33), (3, 20), (22, 20), (41, 17), 46, 60)
"""Where the window is too low for five players with their words."""
_LIT = _Lines((6, 32), None, (3, 22), (24, 18), 46, 46)
"""Of the player on turn, while nobody looks: what is to be done stands beside the bookmark."""
_LOW = _Lines((3, 25), None, (2, 26), None, 30, 30)
"""Of the others then: one line, the rest is in the tooltip."""


class TurnState(Enum):
    """Where a player stands in the round."""

    CHOOSES = "chooses"
    """Is choosing a club now."""
    CHOSEN = "chosen"
    """Has a club face down."""
    DONE = "done"
    """Has had the turn."""
    NOW = "now"
    """Is on turn."""
    WAITS = "waits"
    """Is still to choose, or to play."""
    MISSES = "misses"
    """Has no turn in this round."""


class OrderRow(NamedTuple):
    """A player in the order of play."""

    name: str
    colour: str
    turn: TurnState
    club: Club | None = None
    """The club revealed; None while it is face down or where there is none."""
    words: str = ""
    """What was done, or what is to be done now: ``moved one hex``, ``choose an aim``."""
    initiative: int = 0
    """What counts for the order where it is not the club's own; 0 for the club's own."""
    score: str = ""
    """Points, or strokes against par with their sign, as it is to be written."""


_ON_TURN = frozenset({TurnState.NOW, TurnState.CHOOSES})
_BACK = frozenset({TurnState.DONE, TurnState.MISSES})


class _Row(QWidget):
    """One player."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._row: OrderRow | None = None
        self._lines = _ROOMY
        self._stamps = Atlas(_STAMPS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def colour(self) -> str:
        """The colour of the player; empty without one."""
        return "" if self._row is None else self._row.colour

    def show_row(self, row: OrderRow) -> None:
        """Show a player."""
        if row == self._row:
            return
        self._row = row
        club = f", {club_words(row.club)}" if row.club else ""
        self.setAccessibleName(f"{row.name}: {_turn_words(row)}{club}")
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def set_lines(self, lines: _Lines) -> None:
        """Move its lines together or apart."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()
            self.update()

    def height_with(self, lines: _Lines) -> int:
        """Return the height that its words need."""
        with_words = self._row is not None and bool(self._row.club and self._row.words)
        return self._look.px(lines.with_words if with_words else lines.high)

    @property
    def quiet_lines(self) -> _Lines:
        """Its lines while nobody looks."""
        return _LIT if self._row is not None and self._row.turn in _ON_TURN else _LOW

    def sizeHint(self) -> QSize:
        """Return the height that its words need."""
        return QSize(self._look.px(WIDTH - 16), self.height_with(self._lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bookmark, club, player, score and words."""
        row = self._row
        if row is None:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.turn in _ON_TURN:
            painter.setPen(QPen(theme.hover_edge, 2))
            painter.setBrush(theme.hover)
            radius = Radius.BUTTON.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.scale(look.scale, look.scale)
        self._paint_mark(painter, row)
        ink = theme.hover_text if theme.is_dark and row.turn in _ON_TURN else theme.text
        ink = theme.second_text if row.turn in _BACK else ink
        lines, wide = self._lines, self.width() / look.scale
        if row.club is None and lines.club is not None:
            # Name and words stand in the middle where no club is told.
            middle = lines.high / 2
            lines = lines._replace(club=None, player=(middle - 20, 24), words=(middle + 3, 18))
        right = wide - 10
        if row.club is not None and lines.club is not None:
            right = self._paint_club(painter, row, row.club, lines.club, ink)
        top, high = lines.player
        right = min(right, self._paint_score(painter, row, QRectF(0, top, wide - 10, high), ink))
        room = QRectF(_WORDS, top, right - _WORDS, high)
        self._paint_player(painter, row, room, ink, strong=lines.club is None)
        told = row.words if row.club is not None else _turn_words(row)
        if told and lines.words is not None:
            left = 12 if lines.club is not None else _WORDS
            room = QRectF(left, lines.words[0], wide - left - 8, lines.words[1])
            self._say(painter, room, told, row.turn)
        painter.end()

    def _paint_club(
        self, painter: QPainter, row: OrderRow, club: Club, line: tuple[float, float], ink: QColor
    ) -> float:
        """Paint a club and what it draws, below it where there is no room beside its name.

        Returns where what else stands on the line of the player has to end.
        """
        right, signs = self.width() / self._look.scale - 10, _width_of_draw(club)
        name = QFontMetricsF(_face(15, "panel_title")).horizontalAdvance(club_name(club))
        is_beside = name <= right - _WORDS - signs - 4
        room = QRectF(_WORDS, line[0], right - _WORDS - (signs if is_beside else 0), line[1])
        self._write(painter, room, club_name(club), 15, ink)
        if is_beside:
            _paint_draw(painter, self._stamps, club, QPointF(right, line[0] + line[1] / 2))
            return right
        top, high = self._lines.player
        right -= _width_of_score(row)
        _paint_draw(painter, self._stamps, club, QPointF(right, top + high / 2 + 1))
        return right - signs - 4

    def _paint_score(self, painter: QPainter, row: OrderRow, line: QRectF, ink: QColor) -> float:
        """Paint the score at the end of a line; return where the rest of it has to end."""
        wide = _width_of_score(row)
        room = QRectF(line.right() - wide, line.top(), wide, line.height())
        painter.setFont(_face(16, "points"))
        painter.setPen(ink)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.score
        )
        return room.left() - 4

    def _paint_mark(self, painter: QPainter, row: OrderRow) -> None:
        """Paint the initiative on its bookmark, or the card that still lies face down."""
        theme = self._look.theme
        if row.club is not None:
            top, high = self._lines.mark
            cloth = INK if not theme.is_dark else theme.pill
            if row.turn in _BACK:
                cloth = theme.second_text
            painter.fillPath(bookmark(12, top, 31, high), cloth)
            number = row.initiative or row.club.initiative
            ink = PAPER if not theme.is_dark else INK
            figure(painter, QPointF(27.5, top + high * 0.42), str(number), 18, ink)
            return
        wide = min(29.0, (self._lines.high - 2) / TALL_IN_HAND)
        card = QRectF(14, 0, wide, wide * TALL_IN_HAND)
        card.moveTop(self._lines.high / 2 - card.height() / 2)
        if row.turn is TurnState.CHOSEN:
            lay_card(painter, self._stamps, card, None, partial(paint_club_back, theme=theme))
            return
        pen = QPen(theme.control_edge, 1.3, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 3, 3)

    def _paint_player(
        self, painter: QPainter, row: OrderRow, room: QRectF, ink: QColor, strong: bool = False
    ) -> None:
        theme = self._look.theme
        paint_pip(painter, row.colour, QPointF(room.left() + 8, room.center().y()), 7, theme)
        name = room.adjusted(_BESIDE_PIP, 0, 0, 0)
        if strong:
            self._write(painter, name, row.name, 15, ink)
        else:
            self._write(painter, name, row.name, 14, theme.second_text, "body")

    def _say(self, painter: QPainter, room: QRectF, words: str, turn: TurnState) -> None:
        """Write what a player did or is to do; a tick stands before a choice that is made."""
        theme = self._look.theme
        colour = theme.second_text
        role: FontRole = "caption"
        if turn in _ON_TURN:
            colour, role = theme.hover_text, "small_bold"
        elif turn is TurnState.CHOSEN:
            colour, role = theme.fits, "caption_bold"
            ratio = self.devicePixelRatioF() * self._look.scale
            tick = icon_pixmap("check", colour, 13, ratio)
            painter.drawPixmap(QPointF(room.left(), room.center().y() - 6.5), tick)
            room = room.adjusted(17, 0, 0, 0)
        self._write(painter, room, words, 0, colour, role)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        size: int,
        colour: QColor,
        role: FontRole = "panel_title",
    ) -> None:
        write(painter, room, text, _face(size, role), colour)


def _width_of_score(row: OrderRow) -> float:
    """Return how wide the score of a row is, with some room before it."""
    if not row.score:
        return 0.0
    return QFontMetricsF(_face(16, "points")).horizontalAdvance(row.score) + 6


def _face(size: int, role: FontRole) -> QFont:
    """Return a font of a role, in another size if there is one."""
    face = font(role)
    if size:
        face.setPixelSize(size)
    return face


def _decks(club: Club) -> tuple[Deck, ...]:
    return club.decks if len(club.decks) > 1 else club.decks * club.draw


def _width_of_draw(club: Club) -> float:
    """Return how wide the signs are of what a club draws."""
    return _STEP * len(_decks(club)) if club.decks else _HEX * club.distance


def _paint_draw(painter: QPainter, stamps: Atlas, club: Club, end: QPointF) -> None:
    """Paint what a club draws, up to a point on the right."""
    if not club.decks:
        wide = _width_of_draw(club)
        row = QRectF(end.x() - wide, end.y() - 9, wide, 18)
        paint_hex_row(painter, row, club.distance, club.distance_from_rough)
        return
    for place, deck in enumerate(reversed(_decks(club))):
        lay_deck_sign(painter, stamps, deck, end - QPointF(_SIGN + _STEP * place, 0), _SIGN)


def _turn_words(row: OrderRow) -> str:
    if row.words:
        return row.words
    return {
        TurnState.CHOOSES: translate("OrderOfPlay", "chooses a club"),
        TurnState.CHOSEN: translate("OrderOfPlay", "club chosen"),
        TurnState.DONE: translate("OrderOfPlay", "has played"),
        TurnState.NOW: translate("OrderOfPlay", "plays now"),
        TurnState.WAITS: translate("OrderOfPlay", "waits"),
        TurnState.MISSES: translate("OrderOfPlay", "misses this turn"),
    }[row.turn]


class OrderOfPlay(Panel):
    """A line a player with the score, the current one in gold.

    Where the pointer rests on it, it tells the clubs as well, and what was done with them.
    """

    reshaped = Signal()
    """It needs another height."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("OrderOfPlay", "Order of play"))
        self._stack = QVBoxLayout(self)
        side = look.px(Space.SMALL)
        self._stack.setContentsMargins(side, side, side, side)
        self._stack.setSpacing(look.px(Space.HAIR))
        self._rows: list[_Row] = []
        self._is_open = False
        self.tallest = 0
        """Height that it may have, in pixels; 0 for any."""
        self.setFixedWidth(look.px(WIDTH))
        self.show_order(())

    @property
    def rows(self) -> Sequence[QWidget]:
        """What shows the players, from the first to play to the last."""
        return [row for row in self._rows if not row.isHidden()]

    def show_order(self, rows: Sequence[OrderRow]) -> None:
        """Show the rows from the first to play to the last."""
        choosing = any(row.turn in (TurnState.CHOOSES, TurnState.CHOSEN) for row in rows)
        self.setAccessibleName(
            translate("OrderOfPlay", "Choosing clubs")
            if choosing
            else translate("OrderOfPlay", "Order of play")
        )
        while len(self._rows) < len(rows):
            row = _Row(self.look)
            self._rows.append(row)
            self._stack.addWidget(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(rows))
            if number < len(rows):
                row.show_row(rows[number])
        self._fit()

    def row_of(self, colour: str) -> QRect:
        """Return where the row of a player is; an empty room without one."""
        shown = (row for row in self._rows if row.colour == colour and not row.isHidden())
        return next((row.geometry() for row in shown), QRect())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell more while the pointer is there."""
        super().enterEvent(event)
        self._open(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Be small again."""
        super().leaveEvent(event)
        self._open(False)

    def _open(self, is_open: bool) -> None:
        self._is_open = is_open
        self._fit()

    def quiet_height(self, players: int) -> int:
        """Return the height with so many players, one of them on turn, while nobody looks."""
        lines = self.look.px(_LIT.high) + (players - 1) * self.look.px(_LOW.high)
        margins = self._stack.contentsMargins()
        return margins.top() + margins.bottom() + lines + (players - 1) * self._stack.spacing()

    def _fit(self) -> None:
        rows = [row for row in self._rows if not row.isHidden()]
        before = self.sizeHint()
        for row in rows:
            row.set_lines(row.quiet_lines)
        for lines in (_ROOMY, _TIGHT) if self._is_open else ():
            needed = sum(row.height_with(lines) + self._stack.spacing() for row in rows)
            if not self.tallest or needed <= self.tallest:
                for row in rows:
                    row.set_lines(lines)
                break
        # What it lies in would be told of its height only once Qt is idle.
        self._stack.invalidate()
        self._stack.activate()
        if self.sizeHint() != before:
            self.reshaped.emit()
