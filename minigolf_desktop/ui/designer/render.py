"""Pictures of whole courses, without a window: PNG, SVG and PDF files, and small pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.model.designer import Course, Tally, assess
from minigolf_desktop.model.geometry.square import NORTH, STEP, WEST, unpack
from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.art.surroundings import paint_surroundings
from minigolf_desktop.ui.common.keepsake import Keepsake, with_plaque
from minigolf_desktop.ui.common.picture_file import Drawing, write_drawing
from minigolf_desktop.ui.common.theme import LIGHT, Theme, player_colour
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.plot import paint_evening, paint_plot, surroundings_of_land
from minigolf_desktop.ui.designer.art.tile import paint_tile
from minigolf_desktop.ui.designer.board.hole_sign import RADIUS, Sign, paint_hole_sign, signs_of
from minigolf_desktop.ui.designer.board.tile_item import CELL
from minigolf_desktop.ui.designer.course_art import course_bounds, paint_tiles

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.designer.course_files import CourseFile

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
        pixels=TILE / CELL,
        points=POINTS / CELL,
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
    return max(8, int(CELL * scale))


def course_ground(course: Course, largest: QSize, theme: Theme, colour: str = "blue") -> QImage:
    """Return what lies under the tiles in the :func:`course_picture` with the same arguments.

    It is the same for all courses on a land whose tiles lie on it.
    """
    *_, ground = ground_step_by_step(course, largest, theme, colour)
    return ground


def ground_step_by_step(
    course: Course, largest: QSize, theme: Theme, colour: str
) -> Iterator[QImage]:
    """Paint a :func:`course_ground` in steps, for whom it takes too long at once.

    It is handed on after each of them; the last one makes it whole.
    """
    area = course_area(course)
    tile = tile_side(course, largest)
    size = (area.size() * (tile / CELL)).toSize().expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_RGB32)
    # The last pixels are covered in part where the area is no whole number of them.
    image.fill(theme.meadow)
    for layer in _ground_layers(course, area, theme, colour):
        painter = QPainter(image)
        _paint_ground(painter, (layer,), tile / CELL)
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
    paint_tiles(painter, course, course.tiles, atlas, -area.topLeft() * (tile / CELL), tile)
    painter.scale(tile / CELL, tile / CELL)
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
        painter.translate(x * CELL, y * CELL)
        paint_tile(painter, course.box.design(turned), turned & 3)
        painter.restore()
    _paint_seams(painter, course)
    paint_evening(painter, course.land, theme)
    for sign in signs:
        painter.save()
        painter.translate(sign.position(course))
        paint_hole_sign(painter, sign.number, RADIUS)
        painter.restore()


def _paint_seams(painter: QPainter, course: Course) -> None:
    for cell in course.tiles:
        x, y = (CELL * value for value in unpack(cell))
        if cell + STEP[NORTH] in course.tiles:
            painter.fillRect(QRectF(x, y - 0.5, CELL, 1), _SEAM)
        if cell + STEP[WEST] in course.tiles:
            painter.fillRect(QRectF(x - 0.5, y, 1, CELL), _SEAM)
