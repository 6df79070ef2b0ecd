"""The courses that can be putted on: just built, opened, designed, saved, and the program's own."""

from collections.abc import Generator, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.designer.rules import designer_rules
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.continue_game import Save, course_of, saves
from minigolf_desktop.storage.designer.built_course import built_course
from minigolf_desktop.storage.designer.course_files import (
    CourseFile,
    course_from_json,
    read_course,
)
from minigolf_desktop.storage.errors import DiskError, StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders
from minigolf_desktop.storage.journal import reading_journal
from minigolf_desktop.storage.journal_files import course_kept_beside
from minigolf_desktop.storage.putt_dice.course_of_round import course_of_round
from minigolf_desktop.storage.putt_dice.course_to_putt_on import playable_course
from minigolf_desktop.storage.putt_dice.records import course_key
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_course, shipped_paths
from minigolf_desktop.storage.reading import all_of, files_in
from minigolf_desktop.ui.common.saving import file_name
from minigolf_desktop.ui.common.text.dates import day

translate = QCoreApplication.translate

MOST_DESIGNED = 4
"""Courses of finished games that are offered, and those of the same game."""

Built = tuple[CourseFile, ...]
"""The courses of a game, one a player."""


class Courses:
    """The courses of a player."""

    def __init__(self, folders: Folders) -> None:
        """Raises ContentError."""
        self._folders = folders
        self.catalogue = load()
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
        found = self.find(course_key(holes))
        if found is None:
            name = holes.name or translate("putting", "Nameless course")
            raise DiskError(f"the course it is played on is not among the files: {name}")
        return found

    def find(self, key: str) -> CourseFile | None:
        """Return the course that records know by a key; None where no file holds it any more.

        Beside those on offer it is looked for in the rounds that were played.
        """
        return all_of(self.finding(key))

    def finding(self, key: str) -> Generator[None, None, CourseFile | None]:
        """Find a course as :meth:`find` does, step by step."""
        yield from self.look_up()
        for course_file in chain(self.offered(), self._played()):
            yield
            course = playable_course(course_file)
            if course is not None and course_key(course) == key:
                return course_file
        return None

    def _played(self) -> Iterator[CourseFile]:
        """Yield the courses of the rounds that were played, the latest first."""
        for save in saves(self._folders):
            document = course_of(save.path) or course_kept_beside(save.path)
            if document is not None:
                try:
                    yield course_from_json(document, self.catalogue)
                except StorageError:
                    # Opening the round tells what is wrong with it.
                    continue

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

    def _built_in(self, save: Save) -> Generator[None, None, Built]:
        """Play a finished game again, step by step, and return the courses that it left."""
        try:
            replayed = yield from reading_journal(save.path, self._rules)
        except StorageError:
            # The list of saved games tells what is wrong with it.
            return ()
        if replayed.amendments:
            # It was finished under earlier rules: what it built is known in part only.
            return ()
        table = replayed.match.view(EVERYBODY)
        courses = []
        for seat, built in enumerate(table.designers):
            if built.course is not None and built.course.tiles:
                yield
                courses.append(built_course(self._rules, table, seat, ""))
        return tuple(courses)

    def _saved(self) -> Iterator[CourseFile]:
        """Yield the courses of the player's folder that can be read, the latest first."""
        for _, path in sorted(files_in(self._folders.courses, COURSE_ENDINGS), reverse=True):
            try:
                yield self.read(path)
            except StorageError:
                # It belongs to somebody else; opening it by hand tells what is wrong with it.
                continue
