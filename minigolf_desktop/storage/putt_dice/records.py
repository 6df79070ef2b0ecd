"""What rounds of Putt Dice leave behind: records by course, and who holds the bonus cards."""

import hashlib
from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.model.putt_dice import BonusCard, PuttCourse
from minigolf_desktop.storage.books import Book, Books, Migration, Written
from minigolf_desktop.storage.ends import seconds_of
from minigolf_desktop.storage.last_played import entries, text
from minigolf_desktop.storage.match_id import NO_MATCH
from minigolf_desktop.storage.replay import MatchId, Time

FORMAT: Final = "minigolf-putting"
VERSION: Final = 2
MOST_BYTES = 1_000_000
MOST_COURSES = 1_000
"""How many courses are kept; beyond them those played longest ago go."""

Player = Annotated[str, Limits(pattern=f"^({'|'.join(COLOURS)})$")]
"""A player is known by the colour."""

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


class CourseBests(Record):
    """The personal bests on a course."""

    name: Annotated[str, Limits(max_length=200)]
    golfers: Annotated[dict[Player, RoundBest], Limits(min_length=1, max_length=20)]
    """By player."""

    @property
    def record(self) -> tuple[str, RoundBest]:
        """The course record and whose it is; of equal ones the older."""
        return min(self.golfers.items(), key=lambda entry: (entry[1].strokes, entry[1].date))


class PuttingBook(Book):
    """Everything that is kept between rounds."""

    format: Literal["minigolf-putting"] = FORMAT
    version: Literal[2] = VERSION
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


def _with_its_last_round(document: dict[str, Any]) -> dict[str, Any]:
    """Return a book of version 1 with the time of the latest best, as far as that is known."""
    courses = document.get("courses")
    listed = entries(list(courses.values())) if isinstance(courses, dict) else []
    golfers = [one["golfers"] for one in listed if isinstance(one.get("golfers"), dict)]
    dates = [text(best.get("date")) for one in golfers for best in entries(list(one.values()))]
    return {**document, "version": 2, "ended": max(dates, default="")}


MIGRATIONS: Mapping[int, Migration] = {1: _with_its_last_round}
"""By version: what makes a book of the next version of it."""

_BOOKS = Books(PuttingBook(), MOST_BYTES, "a book of rounds", MIGRATIONS)


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
    match: str = NO_MATCH,
) -> Written[PuttingBook]:
    """Write a finished round into the book, once for each match.

    ``strokes`` are those of the nine holes by player, ``cards`` the bonus cards handed out, which a
    round played alone does not (ruling P9), ``date`` is when it ended and ``match`` its id. The
    bonus cards of the round before are gone now, whoever played them or not. A round that is
    written down late takes no cards from one that ended after it. Raises StorageError.
    """

    def with_round(book: PuttingBook) -> PuttingBook:
        courses = dict(book.courses)
        key = course_key(course)
        before = courses.pop(key, None)
        players = dict(before.golfers) if before else {}
        for player, count in strokes.items():
            best = players.get(player)
            if best is None or count < best.strokes:
                when = date.isoformat(timespec="seconds")
                players[player] = RoundBest(strokes=count, date=when, match=match)
        courses[key] = CourseBests(name=course.name[:200], golfers=players)
        passed = {str(card): player for card, player in cards.items()}
        is_late = bool(book.ended) and date.timestamp() < seconds_of(book.ended)
        return PuttingBook(
            matches=book.matches,
            cards=book.cards if is_late else passed,
            ended=book.ended if is_late else date.isoformat(timespec="seconds"),
            courses=dict(list(courses.items())[-MOST_COURSES:]),
        )

    return _BOOKS.add(path, match, with_round)
