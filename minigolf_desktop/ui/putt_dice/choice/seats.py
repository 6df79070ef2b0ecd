"""Who plays: what each is called, beside colour and shape, or whom the computer plays as."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from minigolf_desktop.model.play import Character, Seat
from minigolf_desktop.ui.common.text.characters import character_name, computer_words
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label, picture_label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.common.widgets.typed_name import typed_name
from minigolf_desktop.ui.common.widgets.who_button import WhoButton

translate = QCoreApplication.translate

LONGEST_NAME = 24
"""Letters of a player's name at most, as the settings keep it."""
_TOKEN = 24
_LEAST_FIELD = 116
_FEW = 2
_FIELD = 100
"""Share of a player's room that the field takes, up to its widest."""


class SeatField(QWidget):
    """Who plays on one seat: a person with a name, or the computer."""

    accepted = Signal()
    """Enter was pressed in the name."""
    changed = Signal()
    """The name was changed, or somebody else plays here."""

    def __init__(self, look: Look, number: int, seat: Seat, seats: "Seats") -> None:
        """``number`` is that of the seat, ``seats`` all of the table."""
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(Space.HAIR))
        self._colour = PLAYER_COLOURS[number].name
        token = player_shape_pixmap(look, self._colour, look.px(_TOKEN), self.devicePixelRatioF())
        line.addWidget(picture_label(token))
        self.who = WhoButton(look, seat, lambda one: seats.sits_elsewhere(self, one))
        """Chooses between a person and the computer."""
        self.who.chosen.connect(self._show)
        line.addWidget(self.who)
        self.field = QLineEdit(seat.name if seat.is_person else "")
        """The name of a person."""
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setPlaceholderText(player_name((), number))
        words = translate("putting", "Name of the player {colour}")
        self.field.setAccessibleName(words.replace("{colour}", player_name((), number)))
        self.field.textChanged.connect(lambda _: self.changed.emit())
        self.field.returnPressed.connect(self.accepted)
        self.computer = QLineEdit()
        """Whom the computer plays as; it is chosen, not typed."""
        self.computer.setReadOnly(True)
        self.computer.setAccessibleName(translate("characters", "Computer player"))
        for shown in (self.field, self.computer):
            shown.setMinimumWidth(look.px(_LEAST_FIELD))
            shown.setMaximumWidth(look.px(170))
            line.addWidget(shown, _FIELD)
        # What a field cannot take stands after it, not between it and its token.
        line.addStretch(1)
        self._show()

    @property
    def seat(self) -> Seat:
        """Who plays here; a person without a name where none was typed."""
        level, character = self.who.level, self.who.character
        if character is None:
            return Seat(typed_name(self.field))
        return Seat(character_name(character), "", level, character)

    def _show(self) -> None:
        seat = self.seat
        self.field.setVisible(seat.is_person)
        self.computer.setVisible(not seat.is_person)
        if not seat.is_person:
            self.computer.setText(computer_words(seat))
            self.computer.home(False)
        self.changed.emit()


class Seats(QWidget):
    """A field for each player; a person whose field is empty is called by the colour."""

    accepted = Signal()
    """Enter was pressed in a name."""
    changed = Signal()
    """A name was changed, or somebody else plays."""

    def __init__(self, look: Look, seats: Sequence[Seat], players: int) -> None:
        """``seats`` are those of last time, ``players`` of them play."""
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        self.fields: list[SeatField] = []
        """By seat who plays there."""
        for number in range(len(PLAYER_COLOURS)):
            field = SeatField(look, number, seats[number], self)
            field.accepted.connect(self.accepted)
            field.changed.connect(self.changed)
            self.fields.append(field)
            row.addWidget(field, 1)
        self._hint = label(
            translate("characters", "A click on a head lets the computer play there."),
            "small_body",
            "second",
        )
        row.addWidget(self._hint)
        row.addStretch(1)
        self.show_players(players)

    def show_players(self, players: int) -> None:
        """Show so many fields."""
        self._players = players
        for number, field in enumerate(self.fields):
            field.setVisible(number < players)
        # More of them leave no room for it, and have found out.
        self._hint.setVisible(players <= _FEW)

    def sits_elsewhere(self, field: SeatField, character: Character) -> bool:
        """Return whether a character has another seat among those who play."""
        others = [one for one in self.fields[: self._players] if one is not field]
        return any(one.who.character is character for one in others)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All seats, also those of players who do not play."""
        return tuple(field.seat for field in self.fields)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, by seat."""
        return self.everybody[: self._players]
