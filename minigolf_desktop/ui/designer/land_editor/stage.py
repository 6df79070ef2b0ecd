"""The meadow on which a land is drawn: what is seen of it, and the brush over it."""

from collections.abc import Collection, Iterator
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from minigolf_desktop.model.designer.box import Gate
from minigolf_desktop.model.designer.land_drawing import Brush, LandDrawing, is_on_meadow
from minigolf_desktop.model.designer.own_land import WIDEST
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, fill
from minigolf_desktop.ui.common.boards.backdrop import Backdrop, Seen
from minigolf_desktop.ui.common.boards.gestures import Direction, Gestures
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.common.laying import LayingDesk, Tool
from minigolf_desktop.ui.common.laying.session import LayingSession
from minigolf_desktop.ui.common.sounds import Sound
from minigolf_desktop.ui.common.theme import Theme, player_colour
from minigolf_desktop.ui.designer.art.fence import gate_disk
from minigolf_desktop.ui.designer.art.plot import (
    paint_evening,
    paint_plot,
    plot_bounds,
    rounded_outline,
    surroundings_of_land,
)
from minigolf_desktop.ui.designer.board.scene import cell_at
from minigolf_desktop.ui.designer.board.tile_item import CELL, cell_rect

COLOUR: Final = "blue"
"""Colour of the roof."""
_ROOM: Final = 3
"""Cells of meadow round a land that are seen when it is fitted,"""
_LEAST_ACROSS, _LEAST_DOWN = 15, 11
"""and how many are seen at least."""

LandSession = LayingSession[LandDrawing, Brush]
"""A land being drawn, with its history. Nothing is ever lifted."""


class LandStage(QGraphicsScene):
    """What is seen of the land, beside the land itself."""

    painted = Signal()
    """Something is to be painted anew."""
    drawn = Signal()
    """The land is another one, or the same one by another step of its history."""

    def __init__(self, theme: Theme, motion: Motion, drawing: LandDrawing, parent: QObject) -> None:
        super().__init__(parent)
        self.theme = theme
        """Colours."""
        self.motion = motion
        """How fast things move."""
        self.drawing = drawing
        """The land as it is seen: in the midst of a stroke it is not yet in the history."""
        self.brush = Brush.FREE
        """The brush in hand."""
        self.spot: int | None = None
        """Cell under the pointer, or where the keys are."""
        self.lit: Collection[int] = ()
        """Cells to look at: where something is wrong."""
        self.corner: int | None = None
        """Where a rectangle begins that is being drawn up to the spot."""
        whole = QRectF(0, 0, WIDEST * CELL, WIDEST * CELL)
        self.setSceneRect(whole.adjusted(-40 * CELL, -40 * CELL, 40 * CELL, 40 * CELL))

    def show_drawing(self, drawing: LandDrawing) -> None:
        """Show a land."""
        self.drawing = drawing
        self.lit = ()
        self.drawn.emit()
        self.painted.emit()

    def light(self, cells: Collection[int]) -> None:
        """Show where to look."""
        if cells != self.lit:
            self.lit = cells
            self.painted.emit()

    def point_at(self, cell: int | None) -> None:
        """Hold the brush over a cell, or nowhere."""
        spot = cell if cell is not None and is_on_meadow(cell) else None
        if spot != self.spot:
            self.spot = spot
            self.painted.emit()

    def covered(self) -> list[int]:
        """Return the cells that the brush would paint now."""
        if self.spot is None:
            return []
        if self.corner is None:
            return [self.spot]
        return list(rectangle(self.corner, self.spot))

    def area(self) -> QRectF:
        """Return what is to be seen of the meadow: the land with room about it."""
        places = [unpack(cell) for cell in self.drawing.cells]
        left, right = (end(x for x, _ in places) for end in (min, max))
        top, bottom = (end(y for _, y in places) for end in (min, max))
        across = _stretched(left, right, _LEAST_ACROSS)
        down = _stretched(top, bottom, _LEAST_DOWN)
        return QRectF(
            across[0] * CELL,
            down[0] * CELL,
            (across[1] - across[0]) * CELL,
            (down[1] - down[0]) * CELL,
        )


def _stretched(first: int, last: int, least: int) -> tuple[int, int]:
    """Return the first cell that is seen and the one behind the last, on the meadow."""
    spare = max(_ROOM, (least - (last - first + 1) + 1) // 2)
    low, high = first - spare, last + 1 + spare
    shift = max(0, -low) - max(0, high - WIDEST)
    return max(0, low + shift), min(WIDEST, high + shift)


def rectangle(corner: int, other: int) -> Iterator[int]:
    """Yield the cells of a rectangle between two of its corners."""
    (ax, ay), (bx, by) = unpack(corner), unpack(other)
    for y in range(min(ay, by), max(ay, by) + 1):
        for x in range(min(ax, bx), max(ax, bx) + 1):
            yield pack(x, y)


def line(start: int, end: int) -> Iterator[int]:
    """Yield the cells of a line, so that a quick stroke has no gaps; its pieces share sides."""
    (x, y), (to_x, to_y) = unpack(start), unpack(end)
    across, down = abs(to_x - x), abs(to_y - y)
    east, south = (1 if to_x > x else -1), (1 if to_y > y else -1)
    gone_across = gone_down = 0
    yield start
    while gone_across < across or gone_down < down:
        if (1 + 2 * gone_across) * down < (1 + 2 * gone_down) * across:
            gone_across, x = gone_across + 1, x + east
        else:
            gone_down, y = gone_down + 1, y + south
        yield pack(x, y)


class LandDesk(LayingDesk):
    """Holds the brush."""

    def __init__(self, session: LandSession, stage: LandStage) -> None:
        self.session = session
        """The land."""
        self.stage = stage
        """The meadow."""
        super().__init__(stage)

    def idle_tool(self) -> Tool:
        """Return the brush: it is always in hand."""
        return BrushTool(self)

    def choose(self, brush: Brush) -> None:
        """Take another brush."""
        self.stage.brush = brush
        self.tool_changed.emit()
        self.stage.painted.emit()

    def turn_gate(self) -> None:
        """Turn the gate a quarter clockwise."""
        self.session.change(self.session.layout.with_gate_turned())
        self.sounded.emit(Sound.TURNED)


class BrushTool(Tool):
    """Paints the cells that it is drawn over; the gate is taken by the hand."""

    is_idle = True
    desk: LandDesk

    def __init__(self, desk: LandDesk) -> None:
        super().__init__(desk)
        self._last: int | None = None
        self._grip: tuple[int, int] | None = None
        self._moved = False

    @property
    def cursor(self) -> Qt.CursorShape:  # type: ignore[override]
        """The pointer: a hand over the gate."""
        if self._grip is not None:
            return Qt.CursorShape.ClosedHandCursor
        stage = self.desk.stage
        is_gate = stage.spot in stage.drawing.gate.cells and self._last is None
        return Qt.CursorShape.OpenHandCursor if is_gate else Qt.CursorShape.CrossCursor

    def hover(self, at: QPointF) -> None:
        """Hold the brush over a cell."""
        self.desk.stage.point_at(cell_at(at))

    def leave(self) -> None:
        """Take the brush off the meadow."""
        self.desk.stage.point_at(None)

    def press(self, at: QPointF) -> bool:
        """Begin a stroke, a rectangle with Shift, or take the gate."""
        stage, cell = self.desk.stage, cell_at(at)
        stage.point_at(cell)
        self._last, self._grip, self._moved = None, None, False
        gate = stage.drawing.gate
        if not is_on_meadow(cell):
            return False
        if cell in gate.cells:
            x, y = unpack(cell)
            self._grip = x - gate.x, y - gate.y
        elif self._is_rectangle:
            stage.corner = cell
            stage.painted.emit()
        else:
            self._paint([cell])
            self._last = cell
        self.desk.sounded.emit(Sound.TAKEN)
        return True

    @property
    def _is_rectangle(self) -> bool:
        shift = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        return bool(shift) and self.desk.stage.brush is not Brush.GATE

    def drag(self, at: QPointF) -> None:
        """Paint on, or carry the gate."""
        stage, cell = self.desk.stage, cell_at(at)
        if cell == stage.spot:
            return
        stage.point_at(cell)
        if self._grip is not None:
            self._carry_gate(cell)
        elif self._last is not None:
            self._paint(list(line(self._last, cell)))
            self._last = cell

    def _carry_gate(self, cell: int) -> None:
        assert self._grip is not None, "the gate is in hand"
        stage, (x, y) = self.desk.stage, unpack(cell)
        left, top = (
            max(0, min(WIDEST - 2, value - grip))
            for value, grip in zip((x, y), self._grip, strict=True)
        )
        facing = stage.drawing.gate.facing
        # What it was carried over comes back behind it.
        stage.show_drawing(self.desk.session.layout.with_gate(Gate(left, top, facing)))
        self._moved = True

    def _paint(self, cells: list[int]) -> None:
        stage = self.desk.stage
        painted = stage.drawing.painted(cells, stage.brush)
        if painted != stage.drawing:
            stage.show_drawing(painted)

    def release(self, at: QPointF) -> None:
        """Let what was drawn be one step of the history; a click on the gate turns it."""
        stage, desk = self.desk.stage, self.desk
        if self._grip is not None and not self._moved:
            desk.turn_gate()
        elif stage.corner is not None:
            covered = stage.covered()
            stage.corner = None
            self._paint(covered)
            stage.painted.emit()
        self._last, self._grip = None, None
        desk.session.change(stage.drawing)

    def turn(self, steps: int) -> bool:
        """Turn the gate."""
        self.desk.turn_gate()
        return True

    def step(self, direction: Direction) -> bool:
        """Lead the brush by an arrow key; with Shift it paints as it goes."""
        stage = self.desk.stage
        if stage.spot is None:
            gate = stage.drawing.gate
            stage.point_at(pack(*(min(WIDEST - 1, value + 2) for value in (gate.x, gate.y))))
        else:
            x, y = unpack(stage.spot)
            last = WIDEST - 1
            stage.point_at(
                pack(max(0, min(last, x + direction[0])), max(0, min(last, y + direction[1])))
            )
        assert stage.spot is not None, "an arrow stays on the meadow"
        self.desk.sought.emit(cell_rect(stage.spot))
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self.confirm()
        self.desk.tool_changed.emit()
        return True

    def confirm(self) -> bool:
        """Paint the cell that the keys are on."""
        stage = self.desk.stage
        if stage.spot is None:
            return self.step((0, 0))
        self._paint([stage.spot])
        self.desk.session.change(stage.drawing)
        self.desk.sounded.emit(Sound.LAID)
        return True

    def board_changed(self) -> None:
        """Stay in hand."""


class LandView(BoardWindow):
    """The window onto the meadow."""

    grain = CELL
    smallest = 14
    largest = 160

    def __init__(self, stage: LandStage, desk: LandDesk) -> None:
        self._stage = stage
        self._desk = desk
        self._backdrop = Backdrop()
        self._plot = QPixmap()
        self._plot_key: tuple[object, ...] = ()
        super().__init__(stage)
        stage.painted.connect(self._follow)
        desk.tool_changed.connect(self.show_cursor)

    @property
    def tool(self) -> Gestures:
        """What follows the gestures on the meadow."""
        return self._desk.tool

    def bounds(self) -> QRectF:
        """Return what is to be seen when the land is fitted."""
        return self._stage.area()

    def motion(self) -> Motion:
        """Return how fast things move."""
        return self._stage.motion

    def settled(self, keeps_pictures: bool) -> None:
        """Paint everything anew."""
        self.update_board()

    def _follow(self) -> None:
        self.show_cursor()
        self.update_board()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the screen: Space paints."""
        event.ignore()

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the meadow, where one may draw on it, and the land."""
        stage, ratio, world = self._stage, self.devicePixelRatioF(), painter.worldTransform()
        part = self.exposed.boundingRect()
        pixels = QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect()
        painter.resetTransform()
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        self._backdrop.paint(painter, pixels, self._seen_meadow, surroundings_of_land(None))
        painter.restore()
        painter.setWorldTransform(world)
        _paint_places(painter, stage.theme)
        self._paint_land(painter, ratio)

    def paint_ground(self) -> None:
        """Paint the meadow ahead of the rest."""
        self._backdrop.picture(self._seen_meadow, surroundings_of_land(None))

    @property
    def _seen_meadow(self) -> Seen:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        return Seen(self._stage.theme, size, self.free_area, ratio)

    def _paint_land(self, painter: QPainter, ratio: float) -> None:
        """Paint the land; its picture is kept until something about it is another."""
        stage, scale = self._stage, painter.worldTransform().m11()
        land = stage.drawing.land
        bounds = plot_bounds(land)
        key = (land, scale, ratio, stage.theme.name)
        if key != self._plot_key:
            self._plot_key = key
            size = bounds.size() * scale
            self._plot = clear_pixmap(size.width() + 1, size.height() + 1, ratio)
            inner = QPainter(self._plot)
            inner.scale(scale, scale)
            inner.translate(-bounds.topLeft())
            paint_plot(inner, land, stage.theme, player_colour(COLOUR).fill(stage.theme))
            paint_evening(inner, land, stage.theme)
            inner.end()
        world = painter.worldTransform()
        corner = world.map(bounds.topLeft())
        painter.resetTransform()
        painter.drawPixmap(corner, self._plot)
        painter.setWorldTransform(world)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint what to look at, and the brush."""
        stage, theme = self._stage, self._stage.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if stage.lit:
            outline = rounded_outline(stage.lit, 4.0, 14.0)
            warning = QColor(theme.wrong)
            fill(painter, outline, warning, 0.22)
            painter.setPen(QPen(warning, 7, Qt.PenStyle.SolidLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)
        covered = stage.covered()
        if not covered:
            return
        if stage.brush is Brush.GATE or stage.spot in stage.drawing.gate.cells:
            self._paint_gate_ghost(painter)
        else:
            outline = rounded_outline(covered, 5.0, 14.0)
            fill(painter, outline, _SWATCHES[stage.brush], 0.5)
            painter.setPen(QPen(theme.focus, 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)

    def _paint_gate_ghost(self, painter: QPainter) -> None:
        stage, theme = self._stage, self._stage.theme
        gate = stage.drawing.gate
        if stage.spot is not None and stage.spot not in gate.cells:
            x, y = (min(WIDEST - 2, value) for value in unpack(stage.spot))
            gate = Gate(x, y, gate.facing)
        shape = QPainterPath(gate_disk(gate))
        fill(painter, shape, QColor("#FFFDF3"), 0.3)
        painter.setPen(QPen(theme.focus, 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)


_SWATCHES: Final = {
    Brush.FREE: QColor("#8FB94F"),
    Brush.POND: QColor("#5B9BBF"),
    Brush.STREAM: QColor("#7DB7CF"),
    Brush.NOTHING: QColor("#FFFDF3"),
}
"""By brush: the colour that it leaves for a moment."""
_DOT: Final = 5.0
"""Radius of the dots where cells meet."""


def _paint_places(painter: QPainter, theme: Theme) -> None:
    """Paint faintly where one may draw: a dot at each corner of a cell."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor("#FFFDF3")
    colour.setAlphaF(0.16 if theme.is_dark else 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for y in range(WIDEST + 1):
        for x in range(WIDEST + 1):
            painter.drawEllipse(QPointF(x * CELL, y * CELL), _DOT, _DOT)
    painter.restore()
