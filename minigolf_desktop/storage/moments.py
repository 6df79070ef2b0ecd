"""Moments as files have them, made such that everything can be done with them.

A date can be a date and yet fail once it is worked with: ``0001-01-01T00:00:00+10:00`` lies before
the first year there is, and the disk may hold times of the year 300,000. So nothing else reads a
date of a file or a time of the disk: what comes from here can be compared, shifted to any time
zone, written and shown. A moment before :data:`EARLIEST` counts as that one, a moment after
:data:`LATEST` as the latest; the file itself keeps what it says.
"""

from datetime import UTC, datetime, timedelta
from os import stat_result
from typing import Annotated, Final

from minigolf_desktop.content.record import Check, Limits

EARLIEST: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""Nobody played before, and not every system knows an earlier time."""
LATEST: Final = datetime(2999, 12, 31, tzinfo=UTC)
"""As far as calendars, clocks and disks of all systems go without a fault."""


def moment_of(text: str) -> datetime:
    """Return the moment of a date and time in ISO 8601, in local time.

    Without a time zone it is taken as local time. Raises ValueError where it is no date and time.
    """
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        # A day within is a day within in every zone.
        if moment - datetime.min < timedelta(days=2) or datetime.max - moment < timedelta(days=2):
            moment = moment.replace(tzinfo=UTC)
        else:
            moment = moment.astimezone()
    return _local(min(max(moment, EARLIEST), LATEST))


def moment_at(seconds: float) -> datetime:
    """Return the moment that lies seconds after the beginning of 1970, in local time."""
    within = min(max(seconds, EARLIEST.timestamp()), LATEST.timestamp())
    return _local(datetime.fromtimestamp(within, UTC))


def written_at(found: stat_result) -> datetime:
    """Return when a file was written, as the disk has it."""
    return moment_at(found.st_mtime)


def seconds_of(text: str) -> float:
    """Return a date and time in ISO 8601 in seconds: those of all time zones can be compared.

    Raises ValueError where it is no date and time.
    """
    return moment_of(text).timestamp()


def is_moment(text: str) -> bool:
    """Return whether a text is a date and time in ISO 8601."""
    try:
        moment_of(text)
    except ValueError:
        return False
    return True


def _local(moment: datetime) -> datetime:
    return moment.astimezone()


Time = Annotated[str, Limits(max_length=40), Check(moment_of)]
"""In a record: ISO date and time."""
