"""What the tasks of 18 Holes have in common, and who of a team acts (page 20)."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from minigolf_desktop.model.eighteen_holes.box import Club, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import Action, NameGolfer
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.ui.common.table.task import Choice, Key, Task
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    Reach,
    chooses_extra_turn,
    joined,
    reach_of,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, player_names
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name
from minigolf_desktop.ui.eighteen_holes.text.events import golf_refusal_sentence, golfer_mark
from minigolf_desktop.ui.eighteen_holes.widgets import ClubPlace, Stack


class GolfTask(Task[GolfSession, GolfOffer, Action]):
    """What 18 Holes asks of the player to move in one phase, and what the answers do."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self.seat = session.seat if session.seat is not None else 0
        """Who is to decide."""
        self.names = player_names(session.view.table.setup)
        """By seat."""

    # Answers by mouse or key

    def take_club(self, club: int) -> None:
        """Take a club of the hand."""

    def take_slot(self, slot: int) -> None:
        """Take a stack of drawn cards."""

    def take_deck(self, deck: int) -> None:
        """Take a deck."""

    def take_aim(self, direction: int) -> None:
        """Take a direction."""

    def take_target(self, index: int) -> None:
        """Take a target on the course; the one chosen already is confirmed."""

    def take_green(self, hole: int) -> None:
        """Take a green on the course; the one chosen already is confirmed."""

    # What tasks share

    @property
    def view(self) -> View:
        """The game as the players at the screen know it."""
        return self.session.view

    @property
    def golfer(self) -> int:
        """The golfer who acts; NONE between turns."""
        return self.view.ball

    def refusal(self, action: Action) -> str:
        """Return why an action may not be taken, in words; empty when it may."""
        refusal = self.session.refusal(action)
        return golf_refusal_sentence(refusal) if refusal is not None else ""

    def club(self, number: int) -> Club:
        """Return a club of the box."""
        return self.view.table.box.clubs[number]

    @property
    def hitters(self) -> tuple[int, ...]:
        """The golfers of the seat to move whose shot a club would be, those in the water last."""
        view = self.view
        if view.ball != NONE:
            return (view.ball,)
        return tuple(sorted(view.table.balls_of(self.seat), key=lambda b: view.balls[b].lying))

    def reach(self, club: int, deck: int = NONE) -> Reach:
        """Return what a club may reach from here, with one of its decks or with any."""
        words = translate("golf round", "Within reach: {club}")
        title = words.replace("{club}", club_name(self.club(club)))
        return joined(
            reach_of(
                self.view,
                title,
                ball,
                [one for one in self.session.prospects(club, ball) if deck in (NONE, one.deck)],
            )
            for ball in self.hitters
        )

    def hand_of(
        self,
        seat: int,
        *,
        choosable: Iterable[int] = (),
        refusals: Callable[[int], str] | None = None,
        raised: int = NONE,
        label: str = "",
        warning: Callable[[int], str] | None = None,
    ) -> tuple[ClubPlace, ...]:
        """Return the places of a player's hand: every club where it always lies.

        ``raised`` is a club lifted out of it, ``choosable`` those that may be taken; ``warning``
        tells why one that may be taken is of no use. Where several people look, the hand lies face
        down between the club in play and those used (H19).
        """
        view = self.view
        player = view.players[seat]
        free = set(choosable)
        # Before an extra turn the club of the turn before it is in the discard already.
        used_now = NONE if chooses_extra_turn(view) else view.used[seat]
        played = {club for club in (view.chosen[seat], used_now, raised) if club >= 0}
        places = []
        for number in sorted({*clubs_in(player.hand | player.discard), *played}):
            used = not player.hand >> number & 1
            up = number in played and number == (raised if raised != NONE else used_now)
            why = "" if number in free else self._why_not(number, used, refusals)
            state = CardState.IN_PLAY if up else CardState.USED if used else CardState.READY
            lasting = bool(player.lasting >> number & 1)
            words = label if number == raised else self._borrowed(view, seat, number)
            if warning is not None and why == "":
                words = warning(number) or words
            places.append(ClubPlace(self.club(number), state, why, words, lasting))
        hidden = player.clubs - player.hand.bit_count()
        if not hidden:
            return tuple(places)
        in_play = [place for place in places if place.card_state is not CardState.USED]
        in_discard = [place for place in places if place.card_state is CardState.USED]
        down = [ClubPlace(None, refusal=None)] * hidden
        if seat == self.seat:
            down[0] = ClubPlace(None, refusal=None, label=translate("golf round", "hold V"))
        return (*in_play, *down, *in_discard)

    def _why_not(
        self, number: int, used: bool, refusals: Callable[[int], str] | None
    ) -> str | None:
        """Return why a club cannot be taken; None where nothing is to be taken."""
        if refusals is None:
            return None
        if used:
            return translate("golf round", "This club lies in the discard.")
        return refusals(number)

    def _borrowed(self, view: View, seat: int, number: int) -> str:
        if chooses_extra_turn(view) or view.used[seat] == view.chosen[seat]:
            return ""
        if number == view.used[seat]:
            return translate("golf round", "borrowed")
        if number == view.chosen[seat]:
            return translate("golf round", "put aside")
        return ""

    def drawn(self) -> tuple[Stack, ...]:
        """Return the cards drawn for the shot."""
        view = self.view
        cards = view.table.box.shot_cards
        stacks = view.shot.stacks if view.shot is not None else ()
        return tuple(Stack(tuple(cards[one] for one in stack)) for stack in stacks)


ActionT = TypeVar("ActionT")


class ActingGolfer:
    """The golfer who acts; while a team has not named one, the one chosen of the two."""

    def __init__(self, session: GolfSession) -> None:
        self._session = session
        self.unnamed: list[int] = [action.ball for action in session.offers(NameGolfer)]
        """The golfers who may be named; empty once one is known to act."""
        self.ball = self.unnamed[0] if self.unnamed else session.view.ball
        """Who acts, or is chosen so far."""

    @property
    def in_turn(self) -> list[int]:
        """All who may act, the one chosen first."""
        return sorted(self.unnamed or [self.ball], key=lambda ball: ball != self.ball)

    @property
    def partner(self) -> int | None:
        """The other one who may be named."""
        return next((ball for ball in self.unnamed if ball != self.ball), None)

    def offers(self, ball: int, kind: type[ActionT]) -> list[ActionT]:
        """Return the actions of a kind that a golfer may take once named."""
        return self._session.offers_to(ball, kind)

    def plays(self, action: Action) -> Callable[[], object]:
        """Return what plays an action that asks for a name, once the golfer is named."""
        session, ball = self._session, self.ball
        if not self.unnamed:
            return lambda: session.play(action)
        return lambda: session.play(NameGolfer(ball)) and session.play(action)

    def instead(self, partner: int, change: Callable[[], None]) -> Choice:
        """Return the button that changes to the other golfer."""
        words = translate("golf round", "Golfer {number} instead")
        words = words.replace("{number}", golfer_mark(partner))
        return Choice(words, Key.Key_G, change, icon="person")

    def of_golfer(self, what: str) -> str:
        """Return what is to be done, with the golfer of a team who does it."""
        if not self.unnamed or self.ball == NONE:
            return what
        words = translate("golf round", "Golfer {number}: {what}")
        return words.replace("{number}", golfer_mark(self.ball)).replace("{what}", what)
