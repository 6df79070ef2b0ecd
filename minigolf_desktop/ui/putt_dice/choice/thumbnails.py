"""Small pictures of courses, painted beside the window for those cards that are seen."""

import base64
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap

from minigolf_desktop.storage.designer.course_files import CourseFile, course_document
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, Atlas
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.painting_later import PaintingLater
from minigolf_desktop.ui.common.worker import Work

KEPT = 6 * MEGABYTE
"""So much of the pictures is kept, of those seen last: a shelf may hold hundreds of courses."""


class _Kept(Atlas[Hashable]):
    """The pictures that were painted, by what tells their courses apart."""

    def find(self, key: Hashable) -> QPixmap | None:
        """Return the picture of a course; None without one."""
        return self._found(key)

    def keep(self, key: Hashable, picture: QPixmap) -> None:
        """Keep the picture of a course."""
        self._kept(key, lambda: picture)


class Thumbnails(PaintingLater):
    """Cards ask for their pictures as they are seen; one after the other comes."""

    painted = Signal()
    """One more picture is there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._done = _Kept(KEPT)
        self._wanted: OrderedDict[Hashable, CourseFile] = OrderedDict()
        self._work: Work | None = None

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be painted."""
        return self._work is not None

    def picture(self, course_file: CourseFile) -> QPixmap | None:
        """Return the picture of a course; None until it is painted, which is told."""
        key = _key(course_file)
        done = self._done.find(key)
        if done is not None:
            return done
        # What was seen last is painted first: who scrolls by has gone on.
        self._wanted[key] = course_file
        self._wanted.move_to_end(key)
        self._paint_next()
        return None

    def drop(self) -> None:
        """Paint nothing any more that is not being painted."""
        self._wanted.clear()

    def _paint_next(self) -> None:
        if self._work is not None or not self._wanted:
            return
        key, course_file = self._wanted.popitem()
        work = self._work = self._window.workers.pictures.ask(
            "small picture", course_document(course_file)
        )
        work.ended.connect(self._go_on)
        work.answered.connect(lambda answer: self._keep(key, answer))
        for failed in (work.refused, work.failed):
            failed.connect(lambda *_: self._do_without(key))

    def _go_on(self) -> None:
        self._work = None
        self._paint_next()

    def _keep(self, key: Hashable, answer: Any) -> None:
        picture = QPixmap()
        picture.loadFromData(base64.b64decode(answer))
        self._put(key, picture)

    def _do_without(self, key: Hashable) -> None:
        """Ask for a picture no more that cannot be painted: what keeps it from it was told."""
        nothing = QPixmap(1, 1)
        nothing.fill(Qt.GlobalColor.transparent)
        self._put(key, nothing)

    def _put(self, key: Hashable, picture: QPixmap) -> None:
        self._done.keep(key, picture)
        self.painted.emit()


def _key(course_file: CourseFile) -> Hashable:
    """Return what tells the picture of a course from others: what lies where, on which land."""
    course = course_file.course
    return course.land.gate, course.land.free, tuple(course.tiles.items())
