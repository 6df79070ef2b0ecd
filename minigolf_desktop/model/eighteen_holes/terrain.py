"""What a hex of the course is covered with (rule book, hazards and other tiles; ruling H3)."""

from enum import IntEnum


class Terrain(IntEnum):
    """The kinds of ground."""

    ROUGH = 0
    FAIRWAY = 1
    TEE = 2
    GREEN = 3
    BUNKER = 4
    WATER = 5
    """Lies as rough once the turn is missed."""
    LAKE = 6
    """Water on a fairway: lies as fairway once the turn is missed."""
    TREES = 7
    """Fenced: stops the ball on the hex before."""
    CLUBHOUSE = 8
    """Can be flown over; to land on it is out of bounds."""
    OUTSIDE = 9
    """Open ground off the course."""


TERRAIN_NAMES = {terrain.name.lower(): terrain for terrain in Terrain if terrain < Terrain.OUTSIDE}
"""Kinds of ground that a tile may have, by their name in files."""

GOOD_LIES = frozenset({Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN, Terrain.LAKE})
"""Ground from which a shot goes its whole distance; anything else is rough."""

WATERS = frozenset({Terrain.WATER, Terrain.LAKE})
CLOSED = frozenset({Terrain.TREES, Terrain.CLUBHOUSE, Terrain.OUTSIDE})
"""Ground that no golfer can stand on."""
