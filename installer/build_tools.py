"""What building takes beside Python's own packages, on Linux: all that is missing at once."""

from __future__ import annotations

import importlib.util
import shutil
import sys
import sysconfig
from pathlib import Path

import environment

from minigolf_desktop.content import qt_libraries

COMMANDS = {
    "cc": "gcc",
    "objdump": "binutils",
    "strip": "binutils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
}
"""By command the package of Debian that brings it."""

C_HEADERS = (("stdlib.h", "libc6-dev"),)
HEADER_FOLDERS = (Path("/usr/include"), Path("/usr/local/include"))


def missing() -> list[str]:
    """Return the packages of Debian that building lacks here, in order; none elsewhere."""
    if not sys.platform.startswith("linux"):
        return []
    lacking = {package for command, package in COMMANDS.items() if shutil.which(command) is None}
    for header, package in C_HEADERS:
        if not any((folder / header).exists() for folder in HEADER_FOLDERS):
            lacking.add(package)
    version = f"python3.{sys.version_info.minor}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        lacking.add(f"{version}-dev")
    if importlib.util.find_spec("ensurepip") is None:
        lacking.add(f"{version}-venv")
    # Every frozen program tests itself, with the window's libraries too.
    lacking |= {library.debian for library in qt_libraries.missing()}
    return sorted(lacking)


def provide() -> None:
    """Install what is missing where that is possible; raises SetupFailed and names all of it."""
    lacking = missing()
    if lacking and not (environment.install_with_apt(lacking) and not missing()):
        raise environment.SetupFailed(
            "Building needs what is missing here. On Debian and Ubuntu install it with\n"
            f"    sudo apt-get install {' '.join(lacking)}"
        )
