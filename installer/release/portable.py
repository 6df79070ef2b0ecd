"""The portable archive for Linux: unpacked anywhere, it runs."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

from release import product
from release.linux import LICENCE_FILES, copy_share, machine, settle
from release.product import CHECKOUT, Release
from release.slimming import CARRIED

README = """\
{name} {version}

Start the program `{command}` in this folder. Nothing needs to be installed, and the folder may
be moved. `./{command} --self-test` tells whether everything it needs is there.

Your games are kept in ~/.local/share/{command}, your settings in ~/.config/{command}, a log of
errors in ~/.local/state/{command}/log. To keep all of them on a memory stick beside the program,
start it with MINIGOLF_DESKTOP_HOME=/path/of/a/folder before its name.

The folder `share` holds a menu entry, icons and a man page for those who want to install them.
"""


def build(frozen: Path, work: Path, out: Path, history: tuple[Release, ...], home: str) -> Path:
    """Make the archive and return it."""
    latest = history[0]
    name = f"{product.COMMAND}-{latest.version}-linux-{machine()}"
    tree = work / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(frozen, tree, symlinks=True)
    copy_share(tree / "share", history, home)
    for file in LICENCE_FILES:
        shutil.copy(CHECKOUT / file, tree)
    words = README.format(name=product.NAME, version=latest.version, command=product.COMMAND)
    (tree / "README").write_text(words, encoding="utf-8")
    copy_system_licences(tree)
    settle(tree, latest)
    archive = out / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(tree, name, filter=_nobodys)
    return archive


def copy_system_licences(tree: Path) -> None:
    """Add the licences of the libraries that were taken along from a Debian system."""
    internal = tree / "_internal"
    folder = internal / product.PACKAGE / "resources" / "licences"
    for library in internal.iterdir():
        if not CARRIED.match(library.name) or library.is_symlink():
            continue
        package = owner(library.name)
        if package:
            text = Path("/usr/share/doc", package, "copyright")
            shutil.copy(text, folder / f"{package}.txt")


def owner(library: str) -> str:
    """Return the Debian package that a library comes from; empty where there is none."""
    if shutil.which("dpkg") is None:
        return ""
    found = subprocess.run(
        ["dpkg", "--search", f"*/{library}"], capture_output=True, text=True, check=False
    )
    return found.stdout.partition(":")[0]


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
