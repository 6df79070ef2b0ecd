"""Who plays on which seat: chosen before a match, changed in it, kept for the next."""

from collections.abc import Callable, Container, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.play import FIXED_LEVELS, Character, Level, Seat
from minigolf_desktop.storage.people import PeopleBook, Person
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.players import (
    character_name,
    character_words,
    colour_name,
    computer_words,
    level_name,
    name_of_colour,
    player_name,
    portrait_of,
)
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.common.widgets.pieces import label, picture_label, picture_menu
from minigolf_desktop.ui.common.widgets.tokens import (
    character_portrait,
    player_shape_pixmap,
    round_portrait,
)

NOBODY = PeopleBook()
"""A house of which nobody is known yet."""
_WHO_SIDE = 40
_FACE = 34
_MENU_FACE = 32


class WhoButton(QToolButton):
    """Shows who plays on a seat; opens the choice of somebody else."""

    chosen = Signal()
    """Somebody else plays here now: the computer, or a person without a name yet."""
    person_chosen = Signal(object)
    """A Person of the house is to play here."""

    def __init__(
        self,
        look: Look,
        seat: Seat,
        sits_elsewhere: Callable[[Character], bool],
        *,
        is_for_people: bool = True,
        levels: Sequence[Level] = tuple(Level),
        people: Sequence[Person] = (),
        is_seated: Callable[[Person], bool] = lambda person: False,
    ) -> None:
        """``sits_elsewhere`` tells whether a character has another seat of the table already, and
        ``is_seated`` whether one of the ``people`` of the house sits at the table.

        Where it is not for people, computers alone are to be chosen from, of some levels.
        """
        super().__init__()
        self._levels = levels
        self._people = people
        self._is_seated = is_seated
        self._is_for_people = is_for_people
        self._whose = ""
        self._look = look
        self._sits_elsewhere = sits_elsewhere
        self.setProperty("role", "who")
        self.setFixedSize(look.size(_WHO_SIDE, _WHO_SIDE))
        self.setIconSize(look.size(_FACE, _FACE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._pop_up)
        self.seat_player(seat.computer, seat.character, seat.portrait)

    def seat_player(
        self, level: Level | None, character: Character | None, portrait: str = ""
    ) -> None:
        """Let the computer play here, or a person, perhaps with a portrait."""
        self.level = level
        """How strong the computer plays; None for a person."""
        self.character = None if level is None else character or Character.ADA
        """Whom the computer plays as; None for a person."""
        self.portrait = portrait if self.character is None else ""
        """Portrait of a person; empty for none."""
        look, ratio = self._look, self.devicePixelRatioF()
        if self.character is None:
            face = portrait_of(portrait)
            if face:
                self.setIcon(QIcon(round_portrait(face, look.px(_FACE), ratio, look.theme)))
            else:
                self.setIcon(look.icon("person", _FACE * 0.6))
            words = translate("characters", "A person plays here")
        else:
            portrayed = character_portrait(self.character, look.px(_FACE), ratio, look.theme)
            self.setIcon(QIcon(portrayed))
            seat = Seat(character_name(self.character), "", level)
            words = translate("characters", "The computer plays here: {who}")
            words = words.replace("{who}", computer_words(seat))
        self._words = words
        self.name_seat(self._whose)
        self.setToolTip(words + "\n" + translate("characters", "Choose who plays"))

    def name_seat(self, whose: str) -> None:
        """Tell whose seat it is to those who do not see what stands beside it."""
        self._whose = whose
        self.setAccessibleName(with_colon(whose, self._words) if whose else self._words)

    def menu_of_players(self) -> QMenu:
        """Return the menu of all who may play on this seat."""
        look, ratio = self._look, self.devicePixelRatioF()
        menu = picture_menu(self, look.px(_MENU_FACE))
        if self._is_for_people:
            self._add_people(menu)
            words = translate("characters", "A person")
            if self._people:
                words = translate("people", "Somebody new…")
            person = menu.addAction(look.icon("person", _MENU_FACE), words)
            person.triggered.connect(lambda: self._choose(None, None))
            menu.addSeparator()
        for character in Character:
            text = translate("characters", "{name} {likes}")
            likes = character_words(character)
            levels = menu.addMenu(text.format(name=character_name(character), likes=likes))
            face = character_portrait(character, look.px(_MENU_FACE), ratio, look.theme)
            levels.setIcon(QIcon(face))
            levels.setEnabled(not self._sits_elsewhere(character))
            for level in self._levels:
                action = levels.addAction(level_name(level))
                action.triggered.connect(
                    lambda _=False, level=level, character=character: self._choose(level, character)
                )
        return menu

    def _add_people(self, menu: QMenu) -> None:
        """Add the people of the house; who sits at the table is not to be chosen again."""
        look, ratio = self._look, self.devicePixelRatioF()
        for one in self._people:
            face = round_portrait(portrait_of(one.portrait), look.px(_MENU_FACE), ratio, look.theme)
            action = menu.addAction(QIcon(face), one.name)
            action.setEnabled(not self._is_seated(one))
            action.triggered.connect(partial(self._choose_person, one))

    def _choose_person(self, person: Person) -> None:
        self.person_chosen.emit(person)

    def _pop_up(self) -> None:
        self.menu_of_players().popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose(self, level: Level | None, character: Character | None) -> None:
        self.seat_player(level, character)
        self.chosen.emit()


LONGEST_NAME = 24
"""Letters of a player's name at most, as the settings keep it."""
_TOKEN = 24
_SHAPE = 22
_LEAST_FIELD, _WIDEST_FIELD = 88, 170
_FEW = 2
_FIELD = 100
"""Share of a player's room that the field takes, up to its widest."""


class SeatField(QWidget):
    """Who plays on one seat: a person with a name, or the computer."""

    accepted = Signal()
    """Enter was pressed in the name."""
    changed = Signal()
    """The name was changed, or somebody else plays here."""
    colour_wanted = Signal(str)
    """Another colour is wanted for this seat."""

    def __init__(
        self,
        look: Look,
        number: int,
        seat: Seat,
        *,
        is_named: bool = False,
        chooses_colour: bool = False,
        is_for_people: bool = True,
        longest: int = LONGEST_NAME,
        house: PeopleBook = NOBODY,
    ) -> None:
        """``number`` is that of the seat; a person without a name is called by the colour, and
        with ``is_named`` the seat has that for a name.

        With ``chooses_colour`` the seat has the colour that is chosen, else that of its number;
        ``is_for_people`` says whether a person may sit there, ``longest`` how many letters a name
        has at most; ``house`` tells who may be chosen with a click.
        """
        super().__init__()
        self.look = look
        self._is_named = is_named
        self._chooses_colour = chooses_colour
        self._house = house
        self._neighbours: Sequence[SeatField] = ()
        self._met: Person | None = None
        line = self._line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(Space.HAIR))
        self.token: QToolButton | QLabel = QLabel()
        """Shows colour and shape; a button opens the choice of another colour."""
        if chooses_colour:
            self.token = self._colour_button()
        line.addWidget(self.token)
        self.who = WhoButton(
            look,
            seat,
            self._sits_elsewhere,
            is_for_people=is_for_people,
            people=house.shown,
            is_seated=self._is_seated,
        )
        """Chooses between people and the computer."""
        self.who.chosen.connect(self._seat_somebody)
        self.who.person_chosen.connect(self.sit)
        line.addWidget(self.who)
        self.field = self._name_field(number, seat.name if seat.is_person else "", longest)
        """The name of a person."""
        self.computer = QWidget()
        """Whom the computer plays as; it is chosen, not typed."""
        self._called, self._level = label("", "small_bold"), label("", "caption", "second")
        words = QVBoxLayout(self.computer)
        words.setContentsMargins(look.px(Space.HAIR), 0, 0, 0)
        words.setSpacing(0)
        words.addWidget(self._called)
        words.addWidget(self._level)
        for shown in (self.field, self.computer):
            shown.setMinimumWidth(look.px(_LEAST_FIELD))
            shown.setMaximumWidth(look.px(_WIDEST_FIELD))
            line.addWidget(shown, _FIELD)
        # What a field cannot take stands after it, not between it and its token.
        line.addStretch(1)
        self.wear(seat.colour or PLAYER_COLOURS[number].name)
        self._meet()
        self._show()

    def _colour_button(self) -> QToolButton:
        button = QToolButton()
        button.setIconSize(self.look.size(_TOKEN, _TOKEN))
        button.setFixedSize(self.look.size(_TOKEN + 4, _TOKEN + 8))
        button.setStyleSheet("padding: 0px; min-width: 0px; min-height: 0px;")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(translate("new game", "Choose another colour"))
        button.clicked.connect(self._pop_up)
        return button

    def _name_field(self, number: int, name: str, longest: int) -> NameField:
        field = NameField(longest, name)
        # A name too long for the field is read from its beginning.
        field.home(False)
        field.editingFinished.connect(lambda: field.home(False))
        field.setPlaceholderText(player_name((), number))
        words = translate("putting", "Name of the player {colour}")
        field.setAccessibleName(words.replace("{colour}", player_name((), number)))
        field.textChanged.connect(lambda _: self._meet())
        field.returnPressed.connect(self.accepted)
        return field

    @property
    def seat(self) -> Seat:
        """Who plays here; a person of whom no name was typed has that of the colour, or none."""
        level, character = self.who.level, self.who.character
        colour = self.colour if self._chooses_colour else ""
        if character is None:
            called = name_of_colour(self.colour) if self._is_named else ""
            return Seat(self.field.typed or called, colour, portrait=self.who.portrait)
        return Seat(character_name(character), colour, level, character)

    def wear(self, colour: str) -> None:
        """Take a colour."""
        self.colour = colour
        """Name of the colour."""
        self.field.setPlaceholderText(name_of_colour(colour))
        self.who.name_seat(name_of_colour(colour))
        look, ratio = self.look, self.devicePixelRatioF()
        shape = player_shape_pixmap(look, colour, look.px(_TOKEN), ratio)
        if isinstance(self.token, QLabel):
            self.token.setPixmap(shape)
            return
        self.token.setIcon(QIcon(shape))
        text = translate("new game", "{name}: {colour}")
        name = self.seat.name or name_of_colour(colour)
        words = text.format(name=name, colour=colour_name(colour))
        self.token.setAccessibleName(words)

    def add(self, widget: QWidget) -> None:
        """Show something of the player behind the name."""
        self._line.insertWidget(self._line.count() - 1, widget)

    @property
    def person(self) -> Person | None:
        """Who of the house sits here; None for somebody else, or the computer."""
        if self.who.character is not None or not self.field.typed:
            return None
        return self._house.called(self.field.typed)

    def sit(self, person: Person) -> None:
        """Let somebody of the house sit here."""
        self.who.seat_player(None, None, person.portrait)
        self.field.setText(person.name)
        self.field.home(False)
        self._show()

    def get_up(self) -> None:
        """Let a person without a name sit here."""
        self.field.clear()
        self.who.seat_player(None, None)
        self._show()

    def _seat_somebody(self) -> None:
        """Let the computer play here, or somebody who has yet to say a name."""
        if self.who.character is None and self.person is not None:
            self.field.clear()
        self._show()
        if self.who.character is None:
            self.field.setFocus()

    def _meet(self) -> None:
        """Show who has the name that is typed, in the colour liked best if nobody else has it."""
        if self.who.character is None:
            person, before = self.person, self._met
            self._met = person
            self.who.seat_player(None, None, "" if person is None else person.portrait)
            if person is not None and person != before and self._chooses_colour:
                others = [one for one in self._neighbours if one is not self and not one.isHidden()]
                if all(one.colour != person.colour for one in others):
                    self.colour_wanted.emit(person.colour)
        self.changed.emit()

    def _is_seated(self, person: Person) -> bool:
        """Return whether somebody of the house sits at the table."""
        return any(one.person == person for one in self._neighbours if not one.isHidden())

    def sit_beside(self, neighbours: "Sequence[SeatField]") -> None:
        """Note the other seats of the table: no character sits on two of them."""
        self._neighbours = neighbours

    def _sits_elsewhere(self, character: Character) -> bool:
        """Return whether a character has another seat among those who play."""
        others = (one for one in self._neighbours if one is not self)
        return any(one.who.character is character for one in others if not one.isHidden())

    def _show(self) -> None:
        seat = self.seat
        self.field.setVisible(seat.is_person)
        self.computer.setVisible(not seat.is_person)
        if seat.computer is not None:
            self._called.setText(seat.name)
            self._level.setText(level_name(seat.computer))
            self.computer.setAccessibleName(computer_words(seat))
        self.changed.emit()

    def _pop_up(self) -> None:
        look = self.look
        side = look.px(_SHAPE)
        menu = picture_menu(self, side)
        for colour in PLAYER_COLOURS:
            picture = player_shape_pixmap(look, colour.name, side, self.devicePixelRatioF())
            action = menu.addAction(QIcon(picture), colour_name(colour.name))
            action.triggered.connect(
                lambda _=False, name=colour.name: self.colour_wanted.emit(name)
            )
        menu.popup(self.token.mapToGlobal(self.token.rect().bottomLeft()))


FieldT = TypeVar("FieldT", bound=SeatField)


class Seats(QWidget, Generic[FieldT]):
    """A field for each player, beside each other or one below the other.

    A colour that another has is swapped with it.
    """

    accepted = Signal()
    """Enter was pressed in a name."""
    changed = Signal()
    """A name was changed, or somebody else plays."""

    def __init__(
        self,
        look: Look,
        fields: Sequence[FieldT],
        players: int,
        *,
        direction: QBoxLayout.Direction = QBoxLayout.Direction.LeftToRight,
        tells_how: bool = False,
    ) -> None:
        """``players`` of all who have a field play; with ``tells_how`` it is told beside few of
        them how the computer comes to play.
        """
        super().__init__()
        box = QBoxLayout(direction, self)
        box.setContentsMargins(0, 0, 0, 0)
        is_row = direction is QBoxLayout.Direction.LeftToRight
        box.setSpacing(look.px(Space.MEDIUM if is_row else 6))
        self.fields = tuple(fields)
        """By seat who plays there; those of nobody are hidden."""
        for field in self.fields:
            field.sit_beside(self.fields)
            field.accepted.connect(self.accepted)
            field.changed.connect(self.changed)
            field.colour_wanted.connect(lambda name, field=field: self._swap(field, name))
            box.addWidget(field, _FIELD)
        self._hint = label(how_computers_play(), "small_body", "second")
        self._tells_how = tells_how
        box.addWidget(self._hint)
        if is_row:
            box.addStretch(1)
        self.show_players(players)

    def show_players(self, players: int) -> None:
        """Show as many fields as there are players."""
        self._players = players
        for number, field in enumerate(self.fields):
            field.setVisible(number < players)
        # More of them leave no room for it, and have found out.
        self._hint.setVisible(self._tells_how and players <= _FEW)

    @property
    def shown(self) -> tuple[FieldT, ...]:
        """The fields of those who play."""
        return self.fields[: self._players]

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All seats, also those of players who do not play."""
        return tuple(field.seat for field in self.fields)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, by seat."""
        return self.everybody[: self._players]

    def _swap(self, field: FieldT, colour: str) -> None:
        for other in self.fields:
            if other.colour == colour and other is not field:
                other.wear(field.colour)
        field.wear(colour)


def paint_tokens(look: Look, ratio: float) -> Iterator[None]:
    """Paint the tokens of all players one by one, for the first set-up that is opened."""
    for colour in PLAYER_COLOURS:
        player_shape_pixmap(look, colour.name, look.px(_TOKEN), ratio)
        yield


def how_computers_play() -> str:
    """Return in words how the computer comes to play on a seat."""
    return translate("characters", "A click on a head lets the computer play there.")


_DIALOG_TOKEN = 28
_DIALOG_WIDTH = 460


class SeatsDialog(CardDialog):
    """A line for each seat; a choice takes effect at once."""

    def __init__(self, window: MainWindow, session: AnySession) -> None:
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
            colour, side = seat.colour or PLAYER_COLOURS[number].name, look.px(_DIALOG_TOKEN)
            token = player_shape_pixmap(look, colour, side, self.devicePixelRatioF())
            line.addWidget(picture_label(token))
            elsewhere = partial(self._sits_elsewhere, number)
            # To be just right somebody has to play from the beginning.
            who = WhoButton(look, seat, elsewhere, levels=FIXED_LEVELS)
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
        self.add_foot(look, column)
        self._show()
        wide = look.px(_DIALOG_WIDTH)
        self.setFixedWidth(wide)
        # By itself it would be no higher than two thirds of the display.
        self.fit(QSize(wide, column.totalHeightForWidth(wide)))

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
                name, level = character_name(seat.character), level_name(seat.computer)
                text = text.format(name=name, level=level)
            words.setText(text)


def names_by_seat(settings: Settings) -> list[str]:
    """Return a name for each seat, empty where none was typed."""
    return [settings.golfer_names.get(colour.name, "") for colour in PLAYER_COLOURS]


def golfer_name(golfer: str, settings: Settings) -> str:
    """Return what somebody of a record is called; of a colour, who sat there last."""
    colours = [colour.name for colour in PLAYER_COLOURS]
    if golfer not in colours:
        return golfer
    return player_name(names_by_seat(settings), colours.index(golfer))


def remember_names(window: MainWindow, names: Sequence[str]) -> None:
    """Keep the names of the players who play now, beside those of the others."""
    known = names_by_seat(window.settings)
    known[: len(names)] = names
    pairs = zip(PLAYER_COLOURS, known, strict=True)
    window.change_settings(golfer_names={colour.name: name for colour, name in pairs if name})


def forget_names(window: MainWindow, names: Container[str]) -> None:
    """Propose some names, in lower case, in no set-up any more."""

    def left(name: object) -> bool:
        return not isinstance(name, str) or name.casefold() not in names

    settings = window.settings
    known = {colour: name for colour, name in settings.golfer_names.items() if left(name)}
    changes: dict[str, object] = {"golfer_names": known}
    for setup in ("last_setup", "last_group"):
        told = getattr(settings, setup)
        players = told.get("players")
        if isinstance(players, list):
            seats = [one if left(one.get("name")) else {**one, "name": ""} for one in players]
            changes[setup] = {**told, "players": seats}
    window.change_settings(**changes)


_SECOND = PLAYER_COLOURS[1].name
_PERSON = "person"
"""What is kept of a person without a name on the second seat: who is alone is offered company."""
_COMPANY = f"{Level.EASY} {Character.ADA}"


def last_seats(settings: Settings) -> tuple[Seat, ...]:
    """Return who sat on each seat last time, the computer included.

    Where nobody is known to have sat on the second seat, the computer is company there.
    """
    known = settings.computers
    if _SECOND not in known and not settings.golfer_names.get(_SECOND):
        known = {**known, _SECOND: _COMPANY}
    found = []
    for colour, name in zip(PLAYER_COLOURS, names_by_seat(settings), strict=True):
        level, _, character = known.get(colour.name, "").partition(" ")
        if level in list(Level) and character in list(Character):
            who = Character(character)
            found.append(Seat(character_name(who), "", Level(level), who))
        else:
            found.append(Seat(name))
    return tuple(found)


def remember_seats(window: MainWindow, seats: Sequence[Seat]) -> None:
    """Keep who plays now; of a person in whose place the computer plays the name stays known."""
    names = [
        seat.name if seat.is_person else name
        for seat, name in zip(seats, names_by_seat(window.settings), strict=False)
    ]
    remember_names(window, names)
    computers = dict(window.settings.computers)
    for colour, seat in zip(PLAYER_COLOURS, seats, strict=False):
        computers.pop(colour.name, None)
        if not seat.is_person:
            computers[colour.name] = f"{seat.computer} {seat.character}"
        elif colour.name == _SECOND:
            computers[_SECOND] = _PERSON
    window.change_settings(computers=computers)
