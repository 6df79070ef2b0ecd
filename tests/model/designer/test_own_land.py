"""Lands of a player's own: what they must hold, what they are worth and how they are known."""

from dataclasses import replace

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Setup, SetupFormatError, setup_from_json, setup_to_json
from minigolf_desktop.model.designer.land_rating import difficulty_of
from minigolf_desktop.model.designer.moves import ChooseLand
from minigolf_desktop.model.designer.own_land import (
    LandFault,
    OwnLand,
    fault_of,
    map_of,
    points_of,
    problems_of,
    read_land,
    trimmed,
)
from minigolf_desktop.model.designer.setup import pack_setup
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.game_code import NoCode

FIELD = OwnLand("Field", ("GG....", "GG....", "......", "......", "......"), "SE", 1)
TWO = (Seat("Odile", "red"), Seat("Marek", "blue"))


def drawn(*rows, facing="SE"):
    return read_land("", "", 0, 0, rows, facing)


def faults(land):
    return {one.fault: one for one in problems_of(land.free, land.water, land.gate)}


def test_d40_a_land_in_one_piece_with_a_way_in_can_be_built_on():
    """Ruling D40."""
    assert not faults(FIELD.land)
    assert fault_of(FIELD) == ""


@pytest.mark.parametrize("cells", [19, 20, 60, 61])
def test_d40_a_land_has_twenty_to_sixty_free_cells(cells):
    """Ruling D40."""
    rows = ["GG", "GG", *["." * 10] * (cells // 10), "." * (cells % 10)]
    found = faults(drawn(*rows))
    told = {19: {LandFault.TOO_SMALL}, 61: {LandFault.TOO_LARGE}}
    assert set(found) == told.get(cells, set())
    assert all(one.number == 1 for one in found.values())


def test_d40_cells_that_touch_by_a_corner_only_are_another_piece():
    """Ruling D40: joined by sides."""
    land = drawn("GG..... ", "GG..... ", "....... ", "....... ", "       ..")
    apart = faults(land)[LandFault.IN_PIECES]
    assert apart.number == 2
    assert len(apart.cells) == 2


def test_d40_free_land_at_the_round_side_of_the_gate_is_no_way_in():
    """Rulings D7 and D40."""
    rows = ("......", "......", "......", "....GG", "....GG")
    assert not faults(drawn(*rows, facing="NW"))
    assert set(faults(drawn(*rows, facing="SE"))) == {LandFault.NO_WAY_IN}


@pytest.mark.parametrize("land", load_catalogue().lands, ids=lambda land: land.id)
def test_d40_every_land_of_the_box_could_be_a_land_of_ones_own_and_is_worth_what_it_says(land):
    """Rulings D10 and D40."""
    assert points_of(land.difficulty, len(land.free)) == land.points
    rows = map_of(*trimmed(land.free, land.water, land.gate))
    assert fault_of(OwnLand(land.name, rows, land.gate.facing, land.difficulty)) == ""


def test_the_shape_tells_the_difficulty_of_43_of_the_47_lands_and_misses_none_by_two():
    lands = load_catalogue().lands
    missed = [abs(difficulty_of(land.free, land.gate) - land.difficulty) for land in lands]
    assert missed.count(0) >= 43
    assert max(missed) == 1


def test_d40_a_land_is_known_by_its_map_and_not_by_its_name():
    assert replace(FIELD, name="Meadow").id == FIELD.id
    assert replace(FIELD, rows=(*FIELD.rows, "......")).id != FIELD.id
    assert replace(FIELD, facing="SW").id != FIELD.id


def test_equal_lands_are_one_land():
    assert replace(FIELD).land is FIELD.land


def test_a_set_up_holds_all_of_a_land_and_is_read_as_it_was_written():
    setup = Setup(land=FIELD, players=TWO)
    assert setup_from_json(setup_to_json(setup)) == setup


@pytest.mark.parametrize(
    "land",
    [
        7,
        {},
        {"name": "A", "rows": ["GG"], "facing": "SE"},
        {"name": "A", "rows": ["GG..", "GG.."], "facing": "SE", "difficulty": 1},
        {"name": "A", "rows": list(FIELD.rows), "facing": "S", "difficulty": 1},
        {"name": "A", "rows": list(FIELD.rows), "facing": "SE", "difficulty": 4},
        {"name": "A", "rows": ["      ", *FIELD.rows], "facing": "SE", "difficulty": 1},
        {"name": "A", "rows": [*FIELD.rows, "é"], "facing": "SE", "difficulty": 1},
        {"name": "A", "rows": [*FIELD.rows, "." * 30], "facing": "SE", "difficulty": 1},
    ],
)
def test_a_set_up_with_no_sound_land_is_refused(land):
    with pytest.raises(SetupFormatError, match="field land"):
        setup_from_json({**setup_to_json(Setup()), "land": land})


def test_everybody_is_dealt_the_land_that_is_named(rules):
    for land in (FIELD, "land-07"):
        state = rules.start(Setup(land=land, players=TWO), 3).state
        (number,) = state.designers[0].dealt
        assert state.designers[1].dealt == (number,)
        known = rules.lands_of(state.setup)
        assert known[number].id == (land if isinstance(land, str) else land.id)


def test_a_view_of_a_game_on_a_land_of_ones_own_is_read_as_it_was_written(rules):
    setup = Setup(land=FIELD)
    state = rules.apply(rules.start(setup, 5).state, ChooseLand(0)).state
    placed = rules.apply(state, rules.placements(state)[0]).state
    view = rules.view(placed, 0)
    again = rules.view_from_json(setup, rules.view_to_json(view))
    assert again.designers[0].course.land is FIELD.land
    assert again.designers[0].course.tiles == view.designers[0].course.tiles


def test_a_game_on_a_land_of_ones_own_has_no_code(rules):
    with pytest.raises(NoCode):
        pack_setup(rules.lands, rules.clients, Setup(land=FIELD))
