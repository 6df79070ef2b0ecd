"""A circuit that is closed is told and lit at once, and nothing waits for it."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer.conditions import LINK_POINTS
from minigolf_desktop.ui.common.widgets.banner import Banner
from minigolf_desktop.ui.designer.table import news as circuit_news


@pytest.fixture
def a_link_is_all(monkeypatch):
    """Let the first link of the way round close it: a whole one takes luck and a long game."""
    monkeypatch.setattr(circuit_news, "CIRCUIT_POINTS", LINK_POINTS)


def play_until_closed(player, seed=5):
    print(f"seed {seed}")
    chance, session = random.Random(seed), player.session
    while not session.is_over:
        session.play(random_action(session.rules, session.match.state, chance))
        score = session.assessment_of(0).score
        if score.condition("circuit").points == LINK_POINTS:
            return {cell for line in score.condition("circuit").lines for cell in line.cells}
    raise AssertionError("no link came about")


def shown_banners(player):
    found = player.table.findChildren(Banner)
    return [one for one in found if one.isVisible() and one.headlines]


def test_a_circuit_closed_is_cheered_and_lit_and_the_game_goes_on(player, a_link_is_all):
    cells = play_until_closed(player)
    QApplication.processEvents()
    (banner,) = shown_banners(player)
    (line,) = banner.headlines
    assert (line.title, line.cheers) == ("The circuit is closed!", True)
    assert set(player.table.wing.scene._lights) == cells
    assert player.table.wing.scene.veil == 0.0
    board, told = player.table.wing.view.geometry(), banner.geometry()
    assert told.bottom() < board.top() + board.height() // 8
    before = len(player.session.match.moves)
    rules, state = player.session.rules, player.session.match.state
    assert player.session.play(random_action(rules, state, random.Random(1)))
    assert len(player.session.match.moves) == before + 1


def test_a_circuit_that_was_closed_before_is_not_told_again(player, a_link_is_all):
    play_until_closed(player)
    QApplication.processEvents()
    news = player.table.wing.news.circuits
    assert news.closed() == ()
