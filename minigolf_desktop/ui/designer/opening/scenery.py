"""What stands on the grounds of an opening day and does not move: lamps, barriers, the garland.

Units are 100 a cell.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.geometry.walking import Footing, Spot
from minigolf_desktop.model.putt_dice.opening_day import Grounds
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import fill, grown, line_shape, oval, polygon
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.designer.art.fence import (
    DISTANCE,
    fence_of,
    gate_turn,
    plot_shape,
)
from minigolf_desktop.ui.designer.art.lanes import Pose
from minigolf_desktop.ui.designer.art.layout import tile_plan

# --- Lamps

_FROM_FENCE_TO_FENCE = 165.0
"""Units between two lamps on the fence."""
_APART = 62.0
"""How far lamps stand from each other at least."""
_POST, _GLASS = QColor("#463C34"), QColor("#FFF3CF")
_RIM = QColor("#8E7B5C")


def lamps_of(land: Land, grounds: Grounds) -> tuple[QPointF, ...]:
    """Return where lamps stand: at the hut, by tees and greens, and along the fence."""
    turn = gate_turn(land.gate)
    found = [turn.map(QPointF(*at)) for at in ((92.0, 174.0), (174.0, 92.0))]
    for hole in grounds.holes:
        for along in (0.0, hole.line.length):
            spot = _beside(grounds.footing, hole.line.at(along))
            if spot is not None and _is_alone(spot, found):
                found.append(QPointF(spot.x, spot.y))
    posts = [QPointF(x, y) for x, y in fence_of(land).gate_posts]
    found += [
        spot for spot in _on_fence(land) if _is_alone(Spot(spot.x(), spot.y()), (*found, *posts))
    ]
    return tuple(found)


def _beside(footing: Footing, middle: Spot) -> Spot | None:
    """Return a place on the grass beside a mat or a cup, where nobody has to walk."""
    for reach in (42.0, 50.0, 36.0):
        for angle in (-45, 45, -135, 135, 0, 90, 180, 270):
            a = radians(angle)
            spot = Spot(middle.x + reach * sin(a), middle.y - reach * cos(a))
            if footing.cost(spot) == 10:
                return spot
    return None


def _is_alone(spot: Spot, others: Iterable[QPointF]) -> bool:
    return all(hypot(spot.x - one.x(), spot.y - one.y()) >= _APART for one in others)


def _on_fence(land: Land) -> Iterator[QPointF]:
    path = grown(plot_shape(land).whole, DISTANCE)
    count = max(4, round(path.length() / _FROM_FENCE_TO_FENCE))
    for number in range(count):
        yield path.pointAtPercent(number / count)


def paint_lamps(painter: QPainter, lamps: Iterable[QPointF]) -> None:
    """Paint the lamps as they look by day."""
    for lamp in lamps:
        fill(painter, oval(lamp.x() + 3.2, lamp.y() + 4.4, 5.4), paint.SHADOW, 0.34)
        fill(painter, oval(lamp.x(), lamp.y(), 5.2), _POST)
        fill(painter, oval(lamp.x(), lamp.y(), 4.1), _RIM)
        fill(painter, oval(lamp.x() - 0.4, lamp.y() - 0.4, 3.0), _GLASS)


_NIGHT = QColor(10, 22, 62, 172)
_GLOW = QColor(255, 168, 66)
_REACH, _HUT_REACH, _POST_REACH = 96.0, 165.0, 70.0
_HUT_GLOWS = ((158.0, 158.0),)
"""Under the awning, from the corner of a gate that faces south-east."""


def paint_night(painter: QPainter, area: QRectF, land: Land, lamps: Sequence[QPointF]) -> None:
    """Paint the evening over everything, with the light of the lamps in it, on a clear ground."""
    turn = gate_turn(land.gate)
    lights = [(lamp, _REACH) for lamp in lamps]
    lights += [(turn.map(QPointF(*at)), _HUT_REACH) for at in _HUT_GLOWS]
    lights += [(QPointF(x, y), _POST_REACH) for x, y in fence_of(land).gate_posts]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(area, _NIGHT)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for middle, reach in lights:
        _light(painter, middle, reach, QColor(0, 0, 0), (0.8, 0.5, 0.17))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for middle, reach in lights:
        _light(painter, middle, reach * 0.8, _GLOW, (0.5, 0.2, 0.06))
    for lamp in lamps:
        fill(painter, oval(lamp.x(), lamp.y(), 7.5), _GLOW, 0.35)
        fill(painter, oval(lamp.x() - 0.3, lamp.y() - 0.3, 3.6), "#FFF8DF")


def _light(
    painter: QPainter,
    middle: QPointF,
    reach: float,
    colour: QColor,
    strengths: tuple[float, float, float],
) -> None:
    shine = QRadialGradient(middle, reach)
    for at, strength in zip((0.0, 0.3, 0.65), strengths, strict=True):
        tone = QColor(colour)
        tone.setAlphaF(strength)
        shine.setColorAt(at, tone)
    tone = QColor(colour)
    tone.setAlphaF(0)
    shine.setColorAt(1.0, tone)
    painter.setBrush(shine)
    painter.drawEllipse(middle, reach, reach)


# --- The garland at the gate

_PENNANT = 9.0
_SAG = 16.0


def garland_of(land: Land) -> tuple[tuple[QPainterPath, QColor], ...]:
    """Return the pennants from the posts of the gate to the hut, each with its colour."""
    turn = gate_turn(land.gate)
    (ax, ay), (bx, by) = fence_of(land).gate_posts
    hut = [turn.map(QPointF(*at)) for at in ((62.0, 126.0), (126.0, 62.0))]
    posts = sorted((QPointF(ax, ay), QPointF(bx, by)), key=lambda one: _away(one, hut[0]))
    lines = [_sagging(posts[0], hut[0]), _sagging(posts[1], hut[1]), _sagging(posts[0], posts[1])]
    found: list[tuple[QPainterPath, QColor]] = []
    for line in lines:
        found.append((line_shape(line, 1.2), QColor("#FFF8E6")))
        count = max(2, int(line.length() / 11))
        for number in range(count):
            at = line.pointAtPercent((number + 0.5) / count)
            angle = -line.angleAtPercent((number + 0.5) / count)
            colour = PLAYER_COLOURS[len(found) % len(PLAYER_COLOURS)].light
            found.append((_pennant(at, angle), QColor(colour)))
    return tuple(found)


def _away(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def _sagging(start: QPointF, end: QPointF) -> QPainterPath:
    line = QPainterPath(start)
    middle = (start + end) / 2
    across = QPointF(end.y() - start.y(), start.x() - end.x())
    length = hypot(across.x(), across.y())
    line.quadTo(middle + across / length * min(_SAG, length / 5), end)
    return line


def _pennant(at: QPointF, angle: float) -> QPainterPath:
    a = radians(angle)
    east, south = cos(a), sin(a)
    points = ((-4.2, 0.0), (4.2, 0.0), (0.0, _PENNANT))
    return polygon(
        [(at.x() + x * east - y * south, at.y() + x * south + y * east) for x, y in points]
    )


def paint_garland(painter: QPainter, garland: Sequence[tuple[QPainterPath, QColor]]) -> None:
    """Paint the pennants: people walk below them."""
    for shape, _ in garland:
        fill(painter, shape.translated(4, 5.5), paint.SHADOW, 0.22)
    for shape, colour in garland:
        fill(painter, shape, colour)


# --- Holes that are closed

_PLANK, _HALF = 6.4, 27.0
_RED, _WHITE = QColor("#D5323C"), QColor("#FFF8E6")


class _Barrier(NamedTuple):
    """Where a plank stands across a lane."""

    middle: QPointF
    angle: float
    """Of the lane, in degrees clockwise from north."""


def paint_barriers(painter: QPainter, course: Course, closed: Iterable[Hole]) -> None:
    """Fence off the holes that nobody can play, with a sign on each."""
    for hole in closed:
        ends = dict.fromkeys((hole.steps[0], hole.steps[-1]))
        for number, (cell, segment) in enumerate(ends):
            turned = course.tiles[cell]
            lane = tile_plan(course.box.design(turned), turned & 3).lanes[segment]
            x, y, angle = lane.way.at(lane.way.length * 0.4)
            column, row = unpack(cell)
            middle = QPointF(100 * column + x, 100 * row + y)
            _paint_barrier(painter, _Barrier(middle, angle), has_sign=number == 0)


def _paint_barrier(painter: QPainter, barrier: _Barrier, *, has_sign: bool) -> None:
    pose = Pose(barrier.middle.x(), barrier.middle.y(), barrier.angle)
    plank = polygon(
        [
            pose.offset(-_HALF, -_PLANK / 2),
            pose.offset(_HALF, -_PLANK / 2),
            pose.offset(_HALF, _PLANK / 2),
            pose.offset(-_HALF, _PLANK / 2),
        ]
    )
    fill(painter, plank.translated(3, 4.2), paint.SHADOW, 0.36)
    fill(painter, plank, _WHITE)
    wide = 2 * _HALF / 7
    for stripe in range(0, 7, 2):
        left = -_HALF + stripe * wide
        corners = ((left, -1), (left + wide, -1), (left + wide, 1), (left, 1))
        fill(
            painter,
            polygon([pose.offset(aside, side * _PLANK / 2) for aside, side in corners]),
            _RED,
        )
    for side in (-1, 1):
        x, y = pose.offset(side * _HALF, 0)
        fill(painter, oval(x, y, 4.6), _POST)
        fill(painter, oval(x - 0.6, y - 0.6, 3.0), _RIM)
    if has_sign:
        x, y = barrier.middle.x(), barrier.middle.y()
        fill(painter, oval(x + 2.2, y + 3, 13), paint.SHADOW, 0.36)
        fill(painter, oval(x, y, 13), _WHITE)
        fill(painter, oval(x, y, 11), _RED)
        bar = QPainterPath()
        bar.addRoundedRect(QRectF(x - 7, y - 2.2, 14, 4.4), 1, 1)
        fill(painter, bar, _WHITE)


# --- What happens

_PETALS = tuple(QColor(one) for one in ("#F7C52F", "#EE85B5", "#FFFDF4", "#7A4FB0", "#48A4DC"))


def paint_splash(painter: QPainter, share: float) -> None:
    """Paint rings and drops round the painter's origin; ``share`` of it is over."""
    for ring in (0.0, 0.22):
        part = max(0.0, share - ring) / (1 - ring)
        if 0 < part < 1:
            shape = QPainterPath()
            radius = 3 + 13 * part
            shape.addEllipse(QPointF(0, 0), radius, radius)
            painter.strokePath(shape, _ring_pen(1 - part))
    for drop in range(7):
        a, away = 2 * pi * drop / 7 + 0.4, 4 + 12 * share
        high = 9 * share * (1 - share) * 4
        fill(painter, oval(away * cos(a), away * sin(a) - high, 1.7), "#E9F7FC", 1 - share)


def _ring_pen(strength: float) -> QPen:
    colour = QColor("#F2FBFE")
    colour.setAlphaF(strength)
    return QPen(colour, 1.8)


def paint_petals(painter: QPainter, share: float, pieces: int = 9, reach: float = 16.0) -> None:
    """Paint what flies up round the painter's origin, petals or confetti."""
    for piece in range(pieces):
        a = 2 * pi * piece / pieces + piece * 0.7
        away = reach * (0.45 + 0.55 * ((piece * 37) % 10) / 10) * (1 - (1 - share) ** 2)
        high = reach * 1.1 * share * (1 - share) * 2
        x, y = away * cos(a), away * sin(a) - high
        side = 1.5 + (piece % 3) * 0.4
        turn = share * 6 + piece
        shape = polygon(
            [
                (
                    x + side * cos(turn + k * pi / 2) * (1.5 if k % 2 else 0.8),
                    y + side * sin(turn + k * pi / 2),
                )
                for k in range(4)
            ]
        )
        fill(painter, shape, _PETALS[piece % len(_PETALS)], min(1.0, 2.2 * (1 - share)))


def paint_heart(painter: QPainter, share: float) -> None:
    """Paint a heart that rises from the painter's origin and fades."""
    grows = min(1.0, share * 5)
    size = 7.5 * grows
    y = -20 - 16 * share
    heart = QPainterPath(QPointF(0, y + size))
    heart.cubicTo(-2.2 * size, y - 0.6 * size, -0.7 * size, y - 1.7 * size, 0, y - 0.5 * size)
    heart.cubicTo(0.7 * size, y - 1.7 * size, 2.2 * size, y - 0.6 * size, 0, y + size)
    strength = min(1.0, 3 * (1 - share))
    fill(painter, heart.translated(0.8, 1.2), paint.SHADOW, 0.3 * strength)
    fill(painter, heart, "#D5323C", strength)
