"""The icons in the packages, and those that the program draws."""

import pytest
from PySide6.QtGui import QImage
from release import icon_files, product

from minigolf_desktop.ui.common.art.pictures import APP_ICON, picture_pixmap

ICONS = product.SHARE / "icons" / "hicolor"


@pytest.mark.parametrize("size", [16, 64])
def test_the_icon_in_the_menu_is_that_of_the_window(qapp, size):
    shipped = QImage(str(ICONS / f"{size}x{size}" / "apps" / f"{product.COMMAND}.png"))
    drawn = picture_pixmap(APP_ICON, size).toImage()
    pairs = zip(_channels(shipped), _channels(drawn), strict=True)
    # Processors round the edges of curves differently, by one step of 255.
    assert max(abs(one - other) for one, other in pairs) <= 1


def _channels(image: QImage) -> bytes:
    converted = image.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(converted.constBits())


def test_icons_of_windows_and_macos_hold_every_picture():
    pictures = {
        size: b"\x89PNG" + bytes(size) for size in (16, 24, 32, 48, 64, 128, 256, 512, 1024)
    }
    ico, icns = icon_files.ico(pictures), icon_files.icns(pictures)
    for size in icon_files.ICO_SIZES:
        assert pictures[size] in ico
    assert int.from_bytes(ico[4:6], "little") == len(icon_files.ICO_SIZES)
    for kind, size in icon_files.ICNS_KINDS.items():
        assert kind + (8 + len(pictures[size])).to_bytes(4, "big") + pictures[size] in icns
    assert int.from_bytes(icns[4:8], "big") == len(icns)


def test_qt_reads_the_icon_of_windows(qapp):
    icon = QImage(str(product.INSTALLER / "release" / "icons" / "icon.ico"))
    assert not icon.isNull()
