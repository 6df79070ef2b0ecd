"""Whole random games of 18 Holes, for tests and figures."""

import random
from collections.abc import Callable, Iterator

from minigolf_desktop.bots.eighteen_holes.beside_the_model import play_both
from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of
from minigolf_desktop.bots.eighteen_holes.kernel.costs import course_costs
from minigolf_desktop.bots.eighteen_holes.kernel.exchange import position_of, state_of
from minigolf_desktop.bots.eighteen_holes.kernel.greedy_golfer import GreedyGolfer
from minigolf_desktop.bots.eighteen_holes.kernel.greedy_golfer import play_out as play_out_greedily
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.random_golfer import RandomGolfer as KernelGolfer
from minigolf_desktop.bots.eighteen_holes.random_golfer import RandomGolfer
from minigolf_desktop.bots.playout import (
    PlayedState,
    PlayoutFigures,
    play_games,
    play_in_kernel,
    play_out,
)
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.golfers import Golfer
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.moves import Action
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import State

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
    """Play a game to its end; return the state after each action, or the last only."""
    state = rules.start(setup, seed).state
    return play_out(rules, state, RandomGolfer(rules, state, seed).choose, keep=keep)


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
