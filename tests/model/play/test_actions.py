"""The JSON form of actions."""

from typing import NamedTuple

import pytest

from minigolf_desktop.model.designer import (
    ChooseLand,
    Collect,
    DesignerRules,
    Discard,
    Done,
    NumberHole,
    Pass,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    Stop,
    SwapNumbers,
    TakePromise,
)
from minigolf_desktop.model.geometry.square import LIMIT, pack
from minigolf_desktop.model.play import ActionFormatError, action_from_json, action_to_json

KINDS = DesignerRules.action_kinds

FORMS = [
    (ChooseLand(2), {"do": "choose-land", "choice": 2}),
    (
        PlaceTile(1, pack(-3, 4), 3),
        {"do": "place-tile", "slot": 1, "cell": [-3, 4], "rotation": 3},
    ),
    (Pass(), {"do": "pass"}),
    (PutBack(0), {"do": "put-back", "slot": 0}),
    (Discard(1), {"do": "discard", "slot": 1}),
    (Stop(), {"do": "stop"}),
    (TakePromise(6), {"do": "take-promise", "promise": 6}),
    (Done(), {"do": "done"}),
    (Reserve(2), {"do": "reserve", "slot": 2}),
    (
        PlaceReserved(pack(1, -2), 1),
        {"do": "place-reserved", "cell": [1, -2], "rotation": 1},
    ),
    (Collect(5), {"do": "collect", "slot": 5}),
    (
        NumberHole(pack(0, -1), 1, 9),
        {"do": "number-hole", "cell": [0, -1], "segment": 1, "number": 9, "seat": 0},
    ),
    (
        SwapNumbers(pack(2, 0), 1, 3, 4),
        {"do": "swap-numbers", "cell": [2, 0], "segment": 1, "number": 3, "seat": 4},
    ),
]


def named(value):
    return value["do"] if isinstance(value, dict) else ""


@pytest.mark.parametrize(("action", "form"), FORMS, ids=named)
def test_an_action_is_written_with_its_name_and_fields(action, form):
    assert action_to_json(action) == form


@pytest.mark.parametrize(("action", "form"), FORMS, ids=named)
def test_an_action_is_read_as_it_was_written(action, form):
    read = action_from_json(KINDS, form)
    assert read == action
    assert type(read) is type(action)


def test_an_action_that_names_its_seat_shares_it_with_the_line_of_its_move():
    """Journals of before ruling D35 have lines with one seat, that of the move."""
    form = {"do": "number-hole", "cell": [0, -1], "segment": 1, "number": 9}
    assert action_from_json(KINDS, form, 3) == NumberHole(pack(0, -1), 1, 9, 3)
    assert action_from_json(KINDS, {"do": "pass"}, 3) == Pass()


def test_every_kind_of_action_has_its_form_here():
    assert {form["do"] for _, form in FORMS} == set(KINDS)


def test_reading_leaves_the_value_as_it_was():
    form = {"do": "put-back", "slot": 0}
    action_from_json(KINDS, form)
    assert form == {"do": "put-back", "slot": 0}


PLACED = {"do": "place-tile", "slot": 1, "cell": [0, 0], "rotation": 0}


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        (None, "an action is an object"),
        ([], "an action is an object"),
        ("pass", "an action is an object"),
        ({}, "field do: there is no action"),
        ({"do": "fly"}, "field do: there is no action 'fly'"),
        ({"do": None}, "field do"),
        ({"do": ["pass"]}, "field do"),
        ({"do": "Pass"}, "field do"),
        ({"do": "pass", "slot": 0}, "pass takes the fields none"),
        ({"do": "put-back"}, "put-back takes the fields slot"),
        ({"do": "put-back", "slot": "0"}, "put-back, field slot: a whole number"),
        ({"do": "put-back", "slot": 0.0}, "put-back, field slot: a whole number"),
        ({"do": "put-back", "slot": True}, "put-back, field slot: a whole number"),
        ({"do": "put-back", "slot": None}, "put-back, field slot: a whole number"),
        ({"do": "put-back", "slot": 10**9}, "put-back, field slot: a whole number"),
        (PLACED | {"cell": 5}, r"place-tile, field cell: a cell is \[x, y\]"),
        (PLACED | {"cell": [1]}, "place-tile, field cell"),
        (PLACED | {"cell": [1, 2, 3]}, "place-tile, field cell"),
        (PLACED | {"cell": [1, "2"]}, "place-tile, field cell: a whole number"),
        (PLACED | {"cell": [LIMIT + 1, 0]}, "place-tile, field cell: a whole number"),
        (PLACED | {"cell": [0, -LIMIT - 1]}, "place-tile, field cell: a whole number"),
        (PLACED | {"surprise": 1}, "place-tile takes the fields slot, cell, rotation"),
    ],
)
def test_a_value_that_is_no_action_is_refused_with_the_place_of_the_fault(form, fault):
    with pytest.raises(ActionFormatError, match=fault) as refused:
        action_from_json(KINDS, form)
    assert "\n" not in str(refused.value)


def test_a_name_however_long_gives_a_short_message():
    with pytest.raises(ActionFormatError) as refused:
        action_from_json(KINDS, {"do": "x" * 10_000})
    assert len(str(refused.value)) < 100


def test_kinds_are_named_in_lower_case_with_hyphens():
    class TakeTwoTiles(NamedTuple):
        """A kind with a long name."""

    assert action_to_json(TakeTwoTiles()) == {"do": "take-two-tiles"}
