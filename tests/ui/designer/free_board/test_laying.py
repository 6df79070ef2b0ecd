"""Laying tiles on the free board by mouse and by keyboard."""

from itertools import pairwise

import pytest
from hands import drag
from PySide6.QtCore import Qt

from minigolf_desktop.model.designer import ELEMENT_NAMES
from minigolf_desktop.ui.common.application import dress_window
from minigolf_desktop.ui.common.laying import Carrying
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.free_panels import TilePalette
from minigolf_desktop.ui.designer.text.tiles import tile_words

Key = Qt.Key


def test_a_tile_is_laid_by_a_click_in_the_box_and_a_click_on_the_land(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    assert [(at, tile >> 2) for at, tile in builder.tiles.items()] == [
        (cell, builder.design("tee-01"))
    ]


def test_a_tile_is_dragged_from_the_box(builder):
    cell = builder.free[4]
    builder.drag("tee-02", cell)
    assert builder.tiles[cell] >> 2 == builder.design("tee-02")


def test_what_is_dragged_is_laid_though_another_was_refused_before(builder):
    gate, cell = min(builder.session.course.land.gate.cells), builder.free[4]
    builder.drag("tee-01", gate)
    assert builder.screen.desk.piece is None
    builder.drag("tee-02", cell)
    assert builder.tiles[cell] >> 2 == builder.design("tee-02")


def test_what_is_dragged_is_laid_though_another_was_in_hand(builder):
    cell = builder.free[4]
    builder.take("tee-01")
    builder.drag("tee-02", cell)
    assert builder.tiles[cell] >> 2 == builder.design("tee-02")


def test_a_tile_may_lie_anywhere_even_off_the_land_but_not_on_the_gate(builder):
    gate = min(builder.session.course.land.gate.cells)
    builder.lay("tee-01", gate)
    assert not builder.tiles
    around = builder.session.course.front.keys() - builder.session.course.land.free
    outside = max(cell for cell in around if builder.is_in_sight(cell))
    builder.key(Key.Key_Escape)
    builder.lay("tee-01", outside)
    assert outside in builder.tiles


def test_a_tile_is_laid_by_keyboard_alone(builder):
    builder.key(Key.Key_Slash)
    for key in (Key.Key_T, Key.Key_E, Key.Key_E):
        builder.key(key)
    builder.key(Key.Key_Return)
    builder.key(Key.Key_Right)
    builder.key(Key.Key_Return)
    assert builder.screen.desk.slot == builder.screen.panels.box.shown()[1]
    builder.key(Key.Key_Down)
    builder.key(Key.Key_R)
    builder.key(Key.Key_Return)
    assert len(builder.tiles) == 1


def test_r_turns_the_tile_in_hand(builder):
    builder.take("tee-01")
    builder.hover(builder.free[9])
    before = builder.screen.desk.placement.rotation
    builder.key(Key.Key_R)
    assert builder.screen.desk.placement.rotation == (before + 1) & 3


def test_a_right_click_turns_a_tile_that_lies(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    before = builder.tiles[cell] & 3
    builder.hover(cell)
    builder.click(cell, Qt.MouseButton.RightButton)
    builder.click(cell, Qt.MouseButton.RightButton)
    assert builder.tiles[cell] & 3 == (before + 2) & 3


def test_a_click_takes_a_tile_up_and_another_lays_it_elsewhere_in_one_step(builder):
    old, new = builder.free[9], builder.free[11]
    builder.lay("tee-01", old)
    builder.click(old)
    assert isinstance(builder.screen.desk.tool, Carrying)
    assert old not in builder.session.course.tiles
    builder.hover(new)
    builder.click(new)
    assert list(builder.tiles) == [new]
    builder.session.undo()
    assert list(builder.tiles) == [old]


def test_a_tile_that_was_taken_up_goes_back_with_escape(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    builder.click(cell)
    builder.key(Key.Key_Escape)
    assert list(builder.session.course.tiles) == [cell]
    assert cell in builder.screen.scene.tiles


def test_delete_puts_a_taken_up_tile_into_the_box(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    before = builder.session.left_of(builder.design("tee-01"))
    builder.click(cell)
    builder.key(Key.Key_Delete)
    assert not builder.tiles
    assert builder.session.left_of(builder.design("tee-01")) == before + 1


def test_arrows_walk_over_the_tiles_and_delete_takes_one_away(builder):
    first, second = builder.free[9], builder.free[10]
    builder.lay("tee-01", first)
    builder.lay("tee-02", second)
    builder.screen.desk.rest()
    builder.key(Key.Key_Left)
    builder.key(Key.Key_Left)
    builder.key(Key.Key_Delete)
    assert list(builder.tiles) == [second]


def test_undo_and_redo_go_through_every_change(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    control = Qt.KeyboardModifier.ControlModifier
    builder.key(Key.Key_Z, control)
    assert not builder.tiles
    builder.key(Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert list(builder.tiles) == [cell]
    builder.key(Key.Key_X)
    assert not builder.tiles
    builder.key(Key.Key_Z, control)
    assert list(builder.tiles) == [cell]


def test_a_design_that_is_used_up_cannot_be_taken(builder):
    design = builder.session.course.box.designs[builder.design("tee-01")]
    for cell in builder.free[: design.copies]:
        builder.lay("tee-01", cell)
    assert len(builder.tiles) == design.copies
    builder.take("tee-01")
    assert builder.screen.desk.slot is None


def test_the_box_is_searched_by_words_kind_and_elements(builder):
    box, designs = builder.screen.panels.box, builder.session.course.box.designs
    assert len(box.shown()) == 224
    box.elements["dogs"].click()
    assert box.shown() and all(designs[one].elements.dogs for one in box.shown())
    box.search.setText("tee 1 dog")
    assert box.shown() and all("tee" in tile_words(designs[one]) for one in box.shown())
    box.kind.setCurrentText("tee")
    assert box.shown() and all(designs[one].id.startswith("tee") for one in box.shown())
    box.search.setText("no such tile")
    assert not box.shown()


def test_a_tile_dragged_from_the_board_onto_the_box_is_taken_away(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    box = builder.screen.panels.box
    start = builder.point_of(cell)
    end = builder.viewport.mapFromGlobal(box.mapToGlobal(box.rect().center()))
    drag(builder.viewport, start, end)
    assert not builder.tiles


def test_the_wheel_zooms_and_turns_no_tile_that_lies(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    builder.hover(cell)
    before, size = builder.tiles, builder.screen.view.tile_size
    builder.wheel(cell)
    assert builder.tiles == before
    assert builder.screen.view.tile_size > size


def test_a_sign_dragged_onto_another_hole_swaps_their_numbers(builder):
    first, second = builder.free[9], builder.free[12]
    builder.lay("tee-01", first)
    builder.lay("tee-01", second)
    one, other = builder.screen.scene.signs
    before = one.sign.number, other.sign.number
    place = builder.screen.view.mapFromScene(one.pos())
    drag(builder.viewport, place, builder.point_of(other.sign.cell))
    one, other = builder.screen.scene.signs
    assert (other.sign.number, one.sign.number) == before
    builder.session.undo()
    one, other = builder.screen.scene.signs
    assert (one.sign.number, other.sign.number) == before


@pytest.mark.parametrize("scale", [1, 1.25, 1.5])
def test_buttons_of_the_elements_lie_side_by_side_at_every_scale(builder, scale):
    look = Look(LIGHT, scale)
    palette = TilePalette(look, builder.session.course.box.designs)
    dress_window(palette, look)
    palette.setFixedWidth(look.px(300))
    palette.grab()
    places = [one.geometry() for one in palette.elements.values()]
    assert len(places) == len(ELEMENT_NAMES)
    assert all(one.right() < two.left() for one, two in pairwise(places)), places
