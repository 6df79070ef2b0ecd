"""How the rules of 18 Holes were amended since program 1.0."""

from minigolf_desktop.model.eighteen_holes.events import Dealt, Events
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.play.amendments import Amendment


def _deals_hands(setup: Setup, events: Events) -> bool:
    """Whether hands are dealt, which held more clubs before (ruling H9): other ones came up."""
    return any(isinstance(event, Dealt) for event in events)


AMENDMENTS = (
    Amendment(2, "hands-of-five", _deals_hands),
    # An extra turn that was taken before is refused today, and the other way round (ruling H18).
    Amendment(2, "fast-travel"),
)
"""Oldest first."""
