"""Mending a course on the repair board: proposals switched, tiles changed by hand."""

import pytest
from hearing import Listener
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer.repair import TileKind, Workbench, kind_of, propose_repair
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.repair import CellMark, RepairScreen

Key, Button = Qt.Key, Qt.MouseButton


@pytest.fixture
def torn(catalogue):
    """A course with a tile turned and one missing."""
    course_file = shipped_courses(catalogue)[0]
    course = course_file.course
    turned, gap = list(course.tiles)[1], list(course.tiles)[9]
    tiles = {**course.tiles, turned: course.tiles[turned] ^ 1}
    del tiles[gap]
    return CourseFile("Torn", course._replace(tiles=tiles), ()), turned, gap, course


@pytest.fixture
def screen(torn, qtbot, qapp, english):
    load_fonts()
    look = Look(LIGHT)
    dress(qapp, look)
    course_file = torn[0]
    course = course_file.course
    bench = Workbench(course, {}, propose_repair(course, {}))
    screen = RepairScreen(look, course_file, bench, TileAtlas(40))
    window = QWidget()
    dress_window(window, look)
    qtbot.addWidget(window)
    screen.setParent(window)
    window.resize(1366, 768)
    screen.resize(1366, 768)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    screen.window_kept = window
    screen.show_course(1)
    return screen


def click(screen, cell, button=Button.LeftButton):
    QTest.mouseClick(screen.board, button, pos=screen.board.middle_of(cell).toPoint())


def leave_all_out(screen):
    for line in screen.panel.changes:
        line.box.click()


def test_the_proposal_mends_the_course(screen):
    assert screen.bench.is_mended
    assert screen.accept_button.isEnabled()


def test_a_change_left_out_is_missed_at_once(screen):
    line = screen.panel.changes[0]
    line.box.click()
    assert not screen.accept_button.isEnabled()
    assert any("path" in one.words.text().lower() for one in screen.panel.lines()[2:])
    assert screen.bench.course.tiles != screen.bench.original.tiles
    line.box.click()
    assert screen.accept_button.isEnabled()


def test_a_click_on_the_words_switches_a_change_too(screen):
    line = screen.panel.changes[0]
    QTest.mouseClick(line, Button.LeftButton)
    assert not line.box.isChecked()


def test_the_tiles_of_a_change_are_lit(screen):
    line = screen.panel.changes[0]
    line.box.setFocus()
    assert screen.board.lit == set(line.cells)


def test_a_change_left_out_is_marked_another_way(screen):
    line = screen.panel.changes[0]
    (cell,) = line.cells
    assert screen.board.marked[cell] is CellMark.CHANGED
    line.box.click()
    assert screen.board.marked[cell] in (CellMark.LEFT_OUT, CellMark.WRONG)


def test_a_right_click_turns_a_tile(screen):
    cell = next(iter(screen.bench.course.tiles))
    before = screen.bench.course.tiles[cell]
    click(screen, cell, Button.RightButton)
    after = screen.bench.course.tiles[cell]
    assert (after >> 2, after & 3) == (before >> 2, (before + 1) & 3)


def test_a_course_is_mended_by_hand_alone(screen, torn):
    _, turned, gap, course = torn
    leave_all_out(screen)
    assert screen.bench.course.tiles == screen.bench.original.tiles
    click(screen, turned)
    while screen.bench.course.tiles[turned] != course.tiles[turned]:
        QTest.keyClick(screen.board, Key.Key_R)
    click(screen, gap)
    lost = course.tiles[gap]
    kind = kind_of(course.box.design(lost))
    screen.strip.kinds.choose(list(TileKind).index(kind))
    screen.strip.refresh()
    screen.strip.tiles[screen.bench.left(kind).index(lost >> 2)].click()
    while screen.bench.course.tiles[gap] != lost:
        QTest.keyClick(screen.board, Key.Key_R)
    assert screen.bench.course.tiles == course.tiles
    assert screen.accept_button.isEnabled()


def test_the_bag_offers_tiles_of_the_same_kind_that_are_left(screen):
    bench = screen.bench
    cell = next(iter(bench.course.tiles))
    click(screen, cell)
    kind = kind_of(bench.course.box.design(bench.course.tiles[cell]))
    assert list(TileKind)[screen.strip.kinds.current] is kind
    assert len(screen.strip.tiles) == len(bench.left(kind)) > 0


def test_the_keyboard_walks_swaps_and_takes_away(screen):
    screen.board.setFocus()
    QTest.keyClick(screen.board, Key.Key_Right)
    cell = screen.chosen
    before = screen.bench.course.tiles[cell]
    QTest.keyClick(screen.board, Key.Key_Return)
    tile = screen.strip.tiles[0]
    assert tile.hasFocus()
    QTest.keyClick(tile, Key.Key_Return)
    assert screen.bench.course.tiles[cell] >> 2 != before >> 2
    QTest.keyClick(screen.board, Key.Key_Delete)
    assert cell not in screen.bench.course.tiles


def test_every_step_can_be_undone(screen):
    first = screen.bench.course.tiles
    cell = next(iter(first))
    screen.panel.changes[0].box.click()
    click(screen, cell)
    QTest.keyClick(screen.board, Key.Key_R)
    QTest.keyClick(screen.board, Key.Key_Delete)
    for _ in range(3):
        QTest.keyClick(screen.board, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert screen.bench.course.tiles == first
    assert screen.panel.changes[0].box.isChecked()
    assert not screen.bench.can_undo


def test_enter_agrees_to_nothing_while_something_is_wrong(screen, qtbot):
    screen.panel.changes[0].box.click()
    with qtbot.assertNotEmitted(screen.accepted):
        QTest.keyClick(screen, Key.Key_Return)


def test_nothing_is_laid_on_the_gate(screen):
    gate = next(iter(screen.bench.original.land.gate.cells))
    click(screen, gate)
    assert screen.chosen is None


def test_no_more_tiles_are_laid_than_the_box_holds(screen):
    bench = screen.bench
    design = bench.left(TileKind.TEE)[0]
    free = [cell for cell in bench.original.land.free if cell not in bench.course.tiles]
    cells = iter(free or list(bench.course.tiles))
    while bench.left_of(design):
        bench.lay(next(cells), design)
    with pytest.raises(ValueError, match="cannot lie there"):
        bench.lay(next(cells), design)


def test_what_is_done_by_hand_is_listed_once_for_each_cell(screen):
    cell = next(iter(screen.bench.course.tiles))
    click(screen, cell)
    screen.strip.tiles[0].click()
    QTest.keyClick(screen.board, Key.Key_R)
    QTest.keyClick(screen.board, Key.Key_R)
    (words,) = [one.words.text() for one in screen.panel.lines()[2:] if "Swap" in one.words.text()]
    assert words.endswith("for one of the bag")
    assert len(screen.bench.own) == 1


def test_the_tile_under_the_keys_and_what_is_wrong_is_told_who_cannot_see_it(screen, listened):
    screen.board.setFocus()
    listener = Listener(screen.window())
    assert listener.press(Key.Key_Right).startswith("row ")
    told = listener.press(Key.Key_Delete)
    assert ": free" in told or ": off the land" in told
    assert "Still wrong: " in told
    assert listener.press(Key.Key_Return).startswith("Button | ")
