"""What becomes of a layout: it is kept, opened, saved, shared, printed, played."""

import shutil
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.storage.eighteen_holes import own_courses, read_golf_course, write_golf_course
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.printing.dialog import PrintDialog
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.eighteen_holes.course_drawing import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor.files import COPY_UNIT, OpenSheet
from minigolf_desktop.ui.eighteen_holes.course_editor.screen import QuickSheet
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.menu import WindowMenu

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
HERE = Hex(0, 0)


def sheet_of(builder, kind):
    [sheet] = [one for one in builder.screen.findChildren(kind) if one.isVisible()]
    return sheet


def test_every_change_is_on_disk_at_once(builder, folders):
    builder.lay("01A", HERE)
    [board] = Shelf(folders.golf_boards).boards()
    assert read_golf_course(board.path).tiles == builder.course.tiles
    builder.session.undo()
    assert read_golf_course(board.path).tiles == ()


def test_what_lay_there_is_there_again_next_time(builder, build):
    builder.lay("01A", HERE)
    builder.screen.panels.course.name.setText("Larch Hill")
    builder.screen.panels.course.name.editingFinished.emit()
    builder.editor.put_away()
    again = build()
    assert again.course == builder.course
    assert again.screen.panels.course.name.text() == "Larch Hill"


def test_a_design_that_cannot_be_read_is_set_aside(build, folders):
    folders.edited_golf_course.write_text("{")
    builder = build()
    assert not builder.tiles
    assert "cannot be read" in builder.told[0]
    assert not folders.edited_golf_course.exists()


def test_a_disk_that_fails_is_told_about_once(builder, folders):
    shutil.rmtree(folders.golf_boards)
    folders.golf_boards.write_text("in the way")
    builder.lay("01A", HERE)
    builder.lay("05A", Hex(1, 0))
    assert len(builder.tiles) == 2
    assert len(builder.told) == 1


def test_a_quick_course_is_built_by_wish_and_undone(builder):
    builder.lay("01A", HERE)
    builder.key(Key.Key_Q)
    sheet = sheet_of(builder, QuickSheet)
    sheet.holes.setValue(6)
    sheet.seed.field.setText("larch")
    builder.key(Key.Key_Return)
    assert len(builder.course.holes) == 6
    assert builder.session.is_playable
    built = builder.course
    builder.session.undo()
    assert list(builder.tiles) == [HERE]
    builder.screen._lay_quick(6, 0, "larch")
    assert builder.course == built


def test_a_preset_course_is_opened_as_a_start(builder, box):
    builder.key(Key.Key_O)
    sheet = sheet_of(builder, OpenSheet)
    assert [one.key for one in sheet.gallery.exhibits] == [one.course.id for one in box.presets]
    sheet.gallery.setCurrentIndex(sheet.gallery.model().index(1, 0))
    builder.key(Key.Key_Return)
    assert builder.course.tiles == box.presets[1].course.tiles
    assert builder.course.name == "Larkfield Nine"


def test_a_course_is_saved_under_its_name_and_listed_first(meadow, folders):
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    meadow.key(Key.Key_S, CONTROL)
    [own] = own_courses(folders.golf_courses).courses
    assert own.course == meadow.course
    meadow.key(Key.Key_O)
    sheet = sheet_of(meadow, OpenSheet)
    assert sheet.current.course == meadow.course
    assert sheet.current.is_own


def test_a_course_saved_again_replaces_itself(meadow, folders):
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    meadow.editor.save()
    meadow.session.change(meadow.session.layout.turned(meadow.course.tiles[0].place, 1))
    meadow.editor.save()
    [own] = own_courses(folders.golf_courses).courses
    assert own.course == meadow.course


def test_another_name_makes_another_course_which_is_told(meadow, folders):
    name = meadow.screen.panels.course.name
    meadow.key(Key.Key_S, CONTROL)
    first = meadow.course.name
    name.setText("Second Meadow")
    meadow.key(Key.Key_S, CONTROL)
    assert meadow.toast == f"Second Meadow is among your courses, beside {first}."
    assert len(own_courses(folders.golf_courses).courses) == 2
    meadow.key(Key.Key_S, CONTROL)
    assert meadow.toast == "Second Meadow is among your courses."


def test_another_course_of_the_same_name_is_replaced_after_a_question_only(meadow, folders, box):
    other = replace(box.presets[1].course, id="", name="Larch Hill")
    folders.golf_courses.mkdir()
    write_golf_course(folders.golf_courses / "larch-hill.json", other)
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    meadow.editor.save()
    assert own_courses(folders.golf_courses).courses[0].course == other
    sheet_of(meadow, Question).accept()
    assert own_courses(folders.golf_courses).courses[0].course == meadow.course


def test_of_two_courses_of_one_name_the_one_that_was_opened_is_replaced(meadow, folders, box):
    first, second = (replace(one.course, id="", name="Twin") for one in box.presets[:2])
    folders.golf_courses.mkdir()
    one, other = folders.golf_courses / "twin.json", folders.golf_courses / "twin-copy.json"
    write_golf_course(one, first)
    write_golf_course(other, second)
    for course, path in ((second, other), (first, one)):
        meadow.editor.open_beside(CourseLayout(course, box))
        meadow.session.change(
            meadow.session.layout.turned(meadow.session.layout.course.tiles[0].place, 1)
        )
        kept = {file: read_golf_course(file) for file in (one, other)}
        meadow.editor.save()
        assert {**kept, path: meadow.course} == {
            file: read_golf_course(file) for file in (one, other)
        }
    assert not meadow.screen.findChildren(Question)


def test_a_course_that_another_window_saved_meanwhile_is_replaced_after_a_question_only(
    meadow, folders
):
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    meadow.editor.save()
    [own] = own_courses(folders.golf_courses).courses
    theirs = replace(own.course, tiles=own.course.tiles[1:], holes=())
    write_golf_course(own.path, theirs)
    meadow.session.change(meadow.session.layout.turned(meadow.course.tiles[0].place, 1))
    meadow.editor.save()
    assert own_courses(folders.golf_courses).courses[0].course == theirs
    sheet_of(meadow, Question).leave()
    assert own_courses(folders.golf_courses).courses[0].course == theirs


def test_a_course_saved_before_the_program_was_left_is_replaced_without_a_question(
    meadow, build, folders
):
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    meadow.editor.save()
    meadow.editor.put_away()
    again = build()
    again.session.change(again.session.layout.turned(again.course.tiles[0].place, 1))
    again.editor.save()
    [own] = own_courses(folders.golf_courses).courses
    assert own.course == again.course


def test_a_course_without_a_name_is_asked_for_one(builder, folders):
    builder.lay("01A", HERE)
    builder.key(Key.Key_S, CONTROL)
    assert not own_courses(folders.golf_courses).courses
    assert builder.focus is builder.screen.panels.course.name
    assert "name" in builder.toast


def test_a_name_counts_that_was_typed_without_enter(builder, folders):
    builder.lay("01A", HERE)
    field = builder.screen.panels.course.name
    field.setFocus()
    QTest.keyClicks(field, " Larch   Hill ")
    builder.key(Key.Key_S, CONTROL)
    [own] = own_courses(folders.golf_courses).courses
    assert own.course.name == "Larch Hill"


def test_a_name_that_was_typed_stays_with_the_course_that_goes(builder):
    builder.lay("01A", HERE)
    field = builder.screen.panels.course.name
    field.setFocus()
    QTest.keyClicks(field, "Larch Hill")
    builder.screen.actions_.clear.trigger()
    assert builder.course.name == field.text() == ""
    builder.session.undo()
    assert builder.course.name == field.text() == "Larch Hill"


def test_no_key_of_the_editor_is_one_of_the_menu_of_the_window(builder):
    def keys(actions):
        return {key.toString() for action in actions for key in action.shortcuts()}

    menu = WindowMenu(builder.window, GAMES)
    taken = keys(builder.window.actions())
    assert menu.games.shortcut().toString() in taken
    assert not taken & keys(builder.screen.actions())


def test_letters_in_the_name_field_are_no_commands(meadow):
    before = meadow.course.tiles
    field = meadow.screen.panels.course.name
    field.setFocus()
    field.clear()
    for key in (Key.Key_F, Key.Key_A, Key.Key_R, Key.Key_Q):
        meadow.key(key)
    assert field.text() == "farq"
    assert meadow.course.tiles == before
    meadow.key(Key.Key_Escape)
    assert meadow.course.name == "farq"
    assert meadow.focus is meadow.screen.view


def test_one_of_the_own_courses_is_deleted_after_a_question(meadow, folders):
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    meadow.editor.save()
    meadow.editor.ask_what_to_open()
    sheet_of(meadow, OpenSheet).delete.click()
    sheet_of(meadow, Question).accept()
    assert not own_courses(folders.golf_courses).courses


def test_a_course_goes_out_as_a_file_and_comes_in_again(meadow, choose, tmp_path):
    path = tmp_path / "shared.json"
    choose(path)
    shared = meadow.course
    meadow.screen.actions_.hand_out.trigger()
    meadow.screen.actions_.clear.trigger()
    assert not meadow.tiles
    meadow.screen.actions_.take_in.trigger()
    assert (meadow.course.tiles, meadow.course.holes) == (shared.tiles, shared.holes)


def test_a_bad_file_is_told_about_and_changes_nothing(meadow, choose, tmp_path):
    before = meadow.course
    path = tmp_path / "bad.json"
    path.write_text('{"format": "something else"}')
    choose(path)
    meadow.screen.actions_.take_in.trigger()
    assert "This course cannot be opened" in meadow.told[0]
    assert meadow.course == before


def test_a_picture_is_saved_and_another_copied(meadow, choose, tmp_path, qtbot):
    picture = tmp_path / "course.png"
    choose(picture)
    meadow.screen.actions_.picture.trigger()
    qtbot.waitUntil(picture.exists, timeout=20_000)
    QGuiApplication.clipboard().clear()
    meadow.screen.actions_.copy.trigger()
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull(), timeout=20_000)
    copied = QGuiApplication.clipboard().image()
    assert copied.width() == pytest.approx(QImage(str(picture)).width() * COPY_UNIT / UNIT, abs=2)


@pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
def test_a_sheet_to_print_is_a_pdf(meadow, choose, tmp_path, qtbot):
    sheet = tmp_path / "sheet.pdf"
    choose(tmp_path / "sheet")
    meadow.screen.actions_.print.trigger()
    (dialog,) = meadow.screen.window().findChildren(PrintDialog)
    qtbot.waitUntil(dialog.save.isEnabled, timeout=20_000)
    dialog.save.click()
    qtbot.waitUntil(sheet.exists, timeout=20_000)
    assert sheet.read_bytes().startswith(b"%PDF")


def test_a_course_to_be_played_is_kept_first(meadow, folders, qtbot):
    meadow.session.change(meadow.session.layout.named(""))
    with qtbot.waitSignal(meadow.editor.play) as asked:
        meadow.key(Key.Key_G)
    [course] = asked.args
    assert course.name == "My course"
    [own] = own_courses(folders.golf_courses).courses
    assert own.course == course


def test_an_unchanged_course_of_the_box_is_played_as_such(meadow, folders, box, qtbot):
    with qtbot.waitSignal(meadow.editor.play) as asked:
        meadow.key(Key.Key_G)
    assert asked.args[0] is box.presets[0].course
    assert not own_courses(folders.golf_courses).courses


def test_a_course_to_be_played_does_not_replace_another_of_its_name(meadow, folders, box, qtbot):
    other = replace(box.presets[1].course, id="", name="Larch Hill")
    folders.golf_courses.mkdir()
    write_golf_course(folders.golf_courses / "larch-hill.json", other)
    meadow.session.change(meadow.session.layout.named("Larch Hill"))
    with qtbot.waitSignal(meadow.editor.play) as asked:
        meadow.key(Key.Key_G)
    assert asked.args[0].name == "Larch Hill 2"


def test_a_course_brought_along_lies_beside_what_lay_there(builder, folders, box):
    builder.lay("01A", HERE)
    laid = builder.course
    builder.editor.show(box.presets[2].course)
    assert builder.course.tiles == box.presets[2].course.tiles
    boards = [read_golf_course(one.path) for one in Shelf(folders.golf_boards).boards()]
    assert [course.tiles for course in boards] == [builder.course.tiles, laid.tiles]
    assert builder.toast == "Nameless course lies on the shelf of boards (B)."


def test_another_theme_keeps_the_layout_and_puts_a_tile_in_hand_back(meadow):
    tiles = meadow.course.tiles
    meadow.click(meadow.at_tile(tiles[0].place))
    meadow.window.change_settings(theme="dark")
    assert meadow.session.seen.course.tiles == tiles
    assert meadow.screen.desk.piece is None
