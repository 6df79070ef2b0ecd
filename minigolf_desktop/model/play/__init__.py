"""The contract that every game keeps: action, event, refusal, rules, match, seat, random."""

from minigolf_desktop.model.play.actions import ActionFormatError, action_from_json, action_to_json
from minigolf_desktop.model.play.match import CannotUndo, Match, Move
from minigolf_desktop.model.play.randomness import Randomness, seed_from_text
from minigolf_desktop.model.play.rules import Refusal, Refused, Rules, Step

__all__ = [
    "ActionFormatError",
    "CannotUndo",
    "Match",
    "Move",
    "Randomness",
    "Refusal",
    "Refused",
    "Rules",
    "Step",
    "action_from_json",
    "action_to_json",
    "seed_from_text",
]
