"""The page of the day: what it gives out in each game, the calendar, and a field for codes."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QDate,
    QEvent,
    QLocale,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QMoveEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.play.game_code import code_in
from minigolf_desktop.model.play.occasions import Occasion, first_day
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.overview import SeenTry, run_of_days
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.art.pictures import home_card
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.records.exhibition import Pavilion
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    FittingLabel,
    button,
    empty,
    icon_button,
    icon_label,
    label,
)
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.house.calendar import Calendar, DayMarks, GameMark
from minigolf_desktop.ui.house.day_words import day_number, run_words, score_words, state_words

TICKET_PICTURE = (128, 84)
"""Least size of the picture."""


class Offered(NamedTuple):
    """The game of a date, and how far the player is with it."""

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
    """Shows a game of a date: one main button, and what else can be done."""

    play = Signal(object)
    """The player begins the counted try; carries the Offered."""
    go_on = Signal(object)
    """The player continues the counted try, or looks at it."""
    practise = Signal(object)
    """The player plays the game for practice."""
    share = Signal(object)
    """The player copies the result."""

    def __init__(self, look: Look, offered: Offered, *, is_first: bool) -> None:
        """``is_first`` marks the one to play next: its button is filled."""
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
        """Give the keyboard to its first button."""
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
        picture = Picture(course, offered.title, look.px(10), look.size(*TICKET_PICTURE))
        picture.setMaximumWidth(look.px(TICKET_PICTURE[0]))
        return picture

    def _foot(self) -> QHBoxLayout:
        look, tried = self._look, self.offered.tried
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        if tried is not None and tried.counts:
            counts = self.offered.game.given_out.counts
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


_LONGEST_CODE = 400
"""Characters that the field takes: somebody may paste all that was shared of a result."""
_FIELD_WIDE = 190


class CodeField(QWidget):
    """Takes a code, and tells what is wrong with it."""

    typed = Signal(str)
    """The player plays a code."""

    def __init__(self, look: Look, main: bool = False, over: QWidget | None = None) -> None:
        """``main`` says whether its button is the filled one of what it stands on.

        What is wrong with a code is told below the field, ``over`` a screen whose parts then stay
        where they are, if there is one.
        """
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.field = QLineEdit()
        self.field.setMaxLength(_LONGEST_CODE)
        self.field.setMinimumWidth(look.px(_FIELD_WIDE))
        self.field.setPlaceholderText(translate("days", "Code of a game"))
        self.field.setAccessibleName(translate("days", "Code of a game"))
        self.field.returnPressed.connect(self._play)
        self.field.textEdited.connect(lambda: self.refuse(""))
        row.addWidget(self.field, 1)
        self.button = button(
            look, translate("days", "Play the code"), "main" if main else "secondary", "start"
        )
        self.button.clicked.connect(self._play)
        row.addWidget(self.button)
        column.addLayout(row)
        self._fault = label("", "small_body", "wrong", wrap=over is None)
        self._fault.hide()
        self._over = over
        if over is None:
            column.addWidget(self._fault)
        else:
            self._fault.setParent(over)

    def refuse(self, words: str) -> None:
        """Tell what is wrong with the code; an empty text tells that nothing is."""
        self._fault.setText(words)
        self._fault.setVisible(bool(words))
        self._place_fault()
        if words:
            announce(self.field, lambda: words)
            self.field.setFocus()
            self.field.selectAll()

    def _place_fault(self) -> None:
        if self._over is not None:
            self._fault.adjustSize()
            right = self.mapTo(self._over, self.rect().topRight()).x()
            below = self.field.mapTo(self._over, self.field.rect().bottomLeft()).y()
            self._fault.move(right - self._fault.width(), below)
            self._fault.raise_()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Move the message below it along."""
        super().moveEvent(event)
        self._place_fault()

    def _play(self) -> None:
        if self.field.text().strip():
            self.field.setText(code_in(self.field.text()))
            self.typed.emit(self.field.text())
        else:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)


class CodeDialog(CardDialog):
    """Asks for a code over any screen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        title = translate("days", "Play a code")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 24, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        words = translate(
            "days",
            "Whoever types the code of a game gets that game: the same set-up, the same luck.",
        )
        column.addWidget(label(words, "body", wrap=True))
        self.code = CodeField(look, main=True)
        """Takes the code."""
        column.addWidget(self.code)
        close = button(look, translate("days", "Cancel"), "quiet")
        close.clicked.connect(self.reject)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(look.px(520))
        self.code.field.setFocus()
        self._column = column

    def event(self, event: QEvent) -> bool:
        """Grow where a message needs one line more."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            wanted = self._column.totalHeightForWidth(self.width())
            self.resize(self.width(), max(self.height(), wanted))
        return done


_CALENDAR, _TICKETS = 55, 45
"""Shares of the width."""

Find = Callable[[SeenTry], Path | None]
"""Finds the journal of a try; None where it has gone."""


class TodayScreen(HeadedScreen):
    """Tickets for the day looked at, beside the calendar."""

    play = Signal(object)
    """The player begins the counted try of an Offered."""
    go_on = Signal(object)
    """The player continues the counted try of an Offered."""
    practise = Signal(object)
    """The player plays an Offered for practice."""
    share = Signal(object)
    """The player copies the result of an Offered."""
    code = Signal(str)
    """The player plays the game of a code."""
    day_chosen = Signal()
    """The player chose another day: its tickets need their words."""

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
        note = translate("days", "Everybody gets the same games, and the first try counts.")
        super().__init__(look, translate("days", "Today"), note, ends=24, gap=Space.MEDIUM)
        self._games = list(games)
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
        self.heading.add(self.field)
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
        self._day = FittingLabel("", "panel_title")
        column.addWidget(self._day)
        self._stack = QVBoxLayout()
        self._stack.setSpacing(look.px(Space.MEDIUM))
        column.addLayout(self._stack, 1)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.WIDE))
        row.addWidget(pavilion, _CALENDAR)
        row.addWidget(side, _TICKETS)
        self.column.addLayout(row, 1)

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
                if occasion in game.given_out.occasions:
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
            given += "day" in game.given_out.occasions
            tried = self._tries.get(("day", day, game.name))
            if tried is None or not tried.is_over:
                continue
            words = state_words(tried)
            if tried.counts:
                marks.append(GameMark(game.given_out.icon, place))
                words = score_words(tried.score, game.given_out.counts, tried.par)
            told.append(with_colon(game.title, words))
        return DayMarks(tuple(marks), bool(marks) and len(marks) == given, ", ".join(told))

    def go_on_from(self, before: QWidget) -> None:
        """Choose the day that was chosen before the look changed."""
        if isinstance(before, TodayScreen):
            self.calendar.look_at(before.calendar.day)


def _chalk(words: QLabel) -> QLabel:
    """Let words be written on cloth."""
    words.setStyleSheet("color: #FFFBEF;")
    return words
