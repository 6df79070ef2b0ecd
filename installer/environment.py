"""The program's own Python environment: `.venv` in the checkout, from a hash-pinned lock.

Standard library only: this runs before anything is installed. Progress goes to standard
error, because standard output belongs to the program that is started afterwards.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import qt_libraries

CHECKOUT = Path(__file__).resolve().parent.parent
"""Top of the source tree."""

ENVIRONMENT = CHECKOUT / ".venv"
"""Where the environment is made; removing the folder makes the next run start anew."""

PROGRAM_LOCK = CHECKOUT / "installer" / "requirements.txt"
"""What the program needs to run."""

DEVELOPMENT_LOCK = CHECKOUT / "installer" / "requirements-dev.txt"
"""The same, with what checks and tests it."""

BUILD_LOCK = CHECKOUT / "installer" / "requirements-build.txt"
"""The same, with what makes packages of it."""

OLDEST_PYTHON, NEWEST_PYTHON = (3, 11), (3, 13)
"""The range that Qt's binding and the lock files cover."""


class SetupFailed(Exception):
    """The environment cannot be made; the text says what the person can do about it."""


def prepare(lock: Path) -> Path:
    """Make the environment hold what `lock` lists and return its Python.

    Costs a file read when nothing has changed since the last time. Raises `SetupFailed`.
    """
    version = sys.version_info[:2]
    if not OLDEST_PYTHON <= version <= NEWEST_PYTHON:
        raise SetupFailed(
            f"Minigolf Desktop needs Python 3.11, 3.12 or 3.13; this is {version[0]}.{version[1]}."
        )
    python = _python()
    stamp = ENVIRONMENT / f"{lock.stem}.stamp"
    recipe = f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {version}\n"
    if python.exists() and stamp.exists() and stamp.read_text() == recipe:
        return python
    system_is_complete = qt_libraries.provide()
    if not _usable(python):
        _create()
    _install(python, lock)
    _link_checkout()
    _start_qt(python)
    if system_is_complete:
        stamp.write_text(recipe)
    return python


def _python() -> Path:
    """Return the path of the environment's interpreter."""
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _usable(python: Path) -> bool:
    """Tell whether the environment runs, with pip, on the same Python as this script."""
    if not python.exists():
        return False
    question = f"import pip, sys; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})"
    return subprocess.call([python, "-c", question], stderr=subprocess.DEVNULL) == 0


def _create() -> None:
    """Make an empty environment with pip in it."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if not qt_libraries.install_with_apt([package]):
            raise SetupFailed(
                "This Python cannot make virtual environments. On Debian and Ubuntu run\n"
                f"    sudo apt-get install {package}\n"
                "and start again."
            )
        importlib.invalidate_caches()
    _say(f"Making an environment in {ENVIRONMENT}")
    try:
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(ENVIRONMENT)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise SetupFailed(f"The environment in {ENVIRONMENT} could not be made: {fault}") from fault


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


def _link_checkout() -> None:
    """Let the environment import the program from the checkout, wherever it is moved to."""
    places = {"base": str(ENVIRONMENT), "platbase": str(ENVIRONMENT)}
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
