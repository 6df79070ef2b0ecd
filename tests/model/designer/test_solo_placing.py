"""Placing a tile in a solo game: where, and what it is worth (rule book: solo variant)."""

import pytest
from drawn_course import asked, tile_of
from solo_table import START, code, holding, placing

from minigolf_desktop.model.designer import (
    NO_TILE,
    EdgeChecking,
    Phase,
    PlaceTile,
    TilePlaced,
)
from minigolf_desktop.model.geometry.square import pack


def test_placing_takes_the_tile_from_the_hand_and_leaves_the_other_to_be_settled(rules):
    state = holding(rules, START, "▶", "▒")
    action = placing(rules, state, 0, (2, 0), "▶")
    step = rules.apply(state, action)
    assert step.state.phase is Phase.REST
    assert step.state.rack == (NO_TILE, state.rack[1])
    assert step.events == (TilePlaced(0, 0, pack(2, 0), tile_of("▶")),)
    assert not step.reveals


REFUSED = [
    ("slot-empty", PlaceTile(2, pack(2, 0), 0)),
    ("slot-empty", PlaceTile(-1, pack(2, 0), 0)),
    ("no-such-rotation", PlaceTile(0, pack(2, 1), 4)),
    ("no-such-rotation", PlaceTile(0, pack(2, 1), -1)),
    ("cell-taken", PlaceTile(0, pack(2, 0), 0)),
    ("gate-there", PlaceTile(0, pack(1, 1), 0)),
    ("touches-nothing", PlaceTile(0, pack(8, 8), 0)),
    ("touches-nothing", PlaceTile(0, pack(4, 2), 0)),
    ("side-does-not-fit", PlaceTile(1, pack(3, 0), 0)),
]


@pytest.mark.parametrize(("refusal", "action"), REFUSED)
def test_a_placement_that_the_rules_do_not_allow_is_refused_with_its_code(rules, refusal, action):
    state = holding(rules, START.replace("G G . . .", "G G ▶ . .", 1), "▶", "▒")
    assert code(rules, state, action) == refusal


def test_a_side_that_does_not_fit_is_named(rules):
    state = holding(rules, "G G ▶ . \n G G ▒ .", "▒", "│")
    north, west = 0, 3
    assert rules.refusal(state, 0, PlaceTile(0, pack(3, 0), 0)).details == (west,)
    beside_gate = placing(rules, state, 1, (2, 2), "│")
    assert rules.refusal(state, 0, beside_gate).details == (north,)


@pytest.mark.parametrize("edges", [EdgeChecking.WARN, EdgeChecking.ALLOW])
def test_d12_edge_mistakes_are_allowed_unless_the_table_prevents_them(rules, edges):
    action = PlaceTile(0, pack(3, 0), 0)
    for setting, expected in ((edges, None), (EdgeChecking.PREVENT, "side-does-not-fit")):
        state = holding(rules, "G G ▶ . \n G G . .", "▒", "▒", edges=setting)
        assert code(rules, state, action) == expected


@pytest.mark.parametrize("edges", EdgeChecking)
def test_d12_placing_off_the_land_is_always_allowed(rules, edges):
    state = holding(rules, "G G ▒ : \n G G ~ .", "▒", "▒", edges=edges)
    assert code(rules, state, PlaceTile(0, pack(3, 0), 0)) is None
    assert code(rules, state, PlaceTile(0, pack(2, 1), 0)) is None


def test_either_tile_of_the_hand_may_be_placed(rules):
    state = holding(rules, START, "▶", "▒")
    assert {action.slot for action in rules.placements(state)} == {0, 1}


def test_the_hand_shows_designs_of_the_box(rules):
    state = holding(rules, START, "▶", "┼")
    assert rules.box.designs[state.rack[1]].id == asked("path", "path").design
