"""A strip above the screen with the goal of the task that is played, and in the end its stars."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.model.play.goals import Standing
from minigolf_desktop.ui.common.art.stars import star_pixmap
from minigolf_desktop.ui.common.season.words import figure, stars_words, step_words, words
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    icon_label,
    label,
)

translate = QCoreApplication.translate

_STAR = 22


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
        row.addWidget(icon_label(look, "putt", 20))
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

    @property
    def text(self) -> str:
        """How far it is, as it is read out."""
        return self.accessibleName()

    def tell(self, standing: Standing) -> None:
        """Tell how far the match is."""
        if standing == self._standing:
            return
        self._standing = standing
        self._value.setText(figure(standing.value))
        ratio, length = self.devicePixelRatioF(), self._look.px(_STAR)
        for place, star in enumerate(self._stars):
            earned = place < standing.stars
            star.setPixmap(star_pixmap(self._look.theme, length, ratio, earned=earned))
            star.setAccessibleName("")
        broken = translate("season", "A condition of the task is missed.")
        if standing.broken:
            self._said.setText(broken)
        task = self._task
        now = f"{with_colon(words(task.goal.counts), figure(standing.value))}"
        spoken = broken if standing.broken else stars_words(standing.stars)
        self.setAccessibleName(in_sentences(words(task.title), now, spoken))

    def end(self, standing: Standing, following: str) -> None:
        """Tell what was earned, and offer what comes next; ``following`` is the next task."""
        self.tell(standing)
        look, told = self._look, stars_words(standing.stars)
        earned = label(told, "panel_title")
        self._row.addSpacing(look.px(Space.MEDIUM))
        self._row.addWidget(earned)
        for text, role, signal in (
            (translate("season", "Map"), "secondary", self.season),
            (translate("season", "Again"), "secondary", self.again),
            (translate("season", "Next task"), "main", self.on),
        ):
            if signal is self.on and not following:
                continue
            chosen = button(look, text, role)
            if signal is self.on:
                chosen.setToolTip(following)
            chosen.clicked.connect(signal)
            self._row.addWidget(chosen)
        announce(self, self.accessibleName)
