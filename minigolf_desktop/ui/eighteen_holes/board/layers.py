"""What lies above what on the hex board."""

from enum import IntEnum


class HexLayer(IntEnum):
    """Z values of the items of a hex board, lowest first."""

    WAYS = 1
    MARKS = 2
    POINTED = 3
    FLAGS = 4
    """They stand on the marks: the number of a hole can always be read."""
    GOLFERS = 5
    ARC = 6
    MOVER = 7
    """Whose shot the arc shows: it begins behind that golfer."""
    BALL = 8
    FAN = 9
    TIP = 10
