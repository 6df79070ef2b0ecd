"""Images as the bytes of a PNG file."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.ui.common.thumbnails import is_whole, png_bytes

ROOMY = QImage.Format.Format_ARGB32
FORMATS = (
    ROOMY,
    QImage.Format.Format_RGB32,
    QImage.Format.Format_RGB888,
    QImage.Format.Format_ARGB32_Premultiplied,
)


def painted(image_format: QImage.Format, width: int) -> QImage:
    """Return an image of a few colours, some of them half clear where it can hold them."""
    image = QImage(width, 5, image_format)
    image.fill(QColor(20, 90, 160, 40))
    painter = QPainter(image)
    painter.setPen(QColor("#C93A4B"))
    painter.drawLine(0, 0, width, 4)
    painter.end()
    return image


@pytest.mark.parametrize("image_format", FORMATS, ids=lambda one: one.name)
@pytest.mark.parametrize("width", [1, 2, 3, 4, 17])
def test_a_reader_of_png_finds_every_pixel(qapp, image_format, width):
    image = painted(image_format, width)
    png = png_bytes(image)
    assert is_whole(png)
    read = QImage.fromData(png, "png")
    assert read.hasAlphaChannel() == image.hasAlphaChannel()
    assert read.convertToFormat(ROOMY) == image.convertToFormat(ROOMY)


def test_a_part_of_an_image_is_told_without_the_rest(qapp):
    image = painted(QImage.Format.Format_RGB32, 17)
    part = image.copy(QRect(3, 1, 6, 2))
    assert QImage.fromData(png_bytes(part), "png") == part
