"""Something that is laid by hand, with its history."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.play.history import History
from minigolf_desktop.ui.common.session import Session

LayoutT = TypeVar("LayoutT")
LiftedT = TypeVar("LiftedT")


class LayingSession(Session, Generic[LayoutT, LiftedT]):
    """A layout that grows by hand; any change can be taken back.

    What is lifted is missing from :attr:`seen`, but its place is remembered until it is put down
    elsewhere or thrown into the box: only that is a change.
    """

    lifting = Signal()
    """Something was lifted, or is back on its place."""

    def __init__(self, layout: LayoutT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = History(layout)
        self._lifted: LiftedT | None = None

    def _without(self, layout: LayoutT, lifted: LiftedT) -> LayoutT:
        """Return a layout without what is lifted from it."""
        raise NotImplementedError

    @property
    def layout(self) -> LayoutT:
        """What is laid, with what is lifted."""
        return self._history.now

    @property
    def seen(self) -> LayoutT:
        """What is laid, without what is lifted."""
        lifted = self._lifted
        if lifted is None:
            return self.layout
        return self._once("seen", lambda: self._without(self.layout, lifted))

    @property
    def lifted(self) -> LiftedT | None:
        """What was taken off its place and is in hand."""
        return self._lifted

    def put_back(self) -> None:
        """Lay what is lifted where it was."""
        if self._lifted is not None:
            self.lift(None)

    def lift(self, lifted: LiftedT | None) -> None:
        """Take something off its place, which is remembered; None lays it back there."""
        self._lifted = lifted
        self._answers.clear()
        self.lifting.emit()

    def discard(self) -> bool:
        """Throw what is lifted into the box; return whether there is anything."""
        if self._lifted is None:
            return False
        self.change(self.seen)
        return True

    def change(self, layout: LayoutT, events: tuple[Any, ...] = ()) -> None:
        """Go on with another layout; one that is the same is no change."""
        was_lifted, self._lifted = self._lifted is not None, None
        if self._history.change(layout) or was_lifted:
            self._tell(events)

    @property
    def can_undo(self) -> bool:
        """Whether there was a change."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self._history.can_redo

    def undo(self) -> bool:
        """Take the last change back; return whether there was one."""
        return self._go(self._history.undo)

    def redo(self) -> bool:
        """Make the change again that was taken back; return whether there was one."""
        return self._go(self._history.redo)

    def _go(self, step: Callable[[], bool]) -> bool:
        if not step():
            return False
        self._lifted = None
        self._tell(())
        return True
