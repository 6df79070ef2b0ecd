"""The desk of the course editor: the tools it offers, and what each of them does."""

from collections.abc import Iterable
from typing import Self

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal

from minigolf_desktop.model.eighteen_holes.building import Fault
from minigolf_desktop.model.eighteen_holes.course import Adjustment, PlacedTile, Terrain
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.field import SideMeeting, sides
from minigolf_desktop.model.geometry.hexagon import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    Hex,
    neighbour,
)
from minigolf_desktop.ui.common.boards.gestures import Direction, nearest_ahead
from minigolf_desktop.ui.common.boards.placement import PillText
from minigolf_desktop.ui.common.laying import Carrying, LayingDesk, Piece, Spot, Tool
from minigolf_desktop.ui.common.laying.piece import AnySpot
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    hex_at,
    hex_centre,
    hex_polygon,
    tile_at,
    tile_polygon,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import (
    CourseEditorStage,
    GhostAdjustment,
    GhostFace,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.words import (
    face_words,
    fault_sentence,
    green_told,
    hex_told,
    place_told,
    tee_wish,
    tile_told,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import terrain_name


class CourseDesk(LayingDesk):
    """The desk of the course editor as its tools and pieces see it."""

    number_asked = Signal(object)
    """The number of a green (a Hex) is to be chosen."""
    laid = Signal(QRectF)
    """A tile was put down; carries its place on the board."""

    def __init__(self, session: CourseEditorSession, stage: CourseEditorStage) -> None:
        super().__init__(stage)
        self.session = session
        """The course being laid."""
        self.stage = stage
        """The board."""
        self.hints = True
        """Whether the marks of links and wishes of a tee are shown."""
        session.changed.connect(self.board_changed)

    def put_back(self) -> None:
        """Lay what was lifted where it was."""
        self.session.put_back()

    def discard(self) -> bool:
        """Throw what is lifted into the box; return whether there is anything."""
        return self.session.discard()


def beside(place: Hex, direction: Direction) -> Hex:
    """Return the place beside one; to the east and west rows run in a zigzag."""
    east, south = direction
    if south:
        return neighbour(place, SOUTH if south > 0 else NORTH)
    lower = place.q % 2 == 0
    if east > 0:
        return neighbour(place, SOUTH_EAST if lower else NORTH_EAST)
    return neighbour(place, SOUTH_WEST if lower else NORTH_WEST)


def hex_ahead(place: Hex, places: Iterable[Hex], direction: Direction) -> Hex:
    """Return the nearest of some places in a direction; the same one where none lies there."""
    points = ((hex_centre(other, 1.0), other) for other in places)
    return nearest_ahead(hex_centre(place, 1.0), points, direction) or place


def first_place(layout: CourseLayout) -> Hex:
    """Return where the next tile is looked for: where a fairway leads on, else beside a tile."""
    for tile in reversed(layout.course.tiles):
        for way, side in enumerate(sides(tile, layout.tiles, layout.faces)):
            if side is SideMeeting.OPEN:
                return neighbour(tile.place, way)
    for tile in reversed(layout.course.tiles):
        for way in DIRECTIONS:
            if neighbour(tile.place, way) not in layout.tiles:
                return neighbour(tile.place, way)
    return Hex(0, 0)


class HexTile(Piece[Hex]):
    """A tile with one of its faces up. Its places are those of tiles, its turns sixths."""

    turns = len(DIRECTIONS)
    clockwise = -1
    has_faces = True

    def __init__(self, desk: CourseDesk, face: str) -> None:
        self._desk = desk
        self._session = desk.session
        self.face = face
        """Id of the face that lies up."""

    def _placed(self, spot: Spot[Hex]) -> PlacedTile:
        return PlacedTile(self.face, *spot)

    @property
    def name(self) -> str:
        """What it is, with what it asks for."""
        face = self._session.seen.faces[self.face]
        return in_sentences(face_words(face), tee_wish(face))

    def words(self, spot: Spot[Hex]) -> str:
        """Return where it is held, which face lies up, how it links, or why it may not lie."""
        fault = self.refusal(spot)
        told = tile_told(self._session.seen, self._placed(spot))
        return told if fault is None else in_sentences(told, fault_sentence(fault))

    def place_at(self, at: QPointF) -> Hex:
        """Return the place for a tile under a point."""
        return tile_at(at, UNIT)

    def area(self, place: Hex) -> QRectF:
        """Return the rectangle round a tile."""
        return tile_polygon(place, UNIT).boundingRect()

    def first_place(self, near: Hex | None) -> Hex:
        """Return where the last fairway leads, else a place beside the last tile."""
        return first_place(self._session.seen)

    def place_beside(self, place: Hex, direction: Direction) -> Hex:
        """Return the place beside one."""
        return beside(place, direction)

    def snap(self, place: Hex, turn: int) -> int:
        """Return the turn nearest to one that links there."""
        return self._session.seen.linked(PlacedTile(self.face, place, turn)).turn

    def refusal(self, spot: Spot[Hex]) -> Fault | None:
        """Return why it may not be laid there."""
        return self._session.refusal(self._placed(spot))

    def put_down(self, spot: Spot[Hex]) -> bool:
        """Lay it."""
        self._session.lay_tile(self._placed(spot))
        self._desk.laid.emit(self.area(spot.place))
        return True

    def flip(self, spot: Spot[Hex] | None) -> Spot[Hex] | None:
        """Turn the other face up, with the same way of play if nothing links better."""
        seen = self._session.seen
        flipped = spot and seen.flipped_tile(self._placed(spot))
        self.face = seen.other_face(seen.faces[self.face]).id
        return flipped and Spot(flipped.place, flipped.turn)

    def show_places(self, shown: bool) -> None:
        """Show the places beside the course."""
        self._desk.stage.show_places(shown)

    def show(self, spot: Spot[Hex] | None, steps: int) -> None:
        """Show the ghost with the marks of its sides, and the wish of a tee."""
        if spot is None:
            self._desk.stage.show_ghost(None, PillText())
            return
        tile, fault = self._placed(spot), self.refusal(spot)
        seen = self._session.seen
        face = seen.faces[self.face]
        marks = sides(tile, seen.tiles, seen.faces) if fault is None else ()
        wish = tee_wish(face) if self._desk.hints else ""
        ghost = GhostFace(face, tile, marks, fault is None)
        self._desk.stage.show_ghost(ghost, _said(fault, wish), steps)


class AdjustmentTile(Piece[Hex]):
    """An adjustment tile. Its places are the hexes of the course."""

    def __init__(self, desk: CourseDesk, terrain: Terrain, *, is_lifted: bool = False) -> None:
        self._desk = desk
        self._session = desk.session
        self._is_lifted = is_lifted
        self.terrain = terrain
        """What it shows."""

    @property
    def name(self) -> str:
        """What it shows."""
        return terrain_name(self.terrain)

    def words(self, spot: Spot[Hex]) -> str:
        """Return what it would cover, or why it may not lie there."""
        fault = self.refusal(spot)
        told = hex_told(self._session.seen, spot.place)
        return in_sentences(told, "" if fault is None else fault_sentence(fault))

    def place_at(self, at: QPointF) -> Hex:
        """Return the hex under a point."""
        return hex_at(at, UNIT)

    def area(self, place: Hex) -> QRectF:
        """Return the rectangle round a hex."""
        return hex_polygon(place, UNIT).boundingRect()

    def first_place(self, near: Hex | None) -> Hex:
        """Return the middle of the first tile."""
        tiles = self._session.seen.course.tiles
        return tiles[0].centre if tiles else Hex(0, 0)

    def place_beside(self, place: Hex, direction: Direction) -> Hex:
        """Return the next hex of the course."""
        return hex_ahead(place, self._session.seen.ground, direction)

    def refusal(self, spot: Spot[Hex]) -> Fault | None:
        """Return why it may not be laid there."""
        return self._session.refusal(Adjustment(spot.place, self.terrain))

    def put_down(self, spot: Spot[Hex]) -> bool:
        """Lay it."""
        self._session.lay_adjustment(Adjustment(spot.place, self.terrain))
        return True

    def another(self) -> Self | None:
        """Return one more of the kind, unless this one was only moved or was the last."""
        if self._is_lifted or self._session.left_of(self.terrain) < 1:
            return None
        return type(self)(self._desk, self.terrain)

    def show(self, spot: Spot[Hex] | None, steps: int) -> None:
        """Show the ghost, and why it may not lie there."""
        if spot is None:
            self._desk.stage.show_adjustment_ghost(None, PillText())
            return
        fault = self.refusal(spot)
        ghost = GhostAdjustment(Adjustment(spot.place, self.terrain), fault is None)
        self._desk.stage.show_adjustment_ghost(ghost, _said(fault, ""))


def _said(fault: Fault | None, wish: str) -> PillText:
    return PillText(cost=wish) if fault is None else PillText(refusal=fault_sentence(fault))


_DRAG_START = 8.0
"""Pixels that a flag is dragged before it moves."""


class Hands(Tool):
    """Flags come first, then adjustment tiles, then tiles."""

    desk: CourseDesk
    is_idle = True

    def __init__(self, desk: CourseDesk) -> None:
        super().__init__(desk)
        self._tile: Hex | None = None
        self._adjustment: Hex | None = None
        self._flag: Hex | None = None
        self._from = QPointF()
        self._dragged = False

    @property
    def tile(self) -> Hex | None:
        """Place of the tile that is pointed at, by mouse or keys.

        It stays so when the pointer leaves the board: for the buttons that do something with it.
        """
        return self._tile if self._tile in self.desk.session.layout.tiles else None

    @property
    def adjustment(self) -> Hex | None:
        """Hex of the adjustment tile that is pointed at."""
        laid = self.desk.session.layout.adjustments
        return self._adjustment if self._adjustment in laid else None

    def end(self) -> None:
        """Let go of everything."""
        if self._flag is not None and self._flag in self.desk.stage.flags:
            self.desk.stage.flag(self._flag).go_home()
        self._flag = None
        self._redden(None)
        self.desk.stage.light(())

    def board_changed(self) -> None:
        """Point at the same place: what lies there now can be turned further."""

    def hover(self, at: QPointF) -> None:
        """Light what is under the pointer."""
        stage = self.desk.stage
        flag = stage.flag_at(at)
        self._redden(flag)
        if flag is not None:
            self._point(None, None)
            self.cursor = Qt.CursorShape.PointingHandCursor
            return
        place, tile = hex_at(at, UNIT), tile_at(at, UNIT)
        layout = self.desk.session.layout
        self._point(
            tile if tile in layout.tiles else None,
            place if place in layout.adjustments else None,
        )
        nothing = self.tile is None and self.adjustment is None
        self.cursor = Qt.CursorShape.ArrowCursor if nothing else Qt.CursorShape.OpenHandCursor

    def press(self, at: QPointF) -> bool:
        """Take hold of a flag, or take a piece up."""
        self.hover(at)
        flag = self.desk.stage.flag_at(at)
        if flag is not None:
            self._flag, self._from, self._dragged = flag, at, False
            return True
        return self.confirm()

    def drag(self, at: QPointF) -> None:
        """Carry the flag along."""
        if self._flag is None:
            return
        far = QLineF(self._from, at).length() * self.desk.stage.lens.scale > _DRAG_START
        if self._dragged or far:
            self._dragged = True
            stage = self.desk.stage
            stage.flag(self._flag).carry(at - self._from)
            self._redden(self._flag, stage.flag_at(at, without=self._flag))

    def release(self, at: QPointF) -> None:
        """Swap numbers with the flag below, or ask for a number after a click."""
        green, self._flag = self._flag, None
        if green is None:
            return
        stage, session = self.desk.stage, self.desk.session
        stage.flag(green).go_home()
        if not self._dragged:
            self.desk.number_asked.emit(green)
            return
        other = stage.flag_at(at, without=green)
        numbers = session.layout.numbers
        if other is not None and other in numbers:
            layout = session.layout
            is_played = green in numbers
            session.change(
                layout.swapped(green, other)
                if is_played
                else layout.numbered(green, numbers[other])
            )
        self._redden(None)

    def leave(self) -> None:
        """Point at no flag any more."""
        if self._flag is None:
            self._redden(None)

    def turn(self, steps: int) -> bool:
        """Turn the tile where it lies."""
        tile, session = self.tile, self.desk.session
        if tile is None:
            return False
        session.change(session.layout.turned(tile, -steps))
        self._tell()
        return True

    def flip(self) -> bool:
        """Lay the tile on its other face."""
        tile, session = self.tile, self.desk.session
        if tile is None:
            return False
        session.change(session.layout.flipped(tile))
        self._tell()
        return True

    def remove(self) -> bool:
        """Throw the adjustment tile, or the tile, into the box."""
        session = self.desk.session
        if self.adjustment is not None:
            session.change(session.layout.without_adjustment(self.adjustment))
        elif self.tile is not None:
            session.change(session.layout.without_tile(self.tile))
        else:
            return False
        self._point(None, None)
        return True

    def step(self, direction: Direction) -> bool:
        """Go to the next tile in a direction."""
        tiles = self.desk.session.layout.tiles
        if not tiles:
            return False
        here = self.tile
        self.point_at(list(tiles)[-1] if here is None else hex_ahead(here, tiles, direction))
        return True

    def confirm(self) -> bool:
        """Take the adjustment tile, or the tile, up."""
        if self.adjustment is not None:
            self._take_up_adjustment(self.adjustment)
        elif self.tile is not None:
            self._take_up_tile(self.tile)
        else:
            return False
        return True

    def _take_up_tile(self, place: Hex) -> None:
        tile = self.desk.session.layout.tiles[place]
        self.desk.session.lift(tile)
        Carrying.take_up(self.desk, HexTile(self.desk, tile.face), Spot(place, tile.turn))

    def _take_up_adjustment(self, place: Hex) -> None:
        terrain = self.desk.session.layout.adjustments[place]
        self.desk.session.lift(Adjustment(place, terrain))
        tile = AdjustmentTile(self.desk, terrain, is_lifted=True)
        Carrying.take_up(self.desk, tile, Spot(place, 0))

    def point_at(self, tile: Hex) -> None:
        """Point at a tile with the keys, and bring it into view."""
        self._point(tile, None)
        self.desk.sought.emit(tile_polygon(tile, UNIT).boundingRect())
        self._tell()

    def _tell(self) -> None:
        """Have read out what lies where the keys point."""
        self.desk.heard.emit(self._told)

    def _told(self) -> str:
        layout, place = self.desk.session.layout, self.tile
        return "" if place is None else tile_told(layout, layout.tiles[place])

    def _point(self, tile: Hex | None, adjustment: Hex | None) -> None:
        if (tile, adjustment) == (self._tile, self._adjustment):
            return
        self._tile, self._adjustment = tile, adjustment
        stage = self.desk.stage
        if adjustment is not None:
            stage.light((adjustment,))
        else:
            stage.light((), tile=tile)
        self.desk.tool_changed.emit()

    def _redden(self, *greens: Hex | None) -> None:
        for green, item in self.desk.stage.flags.items():
            item.set_red(green in greens)


class GreenNumbering(Tool):
    """Each green that is clicked has the next number; those not clicked yet follow after."""

    desk: CourseDesk
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, desk: CourseDesk) -> None:
        super().__init__(desk)
        self.done: list[Hex] = []
        """Greens that have their number, in its order."""
        self._chosen: Hex | None = None

    @property
    def next(self) -> int:
        """The number that the next green gets."""
        return len(self.done) + 1

    def begin(self) -> None:
        """Point at the first green."""
        self._show()
        self._tell()

    def end(self) -> None:
        """Point at none."""
        self._chosen = None
        self.done = []
        self._show()

    def board_changed(self) -> None:
        """Go on: each number that is given is a change."""

    def hover(self, at: QPointF) -> None:
        """Point at the flag under the pointer."""
        self._chosen = self.desk.stage.flag_at(at)
        self._show()

    def press(self, at: QPointF) -> bool:
        """Number the green whose flag is clicked; elsewhere the board is moved."""
        self._chosen = self.desk.stage.flag_at(at)
        return self._chosen is not None

    def release(self, at: QPointF) -> None:
        """Give the number on release."""
        self.confirm()

    def step(self, direction: Direction) -> bool:
        """Point at the next flag in a direction."""
        greens = self.desk.session.layout.links
        here = self._chosen
        if here is None:
            numbers = self.desk.session.layout.numbers
            self._chosen = min(greens, key=lambda green: numbers.get(green, 99))
        else:
            self._chosen = hex_ahead(here, greens, direction)
        self.desk.sought.emit(hex_polygon(self._chosen, UNIT).boundingRect())
        self._show()
        self._tell()
        return True

    def confirm(self) -> bool:
        """Give the next number to the green that is pointed at."""
        green, session = self._chosen, self.desk.session
        if green is None:
            return True
        if green in self.done:
            self.done.remove(green)
        number = self.next
        if green not in session.layout.links:
            self.desk.told.emit(translate("course editor", "No tee leads to this green yet."))
            return True
        self.done.append(green)
        session.change(session.layout.numbered(green, number))
        if len(self.done) == len(session.layout.links):
            self.desk.rest()
        else:
            self._show()
            self._tell()
            self.desk.tool_changed.emit()
        return True

    def _tell(self) -> None:
        """Have read out which green is pointed at, and which number comes next."""
        self.desk.heard.emit(self._told)

    def _told(self) -> str:
        layout, green = self.desk.session.layout, self._chosen
        text = translate("keys", "Click the green of hole {number}")
        asked = text.replace("{number}", str(self.next))
        if green is None:
            return in_sentences(asked)
        where = with_colon(place_told(green, layout.ground), green_told(layout, green))
        return in_sentences(where, asked)

    def _show(self) -> None:
        for green, item in self.desk.stage.flags.items():
            item.set_red(green == self._chosen or green in self.done)


class CourseEditorDesk(CourseDesk):
    """Lays tiles and adjustment tiles, and numbers greens."""

    def idle_tool(self) -> Tool:
        """Return the tool of an empty hand."""
        return Hands(self)

    def lying(self, spot: AnySpot) -> str:
        """Return the tile that lies there now, or the ground that was covered."""
        layout = self.session.layout
        tile = None if self.terrain is not None else layout.tiles.get(spot.place)
        return hex_told(layout, spot.place) if tile is None else tile_told(layout, tile)

    @property
    def face(self) -> str:
        """The face in hand; empty without a tile."""
        return self.piece.face if isinstance(self.piece, HexTile) else ""

    @property
    def terrain(self) -> Terrain | None:
        """What the adjustment tile in hand shows."""
        return self.piece.terrain if isinstance(self.piece, AdjustmentTile) else None

    def take_face(self, face: str, *, by_key: bool = False) -> bool:
        """Carry a face of the box; return False where its tile is laid already."""
        self.cancel()
        return not self.session.is_used(face) and self._take(HexTile(self, face), by_key)

    def take_terrain(self, terrain: Terrain, *, by_key: bool = False) -> bool:
        """Carry an adjustment tile of the box; return False where none is left."""
        self.cancel()
        is_left = self.session.left_of(terrain) > 0
        return is_left and self._take(AdjustmentTile(self, terrain), by_key)

    def _take(self, piece: HexTile | AdjustmentTile, by_key: bool) -> bool:
        carrying = Carrying.take_up(self, piece)
        if by_key:
            carrying.hold_somewhere()
        return True

    def number(self) -> None:
        """Number the greens one after the other, or stop that."""
        if isinstance(self.tool, GreenNumbering):
            self.rest()
        elif self.session.layout.links:
            self.use(GreenNumbering(self))
