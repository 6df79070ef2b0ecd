"""The pictures of the resources: SVG files, drawn sharp at every size.

A picture goes by its path in the resources without its ending (``designer/portraits/mr-short``).
"""

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures, kept
from minigolf_desktop.ui.common.theme import Theme

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
    try:
        source = resource(f"{name}.svg").read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(f"there is no picture {name!r} ({error})") from error
    return QSvgRenderer(QByteArray((source.replace(_INK, colour) if colour else source).encode()))


_ICON_RATIOS = (1.0, 1.5, 2.0, 3.0)
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
    for ratio in _ICON_RATIOS:
        result.addPixmap(icon_pixmap(name, colour, size, ratio))
        if disabled is not None:
            greyed = icon_pixmap(name, disabled, size, ratio)
            result.addPixmap(greyed, QIcon.Mode.Disabled)
    return result


LOGO = "pictures/logo"
"""The mark; its pole has the colour asked for."""
APP_ICON = "pictures/app-icon"
"""The mark on a tile of lawn."""
_APP_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def app_icon() -> QIcon:
    """Return the icon of windows and task bars."""
    icon = QIcon()
    for size in _APP_ICON_SIZES:
        icon.addPixmap(picture_pixmap(APP_ICON, size))
    return icon


FACES = ("unhappy", "disappointed", "unexcited", "happy", "impressed")
"""Names of the faces by level, worst first."""


def face_pixmap(level: int, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the face of a level, 0 unhappy to 4 impressed, in a square of ``size`` pixels.

    ``ratio`` is the pixel ratio of the screen. Raises IndexError for another level.
    """
    return picture_pixmap(f"icons/faces/{FACES[level]}", size, ratio)


_CARD = QSizeF(244, 186)


@keeps_pictures(2 * MEGABYTE)
def home_card(name: str, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the picture of a game, filling ``size`` logical pixels; its corners are square.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if there is no such picture.
    """
    # A course of 18 Holes is a bitmap: its tiles take long to paint.
    if resource("pictures", "home", f"{name}.png").exists():
        return bitmap_card(f"home/{name}", size, ratio, theme)
    picture = clear_pixmap(size.width(), size.height(), ratio)
    painter = QPainter(picture)
    paint_picture(painter, f"pictures/home/{name}", _frame(_CARD, size))
    let_evening_come(painter, size, theme)
    painter.end()
    return picture


def bitmap_card(name: str, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return a bitmap of the pictures, filling ``size`` logical pixels as :func:`home_card` does.

    What has no room at two of its sides is left out.
    """
    picture = clear_pixmap(size.width(), size.height(), ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    image = QImage(str(resource("pictures", f"{name}.png")))
    painter.drawImage(_frame(QSizeF(image.size()), size), image)
    let_evening_come(painter, size, theme)
    painter.end()
    return picture


def _frame(shape: QSizeF, size: QSize) -> QRectF:
    """Return the room of what has a shape and fills a size, with its middle in the middle."""
    room = shape.scaled(QSizeF(size), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    frame = QRectF(QPointF(), room)
    frame.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    return frame


def let_evening_come(painter: QPainter, size: QSize, theme: Theme) -> None:
    """Lay the evening over a picture that was drawn by day, in the dark theme."""
    # Not fillRect, which loads all gradients that Qt knows.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.evening)
    painter.drawRect(QRectF(QPointF(), QSizeF(size)))
