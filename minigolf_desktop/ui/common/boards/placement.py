"""What a board shows of a placement: how its sides fit, and a pill that tells its worth.

Shape and sign tell the marks apart without colour. Units are those of the painter.
"""

from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.text import signed, with_colon
from minigolf_desktop.ui.common.theme import Theme, font


class Fit(Enum):
    """How one side of a tile would meet what lies beyond it."""

    FITS = auto()
    """Path meets path."""
    OPEN = auto()
    """A path that faces an empty cell."""
    ASTRAY = auto()
    """A path that leads off the land or into water: a mistake unless a tile is laid there
    (ruling D15)."""
    WRONG = auto()
    """Path meets grass."""
    QUIET = auto()
    """Grass meets grass or nothing: not worth a mark."""


class Layer(IntEnum):
    """Z values of the items of a board, lowest first."""

    TILES = 1
    LANDING = 2
    LIGHTS = 3
    SIGNS = 4
    CHOSEN_SIGN = 5
    GHOST = 6
    PILL = 7


_CREAM = QColor("#FFFDF3")
_RING = QColor("#6B6354")
_SHADE = QColor(20, 16, 10, 70)
_SIGN = QColor("#FFFFFF")


def paint_fit_mark(
    painter: QPainter, fit: Fit, center: QPointF, radius: float, theme: Theme
) -> None:
    """Paint the mark of a fit on a cream ground with a small shadow; nothing for a quiet side."""
    if fit is Fit.QUIET:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_ground(painter, fit, center + QPointF(radius * 0.09, radius * 0.17), radius, _SHADE)
    _paint_ground(painter, fit, center, radius, _CREAM)
    if fit is Fit.OPEN:
        painter.setBrush(_RING)
        painter.drawEllipse(center, radius * 0.74, radius * 0.74)
        painter.setBrush(_CREAM)
        painter.drawEllipse(center, radius * 0.4, radius * 0.4)
        return
    if fit is Fit.ASTRAY:
        _paint_ground(painter, fit, center, radius * 0.82, theme.hover_edge)
        _paint_exclamation(painter, center, radius)
        return
    colour = theme.fits_disk if fit is Fit.FITS else theme.wrong_disk
    _paint_ground(painter, fit, center, radius * 0.82, colour)
    paint_sign(painter, fit, center, radius * 0.42)


def _paint_exclamation(painter: QPainter, center: QPointF, radius: float) -> None:
    painter.setBrush(_RING)
    bar = QRectF(-radius * 0.1, -radius * 0.46, radius * 0.2, radius * 0.54)
    painter.drawRoundedRect(bar.translated(center), radius * 0.1, radius * 0.1)
    painter.drawEllipse(center + QPointF(0, radius * 0.34), radius * 0.13, radius * 0.13)


def paint_sign(painter: QPainter, fit: Fit, center: QPointF, reach: float) -> None:
    """Paint the white tick or cross of a mark, reaching so far from its centre."""
    painter.setPen(
        QPen(
            _SIGN,
            reach * 0.5,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    x, y = center.x(), center.y()
    if fit is Fit.FITS:
        tick = [
            QPointF(x - reach, y + reach * 0.08),
            QPointF(x - reach * 0.28, y + reach * 0.78),
            QPointF(x + reach, y - reach * 0.66),
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(tick))
    else:
        part = reach * 0.72
        painter.drawLine(QPointF(x - part, y - part), QPointF(x + part, y + part))
        painter.drawLine(QPointF(x + part, y - part), QPointF(x - part, y + part))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_ground(
    painter: QPainter, fit: Fit, center: QPointF, radius: float, colour: QColor
) -> None:
    painter.setBrush(colour)
    if fit in (Fit.WRONG, Fit.ASTRAY):
        painter.save()
        painter.translate(center)
        painter.rotate(45)
        side = radius * 0.96
        painter.drawRoundedRect(
            QRectF(-side, -side, 2 * side, 2 * side), radius * 0.2, radius * 0.2
        )
        painter.restore()
    else:
        painter.drawEllipse(center, radius, radius)


_PILL_SHADOW = QColor(0, 0, 0, 64)
_SENTENCE_WIDTH = 230
_PILL_TIP = 7
_PILLS_KEPT = 2 * MEGABYTE
"""For pictures of pills: a drag over a board comes across two dozen of them."""
_PILL_LINE, _PILL_ICON, _PILL_EDGE, _PILL_FOOT = 20, 15, 13, 8
"""Height of a line of a worth, side of its icon, room beside the lines and below them."""


class PillLine(NamedTuple):
    """A part of a worth."""

    icon: str
    """Name of an icon."""
    text: str
    points: int

    @property
    def spoken(self) -> str:
        """The same as text."""
        return f"{self.text} {signed(self.points, plus=True)}"


@dataclass(frozen=True)
class PillText:
    """What a pill says."""

    worth: int | None = None
    """Change of the score; None where it is not known or not to be told."""
    cost: str = ""
    """What is taken off, in words, or what else is to be said."""
    refusal: str = ""
    """Why the placement is not allowed, in a sentence; then nothing else is said."""
    lines: tuple[PillLine, ...] = ()
    """What the worth is made of, below it."""

    @property
    def spoken(self) -> str:
        """The same as one line of text, for screen readers."""
        if self.refusal:
            return self.refusal
        parts = ", ".join(filter(None, (self.cost, *(line.spoken for line in self.lines))))
        if self.worth is None:
            return parts
        worth = QCoreApplication.translate("pill", "worth {points}")
        worth = worth.replace("{points}", signed(self.worth, plus=True))
        return with_colon(worth, parts) if parts else worth


class PillItem(QGraphicsItem):
    """A pill whose tip points at its position; its size does not follow the zoom."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = PillText()
        self._above = False
        self._shift = 0.0
        self._scale = 1.0
        self._size = QRectF()
        self._pictures = Atlas(_PILLS_KEPT)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(Layer.PILL)
        self.hide()

    @property
    def text(self) -> PillText:
        """What it says."""
        return self._text

    @property
    def size(self) -> QRectF:
        """The pill without its tip, in pixels, at the origin."""
        return QRectF(0, 0, self._size.width(), self._size.height())

    def set_look(self, theme: Theme, scale: float) -> None:
        """Take the colours of a theme and an interface scale."""
        self.prepareGeometryChange()
        self._theme, self._scale = theme, scale
        self._measure()

    def say(self, text: PillText) -> None:
        """Say something; with nothing to say it disappears."""
        if text != self._text:
            self.prepareGeometryChange()
            self._text = text
            self._measure()
            self.update()
        self.setVisible(bool(text.spoken))

    def stand_at(self, below: QPointF, above: QPointF, free: QRectF, scale: float) -> None:
        """Stand at the point below the ghost, or at that above it near the lower edge.

        It is shifted aside to lie in the free part of the scene; ``scale`` is the number of pixels
        to a scene unit.
        """
        size = self.size
        is_above = below.y() + (size.height() + 24) / scale > free.bottom()
        reach = size.width() / 2
        left = max((free.left() - below.x()) * scale + 4 + reach, 0.0)
        right = min((free.right() - below.x()) * scale - 4 - reach, 0.0)
        limit = max(0.0, reach - 24)
        shift = max(-limit, min(limit, left or right))
        self.setPos(above if is_above else below)
        if (is_above, shift) != (self._above, self._shift):
            self.prepareGeometryChange()
            self._above, self._shift = is_above, shift
            self.update()

    def _measure(self) -> None:
        unit = self._scale
        if self._text.refusal:
            metrics = QFontMetricsF(font("small_body", unit))
            box = metrics.boundingRect(
                QRectF(0, 0, _SENTENCE_WIDTH * unit, 200 * unit),
                Qt.TextFlag.TextWordWrap,
                self._text.refusal,
            )
            width, height = box.width() + 52 * unit, max(32 * unit, box.height() + 14 * unit)
        else:
            width, height = 16 * unit, 32 * unit
            if self._text.worth is not None:
                width += 29 * unit + self._advance("points", signed(self._text.worth, plus=True))
            if self._text.cost:
                gap = 8 * unit if self._text.worth is not None else 0.0
                width += gap + self._advance("small_bold", self._text.cost)
            width += 6 * unit
            if self._text.lines:
                width = max(width, *(self._length(line) for line in self._text.lines))
                height += (len(self._text.lines) * _PILL_LINE + _PILL_FOOT) * unit
        self._size = QRectF(0, 0, width, height)

    def _length(self, line: PillLine) -> float:
        """Return the width of a pill for a line."""
        words = QFontMetricsF(font("small_body", self._scale)).horizontalAdvance(line.text)
        points = self._advance("small_bold", signed(line.points, plus=True))
        return words + points + (2 * _PILL_EDGE + _PILL_ICON + 6 + 14) * self._scale

    def _advance(self, role: str, text: str) -> float:
        face = font("points" if role == "points" else "small_bold", self._scale)
        return QFontMetricsF(face).horizontalAdvance(text)

    def _body(self) -> QRectF:
        width, height = self._size.width(), self._size.height()
        top = -9 - height if self._above else 9
        return QRectF(-width / 2 + self._shift, top, width, height)

    def boundingRect(self) -> QRectF:
        """Return the pill with tip and shadow."""
        return self._body().united(QRectF(-8, -10, 16, 20)).adjusted(-2, -2, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint ground and text: a drag comes by the same places again and again."""
        self._pictures.stamp(
            painter,
            1.0 if widget is None else widget.devicePixelRatioF(),
            (self._text, self._above, self._shift, self._scale, self._theme.name),
            self.boundingRect(),
            self._paint_whole,
        )

    def _paint_whole(self, painter: QPainter) -> None:
        body, unit = self._body(), self._scale
        radius = min(16 * unit, body.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PILL_SHADOW)
        painter.drawRoundedRect(body.translated(1, 3), radius, radius)
        painter.setBrush(self._theme.pill)
        tip = -2 if self._above else 2
        base = body.bottom() - 1 if self._above else body.top() + 1
        painter.drawPolygon(
            QPolygonF([QPointF(-_PILL_TIP, base), QPointF(_PILL_TIP, base), QPointF(0, tip)])
        )
        painter.drawRoundedRect(body, radius, radius)
        if self._text.refusal:
            self._paint_refusal(painter, body)
        else:
            self._paint_worth(painter, body)

    def _paint_refusal(self, painter: QPainter, body: QRectF) -> None:
        unit = self._scale
        center = QPointF(body.left() + 20 * unit, body.center().y())
        paint_fit_mark(painter, Fit.WRONG, center, 9 * unit, self._theme)
        painter.setFont(font("small_body", unit))
        painter.setPen(self._theme.pill_text)
        painter.drawText(
            body.adjusted(38 * unit, 0, -10 * unit, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap,
            self._text.refusal,
        )

    def _paint_worth(self, painter: QPainter, body: QRectF) -> None:
        unit = self._scale
        if self._text.lines:
            lines = QRectF(body)
            body = QRectF(body.left() + 4 * unit, body.top(), body.width(), 32 * unit)
            lines.setTop(body.bottom())
            self._paint_lines(painter, lines)
        left = body.left() + (8 if self._text.worth is not None else 11) * unit
        painter.setPen(self._theme.pill_text)
        if self._text.worth is not None:
            ratio = painter.device().devicePixelRatio()
            smile = icon_pixmap("smile", self._theme.pill_text, round(21 * unit), ratio)
            painter.drawPixmap(QPointF(left, body.center().y() - 10.5 * unit), smile)
            left += 28 * unit
            points = signed(self._text.worth, plus=True)
            painter.setFont(font("points", unit))
            painter.drawText(self._beside(left, body), Qt.AlignmentFlag.AlignVCenter, points)
            left += self._advance("points", points) + 8 * unit
        if self._text.cost:
            painter.setFont(font("small_bold", unit))
            painter.drawText(
                self._beside(left, body), Qt.AlignmentFlag.AlignVCenter, self._text.cost
            )

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        """Paint what the worth is made of: icon, words, and the figure at the right end."""
        unit, ratio = self._scale, painter.device().devicePixelRatio()
        ink = self._theme.pill_text
        edge = _PILL_EDGE * unit
        painter.fillRect(
            QRectF(room.left() + edge, room.top() - unit, room.width() - 2 * edge, 1),
            faded(ink, 0.3),
        )
        painter.setPen(ink)
        side = round(_PILL_ICON * unit)
        for place, line in enumerate(self._text.lines):
            top = room.top() + (2 + place * _PILL_LINE) * unit
            row = QRectF(room.left() + edge, top, room.width() - 2 * edge, _PILL_LINE * unit)
            icon = icon_pixmap(line.icon, ink, side, ratio)
            painter.drawPixmap(QPointF(row.left(), row.center().y() - side / 2), icon)
            words = row.adjusted(side + 6 * unit, 0, 0, 0)
            painter.setFont(font("small_body", unit))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, line.text)
            painter.setFont(font("small_bold", unit))
            painter.drawText(
                row,
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                signed(line.points, plus=True),
            )

    def _beside(self, left: float, body: QRectF) -> QRectF:
        return QRectF(left, body.top(), body.right() - left, body.height())
