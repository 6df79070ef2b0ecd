"""The set-up page explains its choices wherever there is room for the words."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.new_game.client_stand import Room
from minigolf_desktop.ui.designer.new_game.options import NOTE

# The display that tests draw on can do little for windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot, qapp, english):
    load_fonts()
    look = Look(LIGHT)
    dress(qapp, look)
    screen = NewGameScreen(look, load_catalogue(), WantedGame(Setup(), "riverside"))
    dress_window(screen, look)
    qtbot.addWidget(screen)
    screen.show()
    return screen


def explained(page, height):
    page.resize(1366, height)
    notes = page.findChildren(QLabel, NOTE)
    return {note.isVisibleTo(page) for note in notes if not page._seldom.isAncestorOf(note)}


def test_the_choices_are_explained_in_a_window_of_748_lines(page):
    assert explained(page, 748) == {True}


def test_a_low_window_leaves_the_explanations_to_the_tooltips_and_shows_them_again(page):
    page.setMinimumSize(1, 1)
    assert explained(page, 420) == {False}
    assert explained(page, 900) == {True}


def large(page, height):
    """Return how large the client stands there."""
    page.resize(1366, height)
    return {stand._room for stand in (page._mrs, page._mr)}


def test_a_window_made_lower_shows_the_clients_smaller_and_leaves_out_the_explanations(page):
    # Like a page of the program's window, which is as low as that is.
    page.setMinimumSize(1, 1)
    rooms = [large(page, height) for height in (748, 560, 500, 470, 440)]
    assert rooms == [{Room.GRAND}, {Room.HIGH}, {Room.LOW}, {Room.LOW}, {Room.FLAT}]
    assert [explained(page, height) for height in (748, 560, 500, 470, 440)] == [
        {True},
        {True},
        {True},
        {False},
        {False},
    ]
    assert large(page, 748) == {Room.GRAND}


def test_the_names_of_more_players_take_the_room_of_the_clients(page):
    page.setMinimumSize(1, 1)
    assert large(page, 610) == {Room.LARGE}
    page._seats.segments.buttons[-1].click()
    assert page._height_wanted() <= 610
    assert large(page, 610) == {Room.HIGH}
    page._seats.segments.buttons[0].click()
    assert large(page, 610) == {Room.LARGE}


def test_what_is_chosen_seldom_shows_when_it_is_asked_for(page):
    assert not page._practice.isVisibleTo(page)
    page._more.click()
    assert page._practice.isVisibleTo(page)


def test_what_is_unusual_is_told_though_its_choices_are_hidden(page):
    page._more.click()
    page._practice.setChecked(True)
    page._edges.buttons[-1].click()
    page._seed.field.setText("meadow")
    page._more.click()
    assert page._unusual.text().split("  \N{MIDDLE DOT}  ") == [
        "Mistakes: Ignore",
        "Seed: meadow",
        "Practice",
    ]


def test_the_arrows_walk_round_all_clients_that_may_come(page):
    assert page._mrs.chosen is None
    clients = []
    for _ in range(8):
        page._mrs._walk(1)
        clients.append(page._mrs.chosen)
    assert clients == [one.id for one in load_catalogue().mrs_clients if one.set == "base"] + [None]
    page._mrs._walk(-1)
    assert page._mrs.chosen == clients[-2]


def test_a_client_that_is_pointed_at_is_shown_in_large_as_long_as_the_pointer_is_there(page):
    button = page._mrs._group.button(2)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    assert page._mrs._name.text() == button.accessibleName().partition(": ")[2]
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert page._mrs._name.text() == "Surprise me"
    assert page._mrs.chosen is None
