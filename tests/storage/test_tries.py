"""Counted tries: written when they begin, completed when they end, once."""

from pathlib import Path

import pytest

from minigolf_desktop.storage.overview import SeenTry, date_of, run_of_days, tries_in
from minigolf_desktop.storage.progress import (
    AlreadyTried,
    Try,
    begin_try,
    end_try,
    end_try_of_computer,
)

MATCH = "0123456789abcdef"
BEGUN = Try(occasion="day", date="2026-11-23", game="designer", match=MATCH, code="D1K4-07MX-9FJT")
ENDED = {"date": "2026-11-23T20:10:00+00:00", "score": 118, "par": 0}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tries.json"


def test_a_try_is_seen_as_begun_until_it_ends(path):
    begin_try(path, BEGUN)
    (begun,) = tries_in(path)
    assert (begun.is_over, begun.day, begun.code) == (False, date_of("2026-11-23"), BEGUN.code)
    end_try(path, MATCH, **ENDED)
    (ended,) = tries_in(path)
    assert (ended.is_over, ended.score) == (True, 118)


def test_a_second_try_at_the_same_is_refused_and_one_at_another_is_not(path):
    begin_try(path, BEGUN)
    second = {"occasion": "day", "game": "designer", "match": "f" * 16, "code": ""}
    with pytest.raises(AlreadyTried):
        begin_try(path, Try(date="2026-11-23", **second))
    begin_try(path, Try(date="2026-11-24", **second))
    assert len(tries_in(path)) == 2


def test_the_end_of_a_match_may_be_written_again_and_changes_nothing(path):
    begin_try(path, BEGUN)
    end_try(path, MATCH, **ENDED)
    end_try(path, MATCH, **{**ENDED, "score": 200})
    assert tries_in(path)[0].score == 118


def test_a_try_that_a_computer_played_on_is_over_and_counts_for_nothing(path):
    date = ENDED["date"]
    begin_try(path, BEGUN)
    end_try_of_computer(path, MATCH, date=date)
    (ended,) = tries_in(path)
    assert (ended.is_over, ended.by_computer, ended.counts) == (True, True, False)
    assert run_of_days([ended], ended.day) == 0
    end_try(path, MATCH, **ENDED)
    assert tries_in(path) == (ended,)


def test_the_end_of_a_match_that_is_no_try_writes_nothing(path):
    end_try(path, MATCH, **ENDED)
    assert not path.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"tries": 3}', '{"tries": [{"date": "1-2"}]}'])
def test_a_book_that_is_not_sound_shows_nothing(path, text):
    path.write_text(text)
    assert tries_in(path) == ()


def seen(*days: int) -> list[SeenTry]:
    return [SeenTry("day", day, "designer", "", "", True, 1, 0) for day in days]


@pytest.mark.parametrize(
    ("days", "run"), [((), 0), ((9, 10), 2), ((8, 9), 2), ((7, 8), 0), ((7, 9, 10), 2)]
)
def test_a_run_of_days_ends_today_or_yesterday(days, run):
    assert run_of_days(seen(*days), 10) == run
