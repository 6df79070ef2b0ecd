"""What may lie where a file is looked for, and whole homes of it."""

import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path

JUNK = b"\x00\xff{not JSON"


def _socket(path: Path) -> None:
    """Put a socket there; names of sockets are short, so that of the folder is left out."""
    before = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(before)


ODD: Mapping[str, Callable[[Path], object]] = {
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a terminal": lambda path: path.symlink_to("/dev/tty"),
    "a socket": _socket,
    "a folder": lambda path: path.mkdir(),
    "a dangling link": lambda path: path.symlink_to(path.parent / "gone" / "far"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "an empty file": lambda path: path.write_bytes(b""),
    "junk": lambda path: path.write_bytes(JUNK),
}
"""By what it is: what puts it at a path."""
