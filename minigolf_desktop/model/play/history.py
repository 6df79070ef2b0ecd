"""What a thing was before, and what it was to be: undo and redo of what is made by hand."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class LostState(Exception):
    """A state of a history cannot be read."""


class Unread(Protocol[T_co]):
    """A state that is read when it is gone to: there may be many of them."""

    def read(self) -> T_co:
        """Return the state; raises LostState."""


class History(Generic[T]):
    """One state of a thing and those around it in time. States are compared by value."""

    def __init__(
        self, now: T, past: Sequence[Unread[T]] = (), future: Sequence[Unread[T]] = ()
    ) -> None:
        """``past`` and ``future`` are in the order of time."""
        self._past: list[T | _Kept[T]] = [_Kept(one) for one in past]
        self._future: list[T | _Kept[T]] = [_Kept(one) for one in reversed(future)]
        self._now = now

    @property
    def states(self) -> tuple[T | Unread[T], ...]:
        """Every state, in the order of time."""
        known = (*self._past, self._now, *reversed(self._future))
        return tuple(one.unread if isinstance(one, _Kept) else one for one in known)

    @property
    def place(self) -> int:
        """Which of :attr:`states` is the present one."""
        return len(self._past)

    @property
    def now(self) -> T:
        """The present state."""
        return self._now

    def change(self, state: T) -> bool:
        """Go on to another state; return False for one that is the same, which is no change."""
        if state == self._now:
            return False
        self._past.append(self._now)
        self._future.clear()
        self._now = state
        return True

    @property
    def can_undo(self) -> bool:
        """Whether there was a change."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return bool(self._future)

    def undo(self) -> bool:
        """Take the last change back; return whether there was one."""
        return self._go(self._past, self._future)

    def redo(self) -> bool:
        """Make the change again that was taken back; return whether there was one."""
        return self._go(self._future, self._past)

    def _go(self, source: "list[T | _Kept[T]]", other: "list[T | _Kept[T]]") -> bool:
        if not source:
            return False
        state = source.pop()
        if isinstance(state, _Kept):
            try:
                state = state.unread.read()
            except LostState:
                # What lies behind it cannot be gone to any more than it can.
                source.clear()
                return False
        other.append(self._now)
        self._now = state
        return True


class _Kept(Generic[T]):
    """Tells a state that is not read yet from one that is."""

    def __init__(self, unread: Unread[T]) -> None:
        self.unread = unread
