"""Solo Chaos beside the course: the solo card with its marker, and the three opponents."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.theme import FontRole, Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.eighteen_holes.art.cards.backs import paint_club_back
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import bookmark
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import INK, PAPER, TALL_IN_HAND, figure
from minigolf_desktop.ui.eighteen_holes.art.cards.solo_card import (
    COMBINED,
    paint_solo_card,
    paint_turn_sign,
)
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_point_token, paint_rival_token
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name, club_words
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

translate = QCoreApplication.translate

_CARD = 77.0
"""Width of the solo card."""
_TRACK, _LOW_TRACK = 112, 38
"""Height of the card with its words, and of its turns alone where there is little room."""
_ROW, _LOW_ROW = 53, 40
_GAP, _TOP = 4, 10
FULL_HEIGHT = _TOP + _TRACK + 3 * (_ROW + _GAP) + 8
"""Height of the panel with three opponents, where there is room enough."""
_MARGIN = 8.0
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class RivalRow(NamedTuple):
    """An opponent as everybody sees it."""

    number: int
    points: int
    hole: int = -1
    """The green that it makes for, counted from 0; -1 for none."""
    tokens: tuple[int, ...] = ()
    """What lies there."""
    club: Club | None = None
    """Its club of this turn; None while that lies face down."""
    key: str = ""
    """The key that turns its club over; empty where that may not be done."""


class SoloTrackView(QWidget):
    """The solo card, and what the turn under the marker means."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._card: SoloCard | None = None
        self._place = 0
        self._is_low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, card: SoloCard, place: int) -> None:
        """Show a card with the marker on a turn."""
        self._card, self._place = card, place
        title, note = self._words()
        self.setAccessibleName(f"{title}. {note}")
        self.setToolTip(f"{title}\n{note}")
        self.update()

    @property
    def is_combined(self) -> bool:
        """Whether the opponents score in this turn."""
        return self._card is not None and self._card.turns[self._place] == COMBINED

    def _words(self) -> tuple[str, str]:
        if self.is_combined:
            return (
                translate("RivalsPanel", "Combined scoring"),
                translate("RivalsPanel", "All four score when this turn is over."),
            )
        return (
            translate("RivalsPanel", "Your turn only"),
            translate("RivalsPanel", "No opponent scores."),
        )

    def set_low(self, low: bool) -> None:
        """Show the turns of the card alone where there is little room."""
        self._is_low = low
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for the card."""
        return self._look.size(176, _LOW_TRACK if self._is_low else _TRACK)

    def minimumSizeHint(self) -> QSize:
        """Return the same: the card keeps its size."""
        return self._look.size(160, _LOW_TRACK if self._is_low else _TRACK)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, and the words at its right."""
        if self._card is None:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(look.scale, look.scale)
        if self._is_low:
            self._paint_turns(painter, self._card)
            painter.end()
            return
        paint_solo_card(
            painter, QRectF(2, 2, _CARD, 1.4 * _CARD), self._card, place=self._place, theme=theme
        )
        title, note = self._words()
        wide = self.width() / look.scale - _CARD - 16
        room = QRectF(_CARD + 14, 4, wide, 112)
        wrap = Qt.TextFlag.TextWordWrap
        painter.setFont(font("body_bold"))
        painter.setPen(theme.text)
        used = painter.boundingRect(room, wrap, title)
        painter.drawText(room, wrap, title)
        painter.setFont(font("caption"))
        painter.setPen(theme.second_text)
        below = room.adjusted(0, used.height() + 4, 0, 0)
        painter.drawText(below, wrap, note)
        painter.end()

    def _paint_turns(self, painter: QPainter, card: SoloCard) -> None:
        """Paint the turns of the card in a row, the one under the marker ringed in gold."""
        for turn, letter in enumerate(card.turns):
            middle = QPointF(18 + 26 * turn, _LOW_TRACK / 2)
            if turn == self._place:
                painter.setPen(QPen(self._look.theme.hover_edge, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 14, 14)
            paint_turn_sign(painter, middle, 10, letter == COMBINED)


class _RivalButton(QAbstractButton):
    """One opponent: shape, points, green and club; a click turns the club over."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__()
        self._look = look
        self._row = RivalRow(number, 0)
        self._is_low = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, row: RivalRow) -> None:
        """Show an opponent."""
        self._row = row
        can = bool(row.key)
        shape = Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAccessibleName(_row_words(row))
        tip = _row_words(row)
        if can:
            words = translate("RivalsPanel", "Turn the club over ({key})")
            tip += "\n" + words.replace("{key}", row.key)
        self.setToolTip(tip)
        self.update()

    def set_low(self, low: bool) -> None:
        """Leave the name out where there is little room: the shape tells who it is."""
        self._is_low = low
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of a line."""
        return self._look.size(176, _LOW_ROW if self._is_low else _ROW)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, narrower."""
        return self._look.size(160, _LOW_ROW if self._is_low else _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        look, theme, row = self._look, self._look.theme, self._row
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = bool(row.key) and self.underMouse()
        painter.setPen(QPen(theme.hover_edge if lit else theme.line, 2 if lit else 1))
        painter.setBrush(theme.hover if lit else theme.inset)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)
        painter.scale(look.scale, look.scale)
        wide = self.width() / look.scale
        high = _LOW_ROW if self._is_low else _ROW
        paint_rival_token(painter, row.number, QPointF(22, 20), 11)
        ink = theme.hover_text if theme.is_dark and lit else theme.text
        if not self._is_low:
            name = QRectF(40, 6, wide - 96, 22)
            self._write(painter, name, rival_name(row.number), "body_bold", ink)
        self._paint_aim(painter, row, 40, high - 13 if not self._is_low else high / 2)
        self._paint_club(painter, row, QPointF(wide - 34, 8 if not self._is_low else 3))
        self._write(
            painter, QRectF(wide - 62, 6, 22, 22), str(row.points), "points", ink, right=True
        )
        painter.end()

    def _paint_aim(self, painter: QPainter, row: RivalRow, left: float, middle: float) -> None:
        """Paint the green that it makes for, and what lies there."""
        theme = self._look.theme
        room = QRectF(left, middle - 10, 100, 20)
        if row.hole < 0:
            words = translate("RivalsPanel", "no target left")
            self._write(painter, room, words, "caption", theme.second_text)
            return
        paint_icon(painter, "par", theme.hover_edge, QRectF(left - 2, middle - 8, 16, 16))
        words = str(row.hole + 1)
        self._write(painter, room.adjusted(17, 0, 0, 0), words, "small_bold", theme.text)
        x = left + 17 + painter.fontMetrics().horizontalAdvance(words) + 15
        for place, value in enumerate(row.tokens):
            paint_point_token(painter, value, QPointF(x + 17 * place, middle), 7.6)

    def _paint_club(self, painter: QPainter, row: RivalRow, at: QPointF) -> None:
        """Paint the initiative, or the club face down with the key that turns it over."""
        theme = self._look.theme
        if row.club is not None:
            painter.fillPath(
                bookmark(at.x() - 2, at.y(), 29, 34), INK if not theme.is_dark else theme.pill
            )
            ink = PAPER if not theme.is_dark else INK
            middle = QPointF(at.x() + 12.5, at.y() + 14)
            figure(painter, middle, str(row.club.initiative), 17, ink)
            return
        if row.hole < 0:
            return
        card = QRectF(at.x(), at.y(), 25, 25 * TALL_IN_HAND)
        paint_club_back(painter, card, theme)
        if row.key:
            box = QRectF(at.x() + 11, at.y() + 24, 19, 17)
            painter.setPen(QPen(theme.line, 1))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(box, 5, 5)
            painter.setFont(font("figure"))
            painter.setPen(theme.text)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.key)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        role: FontRole,
        colour: QColor,
        right: bool = False,
    ) -> None:
        painter.setFont(font(role))
        painter.setPen(colour)
        across = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, _MIDDLE | across, text)


def _row_words(row: RivalRow) -> str:
    words = translate("RivalsPanel", "{rival}: %n points", "", row.points)
    words = words.replace("{rival}", rival_name(row.number))
    if row.hole >= 0:
        aim = translate("RivalsPanel", "makes for green {hole}")
        words += ", " + aim.replace("{hole}", str(row.hole + 1))
    if row.club is not None:
        words += f", {club_name(row.club)}: {club_words(row.club)}"
    return words


class RivalsPanel(Panel):
    """The solo card above, the opponents below."""

    wanted = Signal(int)
    """A club is to be turned over: the number of its opponent."""

    def __init__(self, look: Look, rivals: int) -> None:
        super().__init__(look, translate("RivalsPanel", "Opponents"))
        column = QVBoxLayout(self)
        side = look.px(_MARGIN)
        column.setContentsMargins(side, look.px(_TOP), side, side)
        column.setSpacing(look.px(_GAP))
        self.track = SoloTrackView(look)
        """The solo card."""
        column.addWidget(self.track)
        self.rows = [_RivalButton(look, number) for number in range(rivals)]
        """The opponents."""
        for number, row in enumerate(self.rows):
            row.clicked.connect(lambda _=False, number=number: self.wanted.emit(number))
            column.addWidget(row)

    def set_low(self, low: bool) -> None:
        """Take less room: the turns of the card in a row, the opponents without their names."""
        self.track.set_low(low)
        for row in self.rows:
            row.set_low(low)

    def show_rivals(self, card: SoloCard, place: int, rows: Sequence[RivalRow]) -> None:
        """Show the solo card with its marker, and every opponent."""
        self.track.show_card(card, place)
        for button, row in zip(self.rows, rows, strict=True):
            button.show_row(row)
