"""The shape of a player as a token: colour, white rim, ink line, shadow."""

import math
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded
from minigolf_desktop.ui.common.theme import Theme, player_colour, player_shape
from minigolf_desktop.ui.common.widgets.look import Look

INK = QColor("#2E2A2C")
_RIM = QColor("#FFFFFF")
_FINE = 200.0
"""Radius in pixels at which the outline of a shape is worked out."""
_STRAIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)
_REACH = 1.25
"""Radii from the middle of a token to the edge of its picture, shadow and rim included."""


def paint_player_token(
    painter: QPainter, colour: str, center: QPointF, radius: float, theme: Theme
) -> None:
    """Paint the token of a player; raises KeyError for a wrong colour.

    Where nothing is turned or stretched, as on the screen, the picture of it is kept.
    """
    if painter.transform().type() not in _STRAIGHT:
        _paint(painter, colour, center, radius, theme)
        return
    ratio = painter.device().devicePixelRatioF()
    half = math.ceil(_REACH * radius)
    corner = (center - QPointF(half, half)) * ratio
    # Between two pixels it would be blurred.
    at = QPointF(round(corner.x()), round(corner.y())) / ratio
    painter.drawPixmap(at, _token(theme, colour, half, radius, ratio))


@keeps_pictures(3 * MEGABYTE)
def _token(theme: Theme, colour: str, half: int, radius: float, ratio: float) -> QPixmap:
    """Return the token in the middle of a square of twice ``half`` logical pixels."""
    picture = clear_pixmap(2 * half, 2 * half, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, colour, QPointF(half, half), radius, theme)
    painter.end()
    return picture


def _paint(painter: QPainter, colour: str, center: QPointF, radius: float, theme: Theme) -> None:
    shadow = faded(INK, 0.28)
    fill = player_colour(colour).fill(theme)
    shape = _outline(colour)
    painter.save()
    painter.translate(center)
    painter.scale(radius * 0.76, radius * 0.76)
    for shift, tint, width in (
        (QPointF(0.12, 0.18), shadow, 0.62),
        (QPointF(0, 0), INK, 0.62),
        (QPointF(0, 0), _RIM, 0.36),
    ):
        pen = QPen(tint, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(tint)
        painter.drawPath(shape.translated(shift))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(shape)
    painter.restore()


@cache
def _outline(colour: str) -> QPainterPath:
    """Return the outline of a shape without the lines inside it.

    Qt makes straight lines of its curves, of a length that suits a picture of this size.
    """
    large = QTransform.fromScale(_FINE, _FINE).map(player_shape(colour)).simplified()
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(large)


def player_shape_pixmap(look: Look, colour: str, size: int, ratio: float) -> QPixmap:
    """Return the token of a player in a square of so many logical pixels."""
    return _pixmap(look.theme, colour, size, ratio)


def player_shapes_pixmap(look: Look, colours: Sequence[str], size: int, ratio: float) -> QPixmap:
    """Return the tokens of some players side by side, each in such a square."""
    row = clear_pixmap(size * max(1, len(colours)), size, ratio)
    painter = QPainter(row)
    for place, colour in enumerate(colours):
        painter.drawPixmap(QPointF(place * size, 0), player_shape_pixmap(look, colour, size, ratio))
    painter.end()
    return row


@keeps_pictures(2 * MEGABYTE)
def _pixmap(theme: Theme, colour: str, size: int, ratio: float) -> QPixmap:
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, colour, QPointF(size * 0.47, size * 0.47), size * 0.44, theme)
    painter.end()
    return picture
