"""Between a game and its screens: plays, keeps the journal first, tells what changed.

A move is in the file before it is shown, and flushed to the disk meanwhile. Only one that reveals
something, such as a draw, a roll or a card, is shown when it is safe with all that led to it: even
after a power cut nobody chooses again what has come of it. Where the disk refuses, the match goes
back to what is on it.
"""

import json
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.model.play import (
    EVERYBODY,
    AnyMatch,
    AnyMove,
    AnyRules,
    Character,
    Level,
    Match,
    Move,
    Refusal,
    Seat,
    Seated,
    seed_from_text,
)
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Mark
from minigolf_desktop.ui.common.disk import Writer, Writing, nothing_to_write
from minigolf_desktop.ui.common.setting_aside import fault_in_words

RulesT = TypeVar("RulesT", bound=AnyRules)
SetupT = TypeVar("SetupT", bound=Seated)
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

    def once(self, question: Hashable, work_out: Callable[[], AnswerT]) -> AnswerT:
        """Return the answer to a question that is asked again and again while nothing changes."""
        if question not in self._answers:
            self._answers[question] = work_out()
        answer: AnswerT = self._answers[question]
        return answer

    def forget(self, question: Hashable | None = None) -> None:
        """Work out anew what is asked next; only what answers one question, if one is given."""
        if question is None:
            self._answers.clear()
        else:
            self._answers.pop(question, None)

    def tell_changed(self, events: tuple[Any, ...]) -> None:
        """Tell that the state is another one."""
        self.forget()
        self.changed.emit(events)


class MatchJournal(Protocol):
    """Where a match is written as it is played, such as a file.

    Every method that writes raises StorageError when it cannot, and then says what it said before.
    """

    def mark(self) -> Mark | None:
        """Return where it stands, for :meth:`go_back`; None where nothing is gone back to."""

    def go_back(self, mark: Mark) -> None:
        """Say what was said at a mark."""

    def flusher(self) -> Callable[[], None] | None:
        """Return what flushes all that is written now, on any thread; that raises StorageError.

        None where nothing goes to a disk.
        """

    def append(self, move: AnyMove) -> None:
        """Write a move that is about to be shown."""

    def undone(self) -> None:
        """Write that the last move was taken back."""

    def redone(self) -> None:
        """Write that the move taken back was played again."""

    def seated(self, number: int, seat: Seat) -> None:
        """Write that somebody else sits on a seat from now on."""

    def rival_acts(self, action: Action) -> None:
        """Write what a rival is about to do in a house of its own."""

    def close(self) -> None:
        """Let go of the file."""


class NoJournal:
    """A journal for matches that nobody keeps: pictures, tests."""

    def mark(self) -> None:
        """Return nothing."""

    def go_back(self, mark: Mark) -> None:
        """Have nothing to go back to."""

    def flusher(self) -> None:
        """Have nothing to flush."""

    def append(self, move: AnyMove) -> None:
        """Forget the move."""

    def undone(self) -> None:
        """Forget it."""

    def redone(self) -> None:
        """Forget it."""

    def seated(self, number: int, seat: Seat) -> None:
        """Forget it."""

    def rival_acts(self, action: Action) -> None:
        """Forget it."""

    def close(self) -> None:
        """Have nothing to let go of."""


class _Point(NamedTuple):
    """How everything stood when something was written: what it goes back to from there on."""

    match: AnyMatch
    sitting: Mapping[int, Seat]
    mark: Mark | None
    """Of the journal."""


class MatchSession(Session, Generic[RulesT, SetupT, StateT]):
    """A match on the screen: an action is validated, written, applied and only then shown."""

    only_looked_at = Signal()
    """An action was tried in a match that is to be looked at only."""
    not_asked = Signal(object)
    """A lesson asks for another action than the one that was tried; carries that one."""
    reseated = Signal()
    """Somebody else sits on a seat now."""
    holds = Signal(bool)
    """A move waits for the disk before it is shown, or it does so no more."""

    def __init__(
        self,
        rules: RulesT,
        match: Match[SetupT, StateT, Any, Any, Any],
        journal: MatchJournal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rules = rules
        """The rules that the match is played by."""
        self.match = match
        """The match; change it only through the session."""
        self.journal: MatchJournal = journal or NoJournal()
        """Where the match is written as it is played."""
        self.writer = Writer(self, stops=True)
        """Flushes the journal."""
        self._held: tuple[AnyMatch, tuple[object, ...]] | None = None
        self._sitting: dict[int, Seat] = {}
        self._safe = _Point(match.copy(), {}, self.journal.mark())
        self._is_sealed = False
        self._is_closed = False
        self.asks_for: Callable[[Action], bool] | None = None
        """Whether a lesson asks for an action; None where nobody is taught."""

    def seal(self) -> None:
        """Let the match be looked at only, from now on: nothing is played and nothing undone."""
        self._is_sealed = True

    def go_to(self, moves: int) -> None:
        """Show a match that is only looked at as it was after so many of its moves."""
        if not self._is_sealed:
            raise ValueError("only what is looked at can be looked through")
        before = len(self.match.moves)
        self.match.go_to(moves)
        self.tell_changed(self.match.last_events if moves == before + 1 else ())

    @property
    def to_move(self) -> int | None:
        """Seat to move; None once the match is over."""
        return self.rules.to_move(self.match.state)

    def open_view(self, moves: int) -> Any:
        """Return what everybody at the table could see after so many of the moves."""
        return self.rules.view(self.match.state_after(moves), EVERYBODY)

    def first_legal(self, is_wanted: Callable[[Action], bool]) -> Action | None:
        """Return the first legal action that is wanted; None where there is none."""
        legal: Iterable[Action] = self.rules.legal(self.match.state)
        return next(filter(is_wanted, legal), None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who decides, by seat; none where a game alone names nobody."""
        return tuple(
            self._sitting.get(number, seat) for number, seat in enumerate(self.match.setup.players)
        )

    @property
    def sitting(self) -> Mapping[int, Seat]:
        """By seat who sits there now, where somebody else did at any time."""
        return MappingProxyType(self._sitting)

    def seat_as_kept(self, sitting: Mapping[int, Seat]) -> None:
        """Seat those who sat there when the match was left."""
        self._sitting = dict(sitting)
        self._safe = self._point()
        self.forget()

    @property
    def may_go_on(self) -> bool:
        """Whether the match is played, and not only looked at."""
        return not self._is_sealed and not self._is_closed

    @property
    def may_reseat(self) -> bool:
        """Whether a seat may be given to somebody else."""
        is_open = self.may_go_on and not self.is_held
        return bool(self.seats) and self.to_move is not None and is_open

    def seat_player(
        self, number: int, level: Level | None, character: Character | None = None
    ) -> bool:
        """Let the computer decide on a seat from now on, or a person; return whether it does.

        Who left is still called by name: somebody else plays on for them.
        """
        if not self.may_reseat:
            return False
        seat = self.seats[number]
        seat = replace(seat, computer=level, character=character, strength=None)
        if not self.write(lambda: self.journal.seated(number, seat)):
            return False
        self._sitting[number] = seat
        self.flush()
        self.forget()
        self.reseated.emit()
        return True

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of the people who sit before the screen."""
        return self.once("people", self._find_people)

    def _find_people(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def only_person(self) -> int | None:
        """Seat of the one person among computers, who sees the screen whoever is to move.

        None where several people share it, where nobody is left, and where no seats are told apart.
        """
        return self.people[0] if len(self.people) == 1 else None

    @property
    def onlooker(self) -> int | None:
        """Seat of the person who sits before the screen: who is to move, or did so last.

        None where no people are told apart.
        """
        people = self.people
        if not people or self.to_move in people:
            return self.to_move if people else None
        moved = (move.seat for move in reversed(self.match.moves) if move.seat in people)
        return next(moved, people[0])

    @property
    def only_computers_left(self) -> bool:
        """Whether no person is to decide anything any more."""
        seats = self.seats
        return bool(seats) and not any(seats[seat].is_person for seat in self.still_deciding)

    @property
    def still_deciding(self) -> Iterable[int]:
        """Seats that will decide something yet."""
        return range(len(self.seats))

    @property
    def computer_to_move(self) -> Seat | None:
        """The computer player whose turn it is; None where it is a person's, or nobody's."""
        seat = self.to_move
        if seat is None or not self.seats or self.seats[seat].is_person:
            return None
        return self.seats[seat]

    @property
    def counts(self) -> bool:
        """Whether the result is kept: not where the match is only for practice."""
        return True

    @property
    def is_hidden(self) -> bool:
        """Whether who is to move is not known to sit before the screen: a secret is covered."""
        return False

    @property
    def view_in_sight(self) -> Any:
        """What those who look at the screen may know while the seat to move decides."""
        return self.view_to_move

    @property
    def view_to_move(self) -> Any:
        """What the seat to move may know."""
        seat = self.to_move
        assert seat is not None, "somebody is to move"
        return self.rules.view(self.match.state, seat)

    def told_to_move(self, match: str) -> dict[str, Any]:
        """Return all that the seat to move is told to decide by, as JSON; ``match`` is an id.

        It is what that seat may know, and a seed of its own: the same at the same place of a match.
        """
        return self.told(self.view_to_move, f"{match} {len(self.match.moves)}")

    def told(self, view: Any, place: str) -> dict[str, Any]:
        """Return what somebody with a view is told to decide by; ``place`` gives the seed."""
        rules = self.rules
        return {
            "game": rules.name,
            "setup": json.dumps(rules.setup_to_json(self.match.setup)),
            "view": rules.view_to_json(view),
            "seed": seed_from_text(place),
        }

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action may not be taken now; None when it may."""
        return self.rules.refusal(self.match.state, self.taker(action), action)

    def taker(self, action: Action) -> int:
        """Return the seat that takes an action: the one to move, where it is not named."""
        return self.to_move or 0

    def play(self, action: Action) -> bool:
        """Take an action; return whether it was taken. If not, a signal has told why.

        After :meth:`close` nothing is taken: a screen that goes may have something on its way.
        """
        if self._is_closed or self.is_held:
            return False
        if self._is_sealed:
            self.only_looked_at.emit()
            return False
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if self.asks_for is not None and not self.asks_for(action):
            self.not_asked.emit(action)
            return False
        move = Move(self.taker(action), action)
        if not self.write(lambda: self.journal.append(move)):
            return False
        before = self.match.copy()
        step = self.match.play(*move)
        flushing = self.flush()
        if flushing.fault is not None:
            return False
        if step.reveals and not flushing.is_done:
            self._held = self.match.copy(), step.events
            self.match.become(before)
            flushing.and_then(self._show_held)
            self.holds.emit(True)
        else:
            self.tell_changed(step.events)
        return True

    @property
    def is_held(self) -> bool:
        """Whether a move waits for the disk before it is shown: nothing else is played then."""
        return self._held is not None

    def _show_held(self, _: None) -> None:
        """Show the move that is held: it is on disk."""
        assert self._held is not None, "a move is held"
        (match, events), self._held = self._held, None
        self.match.become(match)
        self.holds.emit(False)
        self.tell_changed(events)

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: it revealed nothing."""
        # A lesson goes on: what it said of the move cannot be taken back.
        return self._moves_to_undo > 0 and self.may_go_on and self.asks_for is None

    @property
    def seat_to_undo(self) -> int | None:
        """Whose decision undo takes back; None where there is nothing to be taken back."""
        return self.match.moves[-self._moves_to_undo].seat if self.can_undo else None

    @property
    def _moves_to_undo(self) -> int:
        """How many moves go back to the last decision of a person; 0 where undo may not go there.

        What a computer decided since is taken back with it.
        """
        moves, seats = self.match.moves, self.seats
        if not seats:
            return int(self.match.can_undo)
        for count, move in enumerate(reversed(moves), 1):
            if seats[move.seat].is_person:
                others = {seat for seat in self.people if seat != move.seat}
                return count if self.match.can_take_back(count, others.__contains__) else 0
        return 0

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back may be played again."""
        return self.match.can_redo and self.may_go_on

    def undo(self) -> bool:
        """Take the last decision of a person back, with an action that only begins it, and with
        what computers decided since; return whether it was.
        """
        moves = self._moves_to_undo if self.can_undo and not self.is_held else 0
        taken_back = 0
        while taken_back < moves and self._step_back():
            taken_back += 1
        if not taken_back:
            return False
        # A disk that refuses in the middle leaves the rest as it is, which is shown.
        is_whole = taken_back == moves and self.match.can_undo
        if is_whole and self.begins_another(self.match.moves[-1].action):
            self._step_back()
        if self.flush().fault is not None:
            return False
        self.tell_changed(())
        return True

    def redo(self) -> bool:
        """Play again what was taken back; return whether there was anything."""
        events = self._step_on()
        if events is None:
            return False
        if self.begins_another(self.match.moves[-1].action):
            events += self._step_on() or ()
        while self.computer_to_move is not None and self.can_redo:
            events += self._step_on() or ()
        if self.flush().fault is not None:
            return False
        self.tell_changed(events)
        return True

    def begins_another(self, action: Action) -> bool:
        """Return whether an action only begins another, which is undone together with it."""
        return False

    def _step_back(self) -> bool:
        if not self.write(self.journal.undone):
            return False
        self.match.take_back()
        return True

    def _step_on(self) -> tuple[Any, ...] | None:
        """Play one action again and return its events; None when there is none."""
        if not self.can_redo or self.is_held or not self.write(self.journal.redone):
            return None
        return self.match.redo().events

    def close(self) -> None:
        """Let go of the journal; the match can be gone on with from it later.

        What is not on disk yet is waited for. Raises StorageError where the journal vanished and
        cannot be written anew.
        """
        self.writer.finish()
        self._is_closed = True
        self.journal.close()

    def write(self, line: Callable[[], None]) -> bool:
        """Write into the journal; return whether that was possible. If not, a signal told why."""
        try:
            line()
        except StorageError as error:
            self._tell_failure(error)
            return False
        return True

    def _tell_failure(self, fault: StorageError) -> None:
        text = QCoreApplication.translate(
            "Session", "Nothing was played, because it could not be saved: {reason}"
        )
        self.failed.emit(text.replace("{reason}", fault_in_words(fault)))

    def _point(self) -> _Point:
        return _Point(self.match.copy(), dict(self._sitting), self.journal.mark())

    def flush(self) -> Writing[None]:
        """Have all that is written flushed to the disk; return what does so.

        Where the disk refuses, the match goes back to what is on it, and a signal tells why: before
        this returns, or later.
        """
        flusher = self.journal.flusher()
        if flusher is None:
            return nothing_to_write()
        point = self._point()

        def keep(_: None) -> None:
            self._safe = point

        def fail(fault: StorageError) -> None:
            self._go_back()
            self._tell_failure(fault)
            if is_shown:
                self.tell_changed(())

        is_shown = False
        flushing = self.writer.write(flusher, keep, fail)
        is_shown = True
        return flushing

    def _go_back(self) -> None:
        """Go back to what is on disk for certain."""
        was_held, self._held = self.is_held, None
        match, sitting, mark = self._safe
        self.match.become(match)
        if mark is not None:
            self.journal.go_back(mark)
        has_moved, self._sitting = sitting != self._sitting, dict(sitting)
        self.forget()
        if has_moved:
            self.reseated.emit()
        if was_held:
            self.holds.emit(False)


AnySession = MatchSession[Any, Any, Any]
"""A match of any game, for what all games have in common."""


SessionT = TypeVar("SessionT", bound=MatchSession[Any, Any, Any])
