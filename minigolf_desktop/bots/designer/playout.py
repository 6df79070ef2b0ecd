"""Plays whole games with random legal actions, for tests and figures."""

import random
import time
from dataclasses import dataclass

from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.model.designer import DesignerRules, Mode, Phase, Setup, State
from minigolf_desktop.model.play import Seat

COLOURS = ("red", "blue", "yellow", "purple", "green")
"""Colours of the players of a random game, by seat."""
CHECKED_SHARE = 20
"""Every action of the first twentieth of the games is checked, and the end of each."""


@dataclass(frozen=True, slots=True)
class PlayoutFigures:
    """What playing many games brought to light."""

    games: int
    actions: int
    seconds: float
    """Time of playing, and of scoring a solo game; a group's is counted by the checks alone."""
    problems: list[str]
    """Broken invariants, each with the seed of its game."""


def playout(
    rules: DesignerRules, games: int, seed: int, setup: Setup | None = None
) -> PlayoutFigures:
    """Play whole games and check them, their scores too; checking is not in the seconds.

    The set-up says how many play.
    """
    setup = setup or Setup()
    problems: list[str] = []
    actions = 0
    seconds = 0.0
    for game in range(seed, seed + games):
        checked = (game - seed) * CHECKED_SHARE < games
        begin = time.perf_counter()
        states = _whole_game(rules, setup, game, keep=checked)
        if setup.is_solo:
            rules.assessment(states[-1][1], 0)
        seconds += time.perf_counter() - begin
        actions += states[-1][0]
        for turn, state in states:
            problems += [f"seed {game}, action {turn}: {one}" for one in rules.problems(state)]
    return PlayoutFigures(games, actions, seconds, problems)


def setup_for_playout(mode: str, players: int) -> Setup:
    """Return the set-up of a mode: ``family``, ``advanced``, or ``expansion`` with all options."""
    return Setup(
        mode=Mode.FAMILY if mode == "family" else Mode.ADVANCED,
        expansion=mode == "expansion",
        reserve=mode == "expansion",
        players=tuple(Seat(colour.title(), colour) for colour in COLOURS[:players]),
    )


def _whole_game(
    rules: DesignerRules, setup: Setup, seed: int, *, keep: bool
) -> list[tuple[int, State]]:
    """Return (number of actions, state) after each action, or of the last only."""
    chance = random.Random(seed)
    state = rules.start(setup, seed).state
    actions = 0
    states = []
    while state.phase is not Phase.OVER:
        state = rules.apply(state, random_action(rules, state, chance)).state
        actions += 1
        if keep:
            states.append((actions, state))
    return states if keep else [(actions, state)]
