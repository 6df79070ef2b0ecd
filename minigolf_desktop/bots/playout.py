"""Whole games without a screen: played to their end, checked, and counted."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from minigolf_desktop.model.play import Rules

StateT = TypeVar("StateT")

CHECKED_SHARE = 20
"""Every action of the first twentieth of the games is checked, and the end of each."""


class PlayedState(NamedTuple, Generic[StateT]):
    """A state of a game, and how many actions led to it."""

    actions: int
    state: StateT


@dataclass(frozen=True, slots=True)
class PlayoutFigures:
    """What playing many games brought to light."""

    games: int
    actions: int
    seconds: float
    """Time of playing; checking is left out."""
    problems: list[str]
    """Broken invariants, each with the seed of its game."""


def play_out(
    rules: Rules[Any, StateT, Any, Any],
    state: StateT,
    choose: Callable[[StateT], Any],
    *,
    keep: bool = False,
) -> list[PlayedState[StateT]]:
    """Play from a state to the end; return all states from there on, or the last only."""
    played = [PlayedState(0, state)]
    while rules.to_move(state) is not None:
        state = rules.apply(state, choose(state)).state
        played.append(PlayedState(played[-1].actions + 1, state))
        if not keep:
            del played[0]
    return played


def play_games(
    rules: Rules[Any, StateT, Any, Any],
    play: Callable[[int, bool], Sequence[PlayedState[StateT]]],
    games: int,
    seed: int,
) -> PlayoutFigures:
    """Play games and check them.

    ``play`` plays the game of a seed and returns all its states, or the last only where its
    second argument, whether to keep them, is false.
    """
    problems: list[str] = []
    actions = 0
    seconds = 0.0
    for game in range(seed, seed + games):
        keep = (game - seed) * CHECKED_SHARE < games
        begin = time.perf_counter()
        played = play(game, keep)
        seconds += time.perf_counter() - begin
        actions += played[-1].actions
        for number, state in played:
            problems += [f"seed {game}, action {number}: {one}" for one in rules.problems(state)]
    return PlayoutFigures(games, actions, seconds, problems)


def play_in_kernel(
    play: Callable[[int], int], check: Callable[[int], Iterable[str]], games: int, seed: int
) -> PlayoutFigures:
    """Play games in a kernel, and the first twentieth of them in the model as well.

    ``play`` plays the game of a seed in the kernel and returns its number of actions; ``check``
    plays it in both, action by action, and returns what is wrong, in words for developers.
    """
    problems: list[str] = []
    actions = 0
    seconds = 0.0
    for game in range(seed, seed + games):
        begin = time.perf_counter()
        actions += play(game)
        seconds += time.perf_counter() - begin
        if (game - seed) * CHECKED_SHARE < games:
            problems += [f"seed {game}, {one}" for one in check(game)]
    return PlayoutFigures(games, actions, seconds, problems)
