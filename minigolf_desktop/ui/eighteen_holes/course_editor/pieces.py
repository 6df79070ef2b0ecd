"""What is carried over the meadow: a tile, or an adjustment tile."""

from typing import Self

from PySide6.QtCore import QPointF, QRectF

from minigolf_desktop.model.eighteen_holes.building import Fault
from minigolf_desktop.model.eighteen_holes.course import Adjustment, PlacedTile
from minigolf_desktop.model.eighteen_holes.linking import sides
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.boards.pill import PillText
from minigolf_desktop.ui.common.laying import Piece, Spot
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import (
    hex_at,
    hex_polygon,
    tile_at,
    tile_polygon,
)
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.course_desk import CourseDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.ghost import GhostAdjustment, GhostTile
from minigolf_desktop.ui.eighteen_holes.course_editor.told import hex_told, tile_told
from minigolf_desktop.ui.eighteen_holes.course_editor.walking import (
    beside,
    first_place,
    hex_ahead,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.words import (
    face_words,
    fault_sentence,
    tee_wish,
)
from minigolf_desktop.ui.eighteen_holes.text.ground import terrain_name


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
        ghost = GhostTile(face, tile, marks, fault is None)
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
