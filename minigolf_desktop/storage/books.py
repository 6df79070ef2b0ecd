"""Books: files of the program's own that every game adds its end to, such as the best scores.

Windows may write in the same book at once: each reads it anew under its lock, adds and writes. What
a match adds stands there once: a book knows which matches are written in it.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Generic, Literal, NamedTuple, Self, TypeVar

from minigolf_desktop.content.record import Limits, Record, get_ready_to_check
from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.storage.atomic import Lock, set_aside_words, write_atomically
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    NewerFile,
    StorageError,
    reason_of,
)
from minigolf_desktop.storage.moments import Time, seconds_of, written_at
from minigolf_desktop.storage.reading import NotJson, migrate, parse, read_bytes, record_of
from minigolf_desktop.storage.replay import Header, MatchId
from minigolf_desktop.storage.saved_matches import NO_MATCH

PATIENCE = 1.0
"""Seconds to wait for another window that writes in the same book."""
MOST_MATCHES = 1_000
"""How many matches a book remembers; beyond them those written first go. What counts are those
whose journals are not filed yet, which are a handful."""


class Book(Record):
    """What is written in a book."""

    format: str
    """Name of its kind."""
    version: int
    """Version of its form."""
    matches: Annotated[tuple[MatchId, ...], Limits(max_length=MOST_MATCHES)] = ()
    """The matches that are written in it, the latest at the end; of those of before ids nothing is
    known."""


BookT = TypeVar("BookT", bound=Book)

Migration = Callable[[dict[str, object]], dict[str, object]]
"""Makes the document of a book one of the next version."""


class Written(NamedTuple, Generic[BookT]):
    """What became of a book."""

    before: BookT
    after: BookT
    warning: str
    """What was wrong with its file, in one line; empty when all was well."""


@dataclass(frozen=True)
class Books(Generic[BookT]):
    """All books of a kind: how they are read and written."""

    empty: BookT
    """A book in which nothing is written yet; the others have its form."""
    most_bytes: int
    what: str
    """What a book is called when another file is refused."""
    unite: Callable[[BookT, BookT], BookT]
    """Returns what two books of two homes know together: nothing that the first says is lost, and
    what both say stands there once."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """By version: what leads to the next one."""

    def read(self, path: Path) -> tuple[BookT, str]:
        """Return a book and a warning in one line, empty when all is well.

        A damaged file is set aside, and the book is then empty. One of a newer program, or that the
        disk does not let us read, stays where it is.
        """
        try:
            return self._read(path)
        except StorageError as error:
            return self.empty, str(error)

    def get_ready(self) -> Iterator[None]:
        """Load step by step what checks a book: the first that is written waits for it."""
        return get_ready_to_check(type(self.empty))

    def merge(self, path: Path, data: bytes) -> bool:
        """Write into a book what that of another home says besides; return whether it said any.

        ``data`` is the file of that book. Raises StorageError, before anything is written where
        that is no book of this kind, and MatchInUse where another window does not come to an end.
        """
        there = self.of(data)

        def write(here: BookT) -> BookT:
            matches = (*here.matches, *(one for one in there.matches if one not in here.matches))
            return replace(self.unite(here, there), matches=matches[-MOST_MATCHES:])

        written = self.add(path, "", write)
        return written.before != written.after

    def add(self, path: Path, match: str, write: Callable[[BookT], BookT]) -> Written[BookT]:
        """Write a match into a book, unless it stands there already.

        ``match`` is its id; one that is empty is always written. Raises StorageError, and
        MatchInUse where another window does not come to an end with the book.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DiskError(
                "{file}: cannot be written ({why})", file=path.name, why=reason_of(error)
            ) from error
        # Other windows do not wait until it is loaded.
        for _ in self.get_ready():
            pass
        with Lock(path, PATIENCE):
            before, warning = self._read(path)
            if match and match in before.matches:
                return Written(before, before, warning)
            after = write(before)
            if match:
                matches = (*before.matches, match)[-MOST_MATCHES:]
                after = replace(after, matches=matches)
            if after != before:
                document = asdict(after)
                # What could not be read again is not written.
                record_of(type(after), document)
                text = json.dumps(document, indent=1)
                write_atomically(path, text.encode("ascii"))
        return Written(before, after, warning)

    def _read(self, path: Path) -> tuple[BookT, str]:
        """Return a book and a warning; raises NewerFile and DiskError for what stays as it is."""
        if not path.exists():
            return self.empty, ""
        try:
            return self.of(read_bytes(path, self.most_bytes)), ""
        except DiskError:
            raise
        except NewerFile as error:
            raise NewerFile("{file}: {fault}", file=path.name, fault=error) from error
        except (StorageError, NotJson) as fault:
            return self.empty, f"{path.name}: {fault}; {set_aside_words(path)}"

    def of(self, data: bytes) -> BookT:
        """Return the book of a file's content; raises StorageError and NotJson."""
        document = parse(data)
        if not isinstance(document, dict) or document.get("format") != self.empty.format:
            raise ForeignFile(f"not {self.what}")
        version = self.empty.version
        document = migrate(document, document.get("version"), version, self.migrations)
        return record_of(type(self.empty), document)


class EndedMatch(NamedTuple):
    """A match that is over: all that is kept of it follows from this, whenever that is."""

    match: AnyMatch
    id: str
    """What tells it from all others."""
    began: str
    """ISO date and time."""
    at: datetime
    """When its last move was written."""
    replaced: frozenset[int] = frozenset()
    """Seats on which somebody else sat at any time than in the beginning."""

    @classmethod
    def of(
        cls,
        journal: Path,
        match: AnyMatch,
        header: Header,
        replaced: Iterable[int] = (),
    ) -> Self:
        """Return the end of the match of a journal; raises DiskError where that has gone."""
        try:
            at = written_at(journal.stat())
        except OSError as error:
            raise DiskError(
                "{file}: cannot be read ({why})", file=journal.name, why=reason_of(error)
            ) from error
        return cls(match, header.match, header.created, at, frozenset(replaced))

    @property
    def people(self) -> tuple[int, ...]:
        """Seats whose every decision was a person's: theirs alone are kept in books."""
        seats = enumerate(self.match.setup.players)
        return tuple(
            number for number, seat in seats if seat.is_person and number not in self.replaced
        )

    @property
    def date(self) -> str:
        """When it ended, as books have it."""
        return self.at.isoformat(timespec="seconds")


class End(Record):
    """The end of a match, for all who played or for one of them."""

    date: Time
    """When it ended."""
    match: MatchId | Literal[""] = NO_MATCH
    """Id of the match; empty where a program before ids wrote it."""

    def was_written_before_ids(self, older: "End", since: str) -> bool:
        """Return whether another end is this one, written by a program before ids.

        Such a program wrote it each time the match was opened whose journal it had not filed: equal
        in all but the date, which cannot be of a time before the match began (``since``; empty
        where that is not known, and then nothing is taken for the same).
        """
        if older.match or not self.match or not since:
            return False
        same = replace(older, date=self.date, match=self.match)
        return same == self and seconds_of(older.date) >= seconds_of(since)
