"""Games of Minigolf Designer in a window."""

import pytest

from minigolf_desktop.model.play import Character, Level


@pytest.fixture
def race(player):
    """Set a race against an easy rival up, as far as the choice of a land."""
    player.flow.new_game()
    player.click("Number of players: Race")
    who = player.screen._seats.rival_field.who
    who.seat_player(Level.EASY, Character.FRITZ)
    who.chosen.emit()
    player.screen._seed.field.setText("77")
    player.click("Deal three lands")
    return player.session
