"""The two drawn tiles of a solo game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.designer import TileDesign
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.widgets.rack_card import RackCard
from minigolf_desktop.ui.designer.widgets.tile_card import FRAME, TILE, CardState, TileCard

translate = QCoreApplication.translate

SLOTS = 2
GATE = 40
"""Side of the tile at the gate, in pixels."""


class HandPanel(Panel):
    """Shows both slots of the hand and passes on what is done with their tiles."""

    taken = Signal(int)
    """The tile of a slot was clicked."""
    keyed = Signal(int)
    """The tile of a slot was taken with the keyboard."""
    dragged = Signal(int, QPoint)
    """The tile of a slot is dragged to a point of the screen."""
    dropped = Signal(int, QPoint)
    """The tile of a slot is dropped at a point of the screen."""
    turned = Signal()
    """The tile that is dragged is to be turned."""
    put_back = Signal(int)
    """The left-over tile of a slot goes into the bag."""
    discarded = Signal(int)
    """The left-over tile of a slot goes out of the game."""

    def __init__(self, look: Look, side: float = TILE, *, has_gate: bool = False) -> None:
        """``side`` is that of a tile; ``has_gate`` tells whether a tile may be kept at the gate."""
        super().__init__(look, translate("HandPanel", "Your two tiles"))
        stack = QVBoxLayout(self)
        stack.setContentsMargins(look.px(10), look.px(10), look.px(10), 0)
        stack.setSpacing(look.px(2))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(6), 0, look.px(6), 0)
        self._title = label("", "panel_title")
        self._keys = label("", "caption", "second")
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._keys)
        stack.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(look.px(16) - 2 * look.px(FRAME))
        self.cards = [TileCard(look, slot, side) for slot in range(SLOTS)]
        """The cards by slot."""
        for slot, card in enumerate(self.cards):
            card.taken.connect(lambda which=slot: self.taken.emit(which))
            card.keyed.connect(lambda which=slot: self.keyed.emit(which))
            card.dragged.connect(lambda at, which=slot: self.dragged.emit(which, at))
            card.dropped.connect(lambda at, which=slot: self.dropped.emit(which, at))
            card.turned.connect(self.turned)
            card.put_back.connect(lambda which=slot: self.put_back.emit(which))
            card.discarded.connect(lambda which=slot: self.discarded.emit(which))
            row.addWidget(card)
        stack.addLayout(row)
        self.gate: RackCard | None = None
        """The tile in reserve; None where none may be kept."""
        if has_gate:
            self.gate = RackCard(look, FROM_THE_GATE, GATE)
            self.gate.taken.connect(lambda: self.taken.emit(FROM_THE_GATE))
            self.gate.keyed.connect(lambda: self.keyed.emit(FROM_THE_GATE))
            self.gate.dragged.connect(lambda at: self.dragged.emit(FROM_THE_GATE, at))
            self.gate.dropped.connect(lambda at: self.dropped.emit(FROM_THE_GATE, at))
            self.gate.turned.connect(self.turned)
            low = QHBoxLayout()
            low.setContentsMargins(look.px(6), 0, look.px(6), look.px(6))
            low.addWidget(label(translate("HandPanel", "At the gate"), "caption", "second"), 1)
            low.addWidget(self.gate)
            stack.addLayout(low)

    def show_hand(self, hand: Sequence[tuple[TileDesign | None, CardState]]) -> None:
        """Show the tiles of both slots and what they are doing."""
        left_over = 0
        for card, (design, state) in zip(self.cards, hand, strict=True):
            card.show_tile(design, state)
            left_over += state is CardState.LEFT_OVER
        if left_over:
            self._title.setText(
                translate("HandPanel", "The other tile")
                if left_over == 1
                else translate("HandPanel", "Both tiles")
            )
            self._keys.setText(translate("HandPanel", "B back, D discard"))
        else:
            self._title.setText(translate("HandPanel", "Your two tiles"))
            self._keys.setText(translate("HandPanel", "keys 1, 2"))
