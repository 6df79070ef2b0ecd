"""The hexes that a shot may reach, all in one item: they come and go with the pointer."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.layers import HexLayer
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, Drawing, HexLens
from minigolf_desktop.ui.eighteen_holes.board.picture import Tint, Tints


class TintItem(QGraphicsItem):
    """Shows tints, each a small picture of the lens that many hexes share."""

    def __init__(self, lens: HexLens) -> None:
        super().__init__()
        self._lens = lens
        self._tints: dict[Hex, Tint] = {}
        self._drawn: list[tuple[QRectF, Drawing]] = []
        self._area = QRectF()
        self.setZValue(HexLayer.TINTS)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_tints(self, tints: Tints) -> None:
        """Show other tints."""
        wanted = {tint.place: tint for tint in tints}
        if wanted == self._tints:
            return
        self.prepareGeometryChange()
        self._tints = wanted
        self._drawn = [
            (hex_polygon(tint.place, UNIT).boundingRect(), drawings.tint(tint)) for tint in tints
        ]
        self._area = QRectF()
        for room, _ in self._drawn:
            self._area |= room
        self.update()

    def at(self, place: Hex) -> Tint | None:
        """Return the tint of a hex."""
        return self._tints.get(place)

    def boundingRect(self) -> QRectF:
        """Return the room of all tints."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the tints that are to be seen anew."""
        seen = option.exposedRect
        for room, drawing in self._drawn:
            if room.intersects(seen):
                middle = room.center()
                painter.translate(middle)
                self._lens.draw(painter, drawing, self)
                painter.translate(-middle)
