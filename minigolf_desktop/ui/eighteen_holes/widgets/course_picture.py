"""The picture of a golf course on a piece of meadow, as large as fits."""

from collections.abc import Mapping

from PySide6.QtGui import QPixmap

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, on_meadow
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import course_rect
from minigolf_desktop.ui.eighteen_holes.art.hexes.thumbnail import course_thumbnail


def golf_course_drawing(look: Look, course: Course, faces: Mapping[str, Face]) -> Drawing:
    """Return what draws a course for a :class:`~.picture.Picture`."""

    def draw(width: int, height: int, ratio: float) -> QPixmap:
        return golf_course_pixmap(look, course, faces, width, height, ratio)

    return draw


def golf_course_pixmap(
    look: Look, course: Course, faces: Mapping[str, Face], width: int, height: int, ratio: float
) -> QPixmap:
    """Return a picture of a width and height in logical pixels.

    The course is drawn at the very size at which it is shown: flags, hexes and bands stay crisp.
    """
    area = course_rect(course, 1.0)
    if not area.isEmpty():
        margin = 2 * look.px(Space.HAIR)
        unit = min((width - margin) / area.width(), (height - margin) / area.height())
        side = max(1, round(max(area.width(), area.height()) * unit * ratio))
        picture = QPixmap.fromImage(course_thumbnail(course, faces, side))
    else:
        picture = QPixmap()
    return on_meadow(picture, look, width, height, ratio)
