"""Drawn cards as large as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import TALL
from minigolf_desktop.ui.eighteen_holes.widgets import DrawnCards, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import MARGIN, PILL
from minigolf_desktop.ui.eighteen_holes.widgets.drawn_cards import PEEK

LEAST = 60
"""Width of the smallest card."""


class CardSpread(QWidget):
    """Shows stacks; their cards are of the size that height, width and number leave them."""

    chosen = Signal(int)
    """A slot that may be chosen was clicked or keyed."""

    def __init__(
        self,
        look: Look,
        motion: Motion,
        widest: float,
        across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        """``widest`` is the width of the largest card at an interface scale of 1."""
        super().__init__()
        self._across = across
        self._look = look
        self._motion = motion
        self._widest = widest
        self._stacks: tuple[Stack, ...] = ()
        self._selected = -1
        self._width = 0
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._cards = self._laid(round(widest))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def cards(self) -> DrawnCards:
        """The cards as they lie now."""
        return self._cards

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest cards."""
        return self._look.size(LEAST, LEAST * TALL)

    def sizeHint(self) -> QSize:
        """Return room for one card at its largest."""
        return self._look.size(self._widest + 2 * MARGIN, self._widest * TALL + MARGIN + PILL)

    def width_of(self, stacks: int) -> int:
        """Return how wide so many stacks are, with their cards at their largest."""
        return stacks * self._look.px(self._widest + 2 * MARGIN)

    def show_stacks(self, stacks: Sequence[Stack], selected: int) -> None:
        """Show the slots; cards that were not shown before turn over."""
        before, self._stacks, self._selected = self._stacks, tuple(stacks), selected
        if stacks:
            self._fit(before)
        self._cards.show_stacks(self._stacks, selected)

    def press(self, number: int) -> bool:
        """Choose by slot, from 1, as a key does; return whether it could be chosen."""
        return self._cards.press(number)

    def skip(self) -> None:
        """Show every card at once."""
        self._cards.skip()

    def _fit(self, known: Sequence[Stack]) -> None:
        """Make cards of the size that there is room for; what was known lies open at once."""
        width = self._room()
        if width == self._width:
            return
        old, self._cards = self._cards, self._laid(width)
        old.hide()
        old.deleteLater()
        self._cards.show_stacks(known, self._selected)

    def _laid(self, width: int) -> DrawnCards:
        self._width = width
        cards = DrawnCards(self._look, self._motion, width)
        cards.chosen.connect(self.chosen)
        self._row.addWidget(cards, 0, self._across | Qt.AlignmentFlag.AlignVCenter)
        # Qt would show them only once it is idle again.
        cards.show()
        return cards

    def _room(self) -> int:
        deepest = max((len(stack.cards) for stack in self._stacks), default=1)
        high = self.height() / self._look.scale - 1.5 * MARGIN - PILL / 2
        wide = self.width() / self._look.scale / max(1, len(self._stacks)) - 2 * MARGIN
        fits = min(self._widest, wide, high / (TALL + PEEK * (deepest - 1)))
        return max(LEAST, int(fits))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the room."""
        super().resizeEvent(event)
        self._fit(self._stacks)
        self._cards.show_stacks(self._stacks, self._selected)
