"""The AppImage for Linux: one file that is started as it is, without installing anything.

It is what `frozen` made as a file system, behind a small program, the runtime of AppImage, which
mounts it and starts what is inside.
"""

from __future__ import annotations

import shutil
import subprocess
import urllib.request
from pathlib import Path
from typing import NamedTuple

from release import product
from release.checksums import sha256
from release.frozen import BuildFailed
from release.linux import LICENCE_FILES, copy_share, machine, settle
from release.portable import copy_system_licences
from release.product import CHECKOUT, Release

TOOL = "mksquashfs"

RUNTIME_ADDRESS = (
    "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-{machine}"
)


class Runtime(NamedTuple):
    """The runtime for a kind of processor."""

    machine: str
    sha256: str


RUNTIMES = (
    Runtime("x86_64", "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"),
    Runtime("aarch64", "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444"),
)


def build(frozen: Path, work: Path, out: Path, history: tuple[Release, ...], home: str) -> Path:
    """Make the image and return it; raises BuildFailed."""
    if shutil.which(TOOL) is None:
        raise BuildFailed(f"{TOOL}: not found; install squashfs-tools")
    head = runtime(work, machine())
    tree = work / "AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(tree, frozen, history, home)
    body = work / "appimage.squashfs"
    moment = str(int(history[0].moment.timestamp()))
    options = ["-root-owned", "-noappend", "-comp", "zstd", "-Xcompression-level", "19"]
    settled = ["-mkfs-time", moment, "-no-progress", "-quiet"]
    if subprocess.call([TOOL, str(tree), str(body), *options, *settled]):
        raise BuildFailed(f"{TOOL} could not pack the image; the reason stands above")
    image = out / f"{product.COMMAND}-{history[0].version}-{machine()}.AppImage"
    with image.open("wb") as file:
        file.write(head.read_bytes())
        file.write(body.read_bytes())
    image.chmod(0o755)
    return image


def lay_out(tree: Path, frozen: Path, history: tuple[Release, ...], home: str) -> None:
    """Put every file into its place: the program, its share, and what desktops look for on top."""
    library = tree / "usr" / "lib" / product.COMMAND
    shutil.copytree(frozen, library, symlinks=True)
    for file in LICENCE_FILES:
        shutil.copy(CHECKOUT / file, library)
    copy_system_licences(library)
    share = tree / "usr" / "share"
    copy_share(share, history, home)
    # Old tools look for the metainfo under this ending alone.
    metainfo = share / "metainfo" / f"{product.IDENTIFIER}.metainfo.xml"
    metainfo.with_name(f"{product.IDENTIFIER}.appdata.xml").symlink_to(metainfo.name)
    (tree / "AppRun").symlink_to(f"usr/lib/{product.COMMAND}/{product.COMMAND}")
    entry = f"{product.COMMAND}.desktop"
    (tree / entry).symlink_to(f"usr/share/applications/{entry}")
    icon = f"{product.COMMAND}.png"
    (tree / icon).symlink_to(f"usr/share/icons/hicolor/256x256/apps/{icon}")
    (tree / ".DirIcon").symlink_to(icon)
    settle(tree, history[0])


def runtime(work: Path, kind: str) -> Path:
    """Return the runtime for a kind of processor, fetched if need be; raises BuildFailed."""
    wanted = next((one for one in RUNTIMES if one.machine == kind), None)
    if wanted is None:
        raise BuildFailed(f"AppImage has no runtime for {kind}")
    address = RUNTIME_ADDRESS.format(machine=kind)
    file = work / address.rpartition("/")[2]
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with urllib.request.urlopen(address) as answer:
                file.write_bytes(answer.read())
        except OSError as fault:
            raise BuildFailed(f"{fault}: fetch {address} and put it into {file.parent}") from fault
    if sha256(file) != wanted.sha256:
        raise BuildFailed(f"{file} is not the runtime of AppImage that it should be; remove it")
    return file
