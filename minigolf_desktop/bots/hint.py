"""Good moves, and why they are good: what the mind of a computer player tells a learner."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from minigolf_desktop.model.play import action_from_json, action_to_json
from minigolf_desktop.model.play.actions import Action

MOST_HINTS = 3
"""Moves that are told of at once."""


class Reason(NamedTuple):
    """One thing that speaks for a move, or against it."""

    what: str
    """What it is about, as the screens of the game put it into words."""
    amount: float = 0.0
    """How much, in the unit that belongs to it: points, strokes, or a chance from 0 to 1."""


class Hint(NamedTuple):
    """A good move."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The weightiest first."""


class HintWords(NamedTuple):
    """A hint in the player's language."""

    title: str
    """What to do."""
    why: str
    """Why, in a line or two."""


def hint_to_json(hint: Hint) -> dict[str, Any]:
    """Return the JSON form of a hint."""
    return {
        "action": action_to_json(hint.action),
        "reasons": [[reason.what, reason.amount] for reason in hint.reasons],
    }


def hint_from_json(kinds: Mapping[str, type[Action]], data: Mapping[str, Any], seat: int) -> Hint:
    """Return the hint of a JSON value of :func:`hint_to_json`, for the seat that is to move."""
    reasons = tuple(Reason(what, amount) for what, amount in data["reasons"])
    return Hint(action_from_json(kinds, data["action"], seat), reasons)
