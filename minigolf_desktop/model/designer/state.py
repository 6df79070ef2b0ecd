"""The state of a solo game, and what its player may know of it."""

from collections.abc import Mapping
from typing import NamedTuple

from minigolf_desktop.model.designer.clients import MrClient, MrsClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.play.randomness import Randomness


class State(NamedTuple):
    """Everything about a game at one moment."""

    setup: Setup
    phase: Phase
    clients: tuple[MrsClient, MrClient]
    dealt: tuple[int, ...]
    """Lands dealt, by index of the catalogue."""
    course: Course | None
    """None until a land is chosen."""
    hand: tuple[int, int]
    """Designs drawn, by slot; NO_TILE for an empty slot."""
    bag: bytes
    """Designs in the bag in the order in which they will be drawn, the next one last."""
    discards: bytes
    """Designs out of the game."""
    passes: int
    turn: int
    """Number of the turn, from 1."""
    numbers: Mapping[tuple[int, int], int]
    """Hole numbers set by hand, by (cell, segment)."""
    randomness: Randomness
    promises: tuple[int, ...] = ()
    """Promises taken, as indexes of PROMISES."""
    reserved: int = NO_TILE
    """Design of the tile on the gate; NO_TILE for none."""
    aside: bytes = b""
    """Designs laid aside until they bring the one visit of the alternative rule."""
    visits: int = 0
    """Visit tiles drawn; 1 when the alternative rule has brought its visit."""


class View(NamedTuple):
    """What the player may know: no order of the bag, no random state."""

    setup: Setup
    phase: Phase
    clients: tuple[MrsClient, MrClient]
    dealt: tuple[int, ...]
    course: Course | None
    hand: tuple[int, int]
    bag_size: int
    discards: bytes
    passes: int
    turn: int
    numbers: Mapping[tuple[int, int], int]
    promises: tuple[int, ...] = ()
    reserved: int = NO_TILE
    aside: bytes = b""
    visits: int = 0


def view_of(state: State) -> View:
    """Return what the player may know of a state."""
    return View(
        state.setup,
        state.phase,
        state.clients,
        state.dealt,
        state.course,
        state.hand,
        len(state.bag),
        state.discards,
        state.passes,
        state.turn,
        state.numbers,
        state.promises,
        state.reserved,
        state.aside,
        state.visits,
    )
