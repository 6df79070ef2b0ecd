"""How the sides of a tile meet what lies beyond them."""

from enum import Enum, auto


class Fit(Enum):
    """How one side of a tile would meet what lies beyond it."""

    FITS = auto()
    """Path meets path."""
    OPEN = auto()
    """A path that faces an empty cell."""
    ASTRAY = auto()
    """A path that leads off the land or into water: a mistake unless a tile is laid there
    (ruling D15)."""
    WRONG = auto()
    """Path meets grass."""
    QUIET = auto()
    """Grass meets grass or nothing: not worth a mark."""
