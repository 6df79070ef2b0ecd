"""What lies in the box of 18 Holes, as the rules need it: cards and course tiles.

The 34 club cards (rulings H6, H9), the 74 shot cards (H4, H5, H7) and the eight golfer cards with
their two faces (H8). What a face does is written where the rule is that it bends: at the draft, at
the choice of clubs, at the draw.

A hand of clubs is a set kept as bits of an int: club ``n`` is bit ``1 << n``, in the order of the
cards, which is that of their initiatives. A flight is a tuple of turns, one a step, each counted
in sixths of a circle to the left of the aim: ``SSLL`` is ``(0, 0, 1, 1)`` and a step to the right
is ``5``.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.course import Course, Face, Terrain

# --- The 34 club cards (rule book, club cards; rulings H6, H9)


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


STRAIGHT, LEFT, RIGHT = 0, 1, 5
# --- The 74 shot cards (rulings H4, H5, H7)

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


# --- What lies in the box of 18 Holes, as the rules need it

HARDEST = 5
"""Difficulty of a turn of combined scoring that no turn of the player alone comes before."""


class SoloCard(NamedTuple):
    """A card of the solo deck: a row of turns (ruling H12)."""

    turns: str
    """One letter a turn: P for the player only, C for combined scoring."""
    difficulty: int

    @property
    def combined(self) -> int:
        """How many turns of combined scoring it has."""
        return self.turns.count("C")

    @property
    def steps(self) -> tuple[int, ...]:
        """What each turn of combined scoring adds to the difficulty, in order (ruling H12)."""
        return tuple(HARDEST - len(alone) for alone in self.turns.split("C")[:-1])


@dataclass(frozen=True)
class Preset:
    """A course that comes with the box."""

    course: Course
    description: str
    """English; the key of its translations."""
    chaos: str
    """How well it suits the games of Chaos Golf: ``yes``, ``ok`` or ``no``."""
    difficulty: int
    """The higher the harder: orders the courses."""
    solo_par: int
    """Rank of the solo deck that is a fair match (ruling H15)."""


@dataclass(frozen=True)
class Box:
    """All cards and tiles, each kind in the order of its file."""

    faces: tuple[Face, ...]
    clubs: tuple[Club, ...]
    shot_cards: tuple[ShotCard, ...]
    adjustments: tuple[Terrain, ...]
    """Front of each adjustment tile; the back of every one is rough."""
    solo_cards: tuple[SoloCard, ...]
    presets: tuple[Preset, ...]

    @cached_property
    def face_by_id(self) -> Mapping[str, Face]:
        """Faces by id."""
        return {face.id: face for face in self.faces}

    @cached_property
    def cards_of_deck(self) -> tuple[tuple[int, ...], ...]:
        """By deck: numbers of its shot cards."""
        return tuple(
            tuple(card.number for card in self.shot_cards if card.deck is deck) for deck in Deck
        )


# --- The eight golfer cards with their two faces (rule book, golfer abilities; ruling H8)


class Golfer(StrEnum):
    """The golfers."""

    BUNJIL = "bunjil"
    """Looks at the top card of a deck before choosing a club."""
    DORIAN = "dorian"
    """A: has a club that never expires. B: has three clubs, which all never expire."""
    IRON_JANE = "iron-jane"
    """Carries irons, chosen before the draft."""
    LUCKY = "lucky"
    """Redraws a shot card."""
    SLICK_RIKESH = "slick-rikesh"
    """Borrows the clubs of others."""
    SLUGGER = "slugger"
    """Carries the driver, which never expires."""
    SWIFT = "swift"
    """Plays as if the initiative were one less."""
    THE_SHARK = "the-shark"
    """Is not troubled by water."""


class GolferFace(NamedTuple):
    """A side of a golfer card."""

    golfer: Golfer
    side: str
    """``a`` or ``b``."""

    @property
    def id(self) -> str:
        """Name in files: ``lucky-b``."""
        return f"{self.golfer}-{self.side}"


GOLFER_FACES = {
    face.id: face
    for golfer in Golfer
    for face in (GolferFace(golfer, "a"), GolferFace(golfer, "b"))
}
"""The sixteen faces by their name in files."""

BUNJIL_A, BUNJIL_B = "bunjil-a", "bunjil-b"
DORIAN_A, DORIAN_B = "dorian-a", "dorian-b"
IRON_JANE_A, IRON_JANE_B = "iron-jane-a", "iron-jane-b"
LUCKY_A, LUCKY_B = "lucky-a", "lucky-b"
SLICK_RIKESH_A, SLICK_RIKESH_B = "slick-rikesh-a", "slick-rikesh-b"
SLUGGER_A, SLUGGER_B = "slugger-a", "slugger-b"
SWIFT_A, SWIFT_B = "swift-a", "swift-b"
THE_SHARK_A, THE_SHARK_B = "the-shark-a", "the-shark-b"

NEVER_DISCARD = frozenset({SLICK_RIKESH_B, DORIAN_B})
"""Faces whose clubs all stay in the hand after use."""

CLUBS_CARRIED = {DORIAN_B: 3, IRON_JANE_B: 4, SLICK_RIKESH_B: 1}
"""By face: how many clubs it carries where that is not five."""
USUAL_CLUBS = 5


def clubs_carried(face: str) -> int:
    """Return how many clubs a golfer carries; ``face`` is empty for one without a card."""
    return CLUBS_CARRIED.get(face, USUAL_CLUBS)
