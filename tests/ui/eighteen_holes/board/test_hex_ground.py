"""The ground: painted in chunks, anew only where something changed."""

from dataclasses import replace

import pytest
from hex_boards import golfer
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.model.eighteen_holes.course import Adjustment, Course, Terrain
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.eighteen_holes.art.course_picture import paint_course
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board import ground as hex_ground
from minigolf_desktop.ui.eighteen_holes.board.ground import HexGround
from minigolf_desktop.ui.eighteen_holes.board.picture import BoardPicture

MEADOW = QColor("#DBDFB9")
SIZE = QSize(1500, 1200)
ORIGIN = QPointF(700, 600)


def painted(ground, unit, ratio=1.0):
    picture = QImage(SIZE * ratio, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(MEADOW)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(1 / ratio, 1 / ratio)
    origin = (ORIGIN * ratio).toPoint()
    ground.paint(painter, QRect(QPoint(), SIZE * ratio), origin, unit * ratio, lambda bare: None)
    painter.end()
    return picture


def look_at(ground, unit):
    ground.settle(unit, 1.0)
    ground.look_at(
        QRectF(-ORIGIN.x() / unit, -ORIGIN.y() / unit, SIZE.width() / unit, SIZE.height() / unit)
    )


def unlike(one, other, step=5):
    """Return the share of pixels that differ clearly."""
    points = [(x, y) for x in range(0, one.width(), step) for y in range(0, one.height(), step)]
    off = 0
    for x, y in points:
        here, there = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
        off += abs(here.red() - there.red()) + abs(here.green() - there.green()) > 24
    return off / len(points)


@pytest.fixture(autouse=True)
def time_enough(monkeypatch):
    """All of a course can be painted at once, however busy the machine is."""
    monkeypatch.setattr(hex_ground, "_AT_ONCE", 60_000)


@pytest.fixture
def ground(qtbot, hex_scene, golf_box, small_course):
    made = HexGround(LIGHT, golf_box.face_by_id, hex_scene)
    made.set_course(small_course)
    return made


@pytest.mark.parametrize("unit", [9.0, 24.0])
def test_chunks_together_are_the_course(ground, golf_box, small_course, unit):
    look_at(ground, unit)
    ground.set_marks(True)
    whole = QImage(SIZE, QImage.Format.Format_RGB32)
    whole.fill(MEADOW)
    painter = QPainter(whole)
    painter.translate(ORIGIN)
    paint_course(painter, small_course, golf_box.face_by_id, unit, marks=True)
    painter.end()
    # Tiles are copied to whole pixels: thin lines may lie beside those painted at once.
    assert unlike(painted(ground, unit), whole) < 0.02


@pytest.mark.parametrize("hazards", [Hazards.RELAXED, Hazards.SHARP])
def test_h35_the_ground_changes_with_the_hazards_where_they_are(
    qtbot, ground, golf_box, small_course, hazards
):
    look_at(ground, 24.0)
    before = painted(ground, 24.0)
    qtbot.waitUntil(lambda: not ground.busy)
    course = course_as_played(small_course, hazards, 1, golf_box.face_by_id)
    ground.set_course(course)
    qtbot.waitUntil(lambda: not ground.busy)
    after = painted(ground, 24.0)
    spots = [(ORIGIN + hex_centre(one.place, 24.0)).toPoint() for one in course.altered]
    assert spots
    for spot in spots:
        around = QRect(spot - QPoint(12, 12), QSize(24, 24))
        assert before.copy(around) != after.copy(around)
    assert 0 < unlike(before, after, 3) < 0.02


def test_the_first_picture_is_sharp(qtbot, ground):
    look_at(ground, 24.0)
    first = painted(ground, 24.0)
    qtbot.waitUntil(lambda: not ground.busy)
    assert unlike(first, painted(ground, 24.0)) == 0


def test_while_zooming_the_picture_of_before_stands_in(qtbot, ground):
    look_at(ground, 24.0)
    sharp = painted(ground, 24.0)
    ground.rest()
    assert unlike(painted(ground, 24.2), sharp) < 0.1


def test_a_new_size_is_painted_in_slices_until_it_is_sharp(qtbot, ground):
    look_at(ground, 24.0)
    painted(ground, 24.0)
    look_at(ground, 31.0)
    assert ground.busy
    qtbot.waitUntil(lambda: not ground.busy)
    once = painted(ground, 31.0)
    ground.set_theme(LIGHT)
    assert unlike(once, painted(ground, 31.0)) == 0


def test_what_takes_long_at_first_follows_a_bit_at_a_time(qtbot, ground, monkeypatch):
    look_at(ground, 24.0)
    whole = painted(ground, 24.0)
    monkeypatch.setattr(hex_ground, "_AT_ONCE", 0)
    ground.set_theme(LIGHT)
    assert painted(ground, 24.0) != whole
    assert ground.busy
    qtbot.waitUntil(lambda: not ground.busy)
    assert painted(ground, 24.0) == whole


def test_the_course_at_hand_is_not_painted_again(qtbot, ground, small_course):
    look_at(ground, 24.0)
    painted(ground, 24.0)
    qtbot.waitUntil(lambda: not ground.busy)
    same = replace(small_course, holes=small_course.holes[::-1])
    ground.set_course(same)
    assert not ground.busy


def test_a_change_is_painted_where_it_is_and_nowhere_else(qtbot, ground, small_course):
    look_at(ground, 24.0)
    before = painted(ground, 24.0)
    qtbot.waitUntil(lambda: not ground.busy)
    parts = []
    ground.changed.connect(parts.append)
    spot = small_course.tiles[0].centre
    laid = (*small_course.adjustments, Adjustment(spot, Terrain.TREES))
    ground.set_course(replace(small_course, adjustments=laid))
    qtbot.waitUntil(lambda: not ground.busy)
    after = painted(ground, 24.0)
    assert 0 < unlike(before, after, 3) < 0.01
    assert all(not part.isNull() for part in parts)


def test_a_tile_taken_away_leaves_the_meadow(qtbot, ground, small_course):
    look_at(ground, 24.0)
    painted(ground, 24.0)
    fewer = Course("", "", small_course.tiles[:1], (), ())
    ground.set_course(fewer)
    qtbot.waitUntil(lambda: not ground.busy)
    only = HexGround(LIGHT, ground._faces, ground.parent())
    only.set_course(fewer)
    look_at(only, 24.0)
    assert unlike(painted(ground, 24.0), painted(only, 24.0)) == 0


def test_what_stands_in_while_zooming_shows_no_tile_that_is_gone(qtbot, ground, small_course):
    look_at(ground, 24.0)
    painted(ground, 24.0)
    qtbot.waitUntil(lambda: not ground.busy)
    gone = small_course.tiles[-1]
    ground.set_course(Course("", "", small_course.tiles[:-1], (), ()))
    qtbot.waitUntil(lambda: not ground.busy)
    at = ORIGIN + hex_centre(gone.centre, 12.0)
    assert painted(ground, 12.0).pixel(at.toPoint()) == MEADOW.rgb()


@pytest.mark.quick
def test_without_a_course_there_is_meadow_only(ground):
    ground.set_course(None)
    look_at(ground, 24.0)
    picture = painted(ground, 24.0)
    assert {picture.pixel(x, x) for x in range(0, 1200, 7)} == {MEADOW.rgb()}


def test_the_dark_theme_lays_its_evening_on_the_course(ground, qtbot):
    look_at(ground, 24.0)
    light = painted(ground, 24.0)
    ground.set_theme(DARK)
    qtbot.waitUntil(lambda: not ground.busy)
    dark = painted(ground, 24.0)
    middle = (round(ORIGIN.x()), round(ORIGIN.y()))
    assert QColor(dark.pixel(*middle)).lightness() < QColor(light.pixel(*middle)).lightness()


def test_fine_screens_get_finer_pictures(qtbot, hex_view, hex_scene):
    hex_scene.show(BoardPicture((golfer(0, Hex(0, 0)),)))
    ground = hex_scene.ground
    ground.settle(24.0, 2.0)
    ground.set_theme(LIGHT)
    picture = painted(ground, 24.0, 2.0)
    assert picture.devicePixelRatio() == 2.0
    assert picture.pixel(1400, 1200) != MEADOW.rgb()
