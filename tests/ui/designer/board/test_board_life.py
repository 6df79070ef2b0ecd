"""What stirs on a course of Minigolf Designer after a move, and that it comes to rest."""

import pytest

from minigolf_desktop.model.designer import place
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.common.boards.life import LASTING
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, player_colour
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.life import LIFE_UNIT, _StirringItem, habitat_of
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.course_art import square_of, things_on


@pytest.fixture(scope="module")
def course(catalogue):
    """Duck Ponds: a course with many pools and trees."""
    return next(one for one in shipped_courses(catalogue) if one.name == "Duck Ponds").course


@pytest.fixture
def scene(window):
    return BoardScene(TileAtlas(), LIGHT, player_colour("blue").light, window)


def laid(scene, course, motion):
    """Show a course with one tile more than before."""
    scene.motion = motion
    scene.show_course(course, ())
    cell = min(course.front)
    after = place(course, cell, min(course.tiles.values()))
    scene.show_course(after, (), cell)


def stirring(scene):
    return [item for item in scene.items() if isinstance(item, _StirringItem) and item.isVisible()]


def test_a_course_stirs_after_a_tile_was_laid_and_comes_to_rest(qtbot, scene, course):
    laid(scene, course, Motion(10))
    qtbot.waitUntil(lambda: bool(stirring(scene)), timeout=LASTING)
    qtbot.waitUntil(lambda: not scene._life.stirs, timeout=4 * LASTING)
    assert not stirring(scene)


@pytest.mark.quick
@pytest.mark.parametrize("motion", [Motion(0), Motion(1, reduced=True)])
def test_nothing_stirs_where_nothing_may_move(scene, course, motion):
    laid(scene, course, motion)
    assert not scene._life.stirs


def test_nothing_stirs_on_a_course_that_is_only_looked_at(scene, course):
    scene.motion = Motion()
    scene.show_course(course, ())
    assert not scene._life.stirs


def test_nothing_stirs_where_the_tile_was_taken_back(scene, course):
    laid(scene, course, Motion())
    scene.show_course(course, ())
    assert not scene._life.stirs


def test_glints_lie_on_pools_and_leaves_fall_from_trees(course):
    things = [room for cell in course.tiles for room in things_on(course, cell)]
    habitat = habitat_of(course, course.tiles)
    assert len(habitat.water) > 9
    assert len(habitat.woods) > 9
    for patch in (*habitat.water, *habitat.woods):
        middle = patch.middle * LIFE_UNIT
        on_tile = any(square_of(cell).contains(middle) for cell in course.tiles)
        assert not on_tile or any(room.contains(middle) for room in things)
