"""Who decides on each seat of a match that is open: people and computers change places here."""

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.text.characters import character_name, level_name
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.pieces import label, picture_label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.common.widgets.who_button import WhoButton

translate = QCoreApplication.translate

_TOKEN = 28
_WIDTH = 460


class SeatsDialog(CardDialog):
    """A line for each seat; whoever is chosen decides there at once."""

    def __init__(self, window: MainWindow, session: MatchSession[Any, Any, Any]) -> None:
        super().__init__(window)
        self._session = session
        look = window.look
        self.setWindowTitle(translate("characters", "Who plays"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(translate("characters", "Who plays"), "course_name"))
        note = translate(
            "characters",
            "Somebody has to go? The computer plays on, until they are back. Their score then "
            "counts for no record, nor as a try of the day.",
        )
        column.addWidget(label(note, "small_body", "second", wrap=True))
        self.buttons: list[WhoButton] = []
        """By seat what chooses who decides there."""
        self._words: list[QLabel] = []
        names = tuple(seat.name for seat in session.seats)
        for number, seat in enumerate(session.seats):
            line = QHBoxLayout()
            line.setSpacing(look.px(Space.MEDIUM))
            colour, side = seat.colour or PLAYER_COLOURS[number].name, look.px(_TOKEN)
            token = player_shape_pixmap(look, colour, side, self.devicePixelRatioF())
            line.addWidget(picture_label(token))
            who = WhoButton(look, seat, partial(self._sits_elsewhere, number))
            who.chosen.connect(partial(self._seat, number))
            line.addWidget(who)
            line.addWidget(label(player_name(names, number), "body_bold"))
            line.addStretch(1)
            words = label("", "small_body", "second")
            line.addWidget(words)
            column.addLayout(line)
            self.buttons.append(who)
            self._words.append(words)
        column.addStretch(1)
        self._add_foot(look, column)
        self._show()
        self.setFixedWidth(look.px(_WIDTH))

    def _sits_elsewhere(self, number: int, character: Character) -> bool:
        seats = enumerate(self._session.seats)
        return any(one.character is character for other, one in seats if other != number)

    def _seat(self, number: int) -> None:
        who = self.buttons[number]
        self._session.seat_player(number, who.level, who.character)
        self._show()

    def _show(self) -> None:
        """Show who sits where, which need not be who was chosen: a full disk refuses."""
        seats = zip(self._session.seats, self.buttons, self._words, strict=True)
        for seat, who, words in seats:
            who.seat_player(seat.computer, seat.character)
            text = translate("characters", "A person")
            if seat.computer is not None and seat.character is not None:
                text = translate("characters", "{name}, {level}")
                text = text.replace("{name}", character_name(seat.character))
                text = text.replace("{level}", level_name(seat.computer))
            words.setText(text)
