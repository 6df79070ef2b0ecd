"""What lies above what on the hex board."""

from enum import IntEnum


class HexLayer(IntEnum):
    """Z values of the items of a hex board, lowest first."""

    FLAGS = 1
    WAYS = 2
    MARKS = 3
    GOLFERS = 4
    MOVER = 5
    POINTED = 6
    ARC = 7
    BALL = 8
    FAN = 9
    TIP = 10
