"""Install the program for Windows without a window, update, move and remove it.

    python installer/check_setup.py dist

A step of the release workflow on Windows. Elsewhere Wine does the same with the installer alone,
as the program inside is not one of Windows then:

    python3 installer/check_setup.py --try

packs a stand-in and goes through it (needs NSIS 3 and Wine). Exit status 0 when all is as it
should be.
"""

from __future__ import annotations

import argparse
import getpass
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clean_system import CheckFailed, expect, run
from release import product, windows
from release.frozen import BuildFailed
from release.product import CHECKOUT

ON_WINDOWS = sys.platform == "win32"
KEY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{product.COMMAND}"
COURSE_KEY = rf"HKCU\Software\Classes\.{product.COURSE_ENDING}"
UNINSTALL = "uninstall.exe"
STAND_IN = (f"{product.COMMAND}.exe", f"{product.CONSOLE_COMMAND}.exe", "_internal/Qt6Core.dll")

NO_SUCH_KEY = "unable to find the specified registry key"
"""What `reg` says of a key that is not there, in English."""

WORK = '{"task": "speed", "question": null}'
"""A question to the program that works beside the one with a window, which has no console."""


class Windows:
    """Windows itself, or Wine with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._prefix = folder / "wine"
        wines = f"C:\\users\\{getpass.getuser()}\\AppData\\Local"
        self.local = os.environ["LOCALAPPDATA"] if ON_WINDOWS else wines
        """Folder below which people have what is theirs alone."""

    def run(self, *command: str) -> None:
        """Run a program of Windows and wait for its end; raises CheckFailed if it fails."""
        if ON_WINDOWS:
            run(*command)
        else:
            run("wine", *command, settings=self._settings())

    def finds(self, key: str) -> bool:
        """Tell whether the registry has a key; raises CheckFailed if nobody can tell."""
        try:
            self.run("reg", "query", key)
        except CheckFailed as fault:
            if NO_SUCH_KEY not in str(fault).lower():
                raise
            return False
        return True

    def path(self, place: str) -> Path:
        """Return the file that Windows calls so."""
        if ON_WINDOWS:
            return Path(place)
        return self._prefix / "drive_c" / place.removeprefix("C:\\").replace("\\", "/")

    def be(self, version: str) -> None:
        """Let Wine be another Windows, such as `win7`."""
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", version, "/f")

    def end(self) -> None:
        """Wait until Wine has ended what it has running."""
        if not ON_WINDOWS:
            run("wineserver", "--wait", settings=self._settings())

    def _settings(self) -> dict[str, str]:
        # Offers of what Wine could fetch besides would wait for an answer.
        return {
            "WINEPREFIX": str(self._prefix),
            "WINEDEBUG": "-all",
            "LC_ALL": "C.UTF-8",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
        }


class Check:
    """An installer on a system, step by step."""

    def __init__(self, system: Windows, setup: Path) -> None:
        self._system = system
        self._setup = setup
        self._first = f"{system.local}\\Programs\\{product.NAME}"
        self._second = f"{system.local}\\Golf"

    def refuse(self) -> None:
        """Leave an old Windows as it is."""
        self._system.be("win7")
        try:
            self._install()
        except CheckFailed:
            pass
        else:
            raise CheckFailed("it installs on Windows 7")
        expect(not self._system.path(self._first).exists(), "it leaves files on Windows 7")
        self._system.be("win10")

    def install(self) -> None:
        """Install it where it wants to be, as winget does."""
        self._install()
        expect(self._has_program(self._first), "no program was installed")
        expect(self._system.finds(KEY), "Windows does not know what was installed")
        expect(self._system.finds(COURSE_KEY), "course files do not open in it")

    def start(self) -> None:
        """Let it test itself, and let the program with a window work beside another."""
        folder = self._system.path(self._first)
        run(str(folder / f"{product.CONSOLE_COMMAND}.exe"), "--self-test", "--thorough")
        done = subprocess.run(
            [folder / f"{product.COMMAND}.exe", "--work"],
            input=WORK,
            capture_output=True,
            text=True,
            check=False,
        )
        expect(", compiled" in done.stdout, f"no compiled program works beside: {done.stdout}")

    def update(self) -> None:
        """Install it again where it is: what is not of the program stays."""
        theirs = self._system.path(f"{self._first}\\somebody's file.txt")
        theirs.write_text("golf", encoding="ascii")
        old = self._system.path(f"{self._first}\\_internal\\of an old version.dll")
        old.write_text("golf", encoding="ascii")
        self._install()
        expect(self._has_program(self._first), "the update removed the program")
        expect(not old.exists(), "the update left a file of the old version")
        expect(theirs.exists(), "the update removed somebody's file")
        theirs.unlink()

    def move(self) -> None:
        """Install it into another folder: the copy in the first goes."""
        self._install(f"/D={self._second}")
        expect(self._has_program(self._second), "no program is in the other folder")
        expect(not self._system.path(self._first).exists(), "the old copy is still there")

    def remove(self) -> None:
        """Remove it: nothing is left."""
        uninstaller = self._system.path(f"{self._second}\\{UNINSTALL}")
        self._system.run(f"{self._second}\\{UNINSTALL}", "/S", f"_?={self._second}")
        # Started so that it can be waited for, it cannot remove itself.
        uninstaller.unlink(missing_ok=True)
        left = [path.name for path in self._system.path(self._second).rglob("*")]
        expect(not left, f"left behind: {', '.join(left)}")
        expect(not self._system.finds(KEY), "Windows believes it is still installed")
        expect(not self._system.finds(COURSE_KEY), "course files still belong to it")

    def _install(self, *folder: str) -> None:
        self._system.run(str(self._setup), "/S", *folder)

    def _has_program(self, folder: str) -> bool:
        return all(self._system.path(f"{folder}\\{name}").is_file() for name in STAND_IN[:2])


def check(system: Windows, setup: Path) -> None:
    """Go through the life of an installer; raises CheckFailed."""
    one = Check(system, setup)
    begin = (one.install, one.start) if ON_WINDOWS else (one.refuse, one.install)
    for step in (*begin, one.update, one.move, one.remove):
        step()
        print(f"works: {step.__name__}", flush=True)


@contextmanager
def stand_in() -> Iterator[Path]:
    """Pack an installer with files that only have the names of the program's, and give it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in STAND_IN:
            path = folder / "frozen" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"MZ")
        history = product.history()
        yield windows.build(folder / "frozen", folder, folder, history, CHECKOUT.name)


@contextmanager
def built(folder: Path) -> Iterator[Path]:
    """Give the one installer in a folder."""
    found = sorted(folder.glob("*-setup.exe"))
    expect(len(found) == 1, f"{len(found)} installers are in {folder}")
    yield found[0].resolve()


def main() -> int:
    """Check the installer of the folder named and return the exit status."""
    parser = argparse.ArgumentParser(description="Install, update, move and remove on Windows.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("dist"))
    parser.add_argument("--try", action="store_true", dest="tried", help="pack a stand-in first")
    wanted = parser.parse_args()
    if wanted.tried:
        # Many a Wine has no part for 32 bits, and begins an installer of them without a complaint.
        os.environ.setdefault(windows.TARGET, "amd64-unicode")
    with tempfile.TemporaryDirectory() as folder:
        system = Windows(Path(folder))
        try:
            with stand_in() if wanted.tried else built(wanted.folder) as setup:
                check(system, setup)
        except (CheckFailed, BuildFailed) as fault:
            print(fault, file=sys.stderr)
            return 1
        finally:
            system.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
