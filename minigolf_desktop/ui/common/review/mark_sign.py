"""The signs of what is marked: told apart by shape, not by colour alone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from minigolf_desktop.bots.judgement import Mark
from minigolf_desktop.ui.common.theme import Theme, font
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
