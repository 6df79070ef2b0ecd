"""What stands on a course: flags, the signs of the tees, golfers, and the letters on them.

Letters are paths: they scale smoothly and need no font later.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from minigolf_desktop.model.eighteen_holes.course import Course, Face, TeeBox
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex, turned
from minigolf_desktop.ui.common.art.drawing import faded, fill, line_shape, polygon, stroke
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.common.theme import LIGHT, FontRole, Theme, font, player_colour
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.grass import CUP
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, step_vector
from minigolf_desktop.ui.eighteen_holes.art.ground import Detail, detail_at, plain_ground
from minigolf_desktop.ui.eighteen_holes.art.tokens import shape_fill, shape_named

_SIZE = 100
"""Size of the font that letters are made from, in pixels."""


def paint_letters(
    painter: QPainter,
    text: str,
    middle: QPointF,
    size: float,
    colour: QColor,
    role: FontRole = "figure",
) -> None:
    """Paint a text round a point; ``size`` is that of its font."""
    painter.save()
    painter.translate(middle)
    painter.scale(size / _SIZE, size / _SIZE)
    fill(painter, _letters(text, role), colour)
    painter.restore()


def width_of(text: str, size: float, role: FontRole = "figure") -> float:
    """Return how wide a text is."""
    return _letters(text, role).boundingRect().width() * size / _SIZE


@kept(256)
def _letters(text: str, role: FontRole) -> QPainterPath:
    """Return a text as a path whose capitals stand round the origin."""
    face = font(role)
    face.setPixelSize(_SIZE)
    path = QPainterPath()
    path.addText(0, 0, face, text)
    across = path.boundingRect().center().x()
    return path.translated(-across, QFontMetricsF(face).capHeight() / 2)


RADIUS = 0.42
"""Radius of a golfer's shape, in sides of a hex; rim, line and shadow come outside it."""
_RIM, _LINE = 0.2, 0.33
"""How far the white rim and the ink line reach beyond a shape of radius 1."""
_RING = 1.66
"""Radius of the gold ring, for a shape of radius 1."""

_ALONE = ((0.0, 0.0),)
_TWO = ((-0.44, 0.0), (0.44, 0.0))
_THREE = ((-0.44, -0.3), (0.44, -0.3), (0.0, 0.44))


def token_rect(unit: float, radius: float = RADIUS) -> QRectF:
    """Return the room of a token round the origin, its ring and shadow included."""
    reach = radius * unit * (_RING + 0.2)
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


def paint_token(
    painter: QPainter,
    point: QPointF,
    unit: float,
    colour: str,
    *,
    moving: bool = False,
    radius: float = RADIUS,
    mark: str = "",
    wet: bool = False,
    theme: Theme = LIGHT,
) -> None:
    """Paint a golfer round a point.

    ``unit`` is the side of a hex in pixels, ``radius`` that of the shape in sides of a hex,
    ``colour`` the name of the player's colour. The one to move stands in a gold ring; ``mark`` is
    a letter stamped on the shape; one who lies in the water has ripples round it.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit * radius, unit * radius)
    if moving:
        _paint_ring(painter)
    if wet:
        _paint_ripples(painter)
    shape, rim, line = _layers(colour)
    fill(painter, line.translated(0.16, 0.22), ground.SHADE, 0.32)
    fill(painter, line, ground.INK)
    fill(painter, rim, ground.WHITE)
    fill(painter, shape, shape_fill(colour, theme))
    if mark:
        stamp = player_colour(colour).stamp
        paint_letters(painter, mark, QPointF(0, -0.02), 1.05, stamp, "points")
    painter.restore()


def _paint_ring(painter: QPainter) -> None:
    painter.setPen(QPen(faded(ground.INK, 0.72), 0.31))
    painter.setBrush(faded(ground.GOLD, 0.3))
    painter.drawEllipse(QPointF(0, 0), _RING, _RING)
    painter.setPen(QPen(ground.GOLD, 0.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), _RING, _RING)


def _paint_ripples(painter: QPainter) -> None:
    rings = QPainterPath()
    for width, height in ((1.75, 1.2), (1.45, 0.98)):
        area = QRectF(-width, 0.45 - height / 2, 2 * width, height)
        rings.arcMoveTo(area, 200)
        rings.arcTo(area, 200, 140)
    stroke(painter, rings, ground.WAVE, 0.15, 0.9)


@lru_cache(maxsize=16)
def _layers(colour: str) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return a player's shape, and it grown to the white rim and to the ink line."""
    shape = shape_named(colour)
    grown = []
    for reach in (_RIM, _LINE):
        path = QPainterPath(shape)
        path.addPath(line_shape(shape, 2 * reach))
        path.setFillRule(Qt.FillRule.WindingFill)
        grown.append(path)
    return shape, grown[0], grown[1]


def token_places(count: int, *, fanned: bool = False) -> tuple[tuple[QPointF, float], ...]:
    """Return where golfers on one hex stand, seen from its middle, each with its radius.

    Both in sides of a hex. None hides another; more than three stand smaller in a ring, and
    grow when they are fanned out.
    """
    if count <= 3:
        spots = (_ALONE, _ALONE, _TWO, _THREE)[count]
        radius = RADIUS if count <= 1 else RADIUS * 0.74
        return tuple((QPointF(x, y), radius) for x, y in spots[:count])
    reach, radius = (1.05, RADIUS * 0.9) if fanned else (0.57, RADIUS * 0.58)
    angles = [-pi / 2 + 2 * pi * k / count for k in range(count)]
    return tuple((QPointF(reach * cos(angle), reach * sin(angle)), radius) for angle in angles)


_POLE = 1.02
_LENGTH, _HEIGHT = 0.66, 0.48
"""Height of the pole, size of the pennant, in sides of a hex."""
_SMALL_FLAG = 1.24
"""How much larger a flag is where hexes are small."""
_TAKEN = 0.26
"""Radius of the shapes of those who took a flag."""
_TAKEN_ABOVE = 0.3
"""How far above the middle of the green they stand: golfers stand below it."""


def flag_rect(unit: float) -> QRectF:
    """Return the room of a flag round the middle of its green, at every size."""
    return QRectF(-0.9 * unit, -1.1 * unit, 1.8 * unit, 1.7 * unit)


def pennant_rect(unit: float) -> QRectF:
    """Return the room of a pennant round the middle of its green, at every size."""
    wide, high = _SMALL_FLAG * _LENGTH * unit, _SMALL_FLAG * _HEIGHT * unit
    top = CUP * unit - QPointF(0, _SMALL_FLAG * _POLE * unit)
    return QRectF(top.x(), top.y(), wide, high)


def paint_flag(
    painter: QPainter,
    point: QPointF,
    unit: float,
    label: str,
    *,
    in_play: bool = False,
    taken_by: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> None:
    """Paint the flag of a green whose middle is a point; ``unit`` is the side of a hex in pixels.

    The label is its number: white on red for the hole in play, ink on paper for others. The flag
    gives way to the shapes of those who took it, given by the names of their colours.
    """
    if taken_by:
        _paint_takers(painter, point, unit, taken_by, theme)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point + CUP * unit)
    size = unit if detail_at(unit) is Detail.NEAR else unit * _SMALL_FLAG
    painter.scale(size, size)
    _paint_pole(painter)
    cloth = _cloth()
    fill(painter, cloth.translated(0.05, 0.06), ground.SHADE, 0.3)
    fill(painter, cloth, ground.FLAG if in_play else ground.PAPER)
    stroke(painter, cloth, ground.INK, 0.045)
    middle = QPointF(_LENGTH * 0.46, -_POLE + _HEIGHT / 2)
    figure = 0.4 if len(label) < 2 else 0.34
    ink = ground.WHITE if in_play else ground.INK
    paint_letters(painter, label, middle, figure, ink, "points")
    painter.restore()


def _paint_pole(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground.INK, 0.9))
    painter.drawEllipse(QPointF(0, 0), 0.1, 0.07)
    round_cap = Qt.PenCapStyle.RoundCap
    for line, colour, width in (
        (QLineF(0, 0, 0.36, 0.13), faded(ground.SHADE, 0.32), 0.06),
        (QLineF(0, 0, 0, -_POLE), ground.INK, 0.1),
        (QLineF(0, -0.03, 0, -_POLE), ground.PAPER, 0.05),
    ):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, round_cap))
        painter.drawLine(line)


@lru_cache(maxsize=1)
def _cloth() -> QPainterPath:
    top, length = -_POLE, _LENGTH * 1.02
    return polygon(
        [
            (0, top),
            (length, top + 0.04),
            (_LENGTH * 0.88, top + _HEIGHT / 2),
            (length, top + _HEIGHT - 0.02),
            (0, top + _HEIGHT),
        ]
    )


def _paint_takers(
    painter: QPainter, point: QPointF, unit: float, taken_by: Sequence[str], theme: Theme
) -> None:
    count = len(taken_by)
    radius = _TAKEN if count <= 2 else _TAKEN * 0.8
    apart = min(0.62, 1.24 / count)
    for k, colour in enumerate(taken_by):
        # More than two stand in a zigzag, so that each can be told.
        down = (0.2 if k % 2 else -0.2) if count > 2 else 0.0
        spot = point + QPointF((k - (count - 1) / 2) * apart, down - _TAKEN_ABOVE) * unit
        paint_token(painter, spot, unit, colour, radius=radius, theme=theme)


def paint_value(painter: QPainter, point: QPointF, unit: float, value: int) -> None:
    """Paint a token that is worth points: a gold coin with its value, round a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground.SHADE, 0.32))
    painter.drawEllipse(QPointF(0.04, 0.06), 0.28, 0.28)
    painter.setPen(QPen(ground.INK, 0.045))
    painter.setBrush(ground.GOLD)
    painter.drawEllipse(QPointF(0, 0), 0.27, 0.27)
    painter.setPen(QPen(faded(ground.WHITE, 0.55), 0.035))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 0.21, 0.21)
    paint_letters(painter, str(value), QPointF(0, 0), 0.34, ground.INK, "points")
    painter.restore()


_PADDING = 0.22
"""Room beside the letters of each half, both sides together, in sides of a hex."""
_NEAR, _SMALL_SIGN = (0.4, 0.28), (0.6, 0.46)
"""Height of the sign and of its letters, from 60 px a hex and under."""
_BEHIND = 0.62
"""How far from the middle of the tee it stands."""
_ROOM = QRectF(-0.68, -0.32, 1.36, 0.64)
"""Room of a sign round its point, for other signs and flags to keep clear of."""
_ELSEWHERE = tuple(
    QPointF(x, y)
    for x, y in ((0, -0.1), (-0.3, 0), (0.3, 0), (0, -0.2), (-0.55, 0), (0.55, 0), (0, -1.24))
)
"""Where else a sign may stand, from where it would: x to the right, y away from its tee."""


class TeeSign(NamedTuple):
    """A tee of a course, with what its sign tells."""

    tee: Hex
    direction: int
    """In which it plays."""
    box: TeeBox
    """Its par and its number of fairway tiles."""
    beside: QPointF
    """Where it stands, from the middle of the tee's hex, in sides of a hex."""

    @property
    def point(self) -> QPointF:
        """Where it stands on the course, in sides of a hex."""
        return hex_centre(self.tee, 1.0) + self.beside


def tee_signs(course: Course, faces: Mapping[str, Face]) -> Iterator[TeeSign]:
    """Yield the tees of a course, no sign over another or below a flag if that can be helped.

    ``faces`` has every face by its id.
    """
    taken = [pennant_rect(1.0).translated(hex_centre(hole.green, 1.0)) for hole in course.holes]
    for tile in course.tiles:
        face = faces[tile.face]
        if face.tee is not None:
            tee = tile_hexes(tile)[face.tee.place]
            direction = tee_direction(face, tile.turn)
            beside = _clear_of(taken, hex_centre(tee, 1.0), direction)
            sign = TeeSign(tee, direction, face.tee, beside)
            taken.append(_ROOM.translated(sign.point))
            yield sign


def _clear_of(taken: Sequence[QRectF], tee: QPointF, direction: int) -> QPointF:
    """Return where the sign of a tee stands, from its middle, clear of what stands already."""
    usual = tee_sign_point(QPointF(0, 0), direction, 1.0)
    away = 1 if usual.y() > 0 else -1
    others = (usual + QPointF(move.x(), away * move.y()) for move in _ELSEWHERE)
    for beside in (usual, *others):
        room = _ROOM.translated(tee + beside)
        if not any(room.intersects(other) for other in taken):
            return beside
    return usual


def tee_direction(face: Face, turn: int) -> int:
    """Return the direction that the tee of a turned face plays to."""
    return turned(plain_ground(face, turn).tee_direction, turn)


def paint_tee_signs(painter: QPainter, signs: Iterable[TeeSign], unit: float) -> None:
    """Paint the signs of tees of a course, with the middle of ``Hex(0, 0)`` at the origin."""
    for sign in signs:
        paint_tee_sign(painter, sign.point * unit, unit, sign.box.par, sign.box.fairway_tiles)


def tee_sign_point(tee: QPointF, direction: int, unit: float) -> QPointF:
    """Return where the sign of a tee stands: behind it, clear of the fairway.

    ``tee`` is the middle of the tee's hex, ``direction`` the one that it plays to.
    """
    ahead = step_vector(direction, unit)
    up_or_down = -_BEHIND if ahead.y() > 0 else _BEHIND
    return QPointF(tee.x() - ahead.x() * 0.095, tee.y() + up_or_down * unit)


def tee_sign_rect(unit: float) -> QRectF:
    """Return the room of a sign round its point, at every size."""
    return QRectF(-1.2 * unit, -0.42 * unit, 2.4 * unit, 0.9 * unit)


def paint_tee_sign(
    painter: QPainter, point: QPointF, unit: float, par: int, fairway_tiles: int
) -> None:
    """Paint the sign of a tee round a point: long words where hexes are large, else short ones."""
    is_near = detail_at(unit) is Detail.NEAR
    word = (
        QCoreApplication.translate("TeeSign", "PAR {par}")
        if is_near
        else QCoreApplication.translate("TeeSign", "P{par}", "PAR in one letter")
    ).format(par=par)
    height, size = _NEAR if is_near else _SMALL_SIGN
    left, right = (width_of(text, size) + _PADDING for text in (word, str(fairway_tiles)))
    sign = QRectF(-(left + right) / 2, -height / 2, left + right, height)
    board = QPainterPath()
    board.addRoundedRect(sign, 0.1, 0.1)
    dark = QRectF(sign.left() + left, sign.top(), right, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    fill(painter, board.translated(0.05, 0.07), ground.SHADE, 0.35)
    fill(painter, board, ground.INK)
    fill(painter, _light_half(sign, left), ground.PAPER)
    painter.setPen(QPen(ground.INK, 0.05))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(board)
    middle = QPointF(sign.left() + left / 2, 0)
    paint_letters(painter, word, middle, size, ground.INK)
    paint_letters(painter, str(fairway_tiles), dark.center(), size, ground.PAPER)
    painter.restore()


def _light_half(sign: QRectF, width: float) -> QPainterPath:
    """Return the left part of the sign, with the sign's round corners on that side."""
    left, top, bottom = sign.left(), sign.top(), sign.bottom()
    path = QPainterPath(QPointF(left + width, top))
    path.lineTo(left + width, bottom)
    path.lineTo(left + 0.1, bottom)
    path.quadTo(left, bottom, left, bottom - 0.1)
    path.lineTo(left, top + 0.1)
    path.quadTo(left, top, left + 0.1, top)
    path.closeSubpath()
    return path


def paint_tile_signs(painter: QPainter, face: Face, turn: int, unit: float) -> None:
    """Paint the signs of a tile round the origin; ``unit`` is the side of a hex in pixels."""
    ground = plain_ground(face, turn)
    if face.tee is not None:
        tee = hex_centre(ground.hex_of(face.tee.place), unit)
        spot = tee_sign_point(tee, tee_direction(face, turn), unit)
        paint_tee_sign(painter, spot, unit, face.tee.par, face.tee.fairway_tiles)
    greens = [hex_centre(ground.hex_of(place), unit) for place in face.greens]
    for green in sorted(greens, key=QPointF.y):
        paint_flag(painter, green, unit, "", in_play=True)
