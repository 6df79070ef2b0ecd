"""A client reacts once to what pleases more or less, and is still otherwise."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.widgets.clients import ClientCard

# The display that tests draw on can do little for windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def card(qtbot):
    made = ClientCard(Look(LIGHT), load_catalogue().mrs_clients[0])
    qtbot.addWidget(made)
    made.resize(256, 90)
    made.show()
    made.motion = Motion(2.0)
    made.show_count(2)
    return made


def test_the_first_count_moves_nobody(card):
    assert not card.portrait.is_moving


@pytest.mark.parametrize("points", [4, 0])
def test_another_count_lets_the_portrait_react_and_come_to_rest(card, qtbot, points):
    still = card.portrait.grab().toImage()
    card.show_count(points)
    assert card.portrait.is_moving
    qtbot.waitUntil(lambda: not card.portrait.is_moving)
    assert card.portrait.grab().toImage() == still


def test_the_same_count_moves_nobody(card):
    card.show_count(2)
    assert not card.portrait.is_moving


@pytest.mark.parametrize("motion", [Motion(0), Motion(1.0, reduced=True)])
def test_nothing_moves_where_nothing_may(card, motion):
    card.motion = motion
    card.show_count(6)
    assert not card.portrait.is_moving
