"""The table screen of a solo game."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import (
    NO_TILE,
    Discard,
    Pass,
    Phase,
    PutBack,
    Reserve,
    Stop,
    TilePlaced,
)
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.action_set import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.session import SoloSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.board_table import BoardTable
from minigolf_desktop.ui.designer.table.panels import TablePanels
from minigolf_desktop.ui.designer.table.questions import ask_to_pass, ask_to_reserve, ask_to_stop

translate = QCoreApplication.translate

PLAYER = "blue"
"""Colour of the player of a solo game."""


class TableScreen(BoardTable):
    """A solo game being played."""

    actions_: TableActions
    """What can be done by a button, a key or the menu."""
    panels: TablePanels
    """What lies over the board."""

    def __init__(
        self,
        session: SoloSession,
        catalogue: Catalogue,
        atlas: TileAtlas,
        theme: Theme,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, atlas, theme, settings, PLAYER, parent)
        self.session = session
        """The match on the table."""
        self.open()

    def _furnish(self, look: Look) -> None:
        self.actions_ = TableActions(self, look)
        self.panels = TablePanels(self, look, self.session, self.actions_, self.scene.motion)
        actions, hand = self.actions_, self.panels.hand
        connect_all(
            [
                (actions.skip, self._pass),
                (actions.stop, self._stop),
                (actions.reserve, self._reserve),
                (actions.put_back, lambda: self._leave_over(PutBack)),
                (actions.discard, lambda: self._leave_over(Discard)),
            ]
        )
        hand.taken.connect(self._take)
        hand.keyed.connect(self._take_by_key)
        hand.dragged.connect(self._drag)
        hand.dropped.connect(self._drop)
        hand.turned.connect(lambda: self.desk.turn(1))
        hand.put_back.connect(lambda slot: self.session.play(PutBack(slot)))
        hand.discarded.connect(lambda slot: self.session.play(Discard(slot)))

    # Showing

    def _show(self, events: tuple[Any, ...]) -> None:
        """Show the state; the events tell what to animate."""
        state, designer = self.session.state, self.session.designer
        course = designer.course
        if course is None:
            return
        landing = next((event.cell for event in events if isinstance(event, TilePlaced)), None)
        signs = signs_of(course, self.session.assessment, set(designer.numbers))
        had_land = self.scene.land
        self.scene.show_course(course, signs, landing)
        if had_land is not course.land:
            self.view.fit()
        self._show_scores()
        self.panels.show_bag(self._settings.show_bag)
        self._light(self._lit)
        self._show_tool()
        if self.session.is_over:
            self._finish()
        elif state.phase is Phase.REST and events and self._settings.leftover != "ask":
            QTimer.singleShot(0, self, self._tidy_up)

    def _show_scores(self) -> None:
        self.panels.show_state(*self._scores())

    def _tell_log(self) -> None:
        self.panels.show_log()

    def _show_tool(self) -> None:
        self.panels.show_tool(self.desk)
        self._show_held()
        actions, phase = self.actions_, self.session.phase
        actions.place.setEnabled(self.desk.can_confirm)
        actions.skip.setEnabled(phase is Phase.TURN)
        actions.stop.setEnabled(phase is Phase.TURN)
        actions.reserve.setEnabled(phase is Phase.TURN and self.session.match.setup.reserve)
        actions.put_back.setEnabled(phase is Phase.REST)
        actions.discard.setEnabled(phase is Phase.REST)

    # Acting

    def _pass(self) -> None:
        if self._settings.confirm:
            ask_to_pass(self, self._look, lambda: self.session.play(Pass()))
        else:
            self.session.play(Pass())

    def _reserve(self) -> None:
        """Take the tile from the gate, or lay the one in hand there."""
        slot = self.desk.slot
        if self.session.reserved != NO_TILE:
            self._take_by_key(FROM_THE_GATE)
        elif slot is None:
            self.say(translate("Table", "First choose the tile to lay on the gate."))
        elif self._settings.confirm:
            ask_to_reserve(self, self._look, lambda: self.session.play(Reserve(slot)))
        else:
            self.session.play(Reserve(slot))

    def _stop(self) -> None:
        total = self.session.ending.score.total
        ask_to_stop(self, self._look, total, lambda: self.session.play(Stop()))

    def _leave_over(self, kind: type[PutBack] | type[Discard]) -> None:
        """Do something with the first tile left over."""
        slot = next((slot for slot, tile in enumerate(self.session.tiles) if tile >= 0), None)
        if slot is not None and self.session.state.phase is Phase.REST:
            self.session.play(kind(slot))

    def _tidy_up(self) -> None:
        kind = PutBack if self._settings.leftover == "put-back" else Discard
        while self.session.state.phase is Phase.REST:
            self._leave_over(kind)
