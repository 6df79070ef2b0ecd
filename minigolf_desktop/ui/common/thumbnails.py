"""The small pictures of saved games: written whole or not at all, read with care."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader, QPixmap

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.ui.common.png import is_whole, png_bytes

MOST_BYTES = 1_000_000
"""A larger file is no small picture."""
LONGEST = 2_000
"""Pixels of a side: a picture of another program may be too large to be drawn small."""


def keep_thumbnail(place: Path, picture: QImage) -> None:
    """Write a picture as PNG; raises DiskError, and the one before then stays."""
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
