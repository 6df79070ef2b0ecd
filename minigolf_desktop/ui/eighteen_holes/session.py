"""A game of 18 Holes on the screen: who plays it, what may be seen of it, and what may be done."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.eighteen_holes import GolfMatch
from minigolf_desktop.model.eighteen_holes.choices import turn_actions
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.leaderboard import winners_of
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import who_may_play
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Event,
    NameGolfer,
    Phase,
    PlayNineteenth,
    RoundBegun,
)
from minigolf_desktop.model.eighteen_holes.prospects import Prospect, big_hit_prospect, prospects
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, State, Table, View, view_of
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.model.play.forms import Action as AnyAction
from minigolf_desktop.model.play.seats import colour_of
from minigolf_desktop.ui.common.players import seat_name
from minigolf_desktop.ui.common.session import MatchJournal, MatchSession
from minigolf_desktop.ui.eighteen_holes.art.tokens import RIVAL_NAMES

ActionT = TypeVar("ActionT")

SECRET = frozenset(
    {Phase.DRAFT, Phase.DECLARE, Phase.TARGET, Phase.SELECT, Phase.KEEP, Phase.EXTRA}
)
"""Phases behind the curtain (rulings H11, H19)."""


class GolfSession(MatchSession[EighteenHolesRules, Setup, State]):
    """A game being played. Screens show its :attr:`view`; its secrets stay in here.

    Where several people share the screen, a hand shows only behind the curtain, and to who looks
    at it for a while (ruling H19).
    """

    curtain_wanted = Signal()
    """The player to move has a secret to choose in the middle of a turn."""

    def __init__(
        self,
        rules: EighteenHolesRules,
        match: GolfMatch,
        journal: MatchJournal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(rules, match, journal, parent)
        self._unveiled = self._peeking = EVERYBODY
        self._in_secret = False

    # What may be seen

    @property
    def view(self) -> View:
        """The game as the seat that looks knows it: what lies open where several people look."""
        looker = self._looker
        return self.once(("view", looker), lambda: view_of(self.match.state, looker))

    @property
    def _looker(self) -> int:
        """The seat whose cards may be shown; EVERYBODY where several people look, or at the end."""
        state = self.match.state
        if self._peeking != EVERYBODY:
            return self._peeking
        if self._hides_choices:
            return EVERYBODY if self.hides_hand else state.seat
        if self.only_person is not None:
            return self.only_person
        if not self.people:
            return EVERYBODY
        # A neighbour throws a card away while the hand of the player on turn stays on the table.
        return state.order[0] if state.phase is Phase.THROW else state.seat

    @property
    def _hides_choices(self) -> bool:
        """Whether several people share a screen on which secrets stay secret (rulings H11, H19).

        Alone, or where all others are computer players, nothing is hidden from the only person.
        """
        return len(self.people) > 1 and not self.match.state.table.setup.open_choices

    @property
    def _is_secret(self) -> bool:
        """Whether a person decides without the others looking; computers show nobody anything."""
        is_secret = self.match.state.phase in SECRET or self._in_secret
        return is_secret and self._hides_choices and self.computer_to_move is None

    @property
    def is_veiled(self) -> bool:
        """Whether the player to decide has a secret, and has not opened the curtain yet."""
        return self._is_secret and self._unveiled != self.match.state.seat

    @property
    def is_hidden(self) -> bool:
        """Whether the curtain is down before the player to decide."""
        return self.is_veiled

    @property
    def view_in_sight(self) -> View:
        """What those who look at the screen may know: of a hand that lies face down nothing."""
        return self.view

    @property
    def hides_hand(self) -> bool:
        """Whether the hand of the player to decide lies face down: others look at the screen."""
        opened = self._is_secret and self._unveiled == self.match.state.seat
        return self._hides_choices and not self.is_over and not opened

    def choose_in_secret(self) -> None:
        """Ask for the curtain before a choice in the middle of a turn (Lucky, ruling H19)."""
        if self._hides_choices:
            self._in_secret = True
            self.veil()
            self.curtain_wanted.emit()

    @property
    def in_secret(self) -> bool:
        """Whether a choice in the middle of a turn is made behind the curtain."""
        return self._in_secret

    def choose_in_the_open(self) -> None:
        """End a choice in the middle of a turn: the hand lies face down again."""
        self._in_secret = False

    def unveil(self) -> None:
        """Let the player to decide look, who has opened the curtain."""
        self._unveiled = self.match.state.seat

    def veil(self) -> None:
        """Ask for the curtain again: nobody knows who sits before the screen now."""
        self._unveiled = EVERYBODY

    def peek(self, seat: int) -> None:
        """Let a player look for a while, whoever is to decide; EVERYBODY ends it."""
        self._peeking = seat

    @property
    def peeks(self) -> bool:
        """Whether a player looks for a while."""
        return self._peeking != EVERYBODY

    def tell_changed(self, events: tuple[object, ...]) -> None:
        """Tell that the state is another one; the curtain is to fall before the next player."""
        state = self.match.state
        if state.phase not in SECRET or state.seat != self._unveiled:
            self.veil()
        self.choose_in_the_open()
        self.peek(EVERYBODY)
        super().tell_changed(events)

    def seen_by(self, seat: int) -> View:
        """Return what a seat may know, for a computer player that has it."""
        return view_of(self.match.state, seat)

    @property
    def decided(self) -> frozenset[int]:
        """Seats that made the secret choice of the phase: a club face down, a target kept."""
        state = self.match.state
        targets = (player.target for player in state.players)
        choices = targets if state.phase is Phase.TARGET else state.chosen
        made = {seat for seat, choice in enumerate(choices) if choice != NONE}
        return frozenset(made.intersection(state.alive))

    def events_of_round(self, back: int = 0) -> Sequence[Event]:
        """Return what happened in the round of turns that goes on, oldest first.

        ``back`` counts rounds: 1 is the one before.
        """
        found: list[Event] = []
        for events in reversed(self.match.log):
            for event in reversed(events):
                if not isinstance(event, RoundBegun):
                    found.append(event)
                elif back == 0:
                    return found[::-1]
                else:
                    back -= 1
                    found.clear()
        return found[::-1]

    # What may be done

    def taker(self, action: AnyAction) -> int:
        """Return the seat that takes an action; the 19th is begun by who shares the first place.

        A person comes before computers.
        """
        able = who_may_play(self.match.state) if isinstance(action, PlayNineteenth) else ()
        people = [seat for seat in able if seat in self.people]
        return next(iter((*people, *able)), super().taker(action))

    @property
    def seat(self) -> int | None:
        """Who is to decide; None when the game is over."""
        return self.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.state.phase is Phase.OVER

    @property
    def still_deciding(self) -> tuple[int, ...]:
        """Seats that will decide something yet."""
        state = self.match.state
        last = len(state.table.field.greens) - 1
        if state.table.in_any_order or state.table.is_nineteenth or not state.balls:
            return state.alive
        return tuple(
            seat
            for seat in state.alive
            if state.balls[seat].hole < last + (not state.balls[seat].home)
        )

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back; a game that is over is counted for good."""
        return not self.is_over and super().can_undo

    @property
    def legal(self) -> tuple[Action, ...]:
        """Every action that may be taken now."""
        return self.once("legal", lambda: self.rules.legal(self.match.state))

    def offers(self, kind: type[ActionT]) -> list[ActionT]:
        """Return the actions of a kind that may be taken now."""
        return [action for action in self.legal if isinstance(action, kind)]

    def offers_to(self, ball: int, kind: type[ActionT]) -> list[ActionT]:
        """Return the actions of a kind that a golfer may take once named (Chaos Teams)."""
        actions = self.once(("actions", ball), lambda: tuple(turn_actions(self.match.state, ball)))
        return [action for action in actions if isinstance(action, kind)]

    def landings(self, slot: int, ball: int = NONE) -> tuple[Landing, ...]:
        """Return where the card of a slot can send the ball; a wood has slot 0.

        ``ball`` is a golfer of a team who is not named yet.
        """
        return self.once(
            ("landings", slot, ball), lambda: landings(self.match.state, slot, ball=ball)
        )

    def prospects(self, club: int, ball: int) -> tuple[Prospect, ...]:
        """Return what a club may do with a ball, as far as those who look can know."""
        view = self.view
        seat = view.table.seat_of(ball)
        question = ("prospects", self._looker, club, ball)
        return self.once(question, lambda: prospects(view, seat, club, ball))

    def big_hit_prospect(self, club: int, ball: int) -> Prospect:
        """Return what a big hit with a club may do with a ball."""
        view = self.view
        seat = view.table.seat_of(ball)
        question = ("big hit", self._looker, club, ball)
        return self.once(question, lambda: big_hit_prospect(view, seat, club, ball))

    def begins_another(self, action: AnyAction) -> bool:
        """A golfer of a team is named together with the action that asks for it."""
        return isinstance(action, NameGolfer)


def player_names(setup: Setup) -> tuple[str, ...]:
    """Return what the players are called, by seat: by the name typed, else by the colour."""
    return tuple(seat_name(setup.players, seat) for seat in range(setup.seats))


def colour_at(table: Table, seat: int) -> str:
    """Return the name of the colour of a seat."""
    return colour_of(table.setup.players, seat)


def players_of(setup: Setup) -> tuple[Seat, ...]:
    """Return the players as the curtain shows them."""
    return tuple(
        Seat(name, colour_of(setup.players, seat)) for seat, name in enumerate(player_names(setup))
    )


def takers_of(view: View, hole: int) -> tuple[str, ...]:
    """Return the names of the shapes of those who have something of a hole, by seat."""
    seats = tuple(colour_at(view.table, seat) for seat in winners_of(view, hole))
    rivals = tuple(
        RIVAL_NAMES[number]
        for number, rival in enumerate(view.rivals)
        if any(where == hole for where, _ in rival.taken)
    )
    return seats + rivals
