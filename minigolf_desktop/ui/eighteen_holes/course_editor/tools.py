"""The tools that carry something: a tile, or an adjustment tile."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from minigolf_desktop.model.eighteen_holes.course import Adjustment, PlacedTile
from minigolf_desktop.model.eighteen_holes.linking import linking_turn
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex, turned
from minigolf_desktop.ui.common.boards.gestures import Direction, Gestures
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_at, tile_at
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.walking import (
    beside,
    first_place,
    nearest_ahead,
)

if TYPE_CHECKING:
    from minigolf_desktop.ui.eighteen_holes.course_editor.desk import DesignDesk


class Tool(Gestures):
    """A tool of the course designer."""

    def __init__(self, desk: "DesignDesk") -> None:
        self.desk = desk
        """Whose tool it is."""

    def flip(self) -> bool:
        """Lay what is held or pointed at on its other face; return whether there is anything."""
        return False

    def remove(self) -> bool:
        """Throw what is held or pointed at into the box; return whether there is anything."""
        return False


class Carrying(Tool):
    """Something in hand. The click that took it up from the course does not put it down."""

    cursor = Qt.CursorShape.ClosedHandCursor

    def __init__(self, desk: "DesignDesk", home: Hex | None) -> None:
        super().__init__(desk)
        self._home = home
        self._taken_now = home is not None

    def hover(self, at: QPointF) -> None:
        """Hold it over the place under the pointer."""
        self.hold(self.place_at(at))

    def press(self, at: QPointF) -> bool:
        """Be ready to put it down on release."""
        self.hold(self.place_at(at))
        return True

    def drag(self, at: QPointF) -> None:
        """Hold it over the place under the pointer."""
        self.hold(self.place_at(at))

    def release(self, at: QPointF) -> None:
        """Put it down, unless this is the click that took it up; over a panel into the box."""
        taken_now, self._taken_now = self._taken_now, False
        if self.desk.is_covered(at):
            self.remove()
        elif not taken_now or self.place_at(at) != self._home:
            self.hold(self.place_at(at))
            self.confirm()

    def remove(self) -> bool:
        """Throw it into the box."""
        if not self.desk.session.discard():
            self.desk.rest()
        return True

    def place_at(self, at: QPointF) -> Hex:
        """Return the place under a point of the scene."""
        raise NotImplementedError

    def hold(self, place: Hex) -> None:
        """Hold it over a place."""
        raise NotImplementedError

    def hold_somewhere(self) -> None:
        """Hold it over a place to begin with."""
        raise NotImplementedError


class CarryingTile(Carrying):
    """A tile that follows the pointer from place to place, turned so that it links."""

    def __init__(self, desk: "DesignDesk", face: str, lifted: PlacedTile | None = None) -> None:
        super().__init__(desk, lifted.place if lifted else None)
        self.face = face
        """Id of the face that lies up."""
        self.tile = lifted
        """How it is held; None off the board."""
        self._turn = lifted.turn if lifted else 0

    def begin(self) -> None:
        """Show where tiles may lie, and the tile if it is held somewhere."""
        self.desk.stage.show_places(True)
        self.desk.show_tile(self.tile)

    def end(self) -> None:
        """Take it off the board."""
        self.desk.stage.show_places(False)
        self.tile = None
        self.desk.show_tile(None)

    def leave(self) -> None:
        """Take the tile off the board."""
        self.tile = None
        self.desk.show_tile(None)

    def place_at(self, at: QPointF) -> Hex:
        """Return the place for a tile under a point."""
        return tile_at(at, UNIT)

    def hold(self, place: Hex) -> None:
        """Hold the tile over a place, turned as little as needed to link there."""
        if self.tile is not None and self.tile.place == place:
            return
        seen = self.desk.session.seen
        tile = PlacedTile(self.face, place, self._turn)
        self.tile = tile._replace(turn=linking_turn(tile, seen.tiles, seen.faces))
        self.desk.show_tile(self.tile)

    def hold_somewhere(self) -> None:
        """Hold the tile where the last fairway leads, else beside the last tile."""
        place = first_place(self.desk.session.seen)
        self.hold(place)
        self.desk.seek_tile(place)

    def turn(self, steps: int) -> bool:
        """Turn the tile clockwise; it stays turned over the next places."""
        if self.tile is None:
            self._turn = turned(self._turn, -steps)
        else:
            self._turn = turned(self.tile.turn, -steps)
            self.tile = self.tile._replace(turn=self._turn)
        self.desk.stage.ghost.spin_from(steps)
        self.desk.show_tile(self.tile)
        return True

    def flip(self) -> bool:
        """Turn the other face up."""
        seen = self.desk.session.seen
        self.face = seen.other_face(seen.faces[self.face]).id
        if self.tile is not None:
            self.tile = seen.flipped_tile(self.tile)
            self._turn = self.tile.turn
        self.desk.show_tile(self.tile)
        return True

    def step(self, direction: Direction) -> bool:
        """Hold the tile over the place beside."""
        if self.tile is None:
            self.hold_somewhere()
        else:
            place = beside(self.tile.place, direction)
            self.hold(place)
            self.desk.seek_tile(place)
        return True

    def confirm(self) -> bool:
        """Put the tile down."""
        if self.tile is None:
            self.hold_somewhere()
        else:
            self.desk.put_tile(self.tile)
        return True


class CarryingAdjustment(Carrying):
    """An adjustment tile that follows the pointer from hex to hex."""

    def __init__(
        self, desk: "DesignDesk", terrain: Terrain, lifted: Adjustment | None = None
    ) -> None:
        super().__init__(desk, lifted.place if lifted else None)
        self.terrain = terrain
        """What it shows."""
        self.adjustment = lifted
        """How it is held; None off the board."""

    def begin(self) -> None:
        """Show it if it is held somewhere."""
        self.desk.show_adjustment(self.adjustment)

    def end(self) -> None:
        """Take it off the board."""
        self.adjustment = None
        self.desk.show_adjustment(None)

    def leave(self) -> None:
        """Take it off the board."""
        self.end()

    def place_at(self, at: QPointF) -> Hex:
        """Return the hex under a point."""
        return hex_at(at, UNIT)

    def hold(self, place: Hex) -> None:
        """Hold it over a hex."""
        if self.adjustment is None or self.adjustment.place != place:
            self.adjustment = Adjustment(place, self.terrain)
            self.desk.show_adjustment(self.adjustment)

    def hold_somewhere(self) -> None:
        """Hold it over the first tile."""
        tiles = self.desk.session.seen.course.tiles
        place = tiles[0].centre if tiles else Hex(0, 0)
        self.hold(place)
        self.desk.seek_hex(place)

    def step(self, direction: Direction) -> bool:
        """Hold it over the next hex of the course."""
        if self.adjustment is None:
            self.hold_somewhere()
        else:
            ground = self.desk.session.seen.ground
            place = nearest_ahead(self.adjustment.place, ground, direction)
            self.hold(place)
            self.desk.seek_hex(place)
        return True

    def confirm(self) -> bool:
        """Put it down; another one of the kind is in hand then, if there is any."""
        if self.adjustment is None:
            self.hold_somewhere()
            return True
        terrain, is_moved = self.terrain, self._home is not None
        if self.desk.put_adjustment(self.adjustment) and not is_moved:
            self.desk.take_terrain(terrain)
        return True
