"""Start the sources in a clean Debian as a user and as root, and without each library in turn.

    sudo python3 installer/check_start.py [--release trixie] [--wheels build/wheels]

Makes a minimal system with Debian's own Python, and prints a table of what was tried, as it stands
in `installer/tries.md`. Where the system has no network, `--wheels` holds what is installed there.
Needs root, Debian or Ubuntu, and `apt-get install debootstrap xvfb`. Exit status 0 when every try
ended as it should.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import environment
from clean_system import HOME, PLAYER, CleanSystem, display, release_name, run

from minigolf_desktop.content import qt_libraries

WHEELS = "/wheels"
SOURCES = ("installer", "minigolf_desktop", "resources", "LICENSE", "README.md", "CHANGELOG.md")
PATHS = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
STARTS = ("installer/start.py",)
SHOWS = (*STARTS, "--exit-when-shown")
CANNOT_START = environment.CANNOT_START
NEEDED_ELSEWHERE = ("libwayland-", "libgssapi_krb5.")
"""How libraries are called that no window of X needs."""


class Ended(NamedTuple):
    """How a program ended."""

    status: int
    seconds: float
    line: str
    """The last line of its answer, or its complaint where it failed without one."""
    lines: int
    """How many lines it said in all."""


class StartCheck:
    """The sources in a clean system, started again and again."""

    def __init__(self, system: CleanSystem, wheels: Path | None) -> None:
        self._system = system
        self._wheels = wheels
        self._failed = False

    @property
    def failed(self) -> bool:
        """Whether any try ended as it should not."""
        return self._failed

    def lay_out(self) -> None:
        """Put Python, the sources and the wheels into the system."""
        self._system.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "python3")
        if self._wheels is not None:
            shutil.copytree(self._wheels, self._in(WHEELS), dirs_exist_ok=True)
        for folder in (f"{HOME}/golf", "/opt/golf", "/opt/shelf"):
            for name in SOURCES:
                source, target = environment.CHECKOUT / name, self._in(folder) / name
                target.parent.mkdir(parents=True, exist_ok=True)
                if source.is_dir():
                    leave = shutil.ignore_patterns("__pycache__")
                    shutil.copytree(source, target, ignore=leave, dirs_exist_ok=True)
                else:
                    shutil.copy(source, target)
        self._system.run("chown", "-R", f"{PLAYER}:{PLAYER}", f"{HOME}/golf")

    def first_starts(self, shown_at: str) -> None:
        """Start as a user and as root, before and after root has installed what is missing."""
        golf, root = f"{HOME}/golf", "/opt/golf"
        self._try("user, nothing but Python", CANNOT_START, self._user(golf, *STARTS))
        self._try("user, a folder to read only", CANNOT_START, self._user("/opt/shelf", *STARTS))
        self._try("root, first start of a verb", 0, self._root(root, *STARTS, "--version"))
        self._try("user, first start after that", 0, self._user(golf, *STARTS, "--version"))
        self._try("user, no display", CANNOT_START, self._user(golf, *STARTS))
        self._try("user, a display", 0, self._user(golf, *SHOWS, display=shown_at))
        self._try("root, a display", 0, self._root(root, *SHOWS, display=shown_at))
        self._try("user, self-test", 0, self._user(golf, *STARTS, "--self-test"))

    def without_each_library(self, shown_at: str) -> None:
        """Take every library away in turn, and start the window."""
        for library in qt_libraries.LIBRARIES:
            status = 0 if library.file.startswith(NEEDED_ELSEWHERE) else CANNOT_START
            with self._taken_away(library.file) as found:
                what = f"without `{library.file}`"
                if not found:
                    print(f"| {what} | not in this system | | |", flush=True)
                    continue
                program = (".venv/bin/python", "-m", "minigolf_desktop", "--exit-when-shown")
                command = self._user(f"{HOME}/golf", *program, python=(), display=shown_at)
                self._try(what, status, command, named=library.file if status else "")

    def _try(self, what: str, expected: int, command: list[str], named: str = "") -> None:
        """Run a command and print how it ended; one line has to name what is missing."""
        ended = _ended(command)
        names_it = not named or (ended.lines == 1 and named in ended.line)
        good = ended.status == expected and names_it
        self._failed |= not good
        mark = "" if good else " **not as it should**"
        seconds = f"{ended.seconds:.1f} s"
        print(f"| {what} | {ended.status}{mark} | {seconds} | {ended.line} |", flush=True)

    def _user(
        self, folder: str, *command: str, python: tuple[str, ...] = ("python3",), display: str = ""
    ) -> list[str]:
        user = f"--userspec={PLAYER}:{PLAYER}"
        return self._command([user], HOME, folder, (*python, *command), display)

    def _root(self, folder: str, *command: str, display: str = "") -> list[str]:
        return self._command([], "/root", folder, ("python3", *command), display)

    def _command(
        self, who: list[str], home: str, folder: str, command: tuple[str, ...], display: str
    ) -> list[str]:
        settings = [PATHS, "LANG=C.UTF-8", f"HOME={home}"]
        if display:
            settings.append(f"DISPLAY={display}")
        if self._wheels is not None:
            settings += ["PIP_NO_INDEX=1", f"PIP_FIND_LINKS={WHEELS}"]
        inside = ["/usr/bin/env", "-i", *settings, "sh", "-c", 'cd "$0" && exec "$@"', folder]
        return ["chroot", *who, str(self._system.root), *inside, *command]

    @contextmanager
    def _taken_away(self, file: str) -> Iterator[bool]:
        """Hide a library from the system's loader; tells whether it was there."""
        found = [
            path
            for folder in ("usr/lib", "lib")
            for path in (self._system.root / folder).glob(f"*/{file}")
        ]
        distinct = {path.parent.resolve() / path.name for path in found}
        away = {path: path.with_name(f"taken-away-{path.name}") for path in distinct}
        for path, place in away.items():
            path.rename(place)
        try:
            yield bool(away)
        finally:
            for path, place in away.items():
                place.rename(path)

    def _in(self, place: str) -> Path:
        return self._system.root / place.lstrip("/")


def _ended(command: list[str]) -> Ended:
    begin = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - begin
    answer, complaint = (text.strip().splitlines() for text in (done.stdout, done.stderr))
    line = answer[-1] if answer else " ".join(part.strip() for part in complaint)
    said = line if done.returncode or answer else ""
    return Ended(done.returncode, seconds, said, len(answer) + len(complaint))


def main() -> int:
    """Try everything and return the exit status."""
    parser = argparse.ArgumentParser(description="Start the sources in a clean Debian.")
    parser.add_argument("--release", default=release_name(), metavar="NAME")
    parser.add_argument("--wheels", type=Path, metavar="DIR", help="what pip would download")
    parser.add_argument("--system", type=Path, metavar="DIR", help="a clean system made before")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, display() as table:
        system = CleanSystem(wanted.system or Path(folder), wanted.release)
        if wanted.system is None:
            system.make()
        with system.mounted():
            check = StartCheck(system, wanted.wheels)
            check.lay_out()
            version = run("chroot", str(system.root), "python3", "-V").strip()
            print(f"\n| {wanted.release}, {version} | status | time | says |")
            print("| --- | --- | --- | --- |", flush=True)
            check.first_starts(table.display)
            check.without_each_library(table.display)
    return 1 if check.failed else 0


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
