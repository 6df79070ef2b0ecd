"""The courses that can be putted on: just built, opened, designed, saved, and the program's own."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.designer.rules import designer_rules
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.storage.continue_game import saves
from minigolf_desktop.storage.designer.built_course import built_course
from minigolf_desktop.storage.designer.course_files import CourseFile, read_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders, course_beside
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.putt_dice.course_to_putt_on import is_playable, putt_course
from minigolf_desktop.storage.putt_dice.records import course_key
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses
from minigolf_desktop.ui.common.saving import file_name
from minigolf_desktop.ui.common.text.dates import day

translate = QCoreApplication.translate

MOST_DESIGNED = 4
"""Courses of finished games that are offered, and those of the same game."""


class Courses:
    """The courses of a player."""

    def __init__(self, folders: Folders) -> None:
        """Raises ContentError."""
        self._folders = folders
        self._catalogue = load()
        self._rules = designer_rules(self._catalogue)
        self._opened: list[CourseFile] = []

    def read(self, path: Path) -> CourseFile:
        """Return the course of a file; raises StorageError."""
        return read_course(path, self._catalogue)

    def open(self, course_file: CourseFile) -> None:
        """Offer a course that lies elsewhere before those of the player's folders."""
        self._opened.insert(0, course_file)

    def offered(self, first: CourseFile | None = None) -> list[CourseFile]:
        """Return all courses to choose from; ``first`` stands before all others."""
        found = [
            *self._opened,
            *self._designed(),
            *self._saved(),
            *shipped_courses(self._catalogue),
        ]
        if first is None:
            return found
        # A course that was just built or repaired is also among those designed or saved.
        return [first, *(one for one in found if one.course.tiles != first.course.tiles)]

    def find(self, key: str) -> CourseFile | None:
        """Return the course that records know by a key; None where no file holds it any more.

        Beside those on offer it is looked for beside the rounds that were played.
        """
        for course_file in (*self.offered(), *self._played()):
            if is_playable(course_file) and course_key(putt_course(course_file)) == key:
                return course_file
        return None

    def _played(self) -> Iterator[CourseFile]:
        """Yield the courses of the rounds that were played, the latest first."""
        for save in saves(self._folders):
            beside = course_beside(save.path)
            if beside.is_file():
                try:
                    yield self.read(beside)
                except StorageError:
                    # Opening the round tells what is wrong with it.
                    continue

    def free_path(self, name: str) -> Path:
        """Return a file of the player's folder that does not exist yet."""
        stem, folder = file_name(name), self._folders.courses
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / f"{stem}{COURSE_ENDINGS[0]}", 1
        while path.exists():
            number += 1
            path = folder / f"{stem}-{number}{COURSE_ENDINGS[0]}"
        return path

    def _designed(self) -> list[CourseFile]:
        """Return the courses of the games of Minigolf Designer finished last."""
        found: list[CourseFile] = []
        for save in saves(self._folders):
            if len(found) >= MOST_DESIGNED:
                break
            if not save.finished or save.game != self._rules.name:
                continue
            try:
                replayed = read_journal(save.path, self._rules)
            except StorageError:
                # The list of saved games tells what is wrong with it.
                continue
            if replayed.amendments:
                # It was finished under earlier rules: what it built is known in part only.
                continue
            table = replayed.match.view(EVERYBODY)
            # A group's game leaves a course for every player.
            for seat, built in enumerate(table.designers):
                if built.course is not None and built.course.tiles:
                    name = f"{translate('content', built.course.land.name)}, {day(save.saved)}"
                    found.append(built_course(self._rules, table, seat, name))
        return found

    def _saved(self) -> list[CourseFile]:
        """Return the courses of the player's folder that can be read, the latest first."""
        found = []
        everything = self._folders.courses.glob("*")
        paths = [path for path in everything if path.suffix.lower() in COURSE_ENDINGS]
        for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
            try:
                found.append(self.read(path))
            except StorageError:
                # It belongs to somebody else; opening it by hand tells what is wrong with it.
                continue
        return found
