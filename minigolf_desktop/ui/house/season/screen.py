"""The season: the map with its path, and beside it the task that is looked at."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.storage.season_seen import SeenTask
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.season.words import season
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label, press_focused
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.house.season.map import SeasonMap
from minigolf_desktop.ui.house.season.progress import Progress, stars_so_far
from minigolf_desktop.ui.house.season.station_card import StationCard

translate = QCoreApplication.translate


class SeasonScreen(MeadowScreen):
    """Every task may be played; the path only suggests the next one."""

    wanted = Signal(str)
    """A task is to be played; carries its id."""
    back = Signal()
    """The home screen is asked for."""

    def __init__(
        self, look: Look, progress: Progress, games: Sequence[Game], at: int | None = None
    ) -> None:
        """``at`` is the place to begin at, else it is that of the next task."""
        super().__init__(look)
        self._progress = progress
        self._tasks = season().tasks
        self.setAccessibleName(translate("season", "Season"))
        column = QVBoxLayout(self)
        margin = look.px(Space.WIDE)
        column.setContentsMargins(margin, look.px(Space.LARGE), margin, look.px(Space.LARGE))
        column.setSpacing(look.px(Space.MEDIUM))
        note = translate("season", "Thirty short tasks, from the first lawn to the clubhouse.")
        heading = Heading(look, translate("season", "Season"), note)
        heading.back.connect(self.back)
        heading.add(label(stars_so_far(progress), "panel_title"))
        column.addWidget(heading)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        place = progress.next if at is None else at
        motifs = {game.name: game.season().motif for game in games if game.season is not None}
        self.map = SeasonMap(look, progress.tasks, progress.earned, motifs, place)
        """The map."""
        self.card = StationCard(look, {game.name: game.title for game in games})
        """The task that is looked at."""
        row.addWidget(self.map, 1)
        row.addWidget(self.card)
        column.addLayout(row, 1)
        self.map.looked_at.connect(self._show)
        self.map.wanted.connect(self._want)
        self.card.wanted.connect(lambda: self._want(self.map.at))
        self._show(place)
        self.map.setFocus()

    def go_on_from(self, before: QWidget) -> None:
        """Look at the station that was looked at in another look."""
        if isinstance(before, SeasonScreen):
            self.map.look_at(before.map.at)

    def _show(self, place: int) -> None:
        task = self._tasks[place]
        earned = self._progress.earned.get(task.id, SeenTask())
        self.card.show_task(place + 1, len(self._tasks), task, earned)

    def _want(self, place: int) -> None:
        self.wanted.emit(self._tasks[place].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; Enter presses the button that has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and press_focused(self):
            return
        else:
            super().keyPressEvent(event)
