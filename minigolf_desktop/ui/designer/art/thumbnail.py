"""The small picture of a course that home and the list of games show, on a clear ground."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.theme import LIGHT, player_colour
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.plot import paint_plot, plot_bounds

LARGEST = QSize(420, 372)
"""Pixels at most: somewhat more than the room that home has for it at 100 %."""

_CELL = 100

_DAY = replace(LIGHT, plot_shadow=QColor(30, 36, 20, 90))
"""By day, with a shadow that also falls on the dark theme's meadow."""


def course_thumbnail(course: Course, atlas: TileAtlas, colour: str = "blue") -> QImage:
    """Return plot and tiles of a course by day, with nothing round them.

    ``colour`` is the player's, which the roof at the gate has.
    """
    area = plot_bounds(course.land)
    for cell in course.tiles:
        x, y = unpack(cell)
        area = area.united(QRectF(x * _CELL, y * _CELL, _CELL, _CELL))
    fit = min(LARGEST.width() / area.width(), LARGEST.height() / area.height())
    tile = max(8, int(_CELL * fit))
    scale = tile / _CELL
    size = (area.size() * scale).toSize().expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.save()
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    paint_plot(painter, course.land, _DAY, player_colour(colour).fill(LIGHT))
    painter.restore()
    for cell, turned in course.tiles.items():
        x, y = unpack(cell)
        corner = (QPointF(x * _CELL, y * _CELL) - area.topLeft()) * scale
        design = course.box.design(turned)
        painter.drawPixmap(corner, atlas.pixmap(design, turned & 3, tile))
    painter.end()
    return image
