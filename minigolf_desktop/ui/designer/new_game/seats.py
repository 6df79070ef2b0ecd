"""Who plays: one to five players, each with a name and a colour that nobody else has."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.setup import MOST_PLAYERS
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.common.widgets.typed_name import typed_name
from minigolf_desktop.ui.designer.text.versions import colour_name

translate = QCoreApplication.translate

LONGEST_NAME = 16
"""Letters of a name that can be typed: as many as the table has room for."""
_TOKEN = 26


class SeatField(QWidget):
    """Name and colour of one player."""

    accepted = Signal()
    """Enter was pressed in the name."""
    colour_wanted = Signal(str)
    """Another colour is wanted for this seat."""

    def __init__(self, look: Look, seat: int, player: Seat) -> None:
        super().__init__()
        self._look = look
        self._standard = _standard_name(seat)
        self.colour = player.colour
        """Name of the colour."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.HAIR))
        self.token = QToolButton()
        """Shows the colour; opens the choice of another one."""
        self.token.setIconSize(look.size(_TOKEN, _TOKEN))
        self.token.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.token.setCursor(Qt.CursorShape.PointingHandCursor)
        self.token.clicked.connect(self._pop_up)
        row.addWidget(self.token)
        self.field = QLineEdit(player.name)
        """The name."""
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setPlaceholderText(self._standard)
        self.field.setAccessibleName(
            translate("new game", "Name of player {number}").replace("{number}", str(seat + 1))
        )
        self.field.returnPressed.connect(self.accepted)
        row.addWidget(self.field, 1)
        self.wear(player.colour)

    def wear(self, colour: str) -> None:
        """Take a colour."""
        self.colour = colour
        look, ratio = self._look, self.devicePixelRatioF()
        self.token.setIcon(QIcon(player_shape_pixmap(look, colour, look.px(_TOKEN), ratio)))
        text = translate("new game", "{name}: {colour}").replace("{name}", self.player.name)
        text = text.replace("{colour}", colour_name(colour))
        self.token.setAccessibleName(text)
        self.token.setToolTip(translate("new game", "Choose another colour"))

    @property
    def player(self) -> Seat:
        """Who sits here, under a standard name where none was typed."""
        return Seat(typed_name(self.field) or self._standard, self.colour)

    def _pop_up(self) -> None:
        look = self._look
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for colour in PLAYER_COLOURS:
            picture = player_shape_pixmap(look, colour.name, look.px(22), self.devicePixelRatioF())
            action = menu.addAction(QIcon(picture), colour_name(colour.name))
            action.triggered.connect(
                lambda _=False, name=colour.name: self.colour_wanted.emit(name)
            )
        menu.popup(self.token.mapToGlobal(self.token.rect().bottomLeft()))


class Seats(QWidget):
    """How many play, and who. A colour that another has is swapped with it."""

    accepted = Signal()
    """Enter was pressed in a name."""
    changed = Signal()
    """Another number of players was chosen, or somebody has another name."""

    def __init__(self, look: Look, players: Sequence[Seat], remembered: Sequence[Seat]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.LARGE))
        head.addWidget(label(translate("new game", "Players"), "panel_title"))
        words = (
            translate("new game", "Solo"),
            *(str(count) for count in range(2, MOST_PLAYERS + 1)),
        )
        self.segments = Segments(
            look, translate("new game", "Number of players"), words, max(0, len(players) - 1)
        )
        """How many play."""
        self.segments.setMinimumWidth(look.px(330))
        self.segments.chosen.connect(self._count)
        head.addWidget(self.segments)
        self._note = label("", "small_body", "second")
        head.addWidget(self._note, 1)
        column.addLayout(head)
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        self.fields = [
            SeatField(look, seat, player)
            for seat, player in enumerate(_five(players or remembered))
        ]
        """All five seats; those that nobody sits on are hidden."""
        for field in self.fields:
            row.addWidget(field, 1)
            field.accepted.connect(self.accepted)
            field.field.textChanged.connect(self.changed)
            field.colour_wanted.connect(lambda name, field=field: self._swap(field, name))
        column.addWidget(self._row)
        self._show()

    @property
    def count(self) -> int:
        """Number of players."""
        return self.segments.current + 1

    @property
    def players(self) -> tuple[Seat, ...]:
        """The players by seat; none for a solo game."""
        if self.count == 1:
            return ()
        return tuple(field.player for field in self.fields[: self.count])

    def _count(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for seat, field in enumerate(self.fields):
            field.setEnabled(seat < self.count and self.count > 1)
        self._row.setVisible(self.count > 1)
        self.tell("")

    def tell(self, text: str) -> None:
        """Tell something about the players; what is usual with nothing."""
        usual = (
            translate("new game", "You alone, against what the clients expect.")
            if self.count == 1
            else translate("new game", "Everybody at this screen, the mouse goes round.")
        )
        self._note.setText(text or usual)

    def _swap(self, field: SeatField, colour: str) -> None:
        for other in self.fields:
            if other.colour == colour and other is not field:
                other.wear(field.colour)
        field.wear(colour)


def first_game_words(names: Sequence[str]) -> str:
    """Return who is dealt easy lands for want of a finished game (ruling D37); alone nobody."""
    if not names:
        return translate("new game", "Your first game: you are dealt easy lands.")
    text = translate("new game", "Easy lands for a first game: {names}.")
    return text.replace("{names}", ", ".join(names))


def _standard_name(seat: int) -> str:
    return translate("new game", "Player {number}").replace("{number}", str(seat + 1))


def _five(players: Sequence[Seat]) -> list[Seat]:
    """Return five players: those given, then nameless ones in the colours left."""
    known = [one for one in players if one.colour in {colour.name for colour in PLAYER_COLOURS}]
    worn = {one.colour for one in known}
    left = [colour.name for colour in PLAYER_COLOURS if colour.name not in worn]
    named = [
        Seat("" if one.name == _standard_name(seat) else one.name[:LONGEST_NAME], one.colour)
        for seat, one in enumerate(known)
    ]
    return [*named, *(Seat("", colour) for colour in left)][:MOST_PLAYERS]
