"""Watches the match of a task: tells how far it is, and in the end what it earned."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.model.play.goals import Measures, Standing
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.season.goal_strip import GoalStrip
from minigolf_desktop.ui.common.season.texts import words
from minigolf_desktop.ui.common.season.words import season
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.widgets.look import Look


class Referee(QObject):
    """Is there as long as the match of a task is open."""

    again = Signal(str)
    """A task is to be played; carries its id."""
    map = Signal()
    """The map of the season is asked for."""

    def __init__(
        self,
        window: MainWindow,
        session: MatchSession[Any, Any, Any],
        task: TaskRecord,
        measures: Measures,
    ) -> None:
        super().__init__(session)
        self._window = window
        self._session = session
        self._measures = measures
        self.task = task
        """What is played."""
        self.strip: GoalStrip | None = None
        """What tells it."""
        self._is_over = False
        # What a turn does in several steps is counted once, when it is seen.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell)
        session.changed.connect(self._soon.start)
        window.stand_above(self._make)

    @property
    def standing(self) -> Standing:
        """How far the match is."""
        return self.task.goal.standing(self._session.match, self._measures)

    @property
    def _seen(self) -> Standing | None:
        """What everybody sees by now: not what players still count, or what would spoil that."""
        return None if self._session.match.is_over else self.standing

    def end(self) -> None:
        """Tell what the match earned: it is over, and kept."""
        self._is_over = True
        self._window.stand_above(self._make)

    def close(self) -> None:
        """Tell nothing more."""
        self._soon.stop()
        self.strip = None
        self._window.stand_above(None)

    def _make(self, look: Look) -> QWidget:
        strip = self.strip = GoalStrip(look, self.task)
        following = season().after(self.task)
        strip.again.connect(lambda: self.again.emit(self.task.id))
        strip.season.connect(self.map)
        if following is not None:
            strip.on.connect(lambda: self.again.emit(following.id))
        if self._is_over:
            strip.end(self.standing, "" if following is None else words(following.title))
        else:
            strip.tell(self._seen)
        return strip

    def _tell(self) -> None:
        if self.strip is not None and not self._is_over:
            self.strip.tell(self._seen)
