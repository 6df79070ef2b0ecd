"""The set-up page explains its choices wherever there is room for the words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.ui.common.appearance import dress
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.new_game.options import NOTE

# The display that tests draw on can do little for windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot, qapp, english):
    load_fonts()
    look = Look(LIGHT)
    dress(qapp, look)
    screen = NewGameScreen(look, load(), WantedGame(Setup(), "riverside"))
    qtbot.addWidget(screen)
    screen.show()
    return screen


def explained(page, height):
    page.resize(1366, height)
    return {note.isVisibleTo(page) for note in page.findChildren(QLabel, NOTE)}


def test_the_choices_are_explained_in_a_window_of_748_lines(page):
    assert explained(page, 748) == {True}


def test_a_low_window_leaves_the_explanations_to_the_tooltips_and_shows_them_again(page):
    assert explained(page, 560) == {False}
    assert explained(page, 900) == {True}


def named(page, height):
    page.resize(1366, height)
    style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
    return {portrait.toolButtonStyle() is style for portrait in page._mrs.findChildren(QToolButton)}


def test_a_window_made_lower_loses_the_explanations_first_and_the_names_last(page):
    # Like a page of the program's window, which is as low as that is.
    page.setMinimumSize(1, 1)
    assert (explained(page, 748), named(page, 748)) == ({True}, {True})
    assert (explained(page, 630), named(page, 630)) == ({False}, {True})
    assert (explained(page, 560), named(page, 560)) == ({False}, {False})
    assert (explained(page, 630), named(page, 630)) == ({False}, {True})


def test_the_names_of_more_players_take_the_room_of_the_words(page):
    page.setMinimumSize(1, 1)
    assert explained(page, 612) == {False}
    assert named(page, 612) == {True}
    page._seats.segments.buttons[1].click()
    assert page._height_wanted() <= 612
    page._seats.segments.buttons[0].click()
    assert named(page, 612) == {True}
