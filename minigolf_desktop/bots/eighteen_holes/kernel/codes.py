"""The whole numbers that stand for phases, modes, golfer faces, ground and sets of clubs.

They are written out, so that the compiled kernel compares with constants; a test holds them to the
model's. Phases and ground have the model's numbers, modes and faces those of their place in the
model's lists, a golfer without a card 0. A set of clubs is the bits of a whole number.
"""

from typing import Final

from mypy_extensions import i64

NONE: Final = -1
"""No club, no card, no seat, no direction."""

# --- phases (:class:`~minigolf_desktop.model.eighteen_holes.moves.Phase`)

PLACING: Final = 0
"""``PLACE_TOKEN`` in the model, which has no action of that name."""
DRAFT: Final = 1
DECLARE: Final = 2
TARGET: Final = 3
SELECT: Final = 4
KEEP: Final = 5
BORROW: Final = 6
ACT: Final = 7
NAME: Final = 8
FOLLOW: Final = 9
THROW: Final = 10
CHOOSE: Final = 11
EXTRA: Final = 12
OVER: Final = 13

# --- modes (:class:`~minigolf_desktop.model.eighteen_holes.setup.Mode`)

MATCH: Final = 0
STROKE: Final = 1
STABLEFORD: Final = 2
SKINS: Final = 3
RACING: Final = 4
CHAOS: Final = 5
CHAOS_TEAMS: Final = 6
KELLY: Final = 7
SOLO_CHAOS: Final = 8

# --- faces of golfer cards (:data:`~minigolf_desktop.model.eighteen_holes.box.GOLFER_FACES`)

NO_FACE: Final = 0
BUNJIL_A: Final = 1
BUNJIL_B: Final = 2
DORIAN_A: Final = 3
DORIAN_B: Final = 4
IRON_JANE_A: Final = 5
IRON_JANE_B: Final = 6
LUCKY_A: Final = 7
LUCKY_B: Final = 8
SLICK_RIKESH_A: Final = 9
SLICK_RIKESH_B: Final = 10
SLUGGER_A: Final = 11
SLUGGER_B: Final = 12
SWIFT_A: Final = 13
SWIFT_B: Final = 14
THE_SHARK_A: Final = 15
THE_SHARK_B: Final = 16

# --- ground (:class:`~minigolf_desktop.model.eighteen_holes.course.Terrain`)

ROUGH: Final = 0
FAIRWAY: Final = 1
TEE: Final = 2
GREEN: Final = 3
BUNKER: Final = 4
WATER: Final = 5
LAKE: Final = 6
TREES: Final = 7
CLUBHOUSE: Final = 8
OUTSIDE: Final = 9

# --- decks (:class:`~minigolf_desktop.model.eighteen_holes.box.Deck`)

CHIP: Final = 0
DECKS: Final = 5
"""How many decks there are."""


# --- Sets of clubs as bits of a whole number

_MOST: Final = 40
_HIGHEST: Final = 1_099_511_627_776
"""The set of the one with that number."""

_OF_BIT = [[one for one in range(36) if (1 << one) % 37 == rest] for rest in range(37)]
_NUMBERS = [found[0] if found else 0 for found in _OF_BIT]
"""By the remainder of a single bit, divided by 37, its number: up to 36 bits all differ in it."""


def bit_of(number: i64) -> i64:
    """Return the set of one club, or of one hole."""
    # Compiled, 1 would be shifted as a number of 32 bits.
    return _HIGHEST >> (_MOST - number)


def clubs_of(hand: i64) -> list[int]:
    """Return the clubs of a hand, by initiative."""
    found: list[int] = []
    while hand:
        bit = hand & -hand
        found.append(_NUMBERS[bit % 37])
        hand ^= bit
    return found


def count(hand: i64) -> i64:
    """Return how many clubs a hand has."""
    found: i64 = 0
    while hand:
        hand &= hand - 1
        found += 1
    return found


def hand_of(clubs: list[int]) -> i64:
    """Return the set of some clubs."""
    hand: i64 = 0
    for number in clubs:
        hand |= bit_of(number)
    return hand
