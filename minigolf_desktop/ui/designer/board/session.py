"""What a board asks of whatever lies on it: a match at a table, or a course laid by hand."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from minigolf_desktop.model.designer import (
    Action,
    Assessment,
    Client,
    Collect,
    Course,
    Phase,
    PlaceReserved,
    PlaceTile,
)
from minigolf_desktop.model.designer.scoring.change import Change
from minigolf_desktop.model.play import Refusal

FROM_THE_GATE = -1
"""Stands for a slot: the tile in reserve at the gate (ruling D28)."""

Placement = PlaceTile | PlaceReserved
"""Actions that put a tile on the course."""


class BoardSession(Protocol):
    """A course on the screen, and what may be done with it. Its signals are those of a Session."""

    @property
    def changed(self) -> SignalInstance:
        """The state is another one."""

    @property
    def refused(self) -> SignalInstance:
        """An action was not allowed."""

    @property
    def failed(self) -> SignalInstance:
        """Nothing was played, because it could not be written."""

    @property
    def phase(self) -> Phase:
        """Where the game stands."""

    @property
    def course(self) -> Course | None:
        """Course of the seat to move; None before its land is chosen."""

    @property
    def clients(self) -> Sequence[Client]:
        """Whose wishes count; whoever is missing wishes for nothing."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs that may be chosen from, by slot; NO_TILE in an empty one."""

    @property
    def may_place(self) -> bool:
        """Whether a tile may be put down now."""

    def tile(self, slot: int) -> int:
        """Return the design in a slot, or at the gate; NO_TILE for none."""

    def placements_of(self, slot: int) -> list[tuple[int, int]]:
        """Return cell and rotation of every legal placement of a slot's tile, or the reserve."""

    @property
    def assessment(self) -> Assessment:
        """The score so far."""

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now."""

    def changes(self, placement: Placement) -> tuple[Change, ...]:
        """Return what a placement changes of the score so far."""

    def refusal(self, action: Action | Collect) -> Refusal | None:
        """Return why an action may not be taken now; None when it may."""

    def play(self, action: Action | Collect) -> bool:
        """Take an action; return whether it was taken. If not, a signal has told why."""

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back."""

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back may be played again."""

    def undo(self) -> bool:
        """Take the last action back; return whether that was possible."""

    def redo(self) -> bool:
        """Play the action that was taken back; return whether there was one."""
