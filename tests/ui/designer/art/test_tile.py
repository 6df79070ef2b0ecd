"""Painting tiles: clipped, upright flags, one light, seamless paths."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.tile import paint_tile, sign_position, tile_sheet

DESIGNS = {design.id: design for design in load_catalogue().designs}
pytestmark = pytest.mark.usefixtures("qapp")


def painted(name: str, rotation: int = 0, size: int = 100, margin: int = 0) -> QImage:
    picture = QImage(size + 2 * margin, size + 2 * margin, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(margin, margin)
    painter.scale(size / 100, size / 100)
    paint_tile(painter, DESIGNS[name], rotation)
    painter.end()
    return picture


@pytest.mark.parametrize("name", ["corner-35", "tee-17", "grass-33", "crossing-01"])
@pytest.mark.parametrize("rotation", range(4))
def test_a_tile_is_clipped_to_its_square(name, rotation):
    picture = painted(name, rotation, margin=10)
    for k in range(120):
        for x, y in ((k, 5), (k, 114), (5, k), (114, k)):
            assert picture.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("rotation", range(4))
def test_the_same_design_is_painted_the_same_each_time(rotation):
    assert painted("green-28", rotation) == painted("green-28", rotation)


def test_an_empty_lawn_looks_alike_when_turned_but_for_its_tufts():
    upright, turned = painted("x-grass-04"), painted("x-grass-04", 1)
    alike = sum(
        upright.pixelColor(x, y) == turned.pixelColor(x, y) for x in range(100) for y in range(100)
    )
    assert alike > 9500


@pytest.mark.parametrize("rotation", range(4))
def test_the_par_flag_stays_upright(rotation):
    spot = tile_plan(DESIGNS["tee-01"], rotation).flag
    picture = painted("tee-01", rotation, size=400)
    cloth = picture.pixelColor(round(4 * spot.x) + 26, round(4 * spot.y) - 34)
    pole = picture.pixelColor(round(4 * spot.x) - 34, round(4 * spot.y) + 28)
    assert cloth == colours.FLAG
    assert pole.lightness() > 200


@pytest.mark.parametrize("rotation", range(4))
def test_kerbs_are_lit_from_the_north_west_on_turned_tiles_too(rotation):
    picture = painted("straight-01", rotation, size=400)
    lit, dark = ((114, 200), (286, 200)) if rotation % 2 == 0 else ((200, 114), (200, 286))
    assert picture.pixelColor(*lit).lightness() > picture.pixelColor(*dark).lightness()


@pytest.mark.parametrize(
    "name, rotation", [("tee-01", 0), ("green-01", 2), ("straight-05", 0), ("corner-01", 3)]
)
def test_paths_meet_the_north_side_alike(name, rotation):
    picture = painted(name, rotation, size=400)
    for x in (120, 135, 200, 260, 275):
        here = picture.pixelColor(x, 1)
        there = painted("straight-01", 0, size=400).pixelColor(x, 1)
        assert _close(here, there), x


def _close(one: QColor, other: QColor) -> bool:
    pairs = zip(one.getRgb(), other.getRgb(), strict=True)
    return all(abs(a - b) < 12 for a, b in pairs)


def test_painting_leaves_the_painter_as_it_was():
    picture = QImage(100, 100, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    painter.translate(3, 4)
    before = painter.transform()
    paint_tile(painter, DESIGNS["corner-33"], 3)
    assert painter.transform() == before
    assert not painter.hasClipping()
    painter.end()


def test_the_sign_of_a_tee_stands_beyond_its_closed_end_and_turns_with_the_tile():
    design = DESIGNS["tee-03"]
    spots = [sign_position(design, rotation, 0).toTuple() for rotation in range(4)]
    assert spots == [(50, 87), (13, 50), (50, 13), (87, 50)]


def test_the_sheet_shows_every_kind_under_its_heading():
    few = [DESIGNS[name] for name in ("tee-01", "green-01", "grass-01", "x-grass-01")]
    sheet = tile_sheet(few)
    assert sheet.width() > 1900
    assert sheet.height() > 4 * (150 + 64)
