"""How a course of Minigolf Designer looks: the whole, some tiles, a thumbnail, where balls lie.

The door of this wing: Putt Dice draws and tells courses through it and imports nothing else.
Lengths are in units of 100 a cell, and cell (x, y) begins at (100x, 100y), unless pixels are named.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.model.designer import Course, Role
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.match_pictures import Pieces, picture_of
from minigolf_desktop.ui.common.theme import LIGHT, Theme, player_colour
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.land_card import land_shapes
from minigolf_desktop.ui.designer.art.layout import FLAG_HALF, tile_plan
from minigolf_desktop.ui.designer.art.places import MARKINGS, Kind, footprint
from minigolf_desktop.ui.designer.art.plot import paint_plot, plot_bounds
from minigolf_desktop.ui.designer.art.tiles_later import TilesLater
from minigolf_desktop.ui.designer.board.told import cell_told
from minigolf_desktop.ui.designer.text.tiles import tile_words

__all__ = [
    "CELL",
    "TileAtlas",
    "TilesLater",
    "cell_told",
    "course_bounds",
    "course_thumbnail",
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
