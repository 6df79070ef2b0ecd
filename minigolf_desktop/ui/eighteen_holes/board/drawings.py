"""What stands on the hex board, as drawings for the lens, and the ways of balls over it.

Lengths are units.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.geometry.hexagon import STEPS, Hex
from minigolf_desktop.ui.common.art.drawing import faded, stroke
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.theme import Theme, paint_player_shape, player_colour
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.grass import paint_green
from minigolf_desktop.ui.eighteen_holes.art.grid import bearing, hex_centre, polygon_round
from minigolf_desktop.ui.eighteen_holes.art.ground import LAWNS, Detail, detail_at
from minigolf_desktop.ui.eighteen_holes.art.landing import (
    GroundSign,
    landing_rect,
    paint_arc,
    paint_ball,
    paint_ball_shadow,
    paint_landing,
    paint_tint,
    paint_way,
)
from minigolf_desktop.ui.eighteen_holes.art.signs import (
    AT_REST,
    TeeSign,
    flag_rect,
    golfer_rect,
    paint_flag,
    paint_golfer,
    paint_letters,
    paint_sign,
    paint_token,
    paint_value,
    tee_sign_rect,
)
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_plate
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    FlagPicture,
    GolferPicture,
    Target,
    Tint,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import LEAST_SIGN, SMALLEST_HEX

LIFT = 0.55
"""How high a ball flies in the middle of its way."""


class BallWay(NamedTuple):
    """A line with the distance of each of its points from the start."""

    points: tuple[QPointF, ...]
    far: tuple[float, ...]

    @property
    def length(self) -> float:
        """From end to end."""
        return self.far[-1]

    def at(self, far: float) -> QPointF:
        """Return the point so far from the start."""
        if far <= 0 or self.length == 0:
            return self.points[0]
        for index in range(1, len(self.points)):
            if far <= self.far[index]:
                here, there = self.points[index - 1], self.points[index]
                part = (far - self.far[index - 1]) / (self.far[index] - self.far[index - 1])
                return here + (there - here) * part
        return self.points[-1]

    def dots(self, apart: float, start: float = 0.0, end: float = 0.0) -> list[QPointF]:
        """Return points at equal distances, without so much of the start and of the end."""
        count = int((self.length - start - end) / apart)
        return [self.at(start + apart * index) for index in range(count + 1)]


def hexes_of(field: Field, path: Sequence[int]) -> tuple[Hex, ...]:
    """Return the coordinates of a path, up to where the ball leaves all that has some."""
    return tuple(field.hexes[place] for place in path if place < len(field.hexes))


def way_over(path: Sequence[Hex], rounds: int = 3, lift: float = 0.0) -> BallWay:
    """Return the way over hexes, its corners cut ``rounds`` times, lifted in its middle."""
    points = [hex_centre(place, 1.0) for place in path]
    ground = _measured(_softened(points, rounds))
    if not lift or ground.length == 0:
        return ground
    return _measured(
        [
            QPointF(point.x(), point.y() - height(far / ground.length, lift))
            for point, far in zip(ground.points, ground.far, strict=True)
        ]
    )


def height(part: float, lift: float = LIFT) -> float:
    """Return how high a ball is after a part of its way, from 0 to 1."""
    return lift * 4 * part * (1 - part)


def _softened(points: list[QPointF], rounds: int) -> list[QPointF]:
    for _ in range(rounds):
        cut = [points[0]]
        for here, there in pairwise(points):
            cut += [here * 0.75 + there * 0.25, here * 0.25 + there * 0.75]
        points = [*cut, points[-1]]
    kept = points[:1]
    for point in points[1:]:
        if hypot(point.x() - kept[-1].x(), point.y() - kept[-1].y()) > 1e-6:
            kept.append(point)
    return kept


def _measured(points: list[QPointF]) -> BallWay:
    far = [0.0]
    for here, there in pairwise(points):
        far.append(far[-1] + dist((here.x(), here.y()), (there.x(), there.y())))
    return BallWay(tuple(points), tuple(far))


_MIDDLE = QPointF(0, 0)

_HEAD = 0.62
"""How far before the middle of its hex an arc ends: its head touches the ring."""
_BALL_AT = 0.62
"""Part of the arc at which the ball is drawn."""
_TRACK = 0.3
"""Between two dots of the shadow below an arc."""
_DOTS = 0.36
"""Between two dots of a way."""
_OFF = 0.8
"""How far from the golfer ways begin."""
_RING = 0.74
"""How far before the middle of a mark ways end."""
_STAKE = 0.55

_COINS = QPointF(0.28, 0.42)
_SEEKERS = QPointF(-0.56, 0.44)
_APART = 0.4
_BADGE = 0.38
"""Half the room of a coin or of the shape of a player beside a flag."""
_CARD, _CARD_RADIUS = QPointF(0.44, -0.5), 0.24
"""Where the number of a card stands on a mark."""
_CARD_BELOW_FLAG = QPointF(0.44, 0.5)
_MARK = 0.115
"""Radius of the shape with which a player marks a ball."""
_SEEKER = 0.19
"""Radius of the shape of a player who makes for a green."""


def golfer(picture: GolferPicture, radius: float, theme: Theme) -> PieceDrawing:
    """Return the figure of a golfer who has the room of a token of a radius."""
    key = ("golfer", theme.name, round(radius, 3), picture.to_move, *picture[1:2], *picture[5:])

    def paint(painter: QPainter, unit: float) -> None:
        paint_golfer(
            painter,
            _MIDDLE,
            unit,
            picture.colour,
            moving=picture.to_move,
            radius=radius,
            mark=picture.mark,
            wet=picture.lying,
            theme=theme,
        )

    return PieceDrawing(key, golfer_rect(1.0, radius), paint)


def flag(picture: FlagPicture, theme: Theme, wave: float = AT_REST) -> PieceDrawing:
    """Return the flag of a green, or the shapes of the players who took it, with its tokens.

    ``wave`` tells which part of a wave its cloth hangs in, from 0 to 1.
    """
    key = ("flag", theme.name, round(wave, 2), *picture[2:])
    # From afar the numbers of the others would only be specks.
    matters = picture.in_play or picture.aimed

    def paint(painter: QPainter, unit: float) -> None:
        if picture.aimed:
            _paint_glow(painter, unit)
        paint_flag(
            painter,
            _MIDDLE,
            unit,
            picture.label if matters or detail_at(unit) is not Detail.FAR else "",
            in_play=picture.in_play,
            taken_by=picture.winners,
            theme=theme,
            wave=wave,
        )
        for place, value in zip(_row(picture.tokens, _COINS), picture.tokens, strict=True):
            paint_value(painter, place * unit, unit, value)
        for place, colour in zip(_row(picture.seekers, _SEEKERS), picture.seekers, strict=True):
            paint_token(painter, place * unit, unit, colour, radius=_SEEKER, theme=theme)

    room = flag_rect(1.0)
    if picture.aimed:
        room = room.united(QRectF(-1.02, -0.92, 2.04, 1.84))
    for place in (*_row(picture.tokens, _COINS), *_row(picture.seekers, _SEEKERS)):
        room = room.united(QRectF(place.x() - _BADGE, place.y() - _BADGE, 2 * _BADGE, 2 * _BADGE))
    return PieceDrawing(key, room, paint)


_LIGHT = ((1.75, 0.12), (1.35, 0.14), (1.0, 0.16))
"""Widths of the light on a hole in play, each with its strength."""
_ROUND_GREEN = 1.08
"""Radius of the ring of light round its green."""


def hole_light(way: tuple[Hex, ...]) -> PieceDrawing:
    """Return the soft light that lies on a hole in play from its tee to its green.

    Its place is the origin of the board.
    """
    line = way_over(way, 2)

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        painter.scale(unit, unit)
        path = QPainterPath(line.points[0])
        for point in line.points[1:]:
            path.lineTo(point)
        for width, strength in _LIGHT:
            stroke(painter, path, colours.HOLE_LIGHT, width, strength)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in ((0.34, 0.25), (0.12, 0.9)):
            painter.setPen(QPen(faded(colours.HOLE_LIGHT, strength), width))
            painter.drawEllipse(hex_centre(way[-1], 1.0), _ROUND_GREEN, _ROUND_GREEN)
        painter.restore()

    return PieceDrawing(("hole light", way), _round(line, 1.3), paint)


def lawn(theme: Theme) -> PieceDrawing:
    """Return the green that lies where else the clubhouse stands (ruling H34)."""
    grown = LAWNS[theme.time_of_year]

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        painter.scale(unit, unit)
        paint_plate(painter, _MIDDLE, "clubhouse", grown, ground=True)
        paint_green(painter, _MIDDLE, "clubhouse", 0.0, grown)
        if theme.evening.alpha():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.evening)
            painter.drawPolygon(polygon_round(_MIDDLE, 1.0))
        painter.restore()

    return PieceDrawing(
        ("lawn", theme.name, theme.time_of_year), QRectF(-1.1, -1.0, 2.2, 2.0), paint
    )


def _row(things: Sequence[object], start: QPointF) -> list[QPointF]:
    """Return places in a row for things on a green."""
    return [start + QPointF(_APART * index, 0) for index in range(len(things))]


def _paint_glow(painter: QPainter, unit: float) -> None:
    """Paint what tells that a green may be chosen."""
    for colour, width in ((faded(colours.INK, 0.7), 0.24), (colours.GOLD, 0.14)):
        painter.setPen(QPen(colour, width * unit))
        painter.setBrush(faded(colours.GOLD, 0.3))
        painter.drawPolygon(polygon_round(_MIDDLE, 0.88 * unit))


def mark(target: Target, pointed: bool, *, flagged: bool = False) -> PieceDrawing:
    """Return the mark of a target; its place is the hex it stands on.

    On a hex with a flag there is no room for a sign.
    """
    sign = None if flagged else target.sign
    at = _CARD_BELOW_FLAG if flagged else _CARD
    towards = _bearing(target) if target.sign is GroundSign.AIM else -90.0
    key = ("mark", sign, target.stopped, pointed, target.goal, towards, target.card)

    def paint(painter: QPainter, unit: float) -> None:
        paint_landing(
            painter,
            _MIDDLE,
            unit,
            sign,
            stopped=target.stopped,
            pointed=pointed,
            goal=target.goal,
            bearing=towards,
        )
        if target.card:
            _paint_number(painter, at, unit, str(target.card))

    return PieceDrawing(key, landing_rect(1.0), paint)


def _paint_number(painter: QPainter, at: QPointF, unit: float, number: str) -> None:
    """Paint the number of a card on a disc at the edge of a mark."""
    painter.save()
    painter.scale(unit, unit)
    painter.setPen(QPen(colours.INK, 0.06))
    painter.setBrush(colours.PAPER)
    painter.drawEllipse(at, _CARD_RADIUS, _CARD_RADIUS)
    paint_letters(painter, number, at, _CARD_RADIUS * 1.2, colours.INK)
    painter.restore()


def _bearing(target: Target) -> float:
    start, end = target.path[0], target.path[-1]
    step = Hex(end.q - start.q, end.r - start.r)
    return bearing(STEPS.index(step)) if step in STEPS else -90.0


def tint(tint: Tint) -> PieceDrawing:
    """Return the tint of a hex; its place is the hex.

    The chance is told three times, so that nobody needs to tell colours apart: by how deep the
    veil is, by how large, and in figures.
    """
    percent = round(100 * tint.chance)
    key = ("tint", percent, tint.deck)

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        painter.scale(unit, unit)
        paint_tint(painter, percent, tint.deck)
        painter.restore()

    return PieceDrawing(key, QRectF(-1.0, -0.9, 2.0, 1.8), paint)


def flag_from_afar(picture: FlagPicture, theme: Theme) -> PieceDrawing:
    """Return the flag of the hole in play, which can be read however small the hexes are."""
    near = flag(picture, theme)

    def paint(painter: QPainter, unit: float) -> None:
        near.paint(painter, max(unit, LEAST_SIGN))

    return PieceDrawing(("afar", near.key), _grown(near.area), paint)


def tee_sign_in_play(sign: TeeSign) -> PieceDrawing:
    """Return the sign of the tee in play, which can be read however small the hexes are."""
    near = tee_sign(sign)

    def paint(painter: QPainter, unit: float) -> None:
        near.paint(painter, max(unit, LEAST_SIGN))

    return PieceDrawing(("afar", near.key), _grown(near.area), paint)


def _grown(area: QRectF) -> QRectF:
    """Return room for what does not shrink with the hexes."""
    most = LEAST_SIGN / SMALLEST_HEX
    return QRectF(area.topLeft() * most, area.size() * most)


def tee_sign(sign: TeeSign) -> PieceDrawing:
    """Return the sign of a tee as it stands on the ground; its place is the sign's point."""

    def paint(painter: QPainter, unit: float) -> None:
        paint_sign(painter, sign, _MIDDLE, unit)

    return PieceDrawing(("tee sign", sign.hole, *sign.box), tee_sign_rect(1.0), paint)


def way(target: Target) -> PieceDrawing:
    """Return the dotted way to a target; its place is the origin of the board."""
    line = way_over(target.path)
    dots = line.dots(_DOTS, _OFF, _STAKE if target.sign is GroundSign.OUT else _RING)

    def paint(painter: QPainter, unit: float) -> None:
        paint_way(painter, [dot * unit for dot in dots], unit)

    return PieceDrawing(
        ("way", target.sign is GroundSign.OUT, target.path), _round(line, 0.12), paint
    )


def arc(target: Target, colour: str) -> PieceDrawing:
    """Return the flight of a player's ball to a target; its place is the origin of the board."""
    ground, high = way_over(target.path, 4), way_over(target.path, 4, LIFT)
    end = max(high.length - _HEAD, high.length / 2)
    seen = [point for point, far in zip(high.points, high.far, strict=True) if far < end]
    points = [*seen, high.at(end)]
    track = ground.dots(_TRACK, _TRACK, _TRACK)

    def paint(painter: QPainter, unit: float) -> None:
        paint_arc(painter, [point * unit for point in points], [dot * unit for dot in track], unit)
        paint_ball_shadow(painter, ground.at(_BALL_AT * ground.length) * unit, unit)
        _paint_ball(painter, high.at(_BALL_AT * high.length) * unit, unit, colour)

    area = _round(ground, 0.4).united(_round(high, 0.4))
    return PieceDrawing(("arc", colour, target.path), area, paint)


def ball(colour: str) -> PieceDrawing:
    """Return a player's ball in the air."""

    def paint(painter: QPainter, unit: float) -> None:
        _paint_ball(painter, _MIDDLE, unit, colour)

    return PieceDrawing(("ball", colour), QRectF(-0.4, -0.4, 0.8, 0.8), paint)


def _paint_ball(painter: QPainter, point: QPointF, unit: float, colour: str) -> None:
    """Paint a ball that its player has marked, as golfers do."""
    paint_ball(painter, point, unit)
    if colour:
        fill = player_colour(colour).light
        paint_player_shape(painter, colour, point, _MARK * unit, fill)


def shadow() -> PieceDrawing:
    """Return the shadow of a ball on the ground."""
    area = QRectF(-0.3, -0.3, 0.7, 0.7)
    return PieceDrawing(
        "shadow", area, lambda painter, unit: paint_ball_shadow(painter, _MIDDLE, unit)
    )


def _round(line: BallWay, reach: float) -> QRectF:
    return QPolygonF(line.points).boundingRect().adjusted(-reach, -reach, reach, reach)
