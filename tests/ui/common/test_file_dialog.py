"""Saving asks about the file that will be written, by a real dialog with real keys."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QToolButton,
    QWidget,
)

from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.common.file_dialog import ask_where_to_save, dress_dialog, with_ending
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.results import save_course_file

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KINDS = "Course files (*.minigolf *.json)"
ENDINGS = (".minigolf", ".json")


class Answers:
    """Sits before the dialogs that open one after the other, and gives each its answer.

    Qt's dialog takes no name before it has read the folder, which nobody is quick enough to see.
    """

    def __init__(self, player, *answers) -> None:
        self._keys = player.window.keys
        self.left = list(answers)
        self.asked: list[str] = []
        self.proposed: list[str] = []
        self._sights = 0
        self._seen: list[QWidget] = []
        self._clock = QTimer()
        self._clock.timeout.connect(self._look)
        self._clock.start(20)

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or self._keys.rests or any(dialog is one for one in self._seen):
            return
        self._sights += 1
        if isinstance(dialog, QFileDialog) and self._sights < 12:
            return
        self._sights = 0
        self._seen.append(dialog)
        answer = self.left.pop(0) if self.left else None
        if isinstance(dialog, QMessageBox):
            self.asked.append(dialog.text())
            self.proposed.append(dialog.defaultButton().text())
            next(one for one in dialog.buttons() if one.text() == answer).click()
        elif answer is None:
            dialog.reject()
        else:
            field = dialog.findChild(QLineEdit, "fileNameEdit")
            field.clear()
            QTest.keyClicks(field, answer)
            QTest.keyClick(field, Key.Key_Return)


def save(player, folder):
    return ask_where_to_save(player.window, "Save", folder / "course.minigolf", KINDS, ENDINGS)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("riverside", "riverside.minigolf"),
        ("riverside.minigolf", "riverside.minigolf"),
        ("riverside.MINIGOLF", "riverside.MINIGOLF"),
        ("riverside.json", "riverside.json"),
        ("riverside.v2", "riverside.v2.minigolf"),
        (".json", ".json.minigolf"),
    ],
)
def test_the_ending_is_added_where_it_is_missing(typed, written, tmp_path):
    assert with_ending(tmp_path / typed, ENDINGS).name == written


def test_a_name_without_its_ending_asks_before_the_real_file_is_replaced(
    player, catalogue, folders
):
    folders.courses.mkdir()
    there = folders.courses / "riverside.minigolf"
    there.write_text("mine")
    answers = Answers(player, "riverside", "Go back", None)
    save_course_file(player.window, shipped_courses(catalogue)[0], folders)
    assert there.read_text() == "mine"
    assert len(answers.asked) == 1
    assert answers.asked[0].startswith("Replace riverside.minigolf?")
    assert not answers.left


def test_a_file_is_replaced_after_a_yes(player, catalogue, folders):
    folders.courses.mkdir()
    there = folders.courses / "riverside.minigolf"
    there.write_text("mine")
    answers = Answers(player, "riverside", "Replace")
    save_course_file(player.window, shipped_courses(catalogue)[0], folders)
    assert there.read_text() != "mine"
    assert len(answers.asked) == 1


def test_a_file_named_in_full_is_asked_about_once(player, tmp_path):
    (tmp_path / "riverside.json").write_text("mine")
    answers = Answers(player, "riverside.json", "Replace")
    assert save(player, tmp_path) == tmp_path / "riverside.json"
    assert len(answers.asked) == 1


def test_who_goes_back_may_type_another_name(player, tmp_path):
    (tmp_path / "riverside.minigolf").write_text("mine")
    answers = Answers(player, "riverside", "Go back", "hill")
    assert save(player, tmp_path) == tmp_path / "hill.minigolf"
    assert len(answers.asked) == 1


def test_a_new_name_asks_nothing(player, tmp_path):
    answers = Answers(player, "hill")
    assert save(player, tmp_path) == tmp_path / "hill.minigolf"
    assert not answers.asked


def test_enter_pressed_once_too_often_replaces_nothing(player, tmp_path):
    (tmp_path / "riverside.minigolf").write_text("mine")
    answers = Answers(player, "riverside", "Go back", None)
    assert save(player, tmp_path) is None
    assert answers.proposed == ["Go back"]


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_the_arrows_of_the_dialog_have_the_colour_of_text(qtbot, theme):
    dialog = QFileDialog(None, "Save")
    qtbot.addWidget(dialog)
    dress_dialog(dialog, Look(theme))
    for name in ("backButton", "forwardButton", "toParentButton"):
        image = dialog.findChild(QToolButton, name).icon().pixmap(20, 20).toImage()
        painted = [
            image.pixelColor(x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 200
        ]
        assert painted
        assert all(abs(one.lightness() - theme.text.lightness()) < 24 for one in painted)
