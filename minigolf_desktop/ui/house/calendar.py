"""The calendar: a month whose days hang as small frames, with a mark for each game finished."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from minigolf_desktop.ui.common.art.drawing import CENTER, faded, write
from minigolf_desktop.ui.common.art.furnishings import paint_chosen, paint_dashed_frame, paint_frame
from minigolf_desktop.ui.common.art.honours import paint_rosette
from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look

WEEK, ROWS = 7, 6
_CHALK = QColor("#FFFBEF")
"""What is written on cloth."""
_HEAD = 22
"""Height of the names of the days."""
_NUMBER = 19
"""Height of the number of a day above its frame."""
_SHAPE = 1.3
"""Width of a frame, for a height of 1."""
_MARK = 22
_DISCS = (QColor("#B5452F"), QColor("#2E6C8C"), QColor("#4C7A33"))
"""Colours under the marks, one a game: brick, water and turf."""
_WHOLE_FRAME = 84
"""Width from which a frame is as thick as those of the records."""
_ROSETTE = 10


class GameMark(NamedTuple):
    """A game that was finished."""

    icon: str
    place: int
    """Place of the game among those that give something out: its colour."""


class DayMarks(NamedTuple):
    """The marks of a day."""

    marks: tuple[GameMark, ...]
    """The games that were finished."""
    all_done: bool
    """Whether every game of the day was finished: the day wears a rosette."""
    words: str
    """The same in words; empty where nothing was played."""


class Calendar(QWidget):
    """A month. Arrow keys walk from day to day, Page Up and Page Down from month to month."""

    chosen = Signal(QDate)
    """The player chose a day."""
    turned = Signal()
    """The calendar shows another month."""

    def __init__(self, look: Look, today: QDate, marks: Callable[[QDate], DayMarks]) -> None:
        """``marks`` returns the marks of a day."""
        super().__init__()
        self._look = look
        self._today = self._day = today
        self._marks = marks
        self._pointed: QDate | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(WEEK * 44, _HEAD + ROWS * 46))
        self._name()

    @property
    def day(self) -> QDate:
        """The chosen day."""
        return self._day

    @property
    def month_words(self) -> str:
        """The month shown, with its year."""
        return QLocale().standaloneMonthName(self._day.month()) + f" {self._day.year()}"

    def look_at(self, day: QDate) -> None:
        """Choose a day, today at the latest."""
        day = min(day, self._today)
        if day == self._day:
            return
        is_other_month = (day.year(), day.month()) != (self._day.year(), self._day.month())
        self._day = day
        self._name()
        self.update()
        if is_other_month:
            self.turned.emit()
        announce(self, lambda: self._words_of(day))
        self.chosen.emit(day)

    def turn(self, months: int) -> None:
        """Turn so many months forward, or back for a number below zero."""
        self.look_at(self._day.addMonths(months))

    def refresh(self) -> None:
        """Paint the marks anew."""
        self._name()
        self.update()

    def _name(self) -> None:
        name = translate("days", "Calendar")
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._words_of(self._day))

    def _words_of(self, day: QDate) -> str:
        words = QLocale().toString(day, QLocale.FormatType.LongFormat)
        told = self._marks(day).words
        return f"{words}: {told}" if told else words

    # Places

    @property
    def _first(self) -> QDate:
        """The day in the upper left corner."""
        first = QDate(self._day.year(), self._day.month(), 1)
        back = (first.dayOfWeek() - QLocale().firstDayOfWeek().value) % WEEK
        return first.addDays(-back)

    def _cell(self, place: int) -> QRectF:
        head = self._look.px(_HEAD)
        wide, high = self.width() / WEEK, (self.height() - head) / ROWS
        return QRectF(place % WEEK * wide, head + place // WEEK * high, wide, high)

    def _frame(self, cell: QRectF) -> QRectF:
        look = self._look
        edge = look.px(3)
        room = cell.adjusted(edge, look.px(_NUMBER), -edge, -edge * 2)
        wide = min(room.width(), room.height() * _SHAPE)
        frame = QRectF(0, 0, wide, min(room.height(), wide / _SHAPE * 1.1))
        frame.moveCenter(room.center())
        return frame

    def _day_at(self, spot: QPointF) -> QDate | None:
        """Return the day at a spot that can be looked at."""
        for place in range(WEEK * ROWS):
            if self._cell(place).contains(spot):
                day = self._first.addDays(place)
                return day if self._is_shown(day) and day <= self._today else None
        return None

    def _is_shown(self, day: QDate) -> bool:
        return (day.year(), day.month()) == (self._day.year(), self._day.month())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the month."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = self._first
        for column in range(WEEK):
            name = QLocale().standaloneDayName(
                first.addDays(column).dayOfWeek(), QLocale.FormatType.ShortFormat
            )
            room = QRectF(self._cell(column)).translated(0, -look.px(_HEAD))
            room.setHeight(look.px(_HEAD))
            write(painter, room, name, font("caption", look.scale), _CHALK, CENTER)
        for place in range(WEEK * ROWS):
            day = first.addDays(place)
            if self._is_shown(day):
                self._paint_day(painter, self._cell(place), day)
        painter.end()

    def _paint_day(self, painter: QPainter, cell: QRectF, day: QDate) -> None:
        look = self._look
        number = QRectF(cell.x(), cell.y(), cell.width(), look.px(_NUMBER))
        is_today = day == self._today
        face = font("caption_bold" if is_today else "caption", look.scale)
        if is_today:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.action)
            spot = QRectF(0, 0, look.px(26), look.px(17))
            spot.moveCenter(number.center())
            painter.drawRoundedRect(spot, spot.height() / 2, spot.height() / 2)
            write(painter, number, str(day.day()), face, look.theme.action_text, CENTER)
        else:
            write(painter, number, str(day.day()), face, _CHALK, CENTER)
        frame = self._frame(cell)
        if day > self._today:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(_CHALK, 0.3))
            painter.drawEllipse(frame.center(), look.px(2), look.px(2))
            return
        marks = self._marks(day)
        if marks.marks:
            thick = min(1.0, frame.width() / look.px(_WHOLE_FRAME)) * look.scale
            self._paint_marks(painter, paint_frame(painter, frame, look.theme, thick), marks)
            if marks.all_done:
                corner = frame.topRight() + QPointF(-look.px(2), look.px(4))
                paint_rosette(painter, corner, look.px(_ROSETTE), look.theme.hover_edge, "check")
        else:
            paint_dashed_frame(painter, frame, look.scale)
        if day == self._day:
            paint_chosen(painter, frame, look.theme, look.scale * 0.8, self.hasFocus())
        elif day == self._pointed:
            painter.setPen(look.theme.hover_edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame.adjusted(-2, -2, 2, 2))

    def _paint_marks(self, painter: QPainter, room: QRectF, marks: DayMarks) -> None:
        """Paint a disc with the sign of its game for each mark."""
        side = self._look.px(_MARK)
        places = _places(room, len(marks.marks), side)
        for mark, place in zip(marks.marks, places, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_DISCS[mark.place % len(_DISCS)])
            painter.drawEllipse(place)
            edge = place.width() * 0.2
            paint_icon(painter, mark.icon, _CHALK, place.adjusted(edge, edge, -edge, -edge))

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which day a click would choose."""
        pointed = self._day_at(event.position())
        if pointed == self._pointed:
            return
        self._pointed = pointed
        self.setCursor(
            Qt.CursorShape.ArrowCursor if pointed is None else Qt.CursorShape.PointingHandCursor
        )
        if pointed is not None:
            QToolTip.showText(event.globalPosition().toPoint(), self._words_of(pointed), self)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Highlight no day any more."""
        self._pointed = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a day."""
        day = self._day_at(event.position())
        if day is not None and event.button() is Qt.MouseButton.LeftButton:
            self.look_at(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from day to day, and from month to month; Home leads to today."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -WEEK,
            Qt.Key.Key_Down: WEEK,
        }
        months = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.look_at(self._day.addDays(steps[key]))
        elif key in months:
            self.turn(months[key])
        elif key is Qt.Key.Key_Home:
            self.look_at(self._today)
        else:
            super().keyPressEvent(event)


def _places(room: QRectF, count: int, side: float) -> list[QRectF]:
    """Return where so many marks stand in a room, side by side and as large as fits."""
    gap = 0.12
    side = min(side, room.width() / (count * (1 + gap)), room.height() * 0.92)
    left = room.center().x() - side * (count + (count - 1) * gap) / 2
    top = room.center().y() - side / 2
    return [QRectF(left + side * (1 + gap) * place, top, side, side) for place in range(count)]
