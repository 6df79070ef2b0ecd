"""Images as the bytes of a PNG file, and whether such bytes are whole."""

import zlib

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LENGTH, _KIND, _SUM = 4, 4, 4
"""Bytes of a chunk about its data: how much there is and of what kind, and the sum over both."""


def png_bytes(image: QImage) -> bytes:
    """Return what a PNG file of an image holds."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


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
