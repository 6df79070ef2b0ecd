"""The page of the day: what it gives out in each game, and the calendar of what was reached."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.model.play.occasions import Occasion, first_day
from minigolf_desktop.storage.tries_seen import SeenTry, run_of_days
from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import empty, icon_button, label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.house.days.calendar import Calendar, DayMarks, Mark
from minigolf_desktop.ui.house.days.code_field import CodeField
from minigolf_desktop.ui.house.days.ticket import Offered, Ticket
from minigolf_desktop.ui.house.days.words import (
    day_number,
    run_words,
    score_words,
    state_words,
)

translate = QCoreApplication.translate

_CALENDAR, _TICKETS = 55, 45
"""Shares of the width."""

Find = Callable[[SeenTry], Path | None]
"""Finds the journal of a try; None where it has gone."""


class TodayScreen(MeadowScreen):
    """Tickets for the day looked at, beside the calendar."""

    back = Signal()
    """The home screen is asked for."""
    play = Signal(object)
    """The counted try of an Offered is to begin."""
    go_on = Signal(object)
    """The counted try of an Offered is to be gone on with."""
    practise = Signal(object)
    """An Offered is to be played for practice."""
    share = Signal(object)
    """The result of an Offered is to be copied."""
    code = Signal(str)
    """The game of a code is to be played."""
    day_chosen = Signal()
    """Another day is looked at: its tickets are to be told about."""

    def __init__(
        self,
        look: Look,
        games: Sequence[Game],
        tries: Sequence[SeenTry],
        today: QDate,
        find: Find,
        first: Game | None = None,
    ) -> None:
        """``first`` is the game whose button has the keyboard; of None the first one has."""
        super().__init__(look)
        self.setAccessibleName(translate("days", "Today"))
        self._games = [game for game in games if game.givings is not None]
        self._today, self._find = today, find
        self._telling: Piecemeal | None = None
        self._tries = {(one.occasion, one.day, one.game): one for one in tries}
        self.calendar = Calendar(look, today, self._marks)
        """The month looked at."""
        self.field = CodeField(look, over=self)
        """Takes the code of any game."""
        self.tickets: list[Ticket] = []
        """What the day looked at gives out."""
        self._lay_out(run_of_days(tries, day_number(today)))
        self.calendar.chosen.connect(self._show_day)
        self.calendar.turned.connect(lambda: self._month.setText(self.calendar.month_words))
        self.field.typed.connect(self.code)
        self._show_day()
        place = self._games.index(first) if first in self._games else 0
        self.tickets[place].take_keyboard()

    @property
    def today(self) -> QDate:
        """What day it was when the page was made."""
        return self._today

    def tell_piecemeal(self, telling: Iterator[None]) -> None:
        """Have the tickets told about bit by bit, and those of before no longer."""
        if self._telling is not None:
            self._telling.stop()
        self._telling = Piecemeal(telling, lambda _: None, self)

    # Laying out

    def _lay_out(self, run: int) -> None:
        look = self.look
        note = translate("days", "Everybody gets the same games, and the first try counts.")
        heading = Heading(look, translate("days", "Today"), note)
        heading.back.connect(self.back)
        heading.add(self.field)
        pavilion = Pavilion(look, translate("days", "Calendar"))
        cloth = QVBoxLayout(pavilion)
        sides = (Space.WIDE, PAVILION_TOP + 8, Space.WIDE, Space.WIDE)
        cloth.setContentsMargins(*(look.px(side) for side in sides))
        cloth.setSpacing(look.px(Space.HAIR))
        cloth.addLayout(self._month_row(run))
        cloth.addWidget(self.calendar, 1)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        self._day = label("", "panel_title")
        column.addWidget(self._day)
        self._stack = QVBoxLayout()
        self._stack.setSpacing(look.px(Space.MEDIUM))
        column.addLayout(self._stack, 1)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.WIDE))
        row.addWidget(pavilion, _CALENDAR)
        row.addWidget(side, _TICKETS)
        whole = QVBoxLayout(self)
        margin = look.px(Space.LARGE)
        whole.setContentsMargins(margin, look.px(24), margin, look.px(24))
        whole.setSpacing(look.px(Space.MEDIUM))
        whole.addWidget(heading)
        whole.addLayout(row, 1)

    def _month_row(self, run: int) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self._month = _chalk(label(self.calendar.month_words, "card_title"))
        row.addWidget(self._month)
        for icon, text, step in (
            ("left", translate("days", "The month before"), -1),
            ("right", translate("days", "The month after"), 1),
        ):
            turn = icon_button(look, icon, text)
            turn.setProperty("role", "who")
            turn.clicked.connect(partial(self.calendar.turn, step))
            row.addWidget(turn)
        row.addStretch()
        if run:
            row.addWidget(_chalk(label(run_words(run), "body_bold")))
        return row

    # The day looked at

    def _offered(self, game: Game, occasion: str, date: QDate) -> Offered:
        day = first_day(Occasion(occasion), day_number(date))
        now = first_day(Occasion(occasion), day_number(self._today))
        tried = self._tries.get((occasion, day, game.name))
        journal = None if tried is None else self._find(tried)
        return Offered(game, occasion, day, day == now, tried, journal)

    def _show_day(self) -> None:
        """Show the tickets of the day looked at."""
        date = self.calendar.day
        words = QLocale().toString(date, QLocale.FormatType.LongFormat)
        if date == self._today:
            words = with_colon(translate("days", "Today"), words)
        self._day.setText(words)
        empty(self._stack)
        self.tickets = []
        for occasion in ("day", "week"):
            for game in self._games:
                if game.givings is not None and occasion in game.givings.occasions:
                    offered = self._offered(game, occasion, date)
                    is_first = not any(one.offered.waits for one in self.tickets)
                    self._add(Ticket(self.look, offered, is_first=is_first))
        self.day_chosen.emit()

    def _add(self, ticket: Ticket) -> None:
        ticket.play.connect(self.play)
        ticket.go_on.connect(self.go_on)
        ticket.practise.connect(self.practise)
        ticket.share.connect(self.share)
        self.tickets.append(ticket)
        self._stack.addWidget(ticket, 1)

    def _marks(self, date: QDate) -> DayMarks:
        day = day_number(date)
        marks, told, given = [], [], 0
        for place, game in enumerate(self._games):
            assert game.givings is not None
            given += "day" in game.givings.occasions
            tried = self._tries.get(("day", day, game.name))
            if tried is None or not tried.is_over:
                continue
            words = state_words(tried)
            if tried.counts:
                marks.append(Mark(game.givings.icon, place))
                words = score_words(tried.score, game.givings.counts, tried.par)
            told.append(with_colon(game.title, words))
        return DayMarks(tuple(marks), bool(marks) and len(marks) == given, ", ".join(told))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def go_on_from(self, before: QWidget) -> None:
        """Look at the day that was looked at in another look."""
        if isinstance(before, TodayScreen):
            self.calendar.look_at(before.calendar.day)


def _chalk(words: QLabel) -> QLabel:
    """Let words be written on cloth."""
    words.setStyleSheet("color: #FFFBEF;")
    return words
