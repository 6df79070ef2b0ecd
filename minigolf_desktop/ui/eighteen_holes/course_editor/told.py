"""What lies on the meadow of the course editor, in words for who cannot see it."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.eighteen_holes.linking import Side, sides
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, NORTH, Hex
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.eighteen_holes.course_editor.words import face_words
from minigolf_desktop.ui.eighteen_holes.text.ground import direction_name, terrain_name

translate = QCoreApplication.translate

_FROM_NORTH = (*DIRECTIONS[NORTH::-1], *DIRECTIONS[:NORTH:-1])
"""The directions clockwise."""


def place_told(place: Hex, laid: Iterable[Hex]) -> str:
    """Return row and column of a tile or hex, counted from the north-western one of those laid."""
    there = [_place(other) for other in laid] or [_place(place)]
    row, column = _place(place)
    words = translate("golf faces", "row {row}, column {column}")
    words = words.replace("{row}", str(row - min(one for one, _ in there) + 1))
    return words.replace("{column}", str(column - min(one for _, one in there) + 1))


def _place(place: Hex) -> tuple[int, int]:
    """Return row and column of a hex; to the east and west rows run in a zigzag."""
    return place.r + place.q // 2, place.q


def tile_told(layout: CourseLayout, tile: PlacedTile) -> str:
    """Return what a tile is, where it lies or would lie, its greens, and how its sides meet."""
    where = place_told(tile.place, layout.tiles)
    return in_sentences(
        with_colon(where, face_words(layout.faces[tile.face])),
        ", ".join(_greens(layout, tile)),
        links_told(layout, tile),
    )


def _greens(layout: CourseLayout, tile: PlacedTile) -> Iterable[str]:
    """Tell the greens of a tile that is laid."""
    if layout.tiles.get(tile.place) == tile:
        hexes = tile_hexes(tile)
        yield from (green_told(layout, hexes[one]) for one in layout.faces[tile.face].greens)


def green_told(layout: CourseLayout, green: Hex) -> str:
    """Return which hole a green belongs to."""
    number = layout.numbers.get(green)
    if number is None:
        return translate("golf faces", "a green without a number")
    return translate("golf faces", "green of hole {number}").replace("{number}", str(number))


def links_told(layout: CourseLayout, tile: PlacedTile) -> str:
    """Return how the fairways of a tile meet what lies around, clockwise from north."""
    met = sides(tile, layout.tiles, layout.faces)
    told = []
    for side, words in _side_words().items():
        which = [direction_name(way) for way in _FROM_NORTH if met[way] is side]
        if which:
            told.append(with_colon(words, ", ".join(which)))
    return "; ".join(told)


def _side_words() -> dict[Side, str]:
    return {
        Side.LINKED: translate("golf faces", "linked"),
        Side.OPEN: translate("golf faces", "still open"),
        Side.CLOSED: translate("golf faces", "no fairway meets it"),
    }


def hex_told(layout: CourseLayout, place: Hex) -> str:
    """Return where a hex lies, and what ground it is."""
    ground = layout.ground.get(place)
    where = place_told(place, layout.ground)
    return where if ground is None else with_colon(where, terrain_name(ground))
