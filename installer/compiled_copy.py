"""Copy the program and compile in the copy what is compiled in packages, with mypyc.

    python installer/compiled_copy.py DIR [--only WORD ...]

makes DIR, or makes what it made there before anew; `PYTHONPATH=DIR` then runs the copy. Needs the
environment that `installer/test.py` makes, and a C compiler. What is compiled stands in
`minigolf_desktop/bots/compiled.py`; the source tree itself stays free of libraries.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = "minigolf_desktop"
RESOURCES = "resources"
LIST = Path(PACKAGE, "bots", "compiled.py")
"""The module that lists what is compiled."""

SETTINGS = {"MYPYC_DEBUG_LEVEL": "0", "PYTHONHASHSEED": "0", "CFLAGS": "-fvisibility=hidden"}
"""No tables for debuggers, which would make the libraries larger; no random order; and functions
that call each other without a look into a table, for nobody else may put others in their place."""


class CompileFailed(Exception):
    """The modules cannot be compiled; the message holds what the compiler said."""


def sources(checkout: Path = CHECKOUT) -> list[Path]:
    """Return the files that are compiled, relative to the top of a source tree."""
    packages = [checkout.joinpath(*name.split(".")) for name in _compiled_packages(checkout)]
    return sorted(
        path.relative_to(checkout)
        for package in packages
        for path in package.rglob("*.py")
        if path.name != "__init__.py"
    )


def compile_into(folder: Path, files: Iterable[Path] | None = None) -> list[Path]:
    """Copy the package into a folder, compile modules there and return the libraries.

    ``files`` and the result are relative to the folder; no files means all that are compiled
    in packages. Raises CompileFailed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for stale in libraries(folder):
        (folder / stale).unlink()
    shutil.rmtree(folder / PACKAGE, ignore_errors=True)
    shutil.copytree(CHECKOUT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pyc*"))
    wanted = sources(folder) if files is None else files
    # Options of mypy stand in pyproject.toml, which checks what is compiled more strictly.
    command = [sys.executable, "-m", "mypyc", "--config-file=", *map(str, wanted)]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**SETTINGS, **os.environ, "MYPYPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    for rest in ("build", ".mypy_cache"):
        shutil.rmtree(folder / rest, ignore_errors=True)
    if done.returncode:
        raise CompileFailed(f"{done.stdout}\n{_why(done.returncode)}")
    return libraries(folder)


def compile_if_possible(
    folder: Path, warn: Callable[[str], object], files: Iterable[Path] | None = None
) -> list[Path]:
    """Return the libraries as :func:`compile_into` does; none where that fails, which is told."""
    try:
        return compile_into(folder, files)
    except (CompileFailed, OSError) as fault:
        # A compiler says last what it could not do; then we say that it did not.
        said = [line for line in str(fault).splitlines() if line.strip()]
        why = said[-2] if len(said) > 1 else said[-1]
        warn(f"not compiled, {PACKAGE} will run as plain Python, which is slower: {why.strip()}")
        return []


def libraries(folder: Path) -> list[Path]:
    """Return the libraries in a copy: of modules, and what they share; relative to the copy."""
    endings = tuple(EXTENSION_SUFFIXES)
    found = [*folder.glob("*"), *(folder / PACKAGE).rglob("*")]
    return sorted(path.relative_to(folder) for path in found if path.name.endswith(endings))


def _why(status: int) -> str:
    """Return what the compiler's exit status tells; below zero it is a signal."""
    if status < 0:
        return f"The compiler was ended from outside, by signal {-status}; begin again."
    return "The modules could not be compiled; see above."


def module_name(library: Path) -> str:
    """Return the name by which Python imports a library of a copy."""
    return ".".join([*library.parts[:-1], library.name.partition(".")[0]])


def _compiled_packages(checkout: Path) -> tuple[str, ...]:
    """Return the list of packages; the program itself need not be importable here."""
    spec = spec_from_file_location(LIST.stem, checkout / LIST)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    packages: tuple[str, ...] = module.COMPILED_PACKAGES
    return packages


def main() -> int:
    """Make the copy, say what it took, and return the exit status."""
    parser = argparse.ArgumentParser(description="Copy the program with its kernels compiled.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="anywhere but in the sources")
    words = "what has one of the words in its path"
    parser.add_argument("--only", nargs="+", default=[""], metavar="WORD", help=words)
    wanted = parser.parse_args()
    folder = wanted.folder.resolve()
    if folder.is_relative_to(CHECKOUT):
        parser.error(f"{folder} lies in the source tree, which stays free of libraries")
    files = [path for path in sources() if any(word in path.as_posix() for word in wanted.only)]
    if not files:
        parser.error(f"nothing of what is compiled has {' or '.join(wanted.only)} in its path")
    begin = time.perf_counter()
    try:
        made = compile_into(folder, files)
    except (CompileFailed, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    shutil.copytree(CHECKOUT / RESOURCES, folder / RESOURCES, dirs_exist_ok=True)
    seconds = time.perf_counter() - begin
    size = sum((folder / library).stat().st_size for library in made)
    print(f"{len(files)} modules compiled in {seconds:.0f} s: {size / 1e6:.1f} MB of libraries")
    print(f"PYTHONPATH={folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
