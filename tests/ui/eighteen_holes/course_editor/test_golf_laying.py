"""Laying tiles and adjustment tiles of 18 Holes by mouse and by keyboard."""

import re

import pytest
from hands import Left, move
from hearing import Listener
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.widgets.actions import MainButton, ToolBelow
from minigolf_desktop.ui.eighteen_holes.art.grid import tile_polygon
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import HexTile

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
HERE, BESIDE = Hex(0, 0), Hex(1, 0)


def test_a_tile_is_laid_by_a_click_in_the_box_and_a_click_on_the_meadow(builder):
    builder.lay("01A", HERE)
    assert [(tile.face, tile.place) for tile in builder.course.tiles] == [("01A", HERE)]


def test_a_whole_course_laid_at_once_is_counted_like_one_laid_by_hand(builder):
    before = builder.screen.panels.keys.accessibleName()
    builder.screen._lay_quick(3, 0, "1")
    used = len(builder.course.tiles)
    words = [label.text() for label in builder.screen.panels.tiles.findChildren(QLabel)]
    assert any(text.startswith(str(49 - used)) for text in words)
    assert builder.screen.panels.keys.accessibleName() != before


def test_who_begins_anew_begins_without_a_name(builder):
    builder.lay("01A", HERE)
    builder.session.change(builder.session.layout.named("Old meadow"))
    builder.screen.actions_.clear.trigger()
    assert not builder.tiles and builder.course.name == ""


def test_there_is_room_beside_a_tile_that_was_laid(builder):
    for place in range(4):
        builder.session.change(
            builder.session.layout.with_tile(PlacedTile(f"{place + 2:02}A", Hex(place, 0), 0))
        )
    end = tile_polygon(Hex(4, 0), UNIT).boundingRect()
    builder.screen.desk.take_face("08A")
    builder.screen.desk.tool.hold(Hex(4, 0))
    builder.screen.desk.confirm()
    builder.screen.view.fit()
    seen = builder.screen.view.mapFromScene(end).boundingRect()
    assert builder.screen.view.free_area.contains(seen.toRectF())


def test_a_tile_is_dragged_from_the_box_onto_the_board(builder):
    builder.drag("05A", BESIDE)
    assert builder.tiles[BESIDE].face == "05A"


def test_a_drag_that_ends_on_a_panel_lays_nothing(builder):
    box = builder.screen.panels.tiles.tiles.viewport()
    start = builder.in_box("01A")
    builder.drag_from(box, start, builder.viewport.mapFromGlobal(box.mapToGlobal(QPoint(9, 9))))
    assert not builder.tiles
    assert builder.screen.desk.piece is None


def test_the_right_button_turns_a_tile_while_it_is_dragged_from_the_box(builder):
    box = builder.screen.panels.tiles.tiles.viewport()
    start = builder.in_box("05A")
    over = box.mapFromGlobal(builder.viewport.mapToGlobal(builder.at_tile(BESIDE)))
    QTest.mousePress(box, Left, pos=start)
    move(box, over, Left)
    QTest.mouseClick(box, Qt.MouseButton.RightButton, pos=over)
    assert not builder.tiles
    assert builder.screen.desk.spot.turn == 5
    QTest.mouseRelease(box, Left, pos=over)
    assert builder.tiles[BESIDE] == PlacedTile("05A", BESIDE, 5)


def test_places_are_shown_as_long_as_a_tile_is_in_hand(builder):
    def offered():
        return builder.screen.stage._places.visible

    assert offered()
    builder.drag("05A", HERE)
    assert not offered()
    builder.take("08A")
    assert offered()
    builder.key(Key.Key_Escape)
    assert not offered()


def test_a_tile_in_hand_leaves_no_fault_where_it_lay(builder):
    builder.lay("01A", HERE)
    assert builder.screen.stage._faults
    builder.click(builder.at_tile(HERE))
    assert builder.session.lifted
    assert builder.session.faults and not builder.screen.stage._faults
    builder.key(Key.Key_Escape)
    assert builder.screen.stage._faults


def test_a_tile_in_hand_turns_by_itself_to_link(builder):
    builder.lay("01A", HERE)
    builder.take("02A")
    builder.key(Key.Key_R)
    builder.hover(builder.at_tile(BESIDE))
    builder.click(builder.at_tile(BESIDE))
    tile = builder.tiles[BESIDE]
    assert builder.session.layout.fairways[0].tiles[-1] == tile


def test_the_ghost_marks_the_sides_that_link(builder):
    builder.lay("01A", HERE)
    builder.take("02A")
    builder.hover(builder.at_tile(BESIDE))
    ghost = builder.screen.stage.ghost.shown
    assert ghost is not None and ghost.allowed
    assert "linked" in ghost.sides


def test_r_wheel_and_right_click_turn_the_tile_in_hand(builder):
    builder.take("01A")
    builder.hover(builder.at_tile(HERE))
    turns = [builder.screen.desk.spot.turn]
    builder.key(Key.Key_R)
    turns.append(builder.screen.desk.spot.turn)
    builder.wheel(builder.at_tile(HERE), -1)
    turns.append(builder.screen.desk.spot.turn)
    builder.click(builder.at_tile(HERE), Qt.MouseButton.RightButton)
    turns.append(builder.screen.desk.spot.turn)
    builder.key(Key.Key_R, SHIFT)
    turns.append(builder.screen.desk.spot.turn)
    assert turns == [0, 5, 4, 3, 4]


def test_the_wheel_zooms_with_nothing_in_hand_and_turns_no_tile(builder):
    builder.lay("01A", HERE)
    before, unit = builder.course, builder.screen.view.unit
    builder.hover(builder.at_tile(HERE))
    builder.wheel(builder.at_tile(HERE))
    assert builder.course == before
    assert builder.screen.view.unit > unit


@pytest.mark.quick
def test_f_flips_the_tile_in_hand(builder):
    builder.take("01A")
    builder.hover(builder.at_tile(HERE))
    builder.key(Key.Key_F)
    builder.click(builder.at_tile(HERE))
    assert builder.tiles[HERE].face == "01B"


def test_f_flips_and_right_click_turns_a_tile_that_lies(builder):
    builder.lay("01A", HERE)
    builder.hover(builder.at_tile(HERE))
    builder.key(Key.Key_F)
    assert builder.tiles[HERE].face == "01B"
    before = builder.tiles[HERE].turn
    builder.click(builder.at_tile(HERE), Qt.MouseButton.RightButton)
    assert builder.tiles[HERE].turn == (before - 1) % 6


def test_a_place_that_is_taken_refuses_with_a_reason_and_the_tile_stays_in_hand(builder):
    builder.lay("01A", HERE)
    builder.take("05A")
    builder.hover(builder.at_tile(HERE))
    assert builder.screen.stage.pill.text.refusal == "A tile lies here already."
    builder.click(builder.at_tile(HERE))
    assert builder.tiles[HERE].face == "01A"
    assert builder.screen.desk.face == "05A"
    assert "already" in builder.toast


def test_a_tile_that_is_laid_cannot_be_taken_again_but_is_shown(builder):
    builder.lay("01A", HERE)
    builder.take("01B")
    assert builder.screen.desk.piece is None
    assert builder.screen.desk.tool.tile == HERE


def test_a_click_takes_a_tile_up_and_another_lays_it_elsewhere_in_one_step(builder):
    builder.lay("01A", HERE)
    builder.click(builder.at_tile(HERE))
    assert isinstance(builder.screen.desk.piece, HexTile)
    assert not builder.session.seen.tiles
    builder.click(builder.at_tile(BESIDE))
    assert list(builder.tiles) == [BESIDE]
    builder.key(Key.Key_Z, CONTROL)
    assert list(builder.tiles) == [HERE]


def test_a_tile_is_dragged_across_the_board(builder):
    builder.lay("01A", HERE)
    builder.drag_on_board(builder.at_tile(HERE), builder.at_tile(BESIDE))
    assert list(builder.tiles) == [BESIDE]


def test_a_tile_that_was_taken_up_goes_back_with_escape(builder):
    builder.lay("01A", HERE)
    builder.click(builder.at_tile(HERE))
    builder.key(Key.Key_Escape)
    assert list(builder.session.seen.tiles) == [HERE]
    assert builder.screen.desk.piece is None


def test_delete_throws_a_tile_into_the_box(builder):
    builder.lay("01A", HERE)
    builder.hover(builder.at_tile(HERE))
    builder.key(Key.Key_Delete)
    assert not builder.tiles
    assert not builder.session.is_used("01A")


def test_a_tile_dropped_on_a_panel_goes_back_into_the_box(builder):
    builder.lay("01A", HERE)
    box = builder.screen.panels.tiles.tiles.viewport()
    over = builder.viewport.mapFromGlobal(box.mapToGlobal(QPoint(40, 40)))
    builder.drag_on_board(builder.at_tile(HERE), over)
    assert not builder.tiles


def test_the_button_turns_the_tile_that_was_pointed_at_last(builder):
    builder.lay("01A", HERE)
    builder.hover(builder.at_tile(HERE))
    builder.screen.desk.tool.leave()
    before = builder.tiles[HERE].turn
    builder.screen.actions_.turn.trigger()
    assert builder.tiles[HERE].turn == (before - 1) % 6


def test_tiles_are_laid_by_keyboard_alone(builder):
    builder.key(Key.Key_T)
    builder.key(Key.Key_Return)
    builder.key(Key.Key_R)
    builder.key(Key.Key_Return)
    assert list(builder.tiles) == [HERE]
    builder.key(Key.Key_T)
    builder.key(Key.Key_Right)
    builder.key(Key.Key_Right)
    builder.key(Key.Key_Return)
    builder.key(Key.Key_Return)
    assert len(builder.tiles) == 2
    assert len(builder.session.layout.fairways[0].tiles) == 2


def test_arrows_hold_a_tile_over_the_places_around(builder):
    builder.take("01A")
    builder.key(Key.Key_Up)
    places = [builder.screen.desk.spot.place]
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Left, Key.Key_Down):
        builder.key(key)
        places.append(builder.screen.desk.spot.place)
    assert places[0] == places[4] == HERE
    assert places[1] == places[3] == Hex(1, 0)
    assert places[2] == Hex(2, -1)
    assert places[5] == Hex(0, 1)


def test_arrows_walk_over_the_tiles_and_enter_takes_one_up(meadow):
    meadow.key(Key.Key_Left)
    first = meadow.screen.desk.tool.tile
    meadow.key(Key.Key_Down)
    meadow.key(Key.Key_Return)
    assert first in meadow.tiles
    assert isinstance(meadow.screen.desk.piece, HexTile)


def test_undo_and_redo_go_through_every_change(builder):
    builder.lay("01A", HERE)
    builder.key(Key.Key_Z, CONTROL)
    assert not builder.tiles
    builder.key(Key.Key_Z, CONTROL | SHIFT)
    assert list(builder.tiles) == [HERE]
    builder.key(Key.Key_Z, CONTROL)
    builder.key(Key.Key_Y, CONTROL)
    assert list(builder.tiles) == [HERE]


def test_undo_shows_the_whole_of_a_course_that_it_brings_back(meadow):
    meadow.screen.actions_.clear.trigger()
    assert not meadow.screen.view.shows(tile_polygon(Hex(0, 9), UNIT).boundingRect()), (
        "the meadow is seen close up"
    )
    meadow.screen.actions_.undo.trigger()
    assert meadow.tiles
    assert meadow.screen.view.shows(meadow.screen.stage.course_area)


def test_undo_puts_a_tile_in_hand_away_first(builder):
    builder.lay("01A", HERE)
    builder.take("05A")
    builder.key(Key.Key_Z, CONTROL)
    assert builder.screen.desk.piece is None
    assert not builder.tiles


def test_a_tile_that_is_dragged_is_laid_though_another_was_refused_before(builder):
    builder.lay("01A", HERE)
    builder.drag("05A", HERE)
    builder.drag("08A", BESIDE)
    assert {place: tile.face for place, tile in builder.tiles.items()} == {
        HERE: "01A",
        BESIDE: "08A",
    }


def test_dragging_a_tile_that_is_laid_already_does_not_move_the_one_in_hand(builder):
    builder.lay("01A", HERE)
    builder.take("05A")
    builder.drag("01B", BESIDE)
    assert list(builder.tiles) == [HERE]


def test_dragging_the_meadow_moves_the_board(builder):
    corner = builder.screen.view.mapToScene(QPoint(600, 600))
    builder.drag_on_board(QPoint(420, 90), QPoint(470, 130))
    assert builder.screen.view.mapToScene(QPoint(600, 600)) != corner


@pytest.mark.parametrize("width", [1366, 1100])
def test_the_keys_stand_clear_of_everything_else(builder, width):
    builder.lay("01A", HERE)
    builder.hover(builder.at_tile(HERE))
    builder.screen.resize(width, 614)
    panels = builder.screen.panels
    keys = panels.keys.geometry()
    assert len(panels.keys.hints) > 2
    assert panels.keys.room() <= keys.width()
    assert keys.left() >= panels.left.geometry().right()
    assert keys.right() < panels.zoom.geometry().left()


def test_every_control_of_the_editor_has_a_name(builder):
    panels = builder.screen.panels
    controls = (
        *(panels.course.name, panels.holes.list, panels.check.list, panels.tiles.tiles),
        *(panels.tiles.pars, panels.tiles.stars, panels.tiles.unused, panels.tiles.kinds),
        panels.adjustments.kinds,
    )
    assert all(control.accessibleName() for control in controls)
    assert panels.tiles.tiles.item(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("01A")


@pytest.mark.parametrize("scale", [100, 115, 130])
def test_all_buttons_and_holes_of_the_editor_are_in_a_window_on_a_low_display(
    build, qapp, box, scale
):
    """1366 x 768 without title bar and task bar, which has no room for 130 %."""
    builder = build(scale=scale)
    builder.window.resize(1366, 690)
    builder.editor.show(next(one.course for one in box.presets if len(one.course.holes) == 18))
    qapp.processEvents()
    screen = builder.screen
    assert screen.look.scale == min(scale / 100, builder.window.largest_scale)
    for button in (*screen.findChildren(MainButton), *screen.findChildren(ToolBelow)):
        assert screen.rect().contains(QRect(button.mapTo(screen, QPoint()), button.size())), (
            button.accessibleName()
        )
    holes = screen.panels.holes.list
    last = holes.visualItemRect(holes.item(17))
    assert holes.viewport().rect().contains(last)
    assert screen.panels.holes.rect().contains(QRect(holes.pos(), holes.size()))


def test_the_way_home_and_beginning_anew_are_in_view(builder):
    screen, asked = builder.screen, []
    screen.asks.home.connect(lambda: asked.append("home"))
    builder.lay("01A", HERE)
    shown = [one for one in screen.findChildren(QToolButton) if one.isVisible()]
    buttons = {one.defaultAction(): one for one in shown if one.defaultAction()}
    QTest.mouseClick(buttons[screen.actions_.clear], Left)
    assert not builder.tiles
    QTest.mouseClick(buttons[screen.actions_.home], Left)
    assert asked == ["home"]


def test_escape_goes_home_when_pressed_twice_with_nothing_in_hand(builder):
    home = []
    builder.screen.asks.home.connect(lambda: home.append(True))
    builder.take("01A")
    builder.key(Key.Key_Escape)
    builder.key(Key.Key_Escape)
    assert home == []
    builder.key(Key.Key_Escape)
    assert home == [True]


def test_what_lies_under_the_keys_and_in_hand_is_told_who_cannot_see_it(meadow, listened):
    listener = Listener(meadow.window)
    told = listener.press(Key.Key_Left)
    assert re.match(r"row \d, column \d: \d\d[AB]: ", told)
    assert "linked: " in told
    assert listener.press(Key.Key_R) != told
    # In hand: what it is, where it is held, and what became of it.
    assert re.match(r"\d\d[AB]: .*\nrow ", listener.press(Key.Key_Return))
    assert listener.press(Key.Key_Escape) == "Put away"
    # The greens, one after the other.
    assert "the green of hole 1" in listener.press(Key.Key_N)
    assert "green of hole 1. " in listener.press(Key.Key_Right)
    assert "the green of hole 2" in listener.press(Key.Key_Return)
