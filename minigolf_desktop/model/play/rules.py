"""What a game offers to the rest of the program."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from minigolf_desktop.model.play.actions import Action

SetupT_contra = TypeVar("SetupT_contra", contravariant=True)
StateT_contra = TypeVar("StateT_contra", contravariant=True)


class Refusal(NamedTuple):
    """Why an action is not allowed; the screen turns it into a sentence."""

    code: str
    """Which rule stands against it, in lower case with hyphens."""
    details: tuple[int, ...] = ()
    """Figures for the sentence; their meaning depends on the code."""


class Refused(Exception):
    """An action was played that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal.code} {refusal.details or ''}".rstrip())
        self.refusal = refusal
        """Why."""


class Step(NamedTuple):
    """What an action leads to."""

    state: Any
    events: tuple[Any, ...]
    """What happened, in order, for the log and for animation."""
    reveals: bool = False
    """Whether something came to light that undo must not take back."""


class Rules(Protocol[SetupT_contra, StateT_contra]):
    """The rules of one game: pure functions on frozen states.

    ``refusal(state, seat, action) is None`` exactly when the action is in ``legal(state)`` and the
    seat is the one to move.
    """

    name: str
    """Name of the game in files: ``designer``."""
    action_kinds: Mapping[str, type]
    """Kinds of action by their name in files."""

    def start(self, setup: SetupT_contra, seed: int) -> Step:
        """Return the first state of a match and what happened at set-up."""

    def to_move(self, state: StateT_contra) -> int | None:
        """Return the seat whose turn it is; None when the game is over."""

    def legal(self, state: StateT_contra) -> Iterable[Action]:
        """Return every action that the seat to move may take."""

    def refusal(self, state: StateT_contra, seat: int, action: Any) -> Refusal | None:
        """Return why a seat may not take an action now; None when it may."""

    def apply(self, state: StateT_contra, action: Any) -> Step:
        """Return what a legal action leads to. The caller has asked :meth:`refusal`."""

    def problems(self, state: StateT_contra) -> list[str]:
        """Return broken invariants, in words for developers; none in a sound state."""

    def undo_passes_reveals(self, setup: SetupT_contra) -> bool:
        """Whether undo may go back beyond a draw: in practice games."""
