"""Builds the packages of the system it runs on; `installer/build.py` prepares what it needs."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from release import appimage, debian, macos, portable, windows
from release.checksums import write_checksums
from release.frozen import BuildFailed, freeze
from release.product import CHECKOUT, ChangelogError, Release, history

NO_HOME = "https://minigolf-desktop.example"
"""Address that stands in a package that was built for nobody else."""


class Build(NamedTuple):
    """What a package is made with."""

    work: Path
    """Folder for what is in the making."""
    out: Path
    """Folder for what is done."""
    history: tuple[Release, ...]
    """Releases, this one first."""
    home: str
    """Address of the project at its forge."""


Packager = Callable[[Path, Path, Path, tuple[Release, ...], str], Path]
"""Makes a package of a frozen program and returns it; raises BuildFailed."""

PACKAGERS: dict[str, dict[str, Packager]] = {
    "linux": {"deb": debian.build, "portable": portable.build, "appimage": appimage.build},
    "win32": {"setup": windows.build},
    "darwin": {"dmg": macos.build},
}
"""By system: its kinds of package."""

ON_REQUEST = {"appimage"}
"""Kinds that are made only when they are named, as they take what must be fetched first."""

WHEEL = "wheel"
"""The kind for every system that has Python: wheel and sdist."""


def asked(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the kinds that are asked for, where they go and the project's address.

    Ends with a message where there is no such kind here, or where only help is wanted.
    """
    kinds = [*PACKAGERS.get(sys.platform, {}), WHEEL]
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build the packages of the system that this runs on."
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(kinds)}")
    parser.add_argument("--out", type=Path, default=CHECKOUT / "dist", metavar="DIR")
    parser.add_argument("--home", default=NO_HOME, metavar="URL", help="address of the project")
    wanted = parser.parse_args(arguments)
    unknown = set(wanted.kinds) - set(kinds)
    if unknown:
        parser.error(f"no {', '.join(sorted(unknown))} here; there are {', '.join(kinds)}")
    wanted.kinds = wanted.kinds or [kind for kind in kinds if kind not in ON_REQUEST]
    return wanted


def main(arguments: Sequence[str]) -> int:
    """Build what is asked for and return the exit status."""
    wanted = asked(arguments)
    out = wanted.out.resolve()
    try:
        build = Build(CHECKOUT / "build", out, history(), wanted.home.rstrip("/"))
        for package in make(wanted.kinds, PACKAGERS.get(sys.platform, {}), build):
            print(f"{package.stat().st_size / 1e6:6.1f} MB  {package}")
        write_checksums(out)
    except (BuildFailed, ChangelogError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def make(kinds: Sequence[str], packagers: dict[str, Packager], build: Build) -> list[Path]:
    """Make packages of some kinds and return them."""
    build.out.mkdir(parents=True, exist_ok=True)
    made = []
    chosen = [packagers[kind] for kind in kinds if kind in packagers]
    if chosen:
        frozen = freeze(build.work)
        made += [package(frozen, *build) for package in chosen]
    if WHEEL in kinds:
        made += wheel_and_sdist(build)
    return made


def wheel_and_sdist(build: Build) -> list[Path]:
    """Make what pip installs, and return both files."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(build.out)]
    if subprocess.call(command, cwd=CHECKOUT, stdout=subprocess.DEVNULL):
        raise BuildFailed("hatchling could not build; the reason stands above")
    found = build.out.glob(f"minigolf_desktop-{build.history[0].version}*")
    return sorted(path for path in found if path.suffix in (".whl", ".gz"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
