"""Dates of files and times of the disk: whatever they are, everything can be done with them."""

import ast
from datetime import UTC, datetime
from pathlib import Path

import pytest

from minigolf_desktop.storage.moments import (
    EARLIEST,
    LATEST,
    is_moment,
    moment_at,
    moment_of,
    seconds_of,
)

PROGRAM = Path(__file__).parents[2] / "minigolf_desktop"

BEFORE = ("0001-01-01T00:00:00+10:00", "0001-01-01", "1969-12-31T23:59:59+00:00")
AFTER = ("9999-12-31T23:59:59-12:00", "9999-12-31T23:59:59", "3000-01-01")


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        *((text, EARLIEST) for text in BEFORE),
        *((text, LATEST) for text in AFTER),
        ("2026-11-28T12:00:00+02:00", datetime(2026, 11, 28, 10, tzinfo=UTC)),
        ("20261128T120000Z", datetime(2026, 11, 28, 12, tzinfo=UTC)),
        ("2026-W48-6T12:00:00-23:59", datetime(2026, 11, 29, 11, 59, tzinfo=UTC)),
    ],
)
def test_a_date_is_a_moment_within_what_clocks_know(text, moment):
    assert moment_of(text) == moment
    assert is_moment(text)
    assert seconds_of(text) == moment.timestamp()


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-02-30", "10000-01-01"])
def test_what_is_no_date_is_refused(text):
    assert not is_moment(text)
    with pytest.raises(ValueError, match=r"isoformat|must be in|out of range"):
        moment_of(text)


@pytest.mark.parametrize(
    ("seconds", "moment"),
    [
        (-9e18, EARLIEST),
        (-1.5, EARLIEST),
        (9e18, LATEST),
        (float("inf"), LATEST),
        (1_764_331_200.0, datetime(2025, 11, 28, 12, tzinfo=UTC)),
    ],
)
def test_a_time_of_the_disk_is_a_moment_within_what_clocks_know(seconds, moment):
    assert moment_at(seconds) == moment


@pytest.mark.parametrize("moment", [EARLIEST, LATEST])
def test_at_both_ends_a_moment_can_be_shifted_written_and_read_again(moment):
    local = moment_of(moment.isoformat())
    assert moment_of(local.isoformat(timespec="seconds")) == moment
    assert local.utcoffset() is not None
    assert (moment_at(local.timestamp()) - local).total_seconds() == 0


def test_dates_of_files_and_times_of_the_disk_are_read_in_one_place():
    readers = {
        path.relative_to(PROGRAM).as_posix()
        for path in PROGRAM.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("fromisoformat", "fromtimestamp")
    }
    # The day of a game of the day is no moment: it is checked where it is read.
    assert readers == {"storage/moments.py", "storage/overview.py"}
