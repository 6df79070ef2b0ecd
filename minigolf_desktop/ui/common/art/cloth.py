"""The curtain: awning, cloth in folds, a strip of lawn with flag and ball."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.awning import evening, paint_awning
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import mixed
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.common.theme import Theme, font

_FOLD = 97.6
"""Width of a fold and of a strip of the awning."""
_HIGH = 120
"""Height of the awning of a curtain."""
_FOLDS = ((0.0, "#163F3D"), (0.16, "#235D59"), (0.55, "#2F6F67"), (1.0, "#1E5551"))
"""Colours across a fold, from its left edge to the right."""
_CLOTH = "#24605A"
"""Colour of the cloth where it hangs smoothly."""
_SMOOTH = 0.62
"""How smoothly the cloth of a pavilion hangs, 0 as a curtain to 1."""
_AWNING, _LAWN = 0.42, 0.56
"""How large awning and lawn of a pavilion are beside those of a curtain."""
PAVILION_TOP = 50
"""Height of the awning of a pavilion, at an interface scale of 1."""


def paint_curtain(
    painter: QPainter, area: QRectF, theme: Theme, scale: float, flag: str = "9"
) -> None:
    """Paint the whole of a curtain that fills an area, with words on its flag."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    count = max(7, round(area.width() / (_FOLD * scale)) // 2 * 2)
    fold = area.width() / count
    _paint_cloth(painter, area, fold, count, theme)
    _paint_lawn(painter, area, theme, scale)
    _paint_flag(painter, QPointF(area.width() * 0.156, area.height() - 63 * scale), scale, flag)
    ball = QPointF(area.width() * 0.842, area.height() - 60 * scale)
    paint_picture_at(painter, "pictures/curtain-ball", ball, scale)
    awning = QRectF(area.left(), area.top(), area.width(), _HIGH * scale)
    paint_awning(painter, awning, count, theme)
    painter.restore()


def paint_pavilion(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint a pavilion seen from its open side, to hang pictures in.

    A low awning along the top, smooth cloth, a strip of lawn at the foot.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    count = max(7, round(area.width() / (_FOLD * _AWNING * scale)) // 2 * 2 + 1)
    _paint_cloth(painter, area, area.width() / 9, 9, theme, _SMOOTH)
    _paint_lawn(painter, area, theme, scale * _LAWN)
    awning = QRectF(area.left(), area.top(), area.width(), _HIGH * _AWNING * scale)
    paint_awning(painter, awning, count, theme)
    painter.restore()


def paint_patch(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    """Paint a patch of cloth with a seam, to pin something on."""
    radius = 12 * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_tone(_CLOTH, theme))
    painter.drawRoundedRect(area, radius, radius)
    seam = QPen(_tone(_FOLDS[2][1], theme).lighter(130), 1.4 * scale)
    seam.setDashPattern([4, 3])
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = 5 * scale
    painter.drawRoundedRect(
        area.adjusted(inner, inner, -inner, -inner), radius - inner, radius - inner
    )


def _tone(name: str, theme: Theme) -> QColor:
    return evening(QColor(name), theme)


def _paint_cloth(
    painter: QPainter, area: QRectF, fold: float, count: int, theme: Theme, smooth: float = 0.0
) -> None:
    for place in range(count):
        left = area.left() + place * fold
        shade = QLinearGradient(left, 0, left + fold, 0)
        for part, name in _FOLDS:
            shade.setColorAt(part, mixed(_tone(name, theme), _tone(_CLOTH, theme), smooth))
        painter.fillRect(QRectF(left, area.top(), fold + 1, area.height()), shade)


def _paint_lawn(painter: QPainter, area: QRectF, theme: Theme, scale: float) -> None:
    for rise, name in ((100.0, "#17413E"), (93, "#67984A"), (53, "#71A354")):
        painter.setBrush(_tone(name, theme))
        painter.drawPath(_hill(area, rise * scale, scale))
    chance = Chance("curtain")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    blade = QPen(_tone("#8ABB63", theme), 1.5 * scale)
    blade.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(blade)
    for _ in range(round(area.width() / (36 * scale))):
        x = area.left() + area.width() * chance.between(0, 1)
        y = area.bottom() - scale * chance.between(8, 66)
        for lean in (-4.0, 0, 4):
            painter.drawLine(
                QPointF(x, y), QPointF(x + lean * scale, y - (7 - abs(lean) / 2) * scale)
            )
    painter.setPen(Qt.PenStyle.NoPen)


def _hill(area: QRectF, rise: float, scale: float) -> QPainterPath:
    top, edge = area.bottom() - rise, 22 * scale
    hill = QPainterPath(QPointF(area.left(), top + edge))
    hill.quadTo(area.center().x(), top - edge, area.right(), top + edge)
    hill.lineTo(area.right(), area.bottom())
    hill.lineTo(area.left(), area.bottom())
    hill.closeSubpath()
    return hill


def _paint_flag(painter: QPainter, foot: QPointF, scale: float, words: str) -> None:
    paint_picture_at(painter, "pictures/curtain-flag", foot, scale)
    painter.save()
    painter.translate(foot)
    painter.scale(scale, scale)
    painter.setPen(QColor("#FFFFFF"))
    painter.setFont(font("total", 1.15))
    painter.drawText(QRectF(6, -148, 78, 62), Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()
