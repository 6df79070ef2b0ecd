"""The picture of a course for a frame: what it shows, and how it is painted bit by bit."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtGui import QImage, QPixmap

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps, on_meadow


class Shown(NamedTuple):
    """A picture."""

    what: object
    """Tells it from any other picture that the same frame may hold."""
    steps: Steps
    """Paint it."""


FindPicture = Callable[[], Shown | None]
"""Tells what is to be painted in a frame; None where nothing is known of the course."""


def in_meadow(look: Look, pieces: Callable[[], Iterator[QImage | QPixmap | None]]) -> Steps:
    """Return the steps of a small picture that is laid on a piece of meadow at the end."""

    def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
        small = QPixmap()
        for picture in pieces():
            if isinstance(picture, QImage):
                small = QPixmap.fromImage(picture)
            elif picture is not None:
                small = picture
            yield None
        yield on_meadow(small, look, width, height, ratio)

    return steps
