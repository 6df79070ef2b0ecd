"""How far somebody is on the path: stars so far, and the next task."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.model.play.goals import MOST_STARS
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.season import Earned, earned_in
from minigolf_desktop.ui.common.season.words import season


class Progress(NamedTuple):
    """All tasks, and what came of them."""

    tasks: Sequence[TaskRecord]
    earned: Mapping[str, Earned]

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
            if not self.earned.get(task.id, Earned()).stars:
                return place
        return 0


def progress_in(folders: Folders) -> Progress:
    """Return how far the player of some folders is; raises ContentError."""
    return Progress(season().tasks, earned_in(folders))
