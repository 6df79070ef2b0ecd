"""Small pictures of games: whole or not at all, and read with care."""

import errno
import os

import pytest
from odd import ODD
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.ui.common.thumbnails import LONGEST, keep_thumbnail, kept_thumbnail, png_bytes


@pytest.fixture
def picture(qapp):
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    return image


def test_a_picture_that_is_kept_is_read_again(picture, tmp_path):
    place = tmp_path / "saves" / "match.png"
    keep_thumbnail(place, picture)
    assert kept_thumbnail(place).toImage().pixelColor(5, 5) == QColor("green")


def test_a_full_disk_leaves_the_picture_before_and_nothing_else(picture, tmp_path, monkeypatch):
    place = tmp_path / "match.png"
    keep_thumbnail(place, picture)
    before = place.read_bytes()

    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    picture.fill(QColor("red"))
    with pytest.raises(DiskError):
        keep_thumbnail(place, picture)
    assert place.read_bytes() == before
    assert list(tmp_path.iterdir()) == [place]


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_picture_is_none(qapp, tmp_path, odd):
    ODD[odd](tmp_path / "match.png")
    assert kept_thumbnail(tmp_path / "match.png").isNull()


@pytest.mark.parametrize("damage", ["a byte", "its end", "a chunk"])
def test_nobody_is_told_of_a_picture_that_is_damaged(picture, tmp_path, damage, capfd):
    data = bytearray(png_bytes(picture))
    if damage == "a byte":
        data[data.index(b"IDAT") + 8] ^= 1
    elif damage == "its end":
        del data[-20:]
    else:
        data[8:12] = b"\x7f\xff\xff\xff"
    place = tmp_path / "match.png"
    place.write_bytes(data)
    assert kept_thumbnail(place).isNull()
    assert capfd.readouterr().err == ""


def test_a_picture_too_large_to_be_one_of_ours_is_none(picture, tmp_path):
    place = tmp_path / "match.png"
    place.write_bytes(png_bytes(picture.scaled(QSize(LONGEST + 1, 1))))
    assert kept_thumbnail(place).isNull()
