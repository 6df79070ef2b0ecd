"""Pictures of whole courses of 18 Holes, without a window: PNG, SVG and PDF files, and sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.art.surroundings import paint_surroundings, surroundings_of
from minigolf_desktop.ui.common.keepsake import Keepsake, with_plaque
from minigolf_desktop.ui.common.picture_file import Drawing, image_of, write_drawing
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import course_rect, paint_course
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.tee_sign import paint_tee_signs, tee_signs

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from minigolf_desktop.model.eighteen_holes.course import Course
    from minigolf_desktop.model.eighteen_holes.faces import Face

UNIT = 36.0
"""Pixels of a hex's side in a PNG file."""
MARGIN = 1.6
"""Meadow round the course, in sides of a hex."""
FINENESS = 16.0
"""Units of an SVG file to a pixel of its size: Qt rounds the edges of clipped shapes to units."""
POINTS = 14.0
"""Printer's points of a hex's side in a PDF file: a tile is three centimetres wide."""


def render_golf_course(
    course: Course, faces: Mapping[str, Face], path: Path, keepsake: Keepsake | None = None
) -> None:
    """Draw a course into a file, PNG, SVG or PDF by its ending; raises StorageError.

    A keepsake has a plaque below the course, and its theme; else it is drawn by day.
    Needs a QGuiApplication with the fonts loaded.
    """
    if keepsake is None:
        write_drawing(_drawing(course, faces, UNIT), path)
    else:
        drawing = _drawing(course, faces, UNIT, keepsake.colours)
        write_drawing(with_plaque(drawing, keepsake), path)


def golf_course_image(course: Course, faces: Mapping[str, Face], unit: float = UNIT) -> QImage:
    """Return a picture of a course on its meadow; ``unit`` is the side of a hex in pixels."""
    return image_of(_drawing(course, faces, unit))


def _drawing(
    course: Course, faces: Mapping[str, Face], unit: float, theme: Theme = LIGHT
) -> Drawing:
    return Drawing(
        course.name,
        _area(course, 1.0).size(),
        lambda painter, side: paint_golf_course(painter, course, faces, side, theme),
        pixels=unit,
        points=POINTS,
        svg_pixels=UNIT,
        fineness=FINENESS,
    )


def paint_golf_course(
    painter: QPainter,
    course: Course,
    faces: Mapping[str, Face],
    unit: float,
    theme: Theme = LIGHT,
) -> None:
    """Paint a course with tee signs and numbered flags on meadow, its top left at the origin."""
    area = _area(course, unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(QPointF(0, 0), area.size())
    paint_meadow(painter, whole, theme)
    paint_surroundings(painter, whole, theme, surroundings_of(course.name))
    painter.translate(-area.topLeft())
    paint_course(painter, course, faces, unit, theme=theme)
    paint_tee_signs(painter, tee_signs(course, faces), unit)
    flags = ((hex_centre(hole.green, unit), str(n)) for n, hole in enumerate(course.holes, 1))
    for spot, label in sorted(flags, key=lambda flag: flag[0].y()):
        paint_flag(painter, spot, unit, label, in_play=True, theme=theme)
    painter.restore()


def _area(course: Course, unit: float) -> QRectF:
    margin = MARGIN * unit
    return course_rect(course, unit).adjusted(-margin, -margin, margin, margin)
