"""How the rules of 18 Holes were amended since program 1.0."""

from minigolf_desktop.model.eighteen_holes.events import Dealt, Events, LeftBunker, WentOut
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.play.amendments import Amendment


def _deals_hands(setup: Setup, events: Events) -> bool:
    """Whether hands are dealt, which held more clubs before (ruling H9): other ones came up."""
    return any(isinstance(event, Dealt) for event in events)


def _leaves_bunker_and_course(setup: Setup, events: Events) -> bool:
    """Whether a ball goes out of bounds from a bunker, which spent the club before (H16)."""
    kinds = {type(event) for event in events}
    return LeftBunker in kinds and WentOut in kinds


AMENDMENTS = (
    Amendment(2, "hands-of-five", _deals_hands),
    # An extra turn that was taken before is refused today, and the other way round (ruling H18).
    Amendment(2, "fast-travel"),
    Amendment(2, "out-of-a-bunker", _leaves_bunker_and_course),
    # A deck that runs out in a turn of a big hit is mixed with other cards (ruling H22), which
    # shows by what is refused later.
    Amendment(2, "cards-aside"),
    # Where there were fewer greens without a token than players, some put none (ruling H24).
    Amendment(2, "jackpots"),
)
"""Oldest first."""
