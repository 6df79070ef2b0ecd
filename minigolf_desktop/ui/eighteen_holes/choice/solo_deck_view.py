"""The solo deck that is built for a game of Solo Chaos: its cards, and what they add up to."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label, separator
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import TALL
from minigolf_desktop.ui.eighteen_holes.art.cards.solo_card import paint_solo_card

translate = QCoreApplication.translate

_WIDEST = 84.0
_GAP = 8.0


class _Cards(QWidget):
    """Cards in rows."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._cards: tuple[SoloCard, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cards(self, cards: Sequence[SoloCard]) -> None:
        """Show cards, the easiest first."""
        self._cards = tuple(sorted(cards, key=lambda card: (card.difficulty, card.turns)))
        self.setAccessibleName(", ".join(card.turns for card in self._cards))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a row of cards; they grow with the room there is."""
        return self._look.size(200, 92)

    def _fitting(self, room: QSizeF) -> tuple[int, float]:
        """Return in how many columns the cards are widest, and how wide they are then."""
        count = max(1, len(self._cards))

        def width_in(columns: int) -> float:
            across = (room.width() - 2 - (columns - 1) * _GAP) / columns
            down = (room.height() / -(-count // columns) - _GAP) / TALL
            return max(10.0, min(_WIDEST, across, down))

        columns = max(range(1, count + 1), key=width_in)
        return columns, width_in(columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards as large as there is room."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(look.scale, look.scale)
        columns, wide = self._fitting(QSizeF(self.size()) / look.scale)
        for number, card in enumerate(self._cards):
            row, column = divmod(number, columns)
            rect = QRectF(
                1 + column * (wide + _GAP), 2 + row * (TALL * wide + _GAP), wide, TALL * wide
            )
            paint_solo_card(painter, rect, card, theme=look.theme)
        painter.end()


class SoloDeckView(QWidget):
    """Title, figures and cards of the solo deck."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(Space.SMALL), 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        column.addWidget(separator())
        head = QHBoxLayout()
        head.addWidget(label(translate("golf choice", "Solo deck"), "panel_title"), 1)
        self.pick_button = button(look, translate("golf choice", "Choose cards"), "pill")
        """Opens the solo cards."""
        self.pick_button.setToolTip(translate("golf choice", "Build the deck card by card"))
        head.addWidget(self.pick_button)
        column.addLayout(head)
        self._note = label("", "small_body", "second", wrap=True)
        column.addWidget(self._note)
        self._cards = _Cards(look)
        column.addWidget(self._cards, 1)

    @property
    def words(self) -> str:
        """What is told of the deck."""
        return self._note.text()

    def show_deck(self, cards: Sequence[SoloCard], ranks: tuple[int, int]) -> None:
        """Show a deck whose rank lies between two; mostly they are the same."""
        combined = sum(card.combined for card in cards)
        alone = sum(len(card.turns) for card in cards) - combined
        words = translate("golf choice", "%n turns of yours alone,", "", alone)
        more = translate("golf choice", "%n in which the opponents score too.", "", combined)
        self._note.setText(with_colon(ranks_words(ranks), f"{words} {more}"))
        self._cards.show_cards(cards)


def ranks_words(ranks: tuple[int, int]) -> str:
    """Return the rank of a deck, or between which ranks it lies (ruling H27)."""
    least, most = ranks
    words = translate("golf choice", "Rank {least}")
    if least != most:
        words = translate("golf choice", "Rank {least} to {most}")
    return words.replace("{least}", str(least)).replace("{most}", str(most))
