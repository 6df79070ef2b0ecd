"""A lesson at one of its steps, for the pictures of all screens."""

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication

from minigolf_desktop.ui.common.scripted import Failed, Picture, Stage

_MOST = 20_000
"""Milliseconds after which a step that is not reached is given up."""


def lesson_scene(stage: Stage, name: str, lesson: str, at: int) -> Iterator[Picture]:
    """Take the picture of a step, from 0, reached by doing what those before it ask for.

    None of them may ask for a look. Raises Failed where the lesson goes no further.
    """
    stage.shell.teach(lesson, anew=True)
    coach = stage.shell.coach
    if coach is None:
        raise TypeError("a lesson that is begun has a coach")
    clock = QElapsedTimer()
    clock.start()
    while coach.at < at or coach.bubble is None or coach.bubble.isHidden():
        if clock.elapsed() > _MOST:
            raise Failed(f"{lesson} stays at step {coach.at}")
        QApplication.processEvents()
        if coach.at < at:
            coach.do()
        else:
            coach.look()
    yield name, stage.again()
    coach.close()
