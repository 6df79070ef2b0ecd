"""The easel: the course looked at, large, and the sheet that tells about it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.frames import (
    paint_dashed_frame,
    paint_easel,
    paint_frame,
    paint_shelf,
)
from minigolf_desktop.ui.common.art.rosette import paint_rosette
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.records.shown import FindPicture
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label, picture_label

PORTRAIT = 38
"""Width of the portraits on the sheet."""
_RIM = 11
"""Width of frame and paper round the picture."""
_HEAD, _FOOT = 24, 34
"""Room for the head of the easel, and for what is seen of its legs."""
_SHAPE = 1.16
"""Width of a canvas, for a height of 1."""


class Masterpiece(NamedTuple):
    """The course looked at."""

    score: str
    """What was reached."""
    verdict: str
    """What that is worth, or whose it is."""
    badge: QPixmap
    """Face or tokens beside the score; a null one for none."""
    title: str
    """What it is."""
    people: tuple[tuple[QPixmap, str], ...]
    """Portraits and names of those whom it was made for, or who made it."""
    notes: tuple[str, ...]
    """What else is to be told, a line each."""
    picture: FindPicture
    best: bool
    """Whether it is the best of its kind, and wears the rosette."""


class Easel(QWidget):
    """Shows a course as large as there is room for, as soon as it is painted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._find: FindPicture = lambda: None
        self._is_best = False
        self._picture = QPixmap()
        self._wanted: tuple[object, QSize, float] | None = None
        self._work: Piecemeal | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(180, 150))

    @property
    def is_painted(self) -> bool:
        """Whether the picture is there."""
        return not self._picture.isNull()

    def show_piece(self, piece: Masterpiece | None) -> None:
        """Show a course; none leaves the easel bare."""
        if piece is None:
            self.show_picture("", lambda: None)
        else:
            self.show_picture(piece.title, piece.picture, piece.best)

    def show_picture(self, title: str, picture: FindPicture, best: bool = False) -> None:
        """Show a picture; the best of its kind wears the rosette."""
        self._find, self._is_best = picture, best
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the easel, and the course on it."""
        look = self._look
        canvas = self._canvas()
        self._renew(canvas)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_easel(painter, canvas, self.height(), look.scale)
        if self._picture.isNull():
            paint_dashed_frame(painter, canvas, look.scale)
        else:
            room = paint_frame(painter, canvas, look.theme, look.scale)
            painter.drawPixmap(room, self._picture, QRectF(self._picture.rect()))
        paint_shelf(painter, canvas, look.scale)
        if self._is_best:
            radius = look.px(30)
            corner = canvas.topRight() + QPointF(-radius * 0.45, radius * 0.5)
            paint_rosette(painter, corner, radius, look.theme.hover_edge, "trophy")
        painter.end()

    def _canvas(self) -> QRectF:
        look = self._look
        room = QRectF(self.rect()).adjusted(
            look.px(16), look.px(_HEAD), -look.px(16), -look.px(_FOOT)
        )
        wide = min(room.width(), room.height() * _SHAPE)
        high = min(room.height(), wide / _SHAPE)
        canvas = QRectF(0, 0, wide, high)
        canvas.moveCenter(room.center())
        return canvas

    def _renew(self, canvas: QRectF) -> None:
        """Begin another picture where it is not the one wanted."""
        shown = self._find()
        if shown is None:
            self._wanted, self._picture = None, QPixmap()
            return
        rim = self._look.px(_RIM)
        room = canvas.adjusted(rim, rim, -rim, -rim).toRect()
        wanted = (shown.what, room.size(), self.devicePixelRatioF())
        if wanted == self._wanted or room.isEmpty():
            return
        if self._wanted is None or self._wanted[0] != shown.what:
            self._picture = QPixmap()
        self._wanted = wanted
        if self._work is not None:
            self._work.stop()
        steps = shown.steps(room.width(), room.height(), self.devicePixelRatioF())
        self._work = Piecemeal(steps, self._take, self)

    def _take(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()


class FactSheet(Panel):
    """Score, verdict, people and notes of the course on the easel."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self._inside: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (16, 10, 16, 12)))

    def show_piece(self, piece: Masterpiece | None) -> None:
        """Tell about a course."""
        if self._inside is not None:
            self._column.removeWidget(self._inside)
            self._inside.hide()
            self._inside.deleteLater()
            self._inside = None
        if piece is None:
            return
        look = self.look
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        column.addLayout(self._head(piece))
        if piece.people:
            column.addLayout(self._people(piece.people))
        if any(piece.notes):
            notes = QVBoxLayout()
            notes.setSpacing(look.px(1))
            for note in filter(None, piece.notes):
                notes.addWidget(ElidedLabel(note, "caption", "second"))
            column.addLayout(notes)
        self._column.addWidget(self._inside)

    def _head(self, piece: Masterpiece) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        if not piece.badge.isNull():
            row.addWidget(picture_label(piece.badge))
        row.addWidget(label(piece.score, "course_name"), 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        if piece.verdict:
            words.addWidget(ElidedLabel(piece.verdict, "panel_title"))
        words.addWidget(ElidedLabel(piece.title, "small_body", "second"))
        words.addStretch(1)
        row.addLayout(words, 1)
        return row

    def _people(self, people: Sequence[tuple[QPixmap, str]]) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        for portrait, name in people:
            row.addWidget(picture_label(portrait, name))
            row.addWidget(ElidedLabel(name, "small_bold"), 1)
        return row
