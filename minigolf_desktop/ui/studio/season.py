"""Pictures of the season: its map, and the strip that tells the goal of a task."""

from collections.abc import Iterator, Sequence
from functools import partial

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.content.season_path import read_path
from minigolf_desktop.model.play.goals import Standing
from minigolf_desktop.storage.season_seen import SeenTask
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.scripted import Picture, Take
from minigolf_desktop.ui.common.season.goal_strip import GoalStrip
from minigolf_desktop.ui.common.season.texts import words
from minigolf_desktop.ui.common.season.words import season
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.house.season.progress import Progress
from minigolf_desktop.ui.house.season.screen import SeasonScreen

_STARS = (3, 2, 1, 3, 2, 0, 1)
"""Stars of the tasks that were played in the pictures."""


def first_visit() -> Progress:
    """Return the season as nobody has played it."""
    return Progress(read_path(), {})


def on_the_way() -> Progress:
    """Return the season with some stars."""
    tasks = season().tasks
    earned = {
        task.id: SeenTask(stars=stars, best=task.goal.stars[max(0, stars - 1)], tries=1 + stars)
        for task, stars in zip(tasks, _STARS, strict=False)
    }
    return Progress(read_path(), earned)


def season_pictures(window: MainWindow, games: Sequence[Game], take: Take) -> Iterator[Picture]:
    """Take pictures of the map on a first visit and on the way, and of a task's strip above it."""
    first, later = first_visit(), on_the_way()
    tasks = season().tasks
    yield "season-first-visit", take(lambda look: SeasonScreen(look, first, games))
    yield "season-on-the-way", take(lambda look: SeasonScreen(look, later, games, at=1))
    for name, task, standing, is_over in (
        ("playing", tasks[7], Standing(1, 1), False),
        ("missed", tasks[3], Standing(88, 0, broken=True), False),
        ("earned", tasks[1], Standing(-4, 2), True),
    ):
        window.stand_above(partial(_strip, task, standing, is_over))
        picture = take(lambda look: SeasonScreen(look, later, games))
        window.stand_above(None)
        yield f"season-task-{name}", picture


def _strip(task: TaskRecord, standing: Standing, is_over: bool, look: Look) -> GoalStrip:
    strip = GoalStrip(look, task)
    if is_over:
        following = season().after(task)
        strip.end(standing, "" if following is None else words(following.title))
    else:
        strip.tell(standing)
    return strip
