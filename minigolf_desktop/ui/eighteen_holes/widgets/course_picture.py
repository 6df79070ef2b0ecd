"""The picture of a golf course on a piece of meadow, as large as fits."""

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtGui import QPixmap

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps, on_meadow
from minigolf_desktop.ui.eighteen_holes.art.hexes.course_picture import course_rect
from minigolf_desktop.ui.eighteen_holes.art.hexes.thumbnail import thumbnail_steps


def golf_course_steps(look: Look, course: Course, faces: Mapping[str, Face]) -> Steps:
    """Return what draws a course bit by bit.

    It is drawn at the very size at which it is shown: flags, hexes and bands stay crisp.
    """
    return partial(_steps, look, course, faces)


def _steps(
    look: Look, course: Course, faces: Mapping[str, Face], width: int, height: int, ratio: float
) -> Iterator[QPixmap | None]:
    area = course_rect(course, 1.0)
    picture = QPixmap()
    if not area.isEmpty():
        margin = 2 * look.px(Space.HAIR)
        unit = min((width - margin) / area.width(), (height - margin) / area.height())
        side = max(1, round(max(area.width(), area.height()) * unit * ratio))
        for image in thumbnail_steps(course, faces, side):
            if image is not None:
                picture = QPixmap.fromImage(image)
            yield None
    yield on_meadow(picture, look, width, height, ratio)
