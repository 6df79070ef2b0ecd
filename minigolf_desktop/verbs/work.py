"""The program that works beside the window: it answers questions until nobody asks any more.

It is a process of its own: long work in a thread would take the interpreter from the window that
draws. It knows no game that is played and writes nothing but the pictures that it is told to; so it
can be killed at any moment. See :mod:`minigolf_desktop.storage.work_lines`.
"""

import os
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, BinaryIO

from minigolf_desktop.bots.compiled import speed
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.work_lines import (
    ANSWER,
    FAILED,
    NEWS,
    READY,
    REFUSED,
    line_of,
    said_by,
)
from minigolf_desktop.ui.common.game import Task
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.games import GAMES


def tell_speed(question: None, tell: Callable[[Any], None]) -> str:
    """Answer whether the kernels run compiled here, for the self-test; raises ImportError."""
    return str(speed())


TASKS: Mapping[str, Task] = {
    "speed": tell_speed,
    "picture": Later("minigolf_desktop.ui.house.picture_work:draw_picture"),
    "think": Later("minigolf_desktop.ui.house.thinking:think"),
    "advise": Later("minigolf_desktop.ui.house.thinking:advise"),
    "judge": Later("minigolf_desktop.ui.house.thinking:judge"),
    **{name: task for game in GAMES for name, task in game.tasks.items()},
}
"""What can be asked; loaded as it is asked, for a search needs nothing that draws."""


def run() -> int:
    """Answer what comes over standard input until it ends; return the exit status."""
    # A program with a window has no standard streams in Python, but it has the pipes.
    with os.fdopen(0, "rb") as questions, os.fdopen(1, "wb") as answers:
        try:
            answer_all(questions, answers, TASKS)
        except (BrokenPipeError, KeyboardInterrupt):
            # Nobody wants to know any more.
            os._exit(0)
    return 0


def answer_all(questions: BinaryIO, answers: BinaryIO, tasks: Mapping[str, Task]) -> None:
    """Answer one question after the other."""

    def say(kind: str, value: Any) -> None:
        answers.write(line_of({kind: value}))
        answers.flush()

    for line in questions:
        asked = said_by(line)
        if READY in asked:
            # What goes wrong here goes wrong with the question too, and is told then: of whatever
            # kind a mistake of a task is, for to get ready is no reason to end.
            with suppress(Exception):
                tasks[asked[READY]](asked.get("question"), lambda news: None)
            continue
        try:
            answer = tasks[asked["task"]](asked["question"], lambda news: say(NEWS, news))
        except (StorageError, OSError) as error:
            say(REFUSED, str(error))
        # A task is any part of the program, and its mistakes may be of any kind: they are told to
        # the window, which reports them like its own, and the next question is answered too.
        except Exception:
            say(FAILED, traceback.format_exc())
        else:
            say(ANSWER, answer)
