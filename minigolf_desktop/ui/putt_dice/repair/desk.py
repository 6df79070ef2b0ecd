"""Has repairs looked for beside the window, one course at a time."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer.repair import Repair, repair_by
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.repair_work import (
    AT_ONCE,
    LONGER,
    RepairNews,
    repair_news,
    repair_question,
)
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.worker import Work


class RepairDesk(QObject):
    """Knows the repair of the course that was asked about last."""

    found = Signal(object)
    """The repair of a course, a CourseFile, is known now, or a better one."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._course_file: CourseFile | None = None
        self._repair: Repair | None = None
        self._work: Work | None = None

    @property
    def work(self) -> Work | None:
        """What is being worked on."""
        return self._work

    def get_ready(self) -> None:
        """Expect to be asked: the first answer then waits for the search only."""
        self._window.workers.work.get_ready("repair")

    def repair_of(self, course_file: CourseFile) -> Repair | None:
        """Return the repair of a course; None until it is found, which is told."""
        if course_file is not self._course_file:
            self.drop()
            self._course_file, self._repair = course_file, None
            self._ask(course_file, AT_ONCE)
        elif self._repair is None and self._work is None:
            # It was given up before.
            self._ask(course_file, AT_ONCE)
        return self._repair

    def look_longer(self) -> Work:
        """Look for a better repair of the course that was asked about last."""
        if self._course_file is None:
            raise ValueError("no course was asked about")
        return self._work or self._ask(self._course_file, LONGER)

    def take(self, news: RepairNews) -> None:
        """Keep what is known of a repair, unless a better one is known."""
        course_file, known = self._course_file, self._repair
        if course_file is None:
            return
        found = news.found
        if known is not None and len(known.changes) <= len(found.changes):
            at_least = max(known.at_least, found.at_least)
            self._repair = known._replace(at_least=at_least)
        else:
            self._repair = repair_by(course_file.course, course_file.hole_numbers, found)

    def drop(self) -> None:
        """Stop what is being worked on."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()

    def _ask(self, course_file: CourseFile, seconds: float) -> Work:
        work = self._work = self._window.workers.work.ask(
            "repair", repair_question(course_file, seconds)
        )
        work.answered.connect(self._know)
        work.failed.connect(self._give_up)
        work.refused.connect(self._refuse)
        return work

    def _know(self, answer: Any) -> None:
        self._work = None
        self.take(repair_news(answer))
        self.found.emit(self._course_file)

    def _give_up(self) -> None:
        self._work = None

    def _refuse(self, words: str) -> None:
        self._work = None
        self._window.warn(words)
