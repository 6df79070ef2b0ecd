"""The card that offers to go on with the game left last, or to begin the first one."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.home_words import Invitation, Offer
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, label, picture_label
from minigolf_desktop.ui.house.home.card import Card
from minigolf_desktop.ui.house.home.welcome import Welcome

# A first visit has neither picture nor date.
kept_thumbnail: Callable[[Path], QPixmap] = Later(
    "minigolf_desktop.ui.common.thumbnails:kept_thumbnail"
)
left_at: Callable[[str], str] = Later("minigolf_desktop.ui.house.home.left_at:left_at")

translate = QCoreApplication.translate


class ContinueCard(Card):
    """The large card on the left: a game to go on with, or a welcome on a first visit."""

    play_on = Signal()
    """The offered game is to be gone on with; or, on a first visit, a game is to be begun."""
    all_games = Signal()
    """The list of all saved games is asked for."""

    def __init__(self, look: Look, welcome: Welcome, games: Sequence[Game]) -> None:
        super().__init__()
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 20)))
        self._column.setSpacing(look.px(Space.MEDIUM))
        offer = welcome.offer
        self.game = games[0]
        if offer is None:
            self.main_button = self._invite(games)
        else:
            self.game = next((one for one in games if one.name == offer.game), games[0])
            self.main_button = self._show(offer, self.game.offer(offer), welcome)

    def show_picture(self, picture: Path) -> None:
        """Show another picture of the course, which has just been painted."""
        self._shown.draw(_course(self._look, picture))

    game: Game
    """The game that is gone on with, or begun."""
    main_button: QPushButton
    """The one filled button of the home screen."""

    def _show(self, latest: Latest, offer: Offer, welcome: Welcome) -> QPushButton:
        title = translate("home", "Continue")
        self.setAccessibleName(title)
        self._head(title, left_at(latest.saved))
        self._picture(_course(self._look, welcome.picture), offer.name)
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(ElidedLabel(offer.name, "course_name"))
        game, go_on = offer.game, translate("home", "Play on")
        if welcome.is_of_earlier_rules:
            # Whether it goes on under those of today shows when it is opened.
            words = translate("home", "{game} · begun under earlier rules")
            game, go_on = words.replace("{game}", game), translate("home", "Open")
        names.addWidget(ElidedLabel(game, "body", "second"))
        row.addLayout(names, 1)
        if latest.of:
            row.addLayout(self._figures(offer))
        self._column.addLayout(row)
        if latest.is_known:
            bar = QProgressBar()
            bar.setRange(0, max(1, latest.of))
            bar.setValue(latest.placed)
            bar.setTextVisible(False)
            bar.setAccessibleName(offer.progress)
            self._inset(bar)
        main = self._buttons(go_on)
        main.setAccessibleDescription(", ".join((offer.name, offer.game, offer.progress)))
        return main

    def _figures(self, offer: Offer) -> QVBoxLayout:
        look = self._look
        figures = QVBoxLayout()
        figures.setSpacing(0)
        if offer.score is None:
            figures.addStretch()
        else:
            total = QHBoxLayout()
            total.setSpacing(look.px(10))
            total.addStretch()
            smile = icon_pixmap("smile", look.theme.text, look.px(28), self.devicePixelRatioF())
            total.addWidget(picture_label(smile))
            points = label(signed(offer.score), "course_name")
            words = translate("home", "Score so far: {points}")
            points.setAccessibleName(words.replace("{points}", signed(offer.score)))
            total.addWidget(points)
            figures.addLayout(total)
        figures.addWidget(label(offer.progress, "small_body", "second"))
        return figures

    def _invite(self, games: Sequence[Game]) -> QPushButton:
        """Say what the first game says before its first match."""
        title = translate("home", "Welcome")
        self.setAccessibleName(title)
        self._head(title, "")
        says = games[0].invitation() if games[0].invitation else games[0].card()
        name = translate("home", "A finished course")
        picture = says.picture if isinstance(says, Invitation) else None
        self._picture(_course(self._look, picture), name)
        words = QVBoxLayout()
        words.setSpacing(self._look.px(Space.HAIR))
        words.addWidget(label(says.title, "course_name"))
        words.addWidget(label(says.text, "body", "second", wrap=True))
        words.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        self._column.addLayout(words)
        return self._buttons(translate("home", "Begin a game"))

    def _head(self, title: str, note: str) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        row.addWidget(label(title, "card_title"), 1)
        row.addWidget(label(note, "small_body", "second"))
        self._column.addLayout(row)

    def _picture(self, drawing: Drawing, name: str) -> None:
        self._shown = Picture(drawing, name, self._look.px(12), self._look.size(240, 150))
        self._column.addWidget(self._shown, 1)

    def _inset(self, bar: QProgressBar) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), self._look.px(8))
        row.addWidget(bar)
        self._column.addLayout(row)

    def _buttons(self, text: str) -> QPushButton:
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        row.setSpacing(self._look.px(Space.MEDIUM))
        main = button(self._look, text, "main")
        main.setToolTip(translate("home", "Enter"))
        main.clicked.connect(self.play_on)
        row.addWidget(main, 1)
        other = button(self._look, translate("home", "All games"), icon="folder")
        other.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        other.clicked.connect(self.all_games)
        row.addWidget(other)
        self._column.addLayout(row)
        return main


def _course(look: Look, picture: Path | None) -> Drawing:
    def draw(width: int, height: int, ratio: float) -> QPixmap:
        course = kept_thumbnail(picture) if picture else QPixmap()
        return on_meadow(course, look, width, height, ratio)

    return draw
