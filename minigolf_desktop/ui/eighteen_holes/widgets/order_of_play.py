"""Who plays when: one row a player, by initiative."""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Club, Deck
from minigolf_desktop.ui.common.art.drawing import write
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.theme import FontRole, Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
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

WIDTH = 194
"""Width of the column, in pixels at an interface scale of 1."""
_SIGN, _STEP, _HEX = 10.0, 24.0, 14.0
"""Radius of the sign of a deck, from one to the next, width of a hex of a wood."""
_BESIDE_PIP = 21
"""From the sign of a player to the name."""
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
"""Where the column is too low for five players with their words."""
_LOW = _Lines((3, 25), None, (2, 26), None, 30, 30)
"""Where it is too low even for that: one line a player, the words are in the tooltip."""


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


_LIT = frozenset({TurnState.NOW, TurnState.CHOOSES})
_BACK = frozenset({TurnState.DONE, TurnState.MISSES})


class _Row(QWidget):
    """One player."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._row: OrderRow | None = None
        self._lines = _ROOMY
        self._stamps = Atlas(_STAMPS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

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
        with_words = self._row is not None and bool(_told(self._row))
        return self._look.px(lines.with_words if with_words else lines.high)

    def sizeHint(self) -> QSize:
        """Return the height that its words need."""
        return QSize(self._look.px(WIDTH - 16), self.height_with(self._lines))

    def minimumSizeHint(self) -> QSize:
        """Return the height of a single line: the column fits the lines to its own height."""
        return QSize(self._look.px(WIDTH - 16), self._look.px(_LOW.high))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bookmark, club, player and words."""
        row = self._row
        if row is None:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.turn in _LIT:
            painter.setPen(QPen(theme.hover_edge, 2))
            painter.setBrush(theme.hover)
            radius = Radius.BUTTON.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.scale(look.scale, look.scale)
        wide = self.width() / look.scale
        self._paint_mark(painter, row)
        lit = theme.hover_text if theme.is_dark and row.turn in _LIT else theme.text
        lit = theme.second_text if row.turn in _BACK else lit
        lines = self._lines
        if row.club is not None:
            if lines.club is not None:
                room = QRectF(52, lines.club[0], wide - 60, lines.club[1])
                self._write(painter, room, club_name(row.club), 15, lit)
            top, high = lines.player
            signs = _width_of_draw(row.club)
            if lines.club is not None and _is_better_above(row, row.club, wide - 66 - signs):
                middle, signs = lines.club[0] + lines.club[1] / 2, 0.0
            else:
                middle = top + high / 2 + 1
            _paint_draw(painter, self._stamps, row.club, QPointF(wide - 10, middle))
            self._paint_player(painter, row, QRectF(52, top, wide - 66 - signs, high), lit)
            if _told(row) and lines.words is not None:
                room = QRectF(12, lines.words[0], wide - 22, lines.words[1])
                self._say(painter, room, row.words, row.turn)
        elif lines.words is None:
            top, high = lines.player
            self._paint_player(painter, row, QRectF(52, top, wide - 60, high), lit, strong=True)
        else:
            top = lines.high / 2 - 20
            self._paint_player(painter, row, QRectF(52, top, wide - 60, 24), lit, strong=True)
            told = QRectF(52, top + 23, wide - 60, 18)
            self._say(painter, told, _turn_words(row), row.turn)
        painter.end()

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
        if turn in _LIT:
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


def _is_better_above(row: OrderRow, club: Club, room: float) -> bool:
    """Return whether a name has no room beside what the club draws, but the club's name has."""
    name = QFontMetricsF(_face(14, "body")).horizontalAdvance(row.name)
    above = QFontMetricsF(_face(15, "panel_title")).horizontalAdvance(club_name(club))
    return name > room - _BESIDE_PIP and above <= room


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


def _told(row: OrderRow) -> str:
    return row.words if row.club is not None else ""


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
    """The column: done rows faded, the current one in gold, the others plain."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("OrderOfPlay", "Order of play"))
        self._stack = QVBoxLayout(self)
        side = look.px(Space.SMALL)
        self._stack.setContentsMargins(side, look.px(10), side, side)
        self._stack.setSpacing(look.px(Space.HAIR))
        self._title = label("", "panel_title")
        self._title.setContentsMargins(look.px(Space.SMALL), 0, 0, look.px(Space.HAIR))
        self._stack.addWidget(self._title)
        self._stack.addStretch(1)
        self._rows: list[_Row] = []
        self.setMinimumWidth(look.px(WIDTH))
        self.show_order(())

    def show_order(self, rows: Sequence[OrderRow]) -> None:
        """Show the rows from the first to play to the last."""
        choosing = any(row.turn in (TurnState.CHOOSES, TurnState.CHOSEN) for row in rows)
        self._title.setText(
            translate("OrderOfPlay", "Choosing clubs")
            if choosing
            else translate("OrderOfPlay", "Order of play")
        )
        while len(self._rows) < len(rows):
            row = _Row(self.look)
            self._rows.append(row)
            self._stack.insertWidget(len(self._rows), row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(rows))
            if number < len(rows):
                row.show_row(rows[number])
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the lines of the rows together where the column is low."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        rows = [row for row in self._rows if not row.isHidden()]
        margins = self._stack.contentsMargins()
        room = self.height() - margins.top() - margins.bottom() - self._title.sizeHint().height()
        for lines in (_ROOMY, _TIGHT, _LOW):
            needed = sum(row.height_with(lines) + self._stack.spacing() for row in rows)
            if needed <= room:
                break
        for row in self._rows:
            row.set_lines(lines)
