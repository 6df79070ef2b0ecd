"""What a game brings along so that its matches can be seen again."""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.bots.judgement import Judged
from minigolf_desktop.model.play import AnyMatch, AnyMove


class Turn(NamedTuple):
    """A turn of a match that is seen again."""

    number: int
    """From 1."""
    move: int
    """How many moves were made before that which decides it."""
    seat: int

    @property
    def end(self) -> int:
        """How many moves are made when it is shown: that one is the last."""
        return self.move + 1


class Share(NamedTuple):
    """A part of what a seat among others came to, counted exactly."""

    name: str
    """What it is, in a word or two."""
    amount: int
    ahead: int
    """How much of the lead over the other seat comes of it."""
    told: str
    """What it is made of, in a sentence; empty where there is no more to say."""


class Made(NamedTuple):
    """What a seat among others came to, and how far it is from one of them."""

    total: int
    shares: tuple[Share, ...]
    """They make up the total: that of which luck and choices are a part, then the others; none
    where that is all there is."""
    other: int
    """The seat one place before it; for the first the one after it."""
    ahead: int
    """How much more it has than that one; below nought where it has less."""
    told: str
    """How the shares of both came about, in sentences."""


class ReviewWing(Protocol):
    """Shows a match of one game as it was at any turn."""

    board: QWidget
    """The course, as the session shows it; it cannot be played on."""
    has_ground: bool
    """Whether the board fills its place; else it lies on the meadow of the screen."""
    further: QPushButton | None
    """Leads to more that the game has to tell of the match; None where it has nothing."""
    aside: QWidget | None
    """What there was to choose from; None where the board tells it."""

    def is_turn(self, move: AnyMove) -> bool:
        """Whether a move decides a turn: the others only belong to one."""

    def show(self, turn: Turn | None, before: Any, judged: Judged | None) -> None:
        """Show the match as the session stands: after a turn, or as it began; and what is better.

        ``before`` is the view that the seat of the turn had; None where it began.
        """

    def sentences(self, events: Iterable[Any]) -> list[str]:
        """Return what happened in the words of the log."""

    def made(self, seat: int) -> Made | None:
        """Return what a seat came to in the end; None where one plays alone, or all is known by
        what the board shows.
        """

    def amount(self, figure: str, amount: float) -> str:
        """Return so much of the game's unit in words, its figure given: ``2.4 points``."""


def turns_of(wing: ReviewWing, match: AnyMatch) -> list[Turn]:
    """Return the turns of a match that stands at its end."""
    moves = [(place, move) for place, move in enumerate(match.moves) if wing.is_turn(move)]
    return [Turn(number, place, move.seat) for number, (place, move) in enumerate(moves, 1)]
