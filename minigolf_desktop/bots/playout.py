"""Whole games without a screen: played to their end, checked and counted.

Either by chance, or between computer players: who wins how often, and how long they think.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Generic, NamedTuple

from minigolf_desktop.bots.mind import AnyMind, Thinker
from minigolf_desktop.model.play import AnyRules, Outcome, Randomness, Rules
from minigolf_desktop.model.play.forms import ActionT
from minigolf_desktop.model.play.rules import EventT, SetupT, StateT, ViewT

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
    rules: Rules[SetupT, StateT, ViewT, ActionT, EventT],
    state: StateT,
    choose: Callable[[StateT], ActionT],
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
    rules: Rules[SetupT, StateT, ViewT, ActionT, EventT],
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


@dataclass
class PlayerTally:
    """What the seats of one kind of player came to."""

    games: int = 0
    """Seats that it had in games, so two of a game where it had two seats."""
    wins: int = 0
    """Games won alone."""
    shared: int = 0
    """First places shared with others."""
    points: int = 0
    """Sum of the scores, as the game counts."""
    decisions: int = 0
    """How often it was to move."""
    seconds: float = 0.0
    """Time of the processor for them all."""
    slowest: float = 0.0
    """Seconds of the decision that took longest."""

    def figures(self) -> dict[str, float]:
        """Return shares and means of it."""
        games, decisions = max(1, self.games), max(1, self.decisions)
        return {
            "games": self.games,
            "wins": self.wins / games,
            "shared": self.shared / games,
            "mean": self.points / games,
            "decisions": self.decisions,
            "seconds_per_decision": self.seconds / decisions,
            "slowest": self.slowest,
        }


# --- Whole games between computer players: who wins how often, and how long they think


@dataclass
class SeatedFigures:
    """What games between computer players brought to light."""

    games: int
    """Games that were played."""
    seconds: float = 0.0
    """Time of the processor for all decisions."""
    players: dict[Thinker, PlayerTally] = field(default_factory=dict)
    """By kind of player."""


def play_seated(
    rules: AnyRules,
    mind: AnyMind,
    setup_of: Callable[[int], object],
    thinkers: Sequence[Thinker],
    games: int,
    seed: int,
) -> SeatedFigures:
    """Play games with a computer on each seat; the seats go round from game to game.

    ``setup_of`` returns the set-up of a game by its number. The games in which the seats once went
    round have the same set-up and seed, so that luck favours nobody.
    """
    found = SeatedFigures(games)
    for game in range(games):
        deal, turn = divmod(game, len(thinkers))
        seated = (*thinkers[turn:], *thinkers[:turn])
        outcome = _play(rules, mind, setup_of(deal), seated, seed + deal, found)
        for thinker, place, score in zip(seated, outcome.places, outcome.scores, strict=True):
            tally = found.players[thinker]
            tally.games += 1
            tally.points += score
            is_shared = outcome.places.count(1) > 1
            tally.wins += place == 1 and not is_shared
            tally.shared += place == 1 and is_shared
    return found


def _play(
    rules: AnyRules,
    mind: AnyMind,
    setup: object,
    seated: Sequence[Thinker],
    seed: int,
    found: SeatedFigures,
) -> Outcome:
    """Play one game; every player is told only what it may know."""
    state = rules.start(setup, seed).state
    chance = Randomness.of_seed(~seed)
    while (seat := rules.to_move(state)) is not None:
        tally = found.players.setdefault(seated[seat], PlayerTally())
        key, chance = chance.below(1 << 60)
        view = rules.view(state, seat)
        begun = process_time()
        action = mind.decide(view, seated[seat], Randomness.of_seed(key)).action
        spent = process_time() - begun
        tally.decisions += 1
        tally.seconds += spent
        tally.slowest = max(tally.slowest, spent)
        found.seconds += spent
        state = rules.apply(state, action).state
    outcome = rules.outcome(state)
    assert outcome is not None, "a game that nobody is to move in is over"
    return outcome
