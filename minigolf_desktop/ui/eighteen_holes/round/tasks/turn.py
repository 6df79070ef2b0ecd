"""A turn while it is chosen: which of the five actions, with which deck, in which direction."""

from collections.abc import Mapping
from enum import Enum, auto

from minigolf_desktop.model.eighteen_holes.box import NEVER_DISCARD
from minigolf_desktop.model.eighteen_holes.flight import Landing, wood_landings
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    ExitBunker,
    MoveOneHex,
    PlayClub,
    ResetHand,
    ShotOutcome,
)
from minigolf_desktop.model.eighteen_holes.prospects import Prospect
from minigolf_desktop.model.eighteen_holes.state import NONE, Shot, View
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.common.table.task import Choice, Key
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    counts,
    joined,
    reach_of,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import ActingGolfer
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_name,
    direction_name,
)


class Deed(Enum):
    """The five actions."""

    WALK = auto()
    CLUB = auto()
    BIG_HIT = auto()
    BUNKER = auto()
    RESET = auto()


DeedAction = MoveOneHex | PlayClub | BigHit | ExitBunker | ResetHand
KINDS: Mapping[Deed, type[DeedAction]] = {
    Deed.WALK: MoveOneHex,
    Deed.CLUB: PlayClub,
    Deed.BIG_HIT: BigHit,
    Deed.BUNKER: ExitBunker,
    Deed.RESET: ResetHand,
}
KEYS = {
    Deed.WALK: Key.Key_M,
    Deed.CLUB: Key.Key_P,
    Deed.BIG_HIT: Key.Key_B,
    Deed.BUNKER: Key.Key_X,
    Deed.RESET: Key.Key_R,
}


def deed_words(deed: Deed) -> str:
    """Return what an action is called on its line."""
    return {
        Deed.WALK: translate("golf round", "Move one hex"),
        Deed.CLUB: translate("golf round", "Play club"),
        Deed.BIG_HIT: translate("golf round", "Big hit"),
        Deed.BUNKER: translate("golf round", "Exit bunker"),
        Deed.RESET: translate("golf round", "Reset hand"),
    }[deed]


def reset_words(view: View, seat: int) -> str:
    """Return what a reset of the hand does: the club of the turn is discarded after it."""
    player, club = view.players[seat], view.chosen[seat]
    used = player.discard.bit_count()
    back = translate("golf round", "No shot; no club is in the discard.")
    if used:
        back = translate("golf round", "No shot; %n used clubs come back.", "", used)
    stays = view.table.setup.golfers[seat] in NEVER_DISCARD or player.lasting >> club & 1
    then = translate("golf round", "The {club} is discarded after it.")
    if stays:
        then = translate("golf round", "The {club} stays in the hand.")
    return f"{back} {then}".replace("{club}", club_name(view.table.box.clubs[club]))


def lines_after(shot: Shot | None) -> tuple[Choice, ...]:
    """Return the lines once an action is chosen: none can be taken, the chosen one is ticked."""
    if shot is None:
        return ()
    done = Deed.BUNKER if shot.bunker else Deed.BIG_HIT if shot.big else Deed.CLUB
    why = translate("golf round", "The action of this turn is chosen already.")
    return tuple(
        Choice(deed_words(deed), KEYS[deed], refusal=why, chosen=deed is done) for deed in Deed
    )


TAKE_AIM = PlayClub(NONE, NONE)
"""Playing a wood: draws no card, so that the shot may be chosen before it."""
_WORTH_TRYING = 0.05
"""Chance from which on something counts in the choice of a deck."""
FIRST = (Deed.CLUB, Deed.BUNKER, Deed.BIG_HIT, Deed.WALK, Deed.RESET)
"""Which action is proposed: the first of these that is possible."""
_NAMING = (Deed.WALK, Deed.BUNKER)
"""Actions with which a team names its golfer; for the others it waits until cards are drawn."""


class TurnChoice:
    """The choices made so far in a turn: action, deck, direction; and what may come of them."""

    def __init__(self, session: GolfSession, seat: int, acting: ActingGolfer) -> None:
        self._session = session
        self._seat = seat
        self._acting = acting
        self._found = self._find()
        self.deed = next((deed for deed in FIRST if self._found[deed]), Deed.RESET)
        """Which of the five actions."""
        self.deck: int = NONE
        """The deck to draw from."""
        self.aim: int = NONE
        """The direction."""
        self.wood = self._wood_landings()
        """By direction where a wood sends the ball; nothing for another club."""
        self._propose_green()
        self._choose_deck()

    def _find(self) -> dict[Deed, list[DeedAction]]:
        """Return by action what may be done: by a golfer who is to be named, if need be."""
        found = {deed: self._session.offers(kind) for deed, kind in KINDS.items()}
        if self._acting.unnamed:
            for deed in _NAMING:
                by_golfer = (self.offers(ball, deed) for ball in self._acting.in_turn)
                found[deed] = next(filter(None, by_golfer), [])
        return found

    def offers(self, ball: int, deed: Deed) -> list[DeedAction]:
        """Return in which ways a golfer can take an action once named."""
        return self._acting.offers(ball, KINDS[deed])

    def allows(self, deed: Deed) -> bool:
        """Return whether an action is possible."""
        return bool(self._found[deed])

    @property
    def names_golfer(self) -> bool:
        """Whether a golfer of a team is named together with the action chosen."""
        return bool(self._acting.unnamed) and self.deed in _NAMING

    @property
    def hitters(self) -> tuple[int, ...]:
        """The golfers whose turn it may be: both of a team, while neither is to be named."""
        if self.names_golfer:
            return (self._acting.ball,)
        return tuple(self._acting.in_turn)

    @property
    def is_wood(self) -> bool:
        """Whether the shot of a wood is chosen right away."""
        return self.deed is Deed.CLUB and bool(self.wood)

    def _wood_landings(self) -> dict[int, Landing]:
        """Return the landings of a wood by direction: nothing before a golfer is named."""
        view = self._session.view
        if view.ball == NONE or TAKE_AIM not in self._found[Deed.CLUB]:
            return {}
        return {landing.aim: landing for landing in wood_landings(view)}

    def _propose_green(self) -> None:
        """Propose the step onto a green that counts: from beside it no shot is as sure."""
        view = self._session.view
        ball = view.ball
        if ball == NONE:
            return
        beside = view.table.field.next
        place = view.balls[ball].place
        for action in self._found[Deed.WALK]:
            if counts(view, ball, beside[aim_of(action)][place]):
                self.deed, self.aim = Deed.WALK, aim_of(action)
                return

    def _choose_deck(self) -> None:
        """Propose the deck that most likely reaches a green that counts, else the longest one.

        A deck with which the ball easily goes out of bounds whatever the aim is not proposed.
        """
        self.deck = max(map(deck_of, self._found[self.deed]), default=NONE)
        if self.deed is Deed.CLUB and len(self.decks) > 1:
            self.deck = max(self.decks, key=self._merit_of_deck)

    def _merit_of_deck(self, deck: int) -> tuple[float, float, int]:
        """Return what decks are compared by: green, then not out of bounds, then length.

        The chances of rare cards do not count.
        """
        told = {
            one.sign: one.chance
            for row in self.reach(deck, NONE).rows
            for one in row.grounds
            if one.chance >= _WORTH_TRYING
        }
        return told.get(GroundSign.GREEN, 0.0), -told.get(GroundSign.OUT, 0.0), deck

    @property
    def action(self) -> Action | None:
        """The action, once every choice is made."""
        fitting = [action for action in self._found[self.deed] if self._fits(action)]
        return fitting[0] if len(fitting) == 1 else None

    def _fits(self, action: Action) -> bool:
        return deck_of(action) == self.deck and aim_of(action) in (self.aim, NONE)

    @property
    def directions(self) -> list[int]:
        """Directions to choose from, in the order of the dial."""
        if self.is_wood:
            return list(self.wood)
        found = {
            aim_of(action) for action in self._found[self.deed] if deck_of(action) == self.deck
        }
        return sorted(found - {NONE}, key=lambda direction: (2 - direction) % 6)

    @property
    def decks(self) -> list[int]:
        """Decks to choose from."""
        return sorted(set(map(deck_of, self._found[self.deed])) - {NONE})

    # Choosing

    def take_deed(self, deed: Deed) -> None:
        """Choose an action, and a golfer who can take it."""
        acting = self._acting
        if acting.unnamed and deed in _NAMING:
            able = [ball for ball in acting.in_turn if self.offers(ball, deed)]
            acting.ball = able[0] if able else acting.ball
            self._found = self._find()
        self.deed, self.aim = deed, NONE
        self._choose_deck()

    def take_deck(self, deck: int) -> None:
        """Choose the deck to draw from; the direction stays where it can."""
        self.deck = deck
        self._keep_aim()

    def take_golfer(self, ball: int) -> None:
        """Choose the golfer of a team who acts; the direction stays where it can."""
        self._acting.ball = ball
        self._found = self._find()
        self._choose_deck()
        self._keep_aim()

    def _keep_aim(self) -> None:
        if self.aim not in self.directions:
            self.aim = NONE

    def take(self, action: Action) -> bool:
        """Choose all of an action, as a hint says it; return whether it can be taken here."""
        deed = next((one for one, kind in KINDS.items() if isinstance(action, kind)), None)
        if deed is None or not self._found[deed]:
            return False
        self.deed, self.deck, self.aim = deed, deck_of(action), aim_of(action)
        if self.is_wood:
            # Its shot is chosen together with it.
            self.aim = self._towards_green()
        return True

    def _towards_green(self) -> int:
        """Return in which direction a wood brings the ball nearest to a green that counts."""
        view = self._session.view
        field = view.table.field
        greens = [field.hexes[green] for green in field.greens if counts(view, view.ball, green)]

        def far(aim: int) -> int:
            landing = self.wood[aim]
            if landing.outcome is ShotOutcome.OUT or not greens:
                return len(field.hexes)
            return min(distance(field.hexes[landing.end], green) for green in greens)

        return min(self.wood, key=far)

    # What may come of it

    def reach(self, deck: int, aim: int) -> Reach:
        """Return what a draw from a deck may come to, told to go in a direction or not yet."""
        session, view = self._session, self._session.view
        used = view.used[self._seat]
        draws = self.deed in (Deed.CLUB, Deed.BUNKER) and not self.is_wood
        if self.deed is not Deed.BIG_HIT and not draws:
            return NO_REACH
        title = translate("golf round", "Within reach: {club}")
        if self.deed is Deed.BIG_HIT:
            title = translate("golf round", "Within reach: big hit")
        elif aim != NONE:
            title = translate("golf round", "To the {direction}: {club}")
            title = title.replace("{direction}", direction_name(aim))
        title = title.replace("{club}", club_name(view.table.box.clubs[used]))

        def found(ball: int) -> list[Prospect]:
            if self.deed is Deed.BIG_HIT:
                return [session.big_hit_prospect(used, ball)]
            return [
                one
                for one in session.prospects(used, ball)
                if one.deck == deck and (aim == NONE or one.aim in (aim, NONE))
            ]

        return joined(reach_of(view, title, ball, found(ball)) for ball in self.hitters)

    @property
    def reach_of_targets(self) -> tuple[Reach, ...]:
        """What each direction may lead to, where it is chosen before the draw."""
        if self.is_wood or self.deed not in (Deed.CLUB, Deed.BUNKER):
            return ()
        return tuple(self.reach(self.deck, direction) for direction in self.directions)


def deck_of(action: Action) -> int:
    """Return the deck that an action draws from; NONE for one that names none."""
    return action.deck if isinstance(action, PlayClub | ExitBunker) else NONE


def aim_of(action: Action) -> int:
    """Return the direction of an action; NONE for one without."""
    if isinstance(action, MoveOneHex):
        return action.direction
    return action.aim if isinstance(action, PlayClub | ExitBunker) else NONE
