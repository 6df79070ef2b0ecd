"""Lets the computer decide wherever it sits at a table, at a pace that one can follow."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from minigolf_desktop.bots.mind import Hint, hint_from_json
from minigolf_desktop.model.play import Character, Seat, action_from_json
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.plans import Plans
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.worker import Work, Worker

LATE = 12_000
"""Milliseconds after which it is said that a decision takes long: as plain Python it takes 4 s."""


def ask_for_decision(worker: Worker, told: dict[str, Any], computer: Seat, *, why: bool) -> Work:
    """Ask what a computer does, given what it is told, and why where that is wanted."""
    question = {
        **told,
        "level": computer.computer,
        "character": computer.character or Character.ADA,
        "strength": computer.strength,
        "why": why,
    }
    return worker.ask("think", question)


class ComputerPlayers(QObject):
    """Asks what the computer does as soon as it is its turn, and tells it to the screen.

    Whoever shows the match plays the action when everybody has seen what was before: nothing is
    played here.
    """

    decided = Signal()
    """The computer whose turn it is wants to do something: :attr:`decision`."""

    def __init__(self, window: MainWindow, session: AnySession, match: str) -> None:
        """``match`` is the id of the match."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._match = match
        self._work: Work | None = None
        self._is_told = False
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._say_that_it_is_late)
        self._decision: Action | None = None
        self._decided_at = 0
        self.reasons: tuple[Hint, ...] = ()
        """The decision with what speaks for it, and what would be done instead, if anything."""
        self.plans = Plans(self)
        """What they had in mind."""
        session.changed.connect(self.ask)

    @property
    def decision(self) -> Action | None:
        """What the computer whose turn it is wants to do; None while it thinks.

        What was decided before the last move is no decision of this turn, whoever asks first.
        """
        is_of_now = self._decided_at == len(self._session.match.moves)
        return self._decision if is_of_now else None

    def ask(self) -> None:
        """Ask for the decision of the computer whose turn it is; of a person's none."""
        self.stop()
        computer = self._session.computer_to_move
        if computer is None:
            self.plans.end_turn()
            return
        told = self._session.told_to_move(self._match)
        self._work = ask_for_decision(self._window.workers.mind, told, computer, why=True)
        self._work.answered.connect(self._tell)
        self._work.failed.connect(self._forget)
        self._late.start(LATE)

    def ask_again(self) -> None:
        """Ask once more where no process came to a decision; wait on while one thinks."""
        if self.decision is None and (self._work is None or self._is_told):
            self.ask()

    def stop(self) -> None:
        """Want no decision any more."""
        work, self._work = self._work, None
        self._decision = None
        self._late.stop()
        if work is not None:
            work.cancel()
        self._say("")

    def _tell(self, answer: dict[str, Any]) -> None:
        self._work = None
        self._late.stop()
        self._say("")
        kinds = self._session.rules.action_kinds
        seat = self._session.to_move
        assert seat is not None, "a decision is dropped when the match goes on"
        self._decision = action_from_json(kinds, answer["action"], seat)
        self.reasons = tuple(hint_from_json(kinds, hint, seat) for hint in answer["why"])
        self._decided_at = len(self._session.match.moves)
        self.decided.emit()

    def _forget(self) -> None:
        self._work = None
        self._late.stop()
        self._say(
            translate("characters", "The computer came to no decision. Go on to ask it again.")
        )

    def _say_that_it_is_late(self) -> None:
        """Say that a process that was stopped may never answer, and what to do."""
        self._say(translate("characters", "The computer takes long. Go on to ask it again."))

    def _say(self, words: str) -> None:
        """Say above the screen why nothing goes on; an empty text ends it."""
        if words or self._is_told:
            self._is_told = bool(words)
            self._window.keep_saying(words)


LOOK = 900
"""What a computer is about to do is seen for so long, in ms at speed 1."""


class Pace(QObject):
    """Waits until the screen has shown what was before, shows what comes, then lets it happen."""

    shown = Signal(object)
    """What a computer is about to do is to be seen; carries the action."""
    due = Signal(object)
    """It is to be done; carries the action."""

    def __init__(
        self,
        parent: QObject,
        motion: Motion,
        computers: ComputerPlayers | None,
        is_worth_a_look: Callable[[Any], bool] = lambda action: True,
    ) -> None:
        """``computers`` is None at a table of people, where nothing ever happens.

        What is not worth a look is done as soon as it is decided.
        """
        super().__init__(parent)
        self.motion = motion
        """How quickly they act."""
        self._is_worth_a_look = is_worth_a_look
        self._computers = computers
        self._is_ready = False
        self.is_at_once = False
        """Whether nothing is to be seen of it any more but the end."""
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self._act)
        if computers is not None:
            computers.decided.connect(self._show)

    def wait(self) -> None:
        """Hold back what comes next: the screen is on its way."""
        self._is_ready = False
        self._look.stop()

    def go_on(self) -> None:
        """Let the next decision be seen: the screen shows how the match stands."""
        self._is_ready = True
        self._show()

    def hurry(self) -> None:
        """Let what is seen happen now; ask once more where no process came to a decision."""
        if self._look.isActive():
            self._look.stop()
            self._act()
        elif self._computers is not None:
            self._computers.ask_again()

    def finish_at_once(self) -> None:
        """Let everything happen that computers alone still decide."""
        self.is_at_once = True
        self.hurry()

    def _show(self) -> None:
        computers = self._computers
        if not self._is_ready or computers is None or computers.decision is None:
            return
        action = computers.decision
        self.shown.emit(action)
        is_seen = not self.is_at_once and self._is_worth_a_look(action)
        self._look.start(self.motion.look(LOOK) if is_seen else 0)

    def _act(self) -> None:
        computers = self._computers
        if computers is not None and computers.decision is not None:
            self._is_ready = False
            self.due.emit(computers.decision)
