"""The hexes that a shot may reach, all in one piece: they come and go with the pointer."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.art.hexes.tee_sign import TeeSign, tee_sign_rect
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.layers import HexLayer
from minigolf_desktop.ui.eighteen_holes.board.lens import LEAST_SIGN, UNIT, Drawing, HexLens
from minigolf_desktop.ui.eighteen_holes.board.picture import Tint, Tints
from minigolf_desktop.ui.eighteen_holes.board.pieces import Piece


class TintPiece(Piece):
    """Shows tints, each a small picture of the lens that many hexes share.

    The signs of tees, which are a part of the ground, stand on them.
    """

    def __init__(self, lens: HexLens) -> None:
        super().__init__(HexLayer.TINTS)
        self._lens = lens
        self._tints: dict[Hex, Tint] = {}
        self._drawn: list[_Placed] = []
        self._signs: list[_Placed] = []
        self._above: list[_Placed] = []
        self._area = QRectF()

    def show_tints(self, tints: Tints) -> None:
        """Show other tints."""
        wanted = {tint.place: tint for tint in tints}
        if wanted == self._tints:
            return
        self._tints = wanted
        self._drawn = [
            _Placed(room, room.center(), drawings.tint(tint))
            for tint in tints
            for room in (hex_polygon(tint.place, UNIT).boundingRect(),)
        ]
        self._arrange()

    def set_signs(self, signs: Iterable[TeeSign]) -> None:
        """Take the signs of the tees of the course."""
        around = tee_sign_rect(UNIT)
        self._signs = [
            _Placed(
                around.translated(sign.point * UNIT), sign.point * UNIT, drawings.tee_sign(sign)
            )
            for sign in signs
        ]
        self._arrange()

    def _arrange(self) -> None:
        """Find the signs that stand on tints, and the room of all."""
        rooms = [one.room for one in self._drawn]
        self._above = [one for one in self._signs if any(map(one.room.intersects, rooms))]
        self._area = QRectF()
        for one in (*self._drawn, *self._above):
            self._area |= one.room
        self.reshape()

    def at(self, place: Hex) -> Tint | None:
        """Return the tint of a hex."""
        return self._tints.get(place)

    @property
    def area(self) -> QRectF:
        """The room of all tints."""
        return self._area

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the tints that are seen."""
        signs = self._above if self._lens.scale * UNIT >= LEAST_SIGN else ()
        for room, point, drawing in (*self._drawn, *signs):
            if seen.intersects(room):
                painter.translate(point)
                self._lens.draw(painter, drawing, self.update)
                painter.translate(-point)


class _Placed(NamedTuple):
    """A drawing where it is drawn."""

    room: QRectF
    """What it covers."""
    point: QPointF
    """What it is drawn round."""
    drawing: Drawing
