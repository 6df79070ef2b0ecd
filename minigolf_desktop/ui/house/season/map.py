"""The map of the season: stations that are chosen with the mouse or along the path with keys."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.season_path import Station
from minigolf_desktop.storage.season_seen import SeenTask
from minigolf_desktop.ui.common.season.part import Motif
from minigolf_desktop.ui.common.season.texts import stars_words, words
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Radius
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.house.season.picture import paint_map, paint_ring, paint_station
from minigolf_desktop.ui.house.season.way import REACH, fitted, stations

translate = QCoreApplication.translate

_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 6,
    Qt.Key.Key_PageUp: -6,
}
"""By key: so many stations on along the path; right and left only where the row runs to the right.
"""


class SeasonMap(QWidget):
    """Shows all stations; one of them is looked at."""

    looked_at = Signal(int)
    """Another station is looked at; carries its place on the path, from 0."""
    wanted = Signal(int)
    """The task of a station is to be played."""

    def __init__(
        self,
        look: Look,
        tasks: Sequence[Station],
        earned: Mapping[str, SeenTask],
        motifs: Mapping[str, Motif],
        at: int,
    ) -> None:
        """``motifs`` are those of the games by name; ``at`` is the place to begin at."""
        super().__init__()
        self._look = look
        self._tasks = tasks
        self._earned = earned
        self._motifs = motifs
        self._spots = stations(len(tasks))
        self._at = at
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(look.size(420, 300))
        self._name()

    @property
    def at(self) -> int:
        """Place of the station that is looked at, from 0."""
        return self._at

    def sizeHint(self) -> QSize:
        """Return the size of the map in the concept."""
        return self._look.size(1000, 640)

    def look_at(self, place: int) -> None:
        """Look at a station; beyond the ends of the path at the first or last one."""
        place = max(0, min(len(self._tasks) - 1, place))
        if place != self._at:
            self._at = place
            self._name()
            self.update()
            self.looked_at.emit(place)
            announce(self, self.accessibleName, at_once=True)

    def place_of(self, place: int) -> QPointF:
        """Return where a station stands in the widget."""
        return self._fit.map(self._spots[place])

    @property
    def _fit(self) -> QTransform:
        return fitted(QRectF(self.rect()))

    def _name(self) -> None:
        task = self._tasks[self._at]
        number = translate("season", "Task {number}").replace("{number}", str(self._at + 1))
        stars = self._earned.get(task.id, SeenTask()).stars
        self.setAccessibleName(in_sentences(number, words(task.title), stars_words(stars)))

    def _station_at(self, spot: QPointF) -> int | None:
        inverse, _ = self._fit.inverted()
        there = inverse.map(spot)
        for place, station in enumerate(self._spots):
            apart = station - there
            if apart.x() ** 2 + apart.y() ** 2 <= REACH**2:
                return place
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click does something."""
        over = self._station_at(event.position())
        self.setCursor(
            Qt.CursorShape.ArrowCursor if over is None else Qt.CursorShape.PointingHandCursor
        )
        self.setToolTip("" if over is None else words(self._tasks[over].title))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the station that is clicked."""
        over = self._station_at(event.position())
        if over is not None and event.button() is Qt.MouseButton.LeftButton:
            self.look_at(over)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play the task of the station."""
        over = self._station_at(event.position())
        if over is not None and event.button() is Qt.MouseButton.LeftButton:
            self.wanted.emit(over)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the path with arrows, Page Up and Page Down; Enter or Space plays the task."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.wanted.emit(self._at)
        elif key is Qt.Key.Key_Home:
            self.look_at(0)
        elif key is Qt.Key.Key_End:
            self.look_at(len(self._tasks) - 1)
        elif key in _STEPS:
            self.look_at(self._at + self._step(key))
        else:
            super().keyPressEvent(event)

    def _step(self, key: Qt.Key) -> int:
        """Return how far a key leads: left and right are those of the map."""
        step = _STEPS[key]
        if key not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return step
        here = self._spots[self._at].x()
        for on in (1, -1):
            place = self._at + on
            if 0 <= place < len(self._spots):
                apart = self._spots[place].x() - here
                if apart * step > REACH:
                    return on
        return step

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring of the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no longer."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map, which is kept, and the ring over it."""
        ratio = self.devicePixelRatioF()
        if self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._painted(ratio)
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        painter.setTransform(self._fit, combine=True)
        spot, task = self._spots[self._at], self._tasks[self._at]
        paint_ring(painter, spot, theme.focus if self.hasFocus() else theme.action)
        paint_station(painter, spot, self._at + 1, self._earned.get(task.id, SeenTask()))
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        """Return the picture of the map with round corners."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corners, radius = QPainterPath(), Radius.CARD.at(self._look.scale)
        corners.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(corners)
        fit = self._fit
        inverse, _ = fit.inverted()
        painter.setTransform(fit, combine=True)
        room = inverse.mapRect(QRectF(self.rect()))
        paint_map(painter, room, self._look.theme, self._tasks, self._earned, self._motifs)
        painter.end()
        return picture
