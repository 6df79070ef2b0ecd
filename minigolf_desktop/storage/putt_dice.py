"""Files of Putt Dice: the courses that rounds are played on, their codes, and the records.

Courses are those of Minigolf Designer (ruling P6). The games do not know each other; whoever reads
course files knows both.
"""

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import datetime
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, Literal, NamedTuple, TypedDict

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import (
    Course,
    Hazard,
    Hole,
    Status,
    best_numbering,
    trace_holes,
)
from minigolf_desktop.model.designer.repair import Change, ChangeKind, FoundRepair, search_repair
from minigolf_desktop.model.play.game_code import Digit, NoCode, Packed, pack_seats, take_seats
from minigolf_desktop.model.play.occasions import SEEDS, Given, Occasion, chance_of
from minigolf_desktop.model.play.seats import COLOURS, LONGEST_NAME
from minigolf_desktop.model.putt_dice import HOLES, BonusCard, HoleTile, PuttCourse, PuttHole, Setup
from minigolf_desktop.model.putt_dice.setup import MOST_PLAYERS
from minigolf_desktop.storage.books import Book, Books, Migration, Written
from minigolf_desktop.storage.designer.courses import (
    CourseFile,
    course_document,
    course_from_json,
    read_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import PUTT_DICE, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.moments import Time, seconds_of
from minigolf_desktop.storage.overview import entries, text
from minigolf_desktop.storage.reading import Reading
from minigolf_desktop.storage.replay import MatchId, Replay
from minigolf_desktop.storage.saved_matches import NO_MATCH


def numbered_holes(course_file: CourseFile) -> dict[int, Hole]:
    """Return the holes by number: as the file says, else as scores best with its clients.

    So a course keeps the numbers with which it was counted (ruling P8).
    """
    return _number(course_file, trace_holes(course_file.course))


def _number(course_file: CourseFile, holes: Sequence[Hole]) -> dict[int, Hole]:
    course, numbers = course_file.course, course_file.hole_numbers
    return best_numbering(course, holes, course_file.mr, numbers, final=True).numbered()


def is_playable(course_file: CourseFile) -> bool:
    """Return whether a course can be putted on (ruling P6).

    Nine well-formed, numbered holes, no mismatch, no wrong direction.
    """
    return _holes_to_putt(course_file) is not None


def _holes_to_putt(course_file: CourseFile) -> dict[int, Hole] | None:
    """Return the holes of a playable course by number; None of any other."""
    holes = trace_holes(course_file.course)
    if len(holes) != HOLES:
        return None
    if any(hole.status is not Status.WELL_FORMED or hole.wrong_way for hole in holes):
        return None
    numbered = _number(course_file, holes)
    return numbered if len(numbered) == HOLES else None


def putt_course(course_file: CourseFile) -> PuttCourse:
    """Return a playable course as the putting game takes it; raises ValueError for any other."""
    course = playable_course(course_file)
    if course is None:
        raise ValueError(f"{course_file.name or 'the course'} cannot be putted on")
    return course


def playable_course(course_file: CourseFile) -> PuttCourse | None:
    """Return a course as the putting game takes it; None where it cannot be putted on."""
    numbered = _holes_to_putt(course_file)
    if numbered is None:
        return None
    return PuttCourse(
        course_file.name,
        tuple(putt_hole(course_file.course, numbered[number]) for number in sorted(numbered)),
    )


def putt_hole(course: Course, hole: Hole) -> PuttHole:
    """Return a well-formed hole as the putting game takes it."""
    tiles = []
    for cell, index in hole.steps:
        segment = course.box.design(course.tiles[cell]).segments[index]
        tiles.append(
            HoleTile(
                segment.par,
                Hazard.SLOPE in segment.hazards,
                Hazard.WATER in segment.hazards,
                Hazard.FLOWERS in segment.hazards,
                cell,
                index,
            )
        )
    return PuttHole(tuple(tiles))


def course_of_round(document: object, holes: PuttCourse, catalogue: Catalogue) -> CourseFile:
    """Return the course of a journal's document, on which the holes of the round lie.

    Raises StorageError. How the holes are numbered is not looked at: the round says that itself.
    """
    try:
        course_file = course_from_json(document, catalogue)
    except StorageError as error:
        raise StorageError("line 1: field 'course': {fault}", fault=error) from error
    course = course_file.course
    for number, hole in enumerate(holes.holes, 1):
        for tile in hole.tiles:
            laid = course.tiles.get(tile.cell)
            if laid is None or tile.segment >= len(course.box.pieces[laid]):
                raise StorageError(
                    "line 1: field 'course': hole {number} does not lie on it", number=number
                )
    return course_file


def check_round(found: Replay) -> None:
    """Raise StorageError where a saved round does not lie on the course of its journal."""
    if found.header.course is not None:
        course_of_round(found.header.course, found.match.setup.course, load_catalogue())


# The courses that come with the program

ENDING = ".json"


def shipped_paths() -> tuple[Path, ...]:
    """Return where the courses that come with the program lie, in the order of their names."""
    return tuple(sorted(resource("courses").glob(f"*{ENDING}")))


def shipped_path(stem: str) -> Path:
    """Return where one of them lies; ``duck-ponds`` for example."""
    return resource("courses", f"{stem}{ENDING}")


def shipped_courses(catalogue: Catalogue) -> tuple[CourseFile, ...]:
    """Read the courses that come with the program; raises StorageError."""
    return tuple(shipped_course(path, catalogue) for path in shipped_paths())


def shipped_course(path: Path, catalogue: Catalogue) -> CourseFile:
    """Read one of them; raises StorageError."""
    return read_course(path, catalogue, strictly=False)


# Codes, and the round of a date

CODE_LETTER = "P"
CODED_COURSES = (
    "clockwork-yard",
    "duck-ponds",
    "flower-show",
    "long-way-round",
    "over-and-under",
    "pocket-park",
    "seven-hills",
)
"""The courses that come with the program, by their number in codes: new ones come last."""
_MOST_CODED = 64


@cache
def _catalogue() -> Catalogue:
    return load_catalogue()


@cache
def _file(place: int) -> CourseFile:
    return shipped_course(shipped_path(CODED_COURSES[place]), _catalogue())


@cache
def _course(place: int) -> PuttCourse:
    return putt_course(_file(place))


def _courses() -> tuple[PuttCourse, ...]:
    return tuple(map(_course, range(len(CODED_COURSES))))


def read_courses() -> Iterator[None]:
    """Read the courses of codes one by one: the first code would wait for all of them."""
    _catalogue()
    yield
    for place in range(len(CODED_COURSES)):
        _course(place)
        yield


def course_file_of(course: PuttCourse) -> CourseFile | None:
    """Return the file of a course that comes with the program; None for another.

    Raises StorageError.
    """
    places = [place for place, one in enumerate(_courses()) if one.holes == course.holes]
    return _file(places[0]) if places else None


def pack_round(setup: Setup) -> list[Digit]:
    """Return a set-up without names; raises NoCode for a course of the player's own."""
    holes = [course.holes for course in _courses()]
    if setup.course.holes not in holes:
        raise NoCode("the course does not come with the program")
    return [
        *pack_seats(setup.players),
        Digit(holes.index(setup.course.holes), _MOST_CODED),
        Digit(setup.first, MOST_PLAYERS),
        Digit(0 if setup.coupon is None else setup.coupon + 1, MOST_PLAYERS + 1),
    ]


def unpack_round(packed: Packed) -> Setup:
    """Return the set-up of a code; raises FutureCode."""
    players = take_seats(packed)
    course = _courses()[packed.one_of(len(CODED_COURSES), _MOST_CODED)]
    first = packed.one_of(len(players), MOST_PLAYERS)
    coupon = packed.one_of(len(players) + 1, MOST_PLAYERS + 1)
    return Setup(course, players, first, coupon - 1 if coupon else None)


def given_round(name: str, occasion: Occasion, day: int) -> Given:
    """Return the round of a date, which is its ordinal, for one player without a coupon."""
    stream = chance_of(name, occasion, day)
    place, stream = stream.below(len(CODED_COURSES))
    seed, stream = stream.below(SEEDS)
    return Given(Setup(_courses()[place]), seed)


# Repairing a course beside the window

REPAIR_AT_ONCE = 0.25
"""Seconds of a search whose answer is waited for; most repairs are proved long before."""
REPAIR_LONGER = 10.0
"""Seconds of a search that was asked to go on."""
LEAST_SWEEPS = 30
"""Pieces of work that are done in any case, however slow the machine."""
BETWEEN_NEWS = 0.1
"""Seconds between two pieces of news."""


class RepairNews(NamedTuple):
    """What is known of a repair."""

    found: FoundRepair
    """The fewest changes so far."""
    share: float
    """How much of its time the search has had, 0 to 1."""


class RepairQuestion(TypedDict):
    """What is asked of the process beside the window."""

    course: dict[str, object]
    """Document of the course."""
    seconds: float
    """For how long it is searched."""


class RepairAnswer(TypedDict):
    """What that process answers, or tells on the way."""

    changes: list[tuple[str, list[tuple[int, int]]]]
    """Kind of each change, and the tiles that it lays by cell."""
    at_least: int
    share: float


def repair_question(course_file: CourseFile, seconds: float) -> RepairQuestion:
    """Return the question for the fewest changes that repair a course."""
    return {"course": course_document(course_file), "seconds": seconds}


def repair_news(value: RepairAnswer) -> RepairNews:
    """Return what an answer, or news on the way, tells."""
    changes = tuple(
        Change(ChangeKind(kind), tuple((cell, tile) for cell, tile in tiles))
        for kind, tiles in value["changes"]
    )
    return RepairNews(FoundRepair(changes, value["at_least"]), value["share"])


def repair_work(
    question: RepairQuestion | None, tell: Callable[[RepairAnswer], None]
) -> RepairAnswer | None:
    """Search for the fewest changes that repair a course, and tell how far it is.

    Without a question the tiles are learned, which takes as long as many a search.
    """
    catalogue = _catalogue()
    if question is None:
        return None
    began = told = time.monotonic()
    course_file = course_from_json(question["course"], catalogue)
    seconds = question["seconds"]
    found = FoundRepair((), 0)
    for pieces, found in enumerate(search_repair(course_file.course, course_file.hole_numbers)):
        now = time.monotonic()
        if now - began >= seconds and pieces >= LEAST_SWEEPS:
            break
        if now - told >= BETWEEN_NEWS:
            told = now
            tell(_said(found, min(1.0, (now - began) / seconds)))
    return _said(found, 1.0)


def _said(found: FoundRepair, share: float) -> RepairAnswer:
    changes = [(str(change.kind), list(change.tiles)) for change in found.changes]
    return {"changes": changes, "at_least": found.at_least, "share": share}


# Records

BOOK_FORMAT: Final = "minigolf-putting"
BOOK_VERSION: Final = 2
MOST_BOOK_BYTES = 1_000_000
MOST_COURSES = 1_000
"""How many courses are kept; beyond them those played longest ago go."""

Player = Annotated[str, Limits(pattern=f"^({'|'.join(COLOURS)})$")]
"""Who holds a bonus card is known by the colour."""

MOST_GOLFERS = 20
"""How many are kept of a course; beyond them those with most strokes go."""
Golfer = Annotated[str, Limits(min_length=1, max_length=LONGEST_NAME)]
"""Whose best it is: the name, or the colour where there is none."""

CardName = Annotated[str, Limits(pattern="^(investment|press-coverage|training-coupon)$")]

Strokes = Annotated[int, Limits(ge=9, le=90)]


class RoundBest(Record):
    """The fewest strokes of a player on a course."""

    strokes: Strokes
    """Strokes of the nine holes, without any coupon."""
    date: Time
    """When."""
    match: MatchId | Literal[""] = NO_MATCH
    """Id of the match; empty where that was not written yet."""
    colour: Player | Literal[""] = ""
    """The colour of who has a name; empty where that was not written yet, or there is none."""


class CourseBests(Record):
    """The personal bests on a course."""

    name: Annotated[str, Limits(max_length=200)]
    golfers: Annotated[dict[Golfer, RoundBest], Limits(min_length=1, max_length=MOST_GOLFERS)]
    """By who it is."""

    @property
    def record(self) -> tuple[str, RoundBest]:
        """The course record and whose it is; of equal ones the older."""
        return min(self.golfers.items(), key=lambda entry: (entry[1].strokes, entry[1].date))


class PuttingBook(Book):
    """Everything that is kept between rounds."""

    format: Literal["minigolf-putting"] = BOOK_FORMAT
    version: Literal[2] = BOOK_VERSION
    cards: dict[CardName, Player] = field(default_factory=dict)
    """By bonus card: the player who holds it for the next round (rulings P7 and P9)."""
    ended: Time | Literal[""] = ""
    """When the round that handed them out ended; empty before the first."""
    courses: Annotated[dict[str, CourseBests], Limits(max_length=MOST_COURSES)] = field(
        default_factory=dict
    )
    """By key of the course, those played last at the end."""

    def bests_on(self, course: PuttCourse) -> CourseBests | None:
        """Return the bests on a course; None where nobody finished it yet."""
        return self.courses.get(course_key(course))

    @property
    def coupon_holder(self) -> str | None:
        """The player who holds the training coupon."""
        return self.cards.get("training-coupon")


def _with_its_last_round(document: dict[str, object]) -> dict[str, object]:
    """Return a book of version 1 with the time of the latest best, as far as that is known."""
    courses = document.get("courses")
    listed = entries(list(courses.values())) if isinstance(courses, dict) else []
    told = (one.get("golfers") for one in listed)
    golfers = [one for one in told if isinstance(one, dict)]
    dates = [text(best.get("date")) for one in golfers for best in entries(list(one.values()))]
    return {**document, "version": 2, "ended": max(dates, default="")}


BOOK_MIGRATIONS: Mapping[int, Migration] = {1: _with_its_last_round}
"""By version: what makes a book of the next version of it."""


def _united(here: PuttingBook, there: PuttingBook) -> PuttingBook:
    """Return the bests of two homes, and the cards of the round that ended last."""
    courses = dict(here.courses)
    for key, course in there.courses.items():
        known = courses.get(key)
        golfers = dict(known.golfers) if known is not None else {}
        for player, best in course.golfers.items():
            own = golfers.get(player)
            if own is None or best.strokes < own.strokes:
                golfers[player] = best
        courses[key] = CourseBests(
            name=course.name if known is None else known.name, golfers=_best_of(golfers)
        )
    is_later = bool(there.ended) and (
        not here.ended or seconds_of(there.ended) > seconds_of(here.ended)
    )
    last = there if is_later else here
    kept = dict(list(courses.items())[-MOST_COURSES:])
    return PuttingBook(cards=last.cards, ended=last.ended, courses=kept)


def _best_of(golfers: dict[str, RoundBest]) -> dict[str, RoundBest]:
    """Return those who are kept, in their order."""
    kept = sorted(golfers, key=lambda golfer: golfers[golfer].strokes)[:MOST_GOLFERS]
    return {golfer: best for golfer, best in golfers.items() if golfer in kept}


PUTTING_BOOKS: Final = Books(
    PuttingBook(), MOST_BOOK_BYTES, "a book of rounds", _united, BOOK_MIGRATIONS
)
"""All of them: each home has one."""


def course_key(course: PuttCourse) -> str:
    """Return the key of a course: of its holes, whatever its name."""
    holes = repr([[tuple(tile) for tile in hole.tiles] for hole in course.holes])
    return hashlib.blake2b(holes.encode("ascii"), digest_size=8).hexdigest()


def read_putting_book(path: Path) -> tuple[PuttingBook, str]:
    """Return the book and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and the book is then empty.
    """
    return PUTTING_BOOKS.read(path)


def keep_round(
    path: Path,
    course: PuttCourse,
    strokes: Mapping[str, int],
    cards: Mapping[BonusCard, str],
    date: datetime,
    match: str = NO_MATCH,
    names: Mapping[str, str] = MappingProxyType({}),
) -> Written[PuttingBook]:
    """Write a finished round into the book, once for each match.

    ``strokes`` are those of the nine holes by colour, ``cards`` the bonus cards handed out, which a
    round played alone does not (ruling P9), ``date`` is when it ended and ``match`` its id.
    ``names`` are those of people by colour, whose best is theirs whatever they sit on. The bonus
    cards of the round before are gone now, whoever played them or not. A round that is
    written down late takes no cards from one that ended after it. Raises StorageError.
    """

    def with_round(book: PuttingBook) -> PuttingBook:
        courses = dict(book.courses)
        key = course_key(course)
        before = courses.pop(key, None)
        golfers = dict(before.golfers) if before else {}
        for colour, count in strokes.items():
            golfer = names.get(colour, "")[:LONGEST_NAME] or colour
            best = golfers.get(golfer)
            if best is None or count < best.strokes:
                when = date.isoformat(timespec="seconds")
                golfers[golfer] = RoundBest(strokes=count, date=when, match=match, colour=colour)
        courses[key] = CourseBests(name=course.name[:200], golfers=_best_of(golfers))
        passed = {str(card): player for card, player in cards.items()}
        is_late = bool(book.ended) and date.timestamp() < seconds_of(book.ended)
        return PuttingBook(
            matches=book.matches,
            cards=book.cards if is_late else passed,
            ended=book.ended if is_late else date.isoformat(timespec="seconds"),
            courses=dict(list(courses.items())[-MOST_COURSES:]),
        )

    return PUTTING_BOOKS.add(path, match, with_round)


def earlier_games(folders: Folders) -> Reading[tuple[HistoryGame, ...]]:
    """Return the rounds in which somebody was never better on a course, step by step."""
    book, _ = read_putting_book(folders.putting)
    yield
    return tuple(game for key, course in book.courses.items() for game in _rounds(key, course))


def _rounds(key: str, course: CourseBests) -> list[HistoryGame]:
    by_date: dict[str, list[HistoryPlayer]] = {}
    for golfer, best in course.golfers.items():
        name = "" if golfer in COLOURS else golfer
        player = HistoryPlayer(name=name, colour=best.colour or golfer, score=best.strokes)
        by_date.setdefault(best.date, []).append(player)
    return [
        HistoryGame(date=date, game=PUTT_DICE, course=key, name=course.name, players=tuple(players))
        for date, players in by_date.items()
    ]
