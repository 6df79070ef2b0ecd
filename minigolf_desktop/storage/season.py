"""How far somebody is in the season: stars, the best result and the tries of each task."""

from dataclasses import field, replace
from pathlib import Path
from typing import Annotated, Final, Literal

from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.play.goals import Standing
from minigolf_desktop.storage.books import Book, Books


class Earned(Record):
    """What came of a task."""

    stars: Annotated[int, Limits(ge=0, le=3)] = 0
    """The most that one match earned."""
    best: Annotated[int, Limits(ge=-100_000, le=100_000)] = 0
    """What it measured in the best of the matches: that of the most stars."""
    tries: Annotated[int, Limits(ge=0, le=1_000_000)] = 0
    """Matches that were played to their end."""

    def with_match(self, standing: Standing, *, less_is_more: bool) -> "Earned":
        """Return it with one match more."""
        sign = -1 if less_is_more else 1
        was, now = (self.stars, sign * self.best), (standing.stars, sign * standing.value)
        if self.tries and was >= now:
            return replace(self, tries=self.tries + 1)
        return Earned(stars=standing.stars, best=standing.value, tries=self.tries + 1)


class SeasonBook(Book):
    """What came of the tasks."""

    format: Literal["minigolf-season"] = "minigolf-season"
    version: Literal[1] = 1
    tasks: dict[Id, Earned] = field(default_factory=dict)
    """By task, those that were tried."""


SEASON_BOOKS: Final = Books(SeasonBook(), 1_000_000, "a book of the season")
"""All of them: each home has one."""


def keep_standing(
    path: Path, match: str, task: str, standing: Standing, *, less_is_more: bool
) -> Earned:
    """Write how a match of a task ended, once for each match; return what came of the task so far.

    Raises StorageError.
    """

    def write(book: SeasonBook) -> SeasonBook:
        before = book.tasks.get(task, Earned())
        after = before.with_match(standing, less_is_more=less_is_more)
        return replace(book, tasks={**book.tasks, task: after})

    return SEASON_BOOKS.add(path, match, write).after.tasks.get(task, Earned())
