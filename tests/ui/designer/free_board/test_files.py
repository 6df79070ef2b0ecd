"""The free board's score, its files, and what is kept of it."""

import shutil
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from minigolf_desktop.model.designer import Tally, assess, empty_course
from minigolf_desktop.storage.designer.courses import read_course, write_course
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.designer.entry import DESIGNER


@pytest.fixture
def whole_course(catalogue):
    course_file = shipped_courses(catalogue)[0]
    clients = (catalogue.mrs_clients[0], catalogue.mr_clients[0])
    return replace(course_file, clients=clients, collected=2)


@pytest.fixture
def course_path(whole_course, tmp_path):
    path = tmp_path / "from-the-table.json"
    write_course(path, whole_course)
    return path


@pytest.fixture
def choose(monkeypatch):
    def choose(path):
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])

    return choose


def same_course(one, other) -> bool:
    return (
        dict(one.course.tiles) == dict(other.course.tiles)
        and one.course.land.id == other.course.land.id
        and one.clients == other.clients
        and (one.name, one.passes, one.collected) == (other.name, other.passes, other.collected)
    )


def test_a_course_is_opened_and_scored_as_at_the_table(builder, choose, course_path, whole_course):
    choose(course_path)
    builder.key(Qt.Key.Key_O)
    tally = Tally(solo=False, collected=2)
    for final in (False, True):
        builder.screen.panels.satisfaction.switch.setChecked(final)
        score = assess(whole_course.course, whole_course.clients, tally, final=final).score
        assert builder.screen.panels.satisfaction.total == score.total
        lines = builder.screen.panels.satisfaction.lines
        assert {one.id: one.points for one in score.conditions} == {
            identity: line.points for identity, line in lines.items()
        }


def test_a_saved_course_is_the_one_on_the_board(builder, choose, course_path, catalogue, tmp_path):
    choose(course_path)
    builder.key(Qt.Key.Key_O)
    saved = tmp_path / "again.json"
    choose(saved)
    builder.screen.actions_.save.trigger()
    again = read_course(saved, catalogue)
    assert same_course(again, read_course(course_path, catalogue))


def test_a_bad_file_is_told_about_and_changes_nothing(builder, choose, tmp_path):
    builder.lay("tee-01", builder.free[9])
    before = builder.session.layout
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "something else"}')
    choose(bad)
    builder.screen.actions_.open.trigger()
    assert builder.player.told == ["This course cannot be opened: bad.json: not a course file."]
    assert builder.session.layout is before


def test_what_lies_on_the_board_is_there_again_next_time(builder, catalogue, folders):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    [board] = Shelf(folders.boards).boards()
    assert list(read_course(board.path, catalogue).course.tiles) == [cell]
    builder.player.flow.home()
    builder.player.flow.show_board(DESIGNER)
    assert list(builder.tiles) == [cell]


def test_a_board_that_cannot_be_read_is_set_aside(builder, folders):
    builder.lay("tee-01", builder.free[9])
    builder.player.flow.home()
    [board] = Shelf(folders.boards).boards()
    board.path.write_text("{")
    builder.player.flow.show_board(DESIGNER)
    assert not builder.tiles
    assert "cannot be read" in builder.player.told[0]
    assert not board.path.exists()
    assert list((folders.boards / "set-aside").iterdir())


def test_land_clients_and_counts_are_chosen(builder, catalogue):
    builder.lay("tee-01", builder.free[9])
    choices = builder.screen.panels.choices
    assert "her_whim" not in builder.screen.panels.satisfaction.lines
    choices.land.setCurrentIndex(5)
    choices.land.activated.emit(5)
    assert builder.session.course.land.id == catalogue.lands[5].id
    builder.screen.panels.box.elements["dogs"].click()
    shown = builder.screen.panels.box.shown()
    choices.mrs.setFocus()
    choices.mrs.setCurrentIndex(1)
    choices.mrs.activated.emit(1)
    assert "her_whim" in builder.screen.panels.satisfaction.lines
    assert builder.player.focus.accessibleName() == "Mrs Client"
    assert builder.screen.panels.box.shown() == shown
    builder.screen.panels.choices.passes.setValue(2)
    passes = builder.session.assessment.score.condition("passes")
    assert passes.points == -6
    builder.player.click("Score: Table")
    builder.screen.panels.choices.collected.setValue(3)
    assert builder.session.assessment.score.condition("fast").points == 9


def test_a_hole_numbered_by_hand_keeps_its_number_and_loses_it_with_its_tile(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    sign = builder.screen.scene.signs[0]
    builder.screen.desk.number(sign, 7)
    assert builder.session.layout.course_file.hole_numbers == {(cell, 0): 7}
    builder.session.remove(cell)
    assert not builder.session.layout.course_file.hole_numbers


def test_the_course_can_be_putted_on(builder, course_path, choose):
    choose(course_path)
    builder.key(Qt.Key.Key_O)
    builder.key(Qt.Key.Key_G)
    assert builder.player.screen_name == "PuttingChoiceScreen"


def test_the_free_board_is_opened_from_home_by_mouse_and_key(player):
    player.click("Free board")
    assert player.screen_name == "FreeBoardScreen"
    player.flow.home()
    player.flow.menu.boards[0].trigger()
    assert player.screen_name == "FreeBoardScreen"


def test_every_control_of_the_free_board_has_a_name(builder):
    choices, box = builder.screen.panels.choices, builder.screen.panels.box
    fields = (choices.name, choices.land, choices.mrs, choices.mr, choices.passes)
    searches = (choices.collected, box.search, box.kind, box.tiles, *box.elements.values())
    assert all(control.accessibleName() for control in (*fields, *searches))


def test_a_course_without_land_can_be_laid_on(builder, choose, catalogue, tmp_path, whole_course):
    nowhere = replace(whole_course.course.land, id="", name="", free=frozenset(), water={})
    path = tmp_path / "nowhere.json"
    course = empty_course(whole_course.course.box, nowhere)
    write_course(path, replace(whole_course, course=course, hole_numbers={}))
    choose(path)
    builder.key(Qt.Key.Key_O)
    builder.screen.desk.take(0, by_key=True)
    builder.key(Qt.Key.Key_Return)
    assert len(builder.tiles) == 1
    assert builder.screen.panels.choices.land.currentIndex() == -1


def test_another_theme_leaves_a_tile_in_hand_on_its_place(builder):
    cell = builder.free[9]
    builder.lay("tee-01", cell)
    builder.click(cell)
    builder.window.change_settings(theme="dark")
    assert cell in builder.screen.scene.tiles


def test_a_disk_that_fails_is_told_about_once(builder, folders):
    shutil.rmtree(folders.boards)
    folders.boards.write_text("in the way")
    builder.lay("tee-01", builder.free[9])
    builder.lay("tee-02", builder.free[10])
    assert len(builder.tiles) == 2
    assert len(builder.player.told) == 1


def test_a_picture_of_the_course_is_saved(builder, choose, tmp_path, qtbot):
    builder.lay("tee-01", builder.free[9])
    picture = tmp_path / "course.png"
    choose(picture)
    builder.key(Qt.Key.Key_I)
    qtbot.waitUntil(picture.exists, timeout=20_000)
    assert not QImage(str(picture)).isNull()
