"""Which section of the rules tells about what is asked in a round."""

from collections.abc import Mapping
from typing import Final

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.eighteen_holes.view import View

_GENERAL = "round"
_OF_PHASE: Final[Mapping[Phase, str]] = {
    Phase.PLACE_TOKEN: "skins",
    Phase.DECLARE: "golfers",
    Phase.TARGET: "kelly",
    Phase.KEEP: "golfers",
    Phase.BORROW: "golfers",
    Phase.ACT: "actions",
    Phase.NAME: "chaos-teams",
    Phase.FOLLOW: "special",
    Phase.THROW: "big-hit",
    Phase.CHOOSE: "shot",
    Phase.EXTRA: "chaos",
}


def section_of(view: View) -> str:
    """Return the section on what is to be decided now: on bunkers where the ball lies in one."""
    acts = view.phase is Phase.ACT and view.ball != NONE
    if acts and view.table.field.terrain(view.balls[view.ball].place) is Terrain.BUNKER:
        return "bunkers"
    return _OF_PHASE.get(view.phase, _GENERAL)
