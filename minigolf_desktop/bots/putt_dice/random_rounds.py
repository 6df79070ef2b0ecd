"""Plays whole rounds of Putt Dice, for tests and figures."""

from collections.abc import Sequence

from minigolf_desktop.bots.playout import PlayedState, PlayoutFigures, play_games, play_out
from minigolf_desktop.bots.putt_dice.putting import Putter, Putters, RandomPutter
from minigolf_desktop.model.play.seats import Seat
from minigolf_desktop.model.putt_dice.course import PuttCourse
from minigolf_desktop.model.putt_dice.moves import Action
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

    def play(game: int, keep: bool) -> list[PlayedState[State]]:
        setup = Setup(courses[game % len(courses)], (Seat(),) * players, game % players)
        playing = putters(game) if putters else (RandomPutter(rules.dice, game),) * players
        return _whole_round(rules, setup, game, playing, keep=keep)

    return play_games(rules, play, rounds, seed)


def _whole_round(
    rules: PuttDiceRules, setup: Setup, seed: int, putters: Sequence[Putter], *, keep: bool
) -> list[PlayedState[State]]:
    def choose(state: State) -> Action:
        seat = rules.to_move(state)
        assert seat is not None
        return putters[seat].choose(rules.view(state, seat))

    return play_out(rules, rules.start(setup, seed).state, choose, keep=keep)
