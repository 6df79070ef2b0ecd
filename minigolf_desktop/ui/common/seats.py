"""Who plays: what each is called, beside colour and shape, or whom the computer plays as."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.play import Character, Seat
from minigolf_desktop.ui.common.text.characters import character_name, computer_words, level_name
from minigolf_desktop.ui.common.text.players import colour_name, name_of_colour, player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.menu import picture_menu
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.common.widgets.typed_name import typed_name
from minigolf_desktop.ui.common.widgets.who_button import WhoButton

translate = QCoreApplication.translate

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
    ) -> None:
        """``number`` is that of the seat; a person without a name is called by the colour, and
        with ``is_named`` the seat has that for a name.

        With ``chooses_colour`` the seat has the colour that is chosen, else that of its number;
        ``is_for_people`` says whether a person may sit there, ``longest`` how many letters a name
        has at most.
        """
        super().__init__()
        self._look = look
        self._is_named = is_named
        self._chooses_colour = chooses_colour
        self._neighbours: Sequence[SeatField] = ()
        line = self._line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(Space.HAIR))
        self.token: QToolButton | QLabel = QLabel()
        """Shows colour and shape; a button opens the choice of another colour."""
        if chooses_colour:
            self.token = self._colour_button()
        line.addWidget(self.token)
        self.who = WhoButton(look, seat, self._sits_elsewhere, is_for_people=is_for_people)
        """Chooses between a person and the computer."""
        self.who.chosen.connect(self._show)
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
        self._show()

    def _colour_button(self) -> QToolButton:
        button = QToolButton()
        button.setIconSize(self._look.size(_TOKEN, _TOKEN))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(translate("new game", "Choose another colour"))
        button.clicked.connect(self._pop_up)
        return button

    def _name_field(self, number: int, name: str, longest: int) -> QLineEdit:
        field = QLineEdit(name)
        field.setMaxLength(longest)
        # A name too long for the field is read from its beginning.
        field.home(False)
        field.editingFinished.connect(lambda: field.home(False))
        field.setPlaceholderText(player_name((), number))
        words = translate("putting", "Name of the player {colour}")
        field.setAccessibleName(words.replace("{colour}", player_name((), number)))
        field.textChanged.connect(lambda _: self.changed.emit())
        field.returnPressed.connect(self.accepted)
        return field

    @property
    def seat(self) -> Seat:
        """Who plays here; a person of whom no name was typed has that of the colour, or none."""
        level, character = self.who.level, self.who.character
        colour = self.colour if self._chooses_colour else ""
        if character is None:
            called = name_of_colour(self.colour) if self._is_named else ""
            return Seat(typed_name(self.field) or called, colour)
        return Seat(character_name(character), colour, level, character)

    def wear(self, colour: str) -> None:
        """Take a colour."""
        self.colour = colour
        """Name of the colour."""
        self.field.setPlaceholderText(name_of_colour(colour))
        self.who.name_seat(name_of_colour(colour))
        look, ratio = self._look, self.devicePixelRatioF()
        shape = player_shape_pixmap(look, colour, look.px(_TOKEN), ratio)
        if isinstance(self.token, QLabel):
            self.token.setPixmap(shape)
            return
        self.token.setIcon(QIcon(shape))
        text = translate("new game", "{name}: {colour}").replace("{name}", self.seat.name)
        self.token.setAccessibleName(text.replace("{colour}", colour_name(colour)))

    def add(self, widget: QWidget) -> None:
        """Show something of the player at the end of the line."""
        self._line.addWidget(widget)

    def sit_beside(self, neighbours: "Sequence[SeatField]") -> None:
        """Have neighbours, no two of whom are the same character."""
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
        look = self._look
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
        """Show so many fields."""
        self._players = players
        for number, field in enumerate(self.fields):
            field.setVisible(number < players)
        # More of them leave no room for it, and have found out.
        self._hint.setVisible(self._tells_how and players <= _FEW)

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
