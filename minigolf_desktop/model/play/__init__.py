"""The contract that every game keeps: action, event, refusal, rules, match, seat, random."""

from minigolf_desktop.model.play.forms import ActionFormatError, action_from_json, action_to_json
from minigolf_desktop.model.play.match import AnyMatch, AnyMove, CannotUndo, Match, Move
from minigolf_desktop.model.play.randomness import Randomness, seed_from_text
from minigolf_desktop.model.play.rules import (
    Amendment,
    AnyRules,
    Outcome,
    Refusal,
    Refused,
    Rules,
    Step,
    newest_version,
)
from minigolf_desktop.model.play.seats import (
    EVERYBODY,
    FIXED_LEVELS,
    STRONGEST,
    Character,
    Level,
    Seat,
    Seated,
    SetupFormatError,
    next_strength,
    seat_from_json,
    seat_to_json,
    strength_of,
)

__all__ = [
    "EVERYBODY",
    "FIXED_LEVELS",
    "STRONGEST",
    "ActionFormatError",
    "Amendment",
    "AnyMatch",
    "AnyMove",
    "AnyRules",
    "CannotUndo",
    "Character",
    "Level",
    "Match",
    "Move",
    "Outcome",
    "Randomness",
    "Refusal",
    "Refused",
    "Rules",
    "Seat",
    "Seated",
    "SetupFormatError",
    "Step",
    "action_from_json",
    "action_to_json",
    "newest_version",
    "next_strength",
    "seat_from_json",
    "seat_to_json",
    "seed_from_text",
    "strength_of",
]
