"""The whole numbers that stand for phases, modes, golfer faces and ground in the kernel.

They are written out, so that the compiled kernel compares with constants; a test holds them to the
model's. Phases and ground have the model's numbers, modes and faces those of their place in the
model's lists, a golfer without a card 0.
"""

from typing import Final

NONE: Final = -1
"""No club, no card, no seat, no direction."""

# --- phases (:class:`~minigolf_desktop.model.eighteen_holes.moves.Phase`)

PLACE_TOKEN: Final = 0
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

# --- faces of golfer cards (:data:`~minigolf_desktop.model.eighteen_holes.golfers.GOLFER_FACES`)

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

# --- ground (:class:`~minigolf_desktop.model.eighteen_holes.terrain.Terrain`)

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

# --- decks (:class:`~minigolf_desktop.model.eighteen_holes.clubs.Deck`)

CHIP: Final = 0
DECKS: Final = 5
"""How many decks there are."""
