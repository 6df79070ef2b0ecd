"""The head of a screen: what has no room beside the title stands below it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button


@pytest.fixture
def heading(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 200)
    made = Heading(Look(LIGHT), "Records")
    made.setParent(window)
    for word in ("Minigolf Designer", "Putt Dice", "18 Holes"):
        made.add(button(Look(LIGHT), word))
    made.resize(1000, 60)
    with qtbot.waitExposed(window):
        window.show()
    yield made


def rows(heading):
    QApplication.processEvents()
    return {one.geometry().center().y() for one in heading._added if one.isVisible()}


def test_the_choosers_stand_beside_the_title_where_there_is_room(heading):
    assert rows(heading) == {heading._back.geometry().center().y()}


def test_in_a_narrow_window_they_stand_below_it_and_come_back(heading):
    heading.resize(360, 100)
    (below,) = rows(heading)
    assert below > heading._back.geometry().bottom()
    heading.resize(1000, 60)
    assert rows(heading) == {heading._back.geometry().center().y()}


def test_what_is_hidden_takes_no_room(heading):
    heading.resize(360, 100)
    for one in heading._added[1:]:
        one.hide()
    assert rows(heading) == {heading._back.geometry().center().y()}


@pytest.mark.parametrize("note", ["", "What was played"])
def test_the_way_back_is_no_wider_than_its_words_beside_a_short_title(qtbot, note):
    window = QWidget()
    qtbot.addWidget(window)
    made = Heading(Look(LIGHT), "Records", note)
    made.setParent(window)
    made.resize(1300, 60)
    window.resize(1300, 60)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    assert made._back.x() == 0
    assert made._back.width() == made._back.sizeHint().width()
