"""The command line: no verb opens the window, a verb runs without a screen.

Bad input ends with one line on standard error and exit status 2, never with a traceback.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from minigolf_desktop import __version__
from minigolf_desktop.verbs import check, playout, render, score, screens, self_test
from minigolf_desktop.verbs.bad_input import BAD_INPUT, BadInput
from minigolf_desktop.verbs.command_line import CommandLine

PROGRAM = "minigolf-desktop"
INTERRUPTED = 130
"""Exit status after Ctrl+C, as shells have it."""

DESCRIPTION = """\
Golf board games for the desktop. Without a verb the window opens; a verb does its work without a
screen and ends with exit status 0 when all is well, 1 when it found something wrong, 2 for bad
input."""


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for and return the exit status."""
    if sys.stdout is None or sys.stderr is None:
        # A program of Windows that has no console.
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter of a name still gets the rest of the line.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        wanted = _parser().parse_args(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else BAD_INPUT
    try:
        if wanted.run is None:
            # Verbs do without the window, and the window is what takes long to load.
            from minigolf_desktop.ui.house.app import run as open_window  # noqa: PLC0415

            return open_window(wanted)
        status: int = wanted.run(wanted)
        sys.stdout.flush()
        return status
    except BadInput as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever was reading has seen enough; Python must not complain again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> CommandLine:
    parser = CommandLine(prog=PROGRAM, description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"Minigolf Desktop {__version__}")
    parser.add_argument("--exit-when-shown", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--self-test", dest="run", action="store_const", const=self_test.run, help=argparse.SUPPRESS
    )
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", title="verbs")
    for verb in (score, render, playout, check, screens, self_test):
        verb.add_to(verbs)
    return parser
