"""The card of another player's course."""

import pytest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.course import empty_course, place
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.widgets.course_card import Neighbour, NeighbourCard


@pytest.fixture
def course(catalogue: Catalogue) -> Course:
    return empty_course(Box(catalogue.designs), catalogue.lands[0])


@pytest.fixture
def card(qtbot, qapp: QApplication) -> NeighbourCard:
    load_fonts()
    card = NeighbourCard(Look(LIGHT), TileAtlas())
    card.resize(180, 122)
    qtbot.addWidget(card)
    return card


def painted(card, qtbot):
    """Return the card as it looks once there was time for its picture."""
    card.grab()
    qtbot.waitUntil(lambda: not any(one.busy for one in card.findChildren(PaintingLater)))
    return card.grab().toImage()


def test_a_card_reads_out_name_points_and_state(card, course):
    card.show_player(Neighbour("Odile", "red", course, -4, "designing", "3 of 37"))
    assert card.accessibleName() == "Odile: score −4, designing, 3 of 37"


def test_a_new_tile_is_framed_on_the_picture(card, course, qtbot):
    cell = next(cell for cell in course.front if cell in course.land.free)
    grown = place(course, cell, 0)
    player = Neighbour("Odile", "red", grown, 5, "designing")
    card.show_player(player)
    plain = painted(card, qtbot)
    card.show_player(player._replace(new=frozenset({cell})))
    assert painted(card, qtbot) != plain


def test_the_roof_has_the_colour_of_the_player(card, course, qtbot):
    card.show_player(Neighbour("Odile", "red", course, 5, "designing"))
    red = painted(card, qtbot)
    card.show_player(Neighbour("Odile", "green", course._replace(), 5, "designing"))
    assert painted(card, qtbot) != red


def test_the_course_before_stays_until_there_is_time_for_the_next_picture(card, course, qtbot):
    player = Neighbour("Odile", "red", course, 5, "designing")
    card.show_player(player)
    before = painted(card, qtbot)
    cell = next(cell for cell in course.front if cell in course.land.free)
    card.show_player(player._replace(course=place(course, cell, 0)))
    assert card.grab().toImage() == before
    assert painted(card, qtbot) != before
