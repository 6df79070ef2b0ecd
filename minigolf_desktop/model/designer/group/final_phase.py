"""The final phase: whoever has stopped takes tiles face down (ruling D24)."""

from typing import Any

from minigolf_desktop.model.designer.group.events import DesignerStopped, TileCollected
from minigolf_desktop.model.designer.group.group_state import GroupState
from minigolf_desktop.model.designer.group.racks import put
from minigolf_desktop.model.designer.placing import NO_TILE


def collect(state: GroupState, slot: int) -> tuple[GroupState, tuple[Any, ...]]:
    """Let the seat to move take a tile face down; with the first one it stops for good."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    design = state.rack[slot]
    events: tuple[Any, ...] = (TileCollected(seat, slot, design),)
    if not designer.stopped:
        events = (*events, DesignerStopped(seat, False))
    is_first = not designer.collected
    changed = designer._replace(stopped=True, collected=designer.collected + bytes((design,)))
    after = state._replace(
        designers=(*state.designers[:seat], changed, *state.designers[seat + 1 :]),
        rack=put(state.rack, slot, NO_TILE),
        pawns=put(state.pawns, slot, seat),
        finishers=(*state.finishers, seat) if is_first else state.finishers,
    )
    return after, events
