"""Who sits at the table: who picks now, who has how many clubs, and where the cards go next."""

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap

translate = QCoreApplication.translate

_HEAD, _ROW, _FOOT = 44, 50, 14
_LEAST_ROW = 38
"""Height of a row in a low window."""
_DOT = 9
_VERTICAL = Qt.AlignmentFlag.AlignVCenter


class Drafter(NamedTuple):
    """A player at the draft."""

    name: str
    colour: str
    golfer: str
    """Name of the golfer card; empty without one."""
    clubs: int
    """How many are picked."""
    wanted: int
    """How many the golfer carries."""
    picks_now: bool
    passes_on: bool
    """Whether the cards go on to the next player below, the last one's to the first."""


class TablePanel(Panel):
    """One row a player; arrows on the right show the way of the cards."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("golf draft", "Around the table"))
        self.drafters: tuple[Drafter, ...] = ()
        """The players by seat."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_drafters(self, drafters: tuple[Drafter, ...]) -> None:
        """Show the players."""
        self.drafters = drafters
        told = (with_colon(one.name, one.clubs) for one in drafters)
        self.setAccessibleDescription("; ".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for everybody."""
        return self.look.size(290, _HEAD + _ROW * max(1, len(self.drafters)) + _FOOT)

    def minimumSizeHint(self) -> QSize:
        """Return room for everybody in a low window."""
        return self.look.size(240, _HEAD + _LEAST_ROW * max(1, len(self.drafters)) + _FOOT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, rows and arrows."""
        super().paintEvent(event)
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.text)
        painter.setFont(font("panel_title", look.scale))
        head = QRectF(look.px(16), look.px(8), self.width() - look.px(32), look.px(30))
        painter.drawText(head, _VERTICAL, translate("golf draft", "Around the table"))
        for place, drafter in enumerate(self.drafters):
            self._paint_row(painter, self._row(place), drafter)
        self._paint_way(painter)
        painter.end()

    def _row(self, place: int) -> QRectF:
        look = self.look
        room = self.height() - look.px(_HEAD + _FOOT)
        high = room / max(1, len(self.drafters))
        top = look.px(_HEAD) + high * place
        return QRectF(look.px(10), top, self.width() - look.px(54), high - look.px(6))

    def _paint_row(self, painter: QPainter, area: QRectF, drafter: Drafter) -> None:
        look, theme = self.look, self.look.theme
        if drafter.picks_now:
            painter.setPen(QPen(theme.hover_edge, look.px(2)))
            painter.setBrush(theme.hover)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area, radius, radius)
        side = look.px(28)
        token = player_shape_pixmap(look, drafter.colour, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(area.left() + look.px(8), area.center().y() - side / 2), token)
        left = area.left() + side + look.px(16)
        dots = look.px(_DOT + 4) * drafter.wanted
        room = area.right() - left - dots - look.px(14)
        ink = theme.hover_text if drafter.picks_now else theme.text
        name = QRectF(left, area.top(), room, area.height())
        if drafter.golfer:
            name.setHeight(area.height() * 0.56)
            below = QRectF(left, area.center().y(), room, area.height() * 0.44)
            self._write(painter, below, drafter.golfer, "caption", theme.second_text)
        self._write(painter, name, drafter.name, "body_bold", ink)
        self._paint_dots(painter, area, drafter)

    def _write(self, painter: QPainter, room: QRectF, text: str, role: str, ink: QColor) -> None:
        painter.setFont(font("caption" if role == "caption" else "body_bold", self.look.scale))
        painter.setPen(ink)
        shown = QFontMetricsF(painter.font()).elidedText(
            text, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, _VERTICAL, shown)

    def _paint_dots(self, painter: QPainter, area: QRectF, drafter: Drafter) -> None:
        """Paint a small card for every club, filled where it is picked."""
        look, theme = self.look, self.look.theme
        wide, high = look.px(_DOT), look.px(13)
        x = area.right() - look.px(10) - drafter.wanted * (wide + look.px(4)) + look.px(4)
        for place in range(drafter.wanted):
            full = place < drafter.clubs
            painter.setPen(QPen(theme.fits if full else theme.control_edge, 1.4))
            painter.setBrush(theme.fits if full else Qt.BrushStyle.NoBrush)
            card = QRectF(x + place * (wide + look.px(4)), area.center().y() - high / 2, wide, high)
            painter.drawRoundedRect(card, 2.5, 2.5)

    def _paint_way(self, painter: QPainter) -> None:
        """Paint where the cards go: from row to row, and from the last one up to the first."""
        look, theme = self.look, self.look.theme
        places = [place for place, one in enumerate(self.drafters) if one.passes_on]
        if len(places) < 2:
            return
        x, far = self.width() - look.px(30), self.width() - look.px(14)
        pen = QPen(theme.second_text, look.px(2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        heights = [self._row(place).center().y() for place in places]
        for above, below in pairwise(heights):
            start, end = above + look.px(8), below - look.px(8)
            painter.drawLine(QPointF(x, start), QPointF(x, end))
            self._paint_tip(painter, QPointF(x, end), look.px(5))
        first, last = heights[0] - look.px(4), heights[-1] + look.px(4)
        way = QPainterPath(QPointF(x, last))
        bend = look.px(8)
        way.lineTo(far - bend, last)
        way.quadTo(far, last, far, last - bend)
        way.lineTo(far, first + bend)
        way.quadTo(far, first, far - bend, first)
        way.lineTo(x, first)
        painter.drawPath(way)
        tip = QPointF(x, first)
        reach = look.px(5)
        painter.drawPolyline([tip + QPointF(reach, -reach), tip, tip + QPointF(reach, reach)])

    def _paint_tip(self, painter: QPainter, tip: QPointF, reach: float) -> None:
        painter.drawPolyline([tip + QPointF(-reach, -reach), tip, tip + QPointF(reach, -reach)])
