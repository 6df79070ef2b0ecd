"""The dialog of an evening: chosen here once, and its podium in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.play.evening import Evening, EveningKind
from minigolf_desktop.model.play.seats import Seat
from minigolf_desktop.storage.evenings import evening_in
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.people import LONGEST_NAME, PeopleBook, with_colours
from minigolf_desktop.storage.progress import LESSON_BOOKS, keep_told
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.evening_words import (
    colour_of,
    kind_words,
    names_of,
    standing_words,
    winners_words,
)
from minigolf_desktop.ui.common.household import Faces, even_chip
from minigolf_desktop.ui.common.lessons.tips import ToldOnce
from minigolf_desktop.ui.common.players import face_of
from minigolf_desktop.ui.common.seats import SeatField, Seats, last_seats, remember_seats
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.ending import Placed, Podium
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments, button, label

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.main_window import MainWindow

_DOWN = QBoxLayout.Direction.TopToBottom
FEWEST, MOST = 2, 5
_SIZE = (780, 560)
_TIP = "evening"
"""What is kept of the tip that tells of evenings."""


class EveningDialog(CardDialog):
    """An evening is chosen here, or the one that goes on is looked at."""

    begun = Signal(object)
    """An Evening is to begin."""
    ended = Signal(bool)
    """The evening that is looked at is to be put aside; carries whether to choose another one."""

    def __init__(
        self,
        window: MainWindow,
        games: Sequence[Game],
        house: PeopleBook,
        evening: Evening | None,
        last: Evening | None = None,
    ) -> None:
        """``evening`` is the one that goes on; where there is none, one is chosen, as the ``last``
        one was unless something else is. Those of the ``house`` sit down with a click.
        """
        super().__init__(window)
        self._window, self._games, self._house = window, games, house
        look = window.look
        title = translate("evening", "An evening")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        if evening is None:
            self._choose(look, column, last)
        else:
            self._show(look, column, evening)
        self.fit(look.size(*_SIZE))

    # Choosing

    def _choose(self, look: Look, column: QVBoxLayout, last: Evening | None) -> None:
        says = translate("evening", "A few matches round one table, and a podium in the end.")
        column.addWidget(label(says, "body", "second", wrap=True))
        kinds, names = list(EveningKind), [game.name for game in self._games]
        kind = 0 if last is None else kinds.index(last.kind)
        game = 0 if last is None else names.index(last.games[0])
        self.kind = Segments(
            look, translate("evening", "Kind"), [kind_words(one) for one in kinds], kind
        )
        """Chooses how long it goes on."""
        self.game = Segments(
            look, translate("evening", "Game"), [one.title for one in self._games], game
        )
        """Chooses the game; not where all are played."""
        seats = self._seats_to_begin_with(last)
        players = FEWEST if last is None else len(last.players)
        counts = [str(count) for count in range(FEWEST, MOST + 1)]
        self.count = Segments(look, translate("evening", "Players"), counts, players - FEWEST)
        """Chooses how many play."""
        fields = [
            SeatField(
                look,
                number,
                seat,
                is_named=True,
                chooses_colour=True,
                longest=LONGEST_NAME,
                house=self._house,
            )
            for number, seat in enumerate(seats)
        ]
        self.seats = Seats(look, fields, players, direction=_DOWN)
        """Who they are."""
        self.faces = Faces(look, self._house, self.seats)
        """Those of the house, who sit down with a click."""
        self.even = even_chip(look, last is not None and last.even)
        """Whether places are those with handicaps, where seats have them."""
        column.addLayout(_line(look, translate("evening", "Kind"), self.kind))
        column.addLayout(_line(look, translate("evening", "Game"), self.game))
        who = _line(look, translate("evening", "Players"), self.count, self.faces)
        who.addWidget(self.even)
        column.addLayout(who)
        column.addWidget(self.seats)
        column.addStretch(1)
        self._note = label("", "small_body", "second", wrap=True)
        column.addWidget(self._note)
        self.begins = self.add_foot(look, column, close=translate("evening", "Begin the evening"))
        """Begins it."""
        self.kind.chosen.connect(lambda _: self._follow())
        self.count.chosen.connect(lambda _: self._follow())
        self.faces.one_more.connect(self._seat_one_more)
        self.seats.changed.connect(self._follow)
        self.begins.clicked.connect(self._begin)
        self._follow()

    def _seats_to_begin_with(self, last: Evening | None) -> tuple[Seat, ...]:
        """Return who sits there first: who did so last, or nobody where faces can be clicked."""
        known = last_seats(self._window.settings)
        if last is not None:
            known = (*last.players, *known[len(last.players) :])
        elif self._house.shown:
            known = (Seat(),) * MOST
        return with_colours(known, self._house)

    def _seat_one_more(self) -> None:
        if self.count.current + FEWEST < MOST:
            self.count.choose(self.count.current + 1)
            self._follow()

    def _follow(self) -> None:
        """Follow what was chosen: it can begin as soon as it is told who plays."""
        is_of_all = list(EveningKind)[self.kind.current] is EveningKind.CUP_OF_ALL
        self.game.setEnabled(not is_of_all)
        self.seats.show_players(FEWEST + self.count.current)
        self.faces.tell()
        fault = _fault_of(self.seats.players)
        self._note.setText(fault)
        self.begins.setEnabled(not fault)

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
                    face_of(evening.players[one.seat]),
                )
                for one in evening.standings
            ]
        )
        column.addWidget(self.podium, 1)
        if evening.is_over:
            another = button(look, translate("evening", "Another evening"))
            another.clicked.connect(lambda: self._end(another=True))
            self.add_foot(look, column, another).clicked.connect(lambda: self._end(another=False))
            return
        end = button(look, translate("evening", "End the evening"))
        end.clicked.connect(self._ask_to_end)
        self.add_foot(look, column, end)

    def _ask_to_end(self) -> None:
        """Ask whether an evening that goes on is to be left for good."""
        words = translate("evening", "End the evening without a winner?")
        note = translate("evening", "Its matches stay in the guest book.")
        yes = translate("evening", "End the evening")
        question = Question(self, self._window.look, words, note, yes)
        question.accepted.connect(lambda: self._end(another=False))

    def _end(self, *, another: bool) -> None:
        self.accept()
        self.ended.emit(another)


def offer_evening(window: MainWindow, folders: Folders, begin: Callable[[], None]) -> None:
    """Tell once, when two have finished a match together, that it may be an evening of several."""
    told_before = LESSON_BOOKS.read(folders.lessons)[0].told
    if not window.settings.tips or _TIP in told_before or evening_in(folders.evenings) is not None:
        return
    window.disk.later.write(partial(keep_told, folders.lessons, _TIP), failed=window.tell_fault)
    told = ToldOnce(
        window,
        translate("evening", "A whole evening?"),
        [
            translate(
                "evening",
                "You may play several matches as an evening, until somebody has won three or each "
                "game was played, with a podium in the end. Home begins it too.",
            )
        ],
        more=translate("evening", "An evening"),
        enough=translate("tips", "Got it"),
        icon="trophy",
        waits=False,
    )
    told.followed.connect(begin)
    told.look()


def _fault_of(players: Sequence[Seat]) -> str:
    """Return why some cannot play an evening together; empty where they can."""
    if not any(seat.is_person for seat in players):
        return translate("evening", "At least one of them has to be a person.")
    names = [seat.name.casefold() for seat in players]
    twice = next((seat.name for seat in players if names.count(seat.name.casefold()) > 1), "")
    if twice:
        words = translate("evening", "Two of them are called {name}.")
        return words.replace("{name}", twice)
    return ""


def _line(look: Look, words: str, *choosers: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(look.px(Space.MEDIUM))
    told = label(words, "body_bold")
    told.setMinimumWidth(look.px(90))
    row.addWidget(told)
    for chooser in choosers:
        row.addWidget(chooser)
    row.addStretch(1)
    return row
