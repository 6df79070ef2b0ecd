"""The hexes that a shot may reach, all in one piece: they come and go with the pointer."""

from collections.abc import Iterable

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
        self._drawn: list[tuple[QRectF, Drawing]] = []
        self._signs: list[tuple[QRectF, Drawing]] = []
        self._above: list[tuple[QRectF, Drawing]] = []
        self._area = QRectF()

    def show_tints(self, tints: Tints) -> None:
        """Show other tints."""
        wanted = {tint.place: tint for tint in tints}
        if wanted == self._tints:
            return
        self._tints = wanted
        self._drawn = [
            (hex_polygon(tint.place, UNIT).boundingRect(), drawings.tint(tint)) for tint in tints
        ]
        self._arrange()

    def set_signs(self, signs: Iterable[TeeSign]) -> None:
        """Take the signs of the tees of the course."""
        around = tee_sign_rect(UNIT)
        self._signs = [
            (around.translated(sign.point * UNIT), drawings.tee_sign(sign)) for sign in signs
        ]
        self._arrange()

    def _arrange(self) -> None:
        """Find the signs that stand on tints, and the room of all."""
        rooms = [room for room, _ in self._drawn]
        self._above = [one for one in self._signs if any(one[0].intersects(room) for room in rooms)]
        self._area = QRectF()
        for room in (*rooms, *(room for room, _ in self._above)):
            self._area |= room
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
        for room, drawing in self._drawn:
            if room.intersects(seen):
                self._draw(painter, room.center(), drawing)
        if self._lens.scale * UNIT < LEAST_SIGN:
            return
        for room, drawing in self._above:
            if room.intersects(seen):
                # Round its point, which lies a little above the middle of its room.
                self._draw(painter, room.topLeft() - tee_sign_rect(UNIT).topLeft(), drawing)

    def _draw(self, painter: QPainter, at: QPointF, drawing: Drawing) -> None:
        painter.translate(at)
        self._lens.draw(painter, drawing, self.update)
        painter.translate(-at)
