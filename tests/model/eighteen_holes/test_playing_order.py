"""The order in which holes are best played."""

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import Hole
from minigolf_desktop.model.eighteen_holes.course_layout import playing_order, walks
from minigolf_desktop.model.geometry.hexagon import Hex


def hole(tee: int, green: int) -> Hole:
    return Hole(Hex(tee, 0), Hex(green, 0), 4)


def test_without_holes_there_is_no_order():
    assert playing_order([], None) == ()


def test_each_hole_begins_near_the_green_before():
    holes = [hole(0, 5), hole(20, 25), hole(6, 19)]
    assert playing_order(holes, Hex(0, 0)) == (holes[0], holes[2], holes[1])


def test_the_first_tee_can_be_told():
    holes = [hole(0, 5), hole(6, 10)]
    assert playing_order(holes, Hex(6, 0)) == (holes[1], holes[0])


def test_a_walk_that_the_nearest_tee_makes_long_is_mended():
    holes = [hole(0, 0), hole(-1, 40), hole(2, -2), hole(42, 60)]
    assert playing_order(holes, Hex(0, 0)) == (holes[0], holes[2], holes[1], holes[3])


@pytest.mark.parametrize("number", range(14))
def test_preset_courses_are_walked_about_as_shortly_as_their_makers_meant(number):
    holes = load_box().presets[number].course.holes
    ordered = playing_order(holes, holes[0].tee)
    assert sorted(ordered) == sorted(holes)
    assert walks(ordered) <= walks(holes) + 3
