"""A ticket: a game that a date gives out, what was reached in it, and what can be done with it."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.tries_seen import SeenTry
from minigolf_desktop.ui.common.art.home_cards import home_card
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, icon_label, label
from minigolf_desktop.ui.house.days.words import score_words

translate = QCoreApplication.translate

PICTURE = (128, 84)
"""Least size of the picture."""


class Offered(NamedTuple):
    """What a date gives out in a game, as it stands."""

    game: Game
    occasion: str
    """``day`` or ``week``."""
    day: int
    """Ordinal of the day, or of the Monday of the week."""
    is_open: bool
    """Whether the day, or the week, is not over: a try still counts."""
    tried: SeenTry | None
    """The counted try; None where it has not begun."""
    journal: Path | None = None
    """Where its match lies; None without a try, or where it was deleted."""
    about: str = ""
    """What the game is about, as soon as that is known."""

    @property
    def waits(self) -> bool:
        """Whether there is a counted try to begin or to go on with."""
        if self.tried is None:
            return self.is_open
        return not self.tried.is_over and self.journal is not None

    @property
    def title(self) -> str:
        """What it is called."""
        if self.occasion == "week":
            return translate("days", "Hole of the week")
        return self.game.title


class Ticket(QFrame):
    """Shows what is offered. There is one main thing to do with it, and what else is possible."""

    play = Signal(object)
    """The counted try is to begin; carries the Offered."""
    go_on = Signal(object)
    """The counted try is to be gone on with, or to be looked at."""
    practise = Signal(object)
    """The game is to be played for practice."""
    share = Signal(object)
    """The result is to be copied."""

    def __init__(self, look: Look, offered: Offered, *, is_first: bool) -> None:
        """``is_first`` is one that waits to be played before all others: its button is filled."""
        super().__init__()
        self._is_first = is_first
        self.setProperty("role", "panel")
        self._look = look
        self._first: QPushButton | None = None
        self.offered = offered
        """What it is about."""
        row = QHBoxLayout(self)
        row.setContentsMargins(*(look.px(side) for side in (8, 8, 14, 8)))
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(self._picture())
        words = QVBoxLayout()
        words.setSpacing(look.px(2))
        title = label(offered.title, "panel_title")
        words.addWidget(title)
        self._about = ElidedLabel("", "small_body", "second")
        words.addWidget(self._about)
        words.addStretch()
        words.addLayout(self._foot())
        row.addLayout(words, 1)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first thing that can be done with it."""
        if self._first is not None:
            self._first.setFocus()

    def tell(self, about: str) -> None:
        """Tell what the game is about."""
        self.offered = self.offered._replace(about=about)
        self._about.setText(about)
        self._about.setToolTip(about)
        self.setAccessibleName(with_colon(self.offered.title, about))

    def _picture(self) -> Picture:
        look, offered = self._look, self.offered

        def course(width: int, height: int, ratio: float) -> QPixmap:
            if kept is not None and kept.is_file():
                return on_meadow(kept_thumbnail(kept), look, width, height, ratio)
            return home_card(offered.game.name, QSize(width, height), ratio, look.theme)

        kept = None if offered.journal is None else thumbnail(offered.journal)
        picture = Picture(course, offered.title, look.px(10), look.size(*PICTURE))
        picture.setMaximumWidth(look.px(PICTURE[0]))
        return picture

    def _foot(self) -> QHBoxLayout:
        look, tried = self._look, self.offered.tried
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        if tried is not None and tried.counts:
            assert self.offered.game.givings is not None
            counts = self.offered.game.givings.counts
            row.addWidget(icon_label(look, "check", 20))
            words = score_words(tried.score, counts, tried.par)
            row.addWidget(label(words, "body_bold"))
            row.addStretch()
            self._button(row, translate("days", "Practise"), "ball", self.practise)
            self._button(row, translate("days", "Share"), "share", self.share)
        elif tried is not None:
            row.addWidget(ElidedLabel(self._begun_words(), "small_body", "second"), 1)
            if self.offered.waits:
                self._button(row, translate("days", "Play on"), "start", self.go_on, main=True)
            else:
                self._button(row, translate("days", "Practise"), "ball", self.practise)
        elif self.offered.is_open:
            once = translate("days", "Counts once")
            row.addWidget(ElidedLabel(once, "small_body", "second"), 1)
            self._button(row, translate("days", "Play"), "start", self.play, main=True)
        else:
            row.addWidget(ElidedLabel(translate("days", "Not played"), "small_body", "second"), 1)
            self._button(row, translate("days", "Practise"), "ball", self.practise)
        return row

    def _begun_words(self) -> str:
        tried = self.offered.tried
        if tried is not None and tried.by_computer:
            return translate("days", "A computer played on: it does not count")
        if self.offered.journal is None:
            return translate("days", "Begun, and deleted")
        return translate("days", "Begun")

    def _button(
        self, row: QHBoxLayout, text: str, icon: str, asks: SignalInstance, *, main: bool = False
    ) -> None:
        role = "main" if main and self._is_first else "secondary"
        made = button(self._look, text, role, icon)
        made.setAccessibleName(with_colon(self.offered.title, text))
        made.clicked.connect(lambda: asks.emit(self.offered))
        if self._first is None:
            self._first = made
        row.addWidget(made, 0, Qt.AlignmentFlag.AlignBottom)
