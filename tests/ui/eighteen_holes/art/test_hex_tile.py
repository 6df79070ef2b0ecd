"""Painting hex tiles: every face at every turn, its ground where it belongs, seamless fairways."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import CENTRE, StopKind, Terrain
from minigolf_desktop.model.geometry.hexagon import NORTH, STEPS, Hex, turned
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.contact_sheets import hazards_caption, hex_tile_sheet
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, tile_corner
from minigolf_desktop.ui.eighteen_holes.art.ground import Detail, detail_at, plain_ground
from minigolf_desktop.ui.eighteen_holes.art.signs import tee_direction
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_tile

FACES = load_box().face_by_id
SIDE = 160
MIDDLE = QPointF(SIDE / 2, SIDE / 2)
UNIT = 24.0

GROUNDS = {
    Terrain.FAIRWAY: (colours.FAIRWAY, colours.FAIRWAY_BAND),
    Terrain.TEE: (colours.FAIRWAY, colours.TEE_BAND),
    Terrain.GREEN: (colours.GREEN, colours.GREEN_BAND),
    Terrain.BUNKER: (colours.SAND, colours.RAKE),
    Terrain.WATER: (colours.WATER, colours.WATER_LIGHT, colours.WAVE),
    Terrain.LAKE: (colours.WATER, colours.WATER_LIGHT, colours.WAVE),
}
"""Colours that may be found round the middle of a hex."""


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def painted(name: str, turn: int = 0, unit: float = UNIT, marks: bool = False) -> QImage:
    picture = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(MIDDLE)
    paint_tile(painter, FACES[name], turn, unit, marks=marks)
    painter.end()
    return picture


def at(picture: QImage, point: QPointF) -> QColor:
    spot = (point + MIDDLE).toPoint()
    return picture.pixelColor(spot)


def close(one: QColor, other: QColor, by: int = 16) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


@pytest.mark.parametrize("turn", range(6))
def test_every_face_paints_at_every_turn_and_stays_within_its_tile(turn):
    for name in FACES:
        picture = painted(name, turn)
        for corner in range(6):
            inside = tile_corner(Hex(0, 0), corner, UNIT, 0.96)
            outside = tile_corner(Hex(0, 0), corner, UNIT, 1.05)
            assert at(picture, inside).alpha() == 255, name
            assert at(picture, outside).alpha() == 0, name
        rows = (8, SIDE - 9)
        assert all(picture.pixelColor(x, y).alpha() == 0 for x in range(SIDE) for y in rows), name


@pytest.mark.parametrize("turn", [0, 3, 4])
def test_the_ground_of_a_hex_is_found_round_its_middle(turn):
    around = [QPointF(x, y) for x in (-2, 0, 2) for y in (-2, 0, 2)]
    for name, face in FACES.items():
        picture, ground = painted(name, turn), plain_ground(face, turn)
        for place, terrain in enumerate(face.terrain):
            if terrain not in GROUNDS:
                continue
            middle = hex_centre(ground.hex_of(place), UNIT)
            found = [at(picture, middle + step) for step in around]
            wanted = GROUNDS[terrain]
            assert any(close(one, other) for one in found for other in wanted), (name, place)


@pytest.mark.quick
def test_rough_is_within_a_twentieth_of_its_colour():
    for name in ("01A", "11B", "40A", "25B"):
        ground = plain_ground(FACES[name], 0)
        picture = painted(name)
        for place in ground.places(Terrain.ROUGH):
            middle = hex_centre(ground.hex_of(place), UNIT)
            found = [at(picture, middle + QPointF(x, 0)) for x in range(-6, 7)]
            assert sum(close(one, colours.ROUGH, 13) for one in found) > 6


def test_a_turned_face_has_its_hexes_where_the_model_has_them():
    face = FACES["06A"]
    for turn in range(6):
        ground = plain_ground(face, turn)
        assert [ground.hex_of(place) for place in range(6)] == [
            STEPS[turned(place, turn)] for place in range(6)
        ]
        assert ground.hex_of(CENTRE) == Hex(0, 0)


def leads_out(name: str) -> list[int]:
    sides = set()
    for line in FACES[name].lines:
        for before, after in pairwise(line):
            if after.kind is StopKind.SIDE and before.kind is not StopKind.GAP:
                sides.add(after.place)
            if before.kind is StopKind.SIDE and after.kind is not StopKind.GAP:
                sides.add(before.place)
    return sorted(sides)


def test_fairways_cross_the_sides_of_all_tiles_alike():
    # Seen from outside, so that every side that is crossed lies to the north.
    def side(name: str, direction: int) -> list[QColor]:
        picture = painted(name, (NORTH - direction) % 6)
        line = -1.5 * 3**0.5 * UNIT + 1.6
        return [at(picture, QPointF(x, line)) for x in range(-18, 19)]

    model = side("06A", 0)
    for name in FACES:
        for direction in leads_out(name):
            pairs = zip(side(name, direction), model, strict=True)
            same = [close(one, other, 36) for one, other in pairs]
            assert sum(same) >= len(same) - 4, (name, direction)


def test_no_fairway_crosses_the_other_sides():
    for name, face in FACES.items():
        for direction in set(range(6)) - set(face.sides()):
            if face.terrain[direction] is Terrain.GREEN:
                continue
            picture = painted(name, (NORTH - direction) % 6)
            spot = QPointF(0, -1.5 * 3**0.5 * UNIT + 1.6)
            assert not close(at(picture, spot), colours.FAIRWAY_BAND, 12), (name, direction)


def test_a_face_always_looks_the_same():
    assert painted("36B", 2, marks=True) == painted("36B", 2, marks=True)


@pytest.mark.parametrize("turn", range(6))
def test_banks_and_lips_are_darker_to_the_north_west_at_every_turn(turn):
    for name, dark in (("10A", colours.WATER_BANK), ("20A", colours.SAND_LIP)):
        ground = plain_ground(FACES[name], turn)
        picture = painted(name, turn)
        ((place),) = ground.places(Terrain.WATER) or ground.places(Terrain.BUNKER)
        middle = hex_centre(ground.hex_of(place), UNIT)

        def darkest(way: int, middle=middle, picture=picture, dark=dark) -> int:
            ray = [at(picture, middle + QPointF(way * k, way * k) * 0.5) for k in range(22, 38)]
            return min(
                sum(abs(a - b) for a, b in zip(one.getRgb(), dark.getRgb(), strict=True))
                for one in ray
            )

        assert darkest(-1) < darkest(1)


def test_marks_are_for_the_building_screen_only():
    plain, marked = painted("37A"), painted("37A", marks=True)
    star = tile_corner(Hex(0, 0), 1, UNIT, 0.82)
    assert not close(at(plain, star), colours.STAR)
    assert close(at(marked, star), colours.STAR)


def test_painting_leaves_the_painter_as_it_was():
    picture = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    painter.translate(3, 4)
    before = painter.transform()
    paint_tile(painter, FACES["01A"], 3, UNIT, marks=True)
    assert painter.transform() == before
    assert not painter.hasClipping()
    painter.end()


@pytest.mark.parametrize(
    "height, detail",
    [
        (60, Detail.NEAR),
        (59, Detail.MIDDLE),
        (36, Detail.MIDDLE),
        (22, Detail.SMALL),
        (21, Detail.FAR),
    ],
)
def test_detail_goes_with_the_height_of_a_hex(height, detail):
    assert detail_at((height + 1e-9) / 3**0.5) is detail


@pytest.mark.parametrize("unit", [5.0, 8.0, 13.0, 21.0, 26.0])
def test_tiles_of_every_size_show_their_green(unit):
    ground = plain_ground(FACES["39B"], 2)
    (place,) = ground.places(Terrain.GREEN)
    picture = painted("39B", 2, unit)
    found = [
        at(picture, hex_centre(ground.hex_of(place), unit) + QPointF(0, y)) for y in range(-4, 3)
    ]
    assert any(close(one, other, 20) for one in found for other in GROUNDS[Terrain.GREEN])


def test_a_tee_plays_along_its_line():
    assert tee_direction(FACES["01A"], 2) == NORTH
    assert tee_direction(FACES["25B"], 0) == 0
    assert tee_direction(FACES["24B"], 0) == 5 - 0


def test_fairways_lead_on_over_lakes_but_not_over_gaps():
    assert plain_ground(FACES["37A"], 0).links[CENTRE] == {0, 3}
    assert plain_ground(FACES["40A"], 0).links[CENTRE] == frozenset()
    assert plain_ground(FACES["40A"], 0).links[0] == {0}


def test_fairway_beside_the_line_is_joined_to_it():
    ground = plain_ground(FACES["23B"], 0)
    assert ground.links[1] >= {3 + 1}
    assert 1 in ground.links[CENTRE]


def test_neighbouring_ways_that_are_not_linked_stay_apart():
    ground = plain_ground(FACES["17A"], 0)
    assert ground.links[0] == {0, 3}
    assert ground.links[1] == {1, 4}


def test_hazards_that_touch_are_one():
    assert sorted(plain_ground(FACES["34A"], 0).groups(Terrain.BUNKER)) == [(0, 5, CENTRE)]
    assert len(list(plain_ground(FACES["04B"], 0).groups(Terrain.BUNKER))) == 2


def test_the_sheet_shows_every_kind_with_what_is_on_the_faces(english):
    few = [FACES[name] for name in ("01A", "06A", "27B")]
    sheet = hex_tile_sheet(few, LIGHT)
    assert sheet.width() > 1900
    assert sheet.height() > 3 * (187 + 84)
    assert hazards_caption(FACES["27B"]) == "3 × water"
    assert hazards_caption(FACES["23B"]) == "no hazard"
