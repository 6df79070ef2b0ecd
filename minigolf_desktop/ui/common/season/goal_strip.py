"""A strip above the screen with the goal of the task that is played, and in the end its stars."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.model.play.goals import Standing
from minigolf_desktop.ui.common.art.stars import star_pixmap
from minigolf_desktop.ui.common.season.texts import stars_words, words
from minigolf_desktop.ui.common.season.words import step_words
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    icon_label,
    label,
)

translate = QCoreApplication.translate

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
        self._standing: Standing | None = None
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

    def tell(self, standing: Standing | None) -> None:
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

    def end(self, standing: Standing, following: str) -> None:
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
