"""Between a game and its screens: plays, keeps the journal first, tells what changed."""

from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.model.play import Match, Move, Refusal, Rules
from minigolf_desktop.model.play.actions import Action
from minigolf_desktop.storage.errors import StorageError

RulesT = TypeVar("RulesT", bound=Rules[Any, Any, Any, Any])
SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
AnswerT = TypeVar("AnswerT")


class Session(QObject):
    """Something on the screen that changes; it answers a question once a state."""

    changed = Signal(object)
    """The state is another one; carries the events that led to it, none after an undo."""
    refused = Signal(object)
    """An action was not allowed; carries the Refusal."""
    failed = Signal(str)
    """The action could not be written and was not played; carries what to tell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers: dict[Hashable, Any] = {}

    def _once(self, question: Hashable, work_out: Callable[[], AnswerT]) -> AnswerT:
        """Return the answer to a question that is asked again and again while nothing changes."""
        if question not in self._answers:
            self._answers[question] = work_out()
        answer: AnswerT = self._answers[question]
        return answer

    def _tell(self, events: tuple[Any, ...]) -> None:
        """Tell that the state is another one."""
        self._answers.clear()
        self.changed.emit(events)


class Journal(Protocol):
    """Where a match is written as it is played, such as a file.

    Every method raises StorageError when it cannot write; the line is then kept and written
    together with the next one, so a line that is no longer wanted is undone by its opposite.
    """

    def append(self, move: Move) -> None:
        """Write a move that is about to be shown."""

    def undone(self) -> None:
        """Write that the last move was taken back."""

    def redone(self) -> None:
        """Write that the move taken back was played again."""

    def close(self) -> None:
        """Let go of the file."""


class NoJournal:
    """A journal for matches that nobody keeps: pictures, tests."""

    def append(self, move: Move) -> None:
        """Forget the move."""

    def undone(self) -> None:
        """Forget it."""

    def redone(self) -> None:
        """Forget it."""

    def close(self) -> None:
        """Have nothing to let go of."""


class MatchSession(Session, Generic[RulesT, SetupT, StateT]):
    """A match on the screen: an action is validated, written, applied and only then shown."""

    only_looked_at = Signal()
    """An action was tried in a match that is to be looked at only."""

    def __init__(
        self,
        rules: RulesT,
        match: Match[SetupT, StateT],
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rules = rules
        """The rules that the match is played by."""
        self.match = match
        """The match; change it only through the session."""
        self._journal: Journal = journal or NoJournal()
        self._redo_lost = False
        self._is_sealed = False

    def seal(self) -> None:
        """Let the match be looked at only, from now on: nothing is played and nothing undone."""
        self._is_sealed = True

    @property
    def _state(self) -> StateT:
        """The state now, with its secrets: for sessions alone, which show screens a view of it."""
        return self.match.state

    @property
    def to_move(self) -> int | None:
        """Seat to move; None once the match is over."""
        return self.rules.to_move(self._state)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action may not be taken now; None when it may."""
        return self.rules.refusal(self._state, self._taker(action), action)

    def _taker(self, action: Action) -> int:
        """Return the seat that takes an action: the one to move, where it is not named."""
        return self.to_move or 0

    def play(self, action: Action) -> bool:
        """Take an action; return whether it was taken. If not, a signal has told why."""
        if self._is_sealed:
            self.only_looked_at.emit()
            return False
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        move = Move(self._taker(action), action)
        # A line that was not written has replaced in the journal what could be redone.
        self._redo_lost = not self._written(
            lambda: self._journal.append(move), self._journal.undone
        )
        if self._redo_lost:
            return False
        self._tell(self.match.play(*move).events)
        return True

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: it revealed nothing."""
        return self.match.can_undo and not self._is_sealed

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back may be played again."""
        return self.match.can_redo and not self._redo_lost and not self._is_sealed

    def undo(self) -> bool:
        """Take the last action back, with the one that only begins it; return whether it was."""
        if not self._step_back():
            return False
        if self.match.moves and self._begins_another(self.match.moves[-1].action):
            self._step_back()
        self._tell(())
        return True

    def redo(self) -> bool:
        """Play again what was taken back; return whether there was anything."""
        events = self._step_on()
        if events is None:
            return False
        if self._begins_another(self.match.moves[-1].action):
            events += self._step_on() or ()
        self._tell(events)
        return True

    def _begins_another(self, action: Action) -> bool:
        """Return whether an action only begins another, which is undone together with it."""
        return False

    def _step_back(self) -> bool:
        if not self.can_undo or not self._written(self._journal.undone, self._journal.redone):
            return False
        self.match.undo()
        return True

    def _step_on(self) -> tuple[Any, ...] | None:
        """Play one action again and return its events; None when there is none."""
        if not self.can_redo or not self._written(self._journal.redone, self._journal.undone):
            return None
        return self.match.redo().events

    def close(self) -> None:
        """Let go of the journal; the match can be gone on with from it later."""
        self._journal.close()

    def _written(self, write: Callable[[], None], take_back: Callable[[], None]) -> bool:
        """Write into the journal; return whether that was possible. If not, a signal told why."""
        try:
            write()
        except StorageError as error:
            with suppress(StorageError):
                take_back()
            text = QCoreApplication.translate(
                "Session", "Nothing was played, because it could not be saved: {reason}"
            )
            self.failed.emit(text.replace("{reason}", str(error)))
            return False
        return True
