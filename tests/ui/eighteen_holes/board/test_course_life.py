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


def test_the_hole_in_play_is_lit_from_its_tee_to_its_green(hex_scene, small_course):
    def lit():
        return [piece for piece in hex_scene.pieces if piece.layer == HexLayer.LIGHT]

    flags = [
        FlagPicture(number, hole.green, str(number + 1), in_play=number == 0)
        for number, hole in enumerate(small_course.holes)
    ]
    hex_scene.show(BoardPicture(flags=tuple(flags)))
    assert len(lit()) == 1
    hex_scene.show(BoardPicture(flags=tuple(flag._replace(in_play=False) for flag in flags)))
    assert not lit()


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
