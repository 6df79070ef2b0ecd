"""The book of evenings: begun, gone on with, each match noted once, put aside in the end."""

from dataclasses import replace

import pytest

from minigolf_desktop.model.play import Level, Seat
from minigolf_desktop.model.play.evening import Evening, EveningKind
from minigolf_desktop.storage.evenings import (
    EVENING_BOOKS,
    begin_evening,
    begin_match,
    end_evening,
    evening_in,
    match_begun,
    note_match,
)
from minigolf_desktop.storage.history import DESIGNER, PUTT_DICE, HistoryGame, HistoryPlayer

BEGAN = "2026-11-28T20:00:00+01:00"
CUP = Evening(EveningKind.CUP, (PUTT_DICE,), (Seat("Ada"), Seat("Bob")))


def ended(match, *places, handicaps=(0, 0)):
    players = tuple(
        HistoryPlayer(name=name, colour=colour, score=30 + place, place=place, handicap=handicap)
        for name, colour, place, handicap in zip(
            ("Ada", "Bob"), ("blue", "red"), places, handicaps, strict=True
        )
    )
    return HistoryGame(date=BEGAN, match=match, game=PUTT_DICE, players=players)


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "evenings.json"
    begin_evening(path, CUP, BEGAN)
    return path


def play(book, match, *places, **more):
    begin_match(book, match, PUTT_DICE, CUP.players)
    return note_match(book, ended(match, *places, **more))


def test_an_evening_is_gone_on_with_after_a_restart(book):
    play(book, "1" * 16, 2, 1)
    now = evening_in(book)
    assert now is not None
    assert now.winners == (1,)
    assert now.players == CUP.players


def test_a_match_is_noted_once_and_only_where_it_was_begun_for_the_evening(book):
    assert note_match(book, ended("2" * 16, 1, 2)) is None
    assert play(book, "1" * 16, 1, 2) is not None
    assert note_match(book, ended("1" * 16, 1, 2)) is None
    assert len(evening_in(book).matches) == 1


@pytest.mark.parametrize(
    ("game", "players"),
    [
        (DESIGNER, CUP.players),
        (PUTT_DICE, CUP.players[:1]),
        (PUTT_DICE, (Seat("Ada"), Seat("Cleo"))),
        (PUTT_DICE, (Seat("Ada"), Seat("Bob", computer=Level.EASY))),
    ],
)
def test_a_match_of_another_game_or_of_others_is_none_of_the_evening(book, game, players):
    begin_match(book, "1" * 16, game, players)
    assert match_begun(book) == ""


def test_people_may_change_seats_between_two_matches(book):
    begin_match(book, "1" * 16, PUTT_DICE, CUP.players[::-1])
    game = ended("1" * 16, 1, 2)
    note_match(book, replace(game, players=game.players[::-1]))
    assert evening_in(book).winners == (0,)


def test_a_match_that_a_computer_has_finished_for_somebody_does_not_count(book):
    begin_match(book, "1" * 16, PUTT_DICE, CUP.players)
    game = ended("1" * 16, 1, 2)
    assert note_match(book, replace(game, players=game.players[:1])) is None


def test_a_match_that_is_played_on_after_its_end_counts_as_it_ended_in_the_end(book):
    play(book, "1" * 16, 1, 1)
    assert note_match(book, ended("1" * 16, 1, 2)).winners == (0,)
    assert [one.places for one in evening_in(book).matches] == [(1, 2)]


def test_once_the_next_match_has_begun_the_one_before_counts_as_it_was_noted(book):
    play(book, "1" * 16, 1, 1)
    begin_match(book, "2" * 16, PUTT_DICE, CUP.players)
    assert note_match(book, ended("1" * 16, 1, 2)) is None
    assert [one.places for one in evening_in(book).matches] == [(1, 1)]


def test_a_match_that_was_left_is_played_again(book):
    begin_match(book, "1" * 16, PUTT_DICE, CUP.players)
    assert play(book, "2" * 16, 1, 2) is not None
    assert [one.match for one in evening_in(book).matches] == ["2" * 16]


def test_handicaps_decide_where_the_evening_is_played_with_them(tmp_path):
    for even, winner in ((True, 1), (False, 0)):
        path = tmp_path / f"{even}.json"
        begin_evening(path, Evening(CUP.kind, CUP.games, CUP.players, even), BEGAN)
        told = play(path, "1" * 16, 1, 2, handicaps=(0, 5))
        assert told.winners == (winner,)


def test_an_evening_that_is_over_is_kept_among_the_past_ones(book):
    for number in (1, 2, 3):
        play(book, f"{number}" * 16, 1, 2)
    end_evening(book)
    kept, _ = EVENING_BOOKS.read(book)
    assert kept.now is None
    assert kept.past[0].evening.winners == (0,)


def test_an_evening_that_is_left_for_good_is_no_past_one(book):
    play(book, "1" * 16, 1, 2)
    end_evening(book)
    assert not EVENING_BOOKS.read(book)[0].past


def test_without_a_book_no_match_is_of_an_evening(tmp_path):
    assert note_match(tmp_path / "none.json", ended("1" * 16, 1, 2)) is None
