"""Plays whole games with random legal actions, for tests and figures."""

from collections.abc import Iterator
from functools import partial

from minigolf_desktop.bots.designer.beside_the_model import play_both
from minigolf_desktop.bots.designer.kernel import random_player
from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.playout import (
    PlayedState,
    PlayoutFigures,
    play_games,
    play_in_kernel,
    play_out,
)
from minigolf_desktop.model.designer import DesignerRules, Mode, Setup, State
from minigolf_desktop.model.play import Seat

COLOURS = ("red", "blue", "yellow", "purple", "green")
"""Colours of the players of a random game, by seat."""


def playout(
    rules: DesignerRules, games: int, seed: int, setup: Setup | None = None, *, pure: bool = False
) -> PlayoutFigures:
    """Play whole games and check some of them, their scores too.

    They are played in the kernel, and the first twentieth by the model as well; or by the model
    alone when ``pure``, and then checked at the end of each. The games of a seed are the same. The
    set-up says how many play. The seconds hold the scoring of a solo game as well; that of a group
    is done by the checks alone.
    """
    setup = setup or Setup()
    if pure:
        return _playout_of_model(rules, games, seed, setup)
    kernel = Kernel(rules.box, rules.lands)

    def play(game: int) -> int:
        position = kernel.position(rules.start(setup, game).state)
        actions = random_player.play_out(position, RandomNumbers(game))
        if setup.is_solo:
            score(position, 0, True)
        return actions

    def check(game: int) -> Iterator[str]:
        for number, (state, differences) in enumerate(play_both(rules, kernel, setup, game)):
            for one in (*differences, *rules.problems(state)):
                yield f"action {number}: {one}"

    return play_in_kernel(play, check, games, seed)


def _playout_of_model(rules: DesignerRules, games: int, seed: int, setup: Setup) -> PlayoutFigures:
    def play(game: int, keep: bool) -> list[PlayedState[State]]:
        chance = RandomNumbers(game)
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
