"""A rival of who plays alone: it builds on the same lands with the same bag, in its own house."""

from typing import Any

from PySide6.QtCore import QObject

from minigolf_desktop.model.play import action_from_json
from minigolf_desktop.ui.common.computer_players import ask_for_decision
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.worker import Work
from minigolf_desktop.ui.designer.session import TableSession


class Race(QObject):
    """Lets the rival play along: as far as the person has come, and to its end once they are done.

    It thinks in a process of its own, so nobody waits for it, and a hint comes as quickly.
    """

    def __init__(self, window: MainWindow, session: TableSession, match: str) -> None:
        """``match`` is the id of the match."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._match = match
        self._work: Work | None = None
        session.changed.connect(self.go_on)
        session.rival_changed.connect(self.go_on)

    def go_on(self) -> None:
        """Ask for the next decision of the rival, if it has to act."""
        session = self._session
        if self._work is not None or session.rival is None or not session.is_rival_due:
            return
        told = session.told_rival(self._match)
        self._work = ask_for_decision(self._window.workers.rival, told, session.rival)
        self._work.answered.connect(self._act)
        self._work.failed.connect(self._forget)

    def stop(self) -> None:
        """Want no decision any more."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()

    def _act(self, answer: dict[str, Any]) -> None:
        self._work = None
        kinds = self._session.rules.action_kinds
        self._session.rival_acts(action_from_json(kinds, answer["action"], 0))

    def _forget(self) -> None:
        self._work = None
