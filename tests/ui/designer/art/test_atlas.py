"""The atlas of tile pictures: painted once, bounded."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.ui.designer.art.tile import TileAtlas

DESIGNS = load_catalogue().designs
pytestmark = pytest.mark.usefixtures("qapp")


def test_a_picture_is_painted_once():
    atlas = TileAtlas()
    assert atlas.pixmap(DESIGNS[0], 1, 64) is atlas.pixmap(DESIGNS[0], 1, 64)


def test_five_quarter_turns_are_one():
    atlas = TileAtlas()
    assert atlas.pixmap(DESIGNS[0], 5, 64) is atlas.pixmap(DESIGNS[0], 1, 64)


def test_a_picture_has_as_many_pixels_as_the_screen_shows():
    picture = TileAtlas().pixmap(DESIGNS[0], 0, 64, 1.5)
    assert picture.width() == 96
    assert picture.deviceIndependentSize().width() == 64


def test_the_picture_used_longest_ago_goes_first():
    atlas = TileAtlas(limit=3 * 32 * 32 * 4)
    kept = [atlas.pixmap(design, 0, 32) for design in DESIGNS[:3]]
    atlas.pixmap(DESIGNS[0], 0, 32)
    atlas.pixmap(DESIGNS[3], 0, 32)
    assert atlas.pixmap(DESIGNS[0], 0, 32) is kept[0]
    assert atlas.pixmap(DESIGNS[1], 0, 32) is not kept[1]


def test_the_atlas_never_holds_more_than_its_limit():
    atlas = TileAtlas(limit=50_000)
    for design in DESIGNS[:20]:
        atlas.pixmap(design, 0, 40)
    assert atlas.bytes_held <= 50_000


def test_cleared_it_holds_nothing():
    atlas = TileAtlas()
    atlas.pixmap(DESIGNS[0], 0, 32)
    atlas.clear()
    assert atlas.bytes_held == 0
