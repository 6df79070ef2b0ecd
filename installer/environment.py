"""The program's own Python environment: `.venv` in the checkout, from a hash-pinned lock.

Standard library only: this runs before anything is installed. Progress goes to standard
error, because standard output belongs to the program that is started afterwards.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
"""Top of the source tree."""

sys.path.insert(0, str(CHECKOUT))

from minigolf_desktop.content import qt_libraries  # noqa: E402

ENVIRONMENT = CHECKOUT / ".venv"
"""Where the environment is made; removing the folder makes the next run start anew."""

PROGRAM_LOCK = CHECKOUT / "installer" / "requirements.txt"
"""What the program needs to run."""

DEVELOPMENT_LOCK = CHECKOUT / "installer" / "requirements-dev.txt"
"""The same, with what checks and tests it."""

BUILD_ENVIRONMENT = CHECKOUT / "build" / "environment"
"""Where packages are built: what tests need must not get into them."""

BUILD_LOCK = CHECKOUT / "installer" / "requirements-build.txt"
"""The same, with what makes packages of it."""

OLDEST_PYTHON, NEWEST_PYTHON = (3, 11), (3, 14)
"""The range that Qt's binding and the lock files cover."""


OLDEST_GLIBC = {"x86_64": (2, 34), "aarch64": (2, 39)}
"""What the wheels of Qt for Python need of a Linux system, by processor."""


CANNOT_START = 2
"""Exit status where there is no environment, as the program has it where Qt does not start."""


VENV = qt_libraries.Library(
    "ensurepip",
    debian=f"python3.{sys.version_info.minor}-venv",
    fedora="python3",
    arch="python",
    suse=f"python3{sys.version_info.minor}",
)
"""The module that makes environments, which Debian keeps in a package of its own."""


KERBEROS = qt_libraries.Library(
    "libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5", "krb5"
)
"""What Qt's tool for catalogues of translations loads, and nothing of the program does."""


class SetupFailed(Exception):
    """The environment cannot be made; the text says what the person can do about it."""


def prepare(lock: Path, folder: Path = ENVIRONMENT) -> Path:
    """Make the environment in a folder hold what `lock` lists and return its Python.

    Costs a file read when nothing has changed since the last time. Raises `SetupFailed`.
    """
    version = sys.version_info[:2]
    if not OLDEST_PYTHON <= version <= NEWEST_PYTHON:
        raise SetupFailed(
            f"Minigolf Desktop needs Python 3.11 to 3.14; this is {version[0]}.{version[1]}."
        )
    python = _python(folder)
    stamp = folder / f"{lock.stem}.stamp"
    recipe = f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {version}\n"
    if python.exists() and stamp.exists() and stamp.read_text() == recipe:
        return python
    _refuse_what_cannot_work()
    system_is_complete = _provide_packages(lock)
    if not _usable(python):
        _create(folder)
    _install(python, lock)
    _link_checkout(folder)
    _start_qt(python)
    if system_is_complete:
        stamp.write_text(recipe)
    return python


def _refuse_what_cannot_work() -> None:
    """Raise `SetupFailed` where a folder or a system cannot take what is to be installed."""
    if not os.access(CHECKOUT, os.W_OK):
        raise SetupFailed(
            f"{CHECKOUT} is not set up for this version and cannot be written: copy it to a folder "
            "of your own, or install a package."
        )
    name, version = platform.libc_ver()
    oldest = OLDEST_GLIBC.get(platform.machine())
    if name == "glibc" and oldest and tuple(map(int, version.split(".")[:2])) < oldest:
        raise SetupFailed(
            f"Qt for Python needs glibc {oldest[0]}.{oldest[1]} or later on this processor "
            f"({platform.machine()}); this system has {version}. A later release of the system "
            "has it: Debian 13, Ubuntu 24.04."
        )


def _provide_packages(lock: Path) -> bool:
    """Install what the system lacks where that is possible, else say how, all of it at once.

    Tells whether every library is there; raises `SetupFailed` where no environment can be made.
    """
    lacking = _lacking(lock)
    if lacking and install_with_apt(sorted({library.debian for library in lacking})):
        importlib.invalidate_caches()
        lacking = _lacking(lock)
    if not lacking:
        return True
    command = f"    {qt_libraries.command_for(lacking)}"
    if VENV in lacking:
        raise SetupFailed(
            "This Python cannot make environments. Install what that takes, and what Qt needs, with"
            f"\n{command}\nand start again."
        )
    _say(f"Qt needs system libraries that are missing here. Install them with\n{command}")
    return False


def _lacking(lock: Path) -> list[qt_libraries.Library]:
    """Return what the system lacks: libraries of Qt, and what makes environments of Python."""
    tools = (KERBEROS,) if lock == DEVELOPMENT_LOCK else ()
    found = qt_libraries.missing((*qt_libraries.LIBRARIES, *tools))
    return found if importlib.util.find_spec("ensurepip") else [VENV, *found]


def install_with_apt(packages: list[str]) -> bool:
    """Install Debian packages and tell whether that worked; never asks, never uses sudo."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    _say(f"Installing system packages: {' '.join(packages)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "--yes", "-qq", "--no-install-recommends", *packages]
    return all(
        subprocess.call([apt, *step], env=quiet, stdout=sys.stderr) == 0
        for step in (["update", "-qq"], install)
    )


def _python(folder: Path) -> Path:
    """Return the path of an environment's interpreter."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _usable(python: Path) -> bool:
    """Tell whether the environment runs, with pip, on the same Python as this script."""
    if not python.exists():
        return False
    question = f"import pip, sys; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})"
    return subprocess.call([python, "-c", question], stderr=subprocess.DEVNULL) == 0


def _create(folder: Path) -> None:
    """Make an empty environment with pip in it."""
    _say(f"Making an environment in {folder}")
    try:
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(folder)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise SetupFailed(f"The environment in {folder} could not be made: {fault}") from fault


def _install(python: Path, lock: Path) -> None:
    """Install exactly the packages of `lock`, each checked against its hash."""
    _say("Installing what the program needs (the first time this takes a minute)")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    checks = ["--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    if subprocess.call([*pip, *checks], stdout=sys.stderr):
        raise SetupFailed(
            "The packages could not be installed; the reason stands above.\n"
            "Once it is removed (no connection, most often), run the same command again."
        )


def _link_checkout(folder: Path) -> None:
    """Let the environment import the program from the checkout, wherever it is moved to."""
    places = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", "venv", places))
    # A path file may be relative to its folder, so a moved checkout still works.
    (packages / "minigolf_desktop.pth").write_text(os.path.relpath(CHECKOUT, packages) + "\n")


def _start_qt(python: Path) -> None:
    """Raise `SetupFailed` unless Qt starts, if only without a screen."""
    started = subprocess.run(
        [python, "-c", "from PySide6.QtWidgets import QApplication; QApplication([])"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    if started.returncode:
        reason = (started.stderr.strip().splitlines() or ["it gives no reason"])[-1]
        raise SetupFailed(f"Qt does not start on this system: {reason}")


def _say(line: str) -> None:
    """Tell the person what is going on."""
    print(line, file=sys.stderr, flush=True)
