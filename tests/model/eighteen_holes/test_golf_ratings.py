"""Figures told of a course before a game (rulings H13, H15)."""

from dataclasses import replace

import pytest

from minigolf_desktop.model.eighteen_holes.course import Adjustment, Terrain
from minigolf_desktop.model.eighteen_holes.modes import stableford_points
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import ranks, targets_of_each
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.ratings import (
    StablefordRange,
    difficulty,
    solo_par,
    stableford_range,
)
from minigolf_desktop.model.geometry.hexagon import Hex


@pytest.mark.parametrize(
    ("par", "points"),
    [(3, (4, 3, 2, 1, 0, 0)), (4, (5, 4, 3, 2, 1, 0, 0)), (5, (6, 5, 4, 3, 2, 1, 0, 0))],
)
def test_stableford_points_are_those_of_the_rule_book(par, points):
    assert tuple(stableford_points(par, turns) for turns in range(1, len(points) + 1)) == points


def test_the_stableford_range_goes_from_par_play_to_one_turn_a_hole(box):
    meadow = box.presets[0].course
    assert [hole.par for hole in meadow.holes] == [4, 3, 3, 4, 3]
    assert stableford_range(meadow) == StablefordRange(at_par=10, most=22)


def test_the_solo_par_of_every_course_in_the_box_is_a_rank_that_a_deck_can_have(box):
    for preset in box.presets:
        targets = targets_of_each(len(preset.course.holes))
        assert preset.solo_par in ranks(box.solo_cards, targets)


@pytest.mark.parametrize(
    ("holes", "rank"), [(3, 4), (5, 4), (6, 7), (9, 11), (12, 15), (15, 18), (18, 22)]
)
def test_the_solo_par_of_any_other_course_grows_with_the_targets_of_the_opponents(box, holes, rank):
    assert solo_par(quick_course(box, holes, 1), box) == rank
    assert rank in ranks(box.solo_cards, targets_of_each(holes))


def test_a_course_of_the_box_keeps_its_solo_par_under_another_name(box):
    """What the set-up tells of it, the course editor tells too (ruling H15)."""
    for preset in box.presets:
        own = replace(preset.course, id="", name="Mine", tiles=preset.course.tiles[::-1])
        assert solo_par(own, box) == preset.solo_par


def test_the_difficulty_puts_the_courses_of_the_box_in_the_order_of_their_makers(box):
    computed = {preset.course.id: difficulty(preset.course, box) for preset in box.presets}
    for one in box.presets:
        for other in box.presets:
            if one.difficulty < other.difficulty:
                assert computed[one.course.id] < computed[other.course.id]


def test_the_difficulty_comes_near_the_figures_of_the_makers(box):
    for preset in box.presets:
        figure = difficulty(preset.course, box)
        assert figure == pytest.approx(preset.difficulty, rel=0.1), preset.course.id


def test_a_bunker_beside_the_fairway_makes_a_course_harder_and_turf_over_it_easier(box):
    course = box.presets[0].course
    place = Hex(1, 0)
    figures = [
        difficulty(replace(course, adjustments=(Adjustment(place, terrain),)), box)
        for terrain in (Terrain.ROUGH, Terrain.BUNKER, Terrain.WATER)
    ]
    assert figures[0] < figures[1] <= figures[2]


def test_quick_courses_of_more_stars_are_harder(box):
    means = [
        sum(difficulty(quick_course(box, 9, seed, stars), box) for seed in range(30))
        for stars in (1, 2, 3)
    ]
    assert means == sorted(means)
