"""Seats as files have them."""

import json

import pytest

from minigolf_desktop.model.play.seats import (
    COLOURS,
    Character,
    Level,
    Seat,
    SetupFormatError,
    seat_from_json,
    seat_to_json,
)


@pytest.mark.parametrize("colour", ["", *COLOURS])
def test_a_seat_has_one_of_the_colours_or_none(colour):
    assert seat_from_json("seat 1", {"name": "Ann", "colour": colour}) == Seat("Ann", colour)


@pytest.mark.parametrize("colour", ["#ffffff", "black", "Red", "red\n", "<b>"])
def test_a_colour_that_no_set_up_gives_is_refused(colour):
    """A table with such a player could not be painted."""
    with pytest.raises(SetupFormatError, match="seat 1, field colour: one of red, blue"):
        seat_from_json("seat 1", {"name": "Ann", "colour": colour})


@pytest.mark.parametrize("character", [None, *Character])
@pytest.mark.parametrize("level", list(Level))
def test_a_computer_keeps_its_level_and_its_character(level, character):
    seat = Seat("Ada", "red", level, character)
    assert seat_from_json("seat 1", json.loads(json.dumps(seat_to_json(seat)))) == seat


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"computer": "best"}, "field computer: one of easy, medium, hard"),
        ({"computer": "easy", "character": "otto"}, "field character: one of ada, bruno"),
        ({"character": "ada"}, "field character: only a computer"),
    ],
)
def test_a_computer_that_no_set_up_gives_is_refused(fields, told):
    with pytest.raises(SetupFormatError, match=f"seat 1, {told}"):
        seat_from_json("seat 1", {"name": "Ann", "colour": "red", **fields})
