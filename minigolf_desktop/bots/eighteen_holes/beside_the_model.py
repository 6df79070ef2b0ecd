"""Games played in the kernel and by the model at once, which must agree on every decision."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of, code_of
from minigolf_desktop.bots.eighteen_holes.kernel.exchange import position_of, state_of
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import score_of
from minigolf_desktop.bots.eighteen_holes.kernel.playing import do, legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.model.eighteen_holes.moves import Action, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.eighteen_holes.state import State


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
        if found or state.phase is Phase.OVER:
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
