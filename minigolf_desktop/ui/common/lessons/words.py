"""The lessons of a game in the player's language."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.lessons import LessonRecord, load_lessons
from minigolf_desktop.content.texts import lessons_context


class Lessons(NamedTuple):
    """The lessons of a game, and what puts their texts into words."""

    lessons: Sequence[LessonRecord]
    words: Callable[[str], str]
    """Returns a text of a lesson in the player's language, with its figures."""

    def named(self, lesson: str) -> LessonRecord:
        """Return a lesson by its id; raises KeyError for an unknown one."""
        for one in self.lessons:
            if one.id == lesson:
                return one
        raise KeyError(lesson)


def lessons_of(game: str, figures: Mapping[str, object]) -> Lessons:
    """Return the lessons of a game; raises ContentError."""

    def words(text: str) -> str:
        return QCoreApplication.translate(lessons_context(game), text).format_map(figures)

    return Lessons(tuple(load_lessons(game, figures)), words)
