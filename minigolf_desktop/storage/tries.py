"""The counted tries of what a date gives out: one for each game, day and week.

A try is written when it begins, so that nobody has a second one, and completed when its match ends.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from minigolf_desktop.content.record import Check, Id, Limits, Record
from minigolf_desktop.storage.books import Book, Books
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.replay import MatchId, Time
from minigolf_desktop.storage.tries_seen import date_of

MOST_TRIES = 20_000
"""Tries that a book keeps: those of fifteen years. Beyond them the oldest go."""
MOST_BYTES = 8_000_000


class AlreadyTried(StorageError):
    """What is given out was begun before, perhaps in another window."""


class Try(Record):
    """A counted try."""

    occasion: Literal["day", "week"]
    date: Annotated[str, Limits(max_length=10), Check(date_of)]
    """The day, or the Monday of the week: ``2026-11-23``."""
    game: Id
    match: MatchId
    """The match that it is played in."""
    code: Annotated[str, Limits(max_length=40)]
    """Code of the game."""
    ended: Time | Literal[""] = ""
    """When it ended; empty while it goes on."""
    score: Annotated[int, Limits(ge=-10_000, le=100_000)] = 0
    """What was reached, as the game counts; 0 while it goes on."""
    par: Annotated[int, Limits(ge=0, le=10_000)] = 0
    """Par of the course, where strokes are counted; else 0."""
    by_computer: bool = False
    """Whether a computer decided in it: it has ended then, and counts for nothing."""


class TryBook(Book):
    """All tries of a player."""

    format: Literal["minigolf-tries"] = "minigolf-tries"
    version: Literal[1] = 1
    tries: Annotated[tuple[Try, ...], Limits(max_length=MOST_TRIES)] = ()
    """The latest at the end."""


TRY_BOOKS: Final = Books(TryBook(), MOST_BYTES, "a book of tries")
"""All of them: each home has one."""


def begin_try(path: Path, begun: Try) -> None:
    """Write that a try begins; raises AlreadyTried, and StorageError."""

    def write(book: TryBook) -> TryBook:
        key = (begun.occasion, begun.date, begun.game)
        if any((one.occasion, one.date, one.game) == key for one in book.tries):
            raise AlreadyTried("it was begun before, and counts once")
        return replace(book, tries=(*book.tries, begun)[-MOST_TRIES:])

    TRY_BOOKS.add(path, "", write)


def end_try(path: Path, match: str, *, date: str, score: int, par: int) -> None:
    """Write how a match ended, if it was a try; raises StorageError.

    It may be written again and again: a try that has ended stays as it is.
    """
    _end(path, match, {"ended": date, "score": score, "par": par})


def end_try_of_computer(path: Path, match: str, *, date: str) -> None:
    """Write that a match ended in which a computer decided, if it was a try; raises StorageError.

    It has no score then, and stays as it is.
    """
    _end(path, match, {"ended": date, "by_computer": True})


def _end(path: Path, match: str, end: Mapping[str, Any]) -> None:
    if not path.exists():
        return

    def write(book: TryBook) -> TryBook:
        return replace(book, tries=tuple(map(ended, book.tries)))

    def ended(one: Try) -> Try:
        if one.match != match or one.ended:
            return one
        return replace(one, **end)

    TRY_BOOKS.add(path, "", write)
