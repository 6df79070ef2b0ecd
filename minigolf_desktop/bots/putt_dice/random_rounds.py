"""Whole rounds of Putt Dice by chance, for tests and figures; some in kernel and model at once.

Kernel and model must agree on every decision. Who plays is a player that does anything allowed, or
one that keeps to a plain rule.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.playout import (
    PlayedState,
    PlayoutFigures,
    play_games,
    play_in_kernel,
    play_out,
)
from minigolf_desktop.bots.putt_dice.kernel.position import (
    MISHAP,
    NOBODY,
    PICK,
    PuttPosition,
    PuttTables,
    play_at_random,
    position_of,
    random_action,
    random_fall,
)
from minigolf_desktop.bots.putt_dice.mind import itself_first
from minigolf_desktop.model.play.seats import Seat
from minigolf_desktop.model.putt_dice.course import PuttCourse, PuttHole
from minigolf_desktop.model.putt_dice.moves import Action, ChooseMishap, Phase, PickFirst, Roll
from minigolf_desktop.model.putt_dice.putting import Dice, ForcedFalls, Mishap, mishaps_on
from minigolf_desktop.model.putt_dice.rules import PuttDiceRules
from minigolf_desktop.model.putt_dice.setup import Setup
from minigolf_desktop.model.putt_dice.state import State, View, leaders_of_hole

# --- Rounds played in the kernel and by the model at once, which must agree on every decision

FIELDS = ("phase", "round", "order", "turn", "ball", "strokes", "cards", "totals", "last")
"""What a position is; the rest is how it came about."""


class Putter(Protocol):
    """Plays for a seat."""

    def choose(self, view: View) -> Action:
        """Return what the seat does now, on its turn."""


class RandomPutter:
    """Does anything that is allowed."""

    def __init__(self, dice: Dice, seed: int) -> None:
        self._chance = random.Random(seed).random
        self._rolls = tuple(Roll(count) for count in range(1, len(dice) + 1))

    def choose(self, view: View) -> Action:
        """Return a random action."""
        options: tuple[Action, ...] = self._rolls
        if view.phase is Phase.MISHAP:
            options = tuple(map(ChooseMishap, mishaps_on(view.hole.tiles[view.position])))
        elif view.phase is Phase.PICK_FIRST:
            options = tuple(map(PickFirst, leaders_of_hole(view)))
        return options[int(self._chance() * len(options))]


def plain_dice(hole: PuttHole, position: int, most: int) -> int:
    """Return how many dice the plain rule takes: one, and one for each free tile right ahead."""
    dice = 1
    for tile in hole.tiles[position + 1 :]:
        if tile.par or dice == most:
            break
        dice += 1
    return dice


class PlainPutter:
    """Plays by a rule of thumb: one tile at a time, but over free tiles in one go."""

    def __init__(self, dice: Dice) -> None:
        self._most = len(dice)

    def choose(self, view: View) -> Action:
        """Return the action of the rule of thumb."""
        if view.phase is Phase.PUTT:
            return Roll(plain_dice(view.hole, view.position, self._most))
        if view.phase is Phase.MISHAP:
            return ChooseMishap(Mishap.SPLASH)
        return PickFirst(itself_first(view))


Putters = Callable[[int], tuple[Putter, ...]]
"""Returns, by the seed of a round, who plays for each seat."""


class Decision(NamedTuple):
    """A decision of a round, or its end."""

    state: State
    position: PuttPosition
    differences: list[str]
    """What the two do not agree on, in words for developers."""


def play_both(
    rules: PuttDiceRules, tables: PuttTables, setup: Setup, seed: int
) -> Iterator[Decision]:
    """Play a round by chance, each action taken back and done again; give every decision.

    The kernel says how the dice fall, and the model is made to follow.
    """
    numbers = RandomNumbers(seed)
    state = rules.start(setup, seed).state
    position = position_of(tables, state)
    slips: list[str] = []
    while True:
        yield Decision(state, position, slips + differences(rules, state, position))
        if position.to_move() == NOBODY:
            return
        action = random_action(position, numbers)
        fall = random_fall(position, action, numbers)
        before = facts(position)
        position.do(action, fall)
        position.undo()
        slips = [] if facts(position) == before else [f"{action} is not taken back"]
        position.do(action, fall)
        chance = ForcedFalls(faces_of(rules.dice, action, fall))
        state = rules.apply(state._replace(chance=chance), action_of(action)).state


def faults_of_round(
    rules: PuttDiceRules, tables: PuttTables, setup: Setup, seed: int
) -> Iterator[str]:
    """Play a round in both and give what is wrong, by the number of the action before it."""
    for number, (state, _, found) in enumerate(play_both(rules, tables, setup, seed)):
        yield from (f"action {number}: {one}" for one in (*found, *rules.problems(state)))


def differences(rules: PuttDiceRules, state: State, position: PuttPosition) -> list[str]:
    """Return what a state and a position do not agree on."""
    outcome = rules.outcome(state)
    of_model = {
        **facts(position_of(position.tables, state)),
        "to move": rules.to_move(state),
        "legal": sorted(map(number_of, rules.legal(state))),
        "places": list(outcome.places) if outcome else None,
        "scores": list(outcome.scores) if outcome else None,
    }
    mover = position.to_move()
    of_kernel = {
        **facts(position),
        "to move": None if mover == NOBODY else mover,
        "legal": sorted(position.legal()),
        "places": position.places() if outcome else None,
        "scores": position.totals if outcome else None,
    }
    return [
        f"{name} is {of_model[name]} by the model, {of_kernel[name]} in the kernel"
        for name in of_model
        if of_model[name] != of_kernel[name]
    ]


def facts(position: PuttPosition) -> dict[str, object]:
    """Return what a position is, safe from what happens to it later."""
    position = position.copy()
    return {name: getattr(position, name) for name in FIELDS}


def action_of(number: int) -> Action:
    """Return the action of the model that has a number in the kernel."""
    if number < MISHAP:
        return Roll(number)
    return ChooseMishap(number - MISHAP) if number < PICK else PickFirst(number - PICK)


def number_of(action: Action) -> int:
    """Return the number that an action of the model has in the kernel."""
    match action:
        case Roll(dice):
            return dice
        case ChooseMishap(mishap):
            return MISHAP + int(mishap)
        case PickFirst(golfer):
            return PICK + golfer


def faces_of(dice: Dice, action: int, fall: int) -> tuple[int, ...]:
    """Return the faces of a fall, the white die's first; none unless dice are rolled."""
    faces = []
    for die in reversed(dice[:action] if action < MISHAP else ()):
        fall, face = divmod(fall, len(die.faces))
        faces.append(face)
    return tuple(reversed(faces))


# --- Plays whole rounds of Putt Dice, for tests and figures


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
