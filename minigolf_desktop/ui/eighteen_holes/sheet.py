"""A sheet to print: the course, its holes, and how its tiles are laid on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.ui.common.theme import LIGHT, font
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import course_rect, paint_course
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre, tile_centre

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from minigolf_desktop.model.eighteen_holes.course import Course
    from minigolf_desktop.model.eighteen_holes.faces import Face

translate = QCoreApplication.translate

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
