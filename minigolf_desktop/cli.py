"""The command line: no verb opens the window, a verb runs without a screen.

Bad input ends with one line on standard error and exit status 2, never with a traceback.
"""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from gettext import gettext as _
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from minigolf_desktop import __version__
from minigolf_desktop.content.terminal_language import speak_as_terminal
from minigolf_desktop.storage.errors import in_one_line, reason_of
from minigolf_desktop.storage.folders import COURSE_ENDINGS, Folders
from minigolf_desktop.storage.work_lines import WORK
from minigolf_desktop.verbs.command_line import BAD_INPUT, BadInput, CommandLine

PROGRAM = "minigolf-desktop"
_VERBS_AS_OPTIONS = {"--self-test": "self-test"}
"""Verbs that may be asked for as programs are asked for their version."""
INTERRUPTED = 130
"""Exit status after Ctrl+C, as shells have it."""


def verbs() -> dict[str, str]:
    """Return all verbs, and what each of them does."""
    return {
        "score": _("score courses"),
        "render": _("draw a course"),
        "playout": _("play random games and look for problems"),
        "hint": _("print good moves of a saved match, and why"),
        "check": _("check a saved match or a course"),
        "take-along": _("pack all of a home into one file"),
        "bring-back": _("merge a home that was taken along"),
        "screens": _("draw every screen"),
        "self-test": _("test this copy of the program"),
    }


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for and return the exit status."""
    if sys.stdout is None or sys.stderr is None:
        # A program of Windows that has no console.
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter of a name still gets the rest of the line.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    speak_as_terminal()
    try:
        asked = [_VERBS_AS_OPTIONS.get(one, one) for one in arguments]
        wanted = _parser(asked).parse_args(asked)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else BAD_INPUT
    try:
        if wanted.verb is None:
            status = _open_window(exit_when_shown=wanted.exit_when_shown)
        else:
            status = _module_of(wanted.verb).run(wanted)
        sys.stdout.flush()
        return status
    except BadInput as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever was reading has seen enough.
        _write_no_more()
        return 1
    except OSError as error:
        # A name that no file can have, or a full disk behind what is printed.
        _write_no_more()
        place = f"{error.filename}: " if error.filename else ""
        print(f"{PROGRAM}: {in_one_line(place)}{reason_of(error).said(_)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _write_no_more() -> None:
    """Drop what is still to be printed, or Python would complain again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(arguments: Sequence[str]) -> CommandLine:
    """Return the parser of the command line; it knows the arguments of the verb that is asked."""
    about = _(
        "Golf board games for the desktop. Without a verb the window opens; a verb does its work "
        "without a screen and ends with exit status 0 when all is well, 1 when it found something "
        "wrong, 2 for bad input."
    )
    parser = CommandLine(prog=PROGRAM, description=about)
    told = f"Minigolf Desktop {__version__}"
    parser.add_argument(
        "--version", action="version", version=told, help=_("show the version and exit")
    )
    parser.add_argument("--exit-when-shown", action="store_true", help=argparse.SUPPRESS)
    known = parser.add_subparsers(dest="verb", metavar=_("VERB"), title=_("verbs"))
    for name, what in verbs().items():
        verb = known.add_parser(name, help=what)
        # A verb is loaded only when it is asked for: some of them load the whole program.
        if name in arguments:
            _module_of(name).declare(verb)
    return parser


class Verb(Protocol):
    """What the module of a verb has."""

    def declare(self, verb: argparse.ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, wanted: argparse.Namespace) -> int:
        """Do the work; return the exit status."""


def _module_of(verb: str) -> Verb:
    return cast(Verb, import_module(f"minigolf_desktop.verbs.{verb.replace('-', '_')}"))


def _open_window(course: str = "", *, exit_when_shown: bool) -> int:
    # No verb waits for it.
    run_window: Callable[..., int] = import_module("minigolf_desktop.ui.house.app").run
    return run_window(Folders.of_user(), course, exit_when_shown=exit_when_shown)


EXIT_WHEN_SHOWN = "--exit-when-shown"
"""The one argument that the window has, for timing its start."""


def enter(arguments: list[str]) -> int:
    """Do what the arguments of the command line ask for; return the exit status.

    Python is not to look for garbage before: the window lets it when it has been painted.
    """
    course = _course_among(arguments)
    if course or arguments in ([], [EXIT_WHEN_SHOWN]):
        # The window is to be there at once: it waits for no parser.
        return _open_window(course, exit_when_shown=bool(arguments and not course))
    gc.enable()
    if arguments == [WORK]:
        work: Callable[[], int] = import_module("minigolf_desktop.verbs.work").run
        return work()
    return run(arguments)


def _course_among(arguments: list[str]) -> str:
    """Return the course file that is the only argument; empty if there is none."""
    if len(arguments) == 1 and arguments[0].lower().endswith(COURSE_ENDINGS):
        return arguments[0]
    return ""
