"""Tiles slide into their places on a rack, and nothing of them is left over."""

import pytest

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.widgets.tile_card import TileCard, TileCardState


@pytest.fixture
def card(qtbot, english):
    load_fonts()
    card = TileCard(Look(LIGHT), 0)
    qtbot.addWidget(card)
    with qtbot.waitExposed(card):
        card.show()
    return card


def test_a_tile_that_comes_slides_in_and_lies_where_it_would_without(qtbot, card, catalogue):
    design = catalogue.designs[0]
    card.show_tile(design, TileCardState.WAITING)
    assert not card.is_sliding
    still = card.grab().toImage()
    card.motion = Motion(1)
    card.show_tile(None, TileCardState.GONE)
    assert not card.is_sliding
    card.show_tile(design, TileCardState.WAITING)
    assert card.is_sliding
    qtbot.waitUntil(lambda: not card.is_sliding)
    assert card.grab().toImage() == still


def test_a_tile_that_stays_does_not_slide(card, catalogue):
    card.show_tile(catalogue.designs[0], TileCardState.WAITING)
    card.motion = Motion(1)
    card.show_tile(catalogue.designs[0], TileCardState.LEFT_OVER)
    assert not card.is_sliding


def test_nothing_slides_with_reduced_motion(card, catalogue):
    card.motion = Motion(1, reduced=True)
    card.show_tile(catalogue.designs[0], TileCardState.WAITING)
    assert not card.is_sliding
