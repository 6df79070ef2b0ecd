"""The desk of a square board: what may be taken in hand, and how it is shown."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import NO_TILE, NumberHole, Phase
from minigolf_desktop.ui.common.laying import LayingDesk, Tool
from minigolf_desktop.ui.designer.board.hand_tile import HandTile
from minigolf_desktop.ui.designer.board.hole_sign import SignItem
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE, BoardSession, Placement
from minigolf_desktop.ui.designer.board.tools import Idle, Numbering, Watching


@dataclass(frozen=True)
class Habits:
    """How the player likes to work."""

    confirm: bool = True
    """Whether a tile put down waits for a yes."""
    hints: bool = True
    """Whether fit and worth are shown before a tile is put down."""


class Desk(LayingDesk):
    """Lays the tiles of a hand, and numbers holes."""

    sign_asked = Signal(object)
    """The number of a sign (a SignItem) is to be chosen."""

    def __init__(
        self,
        session: BoardSession,
        scene: BoardScene,
        habits: Habits,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        """The match."""
        self.scene = scene
        """The board."""
        self.habits = habits
        """How the player likes to work."""
        self.asks = habits.confirm
        session.changed.connect(self.board_changed)

    def _idle(self) -> Tool:
        return Idle(self)

    def watch(self) -> None:
        """Put everything away and leave the board alone: it is not the one to play on."""
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
        carrying = self.carry(HandTile(self, slot))
        if by_key:
            carrying.hold_somewhere(near)
        return True

    def number(self, sign: SignItem, number: int) -> bool:
        """Give the hole of a sign a number; 0 lets the program choose."""
        return self.session.play(NumberHole(sign.sign.cell, sign.sign.segment, number))

    def number_by_key(self) -> None:
        """Choose among the signs with the keyboard."""
        if self.scene.signs and self.session.phase in (Phase.TURN, Phase.REST):
            self.use(Numbering(self))

    def set_habits(self, habits: Habits) -> None:
        """Change how the player likes to work; a tile in hand is put away."""
        self.habits = habits
        self.asks = habits.confirm
        self.rest()
