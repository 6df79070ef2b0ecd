"""Pictures of whole courses of 18 Holes, without a window: PNG, SVG and PDF files, and sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import course_rect, paint_course
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.tee_sign import paint_tee_signs

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from minigolf_desktop.model.eighteen_holes.course import Course
    from minigolf_desktop.model.eighteen_holes.faces import Face

UNIT = 36.0
"""Pixels of a hex's side in a PNG file."""
LARGEST = 8192
"""Pixels of a PNG file's longer side at most: a course from a file may be very wide."""
MARGIN = 1.6
"""Meadow round the course, in sides of a hex."""
FINENESS = 16.0
"""Units of an SVG file to a pixel of its size: Qt rounds the edges of clipped shapes to units."""
POINTS = 14.0
"""Printer's points of a hex's side in a PDF file: a tile is three centimetres wide."""
RESOLUTION = 288
"""Dots an inch in a PDF file."""


def render_golf_course(course: Course, faces: Mapping[str, Face], path: Path) -> None:
    """Draw a course into a file, PNG, SVG or PDF by its ending; raises OSError.

    Needs a QGuiApplication with the fonts loaded.
    """
    draw = {".png": _png, ".svg": _svg, ".pdf": _pdf}.get(path.suffix.lower())
    if draw is None:
        raise OSError(f"{path.name}: a picture ends in .png, .svg or .pdf")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw(buffer, course, faces)
    path.write_bytes(bytes(buffer.data().data()))


def golf_course_image(course: Course, faces: Mapping[str, Face], unit: float = UNIT) -> QImage:
    """Return a picture of a course on its meadow; ``unit`` is the side of a hex in pixels."""
    area = _area(course, 1.0)
    unit = min(unit, LARGEST / max(area.width(), area.height()))
    image = QImage((area.size() * unit).toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_golf_course(painter, course, faces, unit)
    painter.end()
    return image


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
    paint_meadow(painter, QRectF(QPointF(0, 0), area.size()), theme)
    painter.translate(-area.topLeft())
    paint_course(painter, course, faces, unit, theme=theme)
    paint_tee_signs(painter, course, faces, unit)
    flags = ((hex_centre(hole.green, unit), str(n)) for n, hole in enumerate(course.holes, 1))
    for spot, label in sorted(flags, key=lambda flag: flag[0].y()):
        paint_flag(painter, spot, unit, label, in_play=True, theme=theme)
    painter.restore()


def _area(course: Course, unit: float) -> QRectF:
    margin = MARGIN * unit
    return course_rect(course, unit).adjusted(-margin, -margin, margin, margin)


def _png(device: QIODevice, course: Course, faces: Mapping[str, Face]) -> None:
    image = golf_course_image(course, faces)
    image.setText("Title", course.name)
    QImageWriter(device, QByteArray(b"png")).write(image)


def _svg(device: QIODevice, course: Course, faces: Mapping[str, Face]) -> None:
    size = _area(course, UNIT).size()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(device)
    generator.setViewBox(QRectF(QPointF(0, 0), size * FINENESS))
    generator.setSize(size.toSize().expandedTo(QSize(1, 1)))
    generator.setTitle(course.name)
    painter = QPainter(generator)
    painter.scale(FINENESS, FINENESS)
    paint_golf_course(painter, course, faces, UNIT)
    painter.end()


def _pdf(device: QIODevice, course: Course, faces: Mapping[str, Face]) -> None:
    size = QSizeF(_area(course, POINTS).size())
    writer = QPdfWriter(device)
    writer.setTitle(course.name)
    writer.setResolution(RESOLUTION)
    page = QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = QPainter(writer)
    paint_golf_course(painter, course, faces, POINTS * RESOLUTION / 72)
    painter.end()
