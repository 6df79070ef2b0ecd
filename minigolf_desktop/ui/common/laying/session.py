"""Something that is laid by hand, with its history."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.play.history import History
from minigolf_desktop.ui.common.session import Session

LayoutT = TypeVar("LayoutT")
LiftedT = TypeVar("LiftedT")


class Step(Enum):
    """What a history does."""

    ON = auto()
    """It goes on to a state that was not there before."""
    UNDO = auto()
    REDO = auto()


class LayingSession(Session, Generic[LayoutT, LiftedT]):
    """A layout that grows by hand; any change can be taken back.

    What is lifted is missing from :attr:`seen`, but its place is remembered until it is put down
    elsewhere or thrown into the box: only that is a change.
    """

    lifting = Signal()
    """Something was lifted, or is back on its place."""
    stepped = Signal(object)
    """The history went a :class:`Step`; comes before the screen is told."""

    def __init__(self, layout: LayoutT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = History(layout)
        self._lifted: LiftedT | None = None

    def without(self, layout: LayoutT, lifted: LiftedT) -> LayoutT:
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
        return self.once("seen", lambda: self.without(self.layout, lifted))

    @property
    def lifted(self) -> LiftedT | None:
        """What was taken off its place and is in hand."""
        return self._lifted

    @property
    def history(self) -> History[LayoutT]:
        """What is laid, was laid before and was taken back."""
        return self._history

    def take_up(self, history: History[LayoutT]) -> None:
        """Go on with another history; for a session that no screen shows yet."""
        self._history = history
        self.forget()

    def put_back(self) -> None:
        """Lay what is lifted where it was."""
        if self._lifted is not None:
            self.lift(None)

    def lift(self, lifted: LiftedT | None) -> None:
        """Take something off its place, which is remembered; None lays it back there."""
        self._lifted = lifted
        self.forget()
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
        is_other = self._history.change(layout)
        if is_other:
            self.stepped.emit(Step.ON)
        if is_other or was_lifted:
            self.tell_changed(events)

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
        return self._go(self._history.undo, Step.UNDO)

    def redo(self) -> bool:
        """Make the change again that was taken back; return whether there was one."""
        return self._go(self._history.redo, Step.REDO)

    def _go(self, go: Callable[[], bool], step: Step) -> bool:
        had = self.can_undo, self.can_redo
        if not go():
            if had != (self.can_undo, self.can_redo):
                # There was a state that cannot be read: it is no longer offered.
                self.tell_changed(())
            return False
        self._lifted = None
        self.stepped.emit(step)
        self.tell_changed(())
        return True
