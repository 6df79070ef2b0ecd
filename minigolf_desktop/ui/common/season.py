"""The tasks of the season: begun, watched in a strip above the screen, and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from minigolf_desktop.content.season import GoalRecord, TaskRecord, load_tasks
from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.model.play.goals import FIRST, GoalStanding, Measures
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.progress import keep_standing
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.season_map import star_pixmap, stars_words, words
from minigolf_desktop.ui.common.session import MatchSession, SessionT
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import signed, with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, icon_label, label

if TYPE_CHECKING:
    # The house shows the season without any match.
    from minigolf_desktop.ui.common.open_match import OpenMatch, OwnMatches


class Season(NamedTuple):
    """All tasks, in the order of the path."""

    tasks: Sequence[TaskRecord]

    def after(self, task: TaskRecord) -> TaskRecord | None:
        """Return the next task on the path; None after the last one."""
        place = self.tasks.index(task) + 1
        return self.tasks[place] if place < len(self.tasks) else None

    def named(self, task: str) -> TaskRecord:
        """Return a task by its id; raises KeyError for an unknown one."""
        for one in self.tasks:
            if one.id == task:
                return one
        raise KeyError(task)

    def task_of(
        self, match: AnyMatch, setup_of: Callable[[Mapping[str, Any]], Any]
    ) -> TaskRecord | None:
        """Return the task that a match plays: that of its set-up and seed; None for none.

        ``setup_of`` returns the set-up of what a task of the game tells.
        """
        for task in self.tasks:
            is_like = task.game == match.rules.name and task.seed == match.seed
            if is_like and setup_of(task.setup) == match.setup:
                return task
        return None


def season() -> Season:
    """Return the season; raises ContentError."""
    return Season(tuple(load_tasks()))


def game_of_task(task: str) -> str:
    """Return the name of the game that a task is played in; raises ContentError, KeyError."""
    return season().named(task).game


def step_words(goal: GoalRecord, step: int) -> str:
    """Return what a star takes: ``20`` where much is good, ``at most 3`` where little is."""
    if not goal.less_is_more:
        return signed(step)
    return translate("season", "at most {figure}").replace("{figure}", signed(step))


_STAR = 22
UNKNOWN = "…"
"""Stands for what is still to be counted."""


class GoalStrip(QFrame):
    """What the task is, how far the match is, and what each star takes."""

    again = Signal()
    """The task is to be played once more."""
    on = Signal()
    """The next task is to be played."""
    season = Signal()
    """The map is asked for."""

    def __init__(self, look: Look, task: TaskRecord) -> None:
        super().__init__()
        self._look = look
        self._task = task
        self._standing: GoalStanding | None = None
        self.setProperty("role", "bar")
        row = self._row = QHBoxLayout(self)
        side, edge = look.px(Space.LARGE), look.px(Space.HAIR)
        row.setContentsMargins(side, edge, side, edge)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(icon_label(look, "par", 20))
        self._title = label(words(task.title), "body_bold")
        row.addWidget(self._title)
        self._said = ElidedLabel(words(task.says[0]), "small_body", "second")
        self._said.setToolTip(" ".join(map(words, task.says)))
        row.addWidget(self._said, 1)
        row.addWidget(label(words(task.goal.counts), "small_body", "second"))
        self._value = label("", "points")
        row.addWidget(self._value)
        row.addSpacing(look.px(Space.MEDIUM))
        self._stars = [QLabel() for _ in task.goal.stars]
        for star, step in zip(self._stars, task.goal.stars, strict=True):
            row.addWidget(star)
            row.addWidget(label(step_words(task.goal, step), "small_bold"))
            row.addSpacing(look.px(Space.HAIR))

    @property
    def text(self) -> str:
        """How far it is, as it is read out."""
        return self.accessibleName()

    def tell(self, standing: GoalStanding | None) -> None:
        """Tell how far the match is; None while that is still to be counted before all eyes."""
        if standing == self._standing and self.accessibleName():
            return
        self._standing = standing
        value = UNKNOWN if standing is None else signed(standing.value)
        stars = 0 if standing is None else standing.stars
        self._value.setText(value)
        ratio, length = self.devicePixelRatioF(), self._look.px(_STAR)
        for place, star in enumerate(self._stars):
            picture = star_pixmap(self._look.theme, length, ratio, earned=place < stars)
            star.setPixmap(picture)
        spoken = stars_words(stars)
        if standing is not None and standing.broken:
            spoken = translate("season", "A condition of the task is missed.")
        is_missed = standing is not None and standing.broken
        self._said.setText(spoken if is_missed else words(self._task.says[0]))
        now = with_colon(words(self._task.goal.counts), value)
        self.setAccessibleName(in_sentences(words(self._task.title), now, spoken))

    def end(self, standing: GoalStanding, following: str) -> None:
        """Tell what was earned, and offer what comes next; ``following`` is the next task."""
        self.tell(standing)
        look, told = self._look, stars_words(standing.stars)
        earned = label(told, "panel_title")
        self._row.addSpacing(look.px(Space.MEDIUM))
        self._row.addWidget(earned)
        offered = [
            (translate("season", "Map"), "", self.season),
            (translate("season", "Again"), "", self.again),
            (translate("season", "Next task"), following, self.on),
        ]
        for text, tip, signal in offered if following else offered[:-1]:
            chosen = button(look, text)
            chosen.setToolTip(tip)
            chosen.clicked.connect(signal)
            self._row.addWidget(chosen)
        announce(self, self.accessibleName)


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
    def standing(self) -> GoalStanding:
        """How far the match is."""
        return self.task.goal.standing(self._session.match, self._measures)

    @property
    def _seen(self) -> GoalStanding | None:
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


class SeasonTasks(Generic[SessionT]):
    """The tasks of the season among the matches of a game.

    A match plays a task if set-up and seed are those of the task: nothing else is kept of it.
    """

    def __init__(
        self, opened: OpenMatch[SessionT], own: OwnMatches[SessionT], requests: Requests
    ) -> None:
        self._opened = opened
        self._own = own
        self._requests = requests
        self.referee: Referee | None = None
        """What watches the match of a task that is open; None in any other."""

    def task_of(self, match: AnyMatch) -> TaskRecord | None:
        """Return the task that a match plays; None where it plays none."""
        return season().task_of(match, self._own.lesson_setup)

    def watch(self, session: SessionT, *, is_filed: bool) -> None:
        """Follow the goal of a match that plays a task; ``is_filed`` tells that it is long over."""
        task = self.task_of(session.match)
        if task is None:
            return
        measures = self._opened.wing.season().measures
        referee = Referee(self._opened.window, session, task, measures)
        referee.again.connect(self._requests.task)
        referee.map.connect(self._requests.season)
        self.referee = referee
        if is_filed and session.match.is_over:
            referee.end()

    def leave(self) -> None:
        """Tell no more of the task that was played."""
        if self.referee is not None:
            self.referee.close()
        self.referee = None

    def count(self, ended: EndedMatch) -> Iterator[None]:
        """Write down what a task earned, step by step; raises StorageError."""
        task = self.task_of(ended.match)
        if task is not None and FIRST in ended.people:
            standing = task.goal.standing(ended.match, self._opened.wing.season().measures)
            less = task.goal.less_is_more
            book = self._opened.folders.season
            yield from self._opened.window.disk.later.done(
                lambda: keep_standing(book, ended.id, task.id, standing, less_is_more=less)
            )

    def tell_end(self) -> None:
        """Tell what the task of the match earned."""
        if self.referee is not None:
            self.referee.end()
