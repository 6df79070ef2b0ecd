"""The eight golfer cards with their two faces (rule book, golfer abilities; ruling H8).

What a face does is written where the rule is that it bends: at the draft, at the choice of clubs,
at the draw. Here is only who there is.
"""

from enum import StrEnum
from typing import NamedTuple


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
