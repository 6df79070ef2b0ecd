"""Whatever stands on the hex board: a drawing at a place."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.layers import HexLayer
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, Drawing, HexLens


class DrawnItem(QGraphicsItem):
    """Shows one drawing through the lens."""

    def __init__(self, lens: HexLens, layer: HexLayer, drawing: Drawing) -> None:
        super().__init__()
        self._lens = lens
        self._drawing = drawing
        self.setZValue(layer)

    @property
    def drawing(self) -> Drawing:
        """What is shown."""
        return self._drawing

    def show_drawing(self, drawing: Drawing) -> None:
        """Show something else."""
        if drawing.key != self._drawing.key:
            if drawing.area != self._drawing.area:
                self.prepareGeometryChange()
            self._drawing = drawing
            self.update()

    def stand_on(self, place: Hex, beside: QPointF | None = None) -> None:
        """Stand on a hex, or so many units beside its middle."""
        self.setPos(hex_centre(place, UNIT) + (beside or QPointF()) * UNIT)

    def boundingRect(self) -> QRectF:
        """Return the room of the drawing."""
        area = self._drawing.area
        return QRectF(area.topLeft() * UNIT, area.size() * UNIT).adjusted(-9, -9, 9, 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw it."""
        self._lens.draw(painter, self._drawing, self)
