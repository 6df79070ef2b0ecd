"""Walks and flights: seen, skipped, or left out as the player wishes."""

import pytest
from hex_boards import click, flown, landing, standing
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.field import ground_of
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH, Hex, neighbour, opposite
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.sounds import Sound, Sounds
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    BoardPicture,
    Flight,
    Hop,
    Targets,
    Walk,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT, HexLayer
from minigolf_desktop.ui.eighteen_holes.board.playback import Burst, BurstItem
from minigolf_desktop.ui.eighteen_holes.board.view import HexView

HOME = Hex(0, 0)
THERE = flown(HOME, SOUTH, SOUTH)
BEFORE, AFTER = standing(HOME), standing(THERE[-1])
FLIGHT = Flight(0, THERE)
EVERYTHING = [
    Walk(0, THERE[:2]),
    FLIGHT,
    FLIGHT._replace(out=True),
    FLIGHT._replace(stopped=True),
    FLIGHT._replace(splash=True),
    FLIGHT._replace(holed=True),
    Flight(0, (HOME,), stopped=True),
    Hop(0, HOME, THERE[1]),
    Hop(0, HOME, HOME),
]


def place_of(scene, ball=0):
    return scene._golfers.pieces[ball].point


def bursts(scene):
    return [item for item in scene.items() if isinstance(item, BurstItem)]


@pytest.fixture
def quick_scene(hex_scene):
    hex_scene.motion = Motion(10)
    hex_scene.show(BEFORE)
    return hex_scene


@pytest.mark.parametrize("animation", EVERYTHING)
def test_whatever_is_played_ends_in_the_new_picture(qtbot, quick_scene, animation):
    with qtbot.waitSignal(quick_scene.finished):
        quick_scene.play([animation], AFTER)
        assert quick_scene.playing
    assert not quick_scene.playing
    assert place_of(quick_scene) == hex_centre(THERE[-1], UNIT)
    piece = quick_scene._golfers.pieces[0]
    assert (piece.opacity, piece.scale) == (1.0, 1.0)


@pytest.mark.parametrize("animation", EVERYTHING)
def test_nothing_is_left_behind(qtbot, quick_scene, animation):
    before = len(quick_scene.items()), len(list(quick_scene.pieces))
    with qtbot.waitSignal(quick_scene.finished):
        quick_scene.play([animation], AFTER)
    assert (len(quick_scene.items()), len(list(quick_scene.pieces))) == before


def test_things_are_played_one_after_the_other(qtbot, hex_scene):
    hex_scene.motion = Motion(10)
    hex_scene.show(standing(HOME, Hex(1, 0)))
    seen = []
    hex_scene.pieces.changed.connect(
        lambda _: seen.append((place_of(hex_scene, 0), place_of(hex_scene, 1)))
    )
    goal = standing(THERE[1], Hex(1, 1))
    with qtbot.waitSignal(hex_scene.finished):
        hex_scene.play([Walk(0, THERE[:2]), Walk(1, (Hex(1, 0), Hex(1, 1)))], goal)
    first_end, second_start = hex_centre(THERE[1], UNIT), hex_centre(Hex(1, 0), UNIT)
    assert all(one == first_end or other == second_start for one, other in seen)


def test_a_click_skips(qtbot, hex_view, hex_scene):
    hex_scene.motion = Motion(0.01)
    hex_scene.show(BEFORE)
    hex_scene.play([FLIGHT, FLIGHT], AFTER)
    with qtbot.waitSignal(hex_scene.finished):
        click(hex_view, Hex(2, 0))
    assert place_of(hex_scene) == hex_centre(THERE[-1], UNIT)


def test_a_click_that_skips_chooses_nothing(qtbot, hex_view, hex_scene):
    hex_scene.motion = Motion(0.01)
    hex_scene.show(BEFORE)
    hex_scene.play([FLIGHT], AFTER)
    hex_scene.show_targets(Targets((landing(NORTH),), "red"))
    with qtbot.assertNotEmitted(hex_scene.chosen), qtbot.waitSignal(hex_scene.finished):
        click(hex_view, neighbour(HOME, NORTH))


def test_a_key_skips(qtbot, hex_view, hex_scene):
    hex_scene.motion = Motion(0.01)
    hex_scene.show(BEFORE)
    hex_scene.play([FLIGHT], AFTER)
    with qtbot.waitSignal(hex_scene.finished):
        QTest.keyClick(hex_view, Qt.Key.Key_X)
    assert place_of(hex_scene) == hex_centre(THERE[-1], UNIT)


def test_a_new_picture_ends_what_is_played(qtbot, hex_scene):
    hex_scene.motion = Motion(0.01)
    hex_scene.show(BEFORE)
    hex_scene.play([FLIGHT], AFTER)
    with qtbot.waitSignal(hex_scene.finished):
        hex_scene.show(BEFORE)
    assert place_of(hex_scene) == hex_centre(HOME, UNIT)


def test_without_animation_all_happens_at_once(qtbot, hex_scene):
    hex_scene.show(BEFORE)
    with qtbot.waitSignal(hex_scene.finished):
        hex_scene.play([FLIGHT], AFTER)
        assert not hex_scene.playing
        assert place_of(hex_scene) == hex_centre(THERE[-1], UNIT)


def test_with_reduced_motion_nothing_travels(qtbot, hex_scene):
    hex_scene.motion = Motion(1, reduced=True)
    hex_scene.show(BEFORE)
    seen = set()
    hex_scene.pieces.changed.connect(lambda _: seen.add(place_of(hex_scene).toTuple()))
    with qtbot.waitSignal(hex_scene.finished):
        hex_scene.play([FLIGHT._replace(splash=True)], AFTER)
    assert seen <= {hex_centre(HOME, UNIT).toTuple(), hex_centre(THERE[-1], UNIT).toTuple()}
    assert not bursts(hex_scene)


def test_targets_shown_meanwhile_wait_for_the_end(qtbot, hex_scene):
    hex_scene.motion = Motion(0.01)
    hex_scene.show(BEFORE)
    hex_scene.play([FLIGHT], AFTER)
    aims = Targets((landing(SOUTH),), "red")
    hex_scene.show_targets(aims)
    marks = [piece for piece in hex_scene.pieces if piece.layer == HexLayer.MARKS]
    assert not marks
    hex_scene.skip()
    assert hex_scene.targets == aims
    assert any(piece.layer == HexLayer.MARKS for piece in hex_scene.pieces)


def test_a_target_pointed_at_meanwhile_is_pointed_at_in_the_end(hex_scene):
    hex_scene.motion = Motion(0.01)
    hex_scene.show(BEFORE)
    hex_scene.play([FLIGHT], AFTER)
    hex_scene.show_targets(Targets((landing(SOUTH), landing(NORTH)), "red"))
    hex_scene.point_at(1)
    assert hex_scene.pointed_at is None
    with pytest.raises(IndexError):
        hex_scene.point_at(2)
    hex_scene.skip()
    assert hex_scene.pointed_at == 1


def test_a_golfer_who_is_not_on_the_course_is_passed_over(qtbot, quick_scene):
    with qtbot.waitSignal(quick_scene.finished):
        quick_scene.play([Walk(4, THERE)], BoardPicture())
    assert not quick_scene.playing


def test_a_ball_strikes_the_trees_that_stop_it(
    qtbot, window, heard, quick_scene, golf_box, small_course
):
    ground = ground_of(small_course, golf_box.face_by_id)
    wood, way = next(
        (place, way)
        for place, terrain in ground.items()
        if terrain is Terrain.TREES
        for way in range(6)
        if ground.get(neighbour(place, way)) is Terrain.FAIRWAY
    )
    end = neighbour(wood, way)
    start = neighbour(end, way)
    quick_scene.show(standing(start))
    Sounds(window, Settings())
    HexView(quick_scene, window)
    quick_scene.play([Flight(0, flown(start, opposite(way)), stopped=True)], standing(end))
    (burst,) = bursts(quick_scene)
    assert burst._burst is Burst.LEAVES
    towards = burst.pos() - hex_centre(end, UNIT)
    way_to_wood = hex_centre(wood, UNIT) - hex_centre(end, UNIT)
    assert QPointF.dotProduct(towards, way_to_wood) > 0
    with qtbot.waitSignal(quick_scene.finished):
        quick_scene.skip()
    assert heard[0] is Sound.CLUB


SOUNDS = [
    (Walk(0, THERE[:2]), []),
    (FLIGHT, [Sound.CLUB]),
    (FLIGHT._replace(splash=True), [Sound.CLUB, Sound.SPLASH]),
    (FLIGHT._replace(holed=True), [Sound.CLUB, Sound.CUP]),
    (Hop(0, HOME, THERE[1]), [Sound.SAND]),
]


@pytest.mark.parametrize("motion", [Motion(10), Motion(10, reduced=True), Motion(0)])
@pytest.mark.parametrize(("animation", "wanted"), SOUNDS)
def test_a_shot_is_heard_whether_it_is_seen_or_not(
    qtbot, window, hex_scene, heard, animation, wanted, motion
):
    Sounds(window, Settings())
    HexView(hex_scene, window)
    hex_scene.motion = motion
    hex_scene.show(BEFORE)
    with qtbot.waitSignal(hex_scene.finished):
        hex_scene.play([animation], AFTER)
    assert heard == wanted


def test_a_ball_is_where_it_was_hit_before_it_moves(qtbot, quick_scene):
    start = THERE[1]
    playback = quick_scene._playback
    playback.play([Flight(0, flown(start, SOUTH, SOUTH))], Motion(0.01), lambda _: False, list)
    sound, flight = playback._running, playback._stages[0]
    at_begin = [piece for piece in quick_scene.pieces if piece.layer == HexLayer.BALL]
    qtbot.waitUntil(lambda: playback._running is not sound, timeout=5000)
    assert flight not in playback._stages
    (ball,) = (piece for piece in at_begin if piece.visible and piece.room.width() < UNIT)
    assert (ball.point - hex_centre(start, UNIT)).manhattanLength() < UNIT / 4
    playback.skip()
