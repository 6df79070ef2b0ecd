"""An evening: wins and points by places, ties, when it is over, and what is due next."""

import pytest

from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.evening import Evening, EveningKind, EveningMatch

THREE = (Seat("Ada"), Seat("Bob"), Seat("Cleo"))
ALL = ("designer", "putt-dice", "eighteen-holes")


def evening(kind, *places, games=("putt-dice",), players=THREE):
    """Return an evening in which matches ended with such places, by seat."""
    told = Evening(kind, games, players)
    for number, one in enumerate(places):
        told = told.with_match(EveningMatch(f"{number:016x}", games[number % len(games)], one))
    return told


def test_who_first_has_three_wins_has_won():
    won = evening(EveningKind.FIRST_TO_THREE, (1, 2, 3), (2, 1, 3), (1, 3, 2), (1, 2, 3))
    assert won.is_over
    assert won.winners == (0,)
    assert won.next_game is None


def test_before_three_wins_the_same_game_goes_on():
    going = evening(EveningKind.FIRST_TO_THREE, (1, 2, 3), (1, 2, 3))
    assert not going.is_over
    assert going.next_game == "putt-dice"


def test_two_who_win_for_the_third_time_together_play_on():
    level = evening(EveningKind.FIRST_TO_THREE, (1, 1, 3), (1, 1, 3), (1, 1, 3))
    assert not level.is_over
    assert evening(EveningKind.FIRST_TO_THREE, *[(1, 1, 3)] * 3, (2, 1, 3)).winners == (1,)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3), (4, 2, 0)),
        ((1, 1, 3), (3, 3, 0)),
        ((1, 2, 2), (4, 1, 1)),
        ((1, 1, 1), (2, 2, 2)),
    ],
)
def test_a_cup_gives_two_points_for_who_is_behind_and_one_for_who_is_equal(places, points):
    told = evening(EveningKind.CUP, places)
    by_seat = sorted(told.standings)
    assert tuple(one.points for one in by_seat) == points


def test_a_cup_is_over_after_three_matches():
    assert not evening(EveningKind.CUP, (1, 2, 3), (1, 2, 3)).is_over
    assert evening(EveningKind.CUP, (1, 2, 3), (1, 2, 3), (3, 2, 1)).winners == (0,)


def test_a_cup_of_all_leads_from_game_to_game():
    told = evening(EveningKind.CUP_OF_ALL, games=ALL)
    for name in ALL:
        assert told.next_game == name
        told = told.with_match(EveningMatch(name[:4].ljust(16, "0"), name, (1, 2, 3)))
    assert told.is_over


def test_equals_share_a_place_and_leave_the_next_one_empty():
    told = evening(EveningKind.CUP, (1, 1, 3))
    assert [(one.seat, one.place) for one in told.standings] == [(0, 1), (1, 1), (2, 3)]


def test_of_equal_points_more_wins_decide():
    told = evening(EveningKind.CUP, (1, 3, 2), (3, 2, 1), (2, 1, 3))
    assert {one.place for one in told.standings} == {1}
    ahead = evening(EveningKind.CUP, (1, 2, 3), (2, 2, 1), (2, 1, 3))
    assert ahead.standings[0].points >= ahead.standings[1].points


def test_a_match_is_noted_once():
    once = evening(EveningKind.CUP, (1, 2, 3))
    assert once.with_match(once.matches[0]) == once


def test_a_match_of_another_game_is_none_of_the_evening():
    with pytest.raises(ValueError, match="not the match that is due"):
        evening(EveningKind.CUP).with_match(EveningMatch("0" * 16, "designer", (1, 2, 3)))
