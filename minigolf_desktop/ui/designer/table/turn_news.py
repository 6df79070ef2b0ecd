"""The turns of a group, told as they pass: whose it is, what has begun, what is next."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from minigolf_desktop.model.designer import FinalPhaseBegun, Phase, RoundBegun
from minigolf_desktop.ui.common.steps import Steps
from minigolf_desktop.ui.common.text.players import your_turn
from minigolf_desktop.ui.common.widgets.banner import Banner, Headline
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.board_table import BoardTable

translate = QCoreApplication.translate


class TurnNews(QObject):
    """Tells them in a banner over the bar of the table. Who plays alone needs none."""

    def __init__(self, screen: BoardTable, session: TableSession, steps: Steps) -> None:
        super().__init__(screen)
        self._screen = screen
        self._session = session
        self._steps = steps
        self._begun: tuple[Any, ...] = ()
        self._banner: Banner | None = None
        session.changed.connect(self._note)

    def _note(self, events: Iterable[Any]) -> None:
        """Keep what begins, until it is told to whoever plays next."""
        found = [event for event in events if isinstance(event, RoundBegun | FinalPhaseBegun)]
        self._begun = (*self._begun, *found)

    def tell_beginning(self, seat: int, look: Look) -> None:
        """Tell the seat that goes on what begins with it, if anything does."""
        if self._begun:
            self.tell(seat, look)

    def tell(self, seat: int, look: Look) -> None:
        """Tell the seat at the table that it is its turn."""
        begun, self._begun = self._begun, ()
        session = self._session
        if session.is_solo or session.is_over:
            return
        notes = [self._next()]
        rounds = [event.number for event in begun if isinstance(event, RoundBegun)]
        if any(isinstance(event, FinalPhaseBegun) for event in begun):
            notes.insert(0, translate("banner", "the final phase begins"))
        elif rounds:
            words = translate("banner", "round {number}").replace("{number}", str(rounds[-1]))
            notes.insert(0, words)
        player = session.players[seat]
        line = Headline(your_turn(player.name), "  ·  ".join(notes), (player.colour,))
        self._banner_in(look).tell([line])

    def _banner_in(self, look: Look) -> Banner:
        """Return the banner in a look; the look of a table changes with its size, too."""
        if self._banner is not None:
            self._banner.deleteLater()
        self._banner = Banner(look, self._screen.scene.motion, self._screen)
        self._steps.ended.connect(self._banner.end)
        return self._banner

    def _next(self) -> str:
        """Return what the player to move does next."""
        if self._session.phase is Phase.REST:
            return translate("banner", "choose what goes back into the bag")
        if self._session.must_collect:
            return translate("banner", "choose the tile to take face down")
        return translate("banner", "choose a tile")
