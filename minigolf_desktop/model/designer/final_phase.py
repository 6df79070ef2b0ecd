"""The final phase: whoever has stopped takes tiles face down (ruling D24). Alone there is none.

It begins with the first full land, or when for three rounds nobody has built (ruling D38).
"""

from minigolf_desktop.model.designer.events import (
    DesignerStopped,
    Events,
    FinalPhaseBegun,
    TileCollected,
)
from minigolf_desktop.model.designer.state import Designer, State, Table

IDLE_ROUNDS = 3
"""Rounds in a row in which everybody passes, after which the final phase begins (ruling D38)."""


def is_final_phase(table: Table) -> bool:
    """Whether it has begun, so that players of a group may stop."""
    return table.idle_rounds == IDLE_ROUNDS or any(one.stopped for one in table.designers)


def note_idle_round(state: State) -> tuple[State, Events]:
    """Count a round that is over if everybody passed in it; with the third the final phase begins.

    A tile placed from the gate is a pass as well (rulings D28 and D38).
    """
    if is_final_phase(state):
        return state, ()
    idle = state.idle_rounds + 1 if len(state.bench) == len(state.designers) else 0
    told: Events = (FinalPhaseBegun(land_is_full=False),) if idle == IDLE_ROUNDS else ()
    return state._replace(idle_rounds=idle), told


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
