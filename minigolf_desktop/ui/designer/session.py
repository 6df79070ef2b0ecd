"""What a board asks of whatever lies on it, and the match at a table that answers."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from minigolf_desktop.model.designer import (
    NO_TILE,
    Assessment,
    Client,
    Collect,
    Course,
    Designer,
    DesignerMatch,
    DesignerRules,
    Event,
    Phase,
    PlaceReserved,
    PlaceTile,
    Renumbering,
    Setup,
    Standings,
    State,
    View,
    is_final_phase,
    seen_by,
)
from minigolf_desktop.model.designer import Action as DesignerAction
from minigolf_desktop.model.designer.scoring import ScoreChange, score_changes
from minigolf_desktop.model.play import EVERYBODY, AnyMove, Refusal, Seat
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.ui.common.session import MatchJournal, MatchSession

FROM_THE_GATE = -1
"""Stands for a slot: the tile in reserve at the gate (ruling D28)."""

Placement = PlaceTile | PlaceReserved
"""Actions that put a tile on the course."""


class BoardSession(Protocol):
    """A course on the screen, and what may be done with it. Its signals are those of a Session."""

    @property
    def changed(self) -> SignalInstance:
        """The state is another one."""

    @property
    def refused(self) -> SignalInstance:
        """An action was not allowed."""

    @property
    def failed(self) -> SignalInstance:
        """Nothing was played, because it could not be written."""

    @property
    def phase(self) -> Phase:
        """Where the game stands."""

    @property
    def course(self) -> Course | None:
        """Course of the seat to move; None before its land is chosen."""

    @property
    def clients(self) -> Sequence[Client]:
        """The clients whose wishes count; a missing one wishes for nothing."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs that may be chosen from, by slot; NO_TILE in an empty one."""

    @property
    def may_place(self) -> bool:
        """Whether a tile may be put down now."""

    def tile(self, slot: int) -> int:
        """Return the design in a slot, or at the gate; NO_TILE for none."""

    def placements_of(self, slot: int) -> list[tuple[int, int]]:
        """Return cell and rotation of every legal placement of a slot's tile, or the reserve."""

    @property
    def assessment(self) -> Assessment:
        """The score so far."""

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now."""

    def changes(self, placement: Placement) -> tuple[ScoreChange, ...]:
        """Return what a placement changes of the score so far."""

    def refusal(self, action: DesignerAction | Collect) -> Refusal | None:
        """Return why an action may not be taken now; None when it may."""

    def play(self, action: DesignerAction | Collect) -> bool:
        """Take an action; return whether it was taken. If not, a signal has told why."""

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back."""

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back may be played again."""

    def undo(self) -> bool:
        """Take the last action back; return whether that was possible."""

    def redo(self) -> bool:
        """Play the action that was taken back; return whether there was one."""


SOLO_COLOUR, RIVAL_COLOUR = "blue", "red"
"""Colours of a player alone, and of a rival in a house of its own."""


class TableSession(MatchSession[DesignerRules, Setup, State]):
    """A match on the screen, and what the seat to move may do with its course."""

    rival_changed = Signal()
    """The rival did something in its own house."""

    def __init__(
        self,
        rules: DesignerRules,
        match: DesignerMatch,
        journal: MatchJournal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(rules, match, journal, parent)
        self._assessments: dict[tuple[int, bool], tuple[Designer, Assessment]] = {}

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, by seat; who plays alone has a colour too."""
        return self.seats or (Seat("", SOLO_COLOUR),)

    @property
    def is_solo(self) -> bool:
        """Whether somebody plays alone."""
        return self.match.setup.is_solo

    @property
    def counts(self) -> bool:
        """Whether the result is kept: not that of a practice game."""
        return not self.match.setup.practice

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return self.once(("view", seat), lambda: self.rules.view(self.match.state, seat))

    @property
    def table(self) -> View:
        """What lies open on the table."""
        return self.view(EVERYBODY)

    @property
    def standings(self) -> Standings:
        """The game counted to its end, for one that is over; that of a rival beside it."""
        if self.rival is not None:
            return self.once("standings", lambda: self.rules.race(self.houses))
        return self.once("standings", lambda: self.rules.standings(self.table))

    # The rival's house

    @property
    def rival(self) -> Seat | None:
        """Who plays the same game in a house of its own; None without a rival."""
        return self.match.setup.rival

    @property
    def rival_table(self) -> View | None:
        """What lies open in the house of the rival; None without one."""
        rival = self.match.rival
        return None if rival is None else self.rules.view(rival.state, EVERYBODY)

    @property
    def houses(self) -> tuple[View, ...]:
        """What lies open on the table, and in the house of a rival."""
        rival = self.rival_table
        return (self.table,) if rival is None else (self.table, rival)

    @property
    def racers(self) -> tuple[Seat, ...]:
        """Who is counted: the players, and a rival."""
        if self.rival is None:
            return self.players
        return Seat(QCoreApplication.translate("race", "You"), SOLO_COLOUR), self.rival

    @property
    def counted(self) -> tuple[Designer, ...]:
        """Those who are counted, in the order of :attr:`racers`."""
        if self.rival is None:
            return self.table.designers
        return tuple(house.designers[0] for house in self.houses)

    @property
    def is_over_everywhere(self) -> bool:
        """Whether the game is over in every house, so that it can be counted."""
        return all(house.phase is Phase.OVER for house in self.houses)

    @property
    def is_rival_due(self) -> bool:
        """Whether the rival has to act: it is never ahead by more than the turn that goes on."""
        rival = self.rival_table
        if rival is None or rival.phase is Phase.OVER or not self.may_go_on:
            return False
        return self.is_over or rival.turn <= self.table.turn

    def told_rival(self, match: str) -> dict[str, Any]:
        """Return all that the rival is told to decide by: its own house; ``match`` is an id."""
        rival = self.match.rival
        assert rival is not None, "there is a rival"
        return self.told(self.rules.view(rival.state, 0), f"{match} rival {len(rival.moves)}")

    def rival_acts(self, action: Action) -> bool:
        """Let the rival act in its own house; return whether it did. If not, a signal told why."""
        rival = self.match.rival
        assert rival is not None, "there is a rival"
        may_act = self.may_go_on and not self.is_held
        if not may_act or not self.write(lambda: self.journal.rival_acts(action)):
            return False
        rival.play(0, action)
        self.flush()
        self.forget("standings")
        self.rival_changed.emit()
        return True

    # Where the game stands

    @property
    def log(self) -> list[tuple[Event, ...]]:
        """What happened, as far as all at the table may know it: an entry for each move."""
        seat = 0 if self.is_solo else EVERYBODY
        return [seen_by(events, seat) for events in self.match.log]

    @property
    def phase(self) -> Phase:
        """Where the game stands."""
        return self.table.phase

    @property
    def rests(self) -> bool:
        """Whether tiles that were not taken are to be put back or discarded."""
        return self.phase is Phase.REST

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def seat(self) -> int:
        """Seat to move; the last one to have moved once the game is over."""
        seat = self.to_move
        return self.turns[-1].seat if seat is None else seat

    @property
    def turns(self) -> list[AnyMove]:
        """Moves up to now, but for hole numbers, which anybody may set at any time (D35)."""
        return [move for move in self.match.moves if not isinstance(move.action, Renumbering)]

    @property
    def designer(self) -> Designer:
        """The player to move, who knows no more of the others than all do."""
        return self.view(self.seat).designers[self.seat]

    @property
    def course(self) -> Course | None:
        """Course of the seat to move; None before its land is chosen."""
        return self.designer.course

    @property
    def clients(self) -> tuple[Client, ...]:
        """Whose wishes count."""
        return self.table.clients

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs that the seat to move may choose from, by slot; NO_TILE in an empty one."""
        return self.table.rack

    @property
    def reserved(self) -> int:
        """Design of the tile in reserve of the seat to move; NO_TILE without one."""
        return self.designer.reserved

    @property
    def may_place(self) -> bool:
        """Whether the seat to move is designing and it is its turn."""
        return self.phase is Phase.TURN and not self.designer.stopped

    @property
    def must_collect(self) -> bool:
        """Whether the seat to move has stopped and takes a tile face down (ruling D24)."""
        return self.phase is Phase.TURN and self.designer.stopped

    @property
    def may_stop(self) -> bool:
        """Whether the seat to move may stop: alone at any time, else in the final phase
        by taking a tile face down (ruling D24).
        """
        return self.may_place and (self.is_solo or is_final_phase(self.table))

    @property
    def may_reserve(self) -> bool:
        """Whether the seat to move may lay a tile on the gate (ruling D28)."""
        return self.may_place and self.match.setup.reserve and self.reserved == NO_TILE

    def tile(self, slot: int) -> int:
        """Return the design in a slot, or at the gate; NO_TILE for none."""
        return self.reserved if slot == FROM_THE_GATE else self.tiles[slot]

    def taker(self, action: Action) -> int:
        """Return the seat that takes an action: its own where holes are numbered."""
        return action.seat if isinstance(action, Renumbering) else super().taker(action)

    @property
    def placements(self) -> list[PlaceTile]:
        """Every placement of a tile to choose from that is legal now."""
        return self.once("placements", lambda: self.rules.placements(self.table))

    def placements_of(self, slot: int) -> list[tuple[int, int]]:
        """Return cell and rotation of every legal placement of a slot's tile, or the reserve."""
        if slot == FROM_THE_GATE:
            reserve = self.once("reserve", lambda: self.rules.placements_of_reserve(self.table))
            return [(one.cell, one.rotation) for one in reserve]
        return [(one.cell, one.rotation) for one in self.placements if one.slot == slot]

    @property
    def assessment(self) -> Assessment:
        """The score so far; the final one once the game is over (ruling D33)."""
        return self.assessment_of(self.seat)

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now (ruling D33)."""
        return self.assessment_of(self.seat, True)

    def assessment_of(self, seat: int, final: bool | None = None) -> Assessment:
        """Return the score of a seat: so far, or if the game ended now (ruling D33)."""
        table = self.view(seat)
        designer = table.designers[seat]
        key = (seat, self.is_over if final is None else final)
        kept = self._assessments.get(key)
        # Most of a table stays as it is: only the course of the last turn is counted again.
        if kept is None or kept[0] is not designer:
            kept = self._assessments[key] = (designer, self.rules.assessment(table, seat, final))
        return kept[1]

    def outlook(self, placement: Placement) -> Assessment:
        """Return the score so far as a legal placement would make it."""

        def after() -> Assessment:
            state = self.rules.apply(self.match.state, placement).state
            return self.rules.assessment(state, self.seat, False)

        return self.once(placement, after)

    def changes(self, placement: Placement) -> tuple[ScoreChange, ...]:
        """Return what a legal placement changes of the score so far."""
        return score_changes(self.assessment.score, self.outlook(placement).score)
