"""``python -m minigolf_desktop``, and the command of the installed program."""

import sys
from types import SimpleNamespace

from minigolf_desktop.storage.folders import COURSE_ENDINGS
from minigolf_desktop.storage.work_lines import WORK

EXIT_WHEN_SHOWN = "--exit-when-shown"
"""The one argument that the window has, for timing its start."""


def main() -> int:
    """Run the program with the arguments of the command line; return its exit status."""
    arguments = sys.argv[1:]
    if arguments == [WORK]:
        from minigolf_desktop.verbs.work import run as work  # noqa: PLC0415

        return work()
    course = _course_among(arguments)
    if course or arguments in ([], [EXIT_WHEN_SHOWN]):
        # The window is to be there at once: it waits for no parser and no verb.
        from minigolf_desktop.ui.house.app import run as open_window  # noqa: PLC0415

        return open_window(SimpleNamespace(exit_when_shown=bool(arguments and not course)), course)
    from minigolf_desktop.cli import run  # noqa: PLC0415

    return run(arguments)


def _course_among(arguments: list[str]) -> str:
    """Return the course file that is the only argument; empty if there is none."""
    if len(arguments) == 1 and arguments[0].lower().endswith(COURSE_ENDINGS):
        return arguments[0]
    return ""


if __name__ == "__main__":
    sys.exit(main())
