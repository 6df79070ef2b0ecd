"""Between a match and the screens: plays actions, keeps the journal first, tells what changed."""

from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject

from minigolf_desktop.model.designer import (
    Action,
    Assessment,
    Collect,
    Course,
    DesignerRules,
    Phase,
    PlaceReserved,
    PlaceTile,
    Setup,
    State,
)
from minigolf_desktop.model.play import Match, Move, Refusal
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.boards.session import FROM_THE_GATE, BoardSession, Placement

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


class TableSession(BoardSession):
    """A match on the screen, and what the seat to move may do with its course.

    An action is validated, written to the journal, applied and only then shown. What the screens
    ask again and again (placements, scores) is worked out once a state.
    """

    def __init__(
        self,
        match: Match[Setup, Any],
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._journal: Journal = journal or NoJournal()
        self._redo_lost = False
        self._asked: dict[Hashable, Any] = {}

    @property
    def phase(self) -> Phase:
        """Where the game stands."""
        phase: Phase = self._match.state.phase
        return phase

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def seat(self) -> int:
        """Seat to move; the last one to have moved once the game is over."""
        raise NotImplementedError

    @property
    def course(self) -> Course | None:
        """Course of the seat to move; None before its land is chosen."""
        raise NotImplementedError

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs that the seat to move may choose from, by slot; NO_TILE in an empty one."""
        raise NotImplementedError

    @property
    def reserved(self) -> int:
        """Design of the tile in reserve of the seat to move; NO_TILE without one."""
        raise NotImplementedError

    @property
    def may_place(self) -> bool:
        """Whether the seat to move may put a tile down now."""
        raise NotImplementedError

    def _placements(self) -> list[PlaceTile]:
        """Work out every legal placement of the tiles to choose from."""
        raise NotImplementedError

    def _placements_of_reserve(self) -> list[PlaceReserved]:
        """Work out every legal placement of the tile in reserve."""
        raise NotImplementedError

    def _assessment_of(self, state: Any, seat: int, final: bool | None) -> Assessment:
        """Work out the score of a seat in a state."""
        raise NotImplementedError

    def tile(self, slot: int) -> int:
        """Return the design in a slot, or at the gate; NO_TILE for none."""
        return self.reserved if slot == FROM_THE_GATE else self.tiles[slot]

    @property
    def placements(self) -> list[PlaceTile]:
        """Every placement of a tile to choose from that is legal now."""
        placements: list[PlaceTile] = self._once("placements", self._placements)
        return placements

    def placements_of(self, slot: int) -> list[tuple[int, int]]:
        """Return cell and rotation of every legal placement of a slot's tile, or the reserve."""
        if slot == FROM_THE_GATE:
            reserve: list[PlaceReserved] = self._once("reserve", self._placements_of_reserve)
            return [(one.cell, one.rotation) for one in reserve]
        return [(one.cell, one.rotation) for one in self.placements if one.slot == slot]

    @property
    def assessment(self) -> Assessment:
        """The score so far; the final one once the game is over (ruling D33)."""
        return self.assessment_of(self.seat)

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now (ruling D33)."""
        return self.assessment_of(self.seat, True)

    def assessment_of(self, seat: int, final: bool | None = None) -> Assessment:
        """Return the score of a seat: so far, or if the game ended now (ruling D33)."""
        state = self._match.state
        assessment: Assessment = self._once(
            ("assessment", seat, final), lambda: self._assessment_of(state, seat, final)
        )
        return assessment

    def outlook(self, placement: Placement) -> Assessment:
        """Return the score so far as a legal placement would make it."""

        def after() -> Assessment:
            state = self._match.rules.apply(self._match.state, placement).state
            return self._assessment_of(state, self.seat, False)

        assessment: Assessment = self._once(placement, after)
        return assessment

    def _once(self, key: Hashable, work_out: Callable[[], Any]) -> Any:
        if key not in self._asked:
            self._asked[key] = work_out()
        return self._asked[key]

    def worth(self, placement: Placement) -> int:
        """Return by how much a legal placement changes the score so far."""
        return self.outlook(placement).score.total - self.assessment.score.total

    def refusal(self, action: Action | Collect) -> Refusal | None:
        """Return why an action may not be taken now; None when it may."""
        return self._match.rules.refusal(self._match.state, self.seat, action)

    def play(self, action: Action | Collect) -> bool:
        """Take an action; return whether it was taken. If not, a signal has told why."""
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        move = Move(self.seat, action)
        if not self._written(lambda: self._journal.append(move), self._journal.undone):
            self._redo_lost = True
            return False
        self._redo_lost = False
        self._show(self._match.play(*move).events)
        return True

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back."""
        return self._match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back may be played again."""
        return self._match.can_redo and not self._redo_lost

    def undo(self) -> bool:
        """Take the last action back; return whether that was possible."""
        if not self._match.can_undo or not self._written(
            self._journal.undone, self._journal.redone
        ):
            return False
        self._match.undo()
        self._show(())
        return True

    def redo(self) -> bool:
        """Play the action that was taken back; return whether there was one."""
        if not self.can_redo or not self._written(self._journal.redone, self._journal.undone):
            return False
        self._show(self._match.redo().events)
        return True

    def undo_turn(self) -> bool:
        """Take back all of this turn that may be; return whether anything was."""
        undone = False
        while self.undo():
            undone = True
            if self.phase is Phase.TURN:
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
        self.changed.emit(events)


class Session(TableSession):
    """A solo match on the screen."""

    def __init__(
        self,
        rules: DesignerRules,
        match: Match[Setup, State],
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, journal, parent)
        self.rules = rules
        """The rules that the match is played by."""
        self.match = match
        """The match; change it only through the session."""

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def seat(self) -> int:
        """The only seat."""
        return SOLO_SEAT

    @property
    def course(self) -> Course | None:
        """The course; None before a land is chosen."""
        return self.state.course

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs in the hand, by slot."""
        return self.state.hand

    @property
    def reserved(self) -> int:
        """Design of the tile in reserve; NO_TILE without one."""
        return self.state.reserved

    @property
    def may_place(self) -> bool:
        """Whether a tile may be put down now."""
        return self.phase is Phase.TURN

    def _placements(self) -> list[PlaceTile]:
        return self.rules.placements(self.state)

    def _placements_of_reserve(self) -> list[PlaceReserved]:
        return self.rules.placements_of_reserve(self.state)

    def _assessment_of(self, state: State, seat: int, final: bool | None) -> Assessment:
        return self.rules.assessment(state, final)
