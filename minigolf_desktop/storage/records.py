"""The best scores: of the solo game, and of groups."""

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError, field_validator

from minigolf_desktop.content.records import Id, Record
from minigolf_desktop.storage.atomic import set_aside, write_atomically
from minigolf_desktop.storage.errors import ForeignFile, StorageError
from minigolf_desktop.storage.faults import first_fault
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.strict_json import NotJson, migrate, parse, read_bytes

FORMAT: Final = "minigolf-records"
VERSION: Final = 2
MOST_BYTES = 1_000_000
MOST_RESULTS = 1_000
"""How many results are kept; beyond them the lowest go."""

MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
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
    """Who played, by seat; nobody in particular in a solo game."""

    @property
    def kind(self) -> tuple[bool, bool, str, bool]:
        """What it is compared by: results of one kind are rivals."""
        return (self.practice, bool(self.seats), self.mode, self.expansion)

    @field_validator("date")
    @classmethod
    def _is_a_time(cls, date: str) -> str:
        datetime.fromisoformat(date)
        return date


class _Document(Record):
    format: Literal["minigolf-records"]
    version: Literal[2]
    results: Annotated[list[Result], Field(max_length=MOST_RESULTS)]


def read_results(path: Path) -> tuple[tuple[Result, ...], str]:
    """Return all results, best first, and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and there are then no results.
    """
    if not path.exists():
        return (), ""
    try:
        return tuple(_best_first(_results(read_bytes(path, MOST_BYTES)))), ""
    except (StorageError, NotJson) as fault:
        warning = f"{path.name}: {fault}"
    try:
        place = set_aside(path)
    except StorageError as fault:
        return (), f"{warning}; {fault}"
    return (), f"{warning}; set aside as {place.parent.name}/{place.name}"


def add_result(path: Path, result: Result) -> str:
    """Keep a result; return the warning of :func:`read_results`.

    Raises StorageError, and MatchInUse where another window is writing at the same moment.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{path.name}: cannot be written ({error.strerror})") from error
    with Lock(path):
        results, warning = read_results(path)
        kept = _best_first([*results, result])[:MOST_RESULTS]
        document = _Document(format=FORMAT, version=VERSION, results=kept)
        text = json.dumps(document.model_dump(mode="json"), indent=1)
        write_atomically(path, text.encode("ascii"))
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


def _results(data: bytes) -> list[Result]:
    document = parse(data)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ForeignFile("not a file of best scores")
    document = migrate(document, document.get("version"), VERSION, MIGRATIONS)
    try:
        return _Document.model_validate(document).results
    except ValidationError as error:
        raise StorageError(first_fault(error)) from error
