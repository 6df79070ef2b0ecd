"""What a table tells who cannot see it: what happened, where the score stands, what is offered."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence

from minigolf_desktop.model.designer import NO_TILE, Phase, RackFilled, seen_by
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed, taken_back
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.board_table import BoardTable
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.text.tiles import tile_words

translate = QCoreApplication.translate


class SpokenTable(QObject):
    """Announces every change of the match, in the sentences of the log."""

    def __init__(self, screen: BoardTable, session: TableSession) -> None:
        super().__init__(screen)
        self._screen = screen
        self._session = session
        self._seat = session.seat if session.onlooker is None else session.onlooker
        self._offered: tuple[int, ...] = ()
        self._moves = len(session.match.log)
        # Once the table has shown it: what Enter does is read off the button.
        session.changed.connect(self._follow, Qt.ConnectionType.QueuedConnection)
        # Until then the screen stands in no window.
        QTimer.singleShot(0, self, lambda: announce(self._screen, self._opening))

    def _opening(self) -> str:
        """Return who is at the table, among more than one, and where it stands."""
        told, session = self.standing(), self._session
        is_one_of_many = bool(told) and not session.is_solo
        return in_sentences(session.players[self._seat].name if is_one_of_many else "", told)

    def begin(self, seat: int) -> None:
        """Tell a seat where the table stands that is shown to it now."""
        self._seat, self._offered = seat, ()
        announce(self._screen, self.standing)

    def _follow(self, events: tuple[Any, ...]) -> None:
        before, self._moves = self._moves, len(self._session.match.log)
        back = self._moves < before
        announce(
            self._screen,
            lambda: in_sentences(taken_back() if back else self._happened(events), self.standing()),
        )

    def _happened(self, events: tuple[Any, ...]) -> str:
        session = self._session
        rules = session.rules
        names = [player.name for player in session.players]
        # What was drawn is told with the keys that take it.
        seen = seen_by(events, 0 if session.is_solo else EVERYBODY)
        told = [event for event in seen if not isinstance(event, RackFilled)]
        return in_sentences(
            *(event_sentence(event, rules.box, rules.lands, names) for event in told)
        )

    def standing(self) -> str:
        """Return the score and what can be done, where the seat at the table is to act."""
        session = self._session
        if session.computer_to_move is not None or session.seat != self._seat:
            return ""
        score = translate("SpokenTable", "Score {points}")
        score = score.replace("{points}", signed(session.assessment.score.total))
        offered, self._offered = self._offered, session.tiles
        if session.phase is not Phase.TURN:
            return in_sentences(score, *self._ways_on())
        return in_sentences(score, *(self._offer() if offered != session.tiles else ()))

    def _offer(self) -> Iterable[str]:
        """Tell the tiles to choose from, each with the key that takes it."""
        for slot, words in self._tiles():
            yield keyed(QKeySequence(str(slot + 1)), words)

    def _ways_on(self) -> Iterable[str]:
        """Tell what is left over, and the keys that lead on."""
        if self._session.rests:
            for _, words in self._tiles():
                yield with_colon(translate("SpokenTable", "Left over"), words)
        actions = self._screen.actions_
        if actions.place.isEnabled():
            yield keyed(QKeySequence(Qt.Key.Key_Return), actions.place.text())
        if isinstance(actions, TableActions):
            for action in (actions.put_back, actions.discard):
                if action.isVisible() and action.isEnabled():
                    yield keyed(action.shortcut(), action.text())

    def _tiles(self) -> Iterable[tuple[int, str]]:
        designs = self._session.rules.box.designs
        for slot, design in enumerate(self._session.tiles):
            if design != NO_TILE:
                yield slot, tile_words(designs[design])
