"""The card that offers to go on with the game left last, or to begin the first one."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.dates import day, time_of_day
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, label, picture_label
from minigolf_desktop.ui.designer.text.content_names import content_name
from minigolf_desktop.ui.designer.text.versions import seats_words, version_words
from minigolf_desktop.ui.eighteen_holes.text.presets import preset_text
from minigolf_desktop.ui.house.home.welcome import Welcome

translate = QCoreApplication.translate

PUTT_DICE = "putt-dice"
EIGHTEEN_HOLES = "eighteen-holes"
"""Names of the games in files that are played on a course, hole after hole."""
_BY_HOLES = (PUTT_DICE, EIGHTEEN_HOLES)


class ContinueCard(QFrame):
    """The large card on the left: a game to go on with, or a welcome on a first visit."""

    play_on = Signal()
    """The offered game is to be gone on with; or, on a first visit, a game is to be begun."""
    all_games = Signal()
    """The list of all saved games is asked for."""

    def __init__(self, look: Look, welcome: Welcome) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 20)))
        self._column.setSpacing(look.px(Space.MEDIUM))
        if welcome.offer is None:
            self.main_button = self._invite()
        else:
            self.main_button = self._show(welcome.offer, welcome)

    main_button: QPushButton
    """The one filled button of the home screen."""

    def _show(self, offer: Latest, welcome: Welcome) -> QPushButton:
        title = translate("home", "Continue")
        self.setAccessibleName(title)
        self._head(title, _when(welcome.left_at))
        name = _name(offer)
        self._picture(_course(self._look, welcome.picture), name)
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(label(name, "course_name"))
        names.addWidget(ElidedLabel(_game(offer), "body", "second"))
        row.addLayout(names, 1)
        if offer.of:
            row.addLayout(self._figures(offer))
        self._column.addLayout(row)
        bar = QProgressBar()
        bar.setRange(0, max(1, offer.of))
        bar.setValue(offer.placed)
        bar.setTextVisible(False)
        bar.setAccessibleName(_tiles(offer))
        self._inset(bar)
        return self._buttons(translate("home", "Play on"))

    def _figures(self, offer: Latest) -> QVBoxLayout:
        look = self._look
        figures = QVBoxLayout()
        figures.setSpacing(0)
        total = QHBoxLayout()
        total.setSpacing(look.px(10))
        total.addStretch()
        if offer.game in _BY_HOLES:
            figures.addStretch()
            figures.addWidget(label(_tiles(offer), "small_body", "second"))
            return figures
        smile = icon_pixmap("smile", look.theme.text, look.px(28), self.devicePixelRatioF())
        total.addWidget(picture_label(smile))
        points = label(signed(offer.score), "course_name")
        points.setAccessibleName(
            translate("home", "Score so far: {points}").replace("{points}", signed(offer.score))
        )
        total.addWidget(points)
        figures.addLayout(total)
        figures.addWidget(label(_tiles(offer), "small_body", "second"))
        return figures

    def _invite(self) -> QPushButton:
        title = translate("home", "Welcome")
        self.setAccessibleName(title)
        self._head(title, "")
        name = translate("home", "A finished course")
        self._picture(_course(self._look, resource("pictures", "first-course.png")), name)
        words = QVBoxLayout()
        words.setSpacing(self._look.px(Space.HAIR))
        words.addWidget(label(translate("home", "Your first course"), "course_name"))
        text = translate(
            "home",
            "Choose a piece of land, lay a tile a turn, and see what two fussy clients "
            "make of your nine holes. The program counts every point.",
        )
        words.addWidget(label(text, "body", "second", wrap=True))
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
        picture = Picture(drawing, name, self._look.px(12), self._look.size(240, 150))
        self._column.addWidget(picture, 1)

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


def _name(offer: Latest) -> str:
    if offer.game == PUTT_DICE:
        # A course is called what its player called it, in no language.
        return offer.land_name or translate("home", "Putt Dice")
    if offer.game == EIGHTEEN_HOLES:
        return preset_text(offer.land_name) if offer.land_name else translate("home", "18 Holes")
    if offer.land_name:
        return content_name(offer.land_name)
    return translate("home", "Three lands to see")


def _game(offer: Latest) -> str:
    if offer.game == EIGHTEEN_HOLES:
        words = translate("home", "18 Holes · {players}")
        return words.replace("{players}", seats_words(offer.players))
    if offer.game != PUTT_DICE:
        version = version_words(offer.players, offer.mode, offer.expansion)
        return translate("home", "Minigolf Designer · {version}").replace("{version}", version)
    words = translate("home", "Putt Dice · {players}")
    return words.replace("{players}", seats_words(offer.players))


def _tiles(offer: Latest) -> str:
    if offer.game in _BY_HOLES:
        words = translate("home", "{played} of {holes} holes")
        return words.replace("{played}", str(offer.placed)).replace("{holes}", str(offer.of))
    return (
        translate("home", "{placed} of {cells} tiles")
        .replace("{placed}", str(offer.placed))
        .replace("{cells}", str(offer.of))
    )


def _when(moment: datetime) -> str:
    days = (datetime.now().astimezone().date() - moment.date()).days
    time = time_of_day(moment)
    if days == 0:
        return translate("home", "today, {time}").replace("{time}", time)
    if days == 1:
        return translate("home", "yesterday, {time}").replace("{time}", time)
    return day(moment)


def _course(look: Look, picture: Path | None) -> Drawing:
    def draw(width: int, height: int, ratio: float) -> QPixmap:
        course = QPixmap(str(picture)) if picture else QPixmap()
        return on_meadow(course, look, width, height, ratio)

    return draw
