"""Between a match and the screens: plays actions, keeps the journal first, tells what changed."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.model.designer import (
    Action,
    Assessment,
    DesignerRules,
    Phase,
    PlaceTile,
    Setup,
    State,
)
from minigolf_desktop.model.play import Match, Move, Refusal
from minigolf_desktop.storage.errors import StorageError

SOLO_SEAT = 0
"""Seat of the player of a solo game."""


class Journal(Protocol):
    """Where a match is written as it is played, such as a file.

    Every method raises StorageError when it cannot write; the line is then kept and written
    together with the next one, so whoever does not want it any more tells its opposite.
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


class Session(QObject):
    """A solo match on the screen.

    An action is validated, written to the journal, applied and only then shown. What the screens
    ask again and again (placements, scores) is worked out once a state.
    """

    changed = Signal(object)
    """The state is another one; carries the events that led to it, none after an undo."""
    refused = Signal(object)
    """An action was not allowed; carries the Refusal."""
    failed = Signal(str)
    """The journal could not be written and nothing was played; carries what to tell."""

    def __init__(
        self,
        rules: DesignerRules,
        match: Match[Setup, State],
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
        self._asked: dict[str, Any] = {}
        self._outlooks: dict[PlaceTile, Assessment] = {}

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.OVER

    @property
    def placements(self) -> list[PlaceTile]:
        """Every placement that is legal now."""
        if "placements" not in self._asked:
            self._asked["placements"] = self.rules.placements(self.state)
        placements: list[PlaceTile] = self._asked["placements"]
        return placements

    @property
    def assessment(self) -> Assessment:
        """The score so far; the final one once the game is over (ruling D33)."""
        return self._assessed("so far", None)

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now (ruling D33)."""
        return self._assessed("ending", True)

    def _assessed(self, key: str, final: bool | None) -> Assessment:
        if key not in self._asked:
            self._asked[key] = self.rules.assessment(self.state, final)
        assessment: Assessment = self._asked[key]
        return assessment

    def outlook(self, placement: PlaceTile) -> Assessment:
        """Return the score so far as a legal placement would make it."""
        if placement not in self._outlooks:
            after = self.rules.apply(self.state, placement).state
            self._outlooks[placement] = self.rules.assessment(after, False)
        return self._outlooks[placement]

    def worth(self, placement: PlaceTile) -> int:
        """Return by how much a legal placement changes the score so far."""
        return self.outlook(placement).score.total - self.assessment.score.total

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action may not be taken now; None when it may."""
        return self.rules.refusal(self.state, SOLO_SEAT, action)

    def play(self, action: Action) -> bool:
        """Take an action; return whether it was taken. If not, a signal has told why."""
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        move = Move(SOLO_SEAT, action)
        if not self._written(lambda: self._journal.append(move), self._journal.undone):
            self._redo_lost = True
            return False
        self._redo_lost = False
        self._show(self.match.play(SOLO_SEAT, action).events)
        return True

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back."""
        return self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back may be played again."""
        return self.match.can_redo and not self._redo_lost

    def undo(self) -> bool:
        """Take the last action back; return whether that was possible."""
        if not self.match.can_undo or not self._written(self._journal.undone, self._journal.redone):
            return False
        self.match.undo()
        self._show(())
        return True

    def redo(self) -> bool:
        """Play the action that was taken back; return whether there was one."""
        if not self.can_redo or not self._written(self._journal.redone, self._journal.undone):
            return False
        self._show(self.match.redo().events)
        return True

    def undo_turn(self) -> bool:
        """Take back all of this turn that may be; return whether anything was."""
        undone = False
        while self.undo():
            undone = True
            if self.state.phase is Phase.TURN:
                break
        return undone

    def close(self) -> None:
        """Let go of the journal; the match can be gone on with from it later."""
        self._journal.close()

    def _written(self, write: Callable[[], None], take_back: Callable[[], None]) -> bool:
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

    def _show(self, events: tuple[Any, ...]) -> None:
        self._asked.clear()
        self._outlooks.clear()
        self.changed.emit(events)
