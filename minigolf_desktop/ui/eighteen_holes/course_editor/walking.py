"""Where the arrow keys lead on the hex grid, and where a tile is held first."""

from collections.abc import Iterable

from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.linking import Side, sides
from minigolf_desktop.model.geometry.hexagon import (
    DIRECTIONS,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    Hex,
    neighbour,
)
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying.walking import nearest_ahead
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre


def beside(place: Hex, direction: Direction) -> Hex:
    """Return the place beside one; to the east and west rows run in a zigzag."""
    east, south = direction
    if south:
        return neighbour(place, SOUTH if south > 0 else NORTH)
    lower = place.q % 2 == 0
    if east > 0:
        return neighbour(place, SOUTH_EAST if lower else NORTH_EAST)
    return neighbour(place, SOUTH_WEST if lower else NORTH_WEST)


def hex_ahead(place: Hex, places: Iterable[Hex], direction: Direction) -> Hex:
    """Return the nearest of some places in a direction; the same one where none lies there."""
    points = ((hex_centre(other, 1.0), other) for other in places)
    return nearest_ahead(hex_centre(place, 1.0), points, direction) or place


def first_place(layout: CourseLayout) -> Hex:
    """Return where the next tile is looked for: where a fairway leads on, else beside a tile."""
    for tile in reversed(layout.course.tiles):
        for way, side in enumerate(sides(tile, layout.tiles, layout.faces)):
            if side is Side.OPEN:
                return neighbour(tile.place, way)
    for tile in reversed(layout.course.tiles):
        for way in DIRECTIONS:
            if neighbour(tile.place, way) not in layout.tiles:
                return neighbour(tile.place, way)
    return Hex(0, 0)
