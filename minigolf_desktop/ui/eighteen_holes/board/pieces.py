"""What stands on the hex board, painted together with the ground.

The pieces are no items of Qt's: a view keeps a picture of the ground with all of them on it (see
:mod:`canvas`), so a board that is dragged paints what comes into view and copies the rest.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, Drawing, HexLens

_EDGE = 9.0
"""Room for smooth edges round a drawing, in scene units."""


class Piece:
    """Something at a point of the board. Lengths are scene units."""

    def __init__(self, layer: float) -> None:
        self._board: Pieces | None = None
        self._point = QPointF()
        self._layer = layer
        self._opacity = 1.0
        self._scale = 1.0
        self._visible = True
        self._room = QRectF()

    # What pieces differ in

    @property
    def area(self) -> QRectF:
        """What it covers round its point, at scale 1."""
        raise NotImplementedError

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Paint it round the origin, at scale 1; only the part that is ``seen`` need be painted."""
        raise NotImplementedError

    # What all have

    @property
    def board(self) -> "Pieces | None":
        """The pieces that it is one of."""
        return self._board

    @board.setter
    def board(self, board: "Pieces | None") -> None:
        self.update()
        self._board = board
        self.reshape()

    @property
    def room(self) -> QRectF:
        """What it covers on the board."""
        return self._room

    @property
    def point(self) -> QPointF:
        """Where it stands."""
        return QPointF(self._point)

    @point.setter
    def point(self, point: QPointF) -> None:
        if point != self._point:
            self._point = QPointF(point)
            self.reshape()

    @property
    def layer(self) -> float:
        """What lies higher has a greater one."""
        return self._layer

    @layer.setter
    def layer(self, layer: float) -> None:
        if layer != self._layer:
            self._layer = layer
            if self._board is not None:
                self._board.put_in_order()
            self.update()

    @property
    def opacity(self) -> float:
        """From 0, not to be seen, to 1."""
        return self._opacity

    @opacity.setter
    def opacity(self, opacity: float) -> None:
        if opacity != self._opacity:
            self._opacity = opacity
            self.update()

    @property
    def scale(self) -> float:
        """How much larger than usual it is."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self.reshape()

    @property
    def visible(self) -> bool:
        """Whether it is shown."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self.update()
            self._visible = visible
            self.update()

    def reshape(self) -> None:
        """Take its room anew, as its area or its place is another one."""
        self.update()
        area, scale = self.area, self._scale
        room = QRectF(area.topLeft() * scale, area.size() * scale)
        self._room = room.translated(self._point)
        self.update()

    def update(self) -> None:
        """Have it painted anew where it is."""
        if self._board is not None and self._visible:
            self._board.changed.emit(self._room)

    def paint_on_board(self, painter: QPainter, seen: QRectF) -> None:
        """Paint it where it stands; the painter has the coordinates of the board."""
        seen = seen.translated(-self._point)
        if self._scale == 1.0 and self._opacity == 1.0:
            painter.translate(self._point)
            self.paint(painter, seen)
            painter.translate(-self._point)
            return
        painter.save()
        painter.translate(self._point)
        painter.scale(self._scale, self._scale)
        painter.setOpacity(self._opacity)
        self.paint(painter, QRectF(seen.topLeft() / self._scale, seen.size() / self._scale))
        painter.restore()


class DrawnPiece(Piece):
    """Shows one drawing through the lens."""

    def __init__(self, lens: HexLens, layer: float, drawing: Drawing) -> None:
        super().__init__(layer)
        self._lens = lens
        self._drawing = drawing
        self.reshape()

    @property
    def drawing(self) -> Drawing:
        """What is shown."""
        return self._drawing

    def show_drawing(self, drawing: Drawing) -> None:
        """Show something else."""
        if drawing.key != self._drawing.key:
            self._drawing = drawing
            self.reshape()

    def stand_on(self, place: Hex, beside: QPointF | None = None) -> None:
        """Stand on a hex, or so many units beside its middle."""
        self.point = hex_centre(place, UNIT) + (beside or QPointF()) * UNIT

    @property
    def area(self) -> QRectF:
        """The room of the drawing."""
        area = self._drawing.area
        room = QRectF(area.topLeft() * UNIT, area.size() * UNIT)
        return room.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Draw it."""
        self._lens.draw(painter, self._drawing, self.update)


class Pieces(QObject):
    """All pieces of a board; those on the same layer lie as they came."""

    changed = Signal(QRectF)
    """A part of the board, in scene units, looks otherwise now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces: list[Piece] = []
        self._by_layer: list[Piece] | None = None

    def __iter__(self) -> Iterator[Piece]:
        """Yield the pieces from the lowest to the highest."""
        if self._by_layer is None:
            self._by_layer = sorted(self._pieces, key=lambda piece: piece.layer)
        return iter(self._by_layer)

    def add(self, piece: Piece) -> None:
        """Put a piece on the board."""
        self._pieces.append(piece)
        self.put_in_order()
        piece.board = self

    def remove(self, piece: Piece) -> None:
        """Take a piece off the board; raises ValueError where it is not on it."""
        self._pieces.remove(piece)
        self.put_in_order()
        piece.board = None

    def put_in_order(self) -> None:
        """Notice that a piece is on another layer."""
        self._by_layer = None

    def paint(self, painter: QPainter, parts: Sequence[QRectF]) -> None:
        """Paint the pieces in parts of the board, in scene units, which are the painter's.

        The painter is to be clipped to the parts.
        """
        seen = QRectF()
        for part in parts:
            seen |= part
        several = len(parts) > 1
        for piece in self:
            room = piece.room
            if not piece.visible or not room.intersects(seen):
                continue
            if not several or any(map(room.intersects, parts)):
                piece.paint_on_board(painter, seen)
