"""Plays whole games with random legal actions, for tests and figures."""

import random
from functools import partial

from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.bots.playout import PlayedState, PlayoutFigures, play_games, play_out
from minigolf_desktop.model.designer import DesignerRules, Mode, Setup, State
from minigolf_desktop.model.play import Seat

COLOURS = ("red", "blue", "yellow", "purple", "green")
"""Colours of the players of a random game, by seat."""


def playout(
    rules: DesignerRules, games: int, seed: int, setup: Setup | None = None
) -> PlayoutFigures:
    """Play whole games and check them, their scores too.

    The set-up says how many play. The seconds hold the scoring of a solo game as well; that of a
    group is done by the checks alone.
    """
    setup = setup or Setup()

    def play(game: int, keep: bool) -> list[PlayedState[State]]:
        chance = random.Random(game)
        state = rules.start(setup, game).state
        played = play_out(rules, state, partial(random_action, rules, chance=chance), keep=keep)
        if setup.is_solo:
            rules.assessment(played[-1].state, 0)
        return played

    return play_games(rules, play, games, seed)


def setup_for_playout(mode: str, players: int) -> Setup:
    """Return the set-up of a mode: ``family``, ``advanced``, or ``expansion`` with all options."""
    return Setup(
        mode=Mode.FAMILY if mode == "family" else Mode.ADVANCED,
        expansion=mode == "expansion",
        reserve=mode == "expansion",
        players=tuple(Seat(colour.title(), colour) for colour in COLOURS[:players]),
    )
