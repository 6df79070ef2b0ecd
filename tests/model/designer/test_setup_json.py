"""The JSON form of a set-up."""

import json

import pytest

from minigolf_desktop.model.designer import (
    EdgeChecking,
    Setup,
    SetupFormatError,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.play import Character, Level, Seat

ADA = {"name": "Ada", "colour": "red", "computer": "hard", "character": "ada"}
TWO = [{"name": "Odile", "colour": "red"}, {"name": "Marek", "colour": "blue"}]
PLAIN = {"difficulties": [1, 2, 3], "mrs": None, "mr": None, "edges": "prevent", "practice": False}


def test_a_family_game_prevents_edge_mistakes_and_deals_every_land_unless_told():
    """Ruling D12: the default of family games."""
    later = {
        "players": [],
        "mode": "family",
        "expansion": False,
        "reserve": False,
        "visits": "tiles",
        "mistakes": True,
        "newcomers": [],
    }
    assert setup_to_json(Setup()) == PLAIN | later


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup((2,), "mrs-lazy", "mr-long", EdgeChecking.WARN, True),
        Setup((3, 1), None, "mr-short", EdgeChecking.ALLOW, False),
        Setup(mistakes=False, newcomers=(0,)),
    ],
)
def test_a_set_up_is_read_as_it_was_written(setup):
    assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (None, "a set-up has the fields"),
        ([], "a set-up has the fields"),
        ({}, "a set-up has the fields difficulties, mrs, mr, edges, practice"),
        (PLAIN | {"surprise": 1}, "a set-up has the fields"),
        (PLAIN | {"difficulties": []}, "field difficulties"),
        (PLAIN | {"difficulties": 1}, "field difficulties"),
        (PLAIN | {"difficulties": [4]}, "field difficulties"),
        (PLAIN | {"difficulties": [True]}, "field difficulties"),
        (PLAIN | {"difficulties": [1.0]}, "field difficulties"),
        (PLAIN | {"difficulties": [[1]]}, "field difficulties"),
        (PLAIN | {"mrs": 7}, "field mrs"),
        (PLAIN | {"mr": ["mr-long"]}, "field mr"),
        (PLAIN | {"edges": "never"}, "field edges"),
        (PLAIN | {"edges": None}, "field edges"),
        (PLAIN | {"edges": []}, "field edges"),
        (PLAIN | {"practice": 1}, "field practice"),
        (PLAIN | {"practice": None}, "field practice"),
        (PLAIN | {"mistakes": 0}, "field mistakes"),
        (PLAIN | {"newcomers": 0}, "field newcomers"),
        (PLAIN | {"newcomers": [1]}, "field newcomers: a list of seats"),
        (PLAIN | {"newcomers": [True]}, "field newcomers: a list of seats"),
        (PLAIN | {"newcomers": [0, 0]}, "field newcomers: each seat once"),
        (PLAIN | {"rival": None}, "field rival: a name, a colour"),
        (PLAIN | {"rival": {"name": "Ada", "colour": "red"}}, "field rival: a computer"),
        (PLAIN | {"rival": ADA | {"colour": ""}}, "field rival: a computer"),
        (PLAIN | {"rival": ADA, "players": TWO}, "field rival: only who plays alone"),
    ],
)
def test_a_value_that_is_no_set_up_is_refused_with_the_field(data, fault):
    with pytest.raises(SetupFormatError, match=fault):
        setup_from_json(data)


def test_no_game_begins_with_a_client_that_the_box_lacks(rules):
    rules.check_setup(Setup(mrs="mrs-lazy"))
    with pytest.raises(SetupFormatError, match="no such client 'mrs-nobody'"):
        rules.check_setup(Setup(mrs="mrs-nobody"))


def test_a_rival_is_kept_and_without_one_nothing_is_said():
    rival = Seat("Ada", "red", Level.HARD, Character.ADA)
    data = setup_to_json(Setup(rival=rival))
    assert setup_from_json(data) == Setup(rival=rival)
    assert data["rival"] == ADA
    assert "rival" not in setup_to_json(Setup())
