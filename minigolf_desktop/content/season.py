"""Reads the tasks of the season: matches that are set up, and what earns stars in them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from minigolf_desktop.content.record import (
    Id,
    Limits,
    Record,
    check_ids,
    read_content,
    read_entries,
)
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.content.rules_help import Text
from minigolf_desktop.content.season_path import FILE, MOST_STARS
from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.model.play.goals import GoalStanding, Measures, stars_of


class BoundRecord(Record):
    """A condition without which there are no stars."""

    measure: Id
    least: int | None = None
    """What it is to be at least."""
    most: int | None = None
    """What it is to be at most."""

    def __post_init__(self) -> None:
        if (self.least is None) == (self.most is None):
            raise ValueError("a condition has a least or a most")

    def holds(self, value: int) -> bool:
        """Return whether a value meets it."""
        return not (
            (self.least is not None and value < self.least)
            or (self.most is not None and value > self.most)
        )


class GoalRecord(Record):
    """What is measured, and what one, two and three stars take."""

    measure: Id
    counts: Text
    """What a player calls it, in a word or two."""
    stars: Annotated[tuple[int, ...], Limits(min_length=MOST_STARS, max_length=MOST_STARS)]
    """What each star takes: rising where much is good, falling where little is."""
    also: tuple[BoundRecord, ...] = ()
    """What must be so besides."""

    def __post_init__(self) -> None:
        first, second, third = self.stars
        if not (first < second < third or first > second > third):
            raise ValueError("each star takes more than the one before")

    @property
    def less_is_more(self) -> bool:
        """Whether little is good."""
        return self.stars[0] > self.stars[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """The measures that it needs."""
        return (self.measure, *(one.measure for one in self.also))

    def standing(self, match: AnyMatch, measures: Measures) -> GoalStanding:
        """Return how far a match is."""
        value = measures[self.measure](match)
        if not all(one.holds(measures[one.measure](match)) for one in self.also):
            return GoalStanding(value, 0, broken=True)
        return GoalStanding(value, stars_of(value, self.stars))


class TaskRecord(Record):
    """A task: a match that is set up, and its goal."""

    id: Id
    game: Id
    """Name of its game."""
    title: Text
    says: tuple[Text, ...]
    """Two sentences: what is asked for, and what helps."""
    setup: dict[str, object]
    """How the match is set up, as lessons tell it."""
    seed: Annotated[int, Limits(ge=0)]
    goal: GoalRecord

    def __post_init__(self) -> None:
        if len(self.says) != 2:
            raise ValueError("a task says two sentences")


def load_tasks(
    measured: Mapping[str, Measures] | None = None, folder: Path | None = None
) -> list[TaskRecord]:
    """Read the tasks, in the order of the path.

    ``measured`` has the measures by game; where it is given, all that the tasks name must be among
    them. ``folder`` is that of the season in the resources, which was checked when the program was
    built; another one that is named is checked now. Raises ContentError.
    """

    def load(folder: Path, strictly: bool) -> list[TaskRecord]:
        tasks = read_entries(folder / FILE, TaskRecord, strictly)
        check_ids(FILE, tasks)
        for task in tasks if measured is not None else ():
            known = (measured or {}).get(task.game)
            if known is None:
                raise ContentError(f"{FILE}: {task.id}: there is no game {task.game}")
            unknown = next((name for name in task.goal.names if name not in known), None)
            if unknown is not None:
                raise ContentError(f"{FILE}: {task.id}: {task.game} measures no {unknown}")
        return tasks

    return read_content(folder, "season", load)
