"""The final phase: whoever has stopped takes tiles face down (ruling D24). Alone there is none."""

from minigolf_desktop.model.designer.events import DesignerStopped, Events, TileCollected
from minigolf_desktop.model.designer.state import Designer, State, Table


def is_final_phase(table: Table) -> bool:
    """Whether somebody in a group has stopped, so that the others may."""
    return any(designer.stopped for designer in table.designers)


def designing(table: Table) -> tuple[int, ...]:
    """Return the seats that have not stopped."""
    return tuple(seat for seat, one in enumerate(table.designers) if not one.stopped)


def collect(state: State, slot: int) -> tuple[State, Designer, Events]:
    """Let the seat to move take a tile face down; with the first one it stops for good.

    The tile still lies on the rack.
    """
    seat = state.waiting[0]
    designer = state.designers[seat]
    design = state.rack[slot]
    events: Events = (TileCollected(seat, slot, design),)
    if not designer.stopped:
        events = (*events, DesignerStopped(seat, False))
    if not designer.collected:
        state = state._replace(finishers=(*state.finishers, seat))
    collected = designer.collected + bytes((design,))
    return state, designer._replace(stopped=True, collected=collected), events
