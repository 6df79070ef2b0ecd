"""The 74 shot cards (rulings H4, H5, H7).

A flight is a tuple of turns, one a step, each counted in sixths of a circle to the left of the aim:
``SSLL`` is ``(0, 0, 1, 1)`` and a step to the right is ``5``.
"""

from dataclasses import dataclass
from enum import StrEnum

from minigolf_desktop.model.eighteen_holes.clubs import Deck

STRAIGHT, LEFT, RIGHT = 0, 1, 5
Flight = tuple[int, ...]

TURN_LETTERS = {"S": STRAIGHT, "L": LEFT, "R": RIGHT}


class CardKind(StrEnum):
    """Kinds of shot card."""

    FLIGHT = "flight"
    WILD = "wild"
    """Offers a choice of flights."""
    LONGEST_DRIVE = "longest-drive"
    """Is kept by the golfer who plays it."""
    SUPER = "super"
    """Another card is drawn, from a longer deck."""
    SHORT = "short"
    """Another card is drawn, from a shorter deck."""
    SHUFFLE = "shuffle"
    """The deck takes its discards back, and another card is drawn from it."""


class BunkerOutcome(StrEnum):
    """Where a ball goes that is hit out of a bunker."""

    STAY = "stay"
    TARGET = "target"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class ShotCard:
    """A shot card."""

    number: int
    """Place in the box, 0 to 73."""
    deck: Deck
    kind: CardKind
    flights: tuple[Flight, ...]
    """None for super, short and shuffle."""
    bunker: BunkerOutcome | None
    draw_from: Deck | None
    """Deck of the card to be drawn on top of it; None where it is a flight."""

    @property
    def is_special(self) -> bool:
        """Whether another card must be drawn on top of it."""
        return self.draw_from is not None
