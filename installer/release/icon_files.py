"""The files that Windows and macOS want an icon in: several PNG pictures in one file."""

from __future__ import annotations

import struct
from collections.abc import Mapping

Pictures = Mapping[int, bytes]
"""PNG files by the length of their sides in pixels."""

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    # For screens of twice the density: what is shown at 16, 32, 128, 256 and 512.
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}
"""The sizes of pictures, by what macOS calls them."""


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
        for kind, size in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(bodies)) + bodies
