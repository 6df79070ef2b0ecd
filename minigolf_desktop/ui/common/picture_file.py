"""Writes a drawing into a file, as PNG, SVG or PDF, perhaps with a plaque below it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap
from PySide6.QtSvg import QSvgGenerator

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.art.drawing import LEFT, RIGHT, write
from minigolf_desktop.ui.common.art.pictures import LOGO, paint_picture
from minigolf_desktop.ui.common.theme import DARK, LIGHT, Theme, TimeOfYear, font

if TYPE_CHECKING:
    from collections.abc import Callable

ENDINGS = (".png", ".svg", ".pdf")
"""Endings of the files that a drawing can be written to."""

LARGEST = 8192
"""Pixels of the longer side of an image at most: a course from a file may be very wide."""
RESOLUTION = 288
"""Dots an inch in a PDF file."""


class Drawing(NamedTuple):
    """Something that can be painted at any size."""

    title: str
    size: QSizeF
    """In units of its own."""
    paint: Callable[[QPainter, float], None]
    """Paints it, its top left at the origin; is told how long a unit is."""
    pixels: float
    """Pixels of a unit in a PNG file."""
    points: float
    """Printer's points of a unit in a PDF file."""
    svg_pixels: float
    """Pixels of a unit in an SVG file."""
    fineness: float
    """Units of an SVG file to its pixel: Qt rounds the edges of clipped shapes to units."""


def write_drawing(drawing: Drawing, path: Path) -> None:
    """Write a drawing, as PNG, SVG or PDF by the ending of the path.

    Needs a QGuiApplication with the fonts loaded. Raises StorageError.
    """
    write = {".png": _png, ".svg": _svg, ".pdf": _pdf}.get(path.suffix.lower())
    if write is None:
        raise StorageError(
            "{file}: a picture ends in {endings}", file=path.name, endings=", ".join(ENDINGS)
        )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer, drawing)
    write_atomically(path, bytes(buffer.data().data()))


_A_HAIR = 0.01
"""Part of a pixel that may be missing at the edge of a picture, where sums are not exact."""


def image_of(drawing: Drawing) -> QImage:
    """Return the drawing as an image."""
    size = drawing.size
    unit = min(drawing.pixels, LARGEST / max(size.width(), size.height()))
    # Only what is painted whole: of a pixel at the edge that is not, a part would be anything.
    wide, high = (int(side * unit + _A_HAIR) for side in (size.width(), size.height()))
    image = QImage(QSize(wide, high).expandedTo(QSize(1, 1)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    drawing.paint(painter, unit)
    painter.end()
    return image


def _png(device: QIODevice, drawing: Drawing) -> None:
    image = image_of(drawing)
    image.setText("Title", drawing.title)
    QImageWriter(device, QByteArray(b"png")).write(image)


def _svg(device: QIODevice, drawing: Drawing) -> None:
    size = drawing.size * drawing.svg_pixels
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(device)
    generator.setViewBox(QRectF(QPointF(0, 0), size * drawing.fineness))
    generator.setSize(size.toSize().expandedTo(QSize(1, 1)))
    generator.setTitle(drawing.title)
    painter = QPainter(generator)
    painter.scale(drawing.fineness, drawing.fineness)
    drawing.paint(painter, drawing.svg_pixels)
    painter.end()


def _pdf(device: QIODevice, drawing: Drawing) -> None:
    writer = QtGui.QPdfWriter(device)
    writer.setTitle(drawing.title)
    writer.setResolution(RESOLUTION)
    page = QtGui.QPageSize(
        drawing.size * drawing.points,
        QtGui.QPageSize.Unit.Point,
        "",
        QtGui.QPageSize.SizeMatchPolicy.ExactMatch,
    )
    writer.setPageLayout(
        QtGui.QPageLayout(page, QtGui.QPageLayout.Orientation.Portrait, QMarginsF())
    )
    painter = QPainter(writer)
    drawing.paint(painter, drawing.points * RESOLUTION / 72)
    painter.end()


_PLAQUE_HIGH, _PLAQUE_EDGE, _PLAQUE_LOGO = 96.0, 26.0, 46.0
"""Of a plaque 1000 wide: its height, the room at its ends, the side of the mark."""
_PLAQUE_WIDE = 1000.0
_PLAQUE_SCORE = 0.38
"""Share of the width that is kept for the score."""


class Keepsake(NamedTuple):
    """What stands on the plaque, and in which theme and at what time of the year all is drawn."""

    title: str
    score: str
    """What was reached, in few words."""
    note: str
    """Whom it was made for, who made it, when."""
    theme: str
    """``light`` or ``dark``."""
    time_of_year: str = TimeOfYear.SUMMER

    @property
    def colours(self) -> Theme:
        """The theme, at its time of the year."""
        theme = DARK if self.theme == DARK.name else LIGHT
        return theme.at(TimeOfYear(self.time_of_year))

    @classmethod
    def from_json(cls, data: Any) -> Keepsake | None:
        """Return the keepsake of a JSON value; None of None."""
        return None if data is None else cls(*data)


def with_plaque(drawing: Drawing, keepsake: Keepsake) -> Drawing:
    """Return a drawing with a plaque below it, as wide as it is."""
    size = drawing.size
    unit_of_plaque = size.width() / _PLAQUE_WIDE
    high = _PLAQUE_HIGH * unit_of_plaque

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        drawing.paint(painter, unit)
        painter.restore()
        painter.save()
        painter.translate(QPointF(0, size.height() * unit))
        painter.scale(unit_of_plaque * unit, unit_of_plaque * unit)
        paint_plaque(painter, keepsake)
        painter.restore()

    return drawing._replace(
        title=keepsake.title,
        size=QSizeF(size.width(), size.height() + high),
        paint=paint,
    )


def paint_plaque(painter: QPainter, keepsake: Keepsake) -> None:
    """Paint a plaque, 1000 wide, its top left at the origin."""
    theme = keepsake.colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, _PLAQUE_WIDE, _PLAQUE_HIGH + 1), theme.panel)
    painter.fillRect(QRectF(0, 0, _PLAQUE_WIDE, 3), theme.action)
    logo = QRectF(_PLAQUE_EDGE, (_PLAQUE_HIGH - _PLAQUE_LOGO) / 2, _PLAQUE_LOGO, _PLAQUE_LOGO)
    paint_picture(painter, LOGO, logo, theme.text)
    left, score = logo.right() + _PLAQUE_EDGE * 0.7, _PLAQUE_WIDE * _PLAQUE_SCORE
    wide = _PLAQUE_WIDE - left - score - 2 * _PLAQUE_EDGE
    title = QRectF(left, 14, wide, 40)
    write(painter, title, keepsake.title, font("course_name", 1.15), theme.text, LEFT)
    note = QRectF(left, 54, _PLAQUE_WIDE - left - _PLAQUE_EDGE, 28)
    write(painter, note, keepsake.note, font("body", 1.25), theme.second_text, LEFT)
    room = QRectF(_PLAQUE_WIDE - _PLAQUE_EDGE - score, 14, score, 40)
    write(painter, room, keepsake.score, font("course_name", 1.15), theme.text, RIGHT)


def picture_with_plaque(picture: QPixmap, keepsake: Keepsake) -> QImage:
    """Return a picture with a plaque below it, on a ground of the theme."""
    ratio = picture.devicePixelRatio()
    edge = 24.0
    size = picture.deviceIndependentSize()
    drawing = Drawing(
        title=keepsake.title,
        size=QSizeF(size.width() + 2 * edge, size.height() + 2 * edge),
        paint=lambda painter, unit: _paint_on_ground(painter, picture, edge, unit, keepsake),
        pixels=ratio,
        points=1.0,
        svg_pixels=1.0,
        fineness=1.0,
    )
    whole = with_plaque(drawing, keepsake)
    return image_of(whole)


def _paint_on_ground(
    painter: QPainter, picture: QPixmap, edge: float, unit: float, keepsake: Keepsake
) -> None:
    painter.scale(unit, unit)
    size = picture.deviceIndependentSize()
    whole = QRectF(0, 0, size.width() + 2 * edge, size.height() + 2 * edge)
    painter.fillRect(whole, keepsake.colours.meadow)
    painter.drawPixmap(QPointF(edge, edge), picture)
