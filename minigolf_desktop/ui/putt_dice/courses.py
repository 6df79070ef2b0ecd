"""The courses that can be putted on, and the search for repairs of those that cannot."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.content.designer import designer_rules, load_catalogue
from minigolf_desktop.model.designer.repair import Repair, repair_by
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.designer.courses import (
    CourseFile,
    built_courses,
    course_from_json,
    read_course,
)
from minigolf_desktop.storage.errors import DiskError, StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders
from minigolf_desktop.storage.journal import course_kept_beside, read_journal
from minigolf_desktop.storage.putt_dice import (
    REPAIR_AT_ONCE,
    REPAIR_LONGER,
    RepairNews,
    course_key,
    course_of_round,
    playable_course,
    repair_news,
    repair_question,
    shipped_course,
    shipped_paths,
)
from minigolf_desktop.storage.reading import Reading, at_once, files_in
from minigolf_desktop.storage.saved_matches import Save, course_of, saves
from minigolf_desktop.ui.common.file_dialog import file_name
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.text import day
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.worker import Work

MOST_DESIGNED = 4
"""Courses of finished games that are offered, and those of the same game."""

Built = tuple[CourseFile, ...]
"""The courses of a game, one a player."""


class Courses:
    """The courses of a player."""

    def __init__(self, folders: Folders) -> None:
        """Raises ContentError."""
        self._folders = folders
        self.catalogue = load_catalogue()
        """What lies in the box of Minigolf Designer."""
        self._rules = designer_rules(self.catalogue)
        self._opened: list[CourseFile] = []
        self._built: dict[tuple[Path, object], Built] = {}
        self._read: dict[Path, CourseFile] = {}

    def read(self, path: Path) -> CourseFile:
        """Return the course of a file; raises StorageError."""
        return read_course(path, self.catalogue)

    def open(self, course_file: CourseFile) -> None:
        """Offer a course that lies elsewhere before those of the player's folders."""
        self._opened.insert(0, course_file)

    def offered(self, first: CourseFile | None = None) -> Iterator[CourseFile]:
        """Yield all courses to choose from, each read when it is due; ``first`` before all others.

        So a folder of hundreds holds nobody up.
        """
        if first is not None:
            yield first
        for found in (tuple(self._opened), self._designed(), self._saved(), self._shipped()):
            for one in found:
                # A course that was just built or repaired is also among those designed or saved.
                if first is None or one.course.tiles != first.course.tiles:
                    yield one

    def look_up(self) -> Iterator[None]:
        """Work out step by step what :meth:`offered` waits for.

        Finished games are played again for their courses, and those of the program are read and
        their holes numbered.
        """
        for _ in self._designing():
            yield
        for course_file in self._shipped():
            playable_course(course_file)
            yield

    def _shipped(self) -> Iterator[CourseFile]:
        for path in shipped_paths():
            if path not in self._read:
                self._read[path] = shipped_course(path, self.catalogue)
            yield self._read[path]

    def played_on(self, document: object, holes: PuttCourse) -> CourseFile:
        """Return the course of a round, whose journal holds its document.

        A journal of before version 3 holds none, and the file that lay beside it may be lost: then
        the course is looked for by its holes. Raises StorageError.
        """
        if document is not None:
            return course_of_round(document, holes, self.catalogue)
        found = at_once(self.find(course_key(holes)))
        if found is None:
            name = holes.name or translate("putting", "Nameless course")
            raise DiskError("the course it is played on is not among the files: {name}", name=name)
        return found

    def find(self, key: str) -> Reading[CourseFile | None]:
        """Look for the course that records know by a key; None where no file holds it any more.

        Beside those on offer it is looked for in the rounds that were played.
        """
        yield from self.look_up()
        for course_file in chain(self.offered(), self._played()):
            yield
            course = None if course_file is None else playable_course(course_file)
            if course is not None and course_key(course) == key:
                return course_file
        return None

    def _played(self) -> Iterator[CourseFile | None]:
        """Yield the courses of the rounds that were played, the latest first; None for others."""
        for save in saves(self._folders):
            document = course_of(save.path) or course_kept_beside(save.path)
            course = None
            if document is not None:
                # Opening the round tells what is wrong with it.
                with suppress(StorageError):
                    course = course_from_json(document, self.catalogue)
            yield course

    def free_path(self, name: str) -> Path:
        """Return a file of the player's folder that does not exist yet."""
        stem, folder = file_name(name), self._folders.courses
        path, number = folder / f"{stem}{COURSE_ENDINGS[0]}", 1
        while path.exists():
            number += 1
            path = folder / f"{stem}-{number}{COURSE_ENDINGS[0]}"
        return path

    def _designed(self) -> Iterator[CourseFile]:
        """Yield the courses of the games of Minigolf Designer finished last."""
        return (one for one in self._designing() if one is not None)

    def _designing(self) -> Iterator[CourseFile | None]:
        """Yield the courses of the games finished last, and None while one is played again."""
        before, self._built = self._built, {}
        found = 0
        for save in saves(self._folders):
            if found >= MOST_DESIGNED:
                return
            if not save.finished or save.game != self._rules.name:
                yield None
                continue
            # A finished game stays as it is.
            state = save.path, save.saved
            if state not in self._built:
                built = before.get(state) or (yield from self._built_in(save))
                self._built[state] = built
            for one in self._built[state]:
                found += 1
                name = f"{translate('content', one.course.land.name)}, {day(save.saved)}"
                yield replace(one, name=name)

    def _built_in(self, save: Save) -> Reading[Built]:
        """Play a finished game again, step by step, and return the courses that it left."""
        try:
            replayed = yield from read_journal(save.path, self._rules)
        except StorageError:
            # The list of saved games tells what is wrong with it.
            return ()
        if not replayed.is_whole:
            # It was finished under earlier rules: what it built is known in part only.
            return ()
        courses = yield from built_courses(self._rules, replayed.match.view(EVERYBODY))
        return tuple(courses)

    def _saved(self) -> Iterator[CourseFile]:
        """Yield the courses of the player's folder that can be read, the latest first."""
        for _, path in sorted(files_in(self._folders.courses, COURSE_ENDINGS), reverse=True):
            try:
                yield self.read(path)
            except StorageError:
                # It belongs to somebody else; opening it by hand tells what is wrong with it.
                continue


class RepairDesk(QObject):
    """Looks for repairs beside the window, one course at a time, and knows the last one."""

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
            self._ask(course_file, REPAIR_AT_ONCE)
        elif self._repair is None and self._work is None:
            # It was given up before.
            self._ask(course_file, REPAIR_AT_ONCE)
        return self._repair

    def look_longer(self) -> Work:
        """Look for a better repair of the course that was asked about last."""
        if self._course_file is None:
            raise ValueError("no course was asked about")
        return self._work or self._ask(self._course_file, REPAIR_LONGER)

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
