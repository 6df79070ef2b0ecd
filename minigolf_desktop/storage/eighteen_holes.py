"""Files of 18 Holes: the player's own golf courses, and the best scores by course and mode.

A file may hold a course that is not finished and cannot be played yet; what it may not hold is told
in :mod:`~minigolf_desktop.model.eighteen_holes.course`. A game on the first nine holes of a
course has other records than one on all eighteen: the holes that are played are part of what tells
courses apart.
"""

import hashlib
import json
import logging
import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.record import Check, Limits, Record
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.course import (
    LONGEST_NAME,
    MOST_HOLES,
    Course,
    CourseFormatError,
    course_from_json,
    course_to_json,
)
from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.storage.atomic import set_aside_words, write_atomically
from minigolf_desktop.storage.books import Book, Books, End, Migration, Written
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    NewerFile,
    StorageError,
    Words,
    reason_of,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import GOLF, HazardsName, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.reading import (
    NotJson,
    Reading,
    claimed_format,
    migrate,
    parse,
    read_bytes,
)
from minigolf_desktop.storage.saved_matches import NO_MATCH

_log = logging.getLogger(__name__)

COURSE_FORMAT: Final = "golf-course"
COURSE_VERSION: Final = 1
ENDING = ".json"
MOST_COURSE_BYTES = 1_000_000
"""A course of all 49 tiles and 18 holes takes some 8,000."""
MOST_COURSES = 500
"""How many courses of the player's own are listed."""
LONGEST_STEM = 60

COURSE_MIGRATIONS: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = {}
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
    data = read_bytes(path, MOST_COURSE_BYTES)
    _log.info("Course read: %s", path)
    try:
        return golf_course_from_json(parse(data))
    except NotJson as error:
        raise ForeignFile("{file}: {fault}", file=path.name, fault=error) from error
    except StorageError as error:
        raise type(error)("{file}: {fault}", file=path.name, fault=error) from error


def write_golf_course(path: Path, course: Course) -> None:
    """Write a file of a golf course; raises StorageError, and then the old file is untouched."""
    document = golf_course_to_json(course)
    try:
        golf_course_from_json(document)
    except StorageError as error:
        raise StorageError(
            "{file}: cannot be written ({why})", file=path.name, why=error
        ) from error
    text = json.dumps(document, indent=1, ensure_ascii=False)
    write_atomically(path, text.encode("utf-8") + b"\n")


def golf_course_to_json(course: Course) -> dict[str, object]:
    """Return the JSON form of a file; whose course it is does not stand in it."""
    fields = course_to_json(course)
    del fields["id"]
    return {"format": COURSE_FORMAT, "version": COURSE_VERSION, **fields}


def golf_course_from_json(document: object) -> Course:
    """Return the course of a file's JSON value; raises StorageError with place and fault."""
    if not isinstance(document, dict) or document.get("format") != COURSE_FORMAT:
        raise ForeignFile("not a file of a golf course")
    document = migrate(document, document.get("version"), COURSE_VERSION, COURSE_MIGRATIONS)
    unknown = sorted(set(document) - _FIELDS)
    if unknown:
        raise StorageError("field {field}: there is no such field", field=repr(unknown[0][:40]))
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
            damaged = claimed_format(path) == COURSE_FORMAT and not isinstance(
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
        raise DiskError(
            "{file}: cannot be deleted ({why})", file=path.name, why=reason_of(error)
        ) from error


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


def check_course(path: Path) -> tuple[Words, list[str]]:
    """Return a summary, remarks included, and what forbids play; raises StorageError."""
    course = read_golf_course(path)
    found = faults(course, load_box())
    problems = [str(fault) for fault in found if fault.forbids_play]
    remarks = "".join(f"; {fault}" for fault in found)
    holes, tiles = len(course.holes), len(course.tiles)
    told = Words(
        "a course, tiles: {tiles}, holes: {holes}, par: {par}",
        tiles=tiles,
        holes=holes,
        par=course.par,
    )
    return Words("{course}{remarks}", course=told, remarks=remarks), problems


# Records

RECORDS_FORMAT: Final = "golf-records"
RECORDS_VERSION: Final = 3
MOST_RECORDS_BYTES = 4_000_000
MOST_RECORDED_COURSES = 500
"""How many courses are kept; beyond them those played longest ago go."""
_AND = "-"
"""Stands between the key of a course and its hazards, where these are not as drawn."""
MOST_BESTS = 10
"""How many scores of a mode are kept on a course."""

FEWEST_WINS = frozenset({Mode.STROKE, Mode.RACING})
"""Modes in which the lower score is the better one: strokes, and rounds up to the last green."""

ModeName = Literal[
    "match", "stroke", "stableford", "skins", "racing", "chaos", "chaos-teams", "kelly",
    "solo-chaos",
]  # fmt: skip


def _known_golfer(face: str) -> None:
    if face and face not in GOLFER_FACES:
        raise ValueError("there is no such golfer")


class GolfBest(End):
    """A score of one player."""

    score: Annotated[int, Limits(ge=-10_000, le=10_000)]
    """Strokes, points or rounds, as the mode counts."""
    beaten: Annotated[int, Limits(ge=0, le=1_000)] = 0
    """Solo Chaos: rank of the solo deck that was beaten; 0 for a defeat and in other modes."""
    name: Annotated[str, Limits(max_length=40)] = ""
    """Of the player; empty where nobody typed one."""
    seat: Annotated[int, Limits(ge=0, le=4)] = 0
    """Where the player sat: colour and shape."""
    golfer: Annotated[str, Check(_known_golfer)] = ""
    """Face of the golfer card; empty for none."""
    players: Annotated[int, Limits(ge=1, le=5)] = 1
    """How many played."""
    seed: Annotated[int, Limits(ge=0, lt=1 << 64)] = 0


class GolfCourseBests(Record):
    """The best scores on a course, with its hazards in one way (ruling H35)."""

    name: Annotated[str, Limits(max_length=80)]
    """Of the course; of a preset one the English name."""
    id: Annotated[str, Limits(max_length=40)]
    """Of a preset course; empty for one of the player's own."""
    holes: Annotated[int, Limits(ge=1, le=MOST_HOLES)]
    hazards: HazardsName = "as-drawn"
    """How it was played: a score on a softened course is none of the course as drawn."""
    bests: Annotated[
        dict[ModeName, Annotated[list[GolfBest], Limits(min_length=1, max_length=MOST_BESTS)]],
        Limits(min_length=1),
    ]
    """By mode, the best first."""


class GolfBook(Book):
    """Every best score."""

    format: Literal["golf-records"] = RECORDS_FORMAT
    version: Literal[3] = RECORDS_VERSION
    courses: Annotated[dict[str, GolfCourseBests], Limits(max_length=MOST_RECORDED_COURSES)] = (
        field(default_factory=dict)
    )
    """By key of course and hazards, those played last at the end."""

    def bests_on(
        self, course: Course, mode: Mode, hazards: Hazards = Hazards.AS_DRAWN
    ) -> tuple[GolfBest, ...]:
        """Return the best scores of a mode on a course with its hazards so, the best first."""
        found = self.courses.get(_key_of_bests(course, hazards))
        return () if found is None else tuple(dict(found.bests).get(mode.value, ()))


RECORDS_MIGRATIONS: Mapping[int, Migration] = {
    # Version 1 did not know which match a score is of.
    1: lambda document: {**document, "version": 2},
    # Version 2 knew courses as drawn alone.
    2: lambda document: {**document, "version": 3},
}
"""By version: what makes a book of the next version of it."""


def _united(here: GolfBook, there: GolfBook) -> GolfBook:
    """Return the best scores of two homes, each once."""
    courses = dict(here.courses)
    for key, course in there.courses.items():
        known = courses.get(key)
        if known is None:
            courses[key] = course
            continue
        bests = dict(known.bests)
        for mode, scores in course.bests.items():
            own = list(bests.get(mode, ()))
            more = [one for one in scores if one not in own]
            bests[mode] = _best_first(Mode(mode), [*own, *more])[:MOST_BESTS]
        courses[key] = replace(known, bests=bests)
    return GolfBook(courses=dict(list(courses.items())[-MOST_RECORDED_COURSES:]))


GOLF_BOOKS: Final = Books(
    GolfBook(), MOST_RECORDS_BYTES, "a book of golf scores", _united, RECORDS_MIGRATIONS
)
"""All of them: each home has one."""


def course_key(course: Course) -> str:
    """Return the key of a course: of its ground and its holes, whatever its name."""
    told = repr(
        (
            sorted(tuple(tile) for tile in course.tiles),
            sorted((tuple(place), int(terrain)) for place, terrain in course.adjustments),
            [tuple(hole) for hole in course.holes],
        )
    )
    return hashlib.blake2b(told.encode("ascii"), digest_size=8).hexdigest()


def _key_of_bests(course: Course, hazards: Hazards) -> str:
    key = course_key(course)
    return key if hazards is Hazards.AS_DRAWN else f"{key}{_AND}{hazards}"


def read_golf_book(path: Path) -> tuple[GolfBook, str]:
    """Return the book and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and the book is then empty.
    """
    return GOLF_BOOKS.read(path)


def keep_golf_scores(
    path: Path,
    course: Course,
    mode: Mode,
    scores: Sequence[GolfBest],
    match: str = NO_MATCH,
    since: str = "",
    hazards: Hazards = Hazards.AS_DRAWN,
) -> Written[GolfBook]:
    """Write the scores of a finished game into the book, once for each match.

    Those of a course whose hazards were ``hazards`` stand apart from others of the course.

    ``match`` is its id, and ``since`` when it began: what a program before ids wrote of it makes
    room. Raises StorageError.
    """

    def with_scores(book: GolfBook) -> GolfBook:
        courses = dict(book.courses)
        key = _key_of_bests(course, hazards)
        before = courses.pop(key, None)
        bests = dict(before.bests) if before else {}
        others = [
            one
            for one in bests.get(mode.value, ())
            if not any(score.was_written_before_ids(one, since) for score in scores)
        ]
        kept = _best_first(mode, [*others, *scores])[:MOST_BESTS]
        if not kept:
            return book
        courses[key] = GolfCourseBests(
            name=course.name[:80],
            id=course.id,
            holes=len(course.holes),
            hazards=hazards.value,
            bests={**bests, mode.value: kept},
        )
        return GolfBook(
            matches=book.matches, courses=dict(list(courses.items())[-MOST_RECORDED_COURSES:])
        )

    return GOLF_BOOKS.add(path, match, with_scores)


def is_record(
    book: GolfBook,
    course: Course,
    mode: Mode,
    best: GolfBest,
    hazards: Hazards = Hazards.AS_DRAWN,
) -> bool:
    """Return whether a score is better than all that the book knows of a mode on a course.

    What was played with the hazards otherwise does not count.
    """
    known = book.bests_on(course, mode, hazards)
    return not known or _worth(mode, best) > _worth(mode, known[0])


def _best_first(mode: Mode, bests: list[GolfBest]) -> list[GolfBest]:
    """Order scores; of equal ones the older stands first."""
    by_date = sorted(bests, key=lambda best: best.date)
    return sorted(by_date, key=lambda best: _worth(mode, best), reverse=True)


def _worth(mode: Mode, best: GolfBest) -> tuple[int, int]:
    """Return the sort key of a score: a stronger deck beaten counts more than any points."""
    return best.beaten, -best.score if mode in FEWEST_WINS else best.score


def earlier_games(folders: Folders) -> Reading[tuple[HistoryGame, ...]]:
    """Return the games of the best scores, step by step."""
    book, _ = read_golf_book(folders.golf)
    yield
    return tuple(
        game
        for key, course in book.courses.items()
        for mode, bests in course.bests.items()
        for game in _games(key, course, mode, bests)
    )


def _games(
    key: str, course: GolfCourseBests, mode: str, bests: list[GolfBest]
) -> list[HistoryGame]:
    by_end: dict[tuple[str, str], list[GolfBest]] = {}
    for best in bests:
        by_end.setdefault((best.match, best.date), []).append(best)
    return [
        HistoryGame(
            date=date,
            match=match,
            game=GOLF,
            mode=mode,
            course=key.partition(_AND)[0],
            hazards=course.hazards,
            name=course.name,
            holes=course.holes,
            players=tuple(
                HistoryPlayer(
                    name=best.name,
                    colour=COLOURS[best.seat],
                    golfer=best.golfer,
                    score=best.score,
                    facts={"beaten": best.beaten} if best.beaten else {},
                )
                for best in its[:6]
            ),
        )
        for (match, date), its in by_end.items()
    ]
