"""The desk of the course editor: what may be taken in hand."""

from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.ui.common.laying import Carrying, Tool
from minigolf_desktop.ui.common.laying.piece import AnySpot
from minigolf_desktop.ui.eighteen_holes.course_editor.course_desk import CourseDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.hands import Hands
from minigolf_desktop.ui.eighteen_holes.course_editor.numbering import Numbering
from minigolf_desktop.ui.eighteen_holes.course_editor.pieces import AdjustmentTile, HexTile
from minigolf_desktop.ui.eighteen_holes.course_editor.told import hex_told, tile_told


class CourseEditorDesk(CourseDesk):
    """Lays tiles and adjustment tiles, and numbers greens."""

    def _idle(self) -> Tool:
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
        if isinstance(self.tool, Numbering):
            self.rest()
        elif self.session.layout.links:
            self.use(Numbering(self))
