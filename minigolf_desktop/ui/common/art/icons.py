"""One-colour icons on a grid of 24 units, drawn from the SVG files of the resources."""

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.ui.common.art.drawing import clear_pixmap

_INK = "currentColor"
"""Word in the files that stands for the colour asked for."""

_RATIOS = (1.0, 1.5, 2.0, 3.0)
"""Pixel ratios that a QIcon carries pictures for."""


def icon_names() -> tuple[str, ...]:
    """Return the names of all icons, in the order of the alphabet."""
    return tuple(sorted(path.stem for path in resource("icons").glob("*.svg")))


def paint_icon(painter: QPainter, name: str, colour: QColor, rect: QRectF) -> None:
    """Paint an icon into a rectangle; raises ContentError if there is no icon of that name."""
    _renderer(name, colour.name()).render(painter, rect)


def icon_pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """Return an icon in a square of ``size`` logical pixels for a screen of that pixel ratio.

    Icons in several colours of their own (``smile``) ignore ``colour``. Raises ContentError if
    there is no icon of that name.
    """
    return _pixmap(name, colour.name(), size, ratio)


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


@lru_cache(maxsize=1024)
def _pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    renderer = _renderer(name, colour)
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(name).replace(_INK, colour).encode()))


@cache
def _source(name: str) -> str:
    path = resource("icons", f"{name}.svg")
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(f"icons: there is no icon {name!r}") from error
