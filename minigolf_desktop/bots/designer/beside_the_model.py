"""Games played in the kernel and by the model at once, which must agree on every decision."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of
from minigolf_desktop.bots.designer.kernel.doing import do
from minigolf_desktop.bots.designer.kernel.legal import legal_actions
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.random_player import random_action as kernel_action
from minigolf_desktop.bots.designer.kernel.score import CONDITIONS, score, standings
from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.model.designer import Action, DesignerRules, Phase, Setup, State
from minigolf_desktop.model.designer.moves import Renumbering
from minigolf_desktop.model.designer.scoring.score import Score


class Decision(NamedTuple):
    """A decision of a game, or its end."""

    state: State
    differences: list[str]
    """What the two do not agree on, in words for developers."""


def play_both(rules: DesignerRules, kernel: Kernel, setup: Setup, seed: int) -> Iterator[Decision]:
    """Play a random game, the players of both drawing from the same numbers; give every decision.

    Scores are compared when the game is over.
    """
    origin = state = rules.start(setup, seed).state
    position = kernel.position(state)
    of_model, of_kernel = RandomNumbers(seed), RandomNumbers(seed)
    slips: list[str] = []
    while state.waiting:
        yield Decision(state, slips + differences(rules, kernel, position, origin, state))
        action = random_action(rules, state, of_model)
        number = kernel_action(position, of_kernel)
        taken = action_of(position, number)
        if taken != action:
            yield Decision(state, [f"the kernel's player takes {taken}, the model's {action}"])
            return
        state = rules.apply(state, action).state
        do(position, number)
    slips = differences(rules, kernel, position, origin, state)
    yield Decision(state, slips + differences_of_scores(rules, position, state))


def differences(
    rules: DesignerRules, kernel: Kernel, position: Position, origin: State, state: State
) -> list[str]:
    """Return what a state and a position do not agree on; scores are left out.

    The position was made from ``origin``.
    """
    back = kernel.state(position, origin)
    subjects = [(field, getattr(back, field), getattr(state, field)) for field in State._fields]
    for seat, (mine, theirs) in enumerate(zip(back.designers, state.designers, strict=True)):
        if mine.course is not None and theirs.course is not None:
            # A random player draws from the front in its order.
            subjects += [
                (f"front of seat {seat}", [*mine.course.front], [*theirs.course.front]),
                (f"tiles of seat {seat}", [*mine.course.tiles], [*theirs.course.tiles]),
            ]
    seat = position.to_move()
    subjects += [
        ("to move", None if seat < 0 else seat, rules.to_move(state)),
        (
            "legal",
            [action_of(position, number) for number in legal_actions(position)],
            without_renumbering(rules.legal(state)),
        ),
    ]
    return [
        f"{subject}: the kernel has {mine}, the model {theirs}"
        for subject, mine, theirs in subjects
        if mine != theirs
    ]


def differences_of_scores(rules: DesignerRules, position: Position, state: State) -> list[str]:
    """Return how scores are not those of the model: all that can be asked for."""
    subjects: list[tuple[str, object, object]] = [
        (
            f"score of seat {seat}, final {final}",
            score(position, seat, final),
            by_condition(rules.assessment(state, seat, final).score),
        )
        for seat, designer in enumerate(state.designers)
        if designer.course is not None
        for final in (False, True)
    ]
    if state.phase is Phase.OVER:
        theirs = [by_condition(one.score) for one in rules.standings(state).assessments]
        subjects.append(("standings", standings(position), theirs))
    return [
        f"{subject}: the kernel counts {mine}, the model {theirs}"
        for subject, mine, theirs in subjects
        if mine != theirs
    ]


def without_renumbering(actions: Iterable[Action]) -> Sequence[Action]:
    """Return the legal actions that the kernel knows; the model lists the others last."""
    return [*takewhile(lambda one: not isinstance(one, Renumbering), actions)]


def by_condition(score: Score) -> list[int]:
    """Return a score of the model as the kernel tells it."""
    points = {one.id: one.points for one in score.conditions}
    return [points.get(condition, 0) for condition in CONDITIONS]
