"""Lets the computer decide wherever it sits at a table."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.model.play import Character, Seat, action_from_json
from minigolf_desktop.model.play.actions import Action
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.worker import Work, Worker

translate = QCoreApplication.translate

TRIES = 3
"""Processes that are asked for a decision, should one after the other be killed."""


def ask_for_decision(worker: Worker, told: dict[str, Any], computer: Seat) -> Work:
    """Ask what a computer does that is told so much."""
    question = {
        **told,
        "level": computer.computer,
        "character": computer.character or Character.ADA,
    }
    return worker.ask("think", question, TRIES)


class ComputerPlayers(QObject):
    """Asks what the computer does as soon as it is its turn, and tells it to the screen.

    Whoever shows the match plays the action when everybody has seen what was before: nothing is
    played here.
    """

    decided = Signal()
    """The computer whose turn it is wants to do something: :attr:`decision`."""

    def __init__(
        self, window: MainWindow, session: MatchSession[Any, Any, Any], match: str
    ) -> None:
        """``match`` is the id of the match."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._match = match
        self._work: Work | None = None
        self._is_told = False
        self.decision: Action | None = None
        """What the computer whose turn it is wants to do; None while it thinks."""
        session.changed.connect(self.ask)

    def ask(self) -> None:
        """Ask for the decision of the computer whose turn it is; of a person's none."""
        self.stop()
        computer = self._session.computer_to_move
        if computer is None:
            return
        told = self._session.told_to_move(self._match)
        self._work = ask_for_decision(self._window.workers.mind, told, computer)
        self._work.answered.connect(self._tell)
        self._work.failed.connect(self._forget)

    def ask_again(self) -> None:
        """Ask once more where no process came to a decision; wait on while one thinks."""
        if self._work is None and self.decision is None:
            self.ask()

    def stop(self) -> None:
        """Want no decision any more."""
        work, self._work = self._work, None
        self.decision = None
        if work is not None:
            work.cancel()
        if self._is_told:
            self._is_told = False
            self._window.keep_saying("")

    def _tell(self, answer: dict[str, Any]) -> None:
        self._work = None
        kinds = self._session.rules.action_kinds
        self.decision = action_from_json(kinds, answer["action"], self._session.to_move)
        self.decided.emit()

    def _forget(self) -> None:
        self._work = None
        words = translate("characters", "The computer came to no decision. Go on to ask it again.")
        self._window.keep_saying(words)
        self._is_told = True
