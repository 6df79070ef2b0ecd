"""Whole games of 18 Holes without a screen."""

from collections.abc import Callable

from minigolf_desktop.bots.eighteen_holes.random_games import (
    playout,
    playout_in_kernel,
    random_setup,
)
from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup


def play(mode: str, players: int, games: int, seed: int, pure: bool) -> PlayoutFigures:
    """Play on the courses that come with the program, one after the other."""
    rules = eighteen_holes_rules()
    wanted = Mode(mode)
    play_all = playout if pure else playout_in_kernel
    return play_all(
        rules, lambda chance: random_setup(rules.box, wanted, players, chance), games, seed
    )


def setups(mode: str, players: int) -> Callable[[int], Setup]:
    """Return what sets games up: on these courses, with golfers drawn by lot."""
    box, wanted = eighteen_holes_rules().box, Mode(mode)
    return lambda game: random_setup(box, wanted, players, game)
