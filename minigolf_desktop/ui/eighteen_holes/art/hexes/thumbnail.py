"""Small pictures of hex courses for lists, on a clear ground."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import course_rect, course_strokes
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre

LARGEST_UNIT = 26.0
"""Pixels of a hex's side at most: a course of few tiles shall not look like another game."""
_FLAGGED = 9.0
"""Pixels of a hex's side from which flags can be read."""

_DAY = LIGHT._replace(plot_shadow=QColor(30, 36, 20, 90))
"""By day, with a shadow that also falls on the dark theme's meadow."""


def course_thumbnail(course: Course, faces: Mapping[str, Face], side: int) -> QImage:
    """Return a picture of a course by day, its longer side ``side`` pixels at most.

    The flags of its holes have their numbers where these can be read.
    """
    for image in thumbnail_steps(course, faces, side):
        if image is not None:
            return image
    raise AssertionError("the last step is the picture")


def thumbnail_steps(
    course: Course, faces: Mapping[str, Face], side: int
) -> Iterator[QImage | None]:
    """Paint what :func:`course_thumbnail` returns bit by bit; yield None until it is done."""
    area = course_rect(course, 1.0)
    longer = max(area.width(), area.height())
    unit = min(LARGEST_UNIT, side / longer) if longer else 1.0
    area = course_rect(course, unit)
    size = QSize(round(area.width()), round(area.height())).expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    for stroke in course_strokes(course, faces, unit, theme=_DAY):
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-area.topLeft())
        stroke(painter)
        painter.end()
        yield None
    if unit >= _FLAGGED:
        painter = QPainter(image)
        painter.translate(-area.topLeft())
        holes = sorted(enumerate(course.holes, 1), key=lambda hole: hole[1].green.r)
        for number, hole in holes:
            paint_flag(painter, hex_centre(hole.green, unit), unit, str(number), in_play=True)
        painter.end()
    yield image
