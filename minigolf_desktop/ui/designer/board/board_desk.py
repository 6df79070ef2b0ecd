"""What every tool of a square board works on: the match, the board, the player's habits."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import NumberHole, SwapNumbers
from minigolf_desktop.ui.common.laying import LayingDesk
from minigolf_desktop.ui.designer.board.hole_sign import SignItem
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.session import BoardSession


@dataclass(frozen=True)
class Habits:
    """How the player likes to work."""

    confirm: bool = True
    """Whether a tile put down waits for a yes."""
    hints: bool = True
    """Whether fit and worth are shown before a tile is put down."""


class BoardDesk(LayingDesk):
    """The desk of a square board as its tools see it: they number holes, and ask for numbers."""

    sign_asked = Signal(object)
    """The number of a sign (a SignItem) is to be chosen."""
    watched = Signal()
    """Somebody who only looks on clicked: what is awaited may come at once."""

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
        self.seat = 0
        """Whose course lies on the board."""
        session.changed.connect(self.board_changed)

    def number(self, sign: SignItem, number: int) -> bool:
        """Give the hole of a sign a number; 0 lets the program choose."""
        return self.session.play(NumberHole(sign.sign.cell, sign.sign.segment, number, self.seat))

    def swap(self, sign: SignItem, other: SignItem) -> bool:
        """Let the holes of two signs swap their numbers, of which one may be missing."""
        one, two = sign.sign, other.sign
        if not two.number:
            one, two = two, one
        return self.session.play(SwapNumbers(one.cell, one.segment, two.number, self.seat))

    def set_habits(self, habits: Habits) -> None:
        """Change how the player likes to work; a tile in hand is put away."""
        self.habits = habits
        self.asks = habits.confirm
        self.rest()
