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
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import environment
from clean_system import HOME, PLAYER, CleanSystem, display, release_name
from tries import CANNOT_START, SELF_TEST, SHOWN, WHEELS, Tries, python_of

from minigolf_desktop.content import qt_libraries

SOURCES = ("installer", "minigolf_desktop", "resources", "LICENSE", "README.md", "CHANGELOG.md")
STARTS = ("python3", "installer/start.py")
SHOWS = (*STARTS, SHOWN)
OWN_PYTHON = ".venv/bin/python"
NEEDED_ELSEWHERE = "libwayland-"
"""How libraries are called that no window of X needs."""
LATER = "librt"
"""A package of which an earlier version of the program knew nothing."""
HAS_LATER = (OWN_PYTHON, "-c", f"import {LATER}.vecs")


class StartCheck:
    """The sources in a clean system, started again and again."""

    def __init__(self, system: CleanSystem, tries: Tries) -> None:
        self._system = system
        self._tries = tries

    def lay_out(self, wheels: Path | None) -> None:
        """Put Python, the sources and the wheels into the system."""
        self._system.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "python3")
        if wheels is not None:
            shutil.copytree(wheels, self._in(WHEELS), dirs_exist_ok=True)
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
        golf, checkout = f"{HOME}/golf", "/opt/golf"
        enter, user, root = self._tries.enter, self._tries.user, self._tries.root
        enter("user, nothing but Python", user(golf, *STARTS), CANNOT_START)
        enter("user, a folder to read only", user("/opt/shelf", *STARTS), CANNOT_START)
        enter("root, first start of a verb", root(checkout, *STARTS, "--version"))
        with self._earlier_lock(golf):
            enter("user, first start after that", user(golf, *STARTS, "--version"))
            enter(f"user, {LATER} in an earlier version", user(golf, *HAS_LATER), 1)
        enter("user, first start of a later version", user(golf, *STARTS, "--version"))
        enter(f"user, {LATER} in it", user(golf, *HAS_LATER))
        enter("user, no display", user(golf, *STARTS), CANNOT_START)
        enter("user, a display", user(golf, *SHOWS, display=shown_at))
        enter("root, a display", root(checkout, *SHOWS, display=shown_at))
        enter("user, self-test", user(golf, *STARTS, SELF_TEST))

    def without_each_library(self, shown_at: str) -> None:
        """Take every library away in turn, and start the window."""
        for library in qt_libraries.LIBRARIES:
            status = 0 if library.file.startswith(NEEDED_ELSEWHERE) else CANNOT_START
            with self._taken_away(library.file) as found:
                what = f"without `{library.file}`"
                if not found:
                    self._tries.row(what, "not in this system", "", "")
                    continue
                program = (OWN_PYTHON, "-m", "minigolf_desktop", SHOWN)
                command = self._tries.user(f"{HOME}/golf", *program, display=shown_at)
                self._tries.enter(what, command, status, library.file if status else "")

    @contextmanager
    def _earlier_lock(self, folder: str) -> Iterator[None]:
        """Let the sources in a folder have the lock of an earlier version."""
        lock = self._in(folder) / environment.PROGRAM_LOCK.relative_to(environment.CHECKOUT)
        now = lock.read_text(encoding="utf-8")
        lock.write_text(re.sub(rf"^{LATER}==.*\n( .*\n)*", "", now, flags=re.M), encoding="utf-8")
        yield
        lock.write_text(now, encoding="utf-8")

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
            tries = Tries(system, wanted.wheels)
            check = StartCheck(system, tries)
            check.lay_out(wanted.wheels)
            tries.head(f"{wanted.release}, {python_of(system)}")
            check.first_starts(table.display)
            check.without_each_library(table.display)
    return 1 if tries.failed else 0


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
