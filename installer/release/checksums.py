"""The checksums of packages, by which people can tell whether a download is whole."""

from __future__ import annotations

import hashlib
from pathlib import Path

CHECKSUMS = "SHA256SUMS"


def sha256(file: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal digits."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def write_checksums(out: Path) -> None:
    """Write the SHA-256 of every package in a folder, as `sha256sum --check` reads them."""
    packages = sorted(path for path in out.iterdir() if path.is_file() and path.name != CHECKSUMS)
    lines = [f"{sha256(one)}  {one.name}\n" for one in packages]
    (out / CHECKSUMS).write_text("".join(lines), encoding="ascii")
