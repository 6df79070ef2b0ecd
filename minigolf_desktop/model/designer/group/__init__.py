"""Minigolf Designer for two to five players: racks, pawns, visits, the final phase, ranking."""

from minigolf_desktop.model.designer.group.events import HIDDEN, seen_by
from minigolf_desktop.model.designer.group.group_rules import GroupRules
from minigolf_desktop.model.designer.group.group_state import (
    NOBODY,
    Designer,
    DesignerView,
    GroupState,
    GroupView,
)
from minigolf_desktop.model.designer.group.ranking import Standings, ranks, winners

__all__ = [
    "HIDDEN",
    "NOBODY",
    "Designer",
    "DesignerView",
    "GroupRules",
    "GroupState",
    "GroupView",
    "Standings",
    "ranks",
    "seen_by",
    "winners",
]
