"""Plays whole rounds of Putt Dice, for tests and figures."""

from collections.abc import Iterator, Sequence

from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.playout import (
    PlayedState,
    PlayoutFigures,
    play_games,
    play_in_kernel,
    play_out,
)
from minigolf_desktop.bots.putt_dice.beside_the_model import faults_of_round
from minigolf_desktop.bots.putt_dice.kernel.position import position_of
from minigolf_desktop.bots.putt_dice.kernel.rounds import play_at_random
from minigolf_desktop.bots.putt_dice.kernel.tables import PuttTables
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
        setup = _setup(courses, players, game)
        playing = putters(game) if putters else (RandomPutter(rules.dice, game),) * players
        return _whole_round(rules, setup, game, playing, keep=keep)

    return play_games(rules, play, rounds, seed)


def kernel_playout(
    rules: PuttDiceRules, courses: Sequence[PuttCourse], players: int, rounds: int, seed: int
) -> PlayoutFigures:
    """Play rounds by chance in the kernel, on one course after the other, and check them."""
    tables = [PuttTables(rules.dice, course) for course in courses]
    # Courses and first players come round in turn.
    setups = [_setup(courses, players, game) for game in range(len(courses) * players)]
    tees = [
        position_of(tables[place % len(courses)], rules.start(setup, seed).state)
        for place, setup in enumerate(setups)
    ]

    def play(game: int) -> int:
        return play_at_random(tees[game % len(tees)].copy(), RandomNumbers(game))

    def check(game: int) -> Iterator[str]:
        setup = setups[game % len(setups)]
        return faults_of_round(rules, tables[game % len(courses)], setup, game)

    return play_in_kernel(play, check, rounds, seed)


def _setup(courses: Sequence[PuttCourse], players: int, game: int) -> Setup:
    return Setup(courses[game % len(courses)], (Seat(),) * players, game % players)


def _whole_round(
    rules: PuttDiceRules, setup: Setup, seed: int, putters: Sequence[Putter], *, keep: bool
) -> list[PlayedState[State]]:
    def choose(state: State) -> Action:
        seat = rules.to_move(state)
        assert seat is not None
        return putters[seat].choose(rules.view(state, seat))

    return play_out(rules, rules.start(setup, seed).state, choose, keep=keep)
