"""A card for each of the three games of the house."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from minigolf_desktop.ui.common.art.home_cards import home_card
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture
from minigolf_desktop.ui.common.widgets.pieces import button, icon_label, label

translate = QCoreApplication.translate


class Game(NamedTuple):
    """One of the games of the house."""

    picture: str
    """Name of its picture."""
    title: str
    text: str
    players: str


def games() -> tuple[Game, ...]:
    """Return the games in the order of the house."""
    return (
        Game(
            "designer",
            translate("home", "Minigolf Designer"),
            translate("home", "Lay tiles, build nine holes, please two fussy clients."),
            translate("home", "1 to 5 players"),
        ),
        Game(
            "putt-dice",
            translate("home", "Putt Dice"),
            translate("home", "Roll, putt and stay dry on a course you built."),
            translate("home", "1 to 5 players"),
        ),
        Game(
            "eighteen-holes",
            translate("home", "18 Holes"),
            translate("home", "Draft clubs, shape shots, beat the hex course."),
            translate("home", "1 to 5 players"),
        ),
    )


class GameCard(QFrame):
    """A game with its picture, what it is about and a button to begin it."""

    begin = Signal()
    """A new game is asked for."""

    def __init__(self, look: Look, game: Game) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(game.title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 8, 8, 16)))
        column.setSpacing(look.px(Space.SMALL))

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            return home_card(game.picture, QSize(width, height), ratio, look.theme)

        column.addWidget(Picture(draw, game.title, look.px(12), look.size(160, 110)), 1)
        words = QVBoxLayout()
        words.setContentsMargins(look.px(12), look.px(6), look.px(8), 0)
        words.setSpacing(look.px(Space.HAIR))
        words.addWidget(label(game.title, "card_title"))
        text = label(game.text, "body", "second", wrap=True)
        text.setMinimumHeight(look.px(42))
        text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words.addWidget(text)
        words.addSpacing(look.px(Space.MEDIUM))
        foot = QHBoxLayout()
        foot.setSpacing(look.px(6))
        foot.addWidget(icon_label(look, "fun", 18, second=True))
        foot.addWidget(label(game.players, "small_body", "second"), 1)
        self.button = button(look, translate("home", "New"))
        self.button.setAccessibleName(f"{game.title}: {self.button.text()}")
        self.button.clicked.connect(self.begin)
        foot.addWidget(self.button)
        words.addLayout(foot)
        column.addLayout(words)
