"""Plays whole rounds of Putt Dice, for tests and figures."""

import time
from collections.abc import Sequence

from minigolf_desktop.bots.designer.playout import CHECKED_SHARE, PlayoutFigures
from minigolf_desktop.bots.putt_dice.putting import Putter, Putters, RandomPutter
from minigolf_desktop.model.play.seats import Seat
from minigolf_desktop.model.putt_dice.course import PuttCourse
from minigolf_desktop.model.putt_dice.rules import PuttDiceRules
from minigolf_desktop.model.putt_dice.setup import Setup
from minigolf_desktop.model.putt_dice.state import State


def play_round(
    rules: PuttDiceRules, setup: Setup, seed: int, putters: Sequence[Putter]
) -> tuple[int, State]:
    """Play a round to its end; return the number of actions and the last state."""
    return _whole_round(rules, setup, seed, putters, keep=False)[-1]


def playout(
    rules: PuttDiceRules,
    courses: Sequence[PuttCourse],
    players: int,
    rounds: int,
    seed: int,
    putters: Putters | None = None,
) -> PlayoutFigures:
    """Play rounds, on one course after the other, and check them.

    The players play by chance unless ``putters`` says otherwise. The seconds leave checking out.
    """
    problems: list[str] = []
    actions = 0
    seconds = 0.0
    for game in range(seed, seed + rounds):
        checked = (game - seed) * CHECKED_SHARE < rounds
        setup = Setup(courses[game % len(courses)], (Seat(),) * players, game % players)
        playing = putters(game) if putters else (RandomPutter(rules.dice, game),) * players
        begin = time.perf_counter()
        states = _whole_round(rules, setup, game, playing, keep=checked)
        seconds += time.perf_counter() - begin
        actions += states[-1][0]
        for turn, state in states:
            problems += [f"seed {game}, action {turn}: {one}" for one in rules.problems(state)]
    return PlayoutFigures(rounds, actions, seconds, problems)


def _whole_round(
    rules: PuttDiceRules, setup: Setup, seed: int, putters: Sequence[Putter], *, keep: bool
) -> list[tuple[int, State]]:
    """Return the number of actions and the state after each action; the last only if not kept."""
    state: State = rules.start(setup, seed).state
    actions = 0
    states = []
    while (seat := rules.to_move(state)) is not None:
        state = rules.apply(state, putters[seat].choose(rules.view(state, seat))).state
        actions += 1
        if keep:
            states.append((actions, state))
    return states if keep else [(actions, state)]
