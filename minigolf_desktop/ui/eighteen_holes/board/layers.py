"""What lies above what on the hex board."""

from enum import IntEnum


class HexLayer(IntEnum):
    """Z values of the items of a hex board, lowest first."""

    TINTS = 1
    FLAGS = 2
    WAYS = 3
    MARKS = 4
    POINTED = 5
    POINTED_FLAG = 6
    """The flag on a green that is pointed at stands on the gold."""
    GOLFERS = 7
    ARC = 8
    MOVER = 9
    """Whose shot the arc shows: it begins behind that golfer."""
    BALL = 10
    FAN = 11
    TIP = 12
