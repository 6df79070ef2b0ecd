"""Images as the bytes of a PNG file, and whether such bytes are whole."""

import struct
import zlib

from PySide6.QtGui import QImage

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB, _RGBA = 2, 6
"""Kinds of pixels, without and with how clear they are."""
_AS_IT_IS = b"\0"
"""Before a row: how it is told."""
_LENGTH, _KIND, _SUM = 4, 4, 4
"""Bytes of a chunk about its data: how much there is and of what kind, and the sum over both."""


def png_bytes(image: QImage) -> bytes:
    """Return what a PNG file of an image holds.

    Qt's own writer tells each row by its difference from the one above. Art of flat colours, as
    ours, is smaller as it is, written in half the time, and read in half the time: home waits.
    """
    clear = image.hasAlphaChannel()
    formats = QImage.Format
    image = image.convertToFormat(formats.Format_RGBA8888 if clear else formats.Format_RGB888)
    bits, line, width = image.constBits(), image.bytesPerLine(), image.width() * (4 if clear else 3)
    rows = range(0, image.height() * line, line)
    packed = zlib.compressobj(strategy=zlib.Z_FILTERED)
    pixels = packed.compress(b"".join(_AS_IT_IS + bits[row : row + width] for row in rows))
    kind = _RGBA if clear else _RGB
    header = struct.pack(">IIBBBBB", image.width(), image.height(), 8, kind, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", pixels + packed.flush()), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def is_whole(png: bytes) -> bool:
    """Return whether nothing of a PNG file is lost or changed, by the sums of its chunks.

    Qt's reader writes what it thinks of others to the program's standard error.
    """
    if not png.startswith(_SIGNATURE):
        return False
    place, kind = len(_SIGNATURE), b""
    while kind != b"IEND":
        length = int.from_bytes(png[place : place + _LENGTH], "big")
        start = place + _LENGTH
        end = start + _KIND + length
        if end + _SUM > len(png):
            return False
        kind = png[start : start + _KIND]
        if zlib.crc32(png[start:end]) != int.from_bytes(png[end : end + _SUM], "big"):
            return False
        place = end + _SUM
    return True
