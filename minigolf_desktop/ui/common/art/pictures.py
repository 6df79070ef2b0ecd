"""The pictures of the resources: SVG files, drawn sharp at every size.

A picture goes by its path in the resources without its ending (``designer/portraits/mr-short``).
"""

from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.kept import kept

_INK = "currentColor"
"""Word in the files that stands for the colour asked for."""


def paint_picture(painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
    """Paint a picture into a rectangle.

    ``colour`` is for what has no colour of its own. Raises ContentError if there is no such
    picture.
    """
    _renderer(name, colour.name() if colour else "").render(painter, rect)


def paint_picture_at(painter: QPainter, name: str, origin: QPointF, scale: float = 1.0) -> None:
    """Paint a picture whose own origin stands at a point; ``scale`` is the length of its unit.

    Raises ContentError if there is no such picture.
    """
    renderer = _renderer(name, "")
    box = renderer.viewBoxF()
    renderer.render(painter, QRectF(origin + box.topLeft() * scale, box.size() * scale))


def picture_pixmap(
    name: str, size: int, ratio: float = 1.0, colour: QColor | None = None
) -> QPixmap:
    """Return a picture in a square of ``size`` logical pixels for a screen of that pixel ratio.

    ``colour`` is for what has no colour of its own. Raises ContentError if there is no such
    picture.
    """
    return _pixmap(name, size, ratio, colour.name() if colour else "")


@keeps_pictures(8 * MEGABYTE)
def _pixmap(name: str, size: int, ratio: float, colour: str) -> QPixmap:
    renderer = _renderer(name, colour)
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


@kept(128)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = _source(name)
    return QSvgRenderer(QByteArray((source.replace(_INK, colour) if colour else source).encode()))


@cache
def _source(name: str) -> str:
    try:
        return resource(f"{name}.svg").read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(f"there is no picture {name!r}") from error
