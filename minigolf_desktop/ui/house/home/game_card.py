"""A card for each of the games of the house."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout

from minigolf_desktop.ui.common.art.home_cards import home_card
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.home_words import Best
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture
from minigolf_desktop.ui.common.widgets.pieces import button, icon_button, icon_label, label
from minigolf_desktop.ui.house.home.best_line import BestLine
from minigolf_desktop.ui.house.home.card import Card

translate = QCoreApplication.translate


class GameCard(Card):
    """A game with its picture, what it is about and a button to begin it."""

    begin = Signal()
    """A new game is asked for."""
    learn = Signal()
    """The first lesson is asked for."""
    records = Signal()
    """The best scores are asked for."""

    def __init__(self, look: Look, game: Game, best: Best | None = None) -> None:
        super().__init__()
        says = game.card()
        self.setAccessibleName(says.title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 8, 8, 16)))
        column.setSpacing(look.px(Space.SMALL))

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            return home_card(game.name, QSize(width, height), ratio, look.theme)

        picture = Picture(draw, says.title, look.px(12), look.size(160, 84))
        column.addWidget(picture, 1)
        # A title in large letters has no room beside it.
        corners = QVBoxLayout(picture)
        corners.setContentsMargins(*(look.px(6),) * 4)
        if game.lessons is not None:
            corners.addWidget(self._learn(look, says.title), 0, Qt.AlignmentFlag.AlignRight)
        corners.addStretch()
        if game.records is not None:
            corners.addWidget(self._best(look, says.title, best), 0, Qt.AlignmentFlag.AlignLeft)
        words = QVBoxLayout()
        words.setContentsMargins(look.px(12), look.px(6), 0, 0)
        words.setSpacing(look.px(Space.HAIR))
        words.addWidget(label(says.title, "card_title"))
        text = label(says.text, "body", "second", wrap=True)
        text.setMinimumHeight(look.px(42))
        text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words.addWidget(text)
        words.addSpacing(look.px(Space.MEDIUM))
        foot = QHBoxLayout()
        foot.setSpacing(look.px(4))
        foot.addWidget(icon_label(look, "fun", 18, second=True))
        foot.addWidget(label(says.players, "small_body", "second"), 1)
        self.button = button(look, translate("home", "New"))
        self.button.setAccessibleName(with_colon(says.title, self.button.text()))
        self.button.clicked.connect(self.begin)
        foot.addWidget(self.button)
        words.addLayout(foot)
        column.addLayout(words)

    def _best(self, look: Look, title: str, best: Best | None) -> BestLine:
        line = BestLine(look, title, best)
        line.clicked.connect(self.records)
        return line

    def _learn(self, look: Look, title: str) -> QToolButton:
        tip = translate("home", "{game}: play a lesson").replace("{game}", title)
        learn = icon_button(look, "learn", tip)
        learn.setProperty("role", "who")
        learn.clicked.connect(self.learn)
        return learn
