"""Pictures of whole hex courses: adjustment tiles, shadow, evening, kept pictures, thumbnails."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import Adjustment, Course, PlacedTile, Terrain
from minigolf_desktop.model.eighteen_holes.field import corner_hexes, tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.course_picture import (
    LARGEST_UNIT,
    HexAtlas,
    corner_adjustments,
    course_rect,
    course_thumbnail,
    grounds_of,
    paint_course,
)
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.ground import plain_ground

BOX = load_box()
FACES = BOX.face_by_id
MEADOW = QColor("#DBDFB9")
UNIT = 20.0
HERE = QPointF(0, 0)
THREE = Course(
    "",
    "",
    (
        PlacedTile("06A", Hex(0, 0), 2),
        PlacedTile("37A", Hex(1, -1), 2),
        PlacedTile("40A", Hex(1, 0), 2),
    ),
    (),
    (),
)


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def picture_of(course: Course, unit: float = UNIT, **look) -> QImage:
    area = course_rect(course, unit)
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(MEADOW)
    painter = QPainter(image)
    painter.translate(-area.topLeft())
    paint_course(painter, course, FACES, unit, **look)
    painter.end()
    return image


def colour_at(image: QImage, course: Course, place: Hex, shift: QPointF = HERE) -> QColor:
    spot = hex_centre(place, UNIT) + shift - course_rect(course, UNIT).topLeft()
    return image.pixelColor(spot.toPoint())


def close(one: QColor, other: QColor, by: int = 16) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def with_adjustments(*laid: Adjustment) -> Course:
    return replace(THREE, adjustments=laid)


def test_an_adjustment_tile_takes_the_place_of_what_is_under_it():
    bunker = tile_hexes(THREE.tiles[0])[1]
    assert close(colour_at(picture_of(THREE), THREE, bunker, QPointF(-2, -5)), colours.SAND, 30)
    course = with_adjustments(Adjustment(bunker, Terrain.ROUGH))
    covered = picture_of(course)
    assert close(colour_at(covered, course, bunker), colours.ROUGH, 22)
    ground = grounds_of(course, FACES)[course.tiles[0]]
    assert list(ground.groups(Terrain.BUNKER)) == [(2,)]
    assert ground.laid == {1}


def test_h35_rough_for_a_bunker_looks_as_if_it_were_printed_so():
    bunker = tile_hexes(THREE.tiles[0])[1]
    course = replace(THREE, altered=(Adjustment(bunker, Terrain.ROUGH),))
    ground = grounds_of(course, FACES)[course.tiles[0]]
    assert (ground.terrain[1], ground.laid) == (Terrain.ROUGH, frozenset())
    assert close(colour_at(picture_of(course), course, bunker), colours.ROUGH, 22)


def test_h35_a_bunker_that_is_added_grows_together_with_the_one_beside_it():
    ground = grounds_of(THREE, FACES)[THREE.tiles[0]]
    (sand,) = ground.groups(Terrain.BUNKER)
    beside = (sand[-1] + 1) % 6
    spot = tile_hexes(THREE.tiles[0])[beside]
    course = replace(THREE, altered=(Adjustment(spot, Terrain.BUNKER),))
    (wider,) = grounds_of(course, FACES)[course.tiles[0]].groups(Terrain.BUNKER)
    assert wider == tuple(sorted((*sand, beside)))


def test_h35_a_hazard_may_come_up_where_three_tiles_meet():
    (corner,) = set.intersection(*(set(corner_hexes(tile)) for tile in THREE.tiles))
    course = replace(THREE, altered=(Adjustment(corner, Terrain.WATER),))
    assert colour_at(picture_of(THREE), THREE, corner).blue() < 120
    assert colour_at(picture_of(course), course, corner, QPointF(0, 10)).blue() > 180


def test_water_on_a_fairway_is_a_lake_with_fairway_round_it():
    middle = tile_hexes(THREE.tiles[0])[6]
    course = with_adjustments(Adjustment(middle, Terrain.WATER))
    ground = grounds_of(course, FACES)[course.tiles[0]]
    assert ground.terrain[6] is Terrain.LAKE
    assert ground.links[6] == {0, 3}
    image = picture_of(course)
    assert colour_at(image, course, middle).blue() > 180
    beside = colour_at(image, course, middle, QPointF(0.62 * UNIT, 4))
    assert any(
        close(beside, one, 30) for one in (colours.FAIRWAY, colours.FAIRWAY_BAND, colours.CUT)
    )


def test_trees_on_a_fairway_interrupt_it():
    middle = tile_hexes(THREE.tiles[0])[6]
    ground = grounds_of(with_adjustments(Adjustment(middle, Terrain.TREES)), FACES)[THREE.tiles[0]]
    assert ground.links[6] == frozenset()
    assert ground.links[0] == {0}


def test_an_adjustment_tile_may_lie_where_three_tiles_meet():
    shared = set.intersection(*(set(corner_hexes(tile)) for tile in THREE.tiles))
    (corner,) = shared
    course = with_adjustments(Adjustment(corner, Terrain.WATER))
    assert corner_adjustments(course) == list(course.adjustments)
    plain, watered = picture_of(THREE), picture_of(course)
    # A tuft may grow anywhere, but not everywhere.
    beside = [QPointF(x, y) for x in (-5, 0, 5) for y in (-5, 5)]
    assert any(close(colour_at(plain, THREE, corner, step), colours.CORNER) for step in beside)
    assert colour_at(watered, course, corner, QPointF(5, 5)).blue() > 180


def test_a_course_throws_its_shadow_to_the_south_east():
    image = picture_of(THREE)
    tile = THREE.tiles[2]
    south_east = hex_centre(tile_hexes(tile)[0], UNIT) + QPointF(0.86 * UNIT, 0.5 * UNIT)
    spot = (south_east - course_rect(THREE, UNIT).topLeft() + QPointF(2.6, 1.5)).toPoint()
    assert image.pixelColor(spot) != MEADOW
    assert image.pixelColor(0, 0) == MEADOW


def test_the_evening_lies_over_the_course_in_the_dark_theme_only():
    place = tile_hexes(THREE.tiles[0])[5]
    day, evening = picture_of(THREE, theme=LIGHT), picture_of(THREE, theme=DARK)
    assert colour_at(evening, THREE, place).lightness() < colour_at(day, THREE, place).lightness()
    assert evening.pixelColor(0, 0) == MEADOW


@pytest.mark.parametrize("preset", BOX.presets, ids=lambda preset: preset.course.id)
def test_every_preset_course_has_a_picture(preset):
    course = preset.course
    thumbnail = course_thumbnail(course, FACES, 240)
    assert max(thumbnail.width(), thumbnail.height()) in (239, 240)
    assert thumbnail.pixelColor(0, 0).alpha() == 0


def test_the_picture_of_a_small_course_is_not_blown_up():
    course = BOX.presets[0].course
    area = course_rect(course, LARGEST_UNIT)
    assert abs(course_thumbnail(course, FACES, 5000).width() - area.width()) < 1


def test_a_course_without_tiles_has_an_empty_picture():
    empty = Course("", "", (), (), ())
    assert course_thumbnail(empty, FACES, 200).pixelColor(0, 0).alpha() == 0


def test_kept_pictures_show_the_same_as_painting_afresh():
    fresh, kept = picture_of(THREE), picture_of(THREE, atlas=HexAtlas())
    step = range(2, min(fresh.width(), fresh.height()) - 2, 3)
    alike = sum(
        close(fresh.pixelColor(x, y), kept.pixelColor(x, y), 40) for x in step for y in step
    )
    assert alike > 0.93 * len(step) ** 2


def test_the_same_tile_is_painted_once():
    atlas = HexAtlas()
    first = atlas.face(FACES["06A"], 1, UNIT)
    assert atlas.face(FACES["06A"], 1, UNIT) is first
    assert atlas.face(FACES["06A"], 7, UNIT) is first
    assert atlas.face(FACES["06A"], 2, UNIT) is not first
    assert atlas.face(FACES["06A"], 1, UNIT, marks=True) is not first


def test_a_tile_has_as_many_pixels_as_the_screen_shows():
    picture = HexAtlas().face(FACES["06A"], 0, UNIT, 2.0)
    assert 0 <= picture.width() - 2 * 6 * UNIT <= 4
    assert picture.devicePixelRatio() == 2


def test_the_atlas_forgets_what_was_used_longest_ago():
    one = HexAtlas().face(FACES["06A"], 0, UNIT)
    atlas = HexAtlas(limit=3 * one.width() * one.height() * 4)
    kept = [atlas.face(FACES["06A"], turn, UNIT) for turn in range(3)]
    atlas.face(FACES["06A"], 0, UNIT)
    atlas.face(FACES["06A"], 3, UNIT)
    assert atlas.face(FACES["06A"], 0, UNIT) is kept[0]
    assert atlas.face(FACES["06A"], 1, UNIT) is not kept[1]
    assert atlas.bytes_held <= 3 * one.width() * one.height() * 4
    atlas.clear()
    assert atlas.bytes_held == 0


def test_a_tile_lies_on_whole_pixels_of_the_device():
    image = QImage(QSize(300, 300), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    seen = []
    for shift in (0.0, 0.1):
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(75 + shift, 75)
        HexAtlas().draw(painter, plain_ground(FACES["06A"], 0), QPointF(0, 0), UNIT)
        painter.end()
        seen.append(image.copy())
    assert seen[0] == seen[1]
