"""What can be shown of a game begun under earlier rules, where none of its moves is true today."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QVBoxLayout

from minigolf_desktop.model.play import Amendment
from minigolf_desktop.storage.continue_game import Save
from minigolf_desktop.ui.common.game_words import GameWords
from minigolf_desktop.ui.common.text.dates import day_and_time
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import frame, label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen

translate = QCoreApplication.translate


class EarlierGameScreen(MeadowScreen):
    """The course as it was left, how the game was set up, and who played. Esc goes back."""

    back = Signal()
    """The screen before is asked for."""

    def __init__(self, look: Look, game: GameWords, save: Save) -> None:
        super().__init__(look)
        title, words = game.title, game.save_words(save)
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.GIANT), look.px(28)) * 2)
        column.setSpacing(look.px(Space.LARGE))
        heading = Heading(look, title, " · ".join(filter(None, (save.name, *words))))
        heading.back.connect(self.back)
        column.addWidget(heading)
        card = frame("card", title)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(Space.LARGE),) * 4)
        inside.setSpacing(look.px(Space.MEDIUM))
        if save.picture.is_file():
            name = translate("earlier game", "The course, as it was left")

            def draw(width: int, height: int, ratio: float) -> QPixmap:
                return on_meadow(kept_thumbnail(save.picture), look, width, height, ratio)

            inside.addWidget(Picture(draw, name, look.px(12), look.size(240, 150)), 1)
        if any(save.names):
            inside.addWidget(label(", ".join(filter(None, save.names)), "body_bold"))
        left = translate("earlier game", "Left on {day}").replace("{day}", day_and_time(save.saved))
        inside.addWidget(label(left, "small_body", "second"))
        column.addWidget(card, 1 if save.picture.is_file() else 0)
        column.addStretch(0 if save.picture.is_file() else 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


def earlier_words(game: GameWords, amendments: tuple[Amendment, ...]) -> str:
    """Return why a match is only looked at; without amendments it was played to its end."""
    text = translate(
        "flow",
        "This game was finished under earlier rules of {game}. It is counted here by those of "
        "today; the records keep the score of its time.",
    )
    if amendments:
        text = translate(
            "flow",
            "This game was begun under earlier rules of {game}: it can be looked at, not "
            "played on. Today: {changes}",
        )
    changes = " ".join(map(game.amendment_words, amendments))
    return text.replace("{game}", game.title).replace("{changes}", changes)
