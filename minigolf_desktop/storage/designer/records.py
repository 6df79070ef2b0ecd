"""The best scores: of the solo game, and of groups."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, field_validator

from minigolf_desktop.content.entries import Id, Record
from minigolf_desktop.storage.books import Book, Books, Migration

FORMAT: Final = "minigolf-records"
VERSION: Final = 2
MOST_BYTES = 1_000_000
MOST_RESULTS = 1_000
"""How many results are kept; beyond them the lowest go."""

MIGRATIONS: Mapping[int, Migration] = {
    # Version 1 knew the solo family game alone; what it lacks has the values of that game.
    1: lambda document: {**document, "version": 2},
}
"""By version: what makes records of the next version of them."""


class SeatResult(Record):
    """The end of a group game for one of its players."""

    name: Annotated[str, Field(min_length=1, max_length=40)]
    colour: Annotated[str, Field(min_length=1, max_length=40)]
    land: Id
    total: Annotated[int, Field(ge=-10_000, le=10_000)]
    place: Annotated[int, Field(ge=1, le=5)]
    """Rank by total, 1 the best."""


class Result(Record):
    """The end of one game."""

    date: Annotated[str, Field(max_length=40)]
    """When it ended: ISO date and time."""
    seed: Annotated[int, Field(ge=0, lt=1 << 64)]
    land: Id
    """Catalogue id of the land; in a group that of the winner."""
    clients: Annotated[tuple[Id, ...], Field(max_length=4, strict=False)]
    """Client ids."""
    total: Annotated[int, Field(ge=-10_000, le=10_000)]
    """Final score; in a group that of the winner."""
    level: Annotated[int, Field(ge=0, le=4)]
    """How satisfied the clients are, 0 (unhappy) to 4 (impressed); 0 in a group."""
    practice: bool
    """Whether it was a practice game, in which draws may be taken back."""
    mode: Literal["family", "advanced"] = "family"
    """Version of the game."""
    expansion: bool = False
    """Whether the expansion was in the bag."""
    seats: Annotated[tuple[SeatResult, ...], Field(max_length=5, strict=False)] = ()
    """Who played, by seat; empty in a solo game."""

    @property
    def kind(self) -> tuple[bool, bool, str, bool]:
        """What tells which results it is compared with: those of its kind."""
        return (self.practice, bool(self.seats), self.mode, self.expansion)

    @field_validator("date")
    @classmethod
    def _is_a_time(cls, date: str) -> str:
        datetime.fromisoformat(date)
        return date


class _Document(Book):
    format: Literal["minigolf-records"] = FORMAT
    version: Literal[2] = VERSION
    results: Annotated[list[Result], Field(max_length=MOST_RESULTS)]


_BOOKS = Books(_Document(results=[]), MOST_BYTES, "a file of best scores", MIGRATIONS)


def read_results(path: Path) -> tuple[tuple[Result, ...], str]:
    """Return all results, best first, and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and there are then no results.
    """
    document, warning = _BOOKS.read(path)
    return tuple(_best_first(document.results)), warning


def add_result(path: Path, result: Result) -> str:
    """Keep a result; return the warning of :func:`read_results`.

    Raises StorageError, and MatchInUse where another window is writing at the same moment.
    """
    _, warning = _BOOKS.change(
        path,
        lambda document: _Document(results=_best_first([*document.results, result])[:MOST_RESULTS]),
    )
    return warning


def best(
    results: tuple[Result, ...], count: int, *, practice: bool = False, group: bool = False
) -> tuple[Result, ...]:
    """Return the best of some results: of real or of practice games, of one player or more."""
    chosen = [
        result for result in results if result.practice is practice and bool(result.seats) is group
    ]
    return tuple(_best_first(chosen)[:count])


def rivals(results: tuple[Result, ...], result: Result) -> tuple[Result, ...]:
    """Return the results of the kind of one of them, best first."""
    return tuple(_best_first([other for other in results if other.kind == result.kind]))


def _best_first(results: list[Result]) -> list[Result]:
    """Order by total; of equal ones the older stands first."""
    return sorted(results, key=lambda result: (-result.total, result.date))
