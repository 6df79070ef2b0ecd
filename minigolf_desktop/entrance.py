"""Tells by the arguments what is wanted: the window, a verb, or work beside a window."""

import gc
from collections.abc import Callable
from types import SimpleNamespace

from minigolf_desktop.storage.folders import COURSE_ENDINGS
from minigolf_desktop.storage.work_lines import WORK
from minigolf_desktop.ui.common.later import Later

# The window is to be there at once: it waits for no parser and no verb.
open_window: Callable[[SimpleNamespace, str], int] = Later("minigolf_desktop.ui.house.app:run")
run: Callable[[list[str]], int] = Later("minigolf_desktop.cli:run")
work: Callable[[], int] = Later("minigolf_desktop.verbs.work:run")

EXIT_WHEN_SHOWN = "--exit-when-shown"
"""The one argument that the window has, for timing its start."""


def enter(arguments: list[str]) -> int:
    """Do what the arguments of the command line ask for; return the exit status.

    Python is not to look for garbage before: the window lets it when it has been painted.
    """
    course = _course_among(arguments)
    if course or arguments in ([], [EXIT_WHEN_SHOWN]):
        return open_window(SimpleNamespace(exit_when_shown=bool(arguments and not course)), course)
    gc.enable()
    return work() if arguments == [WORK] else run(arguments)


def _course_among(arguments: list[str]) -> str:
    """Return the course file that is the only argument; empty if there is none."""
    if len(arguments) == 1 and arguments[0].lower().endswith(COURSE_ENDINGS):
        return arguments[0]
    return ""
