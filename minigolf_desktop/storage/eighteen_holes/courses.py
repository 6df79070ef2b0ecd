"""Files of golf courses: for keeping, sharing and playing one's own courses of 18 Holes.

A file may hold a course that is not finished and cannot be played yet; what it may not hold is
told in :mod:`~minigolf_desktop.model.eighteen_holes.course_form`.
"""

import json
import logging
import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.course_form import (
    LONGEST_NAME,
    CourseFormatError,
    course_from_json,
    course_to_json,
)
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.course_format import claimed_format
from minigolf_desktop.storage.errors import DiskError, ForeignFile, NewerFile, StorageError
from minigolf_desktop.storage.kept import set_aside_words
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import NotJson, migrate, parse

_log = logging.getLogger(__name__)

FORMAT: Final = "golf-course"
VERSION: Final = 1
ENDING = ".json"
MOST_BYTES = 1_000_000
"""A course of all 49 tiles and 18 holes takes some 8,000."""
MOST_COURSES = 500
"""How many courses of the player's own are listed."""
LONGEST_STEM = 60

MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By version: what makes a course of the next version of it. There is one version so far."""

_DEVICE: Final = re.compile("con|prn|aux|nul|(com|lpt)[0-9]")
"""What no file of Windows may be called."""

_FIELDS = {"format", "version", "name", "tiles", "adjustments", "holes"}


class OwnCourse(NamedTuple):
    """A course of the player's own, and where it lies."""

    path: Path
    course: Course


class OwnCourses(NamedTuple):
    """The courses of a folder."""

    courses: tuple[OwnCourse, ...]
    """By file name."""
    warnings: tuple[str, ...]
    """One line for each file that could not be read."""


def read_golf_course(path: Path) -> Course:
    """Read a file of a golf course; raises StorageError that names file, place and fault.

    It is ForeignFile where the file is of some other kind or is not there.
    """
    data = read_bytes(path, MOST_BYTES)
    _log.info("Course read: %s", path)
    try:
        return golf_course_from_json(parse(data))
    except NotJson as error:
        raise ForeignFile(f"{path.name}: {error}") from error
    except StorageError as error:
        raise type(error)(f"{path.name}: {error}") from error


def write_golf_course(path: Path, course: Course) -> None:
    """Write a file of a golf course; raises StorageError, and then the old file is untouched."""
    document = golf_course_to_json(course)
    try:
        golf_course_from_json(document)
    except StorageError as error:
        raise StorageError(f"{path.name}: cannot be written ({error})") from error
    text = json.dumps(document, indent=1, ensure_ascii=False)
    write_atomically(path, text.encode("utf-8") + b"\n")


def golf_course_to_json(course: Course) -> dict[str, Any]:
    """Return the JSON form of a file; whose course it is does not stand in it."""
    fields = course_to_json(course)
    del fields["id"]
    return {"format": FORMAT, "version": VERSION, **fields}


def golf_course_from_json(document: object) -> Course:
    """Return the course of a file's JSON value; raises StorageError with place and fault."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ForeignFile("not a file of a golf course")
    document = migrate(document, document.get("version"), VERSION, MIGRATIONS)
    unknown = sorted(set(document) - _FIELDS)
    if unknown:
        raise StorageError(f"field {unknown[0][:40]!r}: there is no such field")
    fields = {name: value for name, value in document.items() if name not in {"format", "version"}}
    try:
        course = course_from_json({"id": "", **fields})
    except CourseFormatError as error:
        raise StorageError(str(error)) from error
    # A name stands on one line wherever it is shown.
    return replace(course, name=" ".join(course.name.split()))


class CourseReader:
    """Reads files of golf courses, each once as long as it stays as it is."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[tuple[int, int, int], Course]] = {}

    def __call__(self, path: Path) -> Course:
        """Return the course of a file as :func:`read_golf_course` does."""
        try:
            found = path.stat()
        except OSError:
            return read_golf_course(path)
        # A file that is written anew is another one under the name of the first.
        stamp = (found.st_mtime_ns, found.st_size, found.st_ino)
        before = self._read.get(path)
        if before is not None and before[0] == stamp:
            return before[1]
        course = read_golf_course(path)
        if len(self._read) >= 2 * MOST_COURSES:
            self._read.clear()
        self._read[path] = (stamp, course)
        return course

    def ahead(self, folder: Path) -> Iterator[None]:
        """Read the courses of a folder, one after the other; faults are told by who lists them."""
        for path in sorted(folder.glob(f"*{ENDING}"), key=_in_order)[:MOST_COURSES]:
            with suppress(StorageError):
                self(path)
            yield None


def own_courses(folder: Path, read: Callable[[Path], Course] = read_golf_course) -> OwnCourses:
    """Return the courses of a folder, which need not exist, in the order of their file names.

    Numbers in these count as such: the second course comes before the tenth. A file of a golf
    course that is damaged is set aside; files of other kinds and of newer programs stay and are
    told of. Raises nothing.
    """
    warnings: list[str] = []
    found = each_own_course(folder, warnings.append, read=read)
    courses = tuple(own for own in found if own is not None)
    return OwnCourses(courses, tuple(warnings))


def each_own_course(
    folder: Path,
    warn: Callable[[str], None],
    first: str = "",
    read: Callable[[Path], Course] = read_golf_course,
) -> Iterator[OwnCourse | None]:
    """Yield the courses of a folder as :func:`own_courses` lists them, each read when it is due.

    So hundreds hold nobody up. A file that could not be read yields None, and ``warn`` gets a line
    about it. The one kept under the name ``first`` comes before all others.
    """
    paths = sorted(folder.glob(f"*{ENDING}"), key=_in_order)
    looked_at = paths[:MOST_COURSES]
    if first:
        stem = _stem(first)
        looked_at.sort(key=lambda path: path.stem != stem)
    for path in looked_at:
        own = None
        try:
            own = OwnCourse(path, read(path))
        except StorageError as fault:
            damaged = claimed_format(path) == FORMAT and not isinstance(
                fault, DiskError | NewerFile
            )
            warn(f"{fault}; {set_aside_words(path)}" if damaged else str(fault))
        yield own
    if len(paths) > MOST_COURSES:
        warn(f"{folder.name}: {len(paths)} files, of which the first {MOST_COURSES} are looked at")


def own_courses_named(
    folder: Path, name: str, read: Callable[[Path], Course] = read_golf_course
) -> tuple[OwnCourse, ...]:
    """Return the courses of a name; the one kept under that name first.

    A player who copies a file has two of them.
    """
    every = each_own_course(folder, _log.warning, name, read)
    return tuple(own for own in every if own is not None and own.course.name == name)


def keep_course(
    folder: Path, course: Course, read: Callable[[Path], Course] = read_golf_course
) -> OwnCourse:
    """Write a course into a folder under a name of its own; raises StorageError.

    One that lies there already, under its name, stays as it is.
    """
    own = own_courses(folder, read).courses
    for kept in own:
        if kept.course == replace(course, id=""):
            return kept
    name = free_name(course.name, {kept.course.name for kept in own})
    stem = _stem(name)
    path, count = folder / f"{stem}{ENDING}", 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}{ENDING}"
    write_golf_course(path, replace(course, name=name))
    return OwnCourse(path, read(path))


def delete_course(path: Path) -> None:
    """Delete a course of the player's own; raises StorageError."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise DiskError(f"{path.name}: cannot be deleted ({error.strerror})") from error


def _in_order(path: Path) -> list[str | int]:
    words = re.split("([0-9]+)", path.stem)
    return [int(word) if place % 2 else word for place, word in enumerate(words)]


def free_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it if others have it already; never one too long."""
    free, count = name, 1
    while free in taken:
        count += 1
        free = f"{name[: LONGEST_NAME - 4]} {count}"
    return free


def _stem(name: str) -> str:
    """Return what a course's file is called: its name in plain letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    stem = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:LONGEST_STEM]
    return f"course-{stem}" if _DEVICE.fullmatch(stem) else stem or "course"
