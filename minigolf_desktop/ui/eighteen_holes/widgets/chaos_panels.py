"""What stands beside the course in chaos modes: the nearest greens, and the opponents."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Club, SoloCard
from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.theme import LIGHT, FontRole, Radius, font, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.eighteen_holes.art.cards import (
    COMBINED,
    bookmark,
    paint_solo_card,
    paint_turn_sign,
)
from minigolf_desktop.ui.eighteen_holes.art.ground import FLAG
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    INK,
    PAPER,
    TALL_IN_HAND,
    figure,
    paint_club_back,
)
from minigolf_desktop.ui.eighteen_holes.art.tokens import (
    paint_pip,
    paint_point_token,
    paint_rival_token,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name, club_words
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

MOST = 5
"""How many greens are listed."""
_GOAL_ROW, _GOAL_GAP = 30, 2
_TITLE = 24
"""Height of the title."""
_TOKEN, _RIGHT = 8.0, 7
"""Radius of what lies on a green, and room to the right of the words."""
_PALE = QColor("#9A917F")


class GoalRow(NamedTuple):
    """A green."""

    hole: int
    """From 0."""
    far: int
    """Hexes from the golfer."""
    tokens: tuple[int, ...] = ()
    """What lies there, where greens differ in that."""
    is_near: bool = True
    """Whether it is one of those that are red on the course."""
    seeker: str = ""
    """Colour of the player whose secret target it is."""
    golfer: str = ""
    """The figure of the golfer who is nearest, where a player has two."""
    colour: str = ""
    """Colour of that golfer."""


class _GoalButton(QAbstractButton):
    """A green; a click shows it on the course."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.row = GoalRow(0, 0)
        """What it shows."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, row: GoalRow) -> None:
        """Show a green."""
        self.row = row
        words = translate("GoalList", "Green {hole}, %n hexes away", "", row.far)
        words = words.replace("{hole}", str(row.hole + 1))
        if row.seeker:
            words += ", " + translate("GoalList", "your secret target")
        if row.golfer:
            words += ", " + translate("GoalList", "from golfer {number}")
            words = words.replace("{number}", row.golfer)
        if row.tokens:
            worth = translate("GoalList", "worth {points} to the next there")
            words += ", " + worth.replace("{points}", str(row.tokens[0]))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a line."""
        return self._look.size(160, _GOAL_ROW)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, narrower."""
        return self._look.size(120, _GOAL_ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint flag, number, tokens and distance."""
        look, theme, row = self._look, self._look.theme, self.row
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus() or row.seeker:
            painter.setPen(QPen(theme.hover_edge, 1) if row.seeker else Qt.PenStyle.NoPen)
            if self.hasFocus():
                painter.setPen(QPen(theme.focus, 2))
            painter.setBrush(theme.hover if row.seeker else theme.inset)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.scale(look.scale, look.scale)
        wide, middle = self.width() / look.scale, _GOAL_ROW / 2
        flag = FLAG if row.is_near else _PALE
        paint_icon(painter, "par", flag, QRectF(5, middle - 9, 18, 18))
        ink = theme.hover_text if row.seeker else theme.text
        painter.setPen(ink)
        painter.setFont(font("body_bold"))
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(26, 0, 30, _GOAL_ROW), vertical, str(row.hole + 1))
        x = 56.0
        for value in row.tokens:
            paint_point_token(painter, value, QPointF(x, middle), _TOKEN)
            x += 2 * _TOKEN
        if row.seeker:
            paint_pip(painter, row.seeker, QPointF(x, middle), 7.5, theme)
        if row.golfer:
            self._paint_golfer(painter, QPointF(x, middle))
        painter.setPen(ink if row.seeker else theme.second_text)
        words = translate("GoalList", "%n hexes", "", row.far)
        room = QRectF(x - _TOKEN / 2, 0, wide - _RIGHT - x + _TOKEN / 2, _GOAL_ROW)
        body = font("small_body")
        fits = QFontMetricsF(body).horizontalAdvance(words) <= room.width()
        painter.setFont(body if fits else font("caption"))
        painter.drawText(room, vertical | Qt.AlignmentFlag.AlignRight, words)
        painter.end()

    def _paint_golfer(self, painter: QPainter, middle: QPointF) -> None:
        """Paint which golfer of a team is the nearest."""
        # Its number is read better on the colours of the light theme.
        paint_pip(painter, self.row.colour, middle, 9, LIGHT)
        painter.setFont(font("figure"))
        painter.setPen(player_colour(self.row.colour).stamp)
        room = QRectF(middle.x() - 9, middle.y() - 9, 18, 18)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.row.golfer)


class GoalList(QWidget):
    """Up to five greens below each other."""

    hole_chosen = Signal(int)
    """A green was clicked: the number of its hole, from 0."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._goals: tuple[GoalRow, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(_GOAL_GAP))
        self._title = label("", "panel_title")
        self._title.setIndent(look.px(6))
        column.addWidget(self._title)
        self.rows = [_GoalButton(look) for _ in range(MOST)]
        """The greens, the nearest first."""
        for button in self.rows:
            button.clicked.connect(lambda _=False, one=button: self.hole_chosen.emit(one.row.hole))
            column.addWidget(button)
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Return room for the nearest two."""
        return self._look.size(120, _TITLE + 2 * (_GOAL_ROW + _GOAL_GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = int((self.height() / self._look.scale - _TITLE) / (_GOAL_ROW + _GOAL_GAP))
        for place, button in enumerate(self.rows):
            button.setVisible(place < min(len(self._goals), max(2, room)))

    def show_goals(self, goals: Sequence[GoalRow], title: str = "") -> None:
        """Show greens, the nearest first, with another title where they are not just those."""
        self._title.setText(title or translate("GoalList", "Nearest greens"))
        self._goals = tuple(goals)
        for button, row in zip(self.rows, goals, strict=False):
            button.show_row(row)
        self._fit()


_CARD = 77.0
"""Width of the solo card."""
_TRACK, _LOW_TRACK = 112, 38
"""Height of the card with its words, and of its turns alone where there is little room."""
_RIVAL_ROW, _LOW_RIVAL_ROW = 53, 40
_RIVAL_GAP, _TOP = 4, 10
FULL_HEIGHT = _TOP + _TRACK + 3 * (_RIVAL_ROW + _RIVAL_GAP) + 8
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
                translate("RivalsPanel", "Opponents with a target left reach it after the turn."),
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
        return self._look.size(176, _LOW_RIVAL_ROW if self._is_low else _RIVAL_ROW)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, narrower."""
        return self._look.size(160, _LOW_RIVAL_ROW if self._is_low else _RIVAL_ROW)

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
        high = _LOW_RIVAL_ROW if self._is_low else _RIVAL_ROW
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
        column.setSpacing(look.px(_RIVAL_GAP))
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
