"""What the games of a person come to: favourites, and the one whom they met most often."""

import pytest

from minigolf_desktop.model.play.seats import Character, Level
from minigolf_desktop.storage.history import (
    HistoryGame,
    HistoryPlayer,
    by_client,
    by_land,
    played_of,
)
from minigolf_desktop.storage.profile import Rivalry, profile_of

ADA = HistoryPlayer(name="Ada", level=Level.EASY, character=Character.ADA, score=50, place=2)


def odile(*games):
    """Return the profile of Odile, by clients and lands."""
    played = [one for one in played_of(games) if one.player.name == "Odile"]
    return profile_of(played, (by_client, by_land))


def game(day, *others, score=80, place=1, land="land-01", handicap=0, clients=("mrs-bloom",)):
    own = HistoryPlayer(name="Odile", score=score, place=place, land=land, handicap=handicap)
    return HistoryGame(
        date=f"2026-11-{day:02}T20:00:00+00:00",
        game="designer",
        mode="family-group",
        clients=clients,
        players=(own, *others),
    )


def person(name, score, place=2):
    return HistoryPlayer(name=name, score=score, place=place)


def test_what_most_games_were_played_with_is_liked_best():
    profile = odile(
        game(1, clients=("mrs-bloom", "mr-long"), land="land-02"),
        game(2, clients=("mrs-lazy", "mr-long")),
        game(3, clients=("mrs-hotdog", "mr-long"), land="land-02"),
    )
    assert profile.favourites == ("mr-long", "land-02")


def test_only_games_with_others_can_be_won():
    profile = odile(game(1), game(2, person("Pim", 70)), game(3, person("Pim", 90, 1), place=2))
    assert (profile.games, profile.together, profile.won) == (3, 2, 1)


def test_handicaps_decide_who_has_won_where_they_counted():
    pim = HistoryPlayer(name="Pim", score=70, place=2, handicap=20)
    assert odile(game(1, pim)).won == 0


@pytest.mark.parametrize(
    ("games", "rivalry"),
    [
        ((game(1, person("Pim", 70)), game(2, person("Pim", 90, 1))), Rivalry("Pim", True, 2, 1)),
        ((game(1, ADA), game(2, person("Pim", 90, 1))), Rivalry("Pim", True, 1, 0)),
        ((game(1, ADA), game(2, ADA)), Rivalry("ada easy", False, 2, 2)),
        ((game(1),), None),
    ],
)
def test_somebody_of_the_house_is_a_rival_before_any_computer(games, rivalry):
    assert odile(*games).rivalry == rivalry


def test_who_has_not_played_yet_likes_nothing_yet():
    assert odile() == (0, 0, 0, ("", ""), None)
