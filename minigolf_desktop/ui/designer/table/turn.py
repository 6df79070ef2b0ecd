"""What a turn asks for besides a tile to be placed, in words and in what is chosen for it."""

from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from minigolf_desktop.model.designer import NO_TILE, Collect
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.tools import Numbering
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.left_over import ASK

translate = QCoreApplication.translate


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
        numbers = isinstance(desk.tool, Numbering)
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
