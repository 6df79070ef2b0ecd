"""A piece in hand: what a board knows about what is carried over it."""

from collections.abc import Hashable
from typing import Any, Generic, NamedTuple, Self, TypeVar

from PySide6.QtCore import QPointF, QRectF

from minigolf_desktop.ui.common.boards.gestures import Direction

PlaceT = TypeVar("PlaceT", bound=Hashable)


class Spot(NamedTuple, Generic[PlaceT]):
    """Where a piece is held, and how it is turned there."""

    place: PlaceT
    turn: int
    """Steps from how it is drawn, as the board counts them."""


class Piece(Generic[PlaceT]):
    """A piece over a board: geometry and rules of the board, asked by the tools that carry it."""

    turns = 1
    """In how many ways it can lie; one that cannot be turned has 1."""
    clockwise = 1
    """What a step clockwise adds to a turn."""
    has_faces = False
    """Whether it can be turned over."""

    def place_at(self, at: QPointF) -> PlaceT:
        """Return the place under a point of the scene."""
        raise NotImplementedError

    def area(self, place: PlaceT) -> QRectF:
        """Return what it covers of the scene on a place."""
        raise NotImplementedError

    def first_place(self, near: PlaceT | None) -> PlaceT | None:
        """Return where the keys hold it first: near a place, if there is one; None for nowhere."""
        raise NotImplementedError

    def place_beside(self, place: PlaceT, direction: Direction) -> PlaceT:
        """Return the place that an arrow key leads to."""
        raise NotImplementedError

    def snap(self, place: PlaceT, turn: int) -> int:
        """Return the turn nearest to one that fits a place."""
        return turn

    def refusal(self, spot: Spot[PlaceT]) -> object | None:
        """Return why it may not lie somewhere, in the words of the board's rules; None if it may.

        The desk passes it on as it is.
        """
        raise NotImplementedError

    @property
    def name(self) -> str:
        """What it is, in words that are read out."""
        return ""

    def words(self, spot: Spot[PlaceT]) -> str:
        """Return in words where it is held and whether it fits, to be read out."""
        return ""

    def may_wait(self, place: PlaceT) -> bool:
        """Return whether it may wait on a place for a yes, to be turned there until it fits."""
        return False

    def is_handle(self, place: PlaceT, at: QPointF) -> bool:
        """Return whether its handle is at a point of the scene while it waits on a place."""
        return False

    def put_down(self, spot: Spot[PlaceT]) -> bool:
        """Lay it where it may lie; return whether that was done."""
        raise NotImplementedError

    def another(self) -> Self | None:
        """Return the piece that is in hand once this one is laid."""
        return None

    def flip(self, spot: Spot[PlaceT] | None) -> Spot[PlaceT] | None:
        """Turn the other face up; return where it is held then."""
        raise NotImplementedError

    def show(self, spot: Spot[PlaceT] | None, steps: int) -> None:
        """Show its ghost with what is to be said about it, or none; it has just made steps."""
        raise NotImplementedError

    def show_places(self, shown: bool) -> None:
        """Show on the board where it may go, or no longer."""


AnyPiece = Piece[Any]
AnySpot = Spot[Any]
