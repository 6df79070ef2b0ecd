"""Handicaps: each would win as often, and a result is told with them and without."""

import pytest

from minigolf_desktop.model.play import Seat, SetupFormatError, seat_from_json, seat_to_json
from minigolf_desktop.model.play.handicap import (
    Form,
    head_starts,
    places_with,
    suggested_handicaps,
    win_chances,
)

CHILD, PARENT = [61, 70, 64, 69, 66] * 4, [101, 95, 99, 108, 97] * 4


def test_who_plays_worse_has_a_head_start_of_about_what_is_missing() -> None:
    child, parent = suggested_handicaps([CHILD, PARENT], 12, fewest=False)
    assert parent == 0
    assert 30 <= child <= 36


def test_strokes_are_given_to_who_takes_more_of_them() -> None:
    assert suggested_handicaps([PARENT, CHILD], 12, fewest=True)[1] == 0


def test_few_games_give_a_smaller_one() -> None:
    many, few = (
        suggested_handicaps([CHILD[:games], PARENT[:games]], 12, fewest=False)[0]
        for games in (20, 1)
    )
    assert 0 < few < many


def test_equal_players_have_none() -> None:
    assert suggested_handicaps([[80, 90, 85], [84, 88, 83]], 12, fewest=False) == (0, 0)


@pytest.mark.parametrize("scores", [[], [[]], [[80], []], [[], [], []]])
def test_nobody_has_one_where_there_is_nobody_to_compare(scores: list[list[float]]) -> None:
    assert not any(suggested_handicaps(scores, 12, fewest=False))


def test_who_has_no_game_yet_is_taken_for_one_of_the_middle() -> None:
    child, guest, parent = suggested_handicaps([CHILD, [], PARENT], 12, fewest=False)
    assert parent < guest < child


def test_only_the_last_games_count() -> None:
    learned = [*CHILD, *PARENT]
    assert suggested_handicaps([learned, PARENT], 12, fewest=False) == (0, 0)


def test_an_accident_does_not_give_strokes_away() -> None:
    steady = [40, 42, 41, 39, 43] * 3
    accident = suggested_handicaps([[*steady, 367], steady], 4, fewest=True)
    assert max(accident) <= 1


def test_who_has_a_bad_day_now_and_then_is_not_given_what_it_costs_on_average() -> None:
    usual, with_bad_days = [30] * 20, [30, 30, 30, 50] * 5
    strokes = suggested_handicaps([usual, with_bad_days], 4, fewest=True)
    assert strokes[1] < 5


def test_head_starts_make_all_chances_equal_though_some_are_fickle() -> None:
    forms = [Form((70,), 14), Form((90, 110), 5), Form((120,), 6)]
    starts = head_starts(forms)
    raised = [one.lifted(start) for one, start in zip(forms, starts, strict=True)]
    assert win_chances(raised) == pytest.approx([1 / 3] * 3, abs=0.001)
    assert min(starts) == 0


@pytest.mark.parametrize(
    ("scores", "handicaps", "fewest", "places"),
    [
        ((90, 100), (0, 0), False, (2, 1)),
        ((90, 100), (12, 0), False, (1, 2)),
        ((90, 100), (10, 0), False, (1, 1)),
        ((30, 27, 29), (4, 0, 1), True, (1, 2, 3)),
    ],
)
def test_places_are_told_with_handicaps(
    scores: tuple[int, ...], handicaps: tuple[int, ...], fewest: bool, places: tuple[int, ...]
) -> None:
    assert places_with(scores, handicaps, fewest=fewest) == places


def test_a_seat_tells_its_handicap_in_files_where_it_has_one() -> None:
    assert "handicap" not in seat_to_json(Seat("Odile", "red"))
    seat = Seat("Odile", "red", handicap=12)
    assert seat_from_json("seat", seat_to_json(seat)) == seat


@pytest.mark.parametrize("handicap", [-1, 100, 1.5, True, "9"])
def test_a_wrong_handicap_is_refused(handicap: object) -> None:
    with pytest.raises(SetupFormatError, match="handicap"):
        seat_from_json("seat", {"name": "", "colour": "", "handicap": handicap})
