"""The end of a match, and what books keep of it."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self

from minigolf_desktop.content.record import Record
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.storage.match_id import NO_MATCH
from minigolf_desktop.storage.replay import Header, MatchId, Time


class Ended(NamedTuple):
    """A match that is over: all that is kept of it follows from this, whenever that is."""

    match: Match[Any, Any]
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
        match: Match[Any, Any],
        header: Header,
        replaced: Iterable[int] = (),
    ) -> Self:
        """Return the end of the match of a journal; raises DiskError where that has gone."""
        try:
            written = datetime.fromtimestamp(journal.stat().st_mtime, UTC)
        except OSError as error:
            raise DiskError(f"{journal.name}: cannot be read ({error.strerror})") from error
        at, who = written.astimezone(), frozenset(replaced)
        return cls(match, header.match, header.created, at, who)

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


def seconds_of(date: str) -> float:
    """Return a time of a book in seconds, so that those of all time zones can be compared."""
    return datetime.fromisoformat(date).timestamp()
