"""What lies above what on the hex board."""

from enum import IntEnum


class HexLayer(IntEnum):
    """Z values of the items of a hex board, lowest first."""

    TINTS = 1
    WAYS = 2
    MARKS = 3
    POINTED = 4
    FLAGS = 5
    """They stand on the marks: the number of a hole can always be read."""
    GOLFERS = 6
    ARC = 7
    MOVER = 8
    """Whose shot the arc shows: it begins behind that golfer."""
    BALL = 9
    FAN = 10
    TIP = 11
