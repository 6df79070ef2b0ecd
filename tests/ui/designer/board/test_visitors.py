"""People walk onto a hole that was just finished, and are gone."""

import pytest

from minigolf_desktop.model.designer import assess
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, player_colour
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.visitors import (
    PEOPLE,
    _Walker,
    finished_holes,
    way_over,
)
from minigolf_desktop.ui.designer.course_art import resting_place, square_of


@pytest.fixture(scope="module")
def finished(catalogue):
    """A course of nine whole holes, and what is to be said of it."""
    course = shipped_courses(catalogue)[0].course
    return course, assess(course, (), final=True)


@pytest.fixture
def scene(window, finished):
    board = BoardScene(TileAtlas(), LIGHT, player_colour("blue").light, window)
    board.motion = Motion(20)
    board.show_course(finished[0], ())
    return board


def people(scene):
    return [item for item in scene.items() if isinstance(item, _Walker)]


def test_a_tile_finishes_the_whole_holes_that_it_is_a_part_of(finished):
    course, assessment = finished
    found = {hole for cell in course.tiles for hole in finished_holes(assessment, cell)}
    assert len(found) == 9
    assert all(hole.tees and hole.greens for hole in found)


def test_the_way_over_a_hole_leads_from_the_mat_by_every_tile_into_the_cup(finished):
    course, assessment = finished
    for hole in assessment.holes:
        way = way_over(course, hole)
        first, last = hole.steps[0], hole.steps[-1]
        assert (way.pointAtPercent(0) - resting_place(course, *first)).manhattanLength() < 0.01
        assert (way.pointAtPercent(1) - resting_place(course, *last)).manhattanLength() < 0.01
        walked = [way.pointAtPercent(step / 400) for step in range(401)]
        seen = [cell for cell in hole.cells if any(map(square_of(cell).contains, walked))]
        assert seen == list(hole.cells)


def test_people_walk_onto_a_finished_hole_and_are_gone(qtbot, scene, finished):
    _, assessment = finished
    hole = next(hole for hole in assessment.holes if finished_holes(assessment, hole.cells[0]))
    scene.receive_visitors(assessment, hole.cells[0])
    assert len(people(scene)) == PEOPLE
    qtbot.waitUntil(lambda: not people(scene))


@pytest.mark.parametrize("motion", [Motion(0), Motion(1, reduced=True)])
def test_nobody_walks_where_nothing_may_move(scene, finished, motion):
    course, assessment = finished
    scene.motion = motion
    for cell in course.tiles:
        scene.receive_visitors(assessment, cell)
    assert people(scene) == []


def test_nobody_walks_on_a_tile_that_is_taken_back(scene, finished):
    course, assessment = finished
    scene.motion = Motion(0.01)
    cell = next(cell for cell in course.tiles if finished_holes(assessment, cell))
    scene.receive_visitors(assessment, cell)
    assert people(scene)
    tiles = {other: tile for other, tile in course.tiles.items() if other != cell}
    scene.show_course(course._replace(tiles=tiles), ())
    assert people(scene) == []


def test_a_tile_that_finishes_nothing_brings_nobody(scene, finished):
    _, assessment = finished
    scene.receive_visitors(assessment, None)
    assert people(scene) == []
