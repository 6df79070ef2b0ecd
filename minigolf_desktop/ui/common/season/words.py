"""The tasks of the season in the player's language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.season import GoalRecord, TaskRecord, load_tasks
from minigolf_desktop.model.play import Match
from minigolf_desktop.ui.common.theme import signed

translate = QCoreApplication.translate


class Season(NamedTuple):
    """All tasks, in the order of the path."""

    tasks: Sequence[TaskRecord]

    def after(self, task: TaskRecord) -> TaskRecord | None:
        """Return the next task on the path; None after the last one."""
        place = self.tasks.index(task) + 1
        return self.tasks[place] if place < len(self.tasks) else None

    def named(self, task: str) -> TaskRecord:
        """Return a task by its id; raises KeyError for an unknown one."""
        for one in self.tasks:
            if one.id == task:
                return one
        raise KeyError(task)

    def task_of(
        self, match: Match[Any, Any], setup_of: Callable[[Mapping[str, Any]], Any]
    ) -> TaskRecord | None:
        """Return the task that a match plays: that of its set-up and seed; None for none.

        ``setup_of`` returns the set-up of what a task of the game tells.
        """
        for task in self.tasks:
            is_like = task.game == match.rules.name and task.seed == match.seed
            if is_like and setup_of(task.setup) == match.setup:
                return task
        return None


def season() -> Season:
    """Return the season; raises ContentError."""
    return Season(tuple(load_tasks()))


def game_of_task(task: str) -> str:
    """Return the name of the game that a task is played in; raises ContentError, KeyError."""
    return season().named(task).game


def step_words(goal: GoalRecord, step: int) -> str:
    """Return what a star takes: ``20`` where much is good, ``at most 3`` where little is."""
    if not goal.less_is_more:
        return signed(step)
    return translate("season", "at most {figure}").replace("{figure}", signed(step))
