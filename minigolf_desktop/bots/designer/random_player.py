"""Plays whole games with random legal actions, for tests and figures."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from minigolf_desktop.bots.designer.random_group import (
    MORE_PROMISES_ONCE_IN,
    PASS_ONCE_IN,
    RESERVE_ONCE_IN,
    pick,
    random_group_action,
)
from minigolf_desktop.model.designer.moves import (
    Action,
    ChooseLand,
    Discard,
    Done,
    Pass,
    Phase,
    PutBack,
    Reserve,
    Stop,
    TakePromise,
)
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.rules import DesignerRules
from minigolf_desktop.model.designer.setup import Mode, Player, Setup
from minigolf_desktop.model.designer.state import State
from minigolf_desktop.model.play import Step

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


def random_action(rules: DesignerRules, state: State, chance: random.Random) -> Action:
    """Return a random legal action of a game that is not to end early.

    A tile goes on the land while one of the hand fits there; one turn in fifty is passed. A hand
    that fits nowhere on the land is passed too, and only when no tile of the bag could ever fill
    an empty cell of the land does the player stop.
    """
    if state.phase is Phase.PROMISES:
        left = [one for one in range(len(PROMISES)) if one not in state.promises]
        if left and (not state.promises or chance.random() * MORE_PROMISES_ONCE_IN < 1):
            return TakePromise(left[int(chance.random() * len(left))])
        return Done()
    if state.phase is Phase.REST:
        slot = 0 if state.hand[0] != NO_TILE else 1
        return PutBack(slot) if chance.random() < 0.5 else Discard(slot)
    if state.phase is Phase.CHOOSE_LAND:
        return ChooseLand(int(chance.random() * len(state.dealt)))
    if chance.random() * PASS_ONCE_IN < 1:
        return Pass()
    if state.setup.reserve and chance.random() * RESERVE_ONCE_IN < 1:
        if state.reserved == NO_TILE:
            return Reserve(int(chance.random() * len(state.hand)))
        assert state.course is not None
        free = state.course.land.free
        fitting = [one for one in rules.placements_of_reserve(state) if one.cell in free]
        if fitting:
            return fitting[int(chance.random() * len(fitting))]
    placement = pick(rules.openings(state, on_land=True), chance)
    if placement is not None:
        return placement
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
    """Play whole games and check them, their scores too; checking is not in the seconds.

    The set-up says how many play: one, or a group.
    """
    setup = setup or Setup()
    problems: list[str] = []
    actions = 0
    seconds = 0.0
    for game in range(seed, seed + games):
        checked = (game - seed) * CHECKED_SHARE < games
        begin = time.perf_counter()
        states = _whole_game(rules, setup, game, keep=checked)
        if setup.seats == 1:
            rules.assessment(states[-1][1])
        seconds += time.perf_counter() - begin
        actions += states[-1][0]
        check = rules.for_setup(setup).problems
        for turn, state in states:
            problems += [f"seed {game}, action {turn}: {one}" for one in check(state)]
    return PlayoutFigures(games, actions, seconds, problems)


def setup_for_playout(mode: str, players: int) -> Setup:
    """Return the set-up of a mode: ``family``, ``advanced``, or ``expansion`` with all options."""
    return Setup(
        mode=Mode.FAMILY if mode == "family" else Mode.ADVANCED,
        expansion=mode == "expansion",
        reserve=mode == "expansion",
        players=tuple(Player(colour.title(), colour) for colour in COLOURS[:players]),
    )


def _whole_game(
    rules: DesignerRules, setup: Setup, seed: int, *, keep: bool
) -> list[tuple[int, Any]]:
    """Return (number of actions, state) after each action, or of the last only."""
    chance = random.Random(seed)
    played_by = rules.for_setup(setup)
    choose: Callable[[Any, Any, random.Random], Any] = (
        random_action if setup.seats == 1 else random_group_action
    )
    apply: Callable[[Any, Any], Step] = played_by.apply
    state = played_by.start(setup, seed).state
    actions = 0
    states = []
    while state.phase is not Phase.OVER:
        state = apply(state, choose(played_by, state, chance)).state
        actions += 1
        if keep:
            states.append((actions, state))
    return states if keep else [(actions, state)]
