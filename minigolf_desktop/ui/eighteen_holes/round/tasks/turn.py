"""A turn while it is chosen: which of the five actions, with which deck, in which direction."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import Landing, wood_landings
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BorrowClub,
    ExitBunker,
    MoveOneHex,
    PlayClub,
)
from minigolf_desktop.model.eighteen_holes.prospects import Prospect
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import GroundSign
from minigolf_desktop.ui.eighteen_holes.round.greens import counts
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH, Reach, joined, reach_of
from minigolf_desktop.ui.eighteen_holes.round.tasks.deeds import (
    KINDS,
    Deed,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name
from minigolf_desktop.ui.eighteen_holes.text.ground import direction_name

translate = QCoreApplication.translate

TAKE_AIM = PlayClub(NONE, NONE)
"""Playing a wood: draws no card, so that the shot may be chosen before it."""
_WORTH_TRYING = 0.05
"""Chance from which on something counts in the choice of a deck."""
FIRST = (Deed.CLUB, Deed.BUNKER, Deed.BIG_HIT, Deed.WALK, Deed.RESET)
"""Which action is proposed: the first of these that is possible."""


class Turn(Task):
    """What is chosen of a turn so far: action, deck, direction; and what may come of it."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._found = self._find()
        self._deed = next((deed for deed in FIRST if self._found[deed]), Deed.RESET)
        self._deck = NONE
        self._aim = NONE
        self._lent = [action.club for action in session.offers(BorrowClub)]
        self._borrows = False
        self._club = NONE
        self._wood = self._wood_landings()
        self._propose_green()
        self._choose_deck()

    def _find(self) -> dict[Deed, list[Any]]:
        """Return by action what may be done."""
        return {deed: self.session.offers(kind) for deed, kind in KINDS.items()}

    @property
    def _is_wood(self) -> bool:
        """Whether the shot of a wood is chosen right away."""
        return self._deed is Deed.CLUB and bool(self._wood)

    def _wood_landings(self) -> dict[int, Landing]:
        """Return by direction where a wood sends the ball; nothing for another club.

        Nor is there anything to choose before a golfer of a team is named.
        """
        if self.view.ball == NONE or TAKE_AIM not in self._found[Deed.CLUB]:
            return {}
        return {landing.aim: landing for landing in wood_landings(self.view)}

    def _propose_green(self) -> None:
        """Propose the step onto a green that counts: from beside it no shot is as sure."""
        view, ball = self.view, self.view.ball
        if ball == NONE:
            return
        beside = view.table.field.next
        place = view.balls[ball].place
        for action in self._found[Deed.WALK]:
            if counts(view, ball, beside[action.direction][place]):
                self._deed, self._aim = Deed.WALK, action.direction
                return

    def _choose_deck(self) -> None:
        """Propose the deck that most likely reaches a green that counts, else the longest one.

        A deck with which the ball easily goes out of bounds whatever the aim is not proposed.
        """
        self._deck = max(map(deck_of, self._found[self._deed]), default=NONE)
        if self._deed is Deed.CLUB and len(self._decks) > 1:
            self._deck = max(self._decks, key=self._merit_of_deck)

    def _merit_of_deck(self, deck: int) -> tuple[float, float, int]:
        """Return what decks are compared by: green, then not out of bounds, then length.

        The chances of rare cards do not count.
        """
        told = {
            one.sign: one.chance
            for row in self._reach(deck, NONE).rows
            for one in row.grounds
            if one.chance >= _WORTH_TRYING
        }
        return told.get(GroundSign.GREEN, 0.0), -told.get(GroundSign.OUT, 0.0), deck

    @property
    def _action(self) -> Action | None:
        """What is chosen, once all of it is."""
        fitting = [action for action in self._found[self._deed] if self._fits(action)]
        return fitting[0] if len(fitting) == 1 else None

    def _fits(self, action: Action) -> bool:
        return deck_of(action) == self._deck and aim_of(action) in (self._aim, NONE)

    @property
    def _directions(self) -> list[int]:
        """Directions to choose from, in the order of the dial."""
        if self._is_wood:
            return list(self._wood)
        found = {
            aim_of(action) for action in self._found[self._deed] if deck_of(action) == self._deck
        }
        return sorted(found - {NONE}, key=lambda direction: (2 - direction) % 6)

    @property
    def _decks(self) -> list[int]:
        """Decks to choose from."""
        return sorted(set(map(deck_of, self._found[self._deed])) - {NONE})

    def prepare(self, action: Action) -> None:
        """Choose what a hint says: what to do, with which deck, in which direction."""
        deed = next((one for one, kind in KINDS.items() if isinstance(action, kind)), None)
        if deed is not None and self._found[deed]:
            self._deed, self._deck, self._aim = deed, deck_of(action), aim_of(action)
            if self._is_wood:
                # Its shot is chosen together with it.
                self._aim = self._towards_green()
            self.changed()
        else:
            super().prepare(action)

    def _towards_green(self) -> int:
        """Return in which direction a wood brings the ball nearest to a green that counts."""
        view, ball = self.view, self.view.ball
        field = view.table.field
        greens = [field.hexes[green] for green in field.greens if counts(view, ball, green)]

        def far(aim: int) -> int:
            landing = self._wood[aim]
            if landing.outcome is Outcome.OUT or not greens:
                return len(field.hexes)
            return min(distance(field.hexes[landing.end], green) for green in greens)

        return min(self._wood, key=far)

    # What may come of it

    def _reach(self, deck: int, aim: int) -> Reach:
        """Return what a draw from a deck may come to, told to go in a direction or not yet."""
        used = self.view.used[self.seat]
        draws = self._deed in (Deed.CLUB, Deed.BUNKER) and not self._is_wood
        if self._deed is not Deed.BIG_HIT and not draws:
            return NO_REACH
        title = translate("golf round", "Within reach: {club}")
        if self._deed is Deed.BIG_HIT:
            title = translate("golf round", "Within reach: big hit")
        elif aim != NONE:
            title = translate("golf round", "To the {direction}: {club}")
            title = title.replace("{direction}", direction_name(aim))
        title = title.replace("{club}", club_name(self.club(used)))

        def found(ball: int) -> list[Prospect]:
            if self._deed is Deed.BIG_HIT:
                return [self.session.big_hit_prospect(used, ball)]
            return [
                one
                for one in self.session.prospects(used, ball)
                if one.deck == deck and (aim == NONE or one.aim in (aim, NONE))
            ]

        return joined(reach_of(self.view, title, ball, found(ball)) for ball in self.hitters)

    @property
    def _reach_of_targets(self) -> tuple[Reach, ...]:
        """What each direction may lead to that is told before the draw."""
        if self._is_wood or self._deed not in (Deed.CLUB, Deed.BUNKER):
            return ()
        return tuple(self._reach(self._deck, direction) for direction in self._directions)

    def reach(self, club: int, deck: int = NONE) -> Reach:
        """Return what a club may reach; the one in play as it is about to be played."""
        if club == self.view.used[self.seat] and not self._borrows:
            return self._reach(self._deck if deck == NONE else deck, self._aim)
        return super().reach(club, deck)


def deck_of(action: Action) -> int:
    """Return the deck that an action draws from; NONE for one that names none."""
    return action.deck if isinstance(action, PlayClub | ExitBunker) else NONE


def aim_of(action: Action) -> int:
    """Return the direction of an action; NONE for one without."""
    if isinstance(action, MoveOneHex):
        return action.direction
    return action.aim if isinstance(action, PlayClub | ExitBunker) else NONE
