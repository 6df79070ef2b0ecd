"""Rivals that are just right: what they learn from a game, and how strong they play next."""

import pytest

from minigolf_desktop.model.play import STRONGEST, Level, Seat
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.storage.progress import RIVAL_BOOKS, adapt_rivals, strength_for

ADA = HistoryPlayer(name="Ada", level=Level.JUST_RIGHT)


@pytest.fixture
def book(tmp_path):
    return tmp_path / "rivals.json"


def game(number, places, rival=ADA, name="Odile", **told):
    players = (
        HistoryPlayer(name=name, place=places[0], **told),
        HistoryPlayer(**{**vars(rival), "place": places[1]}),
    )
    date = "2026-11-20T12:00:00+00:00"
    return HistoryGame(date=date, match=f"{number:016x}", game="putt-dice", players=players)


def strength_of_next(book, *names):
    known = RIVAL_BOOKS.read(book)[0]
    return strength_for(known, "putt-dice", [Seat(name) for name in names])


def test_a_rival_meets_somebody_new_as_a_medium_player(book):
    assert strength_of_next(book, "Odile") == 4


@pytest.mark.parametrize(("places", "next_one"), [((1, 2), 5), ((2, 1), 3), ((1, 1), 4)])
def test_a_game_won_makes_it_stronger_one_lost_weaker_and_a_shared_one_neither(
    book, places, next_one
):
    adapt_rivals(book, game(1, places))
    assert strength_of_next(book, "odile") == next_one


def test_where_no_places_are_known_the_scores_tell_who_won(book):
    rival = HistoryPlayer(name="Ada", level=Level.JUST_RIGHT, score=30)
    adapt_rivals(book, game(1, (0, 0), rival, score=28))
    assert strength_of_next(book, "Odile") == 5


def test_a_game_teaches_once(book):
    (told,) = adapt_rivals(book, game(1, (1, 2)))
    assert (told.before, told.after.strength, told.won) == (4, 5, True)
    assert adapt_rivals(book, game(1, (1, 2))) == ()
    assert strength_of_next(book, "Odile") == 5


def test_it_is_never_stronger_than_hard_and_never_weaker_than_any_beginner(book):
    for number in range(6):
        told = adapt_rivals(book, game(number, (1, 2)))
    assert told[0].before == told[0].after.strength == STRONGEST
    for number in range(10, 20):
        told = adapt_rivals(book, game(number, (2, 1)))
    assert told[0].before == told[0].after.strength == 0


def test_a_table_of_several_people_meets_it_in_their_middle(book):
    for number in range(3):
        adapt_rivals(book, game(number, (1, 2)))
    adapt_rivals(book, game(9, (2, 1), name="Marek"))
    assert strength_of_next(book, "Odile", "Marek") == 5


def test_a_rival_of_a_fixed_level_learns_nothing(book):
    assert adapt_rivals(book, game(1, (1, 2), HistoryPlayer(level=Level.HARD))) == ()
    assert not book.exists()


def test_the_games_of_a_kind_are_learned_apart(book):
    adapt_rivals(book, game(1, (1, 2)))
    assert strength_for(RIVAL_BOOKS.read(book)[0], "designer", [Seat("Odile")]) == 4
