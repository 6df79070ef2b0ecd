"""The desk of the course editor: what may be taken in hand."""

from PySide6.QtCore import QRectF, Signal

from minigolf_desktop.model.eighteen_holes.course import Adjustment
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.laying import LayingDesk, Spot, Tool
from minigolf_desktop.ui.eighteen_holes.course_editor.hands import Hands
from minigolf_desktop.ui.eighteen_holes.course_editor.numbering import Numbering
from minigolf_desktop.ui.eighteen_holes.course_editor.pieces import AdjustmentTile, HexTile
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import CourseEditorStage


class CourseEditorDesk(LayingDesk):
    """Lays tiles and adjustment tiles, and numbers greens."""

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

    def _idle(self) -> Tool:
        return Hands(self)

    def _put_back(self) -> None:
        self.session.put_back()

    def discard(self) -> bool:
        """Throw what is lifted into the box; return whether there is anything."""
        return self.session.discard()

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
        carrying = self.carry(piece)
        if by_key:
            carrying.hold_somewhere()
        return True

    def take_up_tile(self, place: Hex) -> None:
        """Carry a tile that lies on the course."""
        tile = self.session.layout.tiles[place]
        self.session.lift(tile)
        self.carry(HexTile(self, tile.face), Spot(place, tile.turn))

    def take_up_adjustment(self, place: Hex) -> None:
        """Carry an adjustment tile that lies on the course."""
        terrain = self.session.layout.adjustments[place]
        self.session.lift(Adjustment(place, terrain))
        self.carry(AdjustmentTile(self, terrain, is_lifted=True), Spot(place, 0))

    def number(self) -> None:
        """Number the greens one after the other, or stop that."""
        if isinstance(self.tool, Numbering):
            self.rest()
        elif self.session.layout.links:
            self.use(Numbering(self))
