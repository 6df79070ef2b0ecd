"""The people of the house where a table is set up: a face to click, and even chances."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.seats import COLOURS, MOST_HANDICAP
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.handicaps import Table, handicaps_for, has_handicap
from minigolf_desktop.storage.history import GameName, HistoryGame, fewest_wins, read_history
from minigolf_desktop.storage.people import (
    Guest,
    PeopleBook,
    Person,
    change_people,
    people_in,
    people_of_before,
    welcome,
)
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.handicaps import handicap_sign, handicap_words
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.players import name_of_colour, player_name, portrait_of
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.seats import FieldT, SeatField, Seats, last_seats
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import chip, pop_up
from minigolf_desktop.ui.common.widgets.tokens import round_portrait

_FACE = 32
_BUTTON, _BADGE = 38, 34
MOST_FACES = 8
"""Faces that have room in a row; whoever else is of the house is in the menu of a seat."""
_AROUND = 4
"""How many other handicaps are offered on each side of the one that is suggested."""


class Party(NamedTuple):
    """Who is to sit at a table that is set up for them."""

    players: tuple[Seat, ...]
    even: bool
    """Whether they play with handicaps."""

    def seats(self, settings: Settings) -> tuple[Seat, ...]:
        """Return who sits on all seats: those of last time where nobody of them does."""
        return (*self.players, *last_seats(settings)[len(self.players) :])


class House:
    """What a set-up knows of the people of the house, and of the games that they finished."""

    def __init__(
        self,
        people: PeopleBook = PeopleBook(),  # noqa: B008 - a frozen value
        games: Sequence[HistoryGame] = (),
        history: Path | None = None,
    ) -> None:
        """``games`` are those of the house, unless they are read from its ``history``."""
        self.people = people
        """Everybody."""
        self._games, self._history = games, history

    @classmethod
    def of(cls, folders: Folders, game: GameName, party: Party | None = None) -> "House":
        """Return the house of somebody's folders, where a game is set up, perhaps for a party."""
        people = people_in(folders)
        if party is not None:
            people = replace(people, even={**people.even, game: party.even})
        return cls(people, history=folders.history)

    def games(self) -> Iterator[Sequence[HistoryGame] | None]:
        """Read the games that were finished, step by step; they come at the end."""
        games = self._games
        if self._history is not None:
            games, _ = yield from read_history(self._history)
        yield games


def first_look(window: MainWindow, folders: Folders) -> Iterator[None]:
    """Let everybody who played here be somebody of the house, step by step, where no book of people
    is kept yet. What the disk refuses is told.
    """
    typed = window.settings.golfer_names
    if folders.people.exists() or not (typed or folders.history.exists()):
        return
    games, _ = yield from read_history(folders.history)
    nobody = frozenset({*COLOURS, *(name_of_colour(one).casefold() for one in COLOURS)})
    guests = people_of_before(games, typed, nobody)
    if guests:
        try:
            yield from window.disk.later.done(partial(welcome, folders.people, guests))
        except StorageError as fault:
            window.tell_fault(fault)


_HELPS: Mapping[str, Mapping[str, object]] = {
    "none": {"hints": False, "advice": False},
    "placing": {"hints": True, "advice": False},
    "all": {"hints": True, "advice": True},
}
"""By the help that somebody likes: the settings of it."""


def settings_for(
    house: PeopleBook, seats: Sequence[Seat], to_move: int | None, usual: int
) -> dict[str, object]:
    """Return the settings that people at a table like, by name.

    The size of text is that of the only person at the table, and of several the largest that one
    of them likes, or the ``usual`` one, in per cent: nothing jumps from turn to turn. Help is that
    of the person whose turn it is, and on a computer's turn that of the only person.
    """
    people = [house.called(seat.name) if seat.name else None for seat in seats if seat.is_person]
    alone = people[0] if len(people) == 1 else None
    deciding = alone
    if to_move is not None and seats[to_move].is_person:
        deciding = house.called(seats[to_move].name) if seats[to_move].name else None
    wanted: dict[str, object] = {}
    liked = [usual if one is None or not one.scale else one.scale for one in people]
    if liked and max(liked) != usual:
        wanted["scale"] = max(liked)
    if deciding is not None and deciding.help:
        wanted |= _HELPS[deciding.help]
    return wanted


def guests_of(players: Sequence[Seat]) -> tuple[Guest, ...]:
    """Return the people at a table who have a name of their own."""
    colours = [seat.colour or colour for seat, colour in zip(players, COLOURS, strict=False)]
    return tuple(
        Guest(seat.name, colour)
        for seat, colour in zip(players, colours, strict=False)
        if seat.is_person and seat.name not in ("", name_of_colour(colour))
    )


class HandicapBadge(QToolButton):
    """Tells the handicap of a seat, whether the table plays with it or not, and changes it."""

    def __init__(self, look: Look, *, fewest: bool) -> None:
        """``fewest`` tells whether strokes are taken off, not points added."""
        super().__init__()
        self._fewest = fewest
        self._suggested, self._whose = 0, ""
        self.handicap = 0
        """The one that is shown."""
        self.setProperty("role", "handicap")
        self.setMinimumWidth(look.px(_BADGE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._pop_up)
        self.hide()

    def count(self, *, fewest: bool) -> None:
        """Count points, or strokes where the fewest win."""
        self._fewest = fewest

    def suggest(self, whose: str, handicap: int, *, lit: bool) -> None:
        """Suggest a handicap; one that was chosen for the same player stays.

        ``lit`` tells whether the table plays with handicaps.
        """
        if (whose, handicap) != (self._whose, self._suggested):
            self._whose, self._suggested, self.handicap = whose, handicap, handicap
        self.setProperty("lit", lit)
        self.style().unpolish(self)
        self.style().polish(self)
        self._tell()

    def _tell(self) -> None:
        words = handicap_words(self.handicap, fewest=self._fewest)
        self.setText(handicap_sign(self.handicap, fewest=self._fewest))
        spoken = translate("people", "Handicap of {name}: {words}")
        spoken = spoken.format(name=self._whose, words=words)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)

    def menu_of_handicaps(self) -> QMenu:
        """Return the menu of the handicaps to choose from."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        step = 1 if self._fewest or self._suggested < _COARSE else _STEP
        near = {self._suggested + step * one for one in range(-_AROUND, _AROUND + 1)}
        for handicap in sorted({0, self.handicap} | near):
            if not 0 <= handicap <= MOST_HANDICAP:
                continue
            words = handicap_words(handicap, fewest=self._fewest)
            if handicap == self._suggested:
                suggested = translate("people", "{words} (suggested)")
                words = suggested.replace("{words}", words)
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(handicap == self.handicap)
            action.triggered.connect(partial(self._choose, handicap))
        return menu

    def _choose(self, handicap: int) -> None:
        self.handicap = handicap
        self._tell()

    def _pop_up(self) -> None:
        pop_up(self.menu_of_handicaps(), self.mapToGlobal(self.rect().bottomLeft()))


_COARSE, _STEP = 12, 4
"""From how many points on the menu goes by steps, and by which."""


class Faces(QWidget):
    """A face for each of the house, who sits down with a click."""

    one_more = Signal()
    """Somebody wants to sit down and there is no seat: one more is to play."""

    def __init__(
        self, look: Look, people: PeopleBook, seats: Seats[FieldT], most: int = MOST_FACES
    ) -> None:
        """``most`` of them have room in the row."""
        super().__init__()
        self._look, self._seats = look, seats
        self._people = people.shown[:most]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(3))
        self.buttons = tuple(map(self._face, self._people))
        """A button for each of the house, in their order."""
        for face in self.buttons:
            row.addWidget(face)
        seats.changed.connect(self.tell)
        self.tell()

    def _face(self, person: Person) -> QToolButton:
        look = self._look
        face = QToolButton()
        face.setProperty("role", "who")
        face.setCheckable(True)
        face.setFixedSize(look.size(_BUTTON, _BUTTON))
        face.setIconSize(look.size(_FACE, _FACE))
        picture = round_portrait(
            portrait_of(person.portrait), look.px(_FACE), self.devicePixelRatioF(), look.theme
        )
        face.setIcon(QIcon(picture))
        face.setCursor(Qt.CursorShape.PointingHandCursor)
        face.setAccessibleName(person.name)
        face.clicked.connect(partial(self._click, person))
        return face

    def _click(self, person: Person) -> None:
        """Let somebody sit down, or get up."""
        seated = next((one for one in self._seats.shown if one.person == person), None)
        if seated is not None:
            seated.get_up()
        else:
            self._sit(person)
        self.tell()

    def _sit(self, person: Person) -> None:
        """Give somebody a seat: one without a name, one more, or that of a computer."""
        free = [one for one in self._seats.shown if one.seat.is_person and not one.field.typed]
        if not free:
            before = len(self._seats.shown)
            self.one_more.emit()
            free = [*self._seats.shown[before:]] or [
                one for one in self._seats.shown if not one.seat.is_person
            ]
        if free:
            free[0].sit(person)

    def tell(self) -> None:
        """Show who sits at the table."""
        seated = {field.person for field in self._seats.shown}
        for face, person in zip(self.buttons, self._people, strict=True):
            face.setChecked(person in seated)
            words = translate("people", "{name} sits down")
            if person in seated:
                words = translate("people", "{name} gets up")
            face.setToolTip(words.replace("{name}", person.name))


class HouseRow(QWidget):
    """The faces of the house, and a switch for handicaps, which stand beside the seats."""

    switched = Signal(bool)
    """Handicaps were switched on, or off."""

    def __init__(
        self,
        look: Look,
        house: House,
        seats: Seats[FieldT],
        table: Table,
        most_faces: int = MOST_FACES,
    ) -> None:
        """``most_faces`` have room in the row."""
        super().__init__()
        self._look, self._house, self._seats, self._table = look, house, seats, table
        self._games: Sequence[HistoryGame] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.faces = Faces(look, house.people, seats, most_faces)
        """The people of the house."""
        tells_about(self.faces, "household")
        row.addWidget(self.faces)
        row.addStretch(1)
        self.even = even_chip(look, self._was_even)
        """Whether the table plays with handicaps."""
        self.even.toggled.connect(self._switch)
        row.addWidget(self.even)
        self.badges = tuple(self._badge(field) for field in seats.fields)
        """By seat its handicap."""
        seats.changed.connect(self.tell)
        self.tell()
        Piecemeal(house.games(), self._know, self)

    @property
    def _was_even(self) -> bool:
        """Whether the last table of the game played with handicaps."""
        return self._house.people.even.get(self._table.game, False)

    def _badge(self, field: SeatField) -> HandicapBadge:
        fewest = fewest_wins(self._table.game, self._table.mode)
        badge = HandicapBadge(self._look, fewest=fewest)
        field.add(badge)
        return badge

    def _know(self, games: Sequence[HistoryGame]) -> None:
        """Suggest handicaps from the games that were read."""
        self._games = games
        self.tell()

    def suit(self, table: Table) -> None:
        """Suggest handicaps for another game: a mode, or a course."""
        self._table = table
        for badge in self.badges:
            badge.count(fewest=fewest_wins(table.game, table.mode))
        self.tell()

    @property
    def is_even(self) -> bool:
        """Whether handicaps count at the table."""
        return self.even.isChecked() and not self.even.isHidden() and self.even.isEnabled()

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, by seat, with handicaps where they count."""
        if not self.is_even:
            return self._seats.players
        return tuple(
            replace(seat, handicap=badge.handicap)
            for seat, badge in zip(self._seats.players, self.badges, strict=False)
        )

    def tell(self) -> None:
        """Show who sits at the table, and what handicaps they would have."""
        self.faces.tell()
        offered = has_handicap(self._table.game, self._table.mode)
        seats = self._seats.players
        self.even.setVisible(len(seats) > 1)
        self.even.setEnabled(offered)
        self.even.setToolTip(_even_words() if offered else _not_even_words())
        suggested = handicaps_for(self._games, self._house.people, self._table, seats)
        for number, badge in enumerate(self.badges):
            shown = offered and number < len(seats) > 1
            badge.setVisible(shown)
            if shown:
                name = seats[number].name or player_name((), number)
                badge.suggest(name, suggested[number], lit=self.is_even)

    def _switch(self, on: bool) -> None:
        self.tell()
        self.switched.emit(on)


def even_chip(look: Look, chosen: bool) -> QPushButton:
    """Return the switch of handicaps."""
    result = chip(look, translate("people", "Handicap"), chosen)
    result.setToolTip(_even_words())
    tells_about(result, "handicap")
    return result


def keep_even(window: MainWindow, folders: Folders, game: GameName, on: bool) -> None:
    """Keep whether tables of a game play with handicaps."""

    def change(book: PeopleBook) -> PeopleBook:
        return replace(book, even={**book.even, game: on})

    window.disk.later.write(
        partial(change_people, folders.people, change), failed=window.tell_fault
    )


def _even_words() -> str:
    return translate(
        "people",
        "A head start for who plays worse, suggested from the last games, so that each would win "
        "as often. Records count without it.",
    )


def _not_even_words() -> str:
    return translate(
        "people",
        "No handicap here: a race is over with the first who arrives, and a solo deck has a rank.",
    )
