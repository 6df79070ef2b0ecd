"""What is laid over the course in the editor: lights, signs of faults, places for a tile."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre, hex_polygon, tile_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, HexLens
from minigolf_desktop.ui.eighteen_holes.course_editor.layers import CourseEditorLayer

_INK = QColor("#33302A")
_GLOW = QColor("#F5C344")
_SIGN = 10.0
"""Radius of the sign of a fault in pixels."""
_ASIDE = QPointF(-0.52, 0.36)
"""Where it stands from the middle of a hex, in sides of a hex."""


class PlacesItem(QGraphicsItem):
    """Where a tile may go on: dashed outlines round the course."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        """Colours."""
        self._outlines: list[QPolygonF] = []
        self._area = QRectF()
        # Told what is exposed, only the outlines there are painted: dashes take their time.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(CourseEditorLayer.PLACES)
        self.hide()

    def show_places(self, places: Collection[Hex]) -> None:
        """Show other places."""
        self.prepareGeometryChange()
        self._outlines = [tile_polygon(place, UNIT, 0.94) for place in places]
        self._area = QRectF()
        for outline in self._outlines:
            self._area = self._area.united(outline.boundingRect())
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all places."""
        return self._area.adjusted(-10, -10, 10, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the outlines."""
        pen = QPen(faded(self.theme.second_text, 0.55), 1.6)
        pen.setCosmetic(True)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(faded(self.theme.land, 0.4))
        exposed = option.exposedRect
        for outline in self._outlines:
            if outline.boundingRect().adjusted(-10, -10, 10, 10).intersects(exposed):
                painter.drawPolygon(outline)


class LightItem(QGraphicsItem):
    """Lights hexes, or a whole tile."""

    def __init__(self, lens: HexLens, theme: Theme) -> None:
        super().__init__()
        self._lens = lens
        self.theme = theme
        """Colours."""
        self._path = QPainterPath()
        self._fills = False
        self.setZValue(CourseEditorLayer.LIGHTS)
        self.hide()

    def show_hexes(self, hexes: Collection[Hex], tile: Hex | None) -> None:
        """Light hexes and a tile; without any it goes out."""
        self.prepareGeometryChange()
        self._path = QPainterPath()
        for place in hexes:
            one = QPainterPath()
            one.addPolygon(hex_polygon(place, UNIT, 1.001))
            one.closeSubpath()
            self._path = self._path.united(one)
        self._fills = bool(hexes)
        if tile is not None:
            self._path.addPolygon(tile_polygon(tile, UNIT))
            self._path.closeSubpath()
        self.setVisible(not self._path.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all that is lit."""
        return self._path.boundingRect().adjusted(-30, -30, 30, 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint a glow and a line round it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(faded(_GLOW, 0.22) if self._fills else Qt.BrushStyle.NoBrush)
        for colour, width in ((_INK, 5.5), (self.theme.hover_edge, 3.0)):
            pen = QPen(colour, width / self._lens.scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self._path)
            painter.setBrush(Qt.BrushStyle.NoBrush)


class FaultItem(QGraphicsItem):
    """A sign on the hex where something is wrong; its size does not follow the zoom."""

    def __init__(self, theme: Theme, place: Hex, grave: bool, *, central: bool = False) -> None:
        """``central`` signs stand in the middle of a hex, others leave it to what is there."""
        super().__init__()
        self.theme = theme
        """Colours."""
        self.place = place
        """The hex."""
        self.grave = grave
        """Whether the course cannot be played like this."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Rounded corners cost more than copying a picture of them.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(CourseEditorLayer.FAULTS)
        self.setPos(hex_centre(place, UNIT) + (QPointF() if central else _ASIDE * UNIT))

    def boundingRect(self) -> QRectF:
        """Return room for the sign."""
        return QRectF(-_SIGN - 4, -_SIGN - 4, 2 * _SIGN + 8, 2 * _SIGN + 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the sign: a red diamond with a cross, or an exclamation mark for a remark."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fit = Fit.WRONG if self.grave else Fit.ASTRAY
        paint_fit_mark(painter, fit, QPointF(), _SIGN, self.theme)
