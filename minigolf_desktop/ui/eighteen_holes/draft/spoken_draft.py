"""What a draft tells who cannot see it: who picks, what is held, the cards and their keys."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton

from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.eighteen_holes.draft.club_shelf import ClubButton, ClubShelf
from minigolf_desktop.ui.eighteen_holes.draft.picked_panel import PickedPanel
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_words

translate = QCoreApplication.translate

_DIGITS = 9
"""So many cards have a key of their own."""


class DraftParts(NamedTuple):
    """The parts of the screen that are told."""

    shelf: ClubShelf
    picked: PickedPanel
    title: QLabel
    """Who is to do what."""
    note: QLabel
    """Where the draft stands."""
    take: QPushButton
    take_none: QPushButton


class SpokenDraft(QObject):
    """Announces every offer, and of every choice what Enter does with it."""

    def __init__(self, parts: DraftParts) -> None:
        super().__init__(parts.shelf)
        self._parts = parts
        parts.shelf.chosen.connect(lambda _: announce(parts.shelf, self._choice))

    def tell(self) -> None:
        """Tell what is offered now."""
        announce(self._parts.shelf, self._offer)

    def _offer(self) -> str:
        parts = self._parts
        held = parts.picked.accessibleDescription()
        mine = with_colon(parts.picked.accessibleName(), held) if held else ""
        return in_sentences(parts.title.text(), parts.note.text(), mine, *self._cards())

    def _cards(self) -> Iterable[str]:
        """Return the cards, each with its key; of many how they are walked through."""
        cards = self._parts.shelf.cards
        if len(cards) > _DIGITS:
            yield translate("golf round", "The arrow keys lead through %n choices", "", len(cards))
        else:
            yield from (_card(number, card) for number, card in enumerate(cards, 1))
        none = self._parts.take_none
        if not none.isHidden():
            yield keyed(QKeySequence(Qt.Key.Key_P), none.accessibleName())

    def _choice(self) -> str:
        return keyed(QKeySequence(Qt.Key.Key_Return), self._parts.take.accessibleName())


def _card(number: int, card: ClubButton) -> str:
    """Return what a card is for, with its key, or why it cannot be taken."""
    words = club_words(card.club).split("\n")[0]
    if card.isEnabled():
        return keyed(QKeySequence(str(number)), words)
    return in_sentences(words, card.accessibleDescription())
