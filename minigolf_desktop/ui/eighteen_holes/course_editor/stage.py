"""The board of the course editor: the course with its numbers, faults and what is carried."""

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.eighteen_holes.building import Fault, FaultCode
from minigolf_desktop.model.eighteen_holes.course import Adjustment, Face, PlacedTile, Terrain
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.field import SideMeeting
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.placement import Fit, PillItem, PillText, paint_fit_mark
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.common.laying import LayingDesk
from minigolf_desktop.ui.common.laying.ghost import Ghost
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    hex_centre,
    hex_polygon,
    polygon_round,
    step_vector,
    tile_centre,
    tile_polygon,
)
from minigolf_desktop.ui.eighteen_holes.art.signs import (
    TeeSign,
    flag_rect,
    paint_flag,
    paint_letters,
    paint_tee_sign,
    tee_sign_rect,
    tee_signs,
)
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_adjustment, paint_tile
from minigolf_desktop.ui.eighteen_holes.board.pieces import (
    SMALLEST_HEX,
    UNIT,
    BoardPiece,
    DrawnPiece,
    HexLens,
)
from minigolf_desktop.ui.eighteen_holes.board.view import HexStage, HexView


class CourseEditorLayer(IntEnum):
    """Z values of the items of the board, lowest first."""

    PLACES = 1
    LIGHTS = 2
    TEES = 3
    FLAGS = 4
    FAULTS = 5
    GHOST = 6
    PILL = 7


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


def _flag(number: int, red: bool) -> PieceDrawing:
    label = str(number) if number else NOT_PLAYED

    def paint(painter: QPainter, unit: float) -> None:
        paint_flag(painter, QPointF(), max(unit, _LEAST), label, in_play=red)

    return PieceDrawing(("editor flag", label, red), _roomy(flag_rect(1.0)), paint)


def _tee(par: int, tiles: int, number: int, sign: QPointF) -> PieceDrawing:
    def paint(painter: QPainter, unit: float) -> None:
        if not number or unit >= _READABLE:
            paint_tee_sign(painter, sign * unit, max(unit, _READABLE), par, tiles)
        if number:
            _paint_number(painter, max(unit, _LEAST), number)

    area = tee_sign_rect(1.0).translated(sign).united(QRectF(-_DISC, -_DISC, 2 * _DISC, 2 * _DISC))
    return PieceDrawing(("editor tee", par, tiles, number, sign.toTuple()), _roomy(area), paint)


def _roomy(area: QRectF) -> QRectF:
    """Return room for what does not shrink with the hexes."""
    return area.adjusted(-1.5, -2.5, 1.5, 1)


def _paint_number(painter: QPainter, unit: float, number: int) -> None:
    """Paint the number of the hole on the tee, in the colours of a flag."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    painter.setPen(QPen(ground.INK, 0.05))
    painter.setBrush(ground.PAPER)
    painter.drawEllipse(QPointF(), _DISC - 0.04, _DISC - 0.04)
    paint_letters(painter, str(number), QPointF(), 0.34, ground.INK, "points")
    painter.restore()


FITS = {
    SideMeeting.LINKED: Fit.FITS,
    SideMeeting.OPEN: Fit.OPEN,
    SideMeeting.CLOSED: Fit.WRONG,
    SideMeeting.PLAIN: Fit.QUIET,
}
"""The mark of each way in which a side can meet what lies beyond."""

_LIGHT, _DARK = QColor("#FFFDF3"), QColor("#33302A")
_SHADOW = QColor(30, 36, 16, 80)
_MARK = 13.0
"""Radius of a mark in pixels: it does not grow with the zoom."""
_ROOM = 0.6 * UNIT
_TILE = tile_polygon(Hex(0, 0), UNIT)


class GhostFace(NamedTuple):
    """What the ghost of a tile shows."""

    face: Face
    tile: PlacedTile
    sides: tuple[SideMeeting, ...]
    """By direction; empty without marks."""
    allowed: bool
    """Whether it may be put down there."""


class GhostAdjustment(NamedTuple):
    """What the ghost of an adjustment tile shows."""

    adjustment: Adjustment
    allowed: bool
    """Whether it may be put down there."""


ShownT = TypeVar("ShownT")


class _OverTheCourse(Ghost[ShownT]):
    """What is in hand, painted as the board is: with its lens and in its colours."""

    def __init__(self, lens: HexLens, theme: Theme) -> None:
        super().__init__(CourseEditorLayer.GHOST)
        self._lens = lens
        self.theme = theme
        """Colours."""


class TileGhost(_OverTheCourse[GhostFace]):
    """A tile in hand over its place."""

    def point_of(self, shown: GhostFace) -> QPointF:
        """Return where it lies in the scene."""
        return tile_centre(shown.tile.place, UNIT)

    def boundingRect(self) -> QRectF:
        """Return the tile with shadow and marks; turned it needs room round it."""
        return _TILE.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, tile, frame and marks."""
        ghost = self.shown
        if ghost is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawPolygon(_TILE.translated(0.14 * UNIT, 0.2 * UNIT))
        painter.rotate(self.spin)
        self._lens.draw(painter, tile_drawing(ghost.face, ghost.tile.turn), self.update)
        if not ghost.allowed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.theme.panel, 0.5))
            painter.drawPolygon(_TILE)
        self._paint_frame(painter, ghost.allowed)
        if not self.spin:
            self._paint_marks(painter, ghost.sides)
        painter.restore()

    def _paint_frame(self, painter: QPainter, allowed: bool) -> None:
        pixel = 1 / self._lens.scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_LIGHT, 5 * pixel))
        painter.drawPolygon(_TILE)
        dashes = QPen(_DARK if allowed else self.theme.wrong_disk, 2.5 * pixel)
        dashes.setDashPattern([3.2, 2.2])
        painter.setPen(dashes)
        painter.drawPolygon(_TILE)

    def _paint_marks(self, painter: QPainter, sides: tuple[SideMeeting, ...]) -> None:
        pixel = 1 / self._lens.scale
        for way, side in enumerate(sides):
            middle = step_vector(way, 1.5 * UNIT)
            paint_fit_mark(painter, FITS[side], middle, _MARK * pixel, self.theme)


class AdjustmentGhost(_OverTheCourse[GhostAdjustment]):
    """An adjustment tile in hand over its hex."""

    def point_of(self, shown: GhostAdjustment) -> QPointF:
        """Return where it lies in the scene."""
        return hex_centre(shown.adjustment.place, UNIT)

    def boundingRect(self) -> QRectF:
        """Return the hex with its shadow."""
        return _hex().boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, ground and frame."""
        ghost = self.shown
        if ghost is None:
            return
        pixel = 1 / self._lens.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawPolygon(_hex().translated(0.1 * UNIT, 0.16 * UNIT))
        self._lens.draw(painter, patch_drawing(ghost.adjustment.terrain), self.update)
        if not ghost.allowed:
            painter.setBrush(faded(self.theme.panel, 0.5))
            painter.drawPolygon(_hex())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_LIGHT, 4 * pixel))
        painter.drawPolygon(_hex())
        dashes = QPen(_DARK if ghost.allowed else self.theme.wrong_disk, 2 * pixel)
        dashes.setDashPattern([3, 2])
        painter.setPen(dashes)
        painter.drawPolygon(_hex())
        if not ghost.allowed:
            paint_fit_mark(painter, Fit.WRONG, QPointF(), _MARK * pixel, self.theme)
        painter.restore()


def tile_drawing(face: Face, turn: int) -> PieceDrawing:
    """Return a tile with its marks, to be drawn on the board."""
    area = tile_polygon(Hex(0, 0), 1.0).boundingRect()
    return PieceDrawing(
        ("tile in hand", face.id, turn),
        area,
        lambda painter, unit: paint_tile(painter, face, turn, unit, marks=True),
    )


def patch_drawing(terrain: Terrain) -> PieceDrawing:
    """Return an adjustment tile, to be drawn on the board."""
    return PieceDrawing(
        ("adjustment in hand", terrain),
        polygon_round(QPointF(), 1.0).boundingRect().adjusted(-0.2, -0.2, 0.2, 0.2),
        lambda painter, unit: paint_adjustment(painter, Adjustment(Hex(0, 0), terrain), unit),
    )


def _hex() -> QPolygonF:
    return polygon_round(QPointF(), UNIT)


_INK = QColor("#33302A")
_GLOW = QColor("#F5C344")
_SIGN = 10.0
"""Radius of the sign of a fault in pixels."""
_ASIDE = QPointF(-0.52, 0.36)
"""Where it stands from the middle of a hex, in sides of a hex."""


class PlacesPiece(BoardPiece):
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


class LightPiece(BoardPiece):
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


def _fault(theme: Theme, grave: bool) -> PieceDrawing:
    """Return the sign of a fault: a red diamond with a cross, or an exclamation mark for a remark.

    Its room is large enough for it on the smallest hexes.
    """
    fit = Fit.WRONG if grave else Fit.ASTRAY
    reach = (_SIGN + 4) / SMALLEST_HEX

    def paint(painter: QPainter, unit: float) -> None:
        paint_fit_mark(painter, fit, QPointF(), _SIGN, theme)

    area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    return PieceDrawing(("editor fault", theme.name, grave), area, paint)


_EMPTY = QRectF(-11 * UNIT, -8.5 * UNIT, 22 * UNIT, 17 * UNIT)
"""What is seen of the meadow before anything is laid: room for the first tiles."""

_AROUND = 2.6 * UNIT
"""Meadow round a course that is fitted: room for the next tile to be seen coming."""

_HOLD = 0.8 * UNIT
"""How near to its foot the pointer grabs a flag."""


class CourseEditorStage(HexStage):
    """Shows a layout; gestures go to the desk."""

    def __init__(self, theme: Theme, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(theme, faces, parent)
        self.ground.set_marks(True)
        self._layout: CourseLayout | None = None
        self._flags: dict[Hex, FlagPiece] = {}
        self._tees: dict[Hex, TeePiece] = {}
        self._faults: list[FaultPiece] = []
        self.lit: frozenset[Hex] = frozenset()
        """Hexes that are lit."""
        self._places = PlacesPiece(theme)
        self._offers_places = False
        self._light = LightPiece(self.lens, theme)
        self.ghost = TileGhost(self.lens, theme)
        """The tile in hand."""
        self.adjustment_ghost = AdjustmentGhost(self.lens, theme)
        """The adjustment tile in hand."""
        self.pill = PillItem(theme)
        """What is said about what is in hand."""
        for piece in (self._places, self._light):
            self.pieces.add(piece)
        for item in (self.ghost, self.adjustment_ghost, self.pill):
            self.addItem(item)
        self.set_bounds(_EMPTY)

    # Showing

    def show_layout(self, layout: CourseLayout) -> None:
        """Show a course as it grows; the view stays where it is."""
        self._layout = layout
        self.ground.set_course(layout.course)
        self._places.show_places(_rim(layout))
        self._show_places()
        self._show_flags(layout)
        self._show_tees(layout)

    def fit_bounds(self) -> None:
        """Let a fitted board show the course as it is now."""
        area = self.course_area
        around = area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        self.set_bounds(_EMPTY if area.isEmpty() else around)

    @property
    def course_area(self) -> QRectF:
        """Where the tiles lie; empty without any."""
        area = QRectF()
        for place in self._layout.tiles if self._layout else ():
            area = area.united(tile_polygon(place, UNIT).boundingRect())
        return area

    def _show_flags(self, layout: CourseLayout) -> None:
        for green in self._flags.keys() - set(layout.greens):
            self.pieces.remove(self._flags.pop(green))
        for green in layout.greens:
            if green not in self._flags:
                self._flags[green] = FlagPiece(self.lens, green)
                self.pieces.add(self._flags[green])
            self._flags[green].show_number(layout.numbers.get(green, 0))

    def _show_tees(self, layout: CourseLayout) -> None:
        signs = {sign.tee: sign for sign in tee_signs(layout.course, layout.faces)}
        numbers = {hole.tee: number for number, hole in enumerate(layout.course.holes, 1)}
        for tee in self._tees.keys() - signs.keys():
            self.pieces.remove(self._tees.pop(tee))
        for tee, sign in signs.items():
            if tee not in self._tees:
                self._tees[tee] = TeePiece(self.lens, tee)
                self.pieces.add(self._tees[tee])
            self._tees[tee].show_tee(sign, numbers.get(tee, 0))

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Put a sign where something is wrong; of several on a hex the first counts."""
        for piece in self._faults:
            self.pieces.remove(piece)
        places = {fault.hexes[0]: fault for fault in reversed(faults) if fault.hexes}
        # A tee without a hole has no number in its middle, but a sign that wants to be read.
        self._faults = [
            FaultPiece(
                self.lens,
                self.theme,
                place,
                fault.forbids_play,
                central=fault.code is FaultCode.SPARE_TEE,
            )
            for place, fault in places.items()
        ]
        for piece in self._faults:
            self.pieces.add(piece)

    def light(self, hexes: Collection[Hex], *, tile: Hex | None = None) -> None:
        """Light hexes, or a tile; nothing without any."""
        self.lit = frozenset(hexes)
        self._light.show_hexes(hexes, tile)

    def show_places(self, shown: bool) -> None:
        """Show where a tile may go on, or no longer."""
        self._offers_places = shown
        self._show_places()

    def _show_places(self) -> None:
        empty = self._layout is None or not self._layout.tiles
        self._places.visible = self._offers_places or empty

    def show_ghost(self, ghost: GhostFace | None, text: PillText, steps: int = 0) -> None:
        """Show the tile in hand with what is said about it, or none; it has just made steps."""
        self.ghost.show_piece(ghost, self.motion, 60.0 * steps)
        self._say(text, self.ghost.pos(), 2.598 * UNIT)

    def show_adjustment_ghost(self, ghost: GhostAdjustment | None, text: PillText) -> None:
        """Show the adjustment tile in hand with what is said about it, or none."""
        self.adjustment_ghost.show_piece(ghost, self.motion)
        self._say(text, self.adjustment_ghost.pos(), 0.866 * UNIT)

    def _say(self, text: PillText, middle: QPointF, half: float) -> None:
        self.pill.say(text)
        self._pill_at = middle + QPointF(0, half), middle - QPointF(0, half)
        self.seen()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._places.theme = self._light.theme = theme
        self.ghost.theme = self.adjustment_ghost.theme = theme
        for piece in self._faults:
            piece.set_theme(theme)
        super().set_theme(theme)

    def seen(self) -> None:
        """Keep the pill in sight."""
        if self.pill.isVisible():
            self.pill.stand_at(*self._pill_at, self.lens.free, self.lens.scale)

    # Pointing

    def flag_at(self, at: QPointF, without: Hex | None = None) -> Hex | None:
        """Return the green whose flag is under a point of the scene."""
        for green, item in self._flags.items():
            away = item.middle - at
            near = away.x() ** 2 + away.y() ** 2 < _HOLD**2 / 2
            if green != without and near:
                return green
        return None

    def flag(self, green: Hex) -> FlagPiece:
        """Return the flag of a green."""
        return self._flags[green]

    @property
    def flags(self) -> Mapping[Hex, FlagPiece]:
        """Flags by green."""
        return self._flags


def _rim(layout: CourseLayout) -> frozenset[Hex]:
    """Return the places beside the tiles; the middle where nothing lies yet."""
    if not layout.tiles:
        return frozenset({Hex(0, 0)})
    beside = {neighbour(place, way) for place in layout.tiles for way in DIRECTIONS}
    return frozenset(beside - layout.tiles.keys())


_BESIDE = 2.2 * UNIT
"""How much of the places beside a tile is to be seen."""


class CourseEditorView(HexView):
    """Shows the stage of the editor."""

    def __init__(self, stage: CourseEditorStage, desk: LayingDesk) -> None:
        self._editor_stage = stage
        self._desk = desk
        super().__init__(stage)
        desk.tool_changed.connect(self.show_cursor)
        desk.spot_changed.connect(self.show_cursor)

    @property
    def tool(self) -> Gestures:
        """What follows the gestures on the board."""
        return self._desk.tool

    def shows(self, part: QRectF) -> bool:
        """Return whether all of a rectangle of the scene is in sight, with no panel over it."""
        return self.free_area.contains(self.mapFromScene(part).boundingRect().toRectF())

    def make_room_beside(self, tile: QRectF) -> None:
        """Show a tile that was laid, and where the next ones may lie beside it."""
        room = tile.adjusted(-_BESIDE, -_BESIDE, _BESIDE, _BESIDE)
        if self.shows(room):
            return
        if self.is_fitted:
            self._editor_stage.fit_bounds()
        else:
            self.reveal(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key but Space to the screen."""
        BoardWindow.keyPressEvent(self, event)
