"""Evenings of the house: the most wins of a day, and the family table of a month."""

from dataclasses import replace

from minigolf_desktop.model.play.evening import EveningKind
from minigolf_desktop.model.play.seats import Level, Seat, seat_to_json
from minigolf_desktop.storage.evenings import KeptEvening, PlayedMatch
from minigolf_desktop.storage.family import Series, Standing, evenings_of, family_table
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.storage.people import Guest, PeopleBook, merged, with_guests

NOBODY = PeopleBook()


def game(date: str, **scores: int) -> HistoryGame:
    """Return a game of Minigolf Designer by people, with their points."""
    best = sorted(scores.values(), reverse=True)
    return HistoryGame(
        date=date,
        game="designer",
        players=tuple(
            HistoryPlayer(name=name, score=score, place=1 + best.index(score))
            for name, score in scores.items()
        ),
    )


def test_the_winner_of_an_evening_won_most_games() -> None:
    (evening,) = evenings_of(
        [
            game("2026-11-20T19:00:00+00:00", Odile=90, Hugo=80),
            game("2026-11-20T20:00:00+00:00", Odile=70, Hugo=80),
            game("2026-11-20T21:00:00+00:00", Odile=91, Hugo=80),
        ],
        NOBODY,
    )
    assert evening.winners == ("Odile",)
    assert evening.wins == {"Odile": 2, "Hugo": 1}


def test_an_evening_may_last_beyond_midnight() -> None:
    games = [
        game("2026-11-20T21:00:00+00:00", Odile=90, Hugo=80),
        game("2026-11-21T00:30:00+00:00", Odile=90, Hugo=80),
    ]
    assert len(evenings_of(games, NOBODY)) == 1


def test_who_plays_alone_or_with_computers_has_no_evening() -> None:
    ada = HistoryPlayer(name="Ada", level=Level.EASY, score=10, place=2)
    odile = HistoryPlayer(name="Odile", score=90, place=1)
    alone = HistoryGame(date="2026-11-20T19:00:00+00:00", game="designer", players=(odile, ada))
    assert evenings_of([alone], NOBODY) == ()


def test_handicaps_decide_an_evening_where_they_counted() -> None:
    pim = HistoryPlayer(name="Pim", score=60, place=2, handicap=39)
    odile = HistoryPlayer(name="Odile", score=95, place=1)
    played = HistoryGame(date="2026-11-20T19:00:00+00:00", game="designer", players=(odile, pim))
    assert evenings_of([played], NOBODY)[0].winners == ("Pim",)


def test_two_who_are_one_share_their_evenings() -> None:
    house = with_guests(NOBODY, [Guest("Odile"), Guest("Odille")])
    house = merged(house, house.people[0].id, house.people[1].id)
    found = evenings_of(
        [
            game("2026-11-20T19:00:00+00:00", Odile=90, Hugo=80),
            game("2026-11-21T19:00:00+00:00", Odille=90, Hugo=80),
        ],
        house,
    )
    assert family_table(found) == (
        Standing("Odile", evenings=2, wins=2, games=2),
        Standing("Hugo", evenings=0, wins=0, games=2),
    )


def test_who_won_the_series_of_an_evening_has_won_the_evening() -> None:
    games = [
        replace(game(f"2026-11-20T2{number}:00:00+00:00", **scores), match=f"{number:016x}")
        for number, scores in enumerate(
            ({"Odile": 90, "Hugo": 80}, {"Odile": 90, "Hugo": 80}, {"Odile": 70, "Hugo": 80})
        )
    ]
    # The first match of the cup was played on another day, the first game of the day before it.
    cup = KeptEvening(
        began="2026-11-20T19:00:00+00:00",
        kind="cup",
        games=("designer",),
        players=tuple(map(seat_to_json, (Seat("Odile"), Seat("Hugo")))),
        matches=tuple(
            PlayedMatch(match=f"{number:016x}", game="designer", places=places)
            for number, places in ((7, (2, 1)), (1, (1, 2)), (2, (2, 1)))
        ),
    )
    (evening,) = evenings_of(games, NOBODY, [cup])
    assert evening.wins == {"Odile": 2, "Hugo": 1}
    assert evening.series == Series(EveningKind.CUP, ("Hugo",))
    assert evening.winners == ("Hugo",)


def test_a_series_that_goes_on_has_not_decided_anything() -> None:
    begun = KeptEvening(
        began="2026-11-20T19:00:00+00:00",
        kind="cup",
        games=("designer",),
        players=tuple(map(seat_to_json, (Seat("Odile"), Seat("Hugo")))),
    )
    (evening,) = evenings_of([game("2026-11-20T20:00:00+00:00", Odile=9, Hugo=8)], NOBODY, [begun])
    assert evening.winners == ("Odile",)
