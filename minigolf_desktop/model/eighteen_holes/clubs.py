"""The 34 club cards (rule book, club cards; rulings H6, H9).

A hand of clubs is a set kept as bits of an int: club ``n`` is bit ``1 << n``, in the order of the
cards, which is that of their initiatives.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Deck(IntEnum):
    """The five shot decks, from the shortest to the longest."""

    CHIP = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4


DECK_LETTERS = ("C", "2", "3", "4", "5")
"""By deck: what its cards have on the back."""


class ClubKind(StrEnum):
    """Kinds of club."""

    HYBRID = "hybrid"
    IRON = "iron"
    WOOD = "wood"
    DRIVER = "driver"
    WEDGE = "wedge"


@dataclass(frozen=True)
class Club:
    """A club card."""

    number: int
    """Place in the box, 0 to 33."""
    name: str
    """``3-hybrid``; most clubs are there twice, with different initiatives."""
    kind: ClubKind
    initiative: int
    """Plays before every higher one."""
    decks: tuple[Deck, ...]
    """Decks that it draws from; none for woods."""
    draw: int
    """Cards that it draws; 0 for woods."""
    big_hit: bool
    """Whether a big hit may be tried with it."""
    starter_hand: str
    """``A`` to ``E`` where it belongs to a hand for the first game; else empty."""
    min_players: int
    """It is in the box for this many players and more: 1, 3 or 5."""
    distance: int
    """Hexes that a wood goes; 0 for others."""
    distance_from_rough: int
    rough_penalty: bool
    """Whether its shots go a hex less from the rough: all but the hybrids'."""
    tee_box_only: bool
    """The driver."""
    bunker_counts_as_rough: bool
    """The sand wedge."""
    declares_direction: bool
    """Whether the way is told before a card is drawn from the chip deck: not by the lob wedge."""

    @property
    def bit(self) -> int:
        """The club as a set of one."""
        return 1 << self.number

    @property
    def big_hit_deck(self) -> Deck:
        """The deck of a big hit: above its highest (ruling H6). Only where a big hit is allowed."""
        return Deck(max(self.decks) + 1)


def clubs_in(hand: int) -> Iterator[int]:
    """Yield the numbers of the clubs of a hand, by initiative."""
    while hand:
        bit = hand & -hand
        yield bit.bit_length() - 1
        hand ^= bit


def hand_of(clubs: Iterable[int]) -> int:
    """Return the set of some clubs."""
    hand = 0
    for club in clubs:
        hand |= 1 << club
    return hand
