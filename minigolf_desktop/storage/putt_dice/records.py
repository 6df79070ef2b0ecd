"""What rounds of Putt Dice leave behind: records by course, and who holds the bonus cards."""

import hashlib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, field_validator

from minigolf_desktop.content.entries import Id, Record
from minigolf_desktop.model.putt_dice import BonusCard, PuttCourse
from minigolf_desktop.storage.books import Book, Books

FORMAT: Final = "minigolf-putting"
VERSION: Final = 1
MOST_BYTES = 1_000_000
MOST_COURSES = 1_000
"""How many courses are kept; beyond them those played longest ago go."""

Strokes = Annotated[int, Field(ge=9, le=90)]


class RoundBest(Record):
    """The fewest strokes of a player on a course."""

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
    """By player."""

    @property
    def record(self) -> tuple[str, RoundBest]:
        """The course record and whose it is; of equal ones the older."""
        return min(self.golfers.items(), key=lambda entry: (entry[1].strokes, entry[1].date))


class PuttingBook(Book):
    """Everything that is kept between rounds."""

    format: Literal["minigolf-putting"] = FORMAT
    version: Literal[1] = VERSION
    cards: dict[Literal["investment", "press-coverage", "training-coupon"], Id] = Field(
        default_factory=dict
    )
    """By bonus card: the player who holds it for the next round (rulings P7 and P9)."""
    courses: dict[str, CourseBests] = Field(default_factory=dict, max_length=MOST_COURSES)
    """By key of the course, those played last at the end."""

    def bests_on(self, course: PuttCourse) -> CourseBests | None:
        """Return the bests on a course; None where nobody finished it yet."""
        return self.courses.get(course_key(course))

    @property
    def coupon_holder(self) -> str | None:
        """The player who holds the training coupon."""
        return self.cards.get("training-coupon")


_BOOKS = Books(PuttingBook(), MOST_BYTES, "a book of rounds")


def course_key(course: PuttCourse) -> str:
    """Return what tells a course from any other: its holes, whatever its name."""
    holes = repr([[tuple(tile) for tile in hole.tiles] for hole in course.holes])
    return hashlib.blake2b(holes.encode("ascii"), digest_size=8).hexdigest()


def read_putting_book(path: Path) -> tuple[PuttingBook, str]:
    """Return the book and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and the book is then empty.
    """
    return _BOOKS.read(path)


def keep_round(
    path: Path,
    course: PuttCourse,
    strokes: Mapping[str, int],
    cards: Mapping[BonusCard, str],
    date: datetime,
) -> PuttingBook:
    """Write a finished round into the book and return it.

    ``strokes`` are those of the nine holes by player. The bonus cards of the round before are gone
    now, whoever played them or not; a round played alone hands out none (ruling P9). Raises
    StorageError.
    """

    def with_round(book: PuttingBook) -> PuttingBook:
        courses = dict(book.courses)
        key = course_key(course)
        before = courses.pop(key, None)
        players = dict(before.golfers) if before else {}
        for player, count in strokes.items():
            best = players.get(player)
            if best is None or count < best.strokes:
                players[player] = RoundBest(strokes=count, date=date.isoformat(timespec="seconds"))
        courses[key] = CourseBests(name=course.name[:200], golfers=players)
        passed = {str(card): player for card, player in cards.items()} if len(strokes) > 1 else {}
        return PuttingBook.model_validate(
            {
                "cards": passed,
                "courses": dict(list(courses.items())[-MOST_COURSES:]),
            }
        )

    return _BOOKS.change(path, with_round)[0]
