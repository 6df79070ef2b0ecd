"""What all verbs share: a command line with errors of one line, bad input, Qt without a display.

Whoever sits at a terminal is told how far a long work is.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Generator
from gettext import gettext as _
from pathlib import Path
from stat import S_ISDIR
from typing import TYPE_CHECKING, NoReturn, TypeVar

from minigolf_desktop.storage.errors import in_one_line

if TYPE_CHECKING:
    from minigolf_desktop.storage.taking_along import Far

BAD_INPUT = 2
"""Exit status."""


class BadInput(Exception):
    """What was asked for cannot be done; the message is one line."""

    def __init__(self, message: str) -> None:
        super().__init__(in_one_line(message))


class CommandLine(argparse.ArgumentParser):
    """A parser whose errors take one line."""

    def error(self, message: str) -> NoReturn:
        """End the program with the message and exit status 2."""
        line = " ".join(message.split())
        hint = _("see {command}").replace("{command}", f"{self.prog} --help")
        self.exit(BAD_INPUT, f"{self.prog}: {line} ({hint})\n")


def whole_number(least: int, most: int) -> WholeNumber:
    """Return what argparse needs to read a whole number within bounds."""
    return WholeNumber(least, most)


class WholeNumber:
    """Reads a whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self._least = least
        self._most = most

    def __call__(self, text: str) -> int:
        """Return the number; raises what argparse turns into a message."""
        if text.isascii() and text.isdigit() and len(text) < 19:
            number = int(text)
            if self._least <= number <= self._most:
                return number
        told = _("{words} is not a whole number from {least} to {most}")
        raise argparse.ArgumentTypeError(
            told.format(words=repr(text[:40]), least=self._least, most=self._most)
        )


def check_folder(folder: Path) -> None:
    """Raise BadInput for a folder that is none, and OSError where the system cannot say so."""
    try:
        is_folder = S_ISDIR(folder.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        is_folder = False
    if not is_folder:
        raise BadInput(_("{folder}: there is no such folder").format(folder=folder))


DoneT = TypeVar("DoneT")


def watched(steps: Generator[Far, None, DoneT]) -> DoneT:
    """Do a work step by step, and return what came of it.

    How far it is stands in one line of a terminal, which is empty in the end; nothing is told where
    standard error leads elsewhere.
    """
    is_watched = sys.stderr.isatty()
    try:
        while True:
            far = next(steps)
            if is_watched:
                print(f"\r{far.done / max(1, far.of):4.0%}", end="", file=sys.stderr, flush=True)
    except StopIteration as end:
        done: DoneT = end.value
        return done
    finally:
        if is_watched:
            print("\r    \r", end="", file=sys.stderr, flush=True)


def draw_offscreen() -> None:
    """Let Qt draw without a display, unless the environment names a platform."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
