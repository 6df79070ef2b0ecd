"""Names that look like markup are shown as they are written, wherever they are shown."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip

from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.widgets.pieces import button

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

MARKUP = "<b>Anna</b> <img src='file:///etc/hostname'> & Co [*]"
PLAIN = Qt.TextFormat.PlainText


@pytest.fixture
def shown(player, qtbot):
    """A label that shows markup, in the window."""
    label = QLabel(MARKUP, player.window)
    with qtbot.waitExposed(label):
        label.show()
    return label


def test_a_label_that_nobody_thought_of_shows_markup_as_it_is(shown):
    assert shown.textFormat() == PLAIN


def test_a_tip_shows_markup_as_it_is(shown, qtbot):
    QToolTip.showText(shown.mapToGlobal(QPoint(2, 2)), MARKUP, shown)
    qtbot.waitUntil(QToolTip.isVisible)
    (tip,) = (one for one in QApplication.allWidgets() if one.inherits("QTipLabel"))
    assert tip.property("textFormat") == PLAIN
    QToolTip.hideText()


def test_a_message_shows_markup_as_it_is(player, qtbot):
    MainWindow.warn(player.window, f"{MARKUP}\n\u202esecond line")
    (box,) = (one for one in player.window.findChildren(QMessageBox) if one.isVisible())
    texts = [label for label in box.findChildren(QLabel) if label.text()]
    assert [(label.text(), label.textFormat()) for label in texts] == [
        (f"{MARKUP}\nsecond line", PLAIN)
    ]
    box.accept()


def test_the_title_of_the_window_shows_every_sign_of_a_name(player):
    def make(look):
        label = QLabel()
        label.setAccessibleName(MARKUP)
        return label

    player.window.show_screen(make)
    # Qt takes its sign for "not saved" out where it shows a title; doubled it stays.
    assert player.window.windowTitle() == MARKUP.replace("[*]", "[*][*]")


def test_a_button_underlines_no_letter_of_a_name(player):
    named = button(player.window.look, MARKUP)
    assert named.text() == MARKUP.replace("&", "&&")
    assert named.accessibleName() == MARKUP
