"""Sheets of paper: their sizes and inks, files of them, and the tables to write in.

Lengths are in units of 144 to an inch, whatever the sheet is painted on. Whoever paints a page gets
the room within its margins; in black ink nothing has a colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.art.drawing import CENTER, LEFT
from minigolf_desktop.ui.common.picture_file import RESOLUTION
from minigolf_desktop.ui.common.text import in_order
from minigolf_desktop.ui.common.theme import LIGHT, FontRole, font

if TYPE_CHECKING:
    from PySide6.QtGui import QPagedPaintDevice

UNITS = 144.0
"""Units of a sheet to an inch."""
_MILLIMETRES = 25.4
MARGIN = 64.0
"""White at each edge: what printers cannot reach, and where a sheet is held."""


_OF_LETTER = frozenset(
    {QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico}
)


class Paper(StrEnum):
    """The sizes of paper that homes have."""

    A4 = "a4"
    LETTER = "letter"

    @classmethod
    def usual(cls) -> Paper:
        """Return the paper that homes have in the country of the system."""
        return cls.LETTER if QLocale.system().territory() in _OF_LETTER else cls.A4

    @property
    def page_size(self) -> QtGui.QPageSize:
        """The size as Qt knows it."""
        sizes = QtGui.QPageSize.PageSizeId
        return QtGui.QPageSize(sizes.A4 if self is Paper.A4 else sizes.Letter)

    def size(self, *, lies: bool) -> QSizeF:
        """Return the size of a sheet that stands or lies."""
        millimetres = QSizeF(210, 297) if self is Paper.A4 else QSizeF(215.9, 279.4)
        upright = millimetres * (UNITS / _MILLIMETRES)
        return upright.transposed() if lies else upright


class Ink(StrEnum):
    """What a sheet is printed with."""

    COLOUR = "colour"
    BLACK = "black"

    @property
    def text(self) -> QColor:
        """Of words and of the strongest lines."""
        return LIGHT.text if self is Ink.COLOUR else QColor("black")

    @property
    def pale(self) -> QColor:
        """Of words that matter less."""
        return QColor("#6F685C") if self is Ink.COLOUR else QColor("#505050")

    @property
    def line(self) -> QColor:
        """Of the lines of tables."""
        return QColor("#A39B8B") if self is Ink.COLOUR else QColor("#808080")

    @property
    def ground(self) -> QColor:
        """Below the heads of tables."""
        return QColor("#F1EBDC") if self is Ink.COLOUR else QColor("#ECECEC")


PaintPage = Callable[[QPainter, QRectF], None]
"""Paints a page into the room within its margins."""


class Sheets(NamedTuple):
    """Pages that belong together."""

    title: str
    pages: tuple[PaintPage, ...]
    lies: bool = False
    """Whether they lie on their longer side."""


def write_sheets(
    sheets: Sheets, paper: Paper, path: Path, tell: Callable[[int], object] = lambda number: None
) -> None:
    """Write all pages as a PDF file; tell of each that is done. Raises StorageError.

    Needs a QGuiApplication with the fonts loaded.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QtGui.QPdfWriter(buffer)
    writer.setTitle(sheets.title)
    writer.setResolution(RESOLUTION)
    lay_out(writer, sheets, paper)
    painter = QPainter(writer)
    for number in range(len(sheets.pages)):
        if number:
            writer.newPage()
        paint_page(painter, sheets, number, paper, RESOLUTION / UNITS)
        tell(number)
    painter.end()
    write_atomically(path, bytes(buffer.data().data()))


def lay_out(device: QPagedPaintDevice, sheets: Sheets, paper: Paper) -> None:
    """Make a device that has pages one of such sheets, which are painted from edge to edge."""
    ways = QtGui.QPageLayout.Orientation
    way = ways.Landscape if sheets.lies else ways.Portrait
    device.setPageLayout(QtGui.QPageLayout(paper.page_size, way, QMarginsF()))


def page_image(sheets: Sheets, number: int, paper: Paper, dots: float) -> QImage:
    """Return a picture of a page, so many ``dots`` to an inch."""
    scale = dots / UNITS
    size = (paper.size(lies=sheets.lies) * scale).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, sheets, number, paper, scale)
    painter.end()
    return image


def paint_page(painter: QPainter, sheets: Sheets, number: int, paper: Paper, scale: float) -> None:
    """Paint a page whose corner is the origin; ``scale`` is how long a unit is."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(scale, scale)
    size = paper.size(lies=sheets.lies)
    room = QRectF(0, 0, size.width(), size.height())
    sheets.pages[number](painter, room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
    painter.restore()


def paper_called(name: str) -> Paper:
    """Return the paper of a name; raises StorageError for another."""
    try:
        return Paper(name)
    except ValueError as error:
        raise StorageError("{name} is no paper", name=name) from error


# Words on paper

LEAST = 0.6
"""Of a size: the smallest to which words are written that lack room."""


def write_in(
    painter: QPainter,
    room: QRectF,
    words: str,
    role: FontRole,
    size: float,
    ink: QColor,
    where: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write a line into a room: smaller where it lacks room, and never out of it.

    ``size`` is that of the role by which it is multiplied.
    """
    words = in_order(words)
    face = font(role, size)
    wide = QFontMetricsF(face).horizontalAdvance(words)
    if wide > room.width():
        face = font(role, size * max(LEAST, 0.98 * room.width() / wide))
    dots = Qt.TextElideMode.ElideRight
    shown = QFontMetricsF(face).elidedText(words, dots, room.width() + 0.5)
    painter.setFont(face)
    painter.setPen(ink)
    draw_words(painter, room, int(where), shown)


def write_lines(
    painter: QPainter, room: QRectF, words: str, role: FontRole, size: float, ink: QColor
) -> float:
    """Write words into a room, in as many lines as they need; return the height of these.

    They are smaller where they lack room.
    """
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    words = in_order(words)
    for share in (1.0, 0.9, 0.8, 0.7, LEAST):
        face = font(role, size * share)
        taken = QFontMetricsF(face).boundingRect(room, flags, words)
        if taken.height() <= room.height() and taken.width() <= room.width():
            break
    painter.setFont(face)
    painter.setPen(ink)
    draw_words(painter, room, int(flags), words)
    return taken.height()


def draw_words(painter: QPainter, room: QRectF, flags: int, words: str) -> None:
    """Draw words into their room: all that stands on sheets is drawn here."""
    painter.drawText(room, flags, words)


class Cell(NamedTuple):
    """A field of a table."""

    words: str = ""
    """What stands in it; empty for one to write in."""
    is_head: bool = False
    """Whether it tells what the others of its row or column are."""
    where: Qt.AlignmentFlag = CENTER
    note: str = ""
    """Smaller words below."""
    is_closed: bool = False
    """Whether nothing is to be written there."""


def paint_table(
    painter: QPainter,
    area: QRectF,
    widths: Sequence[float],
    rows: Iterable[Sequence[Cell]],
    row: float,
    ink: Ink,
) -> float:
    """Paint a table from the top of an area on, its columns as wide as their shares of it.

    ``row`` is the height of a row; returns where the table ends.
    """
    unit = area.width() / sum(widths)
    top = area.top()
    for cells in rows:
        left = area.left()
        for cell, share in zip(cells, widths, strict=True):
            room = QRectF(left, top, share * unit, row)
            _paint_cell(painter, room, cell, ink)
            left = room.right()
        top += row
    painter.setPen(QPen(ink.text, 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(area.left(), area.top(), area.width(), top - area.top()))
    return top


_INSET = 7.0
"""Of words from the edges of their field."""
_SIZE = 1.7


def _paint_cell(painter: QPainter, room: QRectF, cell: Cell, ink: Ink) -> None:
    painter.setPen(QPen(ink.line, 1.2))
    painter.setBrush(ink.ground if cell.is_head or cell.is_closed else Qt.BrushStyle.NoBrush)
    painter.drawRect(room)
    inner = room.adjusted(_INSET, 0, -_INSET, 0)
    size = min(_SIZE, room.height() / 26)
    if not cell.note:
        role: FontRole = "small_bold" if cell.is_head else "small_body"
        write_in(painter, inner, cell.words, role, size, ink.text, cell.where)
        return
    upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.5)
    lower = QRectF(inner.left(), upper.bottom() - 3, inner.width(), inner.height() * 0.46)
    write_in(painter, upper, cell.words, "small_bold", size, ink.text, cell.where)
    note = lower.adjusted(0, 0, 0, -2)
    write_lines(painter, note, cell.note, "caption", size * 0.86, ink.pale)


def paint_head(painter: QPainter, area: QRectF, title: str, note: str, ink: Ink) -> float:
    """Paint the head of a page, a title and what is told beside it; return where it ends."""
    line = QRectF(area.left(), area.top(), area.width(), 56)
    write_in(
        painter,
        QRectF(line.left(), line.top(), line.width() * 0.58, line.height()),
        title,
        "course_name",
        2.0,
        ink.text,
    )
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    beside = QRectF(line.left() + line.width() * 0.6, line.top(), line.width() * 0.4, line.height())
    write_in(painter, beside, note, "body", 1.7, ink.pale, right)
    painter.setPen(QPen(ink.text, 2.2))
    painter.drawLine(line.bottomLeft(), line.bottomRight())
    return line.bottom() + 18


def paint_foot(painter: QPainter, area: QRectF, words: str, ink: Ink) -> None:
    """Paint a line of small words at the bottom of a page."""
    foot = QRectF(area.left(), area.bottom() - 22, area.width(), 22)
    write_in(painter, foot, words, "caption", 1.3, ink.pale)
