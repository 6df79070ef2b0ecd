"""The hand of clubs: fixed places, each with a card that is ready, in play or used."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.art.golf_cards.club_card import CardState
from minigolf_desktop.ui.widgets.look import Look


class ClubPlace(NamedTuple):
    """A place of the hand."""

    club: Club
    state: CardState = CardState.READY
    """READY, IN_PLAY, USED (a dashed place) or FACE_DOWN."""
    refusal: str = ""
    """Why the club cannot be chosen now; empty where it can. It is the tooltip then."""
    label: str = ""
    """On the pill below a card that is in play or marked: ``in play``, ``borrowed``; empty for
    the usual word."""
    lasting: bool = False
    """Whether the club never expires: a small ring of two arrows says so."""


class ClubHand(QWidget):
    """Clubs side by side, in the order given."""

    chosen = Signal(int)
    """The number of a club that may be chosen was clicked or keyed."""
    pointed = Signal(int)
    """The pointer or the focus is on a club's number; -1 when it left."""

    def __init__(self, look: Look, places: int = 5) -> None:
        super().__init__()

    def show_hand(self, places: Sequence[ClubPlace]) -> None:
        """Show the clubs; places that no club needs stay empty."""

    def press(self, number: int) -> bool:
        """Choose by place, from 1, as a key does; return whether it could be chosen."""
        return False
