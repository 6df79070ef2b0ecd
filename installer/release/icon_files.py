"""The files that Windows and macOS want an icon in: several PNG pictures in one file."""

from __future__ import annotations

import struct
from collections.abc import Mapping

Pictures = Mapping[int, bytes]
"""PNG files by the length of their sides in pixels."""

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
}
"""What macOS calls pictures of these sizes."""


def ico(pictures: Pictures) -> bytes:
    """Return an icon of Windows."""
    directory = struct.pack("<HHH", 0, 1, len(ICO_SIZES))
    start = len(directory) + 16 * len(ICO_SIZES)
    bodies = b""
    for size in ICO_SIZES:
        picture = pictures[size]
        # A side of 256 is written as 0; no palette, one plane, 32 bits a pixel.
        side = size % 256
        place = start + len(bodies)
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        bodies += picture
    return directory + bodies


def icns(pictures: Pictures) -> bytes:
    """Return an icon of macOS."""
    bodies = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kind in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(bodies)) + bodies
