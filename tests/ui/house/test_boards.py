"""Boards of your own are documents: nothing that somebody laid is ever laid over or lost."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.designer import turned_tile
from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.storage.designer.courses import read_course, write_course
from minigolf_desktop.storage.eighteen_holes import read_golf_course, write_golf_course
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.storage.shelf import HistoryFile, Shelf, history_of
from minigolf_desktop.ui.common.laying.shelf_sheet import ShelfSheet
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES

Key = Qt.Key
HOME = Path(__file__).parents[2] / "golden" / "home"


class FreeBoards:
    """The free board of Minigolf Designer."""

    game = DESIGNER

    def __init__(self, folders, catalogue):
        self.folder, self.old = folders.boards, folders.free_board
        self.catalogue = catalogue

    def lay(self, session, count=1):
        for _ in range(count):
            course = session.course
            free = sorted(course.land.free - course.tiles.keys())
            left = [one for one in range(len(course.box.designs)) if session.left_of(one)]
            session.change(session.layout.with_tile(free[0], turned_tile(left[0], 0)))

    def tiles(self, session):
        return dict(session.course.tiles)

    def on_disk(self, path):
        return dict(read_course(path, self.catalogue).course.tiles)

    def file(self, path):
        write_course(path, shipped_courses(self.catalogue)[0])
        return self.on_disk(path)


class GolfBoards:
    """The course editor of 18 Holes."""

    game = EIGHTEEN_HOLES

    def __init__(self, folders, catalogue):
        self.folder, self.old = folders.golf_boards, folders.edited_golf_course
        self.box = eighteen_holes_rules().box

    def lay(self, session, count=1):
        for _ in range(count):
            laid = len(session.layout.course.tiles)
            face = f"{laid + 1:02}A"
            session.change(session.layout.with_tile(PlacedTile(face, Hex(laid, 0), 0)))

    def tiles(self, session):
        return session.layout.course.tiles

    def on_disk(self, path):
        return read_golf_course(path).tiles

    def file(self, path):
        write_golf_course(path, self.box.presets[1].course)
        return self.on_disk(path)


@pytest.fixture(params=[FreeBoards, GolfBoards])
def boards(request, folders, catalogue):
    return request.param(folders, catalogue)


def session_of(player):
    return player.screen.session


def open_board(player, boards):
    player.flow.show_board(boards.game)
    return session_of(player)


def on_shelf(boards):
    return [boards.on_disk(one.path) for one in Shelf(boards.folder).boards()]


def sheet_of(player, kind=ShelfSheet):
    [sheet] = [one for one in player.screen.findChildren(kind) if one.isVisible()]
    return sheet


def test_a_course_file_opens_beside_what_lies_there(player, boards, tmp_path):
    boards.lay(open_board(player, boards), 2)
    laid = boards.tiles(session_of(player))
    path = tmp_path / "other.minigolf"
    course = boards.file(path)
    player.flow.open_course(path)
    assert boards.tiles(session_of(player)) == course
    assert on_shelf(boards) == [course, laid]
    assert "shelf of boards" in player.screen.panels.toast.text
    assert player.told == []


def test_the_same_file_opened_again_is_the_same_board(player, boards, tmp_path):
    path = tmp_path / "other.minigolf"
    course = boards.file(path)
    boards.lay(open_board(player, boards))
    for _ in range(3):
        player.flow.open_course(path)
        player.flow.home()
    assert len(on_shelf(boards)) == 2
    assert boards.tiles(open_board(player, boards)) == course


def test_a_bad_file_changes_nothing(player, boards, tmp_path):
    boards.lay(open_board(player, boards))
    before = on_shelf(boards)
    path = tmp_path / "bad.minigolf"
    path.write_text(json.dumps({"format": boards.game.course_format, "version": 1}))
    player.flow.open_course(path)
    assert on_shelf(boards) == before
    assert len(player.told) == 1


def test_undo_and_redo_outlive_the_window(make_player, boards):
    first = make_player()
    session = open_board(first, boards)
    boards.lay(session, 3)
    three = boards.tiles(session)
    session.undo()
    two = boards.tiles(session)
    first.window.close()
    session = open_board(make_player(), boards)
    assert boards.tiles(session) == two
    assert session.redo()
    assert boards.tiles(session) == three
    assert [session.undo() for _ in range(4)] == [True, True, True, False]
    assert not boards.tiles(session)


def test_a_window_that_was_killed_between_board_and_history_loses_nothing(make_player, boards):
    first = make_player()
    session = open_board(first, boards)
    boards.lay(session, 2)
    [board] = Shelf(boards.folder).boards()
    history = history_of(board.path).read_bytes()
    two = boards.tiles(session)
    boards.lay(session)
    three = boards.tiles(session)
    first.window.close()
    history_of(board.path).write_bytes(history)
    session = open_board(make_player(), boards)
    assert boards.tiles(session) == three
    assert session.undo()
    assert boards.tiles(session) == two


@pytest.mark.quick
@pytest.mark.parametrize("damage", [b"", b"{", b"\x00" * 50])
def test_a_broken_history_costs_the_undo_and_never_the_board(player, boards, damage):
    session = open_board(player, boards)
    boards.lay(session, 2)
    laid = boards.tiles(session)
    player.flow.home()
    [board] = Shelf(boards.folder).boards()
    history_of(board.path).write_bytes(damage)
    session = open_board(player, boards)
    assert boards.tiles(session) == laid
    assert not session.can_undo
    assert "The board is whole" in player.told[0]
    boards.lay(session)
    assert HistoryFile(history_of(board.path)).read().now == 1


def test_a_state_that_tells_nonsense_ends_the_undo_there(player, boards):
    session = open_board(player, boards)
    boards.lay(session, 3)
    player.flow.home()
    [board] = Shelf(boards.folder).boards()
    history = HistoryFile(history_of(board.path))
    steps = history.read()
    nonsense = (*steps.states[:1], {"board": {"format": "x"}}, *steps.states[2:])
    history.write(steps._replace(states=nonsense))
    session = open_board(player, boards)
    assert session.undo()
    assert not session.undo()
    assert not session.can_undo
    assert len(boards.tiles(session)) == 2


def test_two_windows_never_have_the_same_board(make_player, boards):
    one, other = make_player(), make_player()
    boards.lay(open_board(one, boards), 2)
    mine = boards.tiles(session_of(one))
    session = open_board(other, boards)
    assert not boards.tiles(session)
    assert "open in another window" in other.screen.panels.toast.text
    boards.lay(session)
    boards.lay(session_of(one))
    assert len(boards.tiles(session_of(one))) == 3
    assert sorted(map(len, on_shelf(boards))) == [1, 3]
    assert len(mine) == 2
    assert not one.told
    assert not other.told


def test_a_board_that_another_window_gave_free_can_be_opened(make_player, boards):
    one, other = make_player(), make_player()
    boards.lay(open_board(one, boards), 2)
    one.flow.home()
    assert len(boards.tiles(open_board(other, boards))) == 2


def test_the_boards_of_version_one_open_as_they_were(make_player, folders, boards):
    shutil.copytree(HOME, folders.data, dirs_exist_ok=True)
    laid = boards.on_disk(boards.old)
    player = make_player()
    assert boards.tiles(open_board(player, boards)) == laid
    assert on_shelf(boards) == [laid]
    assert not player.told


def test_the_shelf_stays_open_on_the_same_board_in_another_look(player, boards, qtbot, tmp_path):
    boards.lay(open_board(player, boards), 2)
    path = tmp_path / "other.minigolf"
    boards.file(path)
    player.flow.open_course(path)
    player.screen.shelf_requested.emit()
    earlier = sheet_of(player)
    other = earlier.gallery.exhibits[1].key
    earlier.gallery.look_at(other)
    player.window.change_settings(theme="dark")
    qtbot.waitUntil(lambda: player.screen.findChildren(ShelfSheet) != [])
    assert sheet_of(player).gallery.current == other
    assert sheet_of(player).gallery.hasFocus()


def test_a_board_is_opened_from_the_shelf(player, boards):
    boards.lay(open_board(player, boards), 2)
    player.press(Key.Key_B)
    sheet_of(player).new.click()
    assert not boards.tiles(session_of(player))
    boards.lay(session_of(player))
    player.press(Key.Key_B)
    sheet = sheet_of(player)
    assert [one.is_here for one in sheet._entries] == [True, False]
    player.press(Key.Key_Right, Key.Key_Return)
    assert len(boards.tiles(session_of(player))) == 2


def test_boards_are_found_by_name_and_renamed_where_they_lie(player, boards):
    boards.lay(open_board(player, boards))
    player.press(Key.Key_B)
    sheet_of(player).new.click()
    boards.lay(session_of(player), 2)
    player.press(Key.Key_B)
    sheet = sheet_of(player)
    for name in ("Larch Hill", "Old Pond"):
        player.press(Key.Key_F2)
        sheet.name.clear()
        QTest.keyClicks(sheet.name, name)
        player.press(Key.Key_Return, Key.Key_Right)
    assert [one.name for one in sheet._entries] == ["Larch Hill", "Old Pond"]
    player.press(Key.Key_Slash)
    QTest.keyClicks(sheet.search, "pond")
    assert [one.words.split(",")[0] for one in sheet.gallery.exhibits] == ["Old Pond"]
    sheet.choose()
    assert len(boards.tiles(session_of(player))) == 1


def test_a_board_is_deleted_with_undo(player, boards):
    boards.lay(open_board(player, boards), 2)
    player.press(Key.Key_B)
    sheet_of(player).new.click()
    boards.lay(session_of(player))
    player.press(Key.Key_B)
    sheet = sheet_of(player)
    player.press(Key.Key_Right, Key.Key_Delete)
    assert len(on_shelf(boards)) == 1
    assert sheet.back.isVisible()
    QTest.keyClick(player.focus, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sorted(map(len, on_shelf(boards))) == [1, 2]


def test_the_board_on_the_table_cannot_be_deleted(player, boards):
    boards.lay(open_board(player, boards))
    player.press(Key.Key_B)
    assert not sheet_of(player).delete.isVisible()
    player.press(Key.Key_Delete)
    assert len(on_shelf(boards)) == 1


def test_what_could_not_be_kept_is_left_after_a_yes_only(player, boards, tmp_path):
    session = open_board(player, boards)
    boards.lay(session)
    shutil.rmtree(boards.folder)
    boards.folder.write_text("in the way")
    boards.lay(session)
    assert len(player.told) == 1
    path = tmp_path / "other.minigolf"
    course = boards.file(path)
    player.flow.open_course(path)
    assert len(boards.tiles(session_of(player))) == 2
    sheet_of(player, Question).leave()
    boards.folder.unlink()
    player.flow.open_course(path)
    assert boards.tiles(session_of(player)) == course
    assert sorted(map(len, on_shelf(boards))) == sorted([2, len(course)])


def test_settings_of_two_windows_are_merged(make_player, folders):
    one, other = make_player(), make_player()
    one.window.change_settings(hints=False)
    other.window.change_settings(leftover="discard")
    kept, _ = read_settings(folders.settings)
    assert (kept.hints, kept.leftover) == (False, "discard")
    assert other.window.settings.hints


def test_the_boards_of_version_one_one_open_with_their_undo(player, boards, folders):
    """`tests/golden/boards` is what the first version with a shelf left; never written anew."""
    shutil.copytree(HOME.with_name("boards"), folders.data / "boards", dirs_exist_ok=True)
    session = open_board(player, boards)
    assert [session.redo(), session.redo()] == [True, False]
    last = len(boards.tiles(session))
    assert [session.undo() for _ in range(3)] == [True, True, False]
    assert len(boards.tiles(session)) == last - 2
    assert not player.told
