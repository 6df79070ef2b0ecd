"""How far somebody is on the path: stars so far, and the next task."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.content.season_path import MOST_STARS, Station, read_path
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.season_seen import SeenTask, tasks_seen

translate = QCoreApplication.translate


class Progress(NamedTuple):
    """All tasks, and what came of them."""

    tasks: Sequence[Station]
    earned: Mapping[str, SeenTask]

    @property
    def stars(self) -> int:
        """Stars so far."""
        return sum(self.earned[task.id].stars for task in self.tasks if task.id in self.earned)

    @property
    def most(self) -> int:
        """Stars that there are."""
        return MOST_STARS * len(self.tasks)

    @property
    def next(self) -> int:
        """Place of the first task without a star, from 0; of the first one of all in the end."""
        for place, task in enumerate(self.tasks):
            if not self.earned.get(task.id, SeenTask()).stars:
                return place
        return 0

    @property
    def at_next(self) -> SeenTask:
        """What came of that task."""
        return self.earned.get(self.tasks[self.next].id, SeenTask())


def stars_so_far(progress: Progress) -> str:
    """Return how many stars of all are earned."""
    words = translate("season", "{stars} of {most} stars")
    return words.replace("{stars}", str(progress.stars)).replace("{most}", str(progress.most))


def progress_in(folders: Folders) -> Progress:
    """Return how far the player of some folders is; no tasks where they cannot be read."""
    try:
        tasks = read_path()
    except ContentError:
        # Home must open; whoever opens the map is told.
        tasks = ()
    return Progress(tasks, tasks_seen(folders))
