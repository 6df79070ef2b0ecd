"""Draws courses of 18 Holes without a window: pictures, and what is put on the clipboard."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played
from minigolf_desktop.storage.eighteen_holes import golf_course_from_json, read_golf_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.art.surroundings import (
    paint_meadow,
    paint_surroundings,
    surroundings_of,
)
from minigolf_desktop.ui.common.picture_file import (
    Drawing,
    Keepsake,
    image_of,
    with_plaque,
    write_drawing,
)
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.eighteen_holes.art.course_picture import course_rect, paint_course
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_flag, paint_tee_signs, tee_signs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from minigolf_desktop.model.eighteen_holes.course import Course, Face

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


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    course = read_golf_course(path)
    if not course.tiles:
        raise StorageError("{file}: no tile lies on the course", file=path.name)
    return partial(render_golf_course, course, load_box().face_by_id)


def draw(document: Any, path: Path, keepsake: Keepsake | None = None) -> None:
    """Draw the :func:`course_to_draw` into a file, perhaps to be shown; raises StorageError."""
    render_golf_course(course_to_draw(document), load_box().face_by_id, path, keepsake)


def course_to_draw(document: Any) -> Course:
    """Return the course of a JSON value as a table played it; raises StorageError.

    Beside the fields of a file of a course it may have those of a set-up that tell of hazards.
    """
    fields = dict(document)
    hazards, seed = fields.pop("hazards", Hazards.AS_DRAWN), fields.pop("hazard_seed", 0)
    faces = load_box().face_by_id
    return course_as_played(golf_course_from_json(fields), Hazards(hazards), seed, faces)


def copy(question: dict[str, Any], tell: Callable[[Any], None]) -> str:
    """Return the picture of a ``course``, a hex's side of ``unit`` pixels: PNG in Base64.

    Raises StorageError.
    """
    ready_to_draw()
    course = golf_course_from_json(question["course"])
    image = golf_course_image(course, load_box().face_by_id, question["unit"])
    return base64.b64encode(png_bytes(image)).decode("ascii")
