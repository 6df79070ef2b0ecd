"""What stands on the board of the editor: flags with numbers, signs of the tees."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import flag_rect, paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters
from minigolf_desktop.ui.eighteen_holes.art.hexes.tee_sign import (
    TeeSign,
    paint_tee_sign,
    tee_sign_rect,
)
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, Drawing, HexLens
from minigolf_desktop.ui.eighteen_holes.board.pieces import DrawnPiece
from minigolf_desktop.ui.eighteen_holes.course_editor.layers import CourseEditorLayer

NOT_PLAYED = "\N{EN DASH}"
"""On the flag of a green without number."""

_PENNANT = QPointF(0.2 * UNIT, -0.5 * UNIT)
"""Where the middle of the pennant is, seen from the middle of the green."""
_DISC = 0.3
"""Radius of the number on a tee, in sides of a hex."""
_READABLE = 23.0
"""Side of a hex in pixels from which the sign of a tee can be read."""
_LEAST = 28.0
"""Side of a hex in pixels below which flags and numbers shrink no more: they must be read."""


class FlagPiece(DrawnPiece):
    """The flag of a green with the number of its hole."""

    def __init__(self, lens: HexLens, green: Hex) -> None:
        super().__init__(lens, CourseEditorLayer.FLAGS, _flag(0, False))
        self.green = green
        """The hex that it stands on."""
        self.number = 0
        """Number of the hole; 0 for a green that is not played."""
        self._red = False
        self.go_home()

    def show_number(self, number: int) -> None:
        """Show another number."""
        self.number = number
        self._show()

    def set_red(self, red: bool) -> None:
        """Make the flag red: it is pointed at, or has just got its number."""
        if red is not self._red:
            self._red = red
            self._show()

    def _show(self) -> None:
        self.opacity = 1.0 if self.number or self._red else 0.7
        self.show_drawing(_flag(self.number, self._red))

    @property
    def middle(self) -> QPointF:
        """Where it can be taken hold of."""
        return self.point + _PENNANT

    def go_home(self) -> None:
        """Stand on its green."""
        self.stand_on(self.green)
        # Those to the south stand before those to the north.
        self.layer = CourseEditorLayer.FLAGS + 0.5 + self.point.y() / 1e6

    def carry(self, by: QPointF) -> None:
        """Be carried so far from its green."""
        self.point = hex_centre(self.green, UNIT) + by
        self.layer = CourseEditorLayer.GHOST


class TeePiece(DrawnPiece):
    """The sign behind a tee: par, fairway tiles to lay; and on it the number of its hole."""

    def __init__(self, lens: HexLens, tee: Hex) -> None:
        super().__init__(lens, CourseEditorLayer.TEES, _tee(0, 0, 0, QPointF()))
        self.number = 0
        """Number of the hole; 0 for a tee that none begins at."""
        self.stand_on(tee)

    def show_tee(self, sign: TeeSign, number: int) -> None:
        """Show what a sign tells, and the number of the hole."""
        self.number = number
        self.show_drawing(_tee(sign.box.par, sign.box.fairway_tiles, number, sign.beside))


def _flag(number: int, red: bool) -> Drawing:
    label = str(number) if number else NOT_PLAYED

    def paint(painter: QPainter, unit: float) -> None:
        paint_flag(painter, QPointF(), max(unit, _LEAST), label, in_play=red)

    return Drawing(("editor flag", label, red), _roomy(flag_rect(1.0)), paint)


def _tee(par: int, tiles: int, number: int, sign: QPointF) -> Drawing:
    def paint(painter: QPainter, unit: float) -> None:
        if not number or unit >= _READABLE:
            paint_tee_sign(painter, sign * unit, max(unit, _READABLE), par, tiles)
        if number:
            _paint_number(painter, max(unit, _LEAST), number)

    area = tee_sign_rect(1.0).translated(sign).united(QRectF(-_DISC, -_DISC, 2 * _DISC, 2 * _DISC))
    return Drawing(("editor tee", par, tiles, number, sign.toTuple()), _roomy(area), paint)


def _roomy(area: QRectF) -> QRectF:
    """Return room for what does not shrink with the hexes."""
    return area.adjusted(-1.5, -2.5, 1.5, 1)


def _paint_number(painter: QPainter, unit: float, number: int) -> None:
    """Paint the number of the hole on the tee, in the colours of a flag."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    painter.setPen(QPen(colours.INK, 0.05))
    painter.setBrush(colours.PAPER)
    painter.drawEllipse(QPointF(), _DISC - 0.04, _DISC - 0.04)
    paint_letters(painter, str(number), QPointF(), 0.34, colours.INK, "points")
    painter.restore()
