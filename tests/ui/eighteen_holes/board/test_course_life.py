"""What stirs on a course by itself, and that it comes to rest; the light on the hole in play."""

from itertools import pairwise

import pytest
from hex_boards import golfer

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.field import ground_of
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour
from minigolf_desktop.ui.common.boards.life import LASTING
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.eighteen_holes.art.course_picture import way_of_hole
from minigolf_desktop.ui.eighteen_holes.board import scene as scene_of_board
from minigolf_desktop.ui.eighteen_holes.board.picture import BoardPicture, FlagPicture, Walk
from minigolf_desktop.ui.eighteen_holes.board.pieces import HexLayer

HOME = Hex(0, 0)
BEFORE = BoardPicture((golfer(0, HOME),))
WALK = Walk(0, (HOME, neighbour(HOME, 0)))


def walked(scene, motion):
    scene.motion = motion
    scene.show(BEFORE)
    scene.play([WALK], BEFORE)
    scene.skip()


def test_a_course_stirs_after_a_move_and_comes_to_rest(qtbot, hex_scene):
    walked(hex_scene, Motion(10))
    assert hex_scene._life.stirs
    qtbot.waitUntil(lambda: not hex_scene._life.stirs, timeout=4 * LASTING)
    with qtbot.assertNotEmitted(hex_scene.pieces.changed, wait=200):
        pass


@pytest.mark.quick
@pytest.mark.parametrize("motion", [Motion(0), Motion(1, reduced=True)])
def test_nothing_stirs_where_nothing_may_move(hex_scene, motion):
    walked(hex_scene, motion)
    assert not hex_scene._life.stirs


def test_nothing_stirs_on_a_course_that_is_only_looked_at(hex_scene):
    hex_scene.motion = Motion(1)
    hex_scene.show(BEFORE)
    assert not hex_scene._life.stirs


def flags_of(course, in_play):
    return tuple(
        FlagPicture(number, hole.green, str(number + 1), in_play=number in in_play)
        for number, hole in enumerate(course.holes)
    )


def lit_on(scene):
    return [piece for piece in scene.pieces if piece.layer == HexLayer.LIGHT]


def test_the_hole_in_play_is_lit_from_its_tee_to_its_green(hex_scene, small_course):
    hex_scene.show(BoardPicture(flags=flags_of(small_course, {0})))
    assert len(lit_on(hex_scene)) == 1
    hex_scene.show(BoardPicture(flags=flags_of(small_course, set())))
    assert not lit_on(hex_scene)


def test_the_way_of_a_hole_is_found_once_for_each_course(hex_scene, golf_box, monkeypatch):
    found = []

    def find(course, faces, hole):
        found.append((course.id, hole.tee))
        return way_of_hole(course, faces, hole)

    monkeypatch.setattr(scene_of_board, "way_of_hole", find)
    courses = [preset.course for preset in golf_box.presets[:2]]
    for course in courses:
        hex_scene.show_course(course)
        for in_play in ({0}, set(), {0}):
            hex_scene.show(BoardPicture(flags=flags_of(course, in_play)))
        assert len(lit_on(hex_scene)) == 1
    assert found == [(course.id, course.holes[0].tee) for course in courses]


def test_the_way_of_a_hole_leads_over_its_fairway_step_by_step(golf_box):
    faces, mown = golf_box.face_by_id, {Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN, Terrain.LAKE}
    for preset in golf_box.presets:
        ground = ground_of(preset.course, faces)
        for hole in preset.course.holes:
            way = way_of_hole(preset.course, faces, hole)
            assert (way[0], way[-1]) == (hole.tee, hole.green)
            for here, there in pairwise(way):
                assert there in [neighbour(here, direction) for direction in DIRECTIONS]
            on_fairway = sum(ground.get(place) in mown for place in way)
            assert on_fairway >= len(way) / 2, (preset.id, hole)
