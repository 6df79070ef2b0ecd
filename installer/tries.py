"""Commands in a clean Debian, as a user and as root, and a table of how each of them ended."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import NamedTuple

import environment
from clean_system import HOME, PLAYER, CleanSystem, run

WHEELS = "/wheels"
"""Where wheels lie in a system that has no network."""
PATHS = ".local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
"""Where commands are looked for, below a home first."""
CANNOT_START = environment.CANNOT_START
SELF_TEST = "--self-test"
SHOWN = "--exit-when-shown"


class Ended(NamedTuple):
    """How a program ended."""

    status: int
    seconds: float
    line: str
    """The last line of its answer, or its complaint where it failed without one."""
    lines: int
    """How many lines it said in all."""


class Tries:
    """Commands tried in a clean system, one row of a table for each."""

    def __init__(self, system: CleanSystem, wheels: Path | None) -> None:
        self._system = system
        self._settings = ["LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"]
        if wheels is not None:
            self._settings += ["PIP_NO_INDEX=1", f"PIP_FIND_LINKS={WHEELS}"]
            self._settings += ["UV_OFFLINE=1", f"UV_FIND_LINKS={WHEELS}"]
        self._failed = False

    @property
    def failed(self) -> bool:
        """Whether any try ended as it should not."""
        return self._failed

    def head(self, what: str) -> None:
        """Print the head of a table; what it is of stands first."""
        print(f"\n| {what} | status | time | says |", flush=True)
        print("| --- | --- | --- | --- |", flush=True)

    def row(self, *cells: str) -> None:
        """Print a row that is about no command."""
        print(f"| {' | '.join(cells)} |", flush=True)

    def fail(self, what: str, why: str) -> None:
        """Print a row of what is not as it should be."""
        self._failed = True
        self.row(what, "**not as it should**", "", why)

    def enter(self, what: str, command: list[str], expected: int = 0, named: str = "") -> None:
        """Run a command and print how it ended.

        Where it is to name something that is missing, one line of it has to do so.
        """
        ended = _ended(command)
        names_it = not named or (ended.lines == 1 and named in ended.line)
        good = ended.status == expected and names_it
        self._failed |= not good
        mark = "" if good else " **not as it should**"
        self.row(what, f"{ended.status}{mark}", f"{ended.seconds:.1f} s", ended.line)

    def user(self, folder: str, *command: str, display: str = "") -> list[str]:
        """Return how the user runs a command in a folder, at a display if one is named."""
        return self._command([f"--userspec={PLAYER}:{PLAYER}"], HOME, folder, command, display)

    def root(self, folder: str, *command: str, display: str = "") -> list[str]:
        """Return how root does."""
        return self._command([], "/root", folder, command, display)

    def _command(
        self, who: list[str], home: str, folder: str, command: tuple[str, ...], display: str
    ) -> list[str]:
        settings = [*self._settings, f"HOME={home}", f"PATH={home}/{PATHS}"]
        if display:
            settings.append(f"DISPLAY={display}")
        inside = ["/usr/bin/env", "-i", *settings, "sh", "-c", 'cd "$0" && exec "$@"', folder]
        return ["chroot", *who, str(self._system.root), *inside, *command]


def python_of(system: CleanSystem) -> str:
    """Return which Python a system has."""
    return run("chroot", str(system.root), "python3", "-V").strip()


def _ended(command: list[str]) -> Ended:
    begin = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - begin
    answer, complaint = (text.strip().splitlines() for text in (done.stdout, done.stderr))
    line = answer[-1] if answer else " ".join(part.strip() for part in complaint)
    said = line if done.returncode or answer else ""
    return Ended(done.returncode, seconds, said, len(answer) + len(complaint))
