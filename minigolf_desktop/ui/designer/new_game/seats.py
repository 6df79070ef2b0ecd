"""How many play a game, and who: each with a name and a colour that nobody else has."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.setup import MOST_PLAYERS
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.ui.common.seats import SeatField, Seats, how_computers_play
from minigolf_desktop.ui.common.text.players import name_of_colour
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.new_game.pictures import players_picture
from minigolf_desktop.ui.designer.session import RIVAL_COLOUR

translate = QCoreApplication.translate

_RACE = 1
"""Which of the choices is the one against a rival."""
_RIVAL_SEAT = [colour.name for colour in PLAYER_COLOURS].index(RIVAL_COLOUR)
_USUAL_RIVAL = Seat("", "", Level.MEDIUM, Character.ADA)

LONGEST_NAME = 16
"""Letters of a name that can be typed: as many as the table has room for."""


class Players(QWidget):
    """How many play, and who."""

    accepted = Signal()
    """Enter was pressed in a name."""
    counted = Signal()
    """Another number of players was chosen: they need more room, or less."""
    changed = Signal()
    """Another number of players was chosen, or somebody else plays, or under another name."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        remembered: Sequence[Seat],
        rival: Seat | None = None,
    ) -> None:
        """``remembered`` played the last game of a group; ``rival`` plays against one alone."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.LARGE))
        head.addWidget(label(translate("new game", "Players"), "panel_title"))
        words = (
            translate("new game", "Solo"),
            translate("race", "Race"),
            *(str(count) for count in range(2, MOST_PLAYERS + 1)),
        )
        self.segments = Segments(
            look,
            translate("new game", "Number of players"),
            words,
            len(players) if len(players) > 1 else 0 if rival is None else _RACE,
            _pictures(look),
        )
        """How many play: one alone, one against a rival, or a group."""
        self.segments.chosen.connect(self._count)
        head.addWidget(self.segments)
        self._note = label("", "small_body", "second")
        head.addWidget(self._note, 1)
        column.addLayout(head)
        fields = [
            SeatField(
                look,
                number,
                seat,
                is_named=True,
                chooses_colour=True,
                longest=LONGEST_NAME,
            )
            for number, seat in enumerate(_five(players or remembered))
        ]
        self.seats = Seats(look, fields, self.count)
        """Who they are."""
        self.seats.accepted.connect(self.accepted)
        self.seats.changed.connect(self.changed)
        column.addWidget(self.seats)
        self.rival_field = SeatField(look, _RIVAL_SEAT, rival or _USUAL_RIVAL, is_for_people=False)
        """Who builds against one alone."""
        self.rival_field.changed.connect(self.changed)
        column.addWidget(self.rival_field)
        self._show()

    @property
    def fields(self) -> tuple[SeatField, ...]:
        """All five seats; those that nobody sits on are hidden."""
        return self.seats.fields

    @property
    def count(self) -> int:
        """Number of players."""
        return max(1, self.segments.current)

    @property
    def rival(self) -> Seat | None:
        """Who builds on the same lands in a house of its own; None without a rival."""
        if self.segments.current != _RACE:
            return None
        return replace(self.rival_field.seat, colour=RIVAL_COLOUR)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The players by seat; none for a solo game."""
        return () if self.count == 1 else self.seats.players

    def _count(self) -> None:
        self._show()
        self.counted.emit()
        self.changed.emit()

    def _show(self) -> None:
        self.seats.show_players(self.count)
        self.seats.setVisible(self.count > 1)
        self.rival_field.setVisible(self.rival is not None)
        self.tell("")

    def tell(self, text: str) -> None:
        """Tell something about the players; what is usual with nothing."""
        usual = how_computers_play()
        if self.rival is not None:
            usual = translate(
                "race",
                "Each for themselves, with the same lands and tiles.",
            )
        elif self.count == 1:
            usual = translate("new game", "You alone, against what the clients expect.")
        self._note.setText(text or usual)


def first_game_words(names: Sequence[str]) -> str:
    """Return who is dealt easy lands for want of a finished game (ruling D37); alone nobody."""
    if not names:
        return translate("new game", "Your first game: you are dealt easy lands.")
    text = translate("new game", "Easy lands for a first game: {names}.")
    return text.replace("{names}", ", ".join(names))


def _pictures(look: Look) -> list[QPixmap]:
    """Return who plays in each of the choices: one alone, one and a rival, a group."""
    colours = [colour.name for colour in PLAYER_COLOURS]
    groups = [colours[:count] for count in range(2, MOST_PLAYERS + 1)]
    alone = colours[:1]
    race = players_picture(look, alone, _USUAL_RIVAL.character)
    return [
        players_picture(look, alone, None),
        race,
        *(players_picture(look, group, None) for group in groups),
    ]


def _five(players: Sequence[Seat]) -> list[Seat]:
    """Return five players: those given, then nameless people in the colours left."""
    known = [one for one in players if one.colour in {colour.name for colour in PLAYER_COLOURS}]
    worn = {one.colour for one in known}
    left = [colour.name for colour in PLAYER_COLOURS if colour.name not in worn]
    named = [
        replace(one, name="" if one.name == name_of_colour(one.colour) else one.name[:LONGEST_NAME])
        for one in known
    ]
    return [*named, *(Seat("", colour) for colour in left)][:MOST_PLAYERS]
