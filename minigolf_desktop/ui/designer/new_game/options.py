"""The choices of a new game besides the clients: who plays, by which rules, with which tiles."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import EdgeChecking, Mode, Setup, VisitRule, usual_edges
from minigolf_desktop.model.designer.box import Land, TileDesign
from minigolf_desktop.model.designer.own_land import OwnLand
from minigolf_desktop.model.designer.setup import EASY, MOST_PLAYERS
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.storage.handicaps import Table
from minigolf_desktop.storage.history import DESIGNER
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, finished
from minigolf_desktop.ui.common.art.honours import paint_rosette
from minigolf_desktop.ui.common.household import House, HouseRow
from minigolf_desktop.ui.common.players import name_of_colour
from minigolf_desktop.ui.common.seats import SeatField, Seats, how_computers_play
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    Segments,
    button,
    chip,
    label,
    name_choice,
)
from minigolf_desktop.ui.common.widgets.tokens import (
    BALL,
    balls_icon,
    character_portrait,
    paint_player_token,
)
from minigolf_desktop.ui.designer.art.tile import paint_tile
from minigolf_desktop.ui.designer.session import RIVAL_COLOUR

_TOKEN, _STEP = 8.0, 13.0
"""Radius of a player's token, and from one to the next."""
_SIDE = 30.0
"""Side of the other pictures."""
_SHARP = 2.0
"""Pixels to a logical one."""


def players_picture(look: Look, colours: Sequence[str], rival: Character | None) -> QPixmap:
    """Return the tokens of players side by side, by the names of their colours; then a rival."""
    step = _STEP * len(colours)
    portrait = 2 * _TOKEN + 4 if rival is not None else 0
    picture, painter = _begun(look, 2 * _TOKEN + 4 - _STEP + step + portrait, 2 * _TOKEN + 4)
    for place, colour in enumerate(colours):
        middle = QPointF(_TOKEN + 2 + _STEP * place, _TOKEN + 2)
        paint_player_token(painter, colour, middle, _TOKEN, look.theme)
    if rival is not None:
        face = character_portrait(rival, round(portrait), look.scale * _SHARP, look.theme)
        painter.drawPixmap(QPointF(step + 2 * _TOKEN + 4 - _STEP, 0), face)
    painter.end()
    return finished(picture)


def tile_picture(look: Look, design: TileDesign) -> QPixmap:
    """Return the picture of a tile."""
    picture, painter = _begun(look, _SIDE, _SIDE)
    painter.scale(_SIDE / 100, _SIDE / 100)
    paint_tile(painter, design, 0)
    painter.end()
    return finished(picture)


def no_picture(look: Look) -> QPixmap:
    """Return what is as large as the picture of a tile, and clear."""
    picture, painter = _begun(look, _SIDE, _SIDE)
    painter.end()
    return finished(picture)


def promise_picture(look: Look) -> QPixmap:
    """Return the rosette of a promise."""
    picture, painter = _begun(look, _SIDE, _SIDE)
    colour = PLAYER_COLOURS[0].fill(look.theme)
    paint_rosette(painter, QPointF(_SIDE / 2, _SIDE * 0.4), _SIDE * 0.36, colour, "promise")
    painter.end()
    return finished(picture)


def _begun(look: Look, wide: float, high: float) -> tuple[QPixmap, QPainter]:
    picture = clear_pixmap(look.px(wide), look.px(high), _SHARP)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(look.scale, look.scale)
    return picture, painter


NOTE = "note"
"""Object name of the words below a group, which a low window has no room for."""


def titled(look: Look, title: str, note: str, *content: QWidget) -> QVBoxLayout:
    """Return a titled group of controls with a word of explanation below."""
    column = QVBoxLayout()
    column.setSpacing(look.px(4))
    column.addWidget(label(title, "panel_title"))
    row = QHBoxLayout()
    row.setSpacing(look.px(Space.SMALL))
    for widget in content:
        row.addWidget(widget)
    column.addLayout(row)
    words = label(note, "caption", "second", wrap=True)
    words.setObjectName(NOTE)
    column.addWidget(words)
    column.addStretch()
    for widget in content:
        if not widget.toolTip():
            widget.setToolTip(note)
    return column


_AROUND = 20
"""Room about a word on both sides and between it and an icon."""


class Difficulties(QWidget):
    """Which lands may be dealt: easy, tricky, hard. At least one of them stays chosen."""

    changed = Signal()
    """Another choice was made."""

    def __init__(self, look: Look, chosen: Sequence[int]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(3))
        words = (
            translate("new game", "Easy"),
            translate("new game", "Tricky"),
            translate("new game", "Hard"),
        )
        self._buttons = []
        bold = QFontMetrics(font("body_bold", look.scale))
        for balls, word in enumerate(words, 1):
            # Qt counts the room of an icon without all that lies about it.
            word_room = bold.horizontalAdvance(f"\u2002{word}")
            least = word_room + look.px(3 * BALL + _AROUND)
            lands = chip(look, word, balls in chosen, least)
            lands.setIcon(balls_icon(look, balls))
            lands.setIconSize(look.size(3 * BALL, BALL))
            lands.setAccessibleName(
                translate("new game", "{word} lands, %n golf balls", "", balls).replace(
                    "{word}", word
                )
            )
            lands.toggled.connect(lambda on, lands=lands: self._keep_one(lands, on))
            self._buttons.append(lands)
            row.addWidget(lands)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The chosen difficulties, 1 to 3 golf balls."""
        return tuple(balls for balls, lands in enumerate(self._buttons, 1) if lands.isChecked())

    def choose(self, difficulties: Sequence[int]) -> None:
        """Choose some, at least one."""
        for wanted in (True, False):
            for balls, lands in enumerate(self._buttons, 1):
                if (balls in difficulties) is wanted:
                    lands.setChecked(wanted)

    def _keep_one(self, lands: QPushButton, on: bool) -> None:
        if not on and not self.chosen:
            lands.setChecked(True)
        self.changed.emit()


class LandWish(QComboBox):
    """Which land everybody builds on: chance deals three each, or it is one that is named.

    The player's own stand before those of the box.
    """

    def __init__(
        self, own: Sequence[OwnLand], lands: Sequence[Land], chosen: str | OwnLand | None
    ) -> None:
        super().__init__()
        name_choice(self, translate("new game", "Land"))
        kept = [*own]
        if isinstance(chosen, OwnLand) and chosen.id not in {one.id for one in own}:
            # It may have been changed or thrown away since; the game can be played again.
            kept.insert(0, chosen)
        self.own = tuple(kept)
        """The player's own that can be chosen."""
        self._lands: list[str | OwnLand | None] = [None, *kept, *(land.id for land in lands)]
        names = [land.name for land in kept]
        names += [content_name(land.name) for land in lands]
        self.addItems([translate("new game", "Three by chance"), *names])
        if kept:
            self.insertSeparator(1 + len(kept))
            self._lands.insert(1 + len(kept), None)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        self.choose(chosen)

    @property
    def chosen(self) -> str | OwnLand | None:
        """The land; None for chance."""
        return self._lands[self.currentIndex()]

    def choose(self, land: str | OwnLand | None) -> None:
        """Choose a land; None for chance, as for one that is unknown here."""
        wanted = land.id if isinstance(land, OwnLand) else land
        known = [one.id if isinstance(one, OwnLand) else one for one in self._lands]
        self.setCurrentIndex(known.index(wanted) if wanted in known else 0)


def own_lands_button(look: Look, wish: LandWish) -> QPushButton:
    """Return the button with a menu of the player's own lands; all lands stand behind *More*."""
    result = button(look, translate("new game", "Your lands"), icon="shelf")
    result.setToolTip(translate("new game", "Everybody builds on the one that you choose."))
    menu = QMenu(result)
    by_chance = menu.addAction(translate("new game", "Three by chance"))
    by_chance.triggered.connect(lambda: wish.choose(None))
    menu.addSeparator()
    for land in wish.own:
        points = translate("new game", "%n points", "", land.points)
        action = menu.addAction(f"{land.name.replace('&', '&&')}\t{points}")
        action.triggered.connect(partial(wish.choose, land))
    result.setMenu(menu)
    return result


class EdgeChoice(Segments):
    """What the table does about a path that would meet grass: it may even not count (D36)."""

    _ORDER = (EdgeChecking.PREVENT, EdgeChecking.WARN, EdgeChecking.ALLOW)
    _IGNORED = len(_ORDER)
    """Index of the choice by which no mistake is counted."""

    def __init__(self, look: Look, chosen: EdgeChecking, *, mistakes: bool) -> None:
        """``mistakes`` says whether mistakes are counted."""
        words = (
            translate("new game", "Prevent"),
            translate("new game", "Warn"),
            translate("new game", "Allow"),
            translate("new game", "Ignore"),
        )
        name = translate("new game", "Mistakes")
        current = self._ORDER.index(chosen) if mistakes else self._IGNORED
        super().__init__(look, name, words, current)
        explained = (
            translate("new game", "No path can be laid against grass."),
            translate("new game", "A path against grass is pointed out before it is laid."),
            translate("new game", "Paths may be laid against grass; each costs points in the end."),
            translate(
                "new game",
                "Whether the course can be played is not counted: holes missing or too many, "
                "malformed ones, paths against grass and wrong directions cost nothing.",
            ),
        )
        for segment, text in zip(self.buttons, explained, strict=True):
            segment.setToolTip(text)

    @property
    def mistakes(self) -> bool:
        """Whether mistakes are counted."""
        return self.current != self._IGNORED

    @property
    def edges(self) -> EdgeChecking:
        """What is checked; nothing where mistakes are not even counted."""
        return self._ORDER[self.current] if self.mistakes else EdgeChecking.ALLOW

    def is_usual(self, mode: Mode) -> bool:
        """Return whether mistakes are treated as is usual in a version."""
        return self.mistakes and self.edges is usual_edges(mode)

    def suit(self, mode: Mode) -> None:
        """Take the choice usual in a version, unless mistakes are to be allowed (ruling D12)."""
        if self.edges is not EdgeChecking.ALLOW:
            self.treat(usual_edges(mode), mistakes=True)

    def treat(self, edges: EdgeChecking, *, mistakes: bool) -> None:
        """Choose what is checked, and whether ``mistakes`` are counted."""
        self.choose(self._ORDER.index(edges) if mistakes else self._IGNORED)


class VersionChoice(Segments):
    """Family game, or advanced game with promises."""

    def __init__(self, look: Look, chosen: Mode, tile: QPixmap) -> None:
        """``tile`` is the picture of the family game."""
        words = (translate("new game", "Family"), translate("new game", "Advanced"))
        name = translate("new game", "Version")
        pictures = (tile, promise_picture(look))
        super().__init__(look, name, words, tuple(Mode).index(chosen), pictures)

    @property
    def mode(self) -> Mode:
        """The choice."""
        return tuple(Mode)[self.current]


class Manner(NamedTuple):
    """How kindly a table plays: what the children's table chooses in one."""

    difficulties: tuple[int, ...]
    """Of the lands that may be dealt."""
    mode: Mode
    edges: EdgeChecking
    mistakes: bool
    """Whether mistakes are counted (ruling D36)."""
    hints: bool
    """Whether the table helps with placing and tells good moves."""

    @classmethod
    def of(cls, setup: Setup, *, hints: bool) -> "Manner":
        """Return the manner of a set-up."""
        return cls(setup.difficulties, setup.mode, setup.edges, setup.mistakes, hints)


CHILDREN = Manner((EASY,), Mode.FAMILY, EdgeChecking.ALLOW, mistakes=False, hints=True)
"""The children's table (rulings D36 and D37): easy lands, family rules, no mistakes, hints."""


def children_chip(look: Look) -> QPushButton:
    """Return the button that sets the children's table, and stays down while it is set."""
    result = chip(look, translate("new game", "Children's table"), False)
    result.setIcon(look.icon("balloon"))
    result.setIconSize(look.size(20, 20))
    words = translate(
        "new game",
        "Easy lands, a family game, mistakes ignored, hints on. All of it can still be changed.",
    )
    result.setToolTip(words)
    result.setAccessibleDescription(words)
    return result


def hints_chip(look: Look, on: bool) -> QPushButton:
    """Return the button of help with placing and of good moves, which the settings keep."""
    result = chip(look, translate("new game", "Hints"), on)
    result.setIcon(look.icon("bulb"))
    words = translate(
        "new game",
        "Shows where a tile fits and what it is worth there, and tells good moves when asked.",
    )
    result.setToolTip(words)
    result.setAccessibleDescription(words)
    return result


class VisitChoice(Segments):
    """What brings the clients in the advanced game."""

    def __init__(self, look: Look, chosen: VisitRule) -> None:
        words = (translate("new game", "Tiles in the bag"), translate("new game", "21 not taken"))
        name = translate("new game", "Visits of the clients")
        super().__init__(look, name, words, tuple(VisitRule).index(chosen))

    @property
    def visits(self) -> VisitRule:
        """The choice."""
        return tuple(VisitRule)[self.current]


_RACE = 1
"""Which of the choices is the one against a rival."""
_RIVAL_SEAT = [colour.name for colour in PLAYER_COLOURS].index(RIVAL_COLOUR)
_USUAL_RIVAL = Seat("", "", Level.MEDIUM, Character.ADA)

LONGEST_NAME = 16
"""Letters of a name that can be typed: as many as the table has room for."""


class PlayersChoice(QWidget):
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
        house: House = House(),  # noqa: B008 - nobody is in it
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
            list(players_pictures(look)),
        )
        """How many play: one alone, one against a rival, or a group."""
        self.segments.chosen.connect(self._count)
        head.addWidget(self.segments)
        self._note = ElidedLabel("", "small_body", "second")
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
                house=house.people,
            )
            for number, seat in enumerate(_five(_at_the_table(players, remembered)))
        ]
        self.seats = Seats(look, fields, self.count)
        """Who they are."""
        self.seats.accepted.connect(self.accepted)
        self.seats.changed.connect(self.changed)
        self.household = HouseRow(look, house, self.seats, Table(DESIGNER))
        """The people of the house, and handicaps."""
        self.household.faces.one_more.connect(self._seat_one_more)
        head.addWidget(self.household)
        column.addWidget(self.seats)
        self.rival_field = SeatField(look, _RIVAL_SEAT, rival or _USUAL_RIVAL, is_for_people=False)
        """Who builds against one alone."""
        self.rival_field.changed.connect(self.changed)
        column.addWidget(self.rival_field)
        self._show()

    @property
    def fields(self) -> tuple[SeatField, ...]:
        """All five seats; empty ones are hidden."""
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
        """The players by seat; none for a solo game of somebody without a name."""
        if self.count == 1 and not self.fields[0].field.typed:
            return ()
        return self.household.players

    def _seat_one_more(self) -> None:
        if self.count < MOST_PLAYERS:
            self.segments.choose(self.count + 1)
            self._count()

    def _count(self) -> None:
        self._show()
        self.counted.emit()
        self.changed.emit()

    def _show(self) -> None:
        self.seats.show_players(self.count)
        self.seats.setVisible(self.count > 1)
        self.household.tell()
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


def players_pictures(look: Look) -> Iterator[QPixmap]:
    """Yield who plays in each of the choices: one alone, one and a rival, a group."""
    colours = [colour.name for colour in PLAYER_COLOURS]
    groups = [colours[:count] for count in range(2, MOST_PLAYERS + 1)]
    alone = colours[:1]
    yield players_picture(look, alone, None)
    yield players_picture(look, alone, _USUAL_RIVAL.character)
    for group in groups:
        yield players_picture(look, group, None)


def _at_the_table(players: Sequence[Seat], remembered: Sequence[Seat]) -> Sequence[Seat]:
    """Return who sits on the seats: who played alone comes first, then the group of before."""
    if len(players) > 1:
        return players
    alone = [one for one in players if one.name]
    if not alone:
        return remembered
    names = {one.name.casefold() for one in alone}
    others = [one for one in remembered if one.name.casefold() not in names]
    return [*alone, *(one for one in others if one.colour != alone[0].colour)]


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
