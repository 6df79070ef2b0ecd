"""How many clicks a game takes for those who want no confirmation, by playing it with the mouse."""

import pytest
from golf_clicks import Clicker

from minigolf_desktop.model.eighteen_holes.moves import FollowCard, Phase
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode

ROUND, DRAFT = 8, 24
"""Clicks at most for a round of two, and for a draft of three."""


@pytest.fixture
def clicker(make_player):
    player = make_player(confirm=False)
    player.click("18 Holes: New")
    return Clicker(player)


def begin(clicker, players, clubs, mode=Mode.MATCH):
    choice = clicker.player.screen
    choice.modes.choose(mode)
    choice.players.choose(players)
    choice.options.choose(clubs)
    choice.options.seed.field.setText("7")
    choice.main_button.click()


def test_a_round_of_two_takes_eight_clicks_at_most(clicker):
    begin(clicker, 2, ClubChoice.FIRST_GAME)
    for _ in range(5):
        before = len(clicker.session.match.moves)
        clicks = clicker.round()
        moves = clicker.session.match.moves[before:]
        followed = sum(isinstance(move.action, FollowCard) for move in moves)
        assert clicks - followed <= ROUND


def test_a_draft_of_three_takes_twenty_four_clicks_at_most(clicker):
    begin(clicker, 3, ClubChoice.DRAFT)
    assert clicker.draft() <= DRAFT


def test_who_plays_alone_picks_a_club_with_each_click(clicker):
    begin(clicker, 1, ClubChoice.FREE, Mode.STROKE)
    assert clicker.draft() == 5


@pytest.mark.quick
def test_our_first_game_deals_and_tees_off_with_one_click(clicker):
    clicker.click(clicker.player.screen.first)
    assert clicker.player.screen_name == "GolfTable"
    assert clicker.state.phase is Phase.SELECT
