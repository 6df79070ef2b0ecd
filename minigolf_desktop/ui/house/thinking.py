"""Decisions of computer players, and hints, thought of beside the window."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from minigolf_desktop.bots.hint import hint_to_json
from minigolf_desktop.bots.mind import Adviser, Thinker
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
    mind: Adviser


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
    view = _view(question)
    thinker = Thinker(Level(question["level"]), Character(question["character"]))
    mind = _played(question["game"]).mind
    thought = mind.decide(view, thinker, Randomness.of_seed(question["seed"]))
    return {"action": action_to_json(thought.action), "trials": thought.trials}


def advise(question: dict[str, Any], tell: Callable[[Any], None]) -> list[dict[str, Any]]:
    """Return the best moves of a seat, each as :func:`hint_to_json` has it.

    Every answer on the way is told as well.

    ``game``, ``setup`` and ``view`` tell what the seat may know, ``seed`` the chance of it. A
    ``game`` alone is got ready for, and no more.
    """
    mind = _played(question["game"]).mind
    if "view" not in question:
        return []
    answer: list[dict[str, Any]] = []
    for hints in mind.hints(_view(question), Randomness.of_seed(question["seed"])):
        answer = [hint_to_json(hint) for hint in hints]
        tell(answer)
    return answer


def _view(question: dict[str, Any]) -> Any:
    setup = _setup(question["game"], question["setup"])
    rules = _played(question["game"]).rules.for_setup(setup)
    return rules.view_from_json(setup, question["view"])
