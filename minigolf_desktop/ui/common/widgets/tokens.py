"""Tokens: the shapes of the players, portraits, the cubes that count par, rows of golf balls."""

import math
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded, fill, oval
from minigolf_desktop.ui.common.art.pictures import icon_pixmap, paint_picture
from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.theme import (
    PlayerColour,
    Theme,
    paint_player_shape,
    player_colour,
    player_shape,
)
from minigolf_desktop.ui.common.translation import translate
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
        _paint_token(painter, colour, center, radius, theme)
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
    _paint_token(painter, colour, QPointF(half, half), radius, theme)
    painter.end()
    return picture


def _paint_token(
    painter: QPainter, colour: str, center: QPointF, radius: float, theme: Theme
) -> None:
    shadow = faded(INK, 0.28)
    fill = player_colour(colour).fill(theme)
    shape = _shape_outline(colour)
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
def _shape_outline(colour: str) -> QPainterPath:
    """Return the outline of a shape without the lines inside it.

    Qt makes straight lines of its curves, of a length that suits a picture of this size.
    """
    large = QTransform.fromScale(_FINE, _FINE).map(player_shape(colour)).simplified()
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(large)


def player_shape_pixmap(look: Look, colour: str, size: int, ratio: float) -> QPixmap:
    """Return the token of a player in a square of ``size`` logical pixels."""
    return _token_pixmap(look.theme, colour, size, ratio)


def player_shapes_pixmap(look: Look, colours: Sequence[str], size: int, ratio: float) -> QPixmap:
    """Return the tokens of some players side by side, each in such a square."""
    row = clear_pixmap(size * max(1, len(colours)), size, ratio)
    painter = QPainter(row)
    for place, colour in enumerate(colours):
        painter.drawPixmap(QPointF(place * size, 0), player_shape_pixmap(look, colour, size, ratio))
    painter.end()
    return row


@keeps_pictures(2 * MEGABYTE)
def _token_pixmap(theme: Theme, colour: str, size: int, ratio: float) -> QPixmap:
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_token(painter, colour, QPointF(size * 0.47, size * 0.47), size * 0.44, theme)
    painter.end()
    return picture


_PORTRAIT_SIDE = 100.0
"""Width of a portrait in its own units."""


@keeps_pictures(8 * MEGABYTE)
def round_portrait(name: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a picture (:mod:`.art.pictures`) in a disc, ``size`` logical pixels wide.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if there is no such picture.
    """
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _PORTRAIT_SIDE, size / _PORTRAIT_SIDE)
    fill(painter, oval(50, 50.8, 48.8), QColor("#000000") if theme.is_dark else theme.text, 0.14)
    painter.setClipPath(oval(50, 49.6, 48.8))
    paint_picture(painter, name, QRectF(0, 0, _PORTRAIT_SIDE, _PORTRAIT_SIDE))
    painter.end()
    return picture


def character_portrait(character: Character, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return whom the computer plays as, as :func:`round_portrait` does."""
    return round_portrait(f"characters/{character}", size, ratio, theme)


_CUBE_SHADOW = QColor(0, 0, 0, 50)
_CUBE_SHINE = QColor(255, 255, 255, 96)
_BLACK_CUBE = QColor("#2E2A2C")
_BLACK_CUBE_LIT = QColor("#4A4548")
_CUBE_STAMP = QColor(255, 255, 255, 235)


def paint_cube(painter: QPainter, corner: QPointF, side: float, fill: QColor) -> None:
    """Paint a bare cube: shadow, body, lit top, a shine."""
    square = QRectF(corner.x(), corner.y(), side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_CUBE_SHADOW)
    painter.drawRoundedRect(square.translated(1, 1.6), 4, 4)
    painter.setBrush(fill.darker(118))
    painter.drawRoundedRect(square, 4, 4)
    painter.setBrush(fill)
    painter.drawRoundedRect(square.adjusted(0, 0, -1.6, -1.8), 3.6, 3.6)
    painter.setBrush(_CUBE_SHINE)
    painter.drawRoundedRect(
        QRectF(corner.x() + 1.4, corner.y() + 1, side - 4.4, side * 0.12), 1.1, 1.1
    )


def paint_player_cube(
    painter: QPainter, corner: QPointF, side: float, colour: PlayerColour, theme: Theme
) -> None:
    """Paint a cube of a player, stamped with the player's shape."""
    paint_cube(painter, corner, side, colour.fill(theme))
    middle = corner + QPointF(side / 2 - 0.7, side / 2 + 0.3)
    stamp = _CUBE_STAMP if colour.stamp.lightness() > 128 else colour.stamp
    paint_player_shape(painter, colour.name, middle, side * 0.25, stamp)


def paint_black_cube(painter: QPainter, corner: QPointF, side: float, theme: Theme) -> None:
    """Paint a cube past the thirty-sixth, with a cross."""
    paint_cube(painter, corner, side, _BLACK_CUBE_LIT if theme.is_dark else _BLACK_CUBE)
    reach = side * 0.17
    middle = corner + QPointF(side / 2 - 0.7, side / 2 - 0.2)
    painter.setPen(QPen(_CUBE_STAMP, side * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
    painter.drawLine(middle + QPointF(reach, -reach), middle + QPointF(-reach, reach))


def paint_coming_cube(painter: QPainter, corner: QPointF, side: float, fill: QColor) -> None:
    """Paint the dashed outline of a cube that a pending tile would add."""
    pen = QPen(fill, 1.6)
    pen.setDashPattern([2, 1.6])
    wash = QColor(fill)
    wash.setAlphaF(0.18)
    painter.setPen(pen)
    painter.setBrush(wash)
    painter.drawRoundedRect(
        QRectF(corner.x() + 0.8, corner.y() + 0.8, side - 1.6, side - 1.6), 3.5, 3.5
    )


BALL = 16
"""Size of a ball at an interface scale of 1."""


def balls_pixmap(
    look: Look,
    balls: int,
    ratio: float = 1.0,
    *,
    places: int = 3,
    ball: float = BALL,
    height: float = BALL,
) -> QPixmap:
    """Return a row of ``balls`` golf balls with room for ``places``.

    ``ball`` is the size of one and ``height`` that of the row, at an interface scale of 1.
    """
    side, high = look.px(ball), look.px(height)
    row = clear_pixmap(places * side, high, ratio)
    painter = QPainter(row)
    for place in range(places):
        name = "ball" if place < balls else "ball-empty"
        icon = icon_pixmap(name, look.theme.text, side, ratio)
        area = QRectF(place * side, (high - side) / 2, side, side)
        painter.drawPixmap(area, icon, QRectF(icon.rect()))
    painter.end()
    return row


def balls_icon(look: Look, balls: int) -> QIcon:
    """Return the balls as an icon for a button."""
    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(balls_pixmap(look, balls, ratio))
    return result


LEVELS = (60, 120, 180, 240)
"""The difficulties from which a course has another ball."""
DIFFICULTY_BALL = 17.0
"""Room of a ball in pixels, at an interface scale of 1."""
_DIFFICULTY_ROW = 20


def level_of(difficulty: int) -> int:
    """Return how hard a course is, in 1 to 5 balls."""
    return 1 + sum(difficulty >= level for level in LEVELS)


def difficulty_words(difficulty: int) -> str:
    """Return a difficulty in words: ``2 of 5, difficulty 95``."""
    words = translate("golf choice", "{level} of 5, difficulty {figure}")
    words = words.replace("{level}", str(level_of(difficulty)))
    return words.replace("{figure}", str(difficulty))


def difficulty_balls(
    look: Look, difficulty: int, ratio: float, ball: float = DIFFICULTY_BALL
) -> QPixmap:
    """Return five balls in a row, those that the course has filled."""
    level = level_of(difficulty)
    return balls_pixmap(
        look, level, ratio, places=1 + len(LEVELS), ball=ball, height=_DIFFICULTY_ROW
    )
