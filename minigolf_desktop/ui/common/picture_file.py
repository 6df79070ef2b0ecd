"""Writes a drawing into a file, as PNG, SVG or PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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
        raise StorageError(f"{path.name}: a picture ends in {', '.join(ENDINGS)}")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer, drawing)
    write_atomically(path, bytes(buffer.data().data()))


def image_of(drawing: Drawing) -> QImage:
    """Return the drawing as an image."""
    size = drawing.size
    unit = min(drawing.pixels, LARGEST / max(size.width(), size.height()))
    pixels = (size * unit).toSize().expandedTo(QSize(1, 1))
    image = QImage(pixels, QImage.Format.Format_RGB32)
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
    writer = QPdfWriter(device)
    writer.setTitle(drawing.title)
    writer.setResolution(RESOLUTION)
    page = QPageSize(
        drawing.size * drawing.points,
        QPageSize.Unit.Point,
        "",
        QPageSize.SizeMatchPolicy.ExactMatch,
    )
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = QPainter(writer)
    drawing.paint(painter, drawing.points * RESOLUTION / 72)
    painter.end()
