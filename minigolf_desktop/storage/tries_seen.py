"""The tries of a player as home and the calendar show them, read without pydantic.

A book that is not as it should be has nothing to tell here: beginning a try says what is wrong.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.last_played import entries, text
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.strict_json import NotJson, parse

MOST_BYTES = 8_000_000


class SeenTry(NamedTuple):
    """A counted try."""

    occasion: str
    """``day`` or ``week``."""
    day: int
    """Ordinal of the day, or of the Monday of the week."""
    game: str
    match: str
    code: str
    is_over: bool
    score: int
    par: int
    """Par of its course; 0 where no strokes are counted."""
    by_computer: bool = False
    """Whether a computer decided in it."""

    @property
    def counts(self) -> bool:
        """Whether it has ended and has a score: a computer decided nothing in it."""
        return self.is_over and not self.by_computer


def date_of(date: str) -> int:
    """Return the ordinal of a date such as ``2026-11-23``; raises ValueError."""
    # Home opens without dates where nothing was tried.
    from datetime import date as calendar_date  # noqa: PLC0415

    return calendar_date.fromisoformat(date).toordinal()


def tries_in(path: Path) -> tuple[SeenTry, ...]:
    """Return the tries of a book, oldest first; none of one that cannot be read."""
    try:
        book = parse(read_bytes(path, MOST_BYTES))
    except (StorageError, NotJson):
        return ()
    listed = entries(book.get("tries")) if isinstance(book, dict) else []
    return tuple(one for one in map(_seen, listed) if one is not None)


def _seen(entry: dict[str, object]) -> SeenTry | None:
    try:
        day = date_of(text(entry.get("date")))
    except ValueError:
        return None
    score, par = entry.get("score"), entry.get("par")
    return SeenTry(
        occasion=text(entry.get("occasion")),
        day=day,
        game=text(entry.get("game")),
        match=text(entry.get("match")),
        code=text(entry.get("code")),
        is_over=bool(text(entry.get("ended"))),
        score=score if type(score) is int else 0,
        par=par if type(par) is int else 0,
        by_computer=entry.get("by_computer") is True,
    )


def run_of_days(tries: Iterable[SeenTry], today: int) -> int:
    """Return on how many days in a row a try of the day was finished that counts.

    The run goes on as long as today is not over: it ends today, or yesterday.
    """
    done = {one.day for one in tries if one.occasion == "day" and one.counts}
    last = today if today in done else today - 1
    count = 0
    while last - count in done:
        count += 1
    return count
