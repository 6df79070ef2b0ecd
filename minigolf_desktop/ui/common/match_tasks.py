"""Tasks of the season among the matches of a game: begun, watched, and counted in their book."""

from collections.abc import Generator, Mapping
from typing import Any

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.model.play import Match
from minigolf_desktop.model.play.goals import FIRST
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.storage.season import keep_standing
from minigolf_desktop.ui.common.match_filing import MatchFiling, SessionT
from minigolf_desktop.ui.common.season.referee import Referee
from minigolf_desktop.ui.common.season.words import season


class MatchTasks(MatchFiling[SessionT]):
    """A match plays a task if set-up and seed are those of the task: nothing else is kept of it."""

    referee: Referee | None = None
    """What watches the match of a task that is open; None in any other."""

    def _lesson_setup(self, told: Mapping[str, Any]) -> Any:
        """Return how the match of a lesson or task is set up, of what that tells of it."""
        return self._rules.setup_from_json(dict(told))

    def _lesson_document(self, told: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Return the document of the course of a lesson or task; None where it needs none."""
        return None

    def _task_of(self, match: Match[Any, Any]) -> TaskRecord | None:
        """Return the task that a match plays; None where it plays none."""
        return None if self.words.season is None else season().task_of(match, self._lesson_setup)

    def _watch_task(self, session: SessionT) -> None:
        """Follow the goal of a match that plays a task."""
        task, part = self._task_of(session.match), self.words.season
        if task is None or part is None:
            return
        referee = Referee(self._window, session, task, part().measures)
        referee.again.connect(self.task)
        referee.map.connect(self.season)
        self.referee = referee
        if self._filed and session.match.is_over:
            referee.end()

    def _leave_task(self) -> None:
        """Tell no more of the task that was played."""
        if self.referee is not None:
            self.referee.close()
        self.referee = None

    def _count(self, ended: Ended) -> Generator[None, None, HistoryGame | None]:
        """Write down what a task earned, and all else, step by step; raises StorageError."""
        task, part = self._task_of(ended.match), self.words.season
        if task is not None and part is not None and FIRST in ended.people:
            standing = task.goal.standing(ended.match, part().measures)
            less = task.goal.less_is_more
            keep_standing(self.folders.season, ended.id, task.id, standing, less_is_more=less)
            yield
        return (yield from super()._count(ended))

    def _tell_end(self) -> None:
        """Tell what the task of the match earned."""
        if self.referee is not None:
            self.referee.end()
