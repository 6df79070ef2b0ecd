"""The best scores of 18 Holes, by course and mode.

A game on the first nine holes of a course has other records than one on all eighteen: the holes
that are played are part of what tells courses apart.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Annotated, Final, Literal

from minigolf_desktop.content.record import Check, Limits, Record
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Course
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.books import Book, Books, Migration, Written
from minigolf_desktop.storage.ends import End
from minigolf_desktop.storage.match_id import NO_MATCH

FORMAT: Final = "golf-records"
VERSION: Final = 2
MOST_BYTES = 4_000_000
MOST_COURSES = 500
"""How many courses are kept; beyond them those played longest ago go."""
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
    """The best scores on a course."""

    name: Annotated[str, Limits(max_length=80)]
    """Of the course; of a preset one the English name."""
    id: Annotated[str, Limits(max_length=40)]
    """Of a preset course; empty for one of the player's own."""
    holes: Annotated[int, Limits(ge=1, le=MOST_HOLES)]
    bests: Annotated[
        dict[ModeName, Annotated[list[GolfBest], Limits(min_length=1, max_length=MOST_BESTS)]],
        Limits(min_length=1),
    ]
    """By mode, the best first."""


class GolfBook(Book):
    """Every best score."""

    format: Literal["golf-records"] = FORMAT
    version: Literal[2] = VERSION
    courses: Annotated[dict[str, GolfCourseBests], Limits(max_length=MOST_COURSES)] = field(
        default_factory=dict
    )
    """By key of the course, those played last at the end."""

    def bests_on(self, course: Course, mode: Mode) -> tuple[GolfBest, ...]:
        """Return the best scores of a mode on a course, the best first."""
        found = self.courses.get(course_key(course))
        return () if found is None else tuple(dict(found.bests).get(mode.value, ()))


MIGRATIONS: Mapping[int, Migration] = {
    # Version 1 did not know which match a score is of.
    1: lambda document: {**document, "version": 2},
}
"""By version: what makes a book of the next version of it."""

_BOOKS = Books(GolfBook(), MOST_BYTES, "a book of golf scores", MIGRATIONS)


def course_key(course: Course) -> str:
    """Return what tells a course from any other: its ground and its holes, whatever its name."""
    told = repr(
        (
            sorted(tuple(tile) for tile in course.tiles),
            sorted((tuple(place), int(terrain)) for place, terrain in course.adjustments),
            [tuple(hole) for hole in course.holes],
        )
    )
    return hashlib.blake2b(told.encode("ascii"), digest_size=8).hexdigest()


def read_golf_book(path: Path) -> tuple[GolfBook, str]:
    """Return the book and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and the book is then empty.
    """
    return _BOOKS.read(path)


def keep_golf_scores(
    path: Path,
    course: Course,
    mode: Mode,
    scores: Sequence[GolfBest],
    match: str = NO_MATCH,
    since: str = "",
) -> Written[GolfBook]:
    """Write the scores of a finished game into the book, once for each match.

    ``match`` is its id, and ``since`` when it began: what a program before ids wrote of it makes
    room. Raises StorageError.
    """

    def with_scores(book: GolfBook) -> GolfBook:
        courses = dict(book.courses)
        key = course_key(course)
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
            bests={**bests, mode.value: kept},
        )
        return GolfBook(matches=book.matches, courses=dict(list(courses.items())[-MOST_COURSES:]))

    return _BOOKS.add(path, match, with_scores)


def is_record(book: GolfBook, course: Course, mode: Mode, best: GolfBest) -> bool:
    """Return whether a score is better than all that the book knows of a mode on a course."""
    known = book.bests_on(course, mode)
    return not known or _worth(mode, best) > _worth(mode, known[0])


def _best_first(mode: Mode, bests: list[GolfBest]) -> list[GolfBest]:
    """Order scores; of equal ones the older stands first."""
    by_date = sorted(bests, key=lambda best: best.date)
    return sorted(by_date, key=lambda best: _worth(mode, best), reverse=True)


def _worth(mode: Mode, best: GolfBest) -> tuple[int, int]:
    """Return what orders scores: a stronger deck beaten counts more than any points."""
    return best.beaten, -best.score if mode in FEWEST_WINS else best.score
