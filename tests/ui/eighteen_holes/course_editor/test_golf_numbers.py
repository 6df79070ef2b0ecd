"""Numbering the greens of a course, and what is told of its holes and faults."""

from dataclasses import replace

from hands import Left, move
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.course import Hole, PlacedTile
from minigolf_desktop.model.eighteen_holes.ratings import solo_par
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.course_editor.desk import GreenNumbering

Key = Qt.Key


def greens_of(builder) -> list[Hex]:
    return [hole.green for hole in builder.course.holes]


def test_a_hole_has_its_number_as_soon_as_its_fairway_is_complete(builder):
    builder.lay("01A", Hex(0, 0))
    builder.lay("02A", Hex(1, 0))
    assert not builder.course.holes
    builder.lay("33B", Hex(2, -1))
    assert len(builder.course.holes) == 1
    assert builder.screen.panels.holes.list.count() == 1
    assert [item.number for item in builder.screen.stage.flags.values()] == [1]


def test_greens_are_numbered_by_clicks_in_order(meadow):
    before = greens_of(meadow)
    meadow.key(Key.Key_N)
    assert isinstance(meadow.screen.desk.tool, GreenNumbering)
    for green in (before[3], before[1]):
        meadow.click(meadow.at_flag(green))
    assert greens_of(meadow) == [before[3], before[1], before[0], before[2], before[4]]
    meadow.key(Key.Key_Escape)
    assert not isinstance(meadow.screen.desk.tool, GreenNumbering)


def test_numbering_is_over_with_the_last_green(meadow):
    wanted = list(reversed(greens_of(meadow)))
    meadow.key(Key.Key_N)
    for green in wanted:
        meadow.click(meadow.at_flag(green))
    assert greens_of(meadow) == wanted
    assert not isinstance(meadow.screen.desk.tool, GreenNumbering)


def test_greens_are_numbered_by_keyboard_alone(meadow):
    first = greens_of(meadow)[0]
    meadow.key(Key.Key_N)
    meadow.key(Key.Key_Right)
    meadow.key(Key.Key_Up)
    meadow.key(Key.Key_Return)
    assert greens_of(meadow)[0] != first


def test_a_flag_dragged_onto_another_swaps_their_numbers(meadow):
    before = greens_of(meadow)
    meadow.drag_on_board(meadow.at_flag(before[0]), meadow.at_flag(before[2]))
    assert greens_of(meadow) == [before[2], before[1], before[0], before[3], before[4]]
    meadow.session.undo()
    assert greens_of(meadow) == before


def test_a_flag_dropped_on_the_meadow_goes_back(meadow):
    before = greens_of(meadow)
    home = meadow.screen.stage.flag(before[0]).point
    meadow.drag_on_board(meadow.at_flag(before[0]), meadow.at_flag(before[0]) + QPoint(150, 120))
    assert meadow.screen.stage.flag(before[0]).point == home
    assert greens_of(meadow) == before


def test_a_click_on_a_flag_asks_for_its_number(meadow):
    before = greens_of(meadow)
    meadow.click(meadow.at_flag(before[4]))
    meadow.menu_entry("Hole 1").trigger()
    assert greens_of(meadow)[0] == before[4]


def test_a_green_can_be_left_out_of_play(meadow):
    before = greens_of(meadow)
    meadow.click(meadow.at_flag(before[1]))
    meadow.menu_entry("&Not played").trigger()
    assert greens_of(meadow) == [before[0], *before[2:]]
    assert meadow.screen.stage.flag(before[1]).number == 0
    assert "This green has no number." in check_texts(meadow)


def test_a_green_without_a_tee_cannot_be_numbered(builder):
    builder.lay("33B", Hex(0, 0))
    green = builder.session.layout.greens[0]
    builder.click(builder.at_flag(green))
    assert not builder.menu_entry("No tee leads to this green yet").isEnabled()


def test_one_button_numbers_along_the_fairways(meadow):
    before = greens_of(meadow)
    meadow.session.change(meadow.session.layout.swapped(before[0], before[4]))
    meadow.key(Key.Key_A)
    assert greens_of(meadow) == before


def test_control_and_arrows_move_a_hole_in_the_list(meadow):
    before = greens_of(meadow)
    holes = meadow.screen.panels.holes.list
    holes.setFocus()
    holes.setCurrentRow(1)
    meadow.key(Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert greens_of(meadow)[:2] == [before[1], before[0]]


def test_walking_to_a_hole_by_key_shows_it(meadow):
    holes = meadow.screen.panels.holes.list
    holes.setFocus()
    holes.setCurrentRow(0)
    view = meadow.screen.view
    view.zoom_in()
    view.pan(QPoint(100_000, 0))
    before = view.horizontalScrollBar().value()
    QTest.keyClick(holes, Qt.Key.Key_Down)
    assert holes.currentRow() == 1
    assert view.horizontalScrollBar().value() != before


def test_pointing_at_a_hole_lights_its_fairway(meadow):
    holes = meadow.screen.panels.holes.list
    move(holes.viewport(), holes.visualItemRect(holes.item(0)).center())
    assert meadow.screen.stage.lit == frozenset(meadow.session.layout.fairways[0].hexes)


def test_the_editor_tells_the_solo_par_that_the_set_up_tells(meadow, box):
    """Ruling H15."""
    for preset in box.presets:
        meadow.screen.lay(preset.course)
        assert meadow.screen.panels.course.solo.figure.text() == str(preset.solo_par)


def test_the_figures_follow_every_change(meadow):
    panel = meadow.screen.panels.course
    assert (panel.holes.figure.text(), panel.par.figure.text()) == ("5", "17")
    assert panel.solo.figure.text() == str(solo_par(meadow.course, meadow.session.box))
    tile = meadow.course.tiles[0].place
    meadow.hover(meadow.at_tile(tile))
    meadow.key(Key.Key_Delete)
    assert (panel.holes.figure.text(), panel.par.figure.text()) == ("4", "13")


# The check


def check_texts(builder) -> list[str]:
    checks = builder.screen.panels.check.list
    return [checks.item(row).text() for row in range(checks.count())]


def test_an_empty_course_is_told_how_to_begin_and_cannot_be_played(builder):
    assert check_texts(builder) == ["Nothing lies here yet: begin with a tee."]
    assert not builder.screen.actions_.play.isEnabled()


def test_nothing_is_odd_about_a_course_of_the_box(meadow):
    assert check_texts(meadow) == []
    assert meadow.screen.panels.check.verdict.text() == "Can be played"
    assert meadow.screen.actions_.play.isEnabled()


def test_what_is_wrong_is_told_as_it_comes_about(meadow):
    tile = meadow.course.tiles[1].place
    meadow.hover(meadow.at_tile(tile))
    meadow.key(Key.Key_R)
    assert any("Hole 1: the fairway does not lead" in text for text in check_texts(meadow))
    meadow.session.undo()
    assert check_texts(meadow) == []


def test_tiles_that_lie_apart_forbid_play(meadow):
    meadow.screen.view.zoom(0.6)
    meadow.lay("33B", Hex(-1, 2))
    assert "These tiles do not touch the others." in check_texts(meadow)
    assert not meadow.screen.actions_.play.isEnabled()
    assert meadow.screen.panels.check.verdict.text() == "Not ready yet"


def test_the_sign_on_a_tee_without_a_hole_leaves_par_and_tiles_to_be_read(builder):
    for turn in range(6):
        builder.session.change(
            builder.session.layout.cleared().with_tile(PlacedTile("01A", Hex(0, 0), turn))
        )
        [sign], [tee] = builder.screen.stage._faults, builder.screen.stage._tees.values()
        assert sign.point == tee.point


def test_of_two_faults_on_a_hex_the_one_that_forbids_play_has_the_sign(meadow):
    tee, green = meadow.course.holes[1].tee, meadow.course.holes[1].green
    holes = (*meadow.course.holes, Hole(tee, green, 5))
    meadow.screen.lay(replace(meadow.course, holes=holes))
    graves = {sign.place: sign.grave for sign in meadow.screen.stage._faults}
    assert graves[tee]


def test_a_click_on_a_fault_shows_the_place(meadow):
    meadow.session.change(meadow.session.layout.unnumbered(greens_of(meadow)[2]))
    meadow.screen.view.zoom(6)
    meadow.screen.view.pan(QPoint(4000, 4000))
    checks = meadow.screen.panels.check.list
    row = check_texts(meadow).index("This green has no number.")
    QTest.mouseClick(checks.viewport(), Left, pos=checks.visualItemRect(checks.item(row)).center())
    place = meadow.session.faults[row].hexes[0]
    free = meadow.screen.view.free_area
    assert free.contains(meadow.at_hex(place).toPointF())
    assert meadow.screen.stage.lit == {place}
