"""Install and unpack the packages of Linux on this system, and let each of them test itself.

    python3 installer/check_linux.py dist

A step of the release workflow, which has a fresh system: the Debian package is installed in it, so
this needs root, and everything that `installer/runner_tools.py` installs. What becomes of a package
over its whole life is looked at by `check_package.py`. Exit status 0 when all is as it should be.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from clean_system import CheckFailed, expect, run
from judges import judge_package

COMMAND = "minigolf-desktop"
SELF_TEST = ("--self-test", "--thorough")
NO_DISPLAY = {"QT_QPA_PLATFORM": "offscreen"}


def debian(package: Path) -> None:
    """Have it judged, install it with what it depends on, and let it open a window."""
    judge_package(package)
    run("apt-get", "install", "--yes", "--no-install-recommends", str(package.resolve()))
    run("xvfb-run", "--auto-servernum", f"/usr/games/{COMMAND}", *SELF_TEST)


def portable(archive: Path) -> None:
    """Unpack it where the path has a space, and start it there."""
    with tempfile.TemporaryDirectory(prefix="un packed") as folder:
        run("tar", "-xf", str(archive), "-C", folder, "--strip-components", "1")
        run(f"{folder}/{COMMAND}", *SELF_TEST, settings=NO_DISPLAY)


def appimage(image: Path) -> None:
    """Start it as it is; a container cannot mount it, so that it unpacks itself."""
    unpack = {"APPIMAGE_EXTRACT_AND_RUN": "1"}
    run(str(image.resolve()), *SELF_TEST, settings={**NO_DISPLAY, **unpack})


KINDS: dict[str, Callable[[Path], None]] = {
    "*.deb": debian,
    "*.tar.xz": portable,
    "*.AppImage": appimage,
}
"""By the names of its files, what is done with a kind of package."""


def check(folder: Path) -> None:
    """Check every package in a folder, one of each kind; raises CheckFailed."""
    for pattern, works in KINDS.items():
        found = sorted(folder.glob(pattern))
        expect(len(found) == 1, f"{len(found)} files are called {pattern} in {folder}")
        works(found[0])
        print(f"works: {found[0].name}", flush=True)


def main() -> int:
    """Check the packages of the folder named and return the exit status."""
    parser = argparse.ArgumentParser(description="Install the packages of Linux and test them.")
    parser.add_argument("folder", type=Path)
    try:
        check(parser.parse_args().folder)
    except CheckFailed as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
