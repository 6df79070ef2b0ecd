"""The people of the house at a table: who is somebody, who is helped how, in which size of text."""

from dataclasses import replace

import pytest

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.storage.people import Guest, PeopleBook, with_guests
from minigolf_desktop.ui.common.handicaps import HandicapLine, handicap_result
from minigolf_desktop.ui.common.household import guests_of, settings_for

ADA = Seat("Ada", "", Level.EASY, Character.ADA)
ODILE, PIM, GUEST = Seat("Odile"), Seat("Pim"), Seat("Guest")


@pytest.fixture
def house() -> PeopleBook:
    """Odile wants no help and large text; Pim wants all help."""
    book = with_guests(PeopleBook(), [Guest("Odile"), Guest("Pim")])
    odile, pim = book.people
    people = (replace(odile, help="none", scale=130), replace(pim, help="all"))
    return replace(book, people=people)


@pytest.mark.parametrize(
    ("seats", "to_move", "wanted"),
    [
        ((ODILE, ADA), 0, {"scale": 130, "hints": False, "advice": False}),
        ((ODILE, ADA), 1, {"scale": 130, "hints": False, "advice": False}),
        ((ODILE, PIM), 0, {"scale": 130, "hints": False, "advice": False}),
        ((ODILE, PIM), 1, {"scale": 130, "hints": True, "advice": True}),
        ((ODILE, PIM, ADA), 2, {"scale": 130}),
        ((ODILE, GUEST), 1, {"scale": 130}),
        ((PIM, GUEST), 1, {}),
        ((Seat(),), 0, {}),
    ],
)
def test_help_is_that_of_who_decides_and_text_the_largest_that_somebody_likes(
    house: PeopleBook, seats: tuple[Seat, ...], to_move: int, wanted: dict[str, object]
) -> None:
    assert settings_for(house, seats, to_move, usual=100) == wanted


@pytest.mark.parametrize(
    ("seats", "scale"), [((ODILE,), 130), ((ODILE, ADA), 130), ((ODILE, PIM), 150)]
)
def test_only_who_is_alone_makes_text_smaller_than_it_usually_is(
    house: PeopleBook, seats: tuple[Seat, ...], scale: int
) -> None:
    wanted = settings_for(house, seats, 0, usual=150)
    assert wanted.get("scale", 150) == scale


def test_only_people_with_a_name_of_their_own_are_of_the_house() -> None:
    seats = (ODILE, ADA, Seat("Yellow"), Seat(), Seat("Pim", "red"))
    assert guests_of(seats) == (Guest("Odile", "red"), Guest("Pim", "red"))


def test_a_result_tells_who_wins_with_handicaps_and_what_is_without() -> None:
    lines = [HandicapLine("Odile", 95, 0), HandicapLine("Pim", 60, 39)]
    told = "With handicaps Pim wins: Pim 99 (60 +39), Odile 95."
    assert handicap_result(lines, fewest=False) == told


def test_a_result_without_handicaps_tells_nothing_of_them() -> None:
    assert handicap_result([HandicapLine("Odile", 95, 0)], fewest=False) == ""


def test_a_win_with_handicaps_may_be_shared() -> None:
    lines = [HandicapLine("Odile", 40, 0), HandicapLine("Pim", 43, 3)]
    assert "share the win" in handicap_result(lines, fewest=True)
