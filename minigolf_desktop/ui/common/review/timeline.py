"""The bar that leads through a match: its turns, marks, and luck and choices summed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from minigolf_desktop.bots.judgement import Mark
from minigolf_desktop.ui.common.theme import Radius, Theme, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look

_WHITE = QColor("#FFFFFF")
_SIGNS = {Mark.BRILLIANT: "!!", Mark.GOOD: "!", Mark.SLIP: "?", Mark.BLUNDER: "??"}
"""As chess players write them."""


def paint_mark(painter: QPainter, mark: Mark, rect: QRectF, theme: Theme, scale: float) -> None:
    """Paint the sign of a mark: praise on a disk, blame on a square that stands on its corner."""
    praise = mark in (Mark.BRILLIANT, Mark.GOOD)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.fits_disk if praise else theme.wrong_disk)
    if mark is Mark.SLIP:
        painter.setBrush(theme.panel)
        painter.setPen(QPen(theme.wrong_disk, max(1.5, rect.width() / 12)))
    if mark is Mark.GOOD:
        painter.setBrush(theme.panel)
        painter.setPen(QPen(theme.fits_disk, max(1.5, rect.width() / 12)))
    inside = rect.adjusted(1, 1, -1, -1)
    if praise:
        painter.drawEllipse(inside)
    else:
        middle = inside.center()
        corners = [
            QPointF(middle.x(), inside.top()),
            QPointF(inside.right(), middle.y()),
            QPointF(middle.x(), inside.bottom()),
            QPointF(inside.left(), middle.y()),
        ]
        painter.drawPolygon(QPolygonF(corners))
    face = font("figure", scale)
    face.setPixelSize(max(7, round(rect.height() * 0.5)))
    painter.setFont(face)
    filled = mark in (Mark.BRILLIANT, Mark.BLUNDER)
    ink = theme.fits if praise else theme.wrong
    painter.setPen(_WHITE if filled else ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _SIGNS[mark])
    painter.restore()


def mark_pixmap(look: Look, mark: Mark, length: float, ratio: float) -> QPixmap:
    """Return the sign of a mark as a picture."""
    side = look.px(length)
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_mark(painter, mark, QRectF(0, 0, side, side), look.theme, look.scale)
    painter.end()
    return picture


PAGE = 5
"""Turns that Page up and Page down leap over."""
_HIGH, _MARKS, _GROOVE = 92, 22, 18
"""Heights: of all, of the marks above, and of the groove below."""
_SIGN = 17
_LEAST = 4.0
"""Units of the game that the ribbon shows at least, so that a quiet game looks quiet."""


class TimelineStop(NamedTuple):
    """A turn on the bar."""

    luck: float = 0.0
    """All that chance gave until then."""
    cost: float = 0.0
    """All that choices cost until then."""
    mark: Mark | None = None


class Timeline(QSlider):
    """A slider over the turns of a match, from 0, where it begins.

    Above the groove a ribbon shows how luck (a line) and what choices cost (a filled edge, below)
    add up; the signs of what was marked stand at their turns.
    """

    def __init__(self, look: Look, turns: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._stops: tuple[TimelineStop, ...] = ()
        self.setRange(0, turns)
        self.setSingleStep(1)
        self.setPageStep(PAGE)
        self.setAccessibleName(translate("review", "Turns of the game"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def stops(self) -> tuple[TimelineStop, ...]:
        """What is shown of the turns, from the first."""
        return self._stops

    def show_stops(self, stops: Sequence[TimelineStop]) -> None:
        """Show what is known of the turns, from the first."""
        self._stops = tuple(stops)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for ribbon, marks and groove."""
        return self._look.size(480, _HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which turns cannot be told apart."""
        return self._look.size(240, _HIGH)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the turn under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._turn_at(event.position().x()))
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self.setSliderPosition(self._turn_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay where the pointer was let go."""
        self.setSliderDown(False)

    def _turn_at(self, x: float) -> int:
        groove = self._groove()
        part = (x - groove.left()) / max(1.0, groove.width())
        return round(max(0.0, min(1.0, part)) * self.maximum())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ribbon, marks, groove and handle."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ribbon(painter)
        groove = self._groove()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.track)
        radius = groove.height() / 2
        painter.drawRoundedRect(groove.adjusted(-radius, 0, radius, 0), radius, radius)
        painter.setBrush(theme.par_zone_edge)
        here = self._x(self.sliderPosition())
        done = QRectF(groove)
        done.setRight(here)
        painter.drawRoundedRect(done.adjusted(-radius, 0, 0, 0), radius, radius)
        self._paint_marks(painter)
        knob, side = QPointF(here, groove.center().y()), look.px(8)
        painter.setPen(QPen(theme.control_edge, 1))
        painter.setBrush(theme.panel)
        painter.drawEllipse(knob, side, side)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, look.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(knob, side + look.px(3), side + look.px(3))
        painter.end()

    def _groove(self) -> QRectF:
        look = self._look
        side, high = look.px(14), look.px(6)
        middle = self.height() - look.px(_GROOVE) / 2
        return QRectF(side, middle - high / 2, self.width() - 2 * side, high)

    def _x(self, turn: int) -> float:
        groove = self._groove()
        return groove.left() + groove.width() * turn / max(1, self.maximum())

    def _room(self) -> QRectF:
        """Return where the ribbon is."""
        look, groove = self._look, self._groove()
        top, bottom = look.px(_MARKS), self.height() - look.px(_GROOVE) - look.px(4)
        return QRectF(groove.left(), top, groove.width(), bottom - top)

    def _paint_ribbon(self, painter: QPainter) -> None:
        look, theme, room = self._look, self._look.theme, self._room()
        radius = Radius.INSET.at(look.scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(room.adjusted(-radius, 0, radius, 0), radius, radius)
        if not self._stops:
            return
        high = max(0.0, *(stop.luck for stop in self._stops))
        low = min(0.0, *(min(stop.luck, -stop.cost) for stop in self._stops))
        if high - low < _LEAST:
            high += (_LEAST - high + low) / 2
            low = high - _LEAST
        inside = room.adjusted(0, look.px(4), 0, -look.px(4))

        def y(amount: float) -> float:
            return inside.top() + inside.height() * (high - amount) / (high - low)

        cost = QPainterPath(QPointF(self._x(0), y(0)))
        luck = QPainterPath(QPointF(self._x(0), y(0)))
        for turn, stop in enumerate(self._stops, 1):
            cost.lineTo(self._x(turn), y(-stop.cost))
            luck.lineTo(self._x(turn), y(stop.luck))
        cost.lineTo(self._x(len(self._stops)), y(0))
        cost.closeSubpath()
        painter.fillPath(cost, cost_colour(look))
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(QPointF(room.left(), y(0)), QPointF(room.right(), y(0)))
        painter.setPen(QPen(luck_colour(look), look.px(2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(luck)
        here = self._x(self.sliderPosition())
        painter.setPen(QPen(theme.control_edge, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(here, room.top()), QPointF(here, room.bottom()))

    def _paint_marks(self, painter: QPainter) -> None:
        look = self._look
        side = look.px(_SIGN)
        for turn, stop in enumerate(self._stops, 1):
            if stop.mark is not None:
                place = QRectF(self._x(turn) - side / 2, look.px(2), side, side)
                paint_mark(painter, stop.mark, place, look.theme, look.scale)


def luck_colour(look: Look) -> QColor:
    """Return the colour of what chance gave."""
    return look.theme.fits


def cost_colour(look: Look) -> QColor:
    """Return the colour of what choices cost."""
    shade = QColor(look.theme.wrong)
    shade.setAlphaF(_SOFT)
    return shade


_SOFT = 0.45


class Swatch(QWidget):
    """A piece of the ribbon, before the words that say what it is."""

    def __init__(self, look: Look, colour: QColor, *, is_line: bool) -> None:
        super().__init__()
        self._look = look
        self._colour = colour
        self._is_line = is_line
        self.setFixedSize(look.size(20, 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line, or a filled piece."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        if self._is_line:
            painter.setPen(QPen(self._colour, self._look.px(2.5)))
            painter.drawLine(QPointF(1, middle), QPointF(self.width() - 1, middle))
        else:
            painter.fillRect(QRectF(1, 2, self.width() - 2, self.height() - 4), self._colour)
        painter.end()
