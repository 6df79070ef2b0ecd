"""What tests draw in letters is what they get."""

import pytest
from golf_in_letters import draw, field_from_text, meadow, strip

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    Hex,
)

STAR = """
     1
    fnf
     .o
    w b
     As
"""


@pytest.mark.parametrize(
    ("way", "terrain"),
    [
        (NORTH, Terrain.GREEN),
        (NORTH_WEST, Terrain.FAIRWAY),
        (NORTH_EAST, Terrain.FAIRWAY),
        (SOUTH_WEST, Terrain.WATER),
        (SOUTH_EAST, Terrain.BUNKER),
        (SOUTH, Terrain.TEE),
    ],
)
def test_a_hex_has_the_neighbours_drawn_around_it(way, terrain):
    drawn = draw(STAR)
    assert drawn.field.terrain(drawn.field.next[way][drawn["o"]]) is terrain


def test_a_mark_names_the_hex_on_its_left():
    drawn = draw(STAR)
    field = drawn.field
    assert field.next[NORTH_WEST][drawn["o"]] == drawn["n"]
    assert field.tees == (drawn["s"],)


def test_outside_of_a_drawing_there_is_open_ground():
    drawn = draw(STAR)
    beyond = drawn.field.next[SOUTH][drawn["s"]]
    assert beyond >= drawn.field.size
    assert drawn.field.terrain(beyond) is Terrain.OUTSIDE


def test_capitals_are_tees_and_digits_are_greens_of_the_holes_in_order():
    field = field_from_text(
        """
        A 2 t
         . .
        1 B
        """,
        pars=(3, 5),
    )
    assert field.pars == (3, 5)
    assert [field.hexes[tee].q for tee in field.tees] == [0, 2]
    assert [field.hexes[green].q for green in field.greens] == [0, 2]
    assert len(field.tee_boxes) == 3


def test_a_row_begins_at_the_origin_and_goes_on_the_way_told():
    row = strip("tfxg", NORTH_EAST)
    assert row.field.hexes[row["3"]] == Hex(3, -3)
    assert row.field.terrain(row["2"]) is Terrain.TREES
    assert row.field.tees == (row["0"],)
    assert row.field.greens == (row["3"],)


def test_a_meadow_is_rough_all_round():
    field = meadow(2, {Hex(0, 0): "l"})
    assert field.size == 19
    assert field.ground.count(Terrain.LAKE) == 1
    assert field.tees == ()
