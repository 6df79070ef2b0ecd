"""One-colour icons on a grid of 24 units."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.art.pictures import paint_picture, picture_pixmap

_RATIOS = (1.0, 1.5, 2.0, 3.0)
"""Pixel ratios that a QIcon carries pictures for."""


def icon_names() -> tuple[str, ...]:
    """Return the names of all icons, in the order of the alphabet."""
    return tuple(sorted(path.stem for path in resource("icons").glob("*.svg")))


def paint_icon(painter: QPainter, name: str, colour: QColor, rect: QRectF) -> None:
    """Paint an icon into a rectangle; raises ContentError if there is no icon of that name."""
    paint_picture(painter, f"icons/{name}", rect, colour)


def icon_pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """Return an icon in a square of ``size`` logical pixels for a screen of that pixel ratio.

    Icons in several colours of their own (``smile``) ignore ``colour``. Raises ContentError if
    there is no icon of that name.
    """
    return picture_pixmap(f"icons/{name}", size, ratio, colour)


def icon(name: str, colour: QColor, size: int, disabled: QColor | None = None) -> QIcon:
    """Return an icon for buttons and menus, sharp on every screen.

    ``disabled`` is its colour on a control that cannot be used; without it Qt greys the picture.
    Raises ContentError if there is no icon of that name.
    """
    result = QIcon()
    for ratio in _RATIOS:
        result.addPixmap(icon_pixmap(name, colour, size, ratio))
        if disabled is not None:
            greyed = icon_pixmap(name, disabled, size, ratio)
            result.addPixmap(greyed, QIcon.Mode.Disabled)
    return result
