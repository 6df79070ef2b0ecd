"""The check of invariants finds what is broken, and nothing in a sound state."""

import pytest
from drawn_course import draw
from solo_table import mine, with_mine

from minigolf_desktop.model.designer import ChooseLand, NumberHole, Pass, Phase, PlaceTile, Setup


@pytest.fixture
def sound(rules):
    """Return a state with two tiles placed and a hole numbered."""
    state = rules.apply(rules.start(Setup(), 2).state, ChooseLand(0)).state
    for _ in range(2):
        action = rules.placements(state)[0]
        state = rules.apply(state, PlaceTile(*action)).state
        while state.phase is Phase.REST:
            state = rules.apply(state, next(iter(rules.legal(state)))).state
    return state


def test_a_sound_state_has_no_problems(rules, sound):
    assert rules.problems(sound) == []


def test_a_tile_lost_from_the_bag_is_found(rules, sound):
    assert "lost or doubled" in rules.problems(sound._replace(bag=sound.bag[1:]))[0]


def test_a_tile_doubled_in_the_discards_is_found(rules, sound):
    broken = sound._replace(discards=sound.discards + sound.bag[:1])
    assert "lost or doubled" in rules.problems(broken)[0]


def test_an_empty_hand_in_a_turn_is_found(rules, sound):
    broken = sound._replace(rack=(-1, -1), bag=sound.bag + bytes(sound.rack))
    assert any("tiles in hand" in problem for problem in rules.problems(broken))


def test_a_front_that_misses_a_cell_is_found(rules, sound):
    front = dict(mine(sound).course.front)
    front.popitem()
    broken = with_mine(sound, course=mine(sound).course._replace(front=front))
    assert any("front" in problem for problem in rules.problems(broken))


def test_a_wrong_count_of_missing_cells_is_found(rules, sound):
    broken = with_mine(sound, course=mine(sound).course._replace(missing=1))
    assert rules.problems(broken)


def test_an_edge_mistake_that_was_to_be_prevented_is_found(rules, sound):
    broken = with_mine(sound, course=draw("G G ▶ ▒ \n G G . .").course)
    assert any("edge mistake" in problem for problem in rules.problems(broken))


def test_passing_and_numbering_keep_a_state_sound(rules, sound):
    after = rules.apply(sound, Pass()).state
    for cell, tile in mine(after).course.tiles.items():
        if rules.box.pieces[tile]:
            after = rules.apply(after, NumberHole(cell, 0, 9)).state
    assert rules.problems(after) == []
