"""The mark of the program: a cup on brick-red concrete, with a red flag in it."""

from PySide6.QtGui import QIcon

from minigolf_desktop.ui.common.art.pictures import picture_pixmap

LOGO = "pictures/logo"
"""The mark; its pole has the colour asked for."""
APP_ICON = "pictures/app-icon"
"""The mark on a tile of lawn."""
_SIZES = (16, 24, 32, 48, 64, 128, 256)


def app_icon() -> QIcon:
    """Return the icon of windows and task bars."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(picture_pixmap(APP_ICON, size))
    return icon
