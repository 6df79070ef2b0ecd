"""Good moves of whoever is to move at a table, as the computer knows them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.bots.hint import Hint, HintWords, hint_from_json
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.worker import Work

TRIES = 2
"""Processes that are asked, should one after the other be killed."""


class Hints(QObject):
    """Asks for hints when somebody wants them, and forgets them when the match goes on."""

    changed = Signal()
    """There are others, or none any more."""

    def __init__(
        self,
        window: MainWindow,
        session: MatchSession[Any, Any, Any],
        match: str,
        words: Callable[[Any, Hint], HintWords],
    ) -> None:
        """``match`` is the id of the match, ``words`` puts a hint of its game into words."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._match = match
        self._words = words
        self._work: Work | None = None
        self.found: tuple[Hint, ...] = ()
        """The best moves known by now, best first."""
        session.changed.connect(self.drop)
        window.settings_changed.connect(self._follow_settings)

    @property
    def are_given(self) -> bool:
        """Whether the settings allow hints in this match."""
        return self._window.settings.advice or not self._session.counts

    @property
    def can_ask(self) -> bool:
        """Whether a person is to move who may be given hints."""
        session = self._session
        is_person = session.to_move is not None and session.computer_to_move is None
        return is_person and not session.is_hidden and self.are_given

    @property
    def is_looking(self) -> bool:
        """Whether better moves may still come."""
        return self._work is not None

    def in_words(self, hint: Hint) -> HintWords:
        """Return what one of the hints says to do, and why."""
        return self._words(self._session.view_in_sight, hint)

    def get_ready(self) -> None:
        """Expect to be asked: the first answer then waits for the search only."""
        if self.can_ask:
            game = {"game": self._session.rules.name}
            self._window.workers.mind.get_ready("advise", game)

    def ask(self) -> None:
        """Look for good moves of the person who is to move."""
        self.drop()
        if not self.can_ask:
            return
        question = self._session.told_to_move(self._match)
        work = self._work = self._window.workers.mind.ask("advise", question, TRIES)
        work.news.connect(self._take)
        work.answered.connect(self._take_last)
        work.failed.connect(self._end)
        self.changed.emit()

    def drop(self) -> None:
        """Look no further, and forget what was found."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()
        self.found = ()
        self.changed.emit()

    def _follow_settings(self, _: object) -> None:
        self.changed.emit()

    def _take(self, answer: list[dict[str, Any]]) -> None:
        seat = self._session.to_move
        assert seat is not None, "hints are dropped when the match goes on"
        kinds = self._session.rules.action_kinds
        self.found = tuple(hint_from_json(kinds, hint, seat) for hint in answer)
        self.changed.emit()

    def _take_last(self, answer: list[dict[str, Any]]) -> None:
        self._work = None
        self._take(answer)

    def _end(self) -> None:
        self._work = None
        self.changed.emit()
