"""What the task of a station is: its sentences, what its stars take, and what was earned."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.storage.season_seen import SeenTask
from minigolf_desktop.ui.common.art.home_cards import home_card
from minigolf_desktop.ui.common.art.stars import star_pixmap
from minigolf_desktop.ui.common.season.texts import words
from minigolf_desktop.ui.common.season.words import step_words
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Picture
from minigolf_desktop.ui.common.widgets.pieces import button, label, separator

translate = QCoreApplication.translate

WIDTH = 320
_STAR, _SMALL_STAR = 34, 20
_PICTURE = (80, 210)
"""Height of the picture of the game from which it is seen, and at most."""


class StationCard(QFrame):
    """Stands beside the map."""

    wanted = Signal()
    """The task is to be played."""

    def __init__(self, look: Look, games: Mapping[str, str]) -> None:
        """``games`` has the title of each game."""
        super().__init__()
        self._look = look
        self._games = games
        self.setProperty("role", "card")
        self.setFixedWidth(look.px(WIDTH))
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
        self._picture.setMaximumHeight(look.px(_PICTURE[1]))
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
        """What begins the task."""
        self.main_button.clicked.connect(self.wanted)
        column.addWidget(self.main_button)

    def _drawing(self, game: str) -> Drawing:
        """Return what draws a game; nothing before one is looked at."""

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            if not game or height < self._look.px(_PICTURE[0]):
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
