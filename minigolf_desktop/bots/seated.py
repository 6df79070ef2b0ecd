"""Whole games between computer players: who wins how often, and how long they think."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from minigolf_desktop.bots.mind import Mind, Thinker
from minigolf_desktop.model.play import Outcome, Randomness, Rules


@dataclass
class Tally:
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


@dataclass
class SeatedFigures:
    """What games between computer players brought to light."""

    games: int
    """Games that were played."""
    seconds: float = 0.0
    """Time of the processor for all decisions."""
    players: dict[Thinker, Tally] = field(default_factory=dict)
    """By kind of player."""


def play_seated(
    rules: Rules[Any, Any, Any, Any],
    mind: Mind,
    setup_of: Callable[[int], Any],
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
    rules: Rules[Any, Any, Any, Any],
    mind: Mind,
    setup: Any,
    seated: Sequence[Thinker],
    seed: int,
    found: SeatedFigures,
) -> Outcome:
    """Play one game; every player is told only what it may know."""
    rules = rules.for_setup(setup)
    state = rules.start(setup, seed).state
    chance = Randomness.of_seed(~seed)
    while (seat := rules.to_move(state)) is not None:
        tally = found.players.setdefault(seated[seat], Tally())
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
