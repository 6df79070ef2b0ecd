"""The screen on which a solo game is set up; every choice has a good answer already."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from minigolf_desktop.content import Catalogue
from minigolf_desktop.model.designer import Client, Setup
from minigolf_desktop.ui.screens.new_game.client_row import ClientRow
from minigolf_desktop.ui.screens.new_game.options import (
    Difficulties,
    EdgeChoice,
    SeedField,
    titled,
)
from minigolf_desktop.ui.screens.new_game.wanted import WantedGame
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.heading import Heading
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import button, frame, separator
from minigolf_desktop.ui.widgets.screen import MeadowScreen

translate = QCoreApplication.translate

WIDTH = 1200


class NewGameScreen(MeadowScreen):
    """Sets a solo game up. Its main button has the focus: Enter deals at once."""

    begin = Signal(object)
    """A :class:`WantedGame` is to be begun."""
    back = Signal()
    """The home screen is asked for."""

    def __init__(self, look: Look, catalogue: Catalogue, wanted: WantedGame) -> None:
        super().__init__(look)
        self.setAccessibleName(translate("new game", "New game"))
        setup = wanted.setup
        self._mrs = ClientRow(
            look, translate("new game", "Mrs Client"), _of_the_box(catalogue.mrs_clients), setup.mrs
        )
        self._mr = ClientRow(
            look, translate("new game", "Mr Client"), _of_the_box(catalogue.mr_clients), setup.mr
        )
        self._difficulties = Difficulties(look, setup.difficulties)
        self._edges = EdgeChoice(look, setup.edges)
        self._practice = QCheckBox(translate("new game", "Undo goes past a draw"))
        self._practice.setChecked(setup.practice)
        self._seed = SeedField(look, wanted.seed_text)
        self._seed.accepted.connect(self._begin)
        self._deal = button(look, translate("new game", "Deal three lands"), "main", "start")
        self._deal.setToolTip(translate("new game", "Enter"))
        self._deal.setDefault(True)
        self._deal.clicked.connect(self._begin)
        self._lay_out()
        self._deal.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(28), margin, look.px(28))
        heading = Heading(
            look,
            translate("new game", "New game"),
            translate("new game", "Minigolf Designer · solo, family game"),
        )
        heading.back.connect(self.back)
        heading.setMaximumWidth(look.px(WIDTH))
        column.addStretch(1)
        column.addWidget(heading, 0)
        column.addSpacing(look.px(Space.LARGE))
        card = self._card()
        card.setMaximumWidth(look.px(WIDTH))
        column.addWidget(card, 0)
        column.addStretch(2)
        for widget in (heading, card):
            column.setAlignment(widget, Qt.AlignmentFlag(0))
        column.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def _card(self) -> QFrame:
        look = self.look
        card = frame("card", translate("new game", "Choices for the new game"))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 20)))
        column.setSpacing(look.px(Space.LARGE))
        column.addWidget(self._mrs)
        column.addWidget(self._mr)
        column.addWidget(separator())
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(Space.HUGE))
        grid.setVerticalSpacing(look.px(Space.LARGE))
        choices = (
            (
                translate("new game", "Lands"),
                translate("new game", "Three of them are dealt. More balls, more corners to fill."),
                self._difficulties,
            ),
            (
                translate("new game", "Paths that meet grass"),
                translate("new game", "Each costs 3 points in the end. Prevent does not let you."),
                self._edges,
            ),
            (
                translate("new game", "Seed"),
                translate("new game", "The same seed gives a friend the same lands and tiles."),
                self._seed,
            ),
            (
                translate("new game", "Practice"),
                translate("new game", "A practice game counts for no record."),
                self._practice,
            ),
        )
        for place, (title, note, widget) in enumerate(choices):
            grid.addLayout(titled(look, title, note, widget), place // 2, place % 2)
        column.addLayout(grid)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._deal)
        column.addLayout(foot)
        return card

    @property
    def wanted(self) -> WantedGame:
        """The game as it is chosen now."""
        setup = Setup(
            difficulties=self._difficulties.chosen,
            mrs=self._mrs.chosen,
            mr=self._mr.chosen,
            edges=self._edges.edges,
            practice=self._practice.isChecked(),
        )
        return WantedGame(setup, self._seed.text)

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


def _of_the_box(clients: Sequence[Client]) -> list[Client]:
    """Return the clients that need no expansion."""
    return [client for client in clients if client.set == "base"]
