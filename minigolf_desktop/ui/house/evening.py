"""The dialog of an evening: chosen here once, and its podium in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.play.evening import Evening, EveningKind
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.seats import SeatField, Seats, last_seats, remember_seats
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.ending import Placed, Podium
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments, button, label
from minigolf_desktop.ui.house.evening_card import (
    colour_of,
    kind_words,
    names_of,
    standing_words,
    winners_words,
)

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.main_window import MainWindow

_DOWN = QBoxLayout.Direction.TopToBottom
FEWEST, MOST = 2, 5
_SIZE = (760, 470)


class EveningDialog(CardDialog):
    """An evening is chosen here, or the one that goes on is looked at."""

    begun = Signal(object)
    """An Evening is to begin."""
    ended = Signal()
    """The evening that is looked at is to be put aside."""

    def __init__(self, window: MainWindow, games: Sequence[Game], evening: Evening | None) -> None:
        super().__init__(window)
        self._window, self._games = window, games
        look = window.look
        title = translate("evening", "An evening")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        if evening is None:
            self._choose(look, column)
        else:
            self._show(look, column, evening)
        self.fit(look.size(*_SIZE))

    # Choosing

    def _choose(self, look: Look, column: QVBoxLayout) -> None:
        says = translate("evening", "A few matches round one table, and a podium in the end.")
        column.addWidget(label(says, "body", "second", wrap=True))
        kinds = [kind_words(kind) for kind in EveningKind]
        self.kind = Segments(look, translate("evening", "Kind"), kinds, 0)
        """Chooses how long it goes on."""
        self.game = Segments(
            look, translate("evening", "Game"), [game.title for game in self._games], 0
        )
        """Chooses the game; hidden where all are played."""
        counts = [str(count) for count in range(FEWEST, MOST + 1)]
        self.count = Segments(look, translate("evening", "Players"), counts, 0)
        """Chooses how many play."""
        seats = last_seats(self._window.settings)
        fields = [SeatField(look, number, seat, is_named=True) for number, seat in enumerate(seats)]
        self.seats = Seats(look, fields, FEWEST, direction=_DOWN)
        """Who they are."""
        for words, chooser in (
            (translate("evening", "Kind"), self.kind),
            (translate("evening", "Game"), self.game),
            (translate("evening", "Players"), self.count),
        ):
            column.addLayout(_line(look, words, chooser))
        column.addWidget(self.seats)
        self.even = QCheckBox(translate("evening", "Places are counted with handicaps"))
        """Whether places are those with handicaps, where seats have them."""
        column.addWidget(self.even)
        column.addStretch(1)
        self.kind.chosen.connect(self._follow)
        self.count.chosen.connect(lambda place: self.seats.show_players(FEWEST + place))
        begin = self.add_foot(look, column, close=translate("evening", "Begin the evening"))
        begin.clicked.connect(self._begin)

    def _follow(self, place: int) -> None:
        self.game.setEnabled(list(EveningKind)[place] is not EveningKind.CUP_OF_ALL)

    @property
    def evening(self) -> Evening:
        """The evening as it is chosen now."""
        kind = list(EveningKind)[self.kind.current]
        names = tuple(game.name for game in self._games)
        games = names if kind is EveningKind.CUP_OF_ALL else (names[self.game.current],)
        return Evening(kind, games, self.seats.players, self.even.isChecked())

    def _begin(self) -> None:
        remember_seats(self._window, self.seats.players)
        self.begun.emit(self.evening)

    # Looking

    def _show(self, look: Look, column: QVBoxLayout, evening: Evening) -> None:
        words = kind_words(evening.kind)
        if evening.is_over:
            words = winners_words(evening)
        column.addWidget(label(words, "card_title", wrap=True))
        self.podium = Podium(look, Motion.of(self._window.settings))
        """Who stands where."""
        names = names_of(evening)
        self.podium.show_places(
            [
                Placed(
                    one.place,
                    names[one.seat],
                    standing_words(evening, one),
                    colour_of(evening, one.seat),
                )
                for one in evening.standings
            ]
        )
        column.addWidget(self.podium, 1)
        text = translate("evening", "End the evening")
        if evening.is_over:
            text = translate("evening", "Another evening")
        end = button(look, text)
        end.clicked.connect(self._end)
        self.add_foot(look, column, end)

    def _end(self) -> None:
        self.accept()
        self.ended.emit()


def _line(look: Look, words: str, chooser: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    told = label(words, "body_bold")
    told.setMinimumWidth(look.px(90))
    row.addWidget(told)
    row.addWidget(chooser)
    row.addStretch(1)
    return row
