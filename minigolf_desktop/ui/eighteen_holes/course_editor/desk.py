"""The desk of the course designer: which tool is in hand. Mouse and keyboard meet here."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from minigolf_desktop.model.eighteen_holes.building import Fault
from minigolf_desktop.model.eighteen_holes.course import Adjustment, PlacedTile
from minigolf_desktop.model.eighteen_holes.linking import sides
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.boards.pill import PillText
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon, tile_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.ghost import GhostTile
from minigolf_desktop.ui.eighteen_holes.course_editor.hands import Hands
from minigolf_desktop.ui.eighteen_holes.course_editor.numbering import Numbering
from minigolf_desktop.ui.eighteen_holes.course_editor.session import DesignSession
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import DesignStage
from minigolf_desktop.ui.eighteen_holes.course_editor.tools import (
    CarryingAdjustment,
    CarryingTile,
    Tool,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.words import fault_sentence, tee_wish


class DesignDesk(QObject):
    """Holds the one tool in use; what is put away without a word goes where it was."""

    tool_changed = Signal()
    """Another tool is in hand, or it holds its piece elsewhere."""
    refused = Signal(object)
    """Something cannot be put down there; carries the Fault."""
    number_asked = Signal(object)
    """The number of a green (a Hex) is to be chosen."""
    told_unlinked = Signal()
    """A green was to be numbered that no tee leads to."""
    laid = Signal(QRectF)
    """A tile was put down; carries its place on the board."""
    sought = Signal(QRectF)
    """A part of the board is to be brought into view: the keyboard went there."""

    def __init__(self, session: DesignSession, stage: DesignStage) -> None:
        super().__init__(stage)
        self.session = session
        """The course being laid."""
        self.stage = stage
        """The board."""
        self.hints = True
        """Whether the marks of links and wishes of a tee are shown."""
        self.is_covered: Callable[[QPointF], bool] = lambda at: False
        """Tells whether a panel lies over a point of the board: what is dropped there goes home."""
        self.tool: Tool = Hands(self)
        """What is in hand."""
        stage.desk = self
        session.kept.connect(self._rest_after_change)

    def use(self, tool: Tool) -> None:
        """Put the tool in hand away and take another."""
        self.tool.end()
        self.tool = tool
        if not isinstance(tool, CarryingTile | CarryingAdjustment):
            self.session.put_back()
        tool.begin()
        self.stage.set_cursor(tool.cursor)
        self.tool_changed.emit()

    def rest(self) -> None:
        """Put everything away."""
        self.use(Hands(self))

    def _rest_after_change(self) -> None:
        if isinstance(self.tool, CarryingTile | CarryingAdjustment):
            self.rest()

    # What is in hand

    @property
    def face(self) -> str:
        """The face in hand; empty without a tile."""
        return self.tool.face if isinstance(self.tool, CarryingTile) else ""

    @property
    def terrain(self) -> Terrain | None:
        """What the adjustment tile in hand shows."""
        return self.tool.terrain if isinstance(self.tool, CarryingAdjustment) else None

    @property
    def is_carrying(self) -> bool:
        """Whether anything is in hand."""
        return isinstance(self.tool, CarryingTile | CarryingAdjustment)

    def take_face(self, face: str, *, by_key: bool = False) -> bool:
        """Carry a face of the box; return False where its tile is laid already."""
        self.rest()
        if self.session.is_used(face):
            return False
        self.use(CarryingTile(self, face))
        if by_key and isinstance(self.tool, CarryingTile):
            self.tool.hold_somewhere()
        return True

    def take_terrain(self, terrain: Terrain, *, by_key: bool = False) -> bool:
        """Carry an adjustment tile of the box; return False where none is left."""
        self.rest()
        if self.session.left_of(terrain) < 1:
            return False
        self.use(CarryingAdjustment(self, terrain))
        if by_key and isinstance(self.tool, CarryingAdjustment):
            self.tool.hold_somewhere()
        return True

    def lift_tile(self, place: Hex) -> None:
        """Carry a tile that lies on the course."""
        tile = self.session.lift_tile(place)
        self.use(CarryingTile(self, tile.face, tile))

    def lift_adjustment(self, place: Hex) -> None:
        """Carry an adjustment tile that lies on the course."""
        adjustment = self.session.lift_adjustment(place)
        self.use(CarryingAdjustment(self, adjustment.terrain, adjustment))

    def number(self) -> None:
        """Number the greens one after the other, or stop that."""
        if isinstance(self.tool, Numbering):
            self.rest()
        elif self.session.design.links:
            self.use(Numbering(self))

    # Acting

    def turn(self, steps: int) -> bool:
        """Turn what is held or pointed at by sixths clockwise; return whether there is anything."""
        return self.tool.turn(steps)

    def flip(self) -> bool:
        """Lay what is held or pointed at on its other face; return whether there is anything."""
        return self.tool.flip()

    def remove(self) -> bool:
        """Throw what is held or pointed at into the box; return whether there is anything."""
        return self.tool.remove()

    def step(self, direction: Direction) -> bool:
        """Follow an arrow key; return whether the tool does."""
        return self.tool.step(direction)

    def confirm(self) -> bool:
        """Put down what is held, or take up what is pointed at."""
        return self.tool.confirm()

    def cancel(self) -> bool:
        """Put the tool in hand away; return whether there was one."""
        if isinstance(self.tool, Hands):
            return False
        self.rest()
        return True

    def drop(self, at: QPointF) -> None:
        """End a drag that began outside the board; what was laid leaves nothing in hand."""
        if self.is_carrying:
            before = self.session.design
            self.tool.release(at)
            if self.session.design is not before:
                self.rest()

    def put_tile(self, tile: PlacedTile) -> bool:
        """Put a tile down; say why if that is not allowed."""
        fault = self.session.refusal_of_tile(tile)
        if fault is not None:
            self.refused.emit(fault)
            return False
        done = self.session.put_tile(tile)
        self.rest()
        self.laid.emit(tile_polygon(tile.place, UNIT).boundingRect())
        return done

    def put_adjustment(self, adjustment: Adjustment) -> bool:
        """Put an adjustment tile down; say why if that is not allowed."""
        fault = self.session.refusal_of_adjustment(adjustment)
        if fault is not None:
            self.refused.emit(fault)
            return False
        done = self.session.put_adjustment(adjustment)
        self.rest()
        return done

    # Showing

    def seek_tile(self, place: Hex) -> None:
        """Bring the place of a tile into view."""
        self.sought.emit(tile_polygon(place, UNIT).boundingRect())

    def seek_hex(self, place: Hex) -> None:
        """Bring a hex into view."""
        self.sought.emit(hex_polygon(place, UNIT).boundingRect())

    def show_tile(self, tile: PlacedTile | None) -> None:
        """Show the ghost of a tile with what is to be said about it, or none."""
        session = self.session
        if tile is None:
            self.stage.show_ghost(None, PillText())
        else:
            fault = session.refusal_of_tile(tile)
            face = session.box.face_by_id[tile.face]
            fits = sides(tile, session.seen.tiles, session.box.face_by_id)
            ghost = GhostTile(face, tile, fits if fault is None else (), fault is None)
            self.stage.show_ghost(ghost, self._said(fault, tee_wish(face)))
        self.tool_changed.emit()

    def show_adjustment(self, adjustment: Adjustment | None) -> None:
        """Show the ghost of an adjustment tile, or none."""
        fault = None if adjustment is None else self.session.refusal_of_adjustment(adjustment)
        self.stage.show_small_ghost(adjustment, fault is None, self._said(fault, ""))
        self.tool_changed.emit()

    def _said(self, fault: Fault | None, wish: str) -> PillText:
        if fault is not None:
            return PillText(refusal=fault_sentence(fault))
        return PillText(cost=wish if self.hints else "")
