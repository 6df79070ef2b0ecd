"""The notice of everything that is shipped with the program and was made by others.

    python installer/release/notice.py

writes it anew; needs the environment that `installer/build.py` makes. What is listed are the
packages of the lock file, with the licence texts that they bring along, and what they contain.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).resolve().parent.parent.parent
PROGRAM_LOCK = CHECKOUT / "installer" / "requirements.txt"
BUILD_LOCK = CHECKOUT / "installer" / "requirements-build.txt"
NOTICE = CHECKOUT / "resources" / "licences" / "third-party.txt"
TEXTS = Path(__file__).parent / "licences"

WIDTH = 60
HEAD = """\
Minigolf Desktop is free software under the MIT licence, which comes first. It stands on the work
of others, all of it free software too. Here is whose work that is, with every licence in full.
"""
QT = "Qt for Python and Qt, the GNU Lesser General Public License, version 3"
QT_WORDS = """\
Copyright (C) The Qt Company Ltd. and other contributors.

Minigolf Desktop uses Qt through Qt for Python, both unchanged, as shared libraries in files of
their own, which can be replaced by other versions with the same interface. Their sources, of
exactly these versions, are to be had from the Qt Project; the index of Python packages has none.

  Qt for Python and shiboken {version}, one source for both:
    https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/
  Qt {version}:
    https://download.qt.io/official_releases/qt/{series}/{version}/submodules/
"""
PYTHON = "Python"
"""What the notice calls it; only a frozen program brings it along and names its version."""
BUILDERS = {"mypy": "runtime library", "pyinstaller": "bootloader"}
"""What builds the program and leaves a part of itself in it: the part by package."""
LICENCES = {"mypy": "MIT and PSF-2.0", "pyinstaller": "GPL-2.0-or-later with an exception"}
"""The licences of those parts."""
LICENCE_FILE = re.compile(r"\.dist-info/(licen[cs]es/)?(LICEN[CS]E|COPYING)[^/]*$", re.IGNORECASE)
"""A licence of the package itself; those of parts lie in folders below."""
ICU_LIBRARY = re.compile(r"libicudata\.so\.(\d+)$")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)")


class Pin(NamedTuple):
    """A package of a lock file."""

    name: str
    version: str


def pins(lock: Path) -> list[Pin]:
    """Return the packages of a lock file, on whatever system they are needed."""
    found = map(PIN.match, lock.read_text(encoding="utf-8").splitlines())
    return [Pin(pin[1], pin[2]) for pin in found if pin]


def builders() -> list[tuple[Pin, str]]:
    """Return what builds the program and which part of itself it leaves in it."""
    return [(pin, BUILDERS[pin.name]) for pin in pins(BUILD_LOCK) if pin.name in BUILDERS]


def qt_version() -> str:
    """Return the version of Qt that the wheels of Qt for Python bring: it is their own."""
    return next(pin.version for pin in pins(PROGRAM_LOCK) if pin.name == "pyside6-essentials")


def icu_version() -> str:
    """Return the version of ICU that the wheels of Qt for Python bring, on Linux."""
    files = metadata.files("pyside6-essentials") or []
    found = [ICU_LIBRARY.search(str(file)) for file in files]
    return next(one[1] for one in found if one)


def notice() -> str:
    """Return the whole notice; raises OSError or PackageNotFoundError for what is missing."""
    return "\n".join((HEAD, *_contents(), *_chapters()))


def of_frozen(words: str) -> str:
    """Return a notice for a program that brings the Python along that this runs on."""
    return words.replace(f"\n  {PYTHON}:", f"\n  {PYTHON} {platform.python_version()}:", 1)


def _contents() -> Iterator[str]:
    for pin in pins(PROGRAM_LOCK):
        yield f"  {pin.name} {pin.version}: {_licence(pin.name)}"
    for pin, part in builders():
        yield f"  {pin.name} {pin.version}, its {part}: {LICENCES[pin.name]}"
    yield "  libffi, a part of cffi: MIT"
    yield f"  {PYTHON}: PSF-2.0, with code under other licences"
    yield f"  Qt {qt_version()}: LGPL-3.0-only, with code under other licences"
    yield f"  ICU {icu_version()}: Unicode licence"
    yield "  the fonts Manrope and Quicksand: OFL-1.1"
    yield ""


def _chapters() -> Iterator[str]:
    """Give the licence texts, each below its title."""
    yield from _chapter("Minigolf Desktop", _read(CHECKOUT / "LICENSE"))
    for pin in pins(PROGRAM_LOCK):
        texts = _texts(pin.name)
        if texts:
            yield from _chapter(f"{pin.name} {pin.version}", *texts)
        parts = list(_parts(pin.name))
        if parts:
            yield from _chapter(f"What {pin.name} contains", "\n".join(parts))
    for pin, part in builders():
        yield from _chapter(f"{pin.name} {pin.version}, its {part}", *_texts(pin.name))
    yield from _chapter("libffi, a part of cffi", _read(TEXTS / "libffi.txt"))
    yield from _chapter("Python", _read(TEXTS / "Python.txt"))
    yield from _chapter("What Python contains", _read(TEXTS / "python-parts.txt"))
    words = QT_WORDS.format(version=qt_version(), series=qt_version().rpartition(".")[0])
    yield from _chapter(QT, words, _read(TEXTS / "LGPL-3.0.txt"), _read(TEXTS / "GPL-3.0.txt"))
    yield from _chapter("What Qt contains", _read(TEXTS / "qt-components.txt"))
    yield from _chapter("ICU", _read(TEXTS / "ICU.txt"))
    for path in sorted((CHECKOUT / "resources" / "fonts").glob("*-OFL.txt")):
        yield from _chapter(f"The font {path.name.removesuffix('-OFL.txt')}", _read(path))


def _chapter(title: str, *texts: str) -> Iterator[str]:
    yield "=" * WIDTH
    yield title
    yield "=" * WIDTH
    yield ""
    for text in texts:
        yield text.strip("\n")
        yield ""


def _licence(name: str) -> str:
    """Return the licence that a package names for itself."""
    about = metadata.metadata(name).json
    return str(about.get("license_expression") or about.get("license") or "see below")


def _texts(name: str) -> list[str]:
    """Return the licence texts that a package brings along; Qt's brings none."""
    files = metadata.files(name) or []
    found = sorted(
        (file for file in files if LICENCE_FILE.search(str(file))),
        key=str,
    )
    return [_read(Path(str(file.locate()))) for file in found]


def _parts(name: str) -> Iterator[str]:
    """Give the parts that are linked into a package, where it lists them (CycloneDX)."""
    for file in metadata.files(name) or []:
        if str(file).endswith(".cyclonedx.json"):
            for part in json.loads(_read(Path(str(file.locate()))))["components"]:
                licences = [one.get("expression", "") for one in part.get("licenses", ())]
                yield f"{part['name']} {part['version']}: {', '.join(licences) or name + ' itself'}"


def _read(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join(line.rstrip() for line in lines)


def main() -> None:
    """Write the notice anew."""
    words = "Write the notice of everybody else's work anew."
    argparse.ArgumentParser(description=words).parse_args()
    NOTICE.parent.mkdir(exist_ok=True)
    NOTICE.write_text(notice(), encoding="utf-8")


if __name__ == "__main__":
    main()
