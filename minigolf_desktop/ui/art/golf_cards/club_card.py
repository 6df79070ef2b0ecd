"""The cards of the clubs."""

from enum import Enum


class CardState(Enum):
    """How a card lies there."""

    READY = "ready"
    """In the hand, to be chosen."""
    IN_PLAY = "in play"
    """Raised, with a gold edge and a label."""
    POINTED = "pointed"
    """Under the pointer."""
    USED = "used"
    """Faded; in the hand a dashed place."""
    FACE_DOWN = "face down"
