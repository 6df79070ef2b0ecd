"""The season: the map with its path, and beside it the task that is looked at."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.content.season_path import Station
from minigolf_desktop.storage.overview import SeenTask
from minigolf_desktop.ui.common.art.pictures import home_card
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.season import season, step_words
from minigolf_desktop.ui.common.season_map import Motif, star_pixmap, stars_words, words
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import signed, with_colon
from minigolf_desktop.ui.common.theme import Radius, Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Picture
from minigolf_desktop.ui.common.widgets.pieces import button, label, press_focused, separator
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.games import wing_of
from minigolf_desktop.ui.house.season_picture import (
    REACH,
    SeasonProgress,
    fitted,
    paint_map,
    paint_ring,
    paint_station,
    stars_so_far,
    stations,
)

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
    """Shows all stations, one of them chosen."""

    looked_at = Signal(int)
    """Another station is chosen; carries its place on the path, from 0."""
    wanted = Signal(int)
    """The player plays the task of a station; carries its place on the path, from 0."""

    def __init__(
        self,
        look: Look,
        tasks: Sequence[Station],
        earned: Mapping[str, SeenTask],
        motifs: Mapping[str, Motif],
        at: int,
    ) -> None:
        """``motifs`` has those of the games by name; ``at`` is the station chosen first."""
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
        """Place of the chosen station, from 0."""
        return self._at

    def sizeHint(self) -> QSize:
        """Return the size of the map in the concept."""
        return self._look.size(1000, 640)

    def look_at(self, place: int) -> None:
        """Choose a station; beyond the ends of the path the first or the last one."""
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
        """Choose the station that is clicked."""
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


CARD_WIDTH = 320
_STAR, _SMALL_STAR = 34, 20
_CARD_PICTURE = (80, 210)
"""Height of the picture of the game from which it is seen, and at most."""


class StationCard(QFrame):
    """Stands beside the map."""

    wanted = Signal()
    """The player plays the task."""

    def __init__(self, look: Look, games: Mapping[str, str]) -> None:
        """``games`` has the title of each game."""
        super().__init__()
        self._look = look
        self._games = games
        self.setProperty("role", "card")
        self.setFixedWidth(look.px(CARD_WIDTH))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (22, 18, 22, 18)))
        column.setSpacing(look.px(Space.SMALL))
        self._place = label("", "small_body", "second")
        self._title = label("", "card_title", wrap=True)
        self._stars = [QLabel() for _ in range(3)]
        self._says = [label("", "body", wrap=True) for _ in range(2)]
        self._goal = label("", "body_bold", wrap=True)
        self._game = ""
        # The words come first: in a low window there is no picture.
        self._picture = Picture(self._drawing(""), "", look.px(12), QSize(0, 0))
        self._picture.setMaximumHeight(look.px(_CARD_PICTURE[1]))
        column.addWidget(self._picture, 100)
        column.addWidget(self._place)
        column.addWidget(self._title)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.HAIR))
        for star in self._stars:
            row.addWidget(star)
        row.addStretch(1)
        column.addLayout(row)
        for said in self._says:
            column.addWidget(said)
        column.addWidget(separator())
        column.addWidget(self._goal)
        self._steps: list[QLabel] = []
        for count in range(1, 4):
            line = QHBoxLayout()
            line.setSpacing(look.px(Space.HAIR))
            for _ in range(count):
                line.addWidget(self._small_star())
            line.addStretch(1)
            step = label("", "points")
            line.addWidget(step)
            column.addLayout(line)
            self._steps.append(step)
        self._so_far = label("", "small_body", "second", wrap=True)
        column.addWidget(separator())
        column.addWidget(self._so_far)
        column.addStretch(1)
        self.main_button = button(look, translate("season", "Play this task"), "main")
        """Begins the task."""
        self.main_button.clicked.connect(self.wanted)
        column.addWidget(self.main_button)

    def _drawing(self, game: str) -> Drawing:
        """Return what draws a game; it draws nothing before a game is chosen."""

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            if not game or height < self._look.px(_CARD_PICTURE[0]):
                return QPixmap()
            return home_card(game, QSize(width, height), ratio, self._look.theme)

        return draw

    def _small_star(self) -> QLabel:
        star = QLabel()
        length, ratio = self._look.px(_SMALL_STAR), self.devicePixelRatioF()
        star.setPixmap(star_pixmap(self._look.theme, length, ratio, earned=True))
        return star

    def show_task(self, number: int, of: int, task: TaskRecord, earned: SeenTask) -> None:
        """Show a task by its number on the path, and what came of it."""
        place = translate("season", "Task {number} of {count} · {game}")
        place = place.replace("{number}", str(number)).replace("{count}", str(of))
        self._place.setText(place.replace("{game}", self._games.get(task.game, "")))
        if task.game != self._game:
            self._game = task.game
            self._picture.draw(self._drawing(task.game))
        self._title.setText(words(task.title))
        ratio, length = self.devicePixelRatioF(), self._look.px(_STAR)
        for place_of, star in enumerate(self._stars):
            is_earned = place_of < earned.stars
            star.setPixmap(star_pixmap(self._look.theme, length, ratio, earned=is_earned))
        for said, text in zip(self._says, task.says, strict=True):
            said.setText(words(text))
        self._goal.setText(words(task.goal.counts))
        for step, takes in zip(self._steps, task.goal.stars, strict=True):
            step.setText(step_words(task.goal, takes))
        self._so_far.setText(_so_far(earned))
        self.main_button.setAccessibleName(with_colon(words(task.title), self.main_button.text()))
        self.setAccessibleName(words(task.title))


def _so_far(earned: SeenTask) -> str:
    if not earned.tries:
        return translate("season", "Not tried yet.")
    tries = translate("season", "Played %n times", "", earned.tries)
    best = translate("season", "best: {figure}").replace("{figure}", signed(earned.best))
    return f"{tries}, {best}"


class SeasonScreen(HeadedScreen):
    """Every task may be played; the path only suggests the next one."""

    wanted = Signal(str)
    """The player plays a task; carries its id."""

    def __init__(
        self, look: Look, progress: SeasonProgress, games: Sequence[Game], at: int | None = None
    ) -> None:
        """``at`` is the station chosen first, that of the next task unless told."""
        title = translate("season", "Season")
        note = translate("season", "Thirty short tasks, from the first lawn to the clubhouse.")
        super().__init__(look, title, note, sides=Space.WIDE, ends=Space.LARGE, gap=Space.MEDIUM)
        self._progress = progress
        self._tasks = season().tasks
        self.heading.add(label(stars_so_far(progress), "panel_title"))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        place = progress.next if at is None else at
        motifs = {game.name: wing_of(game).season().motif for game in games}
        self.map = SeasonMap(look, progress.tasks, progress.earned, motifs, place)
        """The map."""
        self.card = StationCard(look, {game.name: game.title for game in games})
        """The chosen task."""
        row.addWidget(self.map, 1)
        row.addWidget(self.card)
        self.column.addLayout(row, 1)
        self.map.looked_at.connect(self._show)
        self.map.wanted.connect(self._want)
        self.card.wanted.connect(lambda: self._want(self.map.at))
        self._show(place)
        self.map.setFocus()

    def go_on_from(self, before: QWidget) -> None:
        """Choose the station that was chosen before the look changed."""
        if isinstance(before, SeasonScreen):
            self.map.look_at(before.map.at)

    def _show(self, place: int) -> None:
        task = self._tasks[place]
        earned = self._progress.earned.get(task.id, SeenTask())
        self.card.show_task(place + 1, len(self._tasks), task, earned)

    def _want(self, place: int) -> None:
        self.wanted.emit(self._tasks[place].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and press_focused(self)):
            super().keyPressEvent(event)
