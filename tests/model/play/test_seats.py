"""Seats as files have them."""

import json

import pytest

from minigolf_desktop.model.play.seats import (
    COLOURS,
    Character,
    Level,
    Seat,
    SetupFormatError,
    next_strength,
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


def test_a_computer_that_is_just_right_says_how_strong_it_came_to_play():
    seat = Seat("Ada", "", Level.JUST_RIGHT, Character.ADA, strength=4)
    assert seat_from_json("seat 1", seat_to_json(seat)) == seat


@pytest.mark.parametrize(
    ("computer", "strength"),
    [("hard", 4), ("just-right", 8), ("just-right", -1), ("just-right", True)],
)
def test_a_strength_that_cannot_be_is_refused(computer, strength):
    told = {"name": "Ada", "colour": "", "computer": computer, "strength": strength}
    with pytest.raises(SetupFormatError, match="strength"):
        seat_from_json("seat 1", told)


@pytest.mark.parametrize(
    ("before", "won", "after"), [(3, True, 4), (3, False, 2), (7, True, 7), (0, False, 0)]
)
def test_a_rival_plays_a_step_stronger_after_a_game_won_and_weaker_after_one_lost(
    before, won, after
):
    assert next_strength(before, won=won) == after
