"""The sign behind a tee: its par, and how many fairway tiles to lay from there to the green."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face, TeeBox
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex, turned
from minigolf_desktop.ui.common.art.drawing import fill
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail, detail_at
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import pennant_rect
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre, step_vector
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import plain_ground
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters, width_of

_PADDING = 0.22
"""Room beside the letters of each half, both sides together, in sides of a hex."""
_NEAR, _SMALL = (0.4, 0.28), (0.6, 0.46)
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
    height, size = _NEAR if is_near else _SMALL
    left, right = (width_of(text, size) + _PADDING for text in (word, str(fairway_tiles)))
    sign = QRectF(-(left + right) / 2, -height / 2, left + right, height)
    board = QPainterPath()
    board.addRoundedRect(sign, 0.1, 0.1)
    dark = QRectF(sign.left() + left, sign.top(), right, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    fill(painter, board.translated(0.05, 0.07), colours.SHADE, 0.35)
    fill(painter, board, colours.INK)
    fill(painter, _light_half(sign, left), colours.PAPER)
    painter.setPen(QPen(colours.INK, 0.05))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(board)
    middle = QPointF(sign.left() + left / 2, 0)
    paint_letters(painter, word, middle, size, colours.INK)
    paint_letters(painter, str(fairway_tiles), dark.center(), size, colours.PAPER)
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
