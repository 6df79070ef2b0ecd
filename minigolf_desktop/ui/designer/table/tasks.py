"""What a table of Minigolf Designer asks in each phase, and what the answers do."""

from collections.abc import Callable
from dataclasses import dataclass

from minigolf_desktop.model.designer import (
    Action,
    Collect,
    Done,
    Pass,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
)
from minigolf_desktop.ui.common.computer_players import Pace
from minigolf_desktop.ui.common.table.task import (
    Choice,
    Key,
    Offer,
    Task,
    doing_words,
    go_on_choice,
    thinking_words,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import FROM_THE_GATE, TableSession

Taking = PlaceTile | Collect | Reserve
"""What takes a tile of the rack."""


SEEN = (Collect, Pass, PlaceReserved, PlaceTile, PutBack, Reserve)
"""What is worth a look before it is done; promises are secret, the rest is seen by what follows."""


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

    def __init__(self, session: TableSession, changed: Callable[[], None], desk: Desk) -> None:
        """``desk`` holds what is in hand, which a hint changes."""
        super().__init__(session, changed)
        self._desk = desk

    def prepare(self, action: Action) -> None:
        """Lay what a hint says on the board; what lays no tile is proposed."""
        match action:
            case PlaceTile(slot, cell, rotation):
                self._desk.propose(slot, cell, rotation)
            case PlaceReserved(cell, rotation):
                self._desk.propose(FROM_THE_GATE, cell, rotation)
            case _:
                self._desk.rest()
                super().prepare(action)

    def withdraw(self) -> None:
        """Propose nothing any more, and put back what was laid for it."""
        self._desk.rest()
        super().withdraw()

    @property
    def carries(self) -> bool:
        """Whether tiles may be carried to the board."""
        return False

    def take(self, slot: int) -> None:
        """Choose the tile of a slot."""


class PlaceTask(TileTask):
    """A tile is to be placed: it is carried to the board, and laid there by the desk."""

    def offer(self) -> TileOffer:
        """Let the desk put down what it holds."""
        words, proposed = translate("GroupTable", "Place tile"), self.proposed
        main = Choice(words, Key.Key_Return, self._desk.confirm)
        is_ready = self._desk.can_confirm or proposed is not None
        marked = proposed.slot if isinstance(proposed, Collect) else None
        return TileOffer(self.session.seat, main=main, is_ready=is_ready, marked=marked)

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
        desk: Desk,
        chosen: int | None = None,
        go_on: Callable[[], TileTask] | None = None,
    ) -> None:
        """``chosen`` is the slot of the tile that was in hand already.

        Of a player who is about to stop ``go_on`` takes that back, and returns what is asked then.
        """
        super().__init__(session, changed, desk)
        self._chosen = chosen
        self._go_on = go_on
        self.stopping = go_on is not None

    def take(self, slot: int) -> None:
        """Choose a tile; the one that is chosen already no longer."""
        self._chosen = None if slot == self._chosen else slot
        self.changed()

    def prepare(self, action: Action) -> None:
        """Do what a hint says: a player who is about to stop goes on designing with it."""
        if self._go_on is None:
            super().prepare(action)
        else:
            self._go_on().prepare(action)

    def offer(self) -> TileOffer:
        """Let the tile chosen be taken, or the one that a hint proposes."""
        proposed = self.proposed
        chosen = proposed.slot if isinstance(proposed, Collect) else self._chosen
        action = None if chosen is None else Collect(chosen)
        words = translate("GroupTable", "Take face down")
        refusal = translate("GroupTable", "First choose the tile to take face down.")
        return TileOffer(
            self.session.seat,
            note=self._stopping_words() if self.stopping else "",
            main=self.main(words, action, refusal),
            is_ready=action is not None or proposed is not None,
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
        self,
        session: TableSession,
        changed: Callable[[], None],
        desk: Desk,
        draw: Callable[[], object],
    ) -> None:
        super().__init__(session, changed, desk)
        self._draw = draw

    def offer(self) -> TileOffer:
        """Let two tiles be drawn."""
        words = translate("GroupTable", "Draw two tiles")
        return TileOffer(self.session.seat, main=Choice(words, Key.Key_Return, self._draw))


class CountTask(TileTask):
    """The game is over: its points are to be counted."""

    def __init__(
        self,
        session: TableSession,
        changed: Callable[[], None],
        desk: Desk,
        count: Callable[[], object],
    ) -> None:
        super().__init__(session, changed, desk)
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

    def __init__(
        self,
        session: TableSession,
        changed: Callable[[], None],
        desk: Desk,
        pace: Pace,
        seen: Callable[[Action], object],
    ) -> None:
        """``seen`` is called with what is about to be done, once that is shown."""
        super().__init__(session, changed, desk)
        self._pace = pace
        self._seen = seen
        self._decision: Action | None = None

    def show_decision(self, action: Action) -> None:
        """Tell what is about to be done, and mark the tile that is taken."""
        self._decision = action
        self.changed()
        self._seen(action)

    def offer(self) -> TileOffer:
        """Let it be hurried on."""
        session, decision = self.session, self._decision
        computer = session.computer_to_move or session.players[session.seat]
        doing = "" if decision is None else _doing(decision)
        return TileOffer(
            session.seat,
            title=doing_words(computer, doing) if doing else thinking_words(computer),
            main=go_on_choice(session, self._pace),
            face=computer.character,
            marked=decision.slot if isinstance(decision, Taking) else None,
        )


def _doing(action: Action) -> str:
    """Return what is about to be done; empty for what is not for all to see."""
    match action:
        case PlaceTile():
            return translate("characters", "places a tile")
        case PlaceReserved():
            return translate("characters", "places the tile from the gate")
        case Pass():
            return translate("characters", "passes")
        case Reserve():
            return translate("characters", "lays a tile on the gate")
        case Collect():
            return translate("characters", "takes a tile face down")
        case PutBack():
            return translate("characters", "puts a tile back")
    return ""
