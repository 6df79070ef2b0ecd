"""What stands round a course of hexes: decided by its name, clear of the course."""

from dataclasses import replace
from math import hypot

import pytest

from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.ui.eighteen_holes.art.course_picture import planted_round
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre


@pytest.fixture
def presets(box):
    return [preset.course for preset in box.presets]


def test_a_course_always_has_the_same_about_it_and_others_have_not(presets):
    for course in presets:
        assert planted_round(course) == planted_round(replace(course, tiles=course.tiles[::-1]))
    assert len({planted_round(replace(presets[0], name=one.name)) for one in presets}) == len(
        presets
    )


@pytest.mark.quick
def test_nothing_stands_round_a_course_without_a_name(presets):
    assert planted_round(replace(presets[0], name="")) == ()


def test_trees_and_flowers_and_lamps_keep_clear_of_the_course(presets):
    for course in presets:
        planted = planted_round(course)
        assert {one.sort for one in planted} == {"tree", "flowers", "lamp"}
        centres = [hex_centre(place, 1.0) for tile in course.tiles for place in tile_hexes(tile)]
        for one in planted:
            nearest = min(hypot(one.middle[0] - c.x(), one.middle[1] - c.y()) for c in centres)
            assert nearest - one.size > 1.0, (course.name, one)
