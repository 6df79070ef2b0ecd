"""What a turn asks for besides a tile to be placed, and the hints for it."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, Collect
from minigolf_desktop.model.designer.moves import PlaceReserved, PlaceTile
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.desk import Desk, NumberingTool
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.session import FROM_THE_GATE, TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.panels import BoardPanels
from minigolf_desktop.ui.designer.table.solo_panels import ASK


class Turn:
    """What the seat to move is asked, and the tile that it chose to take face down."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.chosen: int | None = None
        """Slot of the tile to be taken face down; None before one is chosen."""
        self.stopping = False
        """Whether the player is about to stop for good, with the tile chosen (ruling D24)."""
        self.proposed: Any = None
        """What a hint says that lays no tile: the main button does it; None without one."""
        self._proposed_words = ""

    def begin(self) -> None:
        """Have nothing chosen."""
        self.chosen, self.stopping = None, False
        self.withdraw()

    def propose(self, action: Any, words: str) -> None:
        """Get what a hint says ready, to be done by a yes; ``words`` stand on the main button."""
        self.begin()
        self.proposed, self._proposed_words = action, words

    def withdraw(self) -> bool:
        """Propose nothing any more; return whether anything was proposed."""
        was, self.proposed = self.proposed, None
        return was is not None

    @property
    def marked(self) -> int | None:
        """Slot of the tile that is to be taken face down, by choice or by a hint."""
        return self.proposed.slot if isinstance(self.proposed, Collect) else self.chosen

    def choose(self, slot: int) -> None:
        """Choose a tile to be taken face down; one that is chosen already no longer."""
        self.withdraw()
        self.chosen = None if slot == self.chosen else slot

    @property
    def asks_back(self) -> bool:
        """Whether somebody of a group chooses what goes back into the bag."""
        return self._session.rests and not self._session.is_solo

    def settles(self, leftover: str) -> bool:
        """Whether the next hand may be drawn: a setting says what becomes of the tile left over.

        It is not drawn unasked, so that a turn can be taken back until then.
        """
        return self._session.rests and self._session.is_solo and leftover != ASK

    @property
    def takes_face_down(self) -> bool:
        """Whether a tile is chosen to be taken face down, and none to be placed."""
        return self._session.must_collect or self.stopping

    @property
    def may_carry(self) -> bool:
        """Whether a tile may be carried to the board."""
        return self._session.may_place and not self.stopping

    @property
    def has_reserve(self) -> bool:
        """Whether the tile at the gate may be placed."""
        return self._session.may_place and self._session.reserved != NO_TILE

    def main_words(self, leftover: str) -> str:
        """Return what the main button does."""
        if self.proposed is not None:
            return self._proposed_words
        if self.asks_back:
            return translate("GroupTable", "Done")
        if self._session.is_over:
            return translate("GroupTable", "Count the points")
        if self.settles(leftover):
            return translate("GroupTable", "Draw two tiles")
        if self.takes_face_down:
            return translate("GroupTable", "Take face down")
        return translate("GroupTable", "Place tile")

    def stopping_words(self) -> str:
        """Return how a player comes to stop for good."""
        if self.chosen is None:
            return translate(
                "GroupTable",
                "To stop for good, choose the tile to take face down, then press Enter. "
                "Esc: go on designing.",
            )
        return translate(
            "GroupTable",
            "Enter takes the chosen tile face down, and you stop for good. Esc: go on designing.",
        )

    def undo_words(self, seat: int) -> str:
        """Return what undo does at the table of a seat: perhaps it takes back another's move."""
        session = self._session
        back = session.seat_to_undo
        if back in (None, seat):
            return translate("TableActions", "Undo")
        text = translate("GroupTable", "Take back what {name} did")
        return text.replace("{name}", session.players[back].name)

    def show_place(self, action: QAction, desk: Desk, leftover: str, *, mine: bool) -> None:
        """Let the main button be pressed where there is something to say yes to.

        ``mine`` tells whether the seat that the table is shown to may act.
        """
        session = self._session
        chose = self.marked is not None or self.proposed is not None
        chose = chose or self.asks_back or self.settles(leftover)
        ready = session.is_over or (mine and (chose or desk.can_confirm))
        numbers = isinstance(desk.tool, NumberingTool)
        action.setEnabled(session.computer_to_move is not None or (ready and not numbers))

    def show_actions(self, actions: TableActions, seat: int, *, mine: bool) -> None:
        """Let the other actions be taken that the seat may take now."""
        session = self._session
        actions.skip.setEnabled(mine and session.may_place)
        actions.stop.setEnabled(mine and session.may_stop)
        actions.reserve.setEnabled(mine and (session.may_reserve or self.has_reserve))
        key = actions.undo.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        actions.undo.setToolTip(f"{self.undo_words(seat)} ({key})")
        actions.promises.setEnabled(mine and session.match.setup.is_advanced)


def end_words() -> str:
    """Return what can be done before the points are counted (ruling D35)."""
    return translate(
        "GroupTable", "The game is over. Hole numbers may still be moved; Enter counts the points."
    )


class Advice(QObject):
    """Asks for hints and lays what they say on the board, to be placed by a yes.

    What lays no tile is proposed: the main button of the table does it.
    """

    proposed = Signal()
    """Something else is proposed than before, or nothing any more."""

    def __init__(
        self, screen: QWidget, view: BoardView, desk: Desk, turn: Turn, hints: Hints
    ) -> None:
        super().__init__(screen)
        self._turn = turn
        self._view = view
        self._screen = screen
        self._desk = desk
        self._hints = hints
        self.panel: HintPanel | None = None
        """The card with the moves."""
        desk.tool_changed.connect(self._withdraw)

    def furnish(self, look: Look, panels: BoardPanels, show_fit: QAction) -> None:
        """Make card and bulb for a look.

        The key of ``show_fit``, hit twice, leaves that as it was and opens the card.
        """
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
        panel = HintPanel(
            look, self._screen, self._hints, lambda: self._room(look, panels), self._areas
        )
        panel.pointed.connect(lambda action: self._propose(panel, action))
        panel.taken.connect(lambda action: self._propose(panel, action))
        panel.taken.connect(lambda _: self._view.setFocus())
        panel.closed.connect(self._desk.rest)
        panels.bar.put_first(panel.bulb)
        key = QAction(self)
        key.setShortcut(show_fit.shortcut())
        key.setShortcutContext(show_fit.shortcutContext())
        show_fit.setShortcut(QKeySequence())
        key.triggered.connect(lambda: self._hit(panel, show_fit))
        self._screen.addAction(key)
        self.panel = panel

    def _hit(self, panel: HintPanel, show_fit: QAction) -> None:
        if not panel.is_open:
            show_fit.trigger()
        panel.hit()

    def _withdraw(self) -> None:
        if self._turn.withdraw():
            self.proposed.emit()

    def _propose(self, panel: HintPanel, action: Any) -> None:
        match action:
            case PlaceTile(slot, cell, rotation):
                self._desk.propose(slot, cell, rotation)
            case PlaceReserved(cell, rotation):
                self._desk.propose(FROM_THE_GATE, cell, rotation)
            case _:
                self._desk.rest()
                self._turn.propose(action, panel.title_of(action))
                self.proposed.emit()

    def _room(self, look: Look, panels: BoardPanels) -> QRect:
        """Return the board between the columns, left of the buttons that zoom."""
        edge = look.px(8)
        corner = QPoint(panels.left.geometry().right() + edge, panels.bar.height() + edge)
        across = panels.zoom.geometry().left(), panels.legend.geometry().top()
        return QRect(corner, QPoint(*across) - QPoint(edge, edge))

    def _areas(self, action: Any) -> tuple[QRect, ...]:
        """Return where a tile is laid, with what is told of it below; nothing for other moves."""
        if not isinstance(action, PlaceTile | PlaceReserved):
            return ()
        cell = cell_rect(action.cell)
        area = self._view.mapFromScene(cell.adjusted(0, 0, 0, cell.height())).boundingRect()
        return (area.translated(self._view.pos()),)
