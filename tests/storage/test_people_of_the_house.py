"""People of the house: names once typed, renamed, merged, removed; games stay as they are."""

from dataclasses import replace
from pathlib import Path

import pytest

from minigolf_desktop.model.play.seats import COLOURS, Level
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.storage.people import (
    PEOPLE_BOOKS,
    PORTRAITS,
    Guest,
    NameTaken,
    PeopleBook,
    change_people,
    merged,
    people_of_before,
    welcome,
    with_guests,
    with_person,
    without,
)
from minigolf_desktop.storage.progress import (
    RIVAL_BOOKS,
    RivalBook,
    RivalStanding,
    follow_rivals,
)

ODILE, HUGO = Guest("Odile", "red"), Guest("Hugo", "blue")


def house(*guests: Guest) -> PeopleBook:
    """Return a book in which some guests have become people."""
    return with_guests(PeopleBook(), guests)


def test_a_name_once_typed_is_somebody_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    welcome(path, [ODILE, HUGO])
    welcome(path, [Guest("ODILE", "green"), Guest("")])
    book, warning = PEOPLE_BOOKS.read(path)
    assert not warning
    assert [(one.name, one.colour) for one in book.people] == [("Odile", "red"), ("Hugo", "blue")]


def test_everybody_has_a_portrait_and_a_colour_that_few_have() -> None:
    book = house(*(Guest(f"Player {number}") for number in range(len(PORTRAITS))))
    assert {one.portrait for one in book.people} == set(PORTRAITS)
    assert {one.colour for one in book.people[: len(COLOURS)]} == set(COLOURS)


def test_who_is_renamed_is_known_by_both_names() -> None:
    book = house(ODILE)
    book = with_person(book, replace(book.people[0], name="Mum"))
    assert book.person_name("odile") == book.person_name("MUM") == "Mum"
    assert book.people[0].also == ("Odile",)


def test_a_name_belongs_to_one_person() -> None:
    book = house(ODILE, HUGO)
    with pytest.raises(NameTaken):
        with_person(book, replace(book.people[0], name="hugo"))


def test_a_name_may_be_written_otherwise() -> None:
    book = house(ODILE)
    book = with_person(book, replace(book.people[0], name="ODILE"))
    assert (book.people[0].name, book.people[0].also) == ("ODILE", ())


def test_two_who_are_one_have_all_games() -> None:
    book = house(ODILE, Guest("Odille"), HUGO)
    odile, twin, _ = book.people
    book = merged(book, odile.id, twin.id)
    assert [one.name for one in book.people] == ["Odile", "Hugo"]
    assert book.person_name("odille") == "Odile"


def test_who_is_removed_may_come_again_as_somebody_new() -> None:
    book = house(ODILE)
    gone = without(book, book.people[0].id)
    assert gone.person_name("Odile") == "Odile"
    assert with_guests(gone, [ODILE]).people[0].id != book.people[0].id


def test_who_is_hidden_stays_in_the_house() -> None:
    book = house(ODILE, HUGO)
    book = with_person(book, replace(book.people[0], hidden=True))
    assert [one.name for one in book.shown] == ["Hugo"]
    assert book.called("odile") is not None


def test_a_damaged_book_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    path.write_text("{", encoding="utf-8")
    book, warning = PEOPLE_BOOKS.read(path)
    assert book == PeopleBook()
    assert "people.json" in warning
    assert not path.exists()


def test_a_change_is_written(tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    welcome(path, [ODILE])
    after = change_people(path, lambda book: without(book, book.people[0].id))
    assert PEOPLE_BOOKS.read(path)[0] == after == PeopleBook()


def test_who_played_before_there_were_people_is_of_the_house() -> None:
    ada = HistoryPlayer(name="Ada", level=Level.EASY)
    games = [
        HistoryGame(
            date="2026-01-01T12:00:00+00:00",
            game="designer",
            players=(*(HistoryPlayer(name=name, colour="green") for name in names), ada),
        )
        for names in (("Odile",), ("Hugo", "Rouge"), ("hugo",), ("",))
    ]
    found = people_of_before(games, {"red": "Lina", "blue": "Odile"}, frozenset({"rouge"}))
    assert found == (Guest("hugo", "green"), Guest("Odile", "green"), Guest("Lina", "red"))


def test_rivals_follow_who_is_called_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "rivals.json"
    known = {"odile": RivalStanding(strength=5, won=(True, True)), "hugo": RivalStanding()}
    RIVAL_BOOKS.add(path, "", lambda _: RivalBook(standings={"putt-dice": known}))
    follow_rivals(path, "Odile", "Mum")
    follow_rivals(path, "Hugo", "Mum")
    book, _ = RIVAL_BOOKS.read(path)
    assert book.of("putt-dice", "Mum").strength == 5
    assert book.of("putt-dice", "Odile").strength == 5
