"""The desk of a square board: what may be taken in hand, and how it is shown."""

from itertools import takewhile

from minigolf_desktop.model.designer import NO_TILE
from minigolf_desktop.ui.common.laying import Carrying, Pending, Spot, Tool
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.designer.board.board_desk import BoardDesk
from minigolf_desktop.ui.designer.board.hand_tile import HandTile
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE, Placement
from minigolf_desktop.ui.designer.board.tools import Idle, Numbering, Watching


class Desk(BoardDesk):
    """Lays the tiles of a hand, and numbers holes."""

    _ahead: Piecemeal | None = None

    def _idle(self) -> Tool:
        return Idle(self)

    def watch(self) -> None:
        """Put everything away: nothing is laid on the board, but its holes may be numbered.

        Whoever is numbering them goes on.
        """
        if not isinstance(self.tool, Numbering):
            self.use(Watching(self))

    @property
    def slot(self) -> int | None:
        """Slot of the tile that is carried or pending; None without one."""
        return self.piece.slot if isinstance(self.piece, HandTile) else None

    @property
    def placement(self) -> Placement | None:
        """The action that puts the tile down where it is held; None off the board."""
        piece, spot = self.piece, self.spot
        return piece.placement(spot) if isinstance(piece, HandTile) and spot else None

    def can_take(self, slot: int) -> bool:
        """Whether the tile of a slot may be carried now."""
        session = self.session
        known = slot == FROM_THE_GATE or slot < len(session.tiles)
        return known and session.may_place and session.tile(slot) != NO_TILE

    def take(self, slot: int, *, by_key: bool = False) -> bool:
        """Carry the tile of a slot; return whether that is possible.

        A key holds it over the first cell where it may go, near that of the tile before.
        """
        near = self.spot and self.spot.place
        self.cancel()
        if not self.can_take(slot):
            return False
        tile = HandTile(self.session, self.scene, slot, hints=self.habits.hints)
        carrying = Carrying.take_up(self, tile)
        self._see_ahead(tile)
        if by_key:
            carrying.hold_somewhere(near)
        return True

    def _see_ahead(self, tile: HandTile) -> None:
        """Let be worked out what a drag will show, until the tile is no longer in hand."""
        if self._ahead is not None:
            self._ahead.stop()
        in_hand = takewhile(lambda _: self.piece is tile, tile.ahead())
        self._ahead = Piecemeal(in_hand, lambda _: None, self)

    def propose(self, slot: int, cell: int, rotation: int) -> None:
        """Lay the tile of a slot on a cell, to be placed by a yes; nothing if that cannot be."""
        if self.take(slot) and self.piece is not None:
            self.use(Pending(self, self.piece, Spot(cell, rotation)))

    def number_by_key(self) -> None:
        """Choose among the signs with the keyboard."""
        if self.scene.signs:
            self.use(Numbering(self))
