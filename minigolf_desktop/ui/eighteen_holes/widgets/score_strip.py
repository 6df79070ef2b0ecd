"""The strip above the course: every hole with who took it, then players with their scores."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip

from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.text import in_order, with_colon
from minigolf_desktop.ui.common.theme import FontRole, Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.eighteen_holes.art.tokens import (
    paint_ace_token,
    paint_pip,
    paint_point_token,
)

_LONG = 9
"""More holes than this stand in two rows: the front nine and the back nine."""
_PAD = 5
_GAP = 10
"""Between the last hole and the first player."""
_HOLE_AT_MOST, _HOLE_AT_LEAST = 74.0, 35.0
_PLAYER_AT_MOST, _PLAYER_AT_LEAST = 104.0, 66.0
_CLOSE = 52.0
"""Width of a player without a name."""
_SHARE = {1: 0.44, 2: 0.41}
"""Part of the strip that is for the players, by rows of holes."""


@dataclass(frozen=True)
class StripLayout:
    """The places of one strip; players stand in two rows where one would leave holes no room."""

    width: float
    height: float
    holes: int
    """Number of holes."""
    players: int
    """Number of players."""

    @property
    def rows(self) -> int:
        """How many rows of holes there are."""
        return 2 if self.holes > _LONG else 1

    @property
    def columns(self) -> int:
        """How many holes stand side by side."""
        return max(1, -(-self.holes // self.rows))

    @property
    def is_close(self) -> bool:
        """Whether there is no room for the names of the players, who stand in two rows."""
        return self._room < self.columns * _HOLE_AT_LEAST + self.players * _PLAYER_AT_LEAST

    @property
    def _room(self) -> float:
        return self.width - 2 * _PAD - _GAP

    @property
    def _abreast(self) -> int:
        """How many players stand side by side."""
        return max(1, -(-self.players // 2) if self.is_close else self.players)

    @property
    def hole_width(self) -> float:
        """Width of a hole with the gap to the next."""
        if self.is_close:
            player = _CLOSE
        else:
            share = self._room * _SHARE[self.rows] / self._abreast
            player = min(_PLAYER_AT_MOST, max(_PLAYER_AT_LEAST, share))
        return min(_HOLE_AT_MOST, (self._room - player * self._abreast) / self.columns)

    @property
    def player_width(self) -> float:
        """Width of a player with the gap to the next."""
        left = self._room - self.hole_width * self.columns
        return min(_PLAYER_AT_MOST, left / self._abreast)

    @property
    def line(self) -> float:
        """Where the line between holes and players is."""
        return self._first_player - 7

    @property
    def _first_player(self) -> float:
        return _PAD + self.columns * self.hole_width + _GAP

    def hole(self, index: int) -> QRectF:
        """Return where a hole stands, counted from 0."""
        row, column = divmod(index, self.columns)
        high = (self.height - 2 * _PAD) / self.rows
        wide = self.hole_width
        return QRectF(_PAD + column * wide, _PAD + row * high, wide - 3, high - (self.rows - 1))

    def player(self, index: int) -> QRectF:
        """Return where a player stands, counted from 0."""
        row, column = divmod(index, self._abreast)
        rows = 2 if self.is_close and self.players > 1 else 1
        high, wide = (self.height - 2 * _PAD) / rows, self.player_width
        left = self._first_player + column * wide
        return QRectF(left, _PAD + row * high, wide - 4, high - (rows - 1))


_ONE_ROW, _TWO_ROWS = 48, 58
"""Height of the strip with one row of holes, and with two."""
_TIGHT = 80.0
"""A narrower player stands closer to the own shape."""
_FOR_BOTH = 50.0
"""Width of a hole of two rows that has room for tokens and for who took others."""
_FLAG = QColor("#B4452E")
"""Of the hole in play, on the light pill of the dark theme."""
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class StripHole(NamedTuple):
    """A hole."""

    number: int
    """From 1."""
    par: int
    winners: tuple[str, ...] = ()
    """Colours of those who have something from it, or were best on it."""
    result: str = ""
    """What the only player made of it, where there is nobody to be better than."""
    tokens: tuple[int, ...] = ()
    """Values that still lie on its green, where the mode has tokens worth something."""
    is_current: bool = False
    words: str = ""
    """More for the tooltip."""


class StripPlayer(NamedTuple):
    """A player with a score."""

    name: str
    colour: str
    score: str
    """Points, or strokes against par with their sign, as it is to be written."""
    is_current: bool = False
    aces: int = 0
    """Hole-in-one tokens."""
    words: str = ""
    """More for the tooltip."""


class ScoreStrip(Panel):
    """Five to eighteen holes, more than nine of them in two rows, and one to five players."""

    hole_pointed = Signal(int)
    """The pointer is on a hole, counted from 0; -1 when it left."""
    hole_chosen = Signal(int)
    """A hole was clicked, counted from 0."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("ScoreStrip", "Scores"))
        self._holes: Sequence[StripHole] = ()
        self._players: Sequence[StripPlayer] = ()
        self._pointed = -1
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scores(self, holes: Sequence[StripHole], players: Sequence[StripPlayer]) -> None:
        """Show holes and players."""
        if (tuple(holes), tuple(players)) == (self._holes, self._players):
            return
        self._holes, self._players = tuple(holes), tuple(players)
        told = ", ".join(_player_words(player) for player in players)
        current = next((hole for hole in holes if hole.is_current), None)
        self.setAccessibleName(f"{told}; {_hole_words(current)}" if current is not None else told)
        self.updateGeometry()
        self.update()

    @property
    def places(self) -> StripLayout:
        """Where holes and players stand, at an interface scale of 1."""
        scale = self.look.scale
        return StripLayout(
            self.width() / scale, self.height() / scale, len(self._holes), len(self._players)
        )

    def sizeHint(self) -> QSize:
        """Return the width of the concept."""
        return self.look.size(930, _TWO_ROWS if self.places.rows > 1 else _ONE_ROW)

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which everything can be read."""
        return self.look.size(460, _TWO_ROWS if self.places.rows > 1 else _ONE_ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, holes and players."""
        super().paintEvent(event)
        if not self._holes:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.look.scale, self.look.scale)
        layout = self.places
        for index, hole in enumerate(self._holes):
            self._paint_hole(painter, layout, index, hole)
        if self._players:
            line = QRectF(layout.line, 9, 1, layout.height - 18)
            painter.fillRect(line, self.look.theme.line)
        paint_player = self._paint_close_player if layout.is_close else self._paint_player
        for index, player in enumerate(self._players):
            room = layout.player(index)
            self._paint_frame(painter, room, player)
            paint_player(painter, room, player)
        painter.end()

    def _paint_hole(
        self, painter: QPainter, layout: StripLayout, index: int, hole: StripHole
    ) -> None:
        theme = self.look.theme
        room = layout.hole(index)
        if hole.is_current or index == self._pointed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.pill if hole.is_current else theme.inset)
            radius = Radius.INSET if layout.rows == 1 else 7
            painter.drawRoundedRect(room, radius, radius)
        if index % layout.columns and not hole.is_current and not self._is_current(index - 1):
            gap = QRectF(room.left() - 2, room.top() + 5, 1, room.height() - 10)
            painter.fillRect(gap, theme.line)
        if layout.rows == 1:
            self._paint_tall(painter, room, hole)
        else:
            self._paint_flat(painter, room, hole)

    def _is_current(self, index: int) -> bool:
        return 0 <= index < len(self._holes) and self._holes[index].is_current

    def _paint_tall(self, painter: QPainter, room: QRectF, hole: StripHole) -> None:
        """Paint a hole of a single row: number above par, who took it in the corner."""
        theme = self.look.theme
        strong = theme.pill_text if hole.is_current else theme.text
        weak = strong if hole.is_current else theme.second_text
        number = QRectF(room.left() + 7, room.top() + 1, 24, 20)
        self._write(painter, number, str(hole.number), "main_button", strong)
        short = bool(hole.tokens) or room.width() < 46
        par = QRectF(room.left() + 7, room.top() + 19, room.width() - 8, 16)
        self._write(painter, par, _par_words(hole.par, short), "figure", weak)
        self._paint_signs(painter, room, hole, room.top() + 11, 6.2, 25)
        self._paint_tokens(painter, room, hole, room.top() + 27.5, 7)

    def _paint_flat(self, painter: QPainter, room: QRectF, hole: StripHole) -> None:
        """Paint a hole of two rows: everything in one line."""
        theme = self.look.theme
        strong = theme.pill_text if hole.is_current else theme.text
        weak = strong if hole.is_current else theme.second_text
        number = QRectF(room.left() + 5, room.top(), 20, room.height())
        self._write(painter, number, str(hole.number), "small_bold", strong)
        middle = room.center().y()
        # What is left on a green matters more than who was there, where there is no room for both.
        signs = room.width() >= _FOR_BOTH or not hole.tokens
        taken = self._paint_signs(painter, room, hole, middle, 5.2, 24) if signs else 0.0
        rest = room.adjusted(0, 0, -taken, 0)
        taken += self._paint_tokens(painter, rest, hole, middle, 6.2)
        par = QRectF(room.left() + 21, room.top(), 18, room.height())
        if par.right() <= room.right() - taken:
            self._write(painter, par, _par_words(hole.par, True), "figure", weak)

    def _paint_signs(
        self, painter: QPainter, room: QRectF, hole: StripHole, y: float, size: float, taken: float
    ) -> float:
        """Paint who has something from a hole, or the flag; return the width that this takes."""
        theme = self.look.theme
        right = room.right() - size - 3.5
        if hole.result:
            return self._paint_result(painter, room, hole, y)
        if not hole.winners:
            if not hole.is_current:
                return 0.0
            flag = QRectF(right - size * 1.15, y - size * 1.25, size * 2.5, size * 2.5)
            paint_icon(painter, "par", _FLAG if theme.is_dark else theme.hover_edge, flag)
            return size * 2.6
        free = max(0.0, room.width() - taken - 2 * size)
        step = min(size * 2.35, free / max(1, len(hole.winners) - 1))
        for place, colour in reversed(list(enumerate(hole.winners))):
            x = right - (len(hole.winners) - 1 - place) * step
            paint_pip(painter, colour, QPointF(x, y), size, theme)
        return size * 2.4 + step * (len(hole.winners) - 1)

    def _paint_result(self, painter: QPainter, room: QRectF, hole: StripHole, y: float) -> float:
        """Paint what the only player made of a hole; return the width that this takes."""
        painter.setFont(font("small_bold"))
        painter.setPen(self.look.theme.text)
        wide = painter.fontMetrics().horizontalAdvance(hole.result)
        place = QRectF(room.right() - wide - 4, y - 10, wide + 1, 20)
        painter.drawText(place, _MIDDLE, hole.result)
        return wide + 4.0

    def _paint_tokens(
        self, painter: QPainter, room: QRectF, hole: StripHole, y: float, size: float
    ) -> float:
        """Paint the tokens on a green; return the width that they take."""
        count = len(hole.tokens)
        if not count:
            return 0.0
        step = min(size * 2.1, max(0.0, room.width() - 24 - 2 * size) / max(1, count - 1))
        for place, points in reversed(list(enumerate(hole.tokens))):
            x = room.right() - size - 3 - (count - 1 - place) * step
            paint_point_token(painter, points, QPointF(x, y), size)
        return 2 * size + 3 + step * (count - 1)

    def _paint_frame(self, painter: QPainter, room: QRectF, player: StripPlayer) -> None:
        """Paint what marks the player whose turn it is."""
        if player.is_current:
            painter.setPen(QPen(self.look.theme.hover_edge, 2))
            painter.setBrush(self.look.theme.hover)
            frame = room.adjusted(1, 1, -1, -1)
            radius = min(Radius.INSET, room.height() / 3)
            painter.drawRoundedRect(frame, radius, radius)

    def _paint_close_player(self, painter: QPainter, room: QRectF, player: StripPlayer) -> None:
        """Paint a player for whose name there is no room."""
        theme, middle = self.look.theme, room.center().y()
        paint_pip(painter, player.colour, QPointF(room.left() + 11, middle), 6.2, theme)
        score = QRectF(room.left() + 21, room.top(), room.width() - 21, room.height())
        face = font("points")
        face.setPixelSize(14 if len(player.score) < 4 else 12)
        painter.setFont(face)
        painter.setPen(theme.text)
        painter.drawText(score, _MIDDLE, player.score)

    def _paint_player(self, painter: QPainter, room: QRectF, player: StripPlayer) -> None:
        """Paint a player: the name above the score."""
        theme = self.look.theme
        middle = room.center().y()
        tight = room.width() < _TIGHT
        pip = 12 if tight else 16
        paint_pip(
            painter, player.colour, QPointF(room.left() + pip, middle), 8 if tight else 8.6, theme
        )
        left = room.left() + (24 if tight else 30)
        wide = room.right() - left - (1 if tight else 3)
        ink = theme.hover_text if player.is_current else theme.second_text
        name = QRectF(left, middle - 19, wide, 18)
        self._write(painter, name, player.name, "caption", ink)
        score = QRectF(left, middle - 3, wide, 21)
        face = font("points")
        face.setPixelSize(17)
        painter.setFont(face)
        painter.setPen(theme.text)
        painter.drawText(score, _MIDDLE, player.score)
        after = left + painter.fontMetrics().horizontalAdvance(player.score) + 11
        for ace in range(min(player.aces, int((room.right() - after) / 8) + 1)):
            paint_ace_token(painter, QPointF(after + 8 * ace, middle + 8), 6.4)

    def _write(
        self, painter: QPainter, room: QRectF, text: str, role: FontRole, colour: QColor
    ) -> None:
        painter.setFont(font(role))
        painter.setPen(colour)
        shown = painter.fontMetrics().elidedText(
            in_order(text), Qt.TextElideMode.ElideRight, int(room.width()) + 1
        )
        painter.drawText(room, _MIDDLE, shown)

    def hole_at(self, point: QPoint) -> int:
        """Return the hole below a point of the widget, counted from 0; -1 for none."""
        place = QPointF(point) / self.look.scale
        layout = self.places
        for index in range(len(self._holes)):
            if layout.hole(index).contains(place):
                return index
        return -1

    def _player_at(self, point: QPoint) -> StripPlayer | None:
        place, layout = QPointF(point) / self.look.scale, self.places
        for index, player in enumerate(self._players):
            if layout.player(index).contains(place):
                return player
        return None

    def event(self, event: QEvent) -> bool:
        """Tell more about the hole or player below the pointer."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            hole, player = self.hole_at(event.pos()), self._player_at(event.pos())
            words = ""
            if hole >= 0:
                words = _hole_words(self._holes[hole])
            elif player is not None:
                words = _player_words(player)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which hole the pointer is on."""
        self._point(self.hole_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        self._point(-1)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the hole that was clicked."""
        hole = self.hole_at(event.position().toPoint())
        if hole >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.hole_chosen.emit(hole)
        super().mouseReleaseEvent(event)

    def _point(self, hole: int) -> None:
        if hole == self._pointed:
            return
        self._pointed = hole
        cursor = Qt.CursorShape.PointingHandCursor if hole >= 0 else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        self.update()
        self.hole_pointed.emit(hole)


def _par_words(par: int, short: bool) -> str:
    words = translate("ScoreStrip", "P{par}") if short else translate("ScoreStrip", "par {par}")
    return words.replace("{par}", str(par))


def _hole_words(hole: StripHole) -> str:
    words = translate("ScoreStrip", "Hole {number}, par {par}")
    words = words.replace("{number}", str(hole.number)).replace("{par}", str(hole.par))
    if hole.tokens:
        left = translate("ScoreStrip", "tokens on the green: {points}")
        words += ", " + left.replace("{points}", ", ".join(map(str, hole.tokens)))
    return f"{words}\n{hole.words}" if hole.words else words


def _player_words(player: StripPlayer) -> str:
    words = with_colon(player.name, player.score)
    if player.aces:
        words += ", " + translate("ScoreStrip", "%n holes in one", "", player.aces)
    return f"{words}\n{player.words}" if player.words else words
