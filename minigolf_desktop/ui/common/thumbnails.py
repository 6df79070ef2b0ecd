"""The small pictures of saved games: written whole or not at all, read with care."""

import zlib
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPixmap

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import read_bytes

MOST_BYTES = 1_000_000
"""A larger file is no small picture."""
LONGEST = 2_000
"""Pixels of a side: a picture of another program may be too large to be drawn small."""
_COMPRESSION = 50
"""Of 100: flat art takes hardly less room with more, and twice the time."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LENGTH, _KIND, _SUM = 4, 4, 4
"""Bytes of the length of a chunk, of its kind, and of the checksum behind its data."""


def keep_thumbnail(place: Path, picture: QImage) -> None:
    """Write a picture as PNG; raises DiskError, and the earlier picture then stays."""
    write_atomically(place, png_bytes(picture))


def kept_thumbnail(place: Path) -> QPixmap:
    """Return a picture; a null one where there is none, or none that could be shown."""
    try:
        data = read_bytes(place, MOST_BYTES)
    except StorageError:
        return QPixmap()
    if not is_whole(data):
        return QPixmap()
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if not 0 < max(size.width(), size.height()) <= LONGEST:
        return QPixmap()
    return QPixmap.fromImage(reader.read())


def png_bytes(image: QImage) -> bytes:
    """Return the bytes of a PNG file of an image."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(_COMPRESSION)
    writer.write(image)
    return bytes(buffer.data().data())


def is_whole(png: bytes) -> bool:
    """Return whether nothing of a PNG file is lost or changed, by the checksums of its chunks.

    Qt's reader would write to standard error what is wrong with it.
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
