"""Decisions of computer players, thought of beside the window."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from minigolf_desktop.bots.mind import Mind, Thinker
from minigolf_desktop.model.play import (
    Character,
    Level,
    Randomness,
    Rules,
    action_to_json,
)
from minigolf_desktop.ui.games import GAMES


class _Played(NamedTuple):
    """A game that is thought about."""

    rules: Rules[Any, Any, Any, Any]
    mind: Mind


@lru_cache(maxsize=8)
def _played(name: str) -> _Played:
    game = next(game for game in GAMES if game.name == name)
    assert game.mind is not None, f"{name} has no computer players"
    rules = game.rules()
    return _Played(rules, game.mind(rules))


@lru_cache(maxsize=8)
def _setup(name: str, text: str) -> Any:
    """Return the set-up of a JSON text: the same for all decisions of a match."""
    return _played(name).rules.setup_from_json(json.loads(text))


def think(question: dict[str, Any], tell: Callable[[Any], None]) -> dict[str, Any]:
    """Return what a seat does, and how many trials that took.

    ``game``, ``setup`` (a JSON text) and ``view`` tell what the seat may know, ``level`` and
    ``character`` who decides, ``seed`` the chance of it.
    """
    name = question["game"]
    played, setup = _played(name), _setup(name, question["setup"])
    rules = played.rules.for_setup(setup)
    view = rules.view_from_json(setup, question["view"])
    thinker = Thinker(Level(question["level"]), Character(question["character"]))
    thought = played.mind.decide(view, thinker, Randomness.of_seed(question["seed"]))
    return {"action": action_to_json(thought.action), "trials": thought.trials}
