"""What the players are called, beside colour and shape."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import picture_label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap

translate = QCoreApplication.translate

LONGEST_NAME = 24
"""Letters of a player's name at most, as the settings keep it."""
_TOKEN = 24
_FIELD = 100
"""Share of a player's room that the field takes, up to its widest."""


class PlayerNames(QWidget):
    """A field for each player; a player whose field is empty is called by the colour."""

    accepted = Signal()
    """Enter was pressed in a name."""
    changed = Signal()
    """A name was changed."""

    def __init__(self, look: Look, names: Sequence[str], players: int) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        self.fields: list[QLineEdit] = []
        """By seat the field of the name."""
        self._places: list[QWidget] = []
        for seat, colour in enumerate(PLAYER_COLOURS):
            place = QWidget()
            line = QHBoxLayout(place)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(look.px(Space.HAIR))
            token = player_shape_pixmap(
                look, colour.name, look.px(_TOKEN), self.devicePixelRatioF()
            )
            line.addWidget(picture_label(token))
            field = QLineEdit(names[seat] if seat < len(names) else "")
            field.setMaxLength(LONGEST_NAME)
            field.setPlaceholderText(player_name((), seat))
            words = translate("putting", "Name of the player {colour}")
            field.setAccessibleName(words.replace("{colour}", player_name((), seat)))
            field.setMaximumWidth(look.px(170))
            field.textChanged.connect(lambda _: self.changed.emit())
            field.returnPressed.connect(self.accepted)
            line.addWidget(field, _FIELD)
            # What a field cannot take stands after it, not between it and its token.
            line.addStretch(1)
            self.fields.append(field)
            self._places.append(place)
            row.addWidget(place, 1)
        row.addStretch(1)
        self.show_players(players)

    def show_players(self, players: int) -> None:
        """Show so many fields."""
        self._players = players
        for seat, place in enumerate(self._places):
            place.setVisible(seat < players)

    @property
    def everybody(self) -> tuple[str, ...]:
        """A name for each player, also those who do not play."""
        return tuple(field.text().strip() for field in self.fields)

    @property
    def typed(self) -> tuple[str, ...]:
        """A name for everybody who plays, empty where none was typed."""
        return self.everybody[: self._players]
