"""Draws courses of 18 Holes without a window: pictures, sheets to print, the clipboard."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played
from minigolf_desktop.storage.atomic import write_atomically
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
from minigolf_desktop.ui.common.theme import LIGHT, Theme, font
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.common.translation import speaking, translate
from minigolf_desktop.ui.eighteen_holes.art.course_picture import course_rect, paint_course
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, tile_centre
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


RESOLUTION = 144
"""Units of the sheet to an inch; lengths below are in these."""
_MARGIN = 60.0
_TITLE, _FOOT = 90.0, 110.0
"""Heights of the head with the name, and of the score card."""
_LARGEST_UNIT = 46.0
_INK, _PALE = LIGHT.text, QColor("#8C8577")


def print_golf_course(course: Course, faces: Mapping[str, Face], path: Path) -> None:
    """Write the sheet as a PDF file on A4, lying or standing as the course wants it.

    Needs a QGuiApplication with the fonts loaded; raises StorageError.
    """
    shape = course_rect(course, 1.0)
    lying = shape.width() > shape.height()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(course.name)
    writer.setResolution(RESOLUTION)
    way = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), way, QMarginsF()))
    painter = QPainter(writer)
    page = QRectF(0, 0, writer.width(), writer.height())
    paint_golf_sheet(painter, course, faces, page)
    painter.end()
    write_atomically(path, bytes(buffer.data().data()))


def paint_golf_sheet(
    painter: QPainter, course: Course, faces: Mapping[str, Face], page: QRectF
) -> None:
    """Paint the sheet on a page."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = page.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    _paint_head(painter, course, QRectF(inner.left(), inner.top(), inner.width(), _TITLE))
    rows = 1 if inner.width() > inner.height() or len(course.holes) <= 9 else 2
    foot = _FOOT * rows if course.holes else 0.0
    middle = inner.adjusted(0, _TITLE, 0, -foot)
    _paint_plan(painter, course, faces, middle)
    card = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
    _paint_card(painter, course, card, rows)


def _paint_head(painter: QPainter, course: Course, area: QRectF) -> None:
    painter.setPen(_INK)
    painter.setFont(font("course_name", 1.9))
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, course.name)
    holes = translate("golf sheet", "%n holes", "", len(course.holes))
    tiles = translate("golf sheet", "%n tiles", "", len(course.tiles))
    par = translate("golf sheet", "par {par}").replace("{par}", str(course.par))
    painter.setPen(_PALE)
    painter.setFont(font("body", 1.6))
    words = f"{holes}  \N{MIDDLE DOT}  {par}  \N{MIDDLE DOT}  {tiles}"
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, words)


def _paint_plan(painter: QPainter, course: Course, faces: Mapping[str, Face], area: QRectF) -> None:
    """Paint the course with the marks of its tiles, as large as the room allows."""
    shape = course_rect(course, 1.0)
    if shape.isEmpty():
        return
    unit = min(area.width() / shape.width(), area.height() / shape.height(), _LARGEST_UNIT)
    painter.save()
    painter.translate(area.center() - shape.center() * unit)
    paint_course(painter, course, faces, unit, marks=True)
    for tile in course.tiles:
        _paint_id(painter, tile.face, tile_centre(tile.place, unit), unit)
    flags = ((hex_centre(hole.green, unit), str(n)) for n, hole in enumerate(course.holes, 1))
    for spot, label in sorted(flags, key=lambda flag: flag[0].y()):
        paint_flag(painter, spot, unit, label, in_play=True)
    painter.restore()


def _paint_id(painter: QPainter, face: str, middle: QPointF, unit: float) -> None:
    """Paint the number of a tile in its middle, so that it is found in the box at once."""
    plate = QRectF(-0.72 * unit, -0.34 * unit, 1.44 * unit, 0.68 * unit).translated(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 253, 243, 190))
    painter.drawRoundedRect(plate, 0.2 * unit, 0.2 * unit)
    painter.setPen(_INK)
    painter.setFont(font("caption_bold", unit * 0.5 / 12))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, face)


def _paint_card(painter: QPainter, course: Course, area: QRectF, rows: int) -> None:
    """Paint the score card: number and par of each hole, and room to write below."""
    holes = len(course.holes)
    if not holes:
        return
    columns = -(-holes // rows)
    head = 62.0
    wide = min(100.0, (area.width() - head) / columns)
    names = (
        translate("golf sheet", "Hole"),
        translate("golf sheet", "Par"),
        translate("golf sheet", "Score"),
    )
    for row in range(rows):
        numbers = range(row * columns, min(holes, (row + 1) * columns))
        top = area.top() + row * _FOOT + 14
        for line, name in enumerate(names):
            place = QRectF(area.left(), top + 30 * line, head, 30)
            painter.setPen(_PALE)
            painter.setFont(font("caption_bold", 1.4))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
            for column, number in enumerate(numbers):
                text = (str(number + 1), str(course.holes[number].par), "")[line]
                cell = QRectF(area.left() + head + column * wide, place.top(), wide, 30)
                painter.setPen(QPen(_PALE, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(cell)
                painter.setPen(_INK)
                painter.setFont(font("small_bold" if line == 0 else "small_body", 1.5))
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    course = read_golf_course(path)
    if not course.tiles:
        raise StorageError("{file}: no tile lies on the course", file=path.name)
    return partial(render_golf_course, course, load_box().face_by_id)


def draw(document: Any, path: Path, keepsake: Keepsake | None = None) -> None:
    """Draw the course of a JSON value into a file, perhaps to be shown; raises StorageError.

    Beside the fields of a file of a course it may have those of a set-up that tell of hazards.
    """
    faces = load_box().face_by_id
    fields = dict(document)
    hazards, seed = fields.pop("hazards", Hazards.AS_DRAWN), fields.pop("hazard_seed", 0)
    course = course_as_played(golf_course_from_json(fields), Hazards(hazards), seed, faces)
    render_golf_course(course, faces, path, keepsake)


def copy(question: dict[str, Any], tell: Callable[[Any], None]) -> str:
    """Return the picture of a ``course``, a hex's side of ``unit`` pixels: PNG in Base64.

    Raises StorageError.
    """
    ready_to_draw()
    course = golf_course_from_json(question["course"])
    image = golf_course_image(course, load_box().face_by_id, question["unit"])
    return base64.b64encode(png_bytes(image)).decode("ascii")


def sheet(question: dict[str, Any], tell: Callable[[Any], None]) -> None:
    """Write the sheet to print of a ``course`` into the file of ``path``, in a ``language``.

    Raises StorageError.
    """
    ready_to_draw()
    course = golf_course_from_json(question["course"])
    with speaking(question["language"]):
        print_golf_course(course, load_box().face_by_id, Path(question["path"]))
