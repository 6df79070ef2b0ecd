"""What a table of Minigolf Designer asks in each phase, and what the answers do."""

from collections.abc import Callable
from dataclasses import dataclass

from minigolf_desktop.model.designer import Action, Collect, Done, PutBack
from minigolf_desktop.model.designer.moves import PlaceTile, Reserve
from minigolf_desktop.ui.common.computer_players import Pace
from minigolf_desktop.ui.common.table.offer import Choice, Key, Offer
from minigolf_desktop.ui.common.table.task import Task, go_on_choice
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import TableSession

Taking = PlaceTile | Collect | Reserve
"""What takes a tile of the rack."""


@dataclass(frozen=True)
class TileOffer(Offer):
    """What a table shows besides."""

    is_ready: bool = True
    """Whether the main button has anything to do."""
    marked: int | None = None
    """Slot of the tile that is to be taken face down, or that a computer takes; None without."""
    stopping: bool = False
    """Whether the player stops for good with that tile (ruling D24)."""


class TileTask(Task[TableSession, TileOffer, Action]):
    """What is asked of the seat to move; a tile is told by its slot."""

    is_mine = True
    """Whether the seat that the table is shown to may answer."""
    chooses = False
    """Whether tiles are chosen by their slots, and not carried to the board."""
    stopping = False
    """Whether it can be taken back that the player stops."""

    @property
    def carries(self) -> bool:
        """Whether tiles may be carried to the board."""
        return False

    def take(self, slot: int) -> None:
        """Choose the tile of a slot."""


class PlaceTask(TileTask):
    """A tile is to be placed: it is carried to the board, and laid there by the desk."""

    def __init__(self, session: TableSession, changed: Callable[[], None], desk: Desk) -> None:
        super().__init__(session, changed)
        self._desk = desk

    def offer(self) -> TileOffer:
        """Let the desk put down what it holds."""
        words = translate("GroupTable", "Place tile")
        main = Choice(words, Key.Key_Return, self._desk.confirm)
        return TileOffer(self.session.seat, main=main, is_ready=self._desk.can_confirm)

    @property
    def carries(self) -> bool:
        """Whether tiles may be carried to the board: not what is left over of a hand."""
        return self.session.may_place


class CollectTask(TileTask):
    """A tile is to be taken face down, by who has stopped or is about to stop (ruling D24)."""

    chooses = True

    def __init__(
        self,
        session: TableSession,
        changed: Callable[[], None],
        chosen: int | None = None,
        *,
        stopping: bool = False,
    ) -> None:
        """``chosen`` is the slot of the tile that was in hand already."""
        super().__init__(session, changed)
        self._chosen = chosen
        self.stopping = stopping

    def take(self, slot: int) -> None:
        """Choose a tile; the one that is chosen already no longer."""
        self._chosen = None if slot == self._chosen else slot
        self.changed()

    def offer(self) -> TileOffer:
        """Let the tile chosen be taken."""
        chosen = self._chosen
        action = None if chosen is None else Collect(chosen)
        words = translate("GroupTable", "Take face down")
        refusal = translate("GroupTable", "First choose the tile to take face down.")
        return TileOffer(
            self.session.seat,
            note=self._stopping_words() if self.stopping else "",
            main=self.main(words, action, refusal),
            is_ready=action is not None,
            marked=chosen,
            stopping=self.stopping,
        )

    def _stopping_words(self) -> str:
        """Return how a player comes to stop for good."""
        if self._chosen is None:
            return translate(
                "GroupTable",
                "To stop for good, choose the tile to take face down, then press Enter. "
                "Esc: go on designing.",
            )
        return translate(
            "GroupTable",
            "Enter takes the chosen tile face down, and you stop for good. Esc: go on designing.",
        )


class GiveBackTask(TileTask):
    """Somebody of a group chooses what goes back into the bag."""

    chooses = True

    def take(self, slot: int) -> None:
        """Send a tile back."""
        self.session.play(PutBack(slot))

    def offer(self) -> TileOffer:
        """Let the rest stay."""
        return TileOffer(self.session.seat, main=self.main(translate("GroupTable", "Done"), Done()))


class DrawTask(TileTask):
    """The next hand may be drawn: a setting says what becomes of the tile left over.

    It is not drawn unasked, so that a turn can be taken back until then.
    """

    def __init__(
        self, session: TableSession, changed: Callable[[], None], draw: Callable[[], object]
    ) -> None:
        super().__init__(session, changed)
        self._draw = draw

    def offer(self) -> TileOffer:
        """Let two tiles be drawn."""
        words = translate("GroupTable", "Draw two tiles")
        return TileOffer(self.session.seat, main=Choice(words, Key.Key_Return, self._draw))


class CountTask(TileTask):
    """The game is over: its points are to be counted."""

    def __init__(
        self, session: TableSession, changed: Callable[[], None], count: Callable[[], object]
    ) -> None:
        super().__init__(session, changed)
        self._count = count

    def offer(self) -> TileOffer:
        """Let the points be counted, and say what can be done before (ruling D35)."""
        words = translate("GroupTable", "Count the points")
        note = translate(
            "GroupTable",
            "The game is over. Hole numbers may still be moved; Enter counts the points.",
        )
        main = Choice(words, Key.Key_Return, self._count)
        return TileOffer(self.session.seat, note=note, main=main)


class ComputerTask(TileTask):
    """A computer is to move: it can be hurried on."""

    is_asked = False

    def __init__(self, session: TableSession, changed: Callable[[], None], pace: Pace) -> None:
        super().__init__(session, changed)
        self._pace = pace
        self._taken: int | None = None

    def show_decision(self, action: Action) -> None:
        """Mark the tile that is about to be taken."""
        if isinstance(action, Taking):
            self._taken = action.slot
            self.changed()

    def offer(self) -> TileOffer:
        """Let it be hurried on."""
        main = go_on_choice(self.session, self._pace)
        return TileOffer(self.session.seat, main=main, marked=self._taken)
