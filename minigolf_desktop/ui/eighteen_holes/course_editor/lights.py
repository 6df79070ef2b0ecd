"""What is laid over the course in the editor: lights, signs of faults, places for a tile."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon, tile_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import SMALLEST_HEX, UNIT, Drawing, HexLens
from minigolf_desktop.ui.eighteen_holes.board.pieces import DrawnPiece, Piece
from minigolf_desktop.ui.eighteen_holes.course_editor.layers import CourseEditorLayer

_INK = QColor("#33302A")
_GLOW = QColor("#F5C344")
_SIGN = 10.0
"""Radius of the sign of a fault in pixels."""
_ASIDE = QPointF(-0.52, 0.36)
"""Where it stands from the middle of a hex, in sides of a hex."""


class PlacesPiece(Piece):
    """Where a tile may go on: dashed outlines round the course."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(CourseEditorLayer.PLACES)
        self.theme = theme
        """Colours."""
        self._outlines: list[QPolygonF] = []
        self._area = QRectF()
        self.visible = False

    def show_places(self, places: Collection[Hex]) -> None:
        """Show other places."""
        self._outlines = [tile_polygon(place, UNIT, 0.94) for place in places]
        self._area = QRectF()
        for outline in self._outlines:
            self._area = self._area.united(outline.boundingRect())
        self.reshape()

    @property
    def area(self) -> QRectF:
        """All places."""
        return self._area.adjusted(-10, -10, 10, 10)

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Paint the outlines that are seen: dashes take their time."""
        pen = QPen(faded(self.theme.second_text, 0.55), 1.6)
        pen.setCosmetic(True)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(faded(self.theme.land, 0.4))
        for outline in self._outlines:
            if outline.boundingRect().adjusted(-10, -10, 10, 10).intersects(seen):
                painter.drawPolygon(outline)


class LightPiece(Piece):
    """Lights hexes, or a whole tile."""

    def __init__(self, lens: HexLens, theme: Theme) -> None:
        super().__init__(CourseEditorLayer.LIGHTS)
        self._lens = lens
        self.theme = theme
        """Colours."""
        self._path = QPainterPath()
        self._fills = False
        self.visible = False

    def show_hexes(self, hexes: Collection[Hex], tile: Hex | None) -> None:
        """Light hexes and a tile; without any it goes out."""
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
        self.reshape()
        self.visible = not self._path.isEmpty()

    @property
    def area(self) -> QRectF:
        """All that is lit."""
        return self._path.boundingRect().adjusted(-30, -30, 30, 30)

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Paint a glow and a line round it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(faded(_GLOW, 0.22) if self._fills else Qt.BrushStyle.NoBrush)
        for colour, width in ((_INK, 5.5), (self.theme.hover_edge, 3.0)):
            pen = QPen(colour, width / self._lens.scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self._path)
            painter.setBrush(Qt.BrushStyle.NoBrush)


class FaultPiece(DrawnPiece):
    """A sign on the hex where something is wrong; its size does not follow the zoom."""

    def __init__(
        self, lens: HexLens, theme: Theme, place: Hex, grave: bool, *, central: bool = False
    ) -> None:
        """``central`` signs stand in the middle of a hex, others leave it to what is there."""
        super().__init__(lens, CourseEditorLayer.FAULTS, _fault(theme, grave))
        self.place = place
        """The hex."""
        self.grave = grave
        """Whether the course cannot be played like this."""
        self.stand_on(place, QPointF() if central else _ASIDE)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.show_drawing(_fault(theme, self.grave))


def _fault(theme: Theme, grave: bool) -> Drawing:
    """Return the sign of a fault: a red diamond with a cross, or an exclamation mark for a remark.

    Its room is large enough for it on the smallest hexes.
    """
    fit = Fit.WRONG if grave else Fit.ASTRAY
    reach = (_SIGN + 4) / SMALLEST_HEX

    def paint(painter: QPainter, unit: float) -> None:
        paint_fit_mark(painter, fit, QPointF(), _SIGN, theme)

    area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    return Drawing(("editor fault", theme.name, grave), area, paint)
