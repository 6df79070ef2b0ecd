"""Ways of balls and places of golfers, alone on a hex and sharing it."""

import pytest
from PySide6.QtCore import QPointF

from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, NORTH, SOUTH_EAST, Hex, neighbour
from minigolf_desktop.ui.eighteen_holes.art.grass import CUP
from minigolf_desktop.ui.eighteen_holes.art.grid import HEX_HEIGHT, hex_centre
from minigolf_desktop.ui.eighteen_holes.art.signs import tee_sign_point
from minigolf_desktop.ui.eighteen_holes.board.drawings import LIFT, height, way_over
from minigolf_desktop.ui.eighteen_holes.board.picture import FlagPicture, GolferPicture
from minigolf_desktop.ui.eighteen_holes.board.standing import aside_on_green, aside_on_tee, spots

START = Hex(2, -1)


def straight(steps):
    path = [START]
    for _ in range(steps):
        path.append(neighbour(path[-1], NORTH))
    return path


def far(one, other):
    return QPointF.dotProduct(one - other, one - other) ** 0.5


def test_a_way_begins_and_ends_in_the_middle_of_its_hexes():
    path = [*straight(2), neighbour(straight(2)[-1], SOUTH_EAST)]
    way = way_over(path)
    assert way.points[0] == hex_centre(path[0], 1.0)
    assert way.points[-1] == hex_centre(path[-1], 1.0)


def test_a_straight_way_is_as_long_as_its_hexes():
    assert way_over(straight(3)).length == pytest.approx(3 * HEX_HEIGHT)


def test_half_a_straight_way_is_in_its_middle():
    way = way_over(straight(2))
    assert far(way.at(way.length / 2), hex_centre(straight(2)[1], 1.0)) < 1e-6


def test_a_lifted_way_is_highest_in_its_middle():
    ground, high = way_over([START, neighbour(START, SOUTH_EAST)], 4), LIFT
    arc = way_over([START, neighbour(START, SOUTH_EAST)], 4, high)
    lifts = [below.y() - above.y() for below, above in zip(ground.points, arc.points, strict=True)]
    assert max(lifts) == pytest.approx(height(0.5), abs=0.02)
    assert lifts[0] == lifts[-1] == 0


def test_dots_keep_off_both_ends():
    way = way_over(straight(4))
    dots = way.dots(0.36, 0.8, 0.7)
    assert far(dots[0], way.points[0]) == pytest.approx(0.8)
    assert far(dots[-1], way.points[-1]) >= 0.7 - 1e-9


def test_a_way_on_the_spot_has_no_length():
    way = way_over([START])
    assert way.length == 0
    assert way.at(1.0) == hex_centre(START, 1.0)


def crowd(count):
    return [GolferPicture(ball, "red", START) for ball in range(count)]


def test_one_golfer_stands_in_the_middle():
    assert spots(crowd(1))[0].beside == QPointF()


@pytest.mark.parametrize("count", [2, 3])
def test_up_to_three_stand_side_by_side(count):
    places = [spot.beside for spot in spots(crowd(count)).values()]
    assert len(places) == count
    assert all(far(one, other) > 0.6 for one in places for other in places if one is not other)


def test_three_on_a_tee_turn_their_back_to_a_sign_below_them():
    lowest = max(spot.beside.y() for spot in spots(crowd(3), upwards=True).values())
    assert lowest < max(spot.beside.y() for spot in spots(crowd(3)).values())


def test_more_than_three_have_room_when_fanned_out():
    near = [spot.beside for spot in spots(crowd(5)).values()]
    out = [spot.beside for spot in spots(crowd(5), fanned=True).values()]
    assert min(far(out[0], other) for other in out[1:]) > 1
    assert min(far(near[0], other) for other in near[1:]) < 0.8


def test_the_one_to_move_is_larger():
    one, other = crowd(2)
    found = spots([one._replace(to_move=True), other])
    assert found[0].radius > found[1].radius


@pytest.mark.parametrize("tokens", [(), (5, 2)])
def test_a_golfer_on_a_green_hides_neither_its_number_nor_its_tokens(tokens):
    flag = FlagPicture(0, START, "1", tokens=tokens)
    beside, radius = aside_on_green(flag), spots(crowd(1))[0].radius
    pennant = CUP + QPointF(0.33, -0.78)
    assert far(beside, pennant) > radius + 0.24
    assert all(far(beside, QPointF(0.28, 0.42)) > radius + 0.27 for _ in tokens)


def test_a_golfer_on_a_green_hides_nobody_who_took_it():
    flag = FlagPicture(0, START, "1", winners=("red", "blue"))
    assert aside_on_green(flag).y() - spots(crowd(1))[0].radius > 0


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_golfer_on_a_tee_stands_clear_of_its_sign(direction):
    sign = tee_sign_point(QPointF(), direction, 1.0)
    assert far(aside_on_tee(sign), sign) > spots(crowd(1))[0].radius + 0.3
