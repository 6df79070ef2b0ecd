"""What home and the calendar show of a player's books, read without rules and without pydantic.

Home must be there at once. A book that is not as it should be has nothing to tell here: whoever
writes in it, or opens the records, says what is wrong.
"""

from collections.abc import Iterable, Mapping
from datetime import date as calendar_date
from pathlib import Path
from typing import NamedTuple

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.reading import NotJson, parse, read_bytes

MOST_BOOK_BYTES = 4_000_000
MOST_HISTORY_BYTES = 12_000_000


def course_played_last(path: Path) -> dict[str, object]:
    """Return the last entry of the courses of a book as its JSON has it; empty without one."""
    try:
        book = parse(read_bytes(path, MOST_BOOK_BYTES))
    except (StorageError, NotJson):
        return {}
    courses = book.get("courses") if isinstance(book, dict) else None
    if not isinstance(courses, dict) or not courses:
        return {}
    last = list(courses.values())[-1]
    return last if isinstance(last, dict) else {}


def game_played_last(history: Path) -> str:
    """Return the game of the last line of a history; empty where it tells none."""
    try:
        lines = read_bytes(history, MOST_HISTORY_BYTES).splitlines()
        last = parse(lines[-1]) if len(lines) > 1 else None
    except (StorageError, NotJson):
        return ""
    return text(last.get("game")) if isinstance(last, dict) else ""


def entries(value: object) -> list[dict[str, object]]:
    """Return the objects of a JSON list; none of anything else."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def text(value: object) -> str:
    """Return a JSON text, cut to what fits in a line; empty for anything else."""
    return value[:100] if isinstance(value, str) else ""


def number(value: object) -> int:
    """Return a whole number of JSON; 0 for anything else."""
    return value if type(value) is int else 0


MOST_SEASON_BYTES = 1_000_000


class SeenTask(NamedTuple):
    """What came of a task: see :class:`~minigolf_desktop.storage.progress.Earned`."""

    stars: int = 0
    best: int = 0
    tries: int = 0


def tasks_seen(folders: Folders) -> Mapping[str, SeenTask]:
    """Return what came of each task that was tried; nothing where the file cannot be read.

    Whoever writes into the book next sets a damaged one aside.
    """
    try:
        book = parse(read_bytes(folders.season, MOST_SEASON_BYTES))
    except (StorageError, NotJson):
        return {}
    tasks = book.get("tasks") if isinstance(book, dict) else None
    if not isinstance(tasks, dict):
        return {}
    return {
        task: SeenTask(*(number(one.get(field)) for field in SeenTask._fields))
        for task, one in tasks.items()
        if isinstance(one, dict)
    }


MOST_TRY_BYTES = 8_000_000


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
    return calendar_date.fromisoformat(date).toordinal()


def tries_in(path: Path) -> tuple[SeenTry, ...]:
    """Return the tries of a book, oldest first; none of one that cannot be read."""
    try:
        book = parse(read_bytes(path, MOST_TRY_BYTES))
    except (StorageError, NotJson):
        return ()
    listed = entries(book.get("tries")) if isinstance(book, dict) else []
    return tuple(one for one in map(_seen, listed) if one is not None)


def _seen(entry: dict[str, object]) -> SeenTry | None:
    try:
        day = date_of(text(entry.get("date")))
    except ValueError:
        return None
    return SeenTry(
        occasion=text(entry.get("occasion")),
        day=day,
        game=text(entry.get("game")),
        match=text(entry.get("match")),
        code=text(entry.get("code")),
        is_over=bool(text(entry.get("ended"))),
        score=number(entry.get("score")),
        par=number(entry.get("par")),
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


def has_evening(path: Path) -> bool:
    """Return whether a book of evenings has one that goes on, or was over last."""
    return bool(evening_read(path))


MOST_EVENING_BYTES = 1_000_000


def evening_read(path: Path, *, past: bool = False) -> dict[str, object]:
    """Return that evening, or the last ``past`` one, as its JSON has it; empty without one."""
    try:
        book = parse(read_bytes(path, MOST_EVENING_BYTES))
    except (StorageError, NotJson):
        return {}
    if not isinstance(book, dict):
        return {}
    now = (entries(book.get("past")) or [{}])[-1] if past else book.get("now")
    return now if isinstance(now, dict) else {}
