"""What is told to the whole table: whose turn it is, what has begun, a circuit closed."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from minigolf_desktop.model.designer import FinalPhaseBegun, Phase, RoundBegun
from minigolf_desktop.ui.common.steps import Steps
from minigolf_desktop.ui.common.text.players import your_turn
from minigolf_desktop.ui.common.widgets.banner import Banner, Headline
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.board_table import BoardTable
from minigolf_desktop.ui.designer.table.circuit_news import CircuitNews
from minigolf_desktop.ui.designer.table.spoken_table import SpokenTable

translate = QCoreApplication.translate


class TurnNews(QObject):
    """Tells it in a banner over the bar of the table. Who plays alone is told of no turns."""

    def __init__(
        self,
        screen: BoardTable,
        session: TableSession,
        steps: Steps,
        look: Callable[[], Look],
    ) -> None:
        """``look`` gives that of the table, which changes with its size."""
        super().__init__(screen)
        self._look = look
        self._circuits = CircuitNews(screen, session)
        self._cheered: list[Headline] = []
        self._screen = screen
        self._session = session
        self._steps = steps
        self._begun: tuple[Any, ...] = ()
        self._banner: Banner | None = None
        self._spoken = SpokenTable(screen, session)
        session.changed.connect(self._note)

    def _note(self, events: Iterable[Any]) -> None:
        """Keep what begins, until it is told to whoever plays next."""
        found = [event for event in events if isinstance(event, RoundBegun | FinalPhaseBegun)]
        self._begun = (*self._begun, *found)
        closed = self._circuits.closed()
        if closed:
            # The table shows the tile first; whoever is next is told of it, too.
            self._cheered = [self._circuits.headline(seat, self._look().theme) for seat in closed]
            QTimer.singleShot(0, self, lambda: self._cheer(closed))

    def _cheer(self, closed: Sequence[int]) -> None:
        """Tell at once of circuits, and light the one that is on the board."""
        self._banner_in(self._look()).tell(self._cheered)
        if self._screen.desk.seat in closed:
            self._circuits.light(self._screen.desk.seat)

    def tell_beginning(self, seat: int) -> None:
        """Tell the seat that goes on what begins with it, if anything does."""
        if self._begun:
            self.tell(seat)

    def tell(self, seat: int) -> None:
        """Tell the seat at the table that it is its turn."""
        self._spoken.begin(seat)
        cheered, self._cheered = self._cheered, []
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
        self._banner_in(self._look()).tell([*cheered, line])

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
