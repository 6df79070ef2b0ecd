"""The wall that framed courses hang on: a grid that can be walked with the arrow keys."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate

from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.furnishings import (
    paint_chosen,
    paint_dashed_frame,
    paint_frame,
    paint_plaque,
)
from minigolf_desktop.ui.common.art.honours import paint_rosette
from minigolf_desktop.ui.common.records.exhibition import FindPicture
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.widgets.gallery import Exhibit, Gallery, Index
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPictures


class HangingGallery(Gallery):
    """Leaves to its heirs where a frame hangs in its cell."""

    def __init__(self, look: Look, name: str, width: float, height: float) -> None:
        super().__init__(look, name, width, height)
        self.look = look
        self.setItemDelegate(_Hung(look, self))

    def frame_in(self, cell: QRectF) -> QRectF:
        """Return where the frame hangs in its cell."""
        raise NotImplementedError


class _Hung(QStyledItemDelegate):
    """Paints a framed course in its cell, in gold where it is looked at."""

    def __init__(self, look: Look, parent: HangingGallery) -> None:
        super().__init__(parent)
        self._look = look
        self._wall = parent

    def sizeHint(self, option: Any, index: Index) -> Any:
        return self._wall.gridSize()

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        look = self._look
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._wall.exhibits[index.row()].paint(painter, cell)
        if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
            keys = self._wall.hasFocus()
            paint_chosen(painter, self._wall.frame_in(cell), look.theme, look.scale, keys)
        elif option.state & QtWidgets.QStyle.StateFlag.State_MouseOver:
            painter.setPen(look.theme.hover_edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._wall.frame_in(cell).adjusted(-3, -3, 3, 3))
        painter.restore()


CELL = (168, 186)
"""Width and height of the room for a frame and its plaque at least."""
_COLUMNS = 5
"""Frames beside each other at most: in a wide window they grow instead."""
_EDGE, _PLAQUE = 12, 46
"""Room round a frame, height of its plaque."""
TOKEN = 22
"""Side of what stands before a score."""
_ROSETTE = 15
_LINE, _BAR = 21, 6
"""Heights of a third line on a plaque with room for the bar below it, and of that bar, which tells
how far something has come."""
_NEXT_LINE = 16
"""From the second line of a plaque to the third."""
_TALLER = 1.16
"""How much higher than its share a frame may hang, where rows leave room."""


class Framed(NamedTuple):
    """A course on the wall."""

    key: str
    """What tells it from the others."""
    words: str
    """Everything about it in one line: for the tooltip and the screen reader."""
    score: str
    """What was reached."""
    title: str
    """What it is."""
    badge: QPixmap
    """Face or tokens before the score; a null one for none."""
    picture: FindPicture
    best: bool = False
    """Whether it wears the rosette."""
    more: str = ""
    """One line more, on walls whose plaques have room for it."""
    part: float | None = None
    """How much of it is done, 0 to 1, as a bar below the words; None for no bar."""


class Wall(HangingGallery):
    """Shows framed courses; the places that are left are dashed."""

    def __init__(
        self, look: Look, name: str, score: FontRole = "points", tells_more: bool = False
    ) -> None:
        """``score`` is how the first line of a plaque is set; with ``tells_more`` it has a third
        one.
        """
        self._score, self._third = score, _LINE if tells_more else 0
        super().__init__(look, name, *self._cell_wanted)
        self._framed: tuple[Framed, ...] = ()
        self._pictures = LaterPictures(look, self, lambda *size: QPixmap())
        self._pictures.painted.connect(self.viewport().update)

    @property
    def _cell_wanted(self) -> tuple[int, int]:
        return CELL[0], CELL[1] + self._third

    @property
    def _plaque(self) -> int:
        return _PLAQUE + self._third

    @property
    def framed(self) -> tuple[Framed, ...]:
        """What hangs there, in order."""
        return self._framed

    def hang(self, framed: Sequence[Framed]) -> None:
        """Hang others, and look at the first."""
        self._framed = tuple(framed)
        self.show_exhibits(
            [Exhibit(one.key, one.words, partial(self._paint, one)) for one in framed]
        )
        if framed:
            self.look_at(framed[0].key)

    def add(self, one: Framed) -> None:
        """Hang one more after the others."""
        self._framed = (*self._framed, one)
        exhibit = Exhibit(one.key, one.words, partial(self._paint, one))
        self.insert_exhibit(len(self._framed) - 1, exhibit)

    def take_down(self, key: str) -> None:
        """Take a picture down; if it was chosen, choose the one that takes its place."""
        row = next((row for row, one in enumerate(self._framed) if one.key == key), None)
        if row is None:
            return
        kept = self.current
        left = self._framed[:row] + self._framed[row + 1 :]
        self.hang(left)
        if left:
            self.look_at(left[min(row, len(left) - 1)].key if kept == key else kept)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frames, and the places where others may hang one day."""
        super().paintEvent(event)
        grid, room = self.gridSize(), self.viewport().size()
        columns = max(1, min(_COLUMNS, room.width() // max(1, grid.width())))
        rows = max(1, room.height() // max(1, grid.height()))
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(len(self._framed), rows * columns):
            row, column = divmod(place, columns)
            corner = QPointF(column * grid.width(), row * grid.height())
            cell = QRectF(corner, grid.toSizeF())
            paint_dashed_frame(painter, self.frame_in(cell), self.look.scale)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the frames share the wall: in a large window they are larger, not more."""
        super().resizeEvent(event)
        least, room = self.look.size(*self._cell_wanted), self.maximumViewportSize()
        # The list keeps room for a scroll bar free, whether it has one or not.
        style = self.style()
        bar = style.pixelMetric(QtWidgets.QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        wide = room.width() - bar - self.look.px(6)
        columns = min(_COLUMNS, max(1, wide // least.width()))
        across = wide // columns
        down = max(least.height(), round(least.height() * across / least.width()))
        rows = max(1, room.height() // down)
        down = min(room.height() // rows, round(down * _TALLER))
        self.setGridSize(QSize(across, max(down, least.height())))

    def frame_in(self, cell: QRectF) -> QRectF:
        """Return where the frame hangs in its cell."""
        look = self.look
        edge, foot = look.px(_EDGE), look.px(_EDGE + self._plaque)
        return cell.adjusted(edge, look.px(10), -edge, -foot)

    def _paint(self, one: Framed, painter: QPainter, cell: QRectF) -> None:
        look, theme = self.look, self.look.theme
        outer = self.frame_in(cell)
        shown = one.picture()
        rim = look.px(11)
        room = outer.adjusted(rim, rim, -rim, -rim).toRect()
        picture = QPixmap()
        if shown is not None:
            ratio = self.devicePixelRatioF()
            size = (room.width(), room.height(), ratio)
            picture = self._pictures.picture(one.key, shown.what, shown.steps, *size)
        if picture.isNull():
            paint_dashed_frame(painter, outer, look.scale)
        else:
            inner = paint_frame(painter, outer, theme, look.scale)
            painter.drawPixmap(inner, picture, QRectF(picture.rect()))
        self._paint_plaque(one, painter, outer)
        if one.best:
            radius = look.px(_ROSETTE)
            corner = outer.topRight() + QPointF(-radius * 0.4, radius * 0.6)
            paint_rosette(painter, corner, radius, theme.hover_edge, "trophy")

    def _paint_plaque(self, one: Framed, painter: QPainter, outer: QRectF) -> None:
        look, theme = self.look, self.look.theme
        high = look.px(self._plaque)
        area = QRectF(outer.left(), outer.bottom() + look.px(9), outer.width(), high)
        paint_plaque(painter, area, theme, look.scale)
        face = font(self._score, look.scale)
        width = QFontMetricsF(face).horizontalAdvance(one.score) + 1
        badge = one.badge.deviceIndependentSize()
        gap = look.px(6) if not one.badge.isNull() else 0
        left = area.center().x() - (badge.width() + gap + width) / 2
        line = QRectF(left, area.top() + look.px(3), area.width(), look.px(24))
        if not one.badge.isNull():
            painter.drawPixmap(QPointF(left, line.center().y() - badge.height() / 2), one.badge)
        line.setLeft(left + badge.width() + gap)
        line.setLeft(max(line.left(), area.left() + look.px(6)))
        line.setWidth(min(width, area.right() - look.px(4) - line.left()))
        write(painter, line, one.score, face, theme.text)
        below = QRectF(area.left() + look.px(6), line.bottom() - look.px(1), 0, look.px(18))
        below.setWidth(area.width() - look.px(12))
        caption = font("caption", look.scale)
        write(painter, below, one.title, caption, theme.second_text, CENTER)
        if self._third:
            below.translate(0, look.px(_NEXT_LINE))
            write(painter, below, one.more, caption, theme.second_text, CENTER)
        if one.part is not None:
            self._paint_bar(painter, area, one.part)

    def _paint_bar(self, painter: QPainter, plaque: QRectF, part: float) -> None:
        """Paint on the lower edge of a plaque how far it has come."""
        look, theme = self.look, self.look.theme
        high = look.px(_BAR)
        # It begins where the plaque ends: the last line of words reaches down to there.
        groove = plaque.adjusted(look.px(8), plaque.height() - 1, -look.px(8), high - 1)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.track)
        painter.drawRoundedRect(groove, high / 2, high / 2)
        groove.setWidth(max(high, groove.width() * min(1.0, part)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.par_zone_edge)
        painter.drawRoundedRect(groove, high / 2, high / 2)
