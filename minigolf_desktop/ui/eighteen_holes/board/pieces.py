"""How the hex board is looked at, and the pieces that stand on it, sharp at that size."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from enum import IntEnum
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.kept import MEGABYTE
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre

UNIT = 100.0
"""Side of a hex in scene units."""

SMALLEST_HEX = 6
"""Least side of a hex in logical pixels that the zoom reaches."""
LEAST_SIGN = 15.0
"""Side of a hex in logical pixels under which only the signs of the hole in play can be read."""
_MOST = 64 * MEGABYTE
"""Memory for pictures: those of one size, all landings and tints among them, take a third."""
_SLICE = 2
"""Milliseconds to make pictures for, before the board is asked what else there is to do."""


class _Picture(NamedTuple):
    pixels: QPixmap
    corner: QPoint
    unit: float
    """Side of a hex in device pixels that it was made for."""
    room: QRectF
    """What it covers on the board, in scene units round its place."""
    whole: QRectF
    """All of its pixels."""

    @property
    def bytes(self) -> int:
        """Memory that it takes."""
        return 4 * self.pixels.width() * self.pixels.height()


class HexLens(QObject):
    """Size at rest, and what is seen at it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.unit = 40.0
        """Side of a hex in logical pixels when the zoom is at rest."""
        self.ratio = 1.0
        """Device pixels to a logical one."""
        self.scale = 40.0 / UNIT
        """Logical pixels to a scene unit, now."""
        self.free = QRectF()
        """The part of the scene that no panel covers."""
        self.hurries = False
        """Whether the board is being zoomed: pictures are stretched the quick way, not smoothly."""
        self._pictures: dict[Hashable, _Picture] = {}
        self._bytes = 0
        self._waiting: dict[Hashable, tuple[PieceDrawing, list[Callable[[], None]]]] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)

    def settle(self, unit: float, ratio: float) -> None:
        """Take the size at rest."""
        self.unit, self.ratio = unit, ratio

    def forget(self) -> None:
        """Make all pictures anew: the theme is another one."""
        self._pictures.clear()
        self._bytes = 0
        self._waiting.clear()

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return self._clock.isActive()

    def draw(self, painter: QPainter, drawing: PieceDrawing, update: Callable[[], None]) -> None:
        """Draw something round the painter's origin, which stretches smoothly unless it hurries.

        ``update`` is called when there is a sharper picture of it: it is to be drawn anew.
        """
        picture = self._pictures.get(drawing.key)
        if picture is None:
            picture = self._make(drawing)
        if self.hurries:
            # Sharper ones are asked for when the zoom has come to rest.
            painter.drawPixmap(picture.room, picture.pixels, picture.whole)
            return
        if abs(picture.unit - self.unit * self.ratio) > 1e-6:
            self._waiting.setdefault(drawing.key, (drawing, []))[1].append(update)
            if not self._clock.isActive():
                self._clock.start()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawPixmap(picture.room, picture.pixels, picture.whole)
            return
        world = painter.worldTransform()
        if (
            world.m12() == 0
            and world.m21() == 0
            and abs(world.m11() * UNIT * self.ratio - picture.unit) < 1e-3
        ):
            place = QPointF(_pixel(world.dx() * self.ratio), _pixel(world.dy() * self.ratio))
            painter.resetTransform()
            painter.drawPixmap((place + picture.corner) / self.ratio, picture.pixels)
            painter.setWorldTransform(world)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(picture.room, picture.pixels, picture.whole)

    def _make(self, drawing: PieceDrawing) -> _Picture:
        unit, area = self.unit * self.ratio, drawing.area
        left, top = floor(area.left() * unit) - 1, floor(area.top() * unit) - 1
        right, bottom = ceil(area.right() * unit) + 1, ceil(area.bottom() * unit) + 1
        pixels = QPixmap(max(1, right - left), max(1, bottom - top))
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-left, -top)
        painter.scale(self.ratio, self.ratio)
        drawing.paint(painter, self.unit)
        painter.end()
        pixels.setDevicePixelRatio(self.ratio)
        part, whole = UNIT / unit, QRectF(pixels.rect())
        room = QRectF(left * part, top * part, whole.width() * part, whole.height() * part)
        picture = _Picture(finished(pixels), QPoint(left, top), unit, room, whole)
        before = self._pictures.pop(drawing.key, None)
        self._bytes += picture.bytes - (before.bytes if before is not None else 0)
        self._pictures[drawing.key] = picture
        while self._bytes > _MOST and len(self._pictures) > 1:
            self._bytes -= self._pictures.pop(next(iter(self._pictures))).bytes
        return picture

    def _work(self) -> None:
        since = QElapsedTimer()
        since.start()
        while self._waiting and since.elapsed() < _SLICE:
            key = next(iter(self._waiting))
            drawing, updates = self._waiting.pop(key)
            self._make(drawing)
            for update in set(updates):
                update()
        if not self._waiting:
            self._clock.stop()


def _pixel(place: float) -> int:
    """Return the nearest pixel.

    Halves always go up, so that parts of a picture that are painted apart fit together.
    """
    return floor(place + 0.5 + 1e-4)


_EDGE = 9.0
"""Room for smooth edges round a drawing, in scene units."""


class BoardPiece:
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


class DrawnPiece(BoardPiece):
    """Shows one drawing through the lens."""

    def __init__(self, lens: HexLens, layer: float, drawing: PieceDrawing) -> None:
        super().__init__(layer)
        self._lens = lens
        self._drawing = drawing
        self.reshape()

    @property
    def drawing(self) -> PieceDrawing:
        """What is shown."""
        return self._drawing

    def show_drawing(self, drawing: PieceDrawing) -> None:
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
        self._pieces: list[BoardPiece] = []
        self._by_layer: list[BoardPiece] | None = None

    def __iter__(self) -> Iterator[BoardPiece]:
        """Yield the pieces from the lowest to the highest."""
        if self._by_layer is None:
            self._by_layer = sorted(self._pieces, key=lambda piece: piece.layer)
        return iter(self._by_layer)

    def add(self, piece: BoardPiece) -> None:
        """Put a piece on the board."""
        self._pieces.append(piece)
        self.put_in_order()
        piece.board = self

    def remove(self, piece: BoardPiece) -> None:
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


class HexLayer(IntEnum):
    """Z values of the items of a hex board, lowest first."""

    LAWN = 0
    """Of the clubhouse, where it is a green; and what stirs on the ground."""
    LIGHT = 1
    """On the hole in play."""
    TINTS = 2
    WAYS = 3
    MARKS = 4
    POINTED = 5
    FLAGS = 6
    """They stand on the marks: the number of a hole can always be read."""
    GOLFERS = 7
    ARC = 8
    MOVER = 9
    """Whose shot the arc shows: it begins behind that golfer."""
    BALL = 10
    FAN = 11
    TIP = 12
