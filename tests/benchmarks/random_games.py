"""Random solo games of Minigolf Designer, for the scripts beside this one."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import (
    DesignerMatch,
    DesignerRules,
    Discard,
    NumberHole,
    Pass,
    PlaceTile,
    PutBack,
    State,
    Stop,
    SwapNumbers,
)
from minigolf_desktop.model.designer.moves import Action

SOLO = 0
"""The only seat of a solo game."""

SoloGame = DesignerMatch
"""A solo game being played."""

Weights = Mapping[type, float]
"""How often each kind of action is taken while it is legal; 1 for a kind that is not named."""

STEADY: Weights = {PlaceTile: 49, Pass: 1, NumberHole: 0, SwapNumbers: 0, Stop: 0}
"""Whole games: passes once in fifty turns, never stops, leaves numbering to the program."""

WILD: Weights = {
    PlaceTile: 40,
    Pass: 4,
    PutBack: 20,
    Discard: 20,
    NumberHole: 4,
    SwapNumbers: 1,
    Stop: 0.2,
}
"""Games in which everything that may happen does."""


def designer_rules() -> DesignerRules:
    """Return the rules with all content."""
    catalogue = load_catalogue()
    return DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)


def play_on(
    game: SoloGame, weights: Weights, chance: random.Random, *, never_off_land: bool = False
) -> Iterator[State]:
    """Play a game to its end and yield the state after every action.

    Tiles go off the land only where none fits on it, and not even then with `never_off_land`.
    """
    while game.rules.to_move(game.state) is not None:
        kinds: dict[type, list[Action]] = defaultdict(list)
        for action in game.rules.legal(game.state):
            kinds[type(action)].append(action)
        on_land = [action for action in kinds[PlaceTile] if _is_on_land(game.state, action)]
        if on_land or never_off_land:
            kinds[PlaceTile] = on_land
        weighed = {kind: weights.get(kind, 1.0) for kind, actions in kinds.items() if actions}
        (kind,) = chance.choices(list(weighed), list(weighed.values()))
        game.play(SOLO, chance.choice(kinds[kind]))
        yield game.state


def _is_on_land(state: State, action: Action) -> bool:
    """Tell whether an action places a tile on a free cell of the land."""
    course = state.designers[SOLO].course
    return course is not None and isinstance(action, PlaceTile) and action.cell in course.land.free
