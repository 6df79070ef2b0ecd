"""Who of the house sits down in which colour, and with which portrait."""

import pytest

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.play.seats import colour_of, colours_of
from minigolf_desktop.storage.people import (
    Guest,
    PeopleBook,
    with_colours,
    with_guests,
    with_portraits,
)

HOUSE = with_guests(PeopleBook(), [Guest("Odile", "purple"), Guest("Pim", "purple")])
ADA = Seat("Odile", "", Level.EASY, Character.ADA)
"""A computer that is called as somebody of the house."""


@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        ((Seat(), Seat(), Seat()), ("red", "blue", "yellow")),
        ((Seat("Odile"), Seat()), ("purple", "blue")),
        ((Seat("Odile"), Seat("Pim")), ("purple", "blue")),
        (
            (Seat(), Seat(), Seat(), Seat("Sol"), Seat("odile")),
            (*("red", "blue"), *("yellow", "green", "purple")),
        ),
        ((Seat("Odile", "green"), Seat()), ("green", "blue")),
        ((ADA, Seat()), ("red", "blue")),
    ],
)
def test_everybody_has_a_colour_and_people_of_the_house_the_one_they_like(seats, colours):
    assert tuple(seat.colour for seat in with_colours(seats, HOUSE)) == colours


def test_portraits_are_those_of_people_alone():
    seats = with_portraits((Seat("Odile"), ADA, Seat("Sol")), HOUSE)
    assert [seat.portrait for seat in seats] == [HOUSE.people[0].portrait, "", ""]


def test_a_seat_without_a_colour_has_its_own():
    seats = (Seat("", "green"), Seat())
    assert colours_of(seats) == ("green", "blue")
    assert colour_of(seats, 1) == "blue"
