"""The screen on which a game is set up; every choice has a good answer already."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import (
    EdgeChecking,
    Mode,
    Setup,
    SetupFormatError,
    setup_from_json,
    setup_to_json,
    usual_edges,
)
from minigolf_desktop.model.designer.own_land import OwnLand
from minigolf_desktop.model.designer.setup import EASY
from minigolf_desktop.model.play import Seat, seed_from_text
from minigolf_desktop.storage.designer.records import KnownPlayers, mode_of
from minigolf_desktop.storage.handicaps import Table
from minigolf_desktop.storage.history import DESIGNER
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.household import House, HouseRow
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    SeedField,
    button,
    chip,
    frame,
    fresh_seed,
    label,
    label_button,
    more_button,
    separator,
    steady_icon,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.new_game.client_stand import BASE, BLUE, ClientStand, Room
from minigolf_desktop.ui.designer.new_game.options import (
    CHILDREN,
    NOTE,
    Difficulties,
    EdgeChoice,
    LandWish,
    Manner,
    PlayersChoice,
    VersionChoice,
    VisitChoice,
    children_chip,
    first_game_words,
    hints_chip,
    no_picture,
    own_lands_button,
    tile_picture,
    titled,
)
from minigolf_desktop.ui.designer.text.conditions import with_figures


class WantedGame(NamedTuple):
    """Set-up and seed of a game to begin."""

    setup: Setup
    seed_text: str
    """What stands in the seed's field; the same text gives the same game to two people."""
    hints: bool | None = None
    """Whether help with placing and good moves are wanted; None for what the settings say."""

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return seed_from_text(self.seed_text)


def hints_of(settings: Settings) -> bool:
    """Return whether the settings help with placing and tell good moves."""
    return settings.hints and settings.advice


def wanted_by(settings: Settings) -> WantedGame:
    """Return the game of last time with a fresh seed; a plain one before the first.

    Players, version, lands and expansion stay, and so does the children's table, which is seen.
    What would change a game unseen begins anew: chance draws the clients, mistakes are counted and
    checked as the settings say, and it is no practice.
    """
    try:
        last = setup_from_json(dict(settings.last_setup))
    except SetupFormatError:
        last = Setup()
    edges = EdgeChecking(settings.edges)
    if edges is EdgeChecking.PREVENT:
        edges = usual_edges(last.mode)
    hints = hints_of(settings)
    setup = replace(last, mrs=None, mr=None, practice=False, newcomers=())
    if Manner.of(last, hints=hints) != CHILDREN:
        setup = replace(setup, edges=edges, mistakes=True)
    return WantedGame(setup, fresh_seed(), hints)


def setting_changes(wanted: WantedGame, settings: Settings) -> dict[str, object]:
    """Return what to remember of a game that is begun, by the name of the setting.

    Hints are changed where others are wanted than the ``settings`` say.
    """
    setup = setup_to_json(wanted.setup)
    names = ("last_setup", "last_group") if wanted.setup.seats > 1 else ("last_setup",)
    changes: dict[str, object] = dict.fromkeys(names, setup)
    if wanted.hints is not None and wanted.hints is not hints_of(settings):
        changes |= {"hints": wanted.hints, "advice": wanted.hints}
    return changes


def players_of_last_time(settings: Settings) -> tuple[Seat, ...]:
    """Return who played the last game of a group; nobody before the first."""
    try:
        return setup_from_json(dict(settings.last_group)).players
    except SetupFormatError:
        return ()


WIDTH = 1440
_NARROW, _WIDE = 1200, 1500
"""Below the one width the choices need the room at the edges; from the other on clients have more.
"""
EXPANSION = "putt-of-no-return"
"""Set of the tiles of the expansion."""


class NewGameScreen(MeadowScreen):
    """Sets a game up. Its main button has the focus: Enter deals at once."""

    begin = Signal(object)
    """A :class:`WantedGame` is to be begun."""
    back = Signal()
    """The home screen is asked for."""
    drawing = Signal()
    """The land editor is asked for."""

    def __init__(
        self,
        look: Look,
        catalogue: Catalogue,
        wanted: WantedGame,
        remembered: Sequence[Seat] = (),
        known: KnownPlayers = KnownPlayers(any_game=True),  # noqa: B008 - a frozen value
        own: Sequence[OwnLand] = (),
        house: House = House(),  # noqa: B008 - nobody is in it
    ) -> None:
        """``remembered`` are the players of the last game of a group, ``own`` the player's lands.

        ``known`` tells who has finished a game: the others are dealt easy lands (ruling D37).
        ``house`` are those who sit down with a click.
        """
        super().__init__(look)
        self.setAccessibleName(translate("new game", "New game"))
        self._is_fitting = False
        self._rows: list[tuple[QHBoxLayout, list[QWidget]]] = []
        setup = wanted.setup
        self._known = known
        self._seats = PlayersChoice(look, setup.players, remembered, setup.rival, house)
        self._seats.changed.connect(self._tell_newcomers)
        self._seats.counted.connect(self._fit)
        self._seats.accepted.connect(self._begin)
        self._mrs = ClientStand(
            look, translate("new game", "Mrs Client"), catalogue.mrs_clients, setup.mrs
        )
        self._mr = ClientStand(
            look,
            translate("new game", "Mr Client"),
            catalogue.mr_clients,
            setup.mr,
            cloth=BLUE,
            faces_left=True,
        )
        self._version = VersionChoice(look, setup.mode, no_picture(look))
        self._version.chosen.connect(self._choose_version)
        self._children = children_chip(look)
        self._children.clicked.connect(self._seat_children)
        self._hints = hints_chip(look, wanted.hints is not False)
        self._before_children = Manner.of(Setup(), hints=self._hints.isChecked())
        self._expansion = chip(look, translate("new game", "Putt of No Return"), setup.expansion)
        self._expansion.setIcon(steady_icon(no_picture(look)))
        self._expansion.setIconSize(look.size(30, 30))
        self._expansion.toggled.connect(self._show_expansion)
        self._reserve = chip(look, translate("new game", "Keep one at the gate"), setup.reserve)
        self._reserve.setIcon(look.icon("reserve"))
        self._visits = VisitChoice(look, setup.visits)
        self._difficulties = Difficulties(look, setup.difficulties)
        self._difficulties.changed.connect(self._tell_newcomers)
        self._land = LandWish(own, catalogue.lands, setup.land)
        self._land.currentIndexChanged.connect(self._follow_land)
        self._edges = EdgeChoice(look, setup.edges, mistakes=setup.mistakes)
        self._practice = _tick(translate("new game", "Undo goes past a draw"), setup.practice)
        self._first_seed = wanted.seed_text
        self._seed = SeedField(look, wanted.seed_text)
        self._seed.accepted.connect(self._begin)
        self._deal = self._main_button()
        self._seldom = self._beside(self._seldom_choices())
        self._more = more_button(look, self._seldom)
        self._more.setToolTip(translate("new game", "Land, mistakes, visits, seed and practice"))
        self._more.toggled.connect(self._show_more)
        self._unusual = label("", "small_body", "second")
        self._lay_out()
        self._show_expansion(setup.expansion)
        self._suit_version()
        self._follow_land()
        self._follow_manner()
        self._deal.setFocus()
        # Where they were never painted, they take as long as the rest of the screen.
        Piecemeal(self._signs(catalogue), lambda sign: sign[0].setIcon(sign[1]), self)

    def _main_button(self) -> QPushButton:
        deal = button(self.look, translate("new game", "Deal three lands"), "main", "start")
        deal.setToolTip(translate("new game", "Enter"))
        deal.setDefault(True)
        deal.clicked.connect(self._begin)
        return deal

    def _signs(self, catalogue: Catalogue) -> Iterator[tuple[QAbstractButton, QIcon]]:
        """Yield the clients with their faces, and what a tile stands for with its picture."""
        yield from self._mrs.faces()
        yield from self._mr.faces()
        for choice, tiles in ((self._version.buttons[0], BASE), (self._expansion, EXPANSION)):
            yield choice, steady_icon(_picture(self.look, catalogue, tiles))

    def _lay_out(self) -> None:
        look = self.look
        column = self._column = QVBoxLayout(self)
        heading = Heading(
            look,
            translate("new game", "New game"),
            translate("new game", "Minigolf Designer. Everything may stay as it is: just deal."),
        )
        heading.back.connect(self.back)
        draw = button(look, translate("new game", "Draw a land"), icon="land")
        draw.clicked.connect(self.drawing)
        heading.add(draw)
        if self._land.own:
            heading.add(own_lands_button(look, self._land))
        heading.add(self._children)
        heading.setMaximumWidth(look.px(WIDTH))
        column.addStretch(1)
        column.addWidget(heading, 0)
        column.addSpacing(look.px(6))
        stands = QWidget()
        stands.setMaximumWidth(look.px(WIDTH))
        row = QHBoxLayout(stands)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.LARGE))
        row.addWidget(self._mrs, 1)
        row.addWidget(self._mr, 1)
        column.addWidget(stands, 0)
        card = self._card()
        card.setMaximumWidth(look.px(WIDTH))
        column.addWidget(card, 0)
        column.addStretch(2)
        for widget in (heading, stands, card):
            column.setAlignment(widget, Qt.AlignmentFlag(0))
        column.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def _card(self) -> QFrame:
        look = self.look
        card = frame("card", translate("new game", "Choices for the new game"))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (24, 12, 24, 14)))
        column.setSpacing(look.px(Space.SMALL))
        column.addWidget(self._seats)
        column.addWidget(separator())
        column.addWidget(self._beside(self._choices()))
        column.addWidget(self._seldom)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.MEDIUM))
        foot.addWidget(self._more)
        foot.addWidget(self._hints)
        foot.addWidget(self._unusual, 1)
        foot.addWidget(self._deal)
        column.addLayout(foot)
        return card

    def _beside(self, choices: Sequence[tuple[str, str, QWidget]]) -> QWidget:
        look = self.look
        result = QWidget()
        row = QHBoxLayout(result)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        for title, note, widget in choices:
            row.addLayout(titled(look, title, note, widget))
        self._rows.append((row, [widget for _, _, widget in choices]))
        return result

    def _choices(self) -> tuple[tuple[str, str, QWidget], ...]:
        return (
            (
                translate("new game", "Lands"),
                translate("new game", "Three each. More balls, more corners to fill."),
                self._difficulties,
            ),
            (
                translate("new game", "Version"),
                translate("new game", "Advanced is played with promises."),
                self._version,
            ),
            (
                translate("new game", "Expansion"),
                translate("new game", "24 tiles more, and four more clients."),
                self._expansion,
            ),
            (
                translate("new game", "Reservation"),
                with_figures(
                    translate(
                        "new game", "{reserve_cost.points} off if it is still there in the end."
                    )
                ),
                self._reserve,
            ),
        )

    def _seldom_choices(self) -> tuple[tuple[str, str, QWidget], ...]:
        return (
            (
                translate("new game", "Land"),
                translate("new game", "One for everybody, yours first."),
                self._land,
            ),
            (
                translate("new game", "Mistakes"),
                with_figures(
                    translate(
                        "new game",
                        "A path into grass costs {mismatch_cost.points}. "
                        "Ignore: mistakes cost nothing, for a first game.",
                    )
                ),
                self._edges,
            ),
            (
                translate("new game", "Visits of the clients"),
                translate("new game", "Each lets you promise more."),
                self._visits,
            ),
            (
                translate("new game", "Seed"),
                translate("new game", "The same seed gives the same lands and tiles."),
                self._seed,
            ),
            (
                translate("new game", "Practice"),
                translate("new game", "A practice game counts for no record."),
                self._practice,
            ),
        )

    @property
    def household(self) -> HouseRow:
        """The people of the house, and handicaps."""
        return self._seats.household

    @property
    def wanted(self) -> WantedGame:
        """The game as it is chosen now."""
        setup = Setup(
            difficulties=self._difficulties.chosen,
            mrs=self._mrs.chosen,
            mr=self._mr.chosen,
            edges=self._edges.edges,
            practice=self._practice.isChecked(),
            players=self._seats.players,
            mode=self._version.mode,
            expansion=self._expansion.isChecked(),
            reserve=self._reserve.isChecked(),
            visits=self._visits.visits,
            mistakes=self._edges.mistakes,
            newcomers=self._newcomers,
            rival=self._seats.rival,
            land=self._land.chosen,
        )
        return WantedGame(setup, self._seed.text, self._hints.isChecked())

    @property
    def _newcomers(self) -> tuple[int, ...]:
        return self._known.newcomers(self._seats.players)

    def _tell_newcomers(self) -> None:
        """Tell who is dealt easy lands, as a first game asks for (ruling D37)."""
        players = self._seats.players
        names = [players[seat].name for seat in self._newcomers] if players else []
        if self._newcomers and self._land.chosen is None and EASY in self._difficulties.chosen:
            self._seats.tell(first_game_words(names))
        else:
            self._seats.tell("")

    def _follow_land(self) -> None:
        """Ask for no difficulty where the land is named, and say what the button does."""
        by_chance = self._land.chosen is None
        self._difficulties.setEnabled(by_chance)
        words = (
            translate("new game", "Deal three lands")
            if by_chance
            else translate("new game", "Go to the land")
        )
        label_button(self._deal, words)
        self._tell_newcomers()
        self._tell_unusual(self._more.isChecked())

    def _show_expansion(self, shown: bool) -> None:
        self._mrs.show_expansion(shown)
        self._mr.show_expansion(shown)

    @property
    def _manner(self) -> Manner:
        """How kindly the table plays as it is chosen now."""
        return Manner(
            self._difficulties.chosen,
            self._version.mode,
            self._edges.edges,
            self._edges.mistakes,
            self._hints.isChecked(),
        )

    def _follow_manner(self) -> None:
        """Show now and from now on whether what is chosen is the children's table."""
        for change in (
            self._difficulties.changed,
            self._version.chosen,
            self._edges.chosen,
            self._hints.toggled,
        ):
            change.connect(self._tell_children)
        self._tell_children()

    def _seat_children(self, on: bool) -> None:
        """Set the children's table, or go back to what was chosen before."""
        wanted = CHILDREN if on else self._before_children
        if on:
            self._before_children = self._manner
        self._difficulties.choose(wanted.difficulties)
        self._version.choose(tuple(Mode).index(wanted.mode))
        self._edges.treat(wanted.edges, mistakes=wanted.mistakes)
        self._hints.setChecked(wanted.hints)
        self._show_visits()
        self._tell_unusual(self._more.isChecked())
        self._tell_children()

    def _tell_children(self) -> None:
        """Show whether what is chosen is the children's table."""
        self._children.setChecked(self._manner == CHILDREN)

    def _choose_version(self) -> None:
        self._suit_version()
        self._edges.suit(self._version.mode)

    def _suit_version(self) -> None:
        """Show what belongs to the version, and suggest handicaps from its games."""
        self._show_visits()
        mode = mode_of(advanced=self._version.mode is Mode.ADVANCED, group=True)
        self.household.suit(Table(DESIGNER, mode))

    def _show_more(self, shown: bool) -> None:
        """Show the choices that are seldom made, or put them away."""
        self._tell_unusual(shown)
        self._fit()

    def _tell_unusual(self, shown: bool) -> None:
        """Tell which of the hidden choices are unusual."""
        self._unusual.setText("" if shown else "  \N{MIDDLE DOT}  ".join(self._unusual_choices()))

    def _unusual_choices(self) -> list[str]:
        """Return what a game would be like that nobody sees who does not look for it."""
        found = []
        if self._land.chosen is not None:
            text = translate("new game", "Land: {name}")
            found.append(text.replace("{name}", self._land.currentText()))
        if not self._edges.is_usual(self._version.mode):
            text = translate("new game", "Mistakes: {choice}")
            found.append(text.replace("{choice}", self._edges.word))
        if self._visits.isEnabled() and self._visits.visits is not Setup().visits:
            text = translate("new game", "Visits: {choice}")
            found.append(text.replace("{choice}", self._visits.word))
        if self._seed.text != self._first_seed:
            text = translate("new game", "Seed: {seed}")
            found.append(text.replace("{seed}", self._seed.text))
        if self._practice.isChecked():
            found.append(translate("new game", "Practice"))
        return found

    def _show_visits(self) -> None:
        self._visits.setEnabled(self._version.mode is Mode.ADVANCED)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the explanations to the tooltips where there is no room for them."""
        super().resizeEvent(event)
        look = self.look
        side = look.px(Space.GIANT if self.width() >= look.px(_NARROW) else Space.LARGE)
        self._column.setContentsMargins(side, look.px(18), side, look.px(20))
        self._share_rows()
        self._fit()

    def _share_rows(self) -> None:
        """Give what has more to show more room; a word that is cut off helps nobody."""
        for row, widgets in self._rows:
            for place, widget in enumerate(widgets):
                row.setStretch(place, widget.sizeHint().width())

    def _fit(self) -> None:
        # Words that come or go may make a window of its own larger, in the midst of this.
        if not self._is_fitting:
            self._is_fitting = True
            self._show_notes()
            self._is_fitting = False

    def _show_notes(self) -> None:
        largest = ((True, Room.VAST),) if self.width() >= self.look.px(_WIDE) else ()
        for notes, room in (
            *largest,
            (True, Room.GRAND),
            (True, Room.LARGE),
            (True, Room.HIGH),
            (True, Room.LOW),
            (False, Room.LOW),
            (False, Room.FLAT),
        ):
            for note in self.findChildren(QLabel, NOTE):
                note.setVisible(notes)
            self._mrs.show_room(room)
            self._mr.show_room(room)
            if self._height_wanted() <= self.height():
                break

    def _height_wanted(self) -> int:
        """Return the height that everything shown needs now."""
        # What lies in frames tells the layout about it only later.
        for layout in self.findChildren(QLayout):
            layout.invalidate()
            if (frame := layout.parentWidget()) is not None:
                frame.updateGeometry()
        column = self._column
        column.invalidate()
        # Without words that wrap the height does not hang on the width.
        wrapped = column.totalHeightForWidth(self.width())
        return wrapped if column.hasHeightForWidth() else column.totalSizeHint().height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter deals, wherever the focus is; Esc goes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        self.begin.emit(self.wanted)


def _picture(look: Look, catalogue: Catalogue, tiles: str) -> QPixmap:
    """Return the picture of the most winding tile of a set, to stand for all of them."""
    designs = [design for design in catalogue.designs if design.set == tiles]
    return tile_picture(look, max(designs, key=lambda one: (one.par, len(one.segments))))


def _tick(text: str, chosen: bool) -> QCheckBox:
    result = QCheckBox(text)
    result.setChecked(chosen)
    return result
