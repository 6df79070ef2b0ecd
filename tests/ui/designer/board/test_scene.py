"""The scene: one way for loading, undo and play."""

import pytest
from PySide6.QtCore import QPointF

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Box, assess, empty_course, place
from minigolf_desktop.model.geometry.square import LIMIT, pack
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import DARK, LIGHT, player_colour
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.tile_item import LightItem, Shade, TileItem, cell_rect


@pytest.fixture
def course():
    catalogue = load_catalogue()
    return empty_course(Box(catalogue.designs), catalogue.lands[0])


@pytest.fixture
def scene(window):
    board = BoardScene(TileAtlas(), LIGHT, player_colour("blue").light, window)
    board.motion = Motion(0)
    return board


def grown(course, tiles):
    for tile in range(tiles):
        course = place(course, min(course.front), 4 * tile)
    return course


def drawn(scene):
    return {item.cell for item in scene.items() if isinstance(item, TileItem)}


def test_a_course_is_loaded_as_it_is_played(scene, course):
    scene.show_course(grown(course, 5), ())
    assert drawn(scene) == set(grown(course, 5).tiles)


def test_items_that_stay_are_kept(scene, course):
    scene.show_course(grown(course, 3), ())
    before = dict(scene.tiles)
    scene.show_course(grown(course, 4), ())
    assert all(scene.tiles[cell] is item for cell, item in before.items())


def test_undo_takes_items_away(scene, course):
    scene.show_course(grown(course, 4), ())
    scene.show_course(grown(course, 3), ())
    assert drawn(scene) == set(grown(course, 3).tiles)


def test_a_tile_turned_otherwise_is_another_item(scene, course):
    cell = min(course.front)
    scene.show_course(place(course, cell, 0), ())
    first = scene.tiles[cell]
    scene.show_course(place(course, cell, 1), ())
    assert scene.tiles[cell] is not first
    assert scene.tiles[cell].rotation_steps == 1


def test_lights_frame_the_lit_tiles_only(scene, course):
    scene.show_course(grown(course, 4), ())
    lit = set(list(scene.tiles)[:2])
    scene.light(lit)
    assert {item.cell for item in scene.items() if isinstance(item, LightItem)} == lit
    scene.light(())
    assert not any(isinstance(item, LightItem) for item in scene.items())


def test_a_tile_placed_while_others_are_lit_is_veiled_with_the_rest(scene, course):
    scene.show_course(grown(course, 3), ())
    scene.light(list(scene.tiles)[:1])
    before = set(scene.tiles)
    scene.show_course(grown(course, 4), ())
    (added,) = set(scene.tiles) - before
    assert scene.tiles[added].shade is Shade.VEILED


def test_lights_outlive_a_change_of_theme(scene, course):
    scene.show_course(grown(course, 4), ())
    lit = frozenset(list(scene.tiles)[:2])
    scene.light(lit)
    scene.set_theme(DARK)
    assert scene.lit == lit


def test_cells_that_hold_no_tile_are_not_lit(scene, course):
    scene.show_course(course, ())
    scene.light(course.land.free)
    assert scene.lit == frozenset()


@pytest.mark.parametrize(("x", "y"), [(0.0, 0.0), (99.9, 50.0)])
def test_a_point_lies_in_its_cell(x, y):
    assert cell_at(QPointF(x, y)) == pack(0, 0)
    assert cell_at(QPointF(x - 100, y - 200)) == pack(-1, -2)


def test_a_point_beyond_the_grid_counts_as_its_last_cell():
    assert cell_at(QPointF(1e9, -1e9)) == pack(LIMIT, -LIMIT)


def test_a_tile_with_two_paths_belongs_to_the_hole_of_the_nearest_side(scene, course):
    """A number dropped on a crossing goes to the path below it."""
    design = next(place for place, one in enumerate(course.box.designs) if one.is_bridge)
    cell = min(course.front)
    course = place(course, cell, 4 * design)
    assessment = assess(course, (), final=False)
    scene.show_course(course, signs_of(course, assessment, set()))
    corner = cell_rect(cell).topLeft()
    pieces = course.box.pieces[4 * design]
    near = (QPointF(50, 4), QPointF(96, 50), QPointF(50, 96), QPointF(4, 50))
    for side, point in enumerate(near):
        item = scene.hole_at(corner + point)
        wanted = next(index for index, piece in enumerate(pieces) if side in piece.sides)
        assert (cell, wanted) in item.sign.steps


def test_there_is_no_hole_where_grass_or_nothing_lies(scene, course):
    lawn = next(place for place, one in enumerate(course.box.designs) if not one.segments)
    cell = min(course.front)
    course = place(course, cell, 4 * lawn)
    assert scene.hole_at(QPointF(0, 0)) is None
    scene.show_course(course, ())
    assert scene.hole_at(cell_rect(cell).center()) is None
    assert scene.hole_at(cell_rect(pack(30, 30)).center()) is None
