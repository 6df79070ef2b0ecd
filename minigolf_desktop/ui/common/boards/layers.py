"""What lies above what on a board."""

from enum import IntEnum


class Layer(IntEnum):
    """Z values of the items of a board, lowest first."""

    TILES = 1
    LANDING = 2
    LIGHTS = 3
    SIGNS = 4
    CHOSEN_SIGN = 5
    GHOST = 6
    PILL = 7
