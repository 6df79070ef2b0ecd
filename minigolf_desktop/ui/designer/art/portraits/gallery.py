"""Who is drawn by which painter, on which tint."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded, fill, oval
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.portraits import ladies, misters, newcomers


@dataclass(frozen=True)
class _Sitter:
    tint: str
    """Colour of the disc."""
    glow: str
    """Lighter colour of the spot of light on it."""
    draw: Callable[[QPainter], None]


_SITTERS = {
    "mr-short": _Sitter("#F3C9A5", "#FADFC4", misters.draw_short),
    "mr-long": _Sitter("#C9D8EE", "#DFE9F7", misters.draw_long),
    "mr-linear": _Sitter("#D8D2C4", "#E9E4D8", misters.draw_linear),
    "mr-turner": _Sitter("#F7DD9C", "#FBE9BC", misters.draw_turner),
    "mr-luckyfor": _Sitter("#CFE6B4", "#E2F2CE", misters.draw_luckyfor),
    "mr-uberstitious": _Sitter("#D7CBEA", "#E7DFF4", misters.draw_uberstitious),
    "mr-straightforward": _Sitter("#BFE3EA", "#D8F0F4", misters.draw_straightforward),
    "mrs-hotdog": _Sitter("#F6D38B", "#FBE5B5", ladies.draw_hotdog),
    "mrs-evergreen": _Sitter("#BBDCC4", "#D3EBD9", ladies.draw_evergreen),
    "mrs-sprinkle": _Sitter("#B9DDF2", "#D5ECF9", ladies.draw_sprinkle),
    "mrs-bloom": _Sitter("#F6CBD6", "#FBE0E7", ladies.draw_bloom),
    "mrs-lazy": _Sitter("#F2E2B6", "#F9EFD2", ladies.draw_lazy),
    "mrs-plumber": _Sitter("#BFE0DA", "#D5EDE6", ladies.draw_plumber),
    "mrs-sloppy": _Sitter("#D5E3F2", "#E7F0F9", ladies.draw_sloppy),
    "mr-intheway": _Sitter("#F3DFB0", "#FAEFD0", newcomers.draw_intheway),
    "mr-perfect": _Sitter("#D9DFE6", "#ECF0F4", newcomers.draw_perfect),
    "mrs-noreturn": _Sitter("#A9D3E6", "#CBE7F2", newcomers.draw_noreturn),
    "mrs-camper": _Sitter("#CFE3B8", "#E3F0D2", newcomers.draw_camper),
}
_STRANGER = _Sitter("#E0DACB", "#EDE9DE", misters.draw_stranger)


def portrait_ids() -> tuple[str, ...]:
    """Return the ids of the clients that have a portrait of their own."""
    return tuple(_SITTERS)


def portrait_pixmap(client_id: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a client's round portrait, ``size`` logical pixels wide.

    ``ratio`` is the pixel ratio of the screen. A client without a portrait gets a plain figure.
    """
    return _pixmap(client_id, size, ratio, theme)


def paint_portrait(painter: QPainter, client_id: str, rect: QRectF, theme: Theme) -> None:
    """Paint a client's portrait into a square."""
    sitter = _SITTERS.get(client_id, _STRANGER)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    fill(painter, oval(50, 50.8, 48.8), theme.text if not theme.is_dark else "#000000", 0.14)
    disc = QPainterPath()
    disc.addEllipse(QPointF(50, 49.6), 48.8, 48.8)
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(0, 0, 100, 100), faded(sitter.tint, 1))
    fill(painter, oval(30, 26, 36), sitter.glow)
    sitter.draw(painter)
    painter.restore()


@lru_cache(maxsize=128)
def _pixmap(client_id: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    paint_portrait(painter, client_id, QRectF(0, 0, size, size), theme)
    painter.end()
    return picture
