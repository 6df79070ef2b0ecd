"""Pictures to show: in both themes, copied and saved, with what stands on the plaque."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.reading import parse
from minigolf_desktop.ui.common.picture_dialog import PictureDialog, card_to_show, plaque
from minigolf_desktop.ui.common.picture_file import Keepsake
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.common.widgets.pieces import picture_label
from minigolf_desktop.ui.designer.course_art import draw

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TOLD = plaque("Lily Pads", "118 points", ("Mrs Bloom, Mr Long", "", "23/11/2026"))


def blue(look) -> QLabel:
    picture = QPixmap(600, 200)
    picture.fill(QColor("blue"))
    return picture_label(picture)


@pytest.fixture
def dialog(player):
    shown = PictureDialog(player.window, [card_to_show(player.window, blue, TOLD)])
    shown.open()
    return shown


def lower_left(image: QImage) -> str:
    return image.pixelColor(4, image.height() - 4).name()


def test_notes_that_are_empty_are_left_out():
    assert TOLD.note == "Mrs Bloom, Mr Long  ·  23/11/2026"


def test_a_picture_is_copied_in_the_theme_that_is_chosen(player, dialog):
    player.click("Copy")
    light = QGuiApplication.clipboard().image()
    dialog.themes.buttons[1].click()
    player.click("Copy")
    dark = QGuiApplication.clipboard().image()
    assert light.size() == dark.size()
    assert lower_left(light) == LIGHT.panel.name()
    assert lower_left(dark) == DARK.panel.name()
    assert light.pixelColor(300, 100) == QColor("blue")


def test_a_picture_is_saved_as_it_is_seen(player, dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path / "one")])
    dialog.themes.buttons[1].click()
    player.click("Save")
    assert lower_left(QImage(str(tmp_path / "one.png"))) == DARK.panel.name()


def test_a_course_is_drawn_with_its_plaque_in_both_themes(qapp, tmp_path):
    course = parse(resource("courses", "pocket-park.json").read_bytes())
    colours = []
    for theme in ("light", "dark"):
        path = tmp_path / f"{theme}.png"
        draw(course, path, Keepsake("Pocket Park", "41 strokes", "Odile", theme))
        colours.append(lower_left(QImage(str(path))))
    assert colours == [LIGHT.panel.name(), DARK.panel.name()]
