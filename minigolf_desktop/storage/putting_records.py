"""What rounds of Putt Dice leave behind: records by course, and who holds the bonus cards."""

import hashlib
import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError, field_validator

from minigolf_desktop.content.records import Id, Record
from minigolf_desktop.model.putt_dice import BonusCard, PuttCourse
from minigolf_desktop.storage.atomic import set_aside, write_atomically
from minigolf_desktop.storage.errors import ForeignFile, StorageError
from minigolf_desktop.storage.faults import first_fault
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.strict_json import NotJson, migrate, parse, read_bytes

FORMAT: Final = "minigolf-putting"
VERSION: Final = 1
MOST_BYTES = 1_000_000
MOST_COURSES = 1_000
"""How many courses are kept; beyond them those played longest ago go."""

MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By version: what makes a book of the next version of it. There is one version so far."""

Strokes = Annotated[int, Field(ge=9, le=90)]


class RoundBest(Record):
    """The fewest strokes of a golfer on a course."""

    strokes: Strokes
    """Strokes of the nine holes, without any coupon."""
    date: Annotated[str, Field(max_length=40)]
    """When: ISO date and time."""

    @field_validator("date")
    @classmethod
    def _is_a_time(cls, date: str) -> str:
        datetime.fromisoformat(date)
        return date


class CourseBests(Record):
    """The personal bests on a course."""

    name: Annotated[str, Field(max_length=200)]
    golfers: Annotated[dict[Id, RoundBest], Field(min_length=1, max_length=20)]
    """By golfer."""

    @property
    def record(self) -> tuple[str, RoundBest]:
        """The course record and whose it is; of equal ones the older."""
        return min(self.golfers.items(), key=lambda entry: (entry[1].strokes, entry[1].date))


class PuttingBook(Record):
    """Everything that is kept between rounds."""

    format: Literal["minigolf-putting"] = FORMAT
    version: Literal[1] = VERSION
    cards: dict[Literal["investment", "press-coverage", "training-coupon"], Id] = Field(
        default_factory=dict
    )
    """By bonus card: the golfer who holds it (ruling P7)."""
    courses: dict[str, CourseBests] = Field(default_factory=dict, max_length=MOST_COURSES)
    """By key of the course, those played last at the end."""

    def bests_on(self, course: PuttCourse) -> CourseBests | None:
        """Return the bests on a course; None where nobody finished it yet."""
        return self.courses.get(course_key(course))

    @property
    def coupon_holder(self) -> str | None:
        """The golfer whose next round takes two strokes less."""
        return self.cards.get("training-coupon")


def course_key(course: PuttCourse) -> str:
    """Return what tells a course from any other: its holes, whatever its name."""
    holes = repr([[tuple(tile) for tile in hole.tiles] for hole in course.holes])
    return hashlib.blake2b(holes.encode("ascii"), digest_size=8).hexdigest()


def read_putting_book(path: Path) -> tuple[PuttingBook, str]:
    """Return the book and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and the book is then empty.
    """
    if not path.exists():
        return PuttingBook(), ""
    try:
        return _book(read_bytes(path, MOST_BYTES)), ""
    except (StorageError, NotJson) as fault:
        warning = f"{path.name}: {fault}"
    try:
        place = set_aside(path)
    except StorageError as fault:
        return PuttingBook(), f"{warning}; {fault}"
    return PuttingBook(), f"{warning}; set aside as {place.parent.name}/{place.name}"


def keep_round(
    path: Path,
    course: PuttCourse,
    strokes: Mapping[str, int],
    cards: Mapping[BonusCard, str],
    date: datetime,
) -> PuttingBook:
    """Write a finished round into the book and return it.

    ``strokes`` are those of the nine holes by golfer. Bonus cards that nobody takes home stay with
    their owner; a round played alone passes none on. Raises StorageError.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{path.name}: cannot be written ({error.strerror})") from error
    with Lock(path):
        book, _ = read_putting_book(path)
        courses = dict(book.courses)
        key = course_key(course)
        before = courses.pop(key, None)
        golfers = dict(before.golfers) if before else {}
        for golfer, count in strokes.items():
            best = golfers.get(golfer)
            if best is None or count < best.strokes:
                golfers[golfer] = RoundBest(strokes=count, date=date.isoformat(timespec="seconds"))
        courses[key] = CourseBests(name=course.name[:200], golfers=golfers)
        passed = {str(card): golfer for card, golfer in cards.items()} if len(strokes) > 1 else {}
        after = PuttingBook.model_validate(
            {
                "format": FORMAT,
                "version": VERSION,
                "cards": {**book.cards, **passed},
                "courses": dict(list(courses.items())[-MOST_COURSES:]),
            }
        )
        text = json.dumps(after.model_dump(mode="json"), indent=1)
        write_atomically(path, text.encode("ascii"))
    return after


def _book(data: bytes) -> PuttingBook:
    document = parse(data)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ForeignFile("not a book of rounds")
    document = migrate(document, document.get("version"), VERSION, MIGRATIONS)
    try:
        return PuttingBook.model_validate(document)
    except ValidationError as error:
        raise StorageError(first_fault(error)) from error
