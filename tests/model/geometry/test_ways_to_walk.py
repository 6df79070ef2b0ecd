"""Ways on foot: where they lead, and where they do not."""

from math import isclose

import pytest

from minigolf_desktop.model.geometry.walking import Footing, Spot, apart, heading, track

GRASS, CONCRETE = 10, 30


def footing(*rows: str) -> Footing:
    """Lay ground out: dots are grass, ``=`` is concrete, ``#`` is in the way."""
    costs = {".": GRASS, "=": CONCRETE, "#": 0}
    squares = bytes(costs[square] for row in rows for square in row)
    return Footing(Spot(0, 0), len(rows[0]), len(rows), 10, squares)


def sampled(way):
    return [way.at(along) for along in range(int(way.length) + 1)]


OPEN = ["#########", *["#.......#"] * 7, "#########"]
WALL = ["#########", *["#...#...#"] * 5, "#.......#", "#.......#", "#########"]


def test_a_way_over_open_ground_is_straight():
    way = footing(*OPEN).way(Spot(15, 15), Spot(75, 75))
    assert isclose(way.length, apart(Spot(15, 15), Spot(75, 75)))


def test_a_way_leads_round_a_wall():
    ground = footing(*WALL)
    way = ground.way(Spot(15, 15), Spot(75, 15))
    assert way.spots[0] == Spot(15, 15)
    assert way.spots[-1] == Spot(75, 15)
    assert all(ground.cost(spot) for spot in sampled(way))
    assert way.length > 100


def test_nobody_squeezes_between_two_things_that_touch_by_a_corner():
    rows = ["######", "#..#.#", "#..#.#", "####.#", "#.##.#", "######"]
    assert footing(*rows).way(Spot(15, 15), Spot(45, 15)) is None


def test_people_rather_walk_round_a_lane_than_over_it_where_that_is_near():
    ground = footing("##########", *["#...==...#"] * 2, "#........#", "##########")
    way = ground.way(Spot(25, 25), Spot(75, 25))
    assert {ground.cost(spot) for spot in sampled(way)} == {GRASS}


def test_a_lane_is_crossed_where_no_way_leads_round():
    ground = footing("##########", *["#...==...#"] * 3, "##########")
    assert ground.way(Spot(25, 25), Spot(75, 25)) is not None


def test_who_wants_to_a_place_in_the_way_comes_from_the_nearest_free_one():
    ground = footing(*WALL)
    way = ground.way(Spot(15, 15), Spot(42, 15))
    assert way.spots[-1] == Spot(42, 15)
    assert ground.cost(way.spots[-2])


def test_nothing_free_within_reach_is_no_place():
    assert footing(*WALL).nearest(Spot(500, 500)) is None


def test_a_step_over_the_rim_of_the_ground_is_none():
    assert footing("...", "...", "...").cost(Spot(5, 15)) == 0
    assert footing("...", "...", "...").cost(Spot(-5, 15)) == 0


@pytest.mark.parametrize(
    ("end", "wanted"), [((0, -1), 0), ((1, 0), 90), ((0, 1), 180), ((-1, 0), 270)]
)
def test_directions_are_counted_clockwise_from_north(end, wanted):
    assert isclose(heading(Spot(0, 0), Spot(*end)), wanted)


def test_a_line_is_as_long_as_its_parts_and_ends_where_it_ends():
    line = track(Spot(0, 0), Spot(3, 4), Spot(3, 4), Spot(3, 14))
    assert line.length == 15
    assert line.at(2.5) == Spot(1.5, 2)
    assert line.at(99) == Spot(3, 14)
    assert isclose(line.heading(10), 180)
