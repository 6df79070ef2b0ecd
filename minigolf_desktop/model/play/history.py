"""What a thing was before, and what it was to be: undo and redo of what is made by hand."""

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """One state of a thing and those around it in time. States are compared by value."""

    def __init__(self, now: T) -> None:
        self._past: list[T] = []
        self._future: list[T] = []
        self._now = now

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

    def _go(self, source: list[T], other: list[T]) -> bool:
        if not source:
            return False
        other.append(self._now)
        self._now = source.pop()
        return True
