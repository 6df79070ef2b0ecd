"""What stands on a course: flags, the signs of the tees, golfers, and the letters on them.

Letters are paths: they scale smoothly and need no font later.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from minigolf_desktop.model.eighteen_holes.course import Course, Face, TeeBox
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex, turned
from minigolf_desktop.ui.common.art.drawing import (
    draw_lines,
    faded,
    fill,
    line_shape,
    polygon,
    stroke,
)
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.common.theme import LIGHT, FontRole, Theme, font, player_colour
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.grass import CUP
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, polygon_round, step_vector
from minigolf_desktop.ui.eighteen_holes.art.ground import Detail, detail_at, plain_ground
from minigolf_desktop.ui.eighteen_holes.art.tokens import RIVAL_NAMES, shape_fill, shape_named

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


_TALL = 0.42
"""Radius of the shapes of the golfers for whom the measures of a figure are given."""
_FEET = QPointF(0.0, 0.36)
_SIGN_AT, _SIGN_RADIUS = QPointF(0.0, -0.1), 0.36
_HEAD, _HEAD_RADIUS = QPointF(0.0, -0.86), 0.29
_WATERLINE = 0.1
_SKIN = tuple(map(QColor, ("#F2C9A1", "#8D5A3A", "#E7B48A", "#5E3A28", "#C98E62", "#D9A27A")))
_CLUB = QColor("#EEF1F1")


def golfer_rect(unit: float, radius: float = RADIUS) -> QRectF:
    """Return the room of a golfer's figure round its point, its ring and shadow included."""
    size = unit * radius / _TALL
    return QRectF(-0.88 * size, -1.36 * size, 1.86 * size, 2.24 * size)


def paint_golfer(
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
    """Paint the figure of a golfer who stands at a point, with the shape of the player before it.

    The arguments are those of :func:`paint_token`; ``radius`` gives the size of the figure that a
    token of that radius stands for. The one to move stands in a gold ring; one who lies in the
    water is seen from the waist upwards.
    """
    size = unit * radius / _TALL
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(size, size)
    if moving:
        _paint_spot(painter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground.SHADE, 0.36))
    painter.drawEllipse(_FEET + QPointF(0.28, 0.12), 0.62, 0.24)
    if wet:
        painter.setClipRect(QRectF(-2, -3, 4, 3 + _WATERLINE))
    _paint_figure(painter, colour, theme)
    _paint_sign(painter, colour, mark, theme)
    if wet:
        painter.setClipping(False)
        _paint_waves(painter)
    painter.restore()


def _paint_spot(painter: QPainter) -> None:
    """Paint the gold ring on the ground round the feet of who is to move."""
    for colour, width in ((faded(ground.INK, 0.75), 0.15), (ground.GOLD, 0.09)):
        painter.setPen(QPen(colour, width))
        painter.setBrush(faded(ground.GOLD, 0.35))
        painter.drawEllipse(_FEET, 0.76, 0.4)


def _paint_figure(painter: QPainter, colour: str, theme: Theme) -> None:
    outline, body, shade, cap = _figure()
    coat = shape_fill(colour, theme)
    fill(painter, outline[0], ground.INK)
    fill(painter, outline[1], ground.WHITE)
    painter.setPen(QPen(ground.INK, 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(0.5, 0.12, 0.66, -1.02))
    painter.setPen(QPen(_CLUB, 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(0.5, 0.12, 0.66, -1.02))
    painter.drawLine(QLineF(0.66, -1.02, 0.8, -1.08))
    fill(painter, body, coat)
    fill(painter, shade, coat.darker(128))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SKIN[sum(map(ord, colour)) % len(_SKIN)])
    painter.drawEllipse(_HEAD, _HEAD_RADIUS, _HEAD_RADIUS)
    painter.setBrush(ground.INK)
    for eye in (-0.06, 0.14):
        painter.drawEllipse(_HEAD + QPointF(eye, 0.06), 0.035, 0.045)
    fill(painter, cap, coat)
    stroke(painter, _brim(), coat.darker(140), 0.08)


def _paint_sign(painter: QPainter, colour: str, mark: str, theme: Theme) -> None:
    """Paint the shape of a player on the figure, and the letter that a golfer of a team bears."""
    stamp = ground.WHITE if colour in RIVAL_NAMES else player_colour(colour).stamp
    painter.save()
    painter.translate(_SIGN_AT)
    painter.scale(_SIGN_RADIUS, _SIGN_RADIUS)
    fill(painter, shape_named(colour), stamp)
    if mark:
        ink = shape_fill(colour, theme).darker(130)
        paint_letters(painter, mark, QPointF(0, -0.02), 1.1, ink, "points")
    painter.restore()


def _paint_waves(painter: QPainter) -> None:
    rings = QPainterPath()
    for wide, high in ((0.56, 0.2), (0.78, 0.3)):
        rings.addEllipse(QPointF(0, _WATERLINE), wide, high)
    stroke(painter, rings, ground.WAVE, 0.06, 0.9)


@lru_cache(maxsize=1)
def _figure() -> tuple[tuple[QPainterPath, QPainterPath], QPainterPath, QPainterPath, QPainterPath]:
    """Return a figure as ink line and white rim, as body, as the side in the shade, and its cap."""
    body = QPainterPath(QPointF(-0.34, 0.44))
    body.cubicTo(-0.5, 0.1, -0.52, -0.3, -0.4, -0.46)
    body.cubicTo(-0.28, -0.62, 0.28, -0.62, 0.4, -0.46)
    body.cubicTo(0.52, -0.3, 0.5, 0.1, 0.34, 0.44)
    body.cubicTo(0.2, 0.58, -0.2, 0.58, -0.34, 0.44)
    body.closeSubpath()
    shade = QPainterPath(QPointF(0.3, -0.55))
    shade.cubicTo(0.52, -0.44, 0.56, 0.0, 0.34, 0.44)
    shade.cubicTo(0.28, 0.52, 0.16, 0.54, 0.06, 0.55)
    shade.cubicTo(0.34, 0.3, 0.42, -0.2, 0.3, -0.55)
    shade.closeSubpath()
    round_head = QRectF(
        _HEAD.x() - _HEAD_RADIUS, _HEAD.y() - _HEAD_RADIUS, 2 * _HEAD_RADIUS, 2 * _HEAD_RADIUS
    ).adjusted(-0.02, -0.03, 0.02, 0)
    cap = QPainterPath()
    cap.arcMoveTo(round_head, 18)
    cap.arcTo(round_head, 18, 144)
    cap.closeSubpath()
    whole = QPainterPath(body)
    whole.addEllipse(round_head)
    whole.setFillRule(Qt.FillRule.WindingFill)
    grown = []
    for reach in (0.13, 0.075):
        path = QPainterPath(whole)
        path.addPath(line_shape(whole, 2 * reach))
        path.addPath(line_shape(_brim(), 0.09 + 2 * reach))
        path.setFillRule(Qt.FillRule.WindingFill)
        grown.append(path)
    return (grown[0], grown[1]), body, shade, cap


@lru_cache(maxsize=1)
def _brim() -> QPainterPath:
    path = QPainterPath(_HEAD + QPointF(-0.24, -0.1))
    path.lineTo(_HEAD + QPointF(0.42, -0.07))
    return path


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


_POLE = 1.16
_LENGTH, _HEIGHT = 0.7, 0.5
"""Height of the pole, size of the pennant, in sides of a hex."""
_SMALL_FLAG = 1.2
"""How much larger a flag is where hexes are small."""
_STEPS_BACK = 0.86
"""How large a flag is whose hole is not in play."""
AT_REST = 0.12
"""Part of a wave in which a flag hangs when it is not taken."""
_TAKEN = 0.26
"""Radius of the shapes of those who took a flag."""
_TAKEN_ABOVE = 0.3
"""How far above the middle of the green they stand: golfers stand below it."""


def flag_rect(unit: float) -> QRectF:
    """Return the room of a flag round the middle of its green, at every size."""
    return QRectF(-0.9 * unit, -1.4 * unit, 1.9 * unit, 2.45 * unit)


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
    wave: float = AT_REST,
) -> None:
    """Paint the flag of a green whose middle is a point; ``unit`` is the side of a hex in pixels.

    The label is its number: white on red for the hole in play, ink on paper for others, which
    are a little smaller. ``wave`` tells which part of a wave the cloth hangs in, from 0 to 1. The
    flag gives way to the shapes of those who took it, given by the names of their colours.
    """
    if taken_by:
        _paint_takers(painter, point, unit, taken_by, theme)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point + CUP * unit)
    size = unit if detail_at(unit) is Detail.NEAR else unit * _SMALL_FLAG
    size *= 1.0 if in_play else _STEPS_BACK
    painter.scale(size, size)
    _paint_pole(painter)
    cloth, fold = _cloth(round(wave * _WAVES))
    base = ground.FLAG if in_play else ground.PAPER
    fill(painter, cloth, base)
    fill(painter, fold, base.darker(118))
    stroke(painter, cloth, ground.INK, 0.05)
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
        (QLineF(0, 0, 0.62, 0.3), faded(ground.SHADE, 0.34), 0.08),
        (QLineF(0, 0, 0, -_POLE), ground.INK, 0.1),
        (QLineF(0, -0.03, 0, -_POLE), ground.PAPER, 0.05),
    ):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, round_cap))
        painter.drawLine(line)


_WAVES = 24
"""Pictures of a wave."""
_SWING = 0.11
"""How far the end of the cloth swings up and down."""


@lru_cache(maxsize=_WAVES + 1)
def _cloth(step: int) -> tuple[QPainterPath, QPainterPath]:
    """Return the cloth of a flag in a step of its wave, and the fold in it that lies in the shade.

    The wave runs outwards from the pole, where the cloth is fixed.
    """

    def edge(part: float, down: float) -> tuple[float, float]:
        swing = (
            _SWING * (0.3 + part) * sin(2 * pi * (1.1 * part - step / _WAVES)) * min(1, part * 3)
        )
        return _LENGTH * part, -_POLE + down + swing

    parts = [k / 10 for k in range(11)]
    upper = [edge(part, 0.0) for part in parts]
    lower = [edge(part, _HEIGHT) for part in parts]
    notch = edge(0.86, _HEIGHT / 2)
    cloth = polygon([*upper, notch, *reversed(lower)])
    fold = [part for part in parts if 0.5 <= part <= 0.8]
    shade = polygon([*(edge(p, 0.0) for p in fold), *(edge(p, _HEIGHT) for p in reversed(fold))])
    return cloth, shade


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


_PLAQUE = QRectF(-0.5, -0.46, 1.0, 0.92)
_STRIP = 0.36
"""Height of the pale strip at its foot."""
_ROUNDED = 0.16
_FIGURE, _WORDS, _FEW_WORDS = 0.6, 0.3, 0.42
"""Sizes of letters: of the number of a hole, and of the words below it, where hexes are large
and where they are so small that there is room for a figure only."""
_BEHIND, _ABOVE = 0.8, 0.95
"""How far from the middle of the tee it stands, below it and above it."""
_ROOM = QRectF(-0.6, -0.52, 1.2, 1.04)
"""Room of a sign round its point, for other signs and flags to keep clear of."""
_ELSEWHERE = tuple(
    QPointF(x, y)
    for x, y in (
        *((0, -0.1), (-0.3, 0), (0.3, 0), (0, -0.2), (-0.55, 0), (0.55, 0)),
        *((-0.9, -0.3), (0.9, -0.3), (-1.1, -0.7), (1.1, -0.7), (0, -1.74)),
    )
)
"""Where else a sign may stand, from where it would: x to the right, y away from its tee."""


class TeeSign(NamedTuple):
    """A tee of a course, with what its sign tells."""

    tee: Hex
    direction: int
    """In which it plays."""
    box: TeeBox
    """Its par and its number of fairway tiles."""
    offset: tuple[float, float]
    """Across and down from the middle of the tee's hex to where it stands, in sides of a hex."""
    hole: int | None = None
    """Number of the hole that is played from it, as players count; None where none is."""

    @property
    def beside(self) -> QPointF:
        """Where it stands, from the middle of the tee's hex."""
        return QPointF(*self.offset)

    @property
    def point(self) -> QPointF:
        """Where it stands on the course, in sides of a hex."""
        return hex_centre(self.tee, 1.0) + self.beside


def tee_signs(course: Course, faces: Mapping[str, Face]) -> Iterator[TeeSign]:
    """Yield the tees of a course, no sign over another or below a flag if that can be helped.

    ``faces`` has every face by its id.
    """
    taken = [pennant_rect(1.0).translated(hex_centre(hole.green, 1.0)) for hole in course.holes]
    numbers = {hole.tee: number for number, hole in reversed([*enumerate(course.holes, 1)])}
    for tile in course.tiles:
        face = faces[tile.face]
        if face.tee is not None:
            tee = tile_hexes(tile)[face.tee.place]
            direction = tee_direction(face, tile.turn)
            beside = _clear_of(taken, hex_centre(tee, 1.0), direction)
            offset = beside.x(), beside.y()
            sign = TeeSign(tee, direction, face.tee, offset, numbers.get(tee))
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
        paint_sign(painter, sign, sign.point * unit, unit)


def paint_sign(painter: QPainter, sign: TeeSign, point: QPointF, unit: float) -> None:
    """Paint the sign of a tee of a course round a point: its hole, if it has one, and its par."""
    if sign.hole is None:
        paint_tee_sign(painter, point, unit, sign.box.par, sign.box.fairway_tiles)
    else:
        paint_hole_sign(painter, point, unit, str(sign.hole), sign.box.par)


def tee_sign_point(tee: QPointF, direction: int, unit: float) -> QPointF:
    """Return where the sign of a tee stands: behind it, clear of the fairway.

    ``tee`` is the middle of the tee's hex, ``direction`` the one that it plays to.
    """
    ahead = step_vector(direction, unit)
    up_or_down = -_ABOVE if ahead.y() > 0 else _BEHIND
    return QPointF(tee.x() - ahead.x() * 0.095, tee.y() + up_or_down * unit)


def tee_sign_rect(unit: float) -> QRectF:
    """Return the room of a sign round its point, at every size."""
    return QRectF(-0.65 * unit, -0.62 * unit, 1.4 * unit, 1.45 * unit)


def paint_hole_sign(painter: QPainter, point: QPointF, unit: float, hole: str, par: int) -> None:
    """Paint the sign at the tee of a hole round a point: its number, and its par below."""
    with _plaque(painter, point, unit):
        words, size = _par_words(par, unit)
        paint_letters(painter, hole, _upper_half(), _FIGURE, ground.PAPER, "points")
        paint_letters(painter, words, _lower_half(), size, ground.INK, "points")


def paint_tee_sign(
    painter: QPainter, point: QPointF, unit: float, par: int, fairway_tiles: int
) -> None:
    """Paint the sign of a tee with which courses are built: its par, and the tiles to add."""
    with _plaque(painter, point, unit):
        words, size = _par_words(par, unit)
        paint_letters(painter, words, _upper_half(), size * 1.1, ground.PAPER, "points")
        painter.setPen(QPen(ground.INK, 0.04))
        painter.setBrush(ground.FAIRWAY)
        painter.drawPolygon(polygon_round(_lower_half() - QPointF(0.16, 0), 0.15))
        beside = _lower_half() + QPointF(0.16, 0)
        paint_letters(painter, str(fairway_tiles), beside, _FEW_WORDS, ground.INK, "points")


def _par_words(par: int, unit: float) -> tuple[str, float]:
    """Return what a sign says of a par, and the size of its letters."""
    if detail_at(unit) < Detail.MIDDLE:
        return str(par), _FEW_WORDS
    words = QCoreApplication.translate("TeeSign", "PAR {par}").format(par=par)
    return words, min(_WORDS, _WORDS * 0.84 / width_of(words, _WORDS, "points"))


def _upper_half() -> QPointF:
    return QPointF(0, (_PLAQUE.top() + _PLAQUE.bottom() - _STRIP) / 2)


def _lower_half() -> QPointF:
    return QPointF(0, _PLAQUE.bottom() - _STRIP / 2)


@contextmanager
def _plaque(painter: QPainter, point: QPointF, unit: float) -> Iterator[None]:
    """Paint an empty sign on two posts round a point; what is painted meanwhile comes onto it."""
    board, strip = QPainterPath(), QPainterPath()
    board.addRoundedRect(_PLAQUE, _ROUNDED, _ROUNDED)
    strip.addRect(_PLAQUE.adjusted(0, _PLAQUE.height() - _STRIP, 0, 0))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    fill(painter, board.translated(0.1, 0.14), ground.SHADE, 0.34)
    posts = [QLineF(x, _PLAQUE.bottom(), x, _PLAQUE.bottom() + 0.14) for x in (-0.28, 0.28)]
    draw_lines(painter, posts, ground.INK, 0.12)
    fill(painter, board, ground.SIGN)
    fill(painter, strip.intersected(board), ground.PAPER)
    stroke(painter, board, ground.INK, 0.06)
    yield
    painter.restore()


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
