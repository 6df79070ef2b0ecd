"""Plays whole games with random legal actions, for tests and figures."""

import random
import time
from dataclasses import dataclass

from minigolf_desktop.model.designer.moves import (
    Action,
    ChooseLand,
    Discard,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    Stop,
)
from minigolf_desktop.model.designer.rules import DesignerRules
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.designer.state import NO_TILE, State

PASS_ONCE_IN = 50
CHECKED_SHARE = 20
"""Every action of the first twentieth of the games is checked, and the end of each."""


@dataclass(frozen=True, slots=True)
class PlayoutFigures:
    """What playing many games brought to light."""

    games: int
    actions: int
    seconds: float
    """Time of playing and scoring."""
    problems: list[str]
    """Broken invariants, each with the seed of its game."""


def random_action(rules: DesignerRules, state: State, chance: random.Random) -> Action:
    """Return a random legal action of a game that is not to end early.

    A tile goes on the land while one of the hand fits there; one turn in fifty is passed. A hand
    that fits nowhere on the land is passed too, and only when no tile of the bag could ever fill
    an empty cell of the land does the player stop.
    """
    if state.phase is Phase.REST:
        slot = 0 if state.hand[0] != NO_TILE else 1
        return PutBack(slot) if chance.random() < 0.5 else Discard(slot)
    if state.phase is Phase.CHOOSE_LAND:
        return ChooseLand(int(chance.random() * len(state.dealt)))
    if chance.random() * PASS_ONCE_IN < 1:
        return Pass()
    openings = rules.openings(state, on_land=True)
    left = int(chance.random() * sum([len(cells) for _, _, cells in openings]))
    for slot, rotation, cells in openings:
        if left < len(cells):
            return PlaceTile(slot, cells[left], rotation)
        left -= len(cells)
    return Pass() if _could_be_filled(rules, state) else Stop()


def _could_be_filled(rules: DesignerRules, state: State) -> bool:
    """Whether some tile of the bag fits some empty cell of the land."""
    course = state.course
    assert course is not None
    free = course.land.free
    codes = {code for cell, code in course.front.items() if cell in free}
    return any(not rules.box.designs_that_fit(code).isdisjoint(state.bag) for code in codes)


def playout(
    rules: DesignerRules, games: int, seed: int, setup: Setup | None = None
) -> PlayoutFigures:
    """Play whole games, scored exactly, and check them; checking is not in the seconds."""
    setup = setup or Setup()
    problems: list[str] = []
    actions = 0
    seconds = 0.0
    for game in range(seed, seed + games):
        checked = (game - seed) * CHECKED_SHARE < games
        begin = time.perf_counter()
        states = _whole_game(rules, setup, game, keep=checked)
        rules.assessment(states[-1][1])
        seconds += time.perf_counter() - begin
        actions += states[-1][0]
        for turn, state in states:
            problems += [f"seed {game}, action {turn}: {one}" for one in rules.problems(state)]
    return PlayoutFigures(games, actions, seconds, problems)


def _whole_game(
    rules: DesignerRules, setup: Setup, seed: int, *, keep: bool
) -> list[tuple[int, State]]:
    """Return (number of actions, state) after each action, or of the last only."""
    chance = random.Random(seed)
    state: State = rules.start(setup, seed).state
    actions = 0
    states = []
    while state.phase is not Phase.OVER:
        state = rules.apply(state, random_action(rules, state, chance)).state
        actions += 1
        if keep:
            states.append((actions, state))
    return states if keep else [(actions, state)]
