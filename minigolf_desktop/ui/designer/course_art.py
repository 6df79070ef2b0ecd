"""How a course of Minigolf Designer looks: the whole, some tiles, pictures for files, in words.

The door of this wing: Putt Dice draws and tells courses through it and imports nothing else.
Lengths are in units of 100 a cell, and cell (x, y) begins at (100x, 100y), unless pixels are named.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.model.designer import Course, Role, Tally, assess
from minigolf_desktop.model.geometry.square import NORTH, STEP, WEST, unpack
from minigolf_desktop.storage.designer.courses import course_from_json, read_course
from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.art.surroundings import paint_meadow, paint_surroundings
from minigolf_desktop.ui.common.match_filing import picture_of
from minigolf_desktop.ui.common.open_match import Pieces
from minigolf_desktop.ui.common.picture_file import Drawing, Keepsake, with_plaque, write_drawing
from minigolf_desktop.ui.common.theme import LIGHT, Theme, player_colour
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.designer.art.layout import FLAG_HALF, tile_plan
from minigolf_desktop.ui.designer.art.places import MARKINGS, Kind, footprint
from minigolf_desktop.ui.designer.art.plot import (
    land_shapes,
    paint_evening,
    paint_plot,
    plot_bounds,
    surroundings_of_land,
)
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater, paint_tile
from minigolf_desktop.ui.designer.board.aim import cell_told
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, Sign, paint_hole_sign, signs_of
from minigolf_desktop.ui.designer.board.life import LIFE_UNIT, habitat_of
from minigolf_desktop.ui.designer.board.onlookers import Onlookers
from minigolf_desktop.ui.designer.board.tile_item import CELL as TILE_ITEM_CELL
from minigolf_desktop.ui.designer.text.tiles import tile_words

if TYPE_CHECKING:
    from minigolf_desktop.storage.designer.courses import CourseFile

__all__ = [
    "CELL",
    "LIFE_UNIT",
    "Onlookers",
    "TileAtlas",
    "TilesLater",
    "cell_told",
    "course_bounds",
    "course_thumbnail",
    "habitat_of",
    "paint_course",
    "paint_tiles",
    "resting_place",
    "square_of",
    "things_on",
    "thumbnail_steps",
    "tile_words",
]

CELL = 100.0
LARGEST_THUMBNAIL = QSize(420, 372)
"""Pixels at most: somewhat more than the room that home has for it at 100 %."""

_EDGES = (QPointF(50, 0), QPointF(100, 50), QPointF(50, 100), QPointF(0, 50))
"""Middle of each side of a tile, north first."""
_MIDDLE = QPointF(50, 50)
_BOW = 0.414
"""How far the middle of a bend lies from the middle of its chord towards that of the tile."""
_DAY = LIGHT._replace(plot_shadow=QColor(30, 36, 20, 90))
"""By day, with a shadow that also falls on the dark theme's meadow."""


def square_of(cell: int) -> QRectF:
    """Return the square of a cell."""
    x, y = unpack(cell)
    return QRectF(x * CELL, y * CELL, CELL, CELL)


def course_bounds(course: Course) -> QRectF:
    """Return the rectangle of the plot and of every tile."""
    area = plot_bounds(course.land)
    for cell in course.tiles:
        area = area.united(square_of(cell))
    return area


def paint_course(
    painter: QPainter,
    course: Course,
    atlas: TileAtlas,
    origin: QPointF,
    size: int,
    theme: Theme,
    colour: str = "blue",
    ratio: float = 1.0,
    cells: Iterable[int] | None = None,
) -> None:
    """Paint plot and tiles, those on some cells or all.

    ``origin`` is where cell (0, 0) begins and ``size`` the side of a tile, both in pixels;
    ``colour`` is the player's, which the roof at the gate has.
    """
    painter.save()
    painter.translate(origin)
    painter.scale(size / CELL, size / CELL)
    paint_plot(painter, course.land, theme, player_colour(colour).fill(theme))
    painter.restore()
    paint_tiles(
        painter, course, course.tiles if cells is None else cells, atlas, origin, size, ratio
    )


def paint_tiles(
    painter: QPainter,
    course: Course,
    cells: Iterable[int],
    atlas: TileAtlas,
    origin: QPointF,
    size: int,
    ratio: float = 1.0,
) -> None:
    """Paint the tiles on some cells; ``origin`` and ``size`` as in :func:`paint_course`."""
    for cell in cells:
        turned = course.tiles[cell]
        picture = atlas.pixmap(course.box.design(turned), turned & 3, size, ratio)
        painter.drawPixmap(origin + QPointF(*unpack(cell)) * size, picture)


def course_thumbnail(course: Course, atlas: TileAtlas, colour: str = "blue") -> QImage:
    """Return the small picture of a course: plot and tiles by day, nothing round them."""
    return picture_of(thumbnail_steps(course, atlas, colour))


def thumbnail_steps(
    course: Course,
    atlas: TileAtlas,
    colour: str = "blue",
    room: QSize = LARGEST_THUMBNAIL,
    theme: Theme = _DAY,
) -> Pieces:
    """Paint what :func:`course_thumbnail` returns piece by piece, at most so many pixels large.

    ``theme`` is that of the plot: what is kept is painted by day, what is bare at night would
    shine on a screen that is dark.
    """
    yield from land_shapes(course.land)
    area = course_bounds(course)
    fit = min(room.width() / area.width(), room.height() / area.height())
    size = max(8, int(CELL * fit))
    scale = size / CELL
    pixels = (area.size() * scale).toSize().expandedTo(QSize(1, 1))
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    origin = -area.topLeft() * scale
    with QPainter(image) as painter:
        paint_course(painter, course, atlas, origin, size, theme, colour, cells=())
    yield None
    for cell in course.tiles:
        with QPainter(image) as painter:
            paint_tiles(painter, course, (cell,), atlas, origin, size)
        yield None
    yield image


def resting_place(course: Course, cell: int, segment: int) -> QPointF:
    """Return where a ball lies on a path of a tile: on the mat, in the cup, else halfway along."""
    turned = course.tiles[cell]
    piece = course.box.pieces[turned][segment]
    corner = square_of(cell).topLeft()
    if piece.role in (Role.TEE, Role.GREEN):
        kind = Kind.MAT if piece.role is Role.TEE else Kind.CUP
        for place in tile_plan(course.box.design(turned), turned & 3).places:
            if place.kind is kind and place.segment == segment:
                return corner + QPointF(place.x, place.y)
        return corner + _MIDDLE
    first, second = (_EDGES[side] for side in piece.sides)
    chord = (first + second) / 2
    return corner + chord + (_MIDDLE - chord) * _BOW


def things_on(course: Course, cell: int) -> tuple[QRectF, ...]:
    """Return the rectangles round all that stands on a tile, its par flag, mat and cup as well."""
    turned = course.tiles[cell]
    plan = tile_plan(course.box.design(turned), turned & 3)
    corner = square_of(cell).topLeft()
    rooms = []
    for place in plan.places:
        if place.kind not in MARKINGS:
            room = footprint(place)
            rooms.append(_around(room.hull) if room.hull else _disc(room.x, room.y, room.radius))
    if plan.flag is not None:
        rooms.append(_disc(*plan.flag, FLAG_HALF))
    return tuple(room.translated(corner) for room in rooms)


def _around(points: Iterable[tuple[float, float]]) -> QRectF:
    across, down = zip(*points, strict=True)
    return QRectF(QPointF(min(across), min(down)), QPointF(max(across), max(down)))


def _disc(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


Layer = Callable[[QPainter], None]
"""Paints one of the things that lie above each other."""

TILE = 128
"""Pixels of a tile in a PNG file."""
MARGIN = 60.0
"""Meadow round the plot, in units of 100 a tile."""
FINENESS = 4.0
"""Units of an SVG file to a hundredth of a tile: Qt rounds the edges of clipped shapes to units."""
POINTS = 56
"""Printer's points of a tile in a PDF file: two centimetres."""

_SEAM = QColor("#3E5220")
_SEAM.setAlphaF(0.26)


def render_course(course_file: CourseFile, path: Path, keepsake: Keepsake | None = None) -> None:
    """Draw a course into a file, PNG, SVG or PDF by its ending; raises StorageError.

    A keepsake has a plaque below the course, and its theme; else it is drawn by day.
    Needs a QGuiApplication with the fonts loaded.
    """
    course = course_file.course
    tally = Tally(passes=course_file.passes, collected=course_file.collected)
    assessment = assess(course, course_file.clients, tally, course_file.hole_numbers, final=True)
    signs = signs_of(course, assessment, set())
    area = course_area(course)
    theme = LIGHT if keepsake is None else keepsake.colours
    drawing = Drawing(
        course_file.name,
        area.size(),
        lambda painter, unit: _paint_course(painter, course, signs, area, unit, theme),
        pixels=TILE / TILE_ITEM_CELL,
        points=POINTS / TILE_ITEM_CELL,
        svg_pixels=1.0,
        fineness=FINENESS,
    )
    write_drawing(drawing if keepsake is None else with_plaque(drawing, keepsake), path)


def course_area(course: Course) -> QRectF:
    """Return the rectangle that a picture of a course shows, in units of 100 a cell."""
    area = course_bounds(course)
    return area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect().toRectF()


def tile_side(course: Course, largest: QSize) -> int:
    """Return how many pixels wide a tile is in a picture of a course that fits into a size."""
    area = course_area(course)
    scale = min(largest.width() / area.width(), largest.height() / area.height())
    return max(8, int(TILE_ITEM_CELL * scale))


def course_ground(course: Course, largest: QSize, theme: Theme, colour: str = "blue") -> QImage:
    """Return what lies under the tiles in the :func:`course_picture` with the same arguments.

    It is the same for all courses on a land whose tiles lie on it.
    """
    *_, ground = ground_step_by_step(course, largest, theme, colour)
    return ground


def ground_step_by_step(
    course: Course, largest: QSize, theme: Theme, colour: str
) -> Iterator[QImage]:
    """Paint a :func:`course_ground` in steps, where all of it at once would take too long.

    It is handed on after each of them; the last one makes it whole.
    """
    area = course_area(course)
    tile = tile_side(course, largest)
    size = (area.size() * (tile / TILE_ITEM_CELL)).toSize().expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_RGB32)
    # The last pixels are covered in part where the area is no whole number of them.
    image.fill(theme.meadow)
    for layer in _ground_layers(course, area, theme, colour):
        painter = QPainter(image)
        _paint_ground(painter, (layer,), tile / TILE_ITEM_CELL)
        painter.end()
        yield image


def course_picture(
    course: Course,
    largest: QSize,
    theme: Theme,
    atlas: TileAtlas,
    colour: str = "blue",
    ground: QImage | None = None,
) -> QImage:
    """Return a picture of a course that fits into a size, with tiles from an atlas.

    ``colour`` is the player's: that of the roof at the gate. ``ground`` is the
    :func:`course_ground`, where it is kept.
    """
    area = course_area(course)
    tile = tile_side(course, largest)
    image = QImage(ground or course_ground(course, largest, theme, colour))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_tiles(
        painter, course, course.tiles, atlas, -area.topLeft() * (tile / TILE_ITEM_CELL), tile
    )
    painter.scale(tile / TILE_ITEM_CELL, tile / TILE_ITEM_CELL)
    painter.translate(-area.topLeft())
    paint_evening(painter, course.land, theme)
    painter.end()
    return image


def _ground_layers(
    course: Course, area: QRectF, theme: Theme, colour: str = "blue"
) -> tuple[Layer, ...]:
    """Return what paints the ground of a course one above the other, in units of 100 a cell."""
    whole = QRectF(QPointF(0, 0), area.size())
    lying = surroundings_of_land(course.land)

    def plot(painter: QPainter) -> None:
        painter.translate(-area.topLeft())
        paint_plot(painter, course.land, theme, player_colour(colour).fill(theme))

    return (
        lambda painter: paint_meadow(painter, whole, theme),
        lambda painter: paint_surroundings(painter, whole, theme, lying),
        plot,
    )


def _paint_ground(painter: QPainter, layers: Iterable[Layer], scale: float) -> None:
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.save()
    painter.scale(scale, scale)
    for layer in layers:
        layer(painter)
    painter.restore()


def _paint_course(
    painter: QPainter,
    course: Course,
    signs: list[Sign],
    area: QRectF,
    scale: float,
    theme: Theme,
) -> None:
    _paint_ground(painter, _ground_layers(course, area, theme), scale)
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    for cell, turned in course.tiles.items():
        x, y = unpack(cell)
        painter.save()
        painter.translate(x * TILE_ITEM_CELL, y * TILE_ITEM_CELL)
        paint_tile(painter, course.box.design(turned), turned & 3)
        painter.restore()
    paint_seams(painter, course)
    paint_evening(painter, course.land, theme)
    for sign in signs:
        painter.save()
        painter.translate(sign.position(course))
        paint_hole_sign(painter, sign.number, RADIUS)
        painter.restore()


def paint_seams(painter: QPainter, course: Course) -> None:
    """Paint the hairlines between tiles, in units of 100 a cell."""
    for cell in course.tiles:
        x, y = (TILE_ITEM_CELL * value for value in unpack(cell))
        if cell + STEP[NORTH] in course.tiles:
            painter.fillRect(QRectF(x, y - 0.5, TILE_ITEM_CELL, 1), _SEAM)
        if cell + STEP[WEST] in course.tiles:
            painter.fillRect(QRectF(x - 0.5, y, 1, TILE_ITEM_CELL), _SEAM)


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    return partial(render_course, read_course(path, load_catalogue()))


def draw(document: object, path: Path, keepsake: Keepsake | None = None) -> None:
    """Draw the course of a JSON value into a file, perhaps to be shown; raises StorageError."""
    render_course(course_from_json(document, load_catalogue()), path, keepsake)


def small_picture(document: object, tell: Callable[[object], None]) -> str:
    """Return the small picture of the course of a JSON value: a PNG file in Base64.

    Drawn beside the window. Raises StorageError.
    """
    ready_to_draw()
    catalogue, atlas = _tools()
    picture = course_thumbnail(course_from_json(document, catalogue).course, atlas)
    return base64.b64encode(png_bytes(picture)).decode("ascii")


@cache
def _tools() -> tuple[Catalogue, TileAtlas]:
    """Keep what many pictures share."""
    return load_catalogue(), TileAtlas()
