"""What both packages of Linux have in common: the machine's name, the tree below `share`."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Sequence
from pathlib import Path

from release.appstream import metainfo
from release.product import IDENTIFIER, SHARE, Release

LICENCE_FILES = ("LICENSE", "CHANGELOG.md")


def machine() -> str:
    """Return the kind of processor, as Linux calls it."""
    return platform.machine()


def copy_share(target: Path, history: Sequence[Release], home: str) -> None:
    """Copy desktop entry, icons, file type and man page, and write the metainfo of a release."""
    shutil.copytree(SHARE, target, dirs_exist_ok=True)
    text = metainfo(history, home)
    (target / "metainfo" / f"{IDENTIFIER}.metainfo.xml").write_text(text, encoding="utf-8")


def settle(tree: Path, release: Release) -> None:
    """Give everything in a tree the plain rights and the time of its release."""
    moment = release.moment.timestamp()
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or is_program(path)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def is_program(path: Path) -> bool:
    """Tell whether a file is a program: it runs, and is no shared library."""
    return os.access(path, os.X_OK) and ".so" not in path.name
