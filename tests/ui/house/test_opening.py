"""Course files that the system hands over, and the ending by which it knows them."""

import pytest
from hands import NO_KEY
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit

from minigolf_desktop import cli as program
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.storage.eighteen_holes import write_golf_course
from minigolf_desktop.storage.folders import COURSE_ENDINGS
from minigolf_desktop.storage.putt_dice import shipped_courses, shipped_paths
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.designer.results import save_course_file
from minigolf_desktop.ui.house.app import CourseOpener, _course_in, _file_named


@pytest.fixture
def pond():
    """File of a course that comes with the program."""
    (path,) = (path for path in shipped_paths() if path.stem == "duck-ponds")
    return path


def laid(player):
    return len(player.screen.session.layout.course_file.course.tiles)


def test_a_course_file_opens_on_the_free_board(player, pond):
    player.flow.open_course(pond)
    assert player.screen_name == "FreeBoardScreen"
    assert laid(player) > 30
    assert player.told == []


def test_a_golf_course_opens_in_the_course_editor_of_18_holes(player, tmp_path):
    path = tmp_path / "meadow.minigolf"
    write_golf_course(path, load_box().presets[0].course)
    player.flow.open_course(path)
    assert player.screen_name == "CourseEditorScreen"
    assert len(player.screen.session.layout.course.tiles) == 7
    assert player.told == []


def test_a_golf_course_that_cannot_be_read_is_told_about(player, tmp_path):
    bad = tmp_path / "bad.minigolf"
    bad.write_text('{"format": "golf-course", "version": 1}')
    player.flow.open_course(bad)
    assert len(player.told) == 1
    assert "bad.minigolf" in player.told[0]


def test_a_file_that_is_no_course_is_told_about(player, tmp_path):
    bad = tmp_path / "bad.minigolf"
    bad.write_text("{}")
    player.flow.open_course(bad)
    assert len(player.told) == 1
    assert "bad.minigolf" in player.told[0]


def test_a_file_from_the_finder_opens_too(player, pond):
    opener = CourseOpener(player.flow)
    assert opener.eventFilter(player.window, QFileOpenEvent(QUrl.fromLocalFile(str(pond))))
    assert player.screen_name == "FreeBoardScreen"


def drag(widget, *files, kind=QDropEvent):
    """Drag files over a widget, or drop them there; return whether anybody takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    middle = widget.rect().center()
    spot = QPointF(middle) if kind is QDropEvent else middle
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    event = kind(spot, both, data, Qt.MouseButton.LeftButton, NO_KEY)
    event.setDropAction(Qt.DropAction.MoveAction)
    event.setAccepted(False)
    QApplication.sendEvent(widget, event)
    assert not event.isAccepted() or event.dropAction() is Qt.DropAction.CopyAction
    return event.isAccepted()


@pytest.fixture
def open_to_drops(player):
    opener = CourseOpener(player.flow)
    opener.watch(player.window)
    return player


def test_a_course_file_that_is_dropped_on_the_window_opens(open_to_drops, pond):
    window = open_to_drops.window
    assert drag(window, pond, kind=QDragEnterEvent)
    assert open_to_drops.screen_name == "HomeScreen"
    assert drag(window, pond)
    assert open_to_drops.screen_name == "FreeBoardScreen"


def test_a_course_file_can_be_dropped_on_a_board_too(open_to_drops, pond, tmp_path):
    open_to_drops.flow.open_course(pond)
    path = tmp_path / "meadow.minigolf"
    write_golf_course(path, load_box().presets[0].course)
    board = open_to_drops.screen.view.viewport()
    assert drag(board, path, kind=QDragEnterEvent)
    assert drag(open_to_drops.window, path)
    assert open_to_drops.screen_name == "CourseEditorScreen"


def test_what_holds_no_course_file_is_not_taken(open_to_drops, tmp_path):
    picture = tmp_path / "course.png"
    assert not drag(open_to_drops.window, kind=QDragEnterEvent)
    assert not drag(open_to_drops.window, picture, kind=QDragEnterEvent)
    assert not drag(open_to_drops.window, picture, picture, kind=QDragEnterEvent)


@pytest.mark.quick
def test_what_lies_on_no_disk_is_not_taken():
    data = QMimeData()
    data.setUrls([QUrl(f"{scheme}://host/meadow.minigolf") for scheme in ("https", "smb", "data")])
    assert _course_in(data) == (None, 0)


def test_a_folder_that_is_called_like_a_course_is_told_about(open_to_drops, tmp_path):
    folder = tmp_path / "meadow.minigolf"
    folder.mkdir()
    assert drag(open_to_drops.window, folder, kind=QDragEnterEvent)
    assert drag(open_to_drops.window, folder)
    (told,) = open_to_drops.told
    assert folder.name in told


def test_a_file_of_another_machine_is_told_about(open_to_drops):
    data = QMimeData()
    data.setUrls([QUrl("file://elsewhere/share/meadow.minigolf")])
    course, _ = _course_in(data)
    open_to_drops.flow.open_course(course)
    (told,) = open_to_drops.told
    assert course.name in told


@pytest.mark.usefixtures("english")
def test_of_several_files_the_first_course_opens_and_the_others_are_told_of(
    open_to_drops, pond, tmp_path
):
    picture, meadow = tmp_path / "course.png", tmp_path / "meadow.minigolf"
    write_golf_course(meadow, load_box().presets[0].course)
    assert drag(open_to_drops.window, picture, meadow, pond, kind=QDragEnterEvent)
    assert drag(open_to_drops.window, picture, meadow, pond)
    assert open_to_drops.screen_name == "CourseEditorScreen"
    (told,) = (one for one in open_to_drops.window.findChildren(Toast) if one.isVisible())
    assert told.text.startswith("2 other files were left alone")


@pytest.mark.parametrize("host", ["", "localhost"])
def test_a_file_is_found_by_an_address_with_spaces_and_percent_signs(open_to_drops, tmp_path, host):
    path = tmp_path / "Gran's 50% #1 \u00e9t\u00e9.minigolf"
    write_golf_course(path, load_box().presets[0].course)
    address = QUrl.fromLocalFile(str(path))
    address.setHost(host)
    data = QMimeData()
    data.setUrls([QUrl(address.toString(QUrl.ComponentFormattingOption.FullyEncoded))])
    assert _course_in(data) == (path, 0)
    assert _file_named(bytes(address.toEncoded()).decode()) == path
    assert _file_named(str(path)) == path


@pytest.mark.parametrize("ending", COURSE_ENDINGS)
def test_a_course_file_as_the_only_argument_is_opened(ending):
    assert program._course_among([f"/home/me/My course{ending.upper()}"])
    assert not program._course_among(["score", f"course{ending}"])


def test_verbs_and_options_are_no_course_files():
    assert not program._course_among(["screens"])
    assert not program._course_among(["--version"])
    assert not program._course_among([])


def test_a_course_is_saved_with_the_ending_that_the_system_knows(
    player, catalogue, folders, tmp_path, monkeypatch
):
    proposals = []
    selected = QFileDialog.selectedFiles
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: proposals.extend(selected(dialog)) or 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path / "course")])
    save_course_file(player.window, shipped_courses(catalogue)[0], folders)
    assert proposals[0].endswith(".minigolf")
    assert (tmp_path / "course.minigolf").is_file()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_about_box_leads_to_every_licence(player):
    player.flow.about()
    player.click("Licences")
    (text,) = player.window.findChildren(QPlainTextEdit)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text.toPlainText()
