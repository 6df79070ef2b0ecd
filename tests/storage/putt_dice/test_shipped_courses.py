"""The courses that come with the program: playable, of real tiles, each of another character."""

from collections import Counter

import pytest

from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.designer import trace_holes
from minigolf_desktop.storage.designer.courses import read_course
from minigolf_desktop.storage.putt_dice import (
    is_playable,
    putt_course,
    shipped_courses,
    shipped_paths,
)

PATHS = shipped_paths()
NAMES = [path.stem for path in PATHS]


@pytest.fixture
def course_file(request, catalogue):
    return read_course(request.param, catalogue)


each_course = pytest.mark.parametrize("course_file", PATHS, ids=NAMES, indirect=True)


def hazards_of(course_file):
    """How many segments of its holes have each hazard."""
    course = course_file.course
    return Counter(
        str(hazard)
        for hole in trace_holes(course)
        for cell, segment in hole.steps
        for hazard in course.box.design(course.tiles[cell]).segments[segment].hazards
    )


def test_at_least_six_courses_come_with_the_program(catalogue):
    assert len(shipped_courses(catalogue)) >= 6


def test_each_lies_on_a_land_of_its_own(catalogue):
    lands = [course_file.course.land.id for course_file in shipped_courses(catalogue)]
    assert "" not in lands
    assert len(set(lands)) == len(lands)


@each_course
def test_it_can_be_putted_on(course_file):
    """Ruling P6."""
    assert is_playable(course_file)


@each_course
def test_it_fills_its_land_and_no_more(course_file):
    course = course_file.course
    assert set(course.tiles) == course.land.free


@each_course
def test_it_takes_no_more_tiles_of_a_design_than_the_box_holds(course_file):
    course = course_file.course
    used = Counter(tile >> 2 for tile in course.tiles.values())
    assert [one for one, count in used.items() if count > course.box.designs[one].copies] == []


@each_course
def test_the_best_player_takes_between_0_65_and_0_95_of_par(course_file):
    course = putt_course(course_file)
    putter = BestPutter(load_dice())
    expected = sum(putter.prospects(hole).strokes() for hole in course.holes)
    assert 0.65 < expected / course.par < 0.95


def test_their_pars_reach_from_easy_to_hard(catalogue):
    pars = [putt_course(course_file).par for course_file in shipped_courses(catalogue)]
    assert min(pars) < 30
    assert max(pars) > 70


@pytest.mark.parametrize(
    ("name", "hazard"),
    [
        ("duck-ponds", "water"),
        ("seven-hills", "slope"),
        ("flower-show", "flowers"),
        ("clockwork-yard", "obstacle"),
    ],
)
def test_some_are_all_about_one_hazard(catalogue, name, hazard):
    (path,) = (path for path in PATHS if path.stem == name)
    hazards = hazards_of(read_course(path, catalogue))
    assert hazards.most_common(1)[0][0] == hazard
    assert hazards[hazard] >= 12
