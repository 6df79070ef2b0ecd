"""Whole random games of 18 Holes, for tests and figures; some in kernel and model at once.

Kernel and model must agree on every decision.
"""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of, code_of
from minigolf_desktop.bots.eighteen_holes.kernel.conversion import position_of, state_of
from minigolf_desktop.bots.eighteen_holes.kernel.modes import score_of
from minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers import GreedyGolfer, course_costs
from minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers import RandomGolfer as KernelGolfer
from minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers import play_out as play_out_greedily
from minigolf_desktop.bots.eighteen_holes.kernel.playing import do, legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.bots.playout import (
    PlayedState,
    PlayoutFigures,
    play_games,
    play_in_kernel,
    play_out,
)
from minigolf_desktop.model.eighteen_holes.box import Box, Golfer
from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import who_may_play
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.moves import Action, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import State

# --- Games played in the kernel and by the model at once, which must agree on every decision


class Decision(NamedTuple):
    """A decision of a game, or its end."""

    number: int
    """How many came before it."""
    state: State
    position: Position
    differences: list[str]
    """What the two do not agree on, in words for developers."""


def play_both(
    rules: EighteenHolesRules,
    state: State,
    choose: Callable[[State, Position], Action],
    *,
    look_ahead: int = 0,
) -> Iterator[Decision]:
    """Play a game from a state on; give every decision until the two differ or the game is over.

    The 19th is played where it may be.

    Before each decision the kernel does every legal action, up to ``look_ahead`` of them, on a copy
    and comes back: that must leave no trace.
    """
    position = position_of(state)
    number = 0
    while True:
        found = differences(rules, state, position)
        if not found and look_ahead:
            found = _traces(position, state, look_ahead)
        yield Decision(number, state, position, found)
        if found or (state.phase is Phase.OVER and not who_may_play(state)):
            return
        action = choose(state, position)
        state = rules.apply(state, action).state
        do(position, code_of(action))
        number += 1


def differences(rules: EighteenHolesRules, state: State, position: Position) -> list[str]:
    """Return what a state and a position do not agree on."""
    played = state_of(position, state.table)
    found = [
        f"{name} is {getattr(state, name)} by the model, {getattr(played, name)} in the kernel"
        for name in State._fields
        if getattr(played, name) != getattr(state, name)
    ]
    of_model, of_kernel = list(rules.legal(state)), [action_of(one) for one in legal(position)]
    if list(map(code_of, of_model)) != legal(position):
        found.append(f"legal is {of_model} by the model, {of_kernel} in the kernel")
    points = [standing.points for standing in standings(state)]
    scores = [score_of(position, seat) for seat in range(len(position.players))]
    if points != scores:
        found.append(f"standings are {points} by the model, {scores} in the kernel")
    outcome = rules.outcome(state)
    if outcome and list(outcome.places) != list(position.ranks[: len(points)]):
        found.append(f"places are {outcome.places} by the model, {position.ranks!r} in the kernel")
    return found


def _traces(position: Position, state: State, most: int) -> list[str]:
    """Return what actions that were taken back have changed."""
    trial = position.copy()
    for action in legal(position)[:most]:
        do(trial, action)
        trial.become(position)
        if state_of(trial, state.table) != state:
            return [f"{action_of(action)} is not taken back"]
    if state_of(position, state.table) != state:
        return ["what is done to a copy changes the position"]
    return []


# --- Whole random games of 18 Holes, for tests and figures

NO_GOLFER_ONCE_IN = 4
"""One seat in so many of a random game has no golfer card."""


def random_setup(box: Box, mode: Mode, players: int, seed: int) -> Setup:
    """Return a set-up for a random game: a preset course that suits the mode, any golfers."""
    chance = random.Random(seed)
    courses = [
        preset.course for preset in box.presets if mode not in CHAOS_MODES or preset.chaos != "no"
    ]
    course = courses[seed % len(courses)]
    golfers = chance.sample(list(Golfer), players)
    faces = tuple(
        "" if chance.randrange(NO_GOLFER_ONCE_IN) == 0 else f"{golfer}-{chance.choice('ab')}"
        for golfer in golfers
    )
    deck: tuple[int, ...] = ()
    if mode is Mode.SOLO_CHAOS:
        faces = ("",)
        deck = random_solo_deck(box, targets_of_each(len(course.holes)), chance)
    clubs = ClubChoice.FREE if players == 1 else ClubChoice.DRAFT
    return Setup(course, mode, faces, clubs, solo_deck=deck)


def random_solo_deck(box: Box, combined: int, chance: random.Random) -> tuple[int, ...]:
    """Return solo cards that together have at least so many turns of combined scoring."""
    cards = list(range(len(box.solo_cards)))
    chance.shuffle(cards)
    deck: list[int] = []
    while sum(box.solo_cards[card].combined for card in deck) < combined:
        deck.append(cards.pop())
    return tuple(deck)


def play_greedily(rules: EighteenHolesRules, setup: Setup, seed: int) -> State:
    """Play a game in the kernel in which every seat is greedy; return the last state."""
    start = rules.start(setup, seed).state
    position = position_of(start)
    costs = course_costs(position.table.cards, position.table.ground)
    play_out_greedily(position, [GreedyGolfer(costs, seed + s) for s in range(setup.seats)])
    return state_of(position, start.table)


def play_game(
    rules: EighteenHolesRules, setup: Setup, seed: int, *, keep: bool = False
) -> list[PlayedState[State]]:
    """Play a game to its end; return the state after each action, or the last only.

    The 19th is played where it may be.
    """
    golfer = RandomGolfer(rules, seed)
    played = play_out(rules, rules.start(setup, seed).state, golfer.choose, keep=keep)
    actions, state = played[-1]
    if not who_may_play(state):
        return played
    begun = rules.apply(state, golfer.choose(state)).state
    onward = play_out(rules, begun, golfer.choose, keep=keep)
    return [*played, *(PlayedState(actions + 1 + more, later) for more, later in onward)]


def playout(
    rules: EighteenHolesRules, setups: Callable[[int], Setup], games: int, seed: int
) -> PlayoutFigures:
    """Play games by the model and check them; ``setups`` gives the set-up of a seed."""

    def play(game: int, keep: bool) -> list[PlayedState[State]]:
        return play_game(rules, setups(game), game, keep=keep)

    return play_games(rules, play, games, seed)


def playout_in_kernel(
    rules: EighteenHolesRules, setups: Callable[[int], Setup], games: int, seed: int
) -> PlayoutFigures:
    """Play the same games in the kernel, and some of them in both."""

    def play(game: int) -> int:
        position = position_of(rules.start(setups(game), game).state)
        return KernelGolfer(game).play_out(position)

    def check(game: int) -> Iterator[str]:
        golfer = KernelGolfer(game)
        start = rules.start(setups(game), game).state

        def choose(_state: State, position: Position) -> Action:
            return action_of(golfer.choose(position))

        for number, state, _, differences in play_both(rules, start, choose):
            for one in (*differences, *rules.problems(state)):
                yield f"action {number}: {one}"

    return play_in_kernel(play, check, games, seed)
