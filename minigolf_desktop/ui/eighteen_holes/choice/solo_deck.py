"""The solo deck of a game of Solo Chaos: its cards, and how it is built (ruling H27)."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import rank_range
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label, separator
from minigolf_desktop.ui.eighteen_holes.art.cards import paint_solo_card
from minigolf_desktop.ui.eighteen_holes.art.paper import TALL
from minigolf_desktop.ui.eighteen_holes.widgets.cards import MARGIN, PILL, CardButton, walk_along

_WIDEST_IN_DECK = 84.0
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
        return self._look.size(200, 60)

    def _fitting(self, room: QSizeF) -> tuple[int, float]:
        """Return in how many columns the cards are widest, and how wide they are then."""
        count = max(1, len(self._cards))

        def width_in(columns: int) -> float:
            across = (room.width() - 2 - (columns - 1) * _GAP) / columns
            down = (room.height() / -(-count // columns) - _GAP) / TALL
            return max(10.0, min(_WIDEST_IN_DECK, across, down))

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


_COLUMNS, _ROWS = 8, 3
_WIDEST_TO_PICK = 104.0
_HEAD = 150
"""Room above and below the cards."""
_LEFT_OUT = 0.34
"""How much of a card shows that is not in the deck."""


class SoloCardButton(CardButton):
    """A solo card that is in the deck, or is not."""

    def __init__(self, look: Look, card: SoloCard, wide: float) -> None:
        super().__init__(look)
        self._card = card
        self.setCheckable(True)
        self.setFixedSize(look.size(wide + 2 * MARGIN, TALL * wide + 2 * MARGIN + PILL / 2))
        self.set_choosable("", card.turns)

    def sizeHint(self) -> QSize:
        """Return room for the card with its ring."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, faint where it is left out."""
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(MARGIN)
        card = QRectF(self.rect()).adjusted(side, side, -side, -side - look.px(PILL / 2))
        painter.setOpacity(1.0 if self.isChecked() or self.is_pointed else _LEFT_OUT)
        painter.save()
        painter.translate(card.topLeft())
        painter.scale(look.scale, look.scale)
        room = QRectF(0, 0, card.width() / look.scale, card.height() / look.scale)
        paint_solo_card(painter, room, self._card, theme=look.theme)
        painter.restore()
        painter.setOpacity(1.0)
        self.paint_focus(painter, card)
        if self.isChecked():
            self.paint_pill(painter, card, "\N{CHECK MARK}")
        painter.end()


class SoloPicker(Overlay):
    """Covers the screen until a deck is taken; Esc leaves everything as it was."""

    chosen = Signal(object)
    """The numbers of the cards of a deck."""

    def __init__(
        self,
        parent: QWidget,
        look: Look,
        cards: Sequence[SoloCard],
        deck: Sequence[int],
        combined: int,
    ) -> None:
        """``deck`` is the one to begin with; ``combined`` turns of scoring are played at most."""
        title = translate("golf choice", "Solo deck, card by card")
        across = (parent.width() / look.scale - 120) / _COLUMNS - Space.HAIR
        down = ((parent.height() / look.scale - _HEAD) / _ROWS - Space.HAIR - PILL / 2) / TALL
        wide = min(_WIDEST_TO_PICK, across - 2 * MARGIN, down - 2 * MARGIN)
        width = _COLUMNS * (wide + 2 * MARGIN + Space.HAIR) + 2 * Space.WIDE
        super().__init__(parent, look, title, width)
        self.setAccessibleName(title)
        self._solo_cards = tuple(cards)
        self._combined = combined
        self.column.addLayout(self._head(title))
        # The easiest first, as in the deck beside the players.
        order = sorted(range(len(cards)), key=lambda one: (cards[one].difficulty, cards[one].turns))
        self.cards = {number: SoloCardButton(look, cards[number], wide) for number in order}
        """By number: the cards."""
        grid = QGridLayout()
        grid.setSpacing(look.px(Space.HAIR))
        for place, (number, card) in enumerate(self.cards.items()):
            card.setChecked(number in deck)
            card.toggled.connect(self._tell)
            card.installEventFilter(self)
            grid.addWidget(card, *divmod(place, _COLUMNS))
        self.column.addLayout(grid)
        self._tell()
        self.open(next(iter(self.cards.values())))

    def _head(self, title: str) -> QHBoxLayout:
        look = self.look
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "card_title"))
        self.note = label("", "small_body", "second")
        """What the cards chosen add up to."""
        words.addWidget(self.note)
        head.addLayout(words, 1)
        close = button(look, translate("golf choice", "Go back"), "quiet", "close")
        close.setToolTip(translate("golf choice", "Go back (Esc)"))
        close.clicked.connect(self.leave)
        self.take_button = button(look, translate("golf choice", "Use this deck"), "main", "check")
        """Takes the deck."""
        self.take_button.clicked.connect(self._take)
        head.addWidget(close)
        head.addWidget(self.take_button)
        return head

    @property
    def deck(self) -> tuple[int, ...]:
        """The numbers of the cards chosen."""
        return tuple(sorted(number for number, card in self.cards.items() if card.isChecked()))

    def _tell(self) -> None:
        """Say what the deck amounts to, and whether it can be played with."""
        deck = self.deck
        have = sum(self._solo_cards[number].combined for number in deck)
        missing = self._combined - have
        self.take_button.setEnabled(missing <= 0)
        if missing > 0:
            words = translate(
                "golf choice", "%n more turns of combined scoring are needed.", "", missing
            )
        else:
            words = ranks_words(rank_range(self._solo_cards, deck, self._combined)) + "."
            if missing < 0:
                more = translate(
                    "golf choice", "Only {played} of its %n combined turns are played.", "", have
                )
                words = f"{words} {more.replace('{played}', str(self._combined))}"
        self.note.setText(words)

    def _take(self) -> None:
        self.leave()
        self.chosen.emit(self.deck)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows go from card to card in both directions of the grid."""
        steps: dict[int, int] = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -_COLUMNS,
            Qt.Key.Key_Down: _COLUMNS,
        }
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = steps.get(event.key())
            if step is not None:
                cards = list(self.cards.values())
                here = next((place for place, card in enumerate(cards) if card is watched), 0)
                walk_along(cards, here, step)
                return True
        return super().eventFilter(watched, event)
