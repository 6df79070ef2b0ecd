"""Nothing in hand: what is pointed at can be taken up, turned, flipped, numbered, thrown away."""

from PySide6.QtCore import QLineF, QPointF, Qt

from minigolf_desktop.model.eighteen_holes.course import Adjustment
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying import Carrying, Spot, Tool
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_at, tile_at, tile_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.course_desk import CourseDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.pieces import AdjustmentTile, HexTile
from minigolf_desktop.ui.eighteen_holes.course_editor.told import tile_told
from minigolf_desktop.ui.eighteen_holes.course_editor.walking import hex_ahead

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
