"""Slick Rikesh uses the club of somebody else."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import BorrowClub, OwnClub
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.art.golf_cards.club_card import CardState
from minigolf_desktop.ui.golf import GolfSession
from minigolf_desktop.ui.screens.golf_round.offer import Choice, Key, Offer
from minigolf_desktop.ui.screens.golf_round.tasks.task import Task
from minigolf_desktop.ui.text.clubs import club_draw, club_name
from minigolf_desktop.ui.widgets.golf_cards import ClubPlace

translate = QCoreApplication.translate


class Borrow(Task):
    """A side: one of the clubs just revealed, or one's own."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._clubs = [action.club for action in session.offers(BorrowClub)]
        self._club = NONE

    def offer(self) -> Offer:
        """Show the clubs of the others."""
        title = translate("golf round", "Use another's club?")
        note = translate("golf round", "You then play right after its owner. Once a hole.")
        if self._club != NONE:
            title, note = club_name(self.club(self._club)), club_draw(self.club(self._club))
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Use this club"),
                BorrowClub(self._club) if self._club != NONE else None,
                translate("golf round", "First choose the club of somebody else."),
            ),
            others=(self._own(),),
            hand=borrowed_places(self, self._clubs, self._club),
            hand_title=translate("golf round", "Clubs of the others"),
            doing=translate("golf round", "may borrow a club"),
        )

    def _own(self) -> Choice:
        words = translate("golf round", "Keep my own")
        return Choice(words, Key.Key_K, self.play(OwnClub()))

    def take_club(self, club: int) -> None:
        """Choose a club; use it with a second click."""
        if club == self._club:
            self.session.play(BorrowClub(club))
        elif club in self._clubs:
            self._club = club
            self.changed()

    def step(self, by: int) -> None:
        """Choose the club beside."""
        if self._clubs:
            place = self._clubs.index(self._club) + by if self._club in self._clubs else 0
            self._club = self._clubs[place % len(self._clubs)]
            self.changed()


def borrowed_places(task: Task, clubs: list[int], chosen: int) -> tuple[ClubPlace, ...]:
    """Return clubs of others as places of a hand, each with its owner."""
    places = []
    for club in clubs:
        up = club == chosen
        state = CardState.IN_PLAY if up else CardState.READY
        places.append(ClubPlace(task.club(club), state, "", _owner(task, club)))
    return tuple(places)


def _owner(task: Task, club: int) -> str:
    """Return the name of whose club it is: chosen for this round, or in the discard."""
    state = task.session.state
    for seat, player in enumerate(state.players):
        if seat != task.seat and (state.chosen[seat] == club or player.discard >> club & 1):
            return task.names[seat]
    return ""
