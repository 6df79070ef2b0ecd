"""What judges of packages, menu entries and metainfo say of those of this program, on Linux."""

from __future__ import annotations

import tempfile
from pathlib import Path

from clean_system import run


def judge_package(package: Path) -> None:
    """Let lintian look at a Debian package, others at what it brings; raises CheckFailed."""
    run("lintian", "--fail-on", "error,warning", str(package))
    with tempfile.TemporaryDirectory() as folder:
        run("dpkg-deb", "--extract", str(package), folder)
        judge_share(Path(folder, "usr", "share"))


def judge_share(share: Path) -> None:
    """Let menu entries and metainfo below a folder be looked at; raises CheckFailed."""
    for entry in (share / "applications").iterdir():
        run("desktop-file-validate", str(entry))
    for metainfo in (share / "metainfo").iterdir():
        run("appstreamcli", "validate", "--no-net", str(metainfo))
