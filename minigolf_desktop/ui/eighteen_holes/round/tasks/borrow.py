"""Slick Rikesh uses the club of somebody else."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import BorrowClub, OwnClub
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import CardState
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import PickOfClubs
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.widgets import ClubPlace

translate = QCoreApplication.translate


class Borrow(PickOfClubs):
    """A side: one of the clubs just revealed, or one's own."""

    kind = BorrowClub

    def offer(self) -> Offer:
        """Show the clubs of the others."""
        title = translate("golf round", "Use another's club?")
        note = translate("golf round", "You then play right after its owner. Once a hole.")
        title, note = self.headline(title, note)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Use this club"),
                self.action,
                translate("golf round", "First choose the club of somebody else."),
            ),
            others=(self._own(),),
            hand=borrowed_places(self, self.choices, self.choice),
            reach=self.chosen_reach,
            hand_title=translate("golf round", "Clubs of the others"),
            doing=translate("golf round", "may borrow a club"),
        )

    def _own(self) -> Choice:
        words = translate("golf round", "Keep my own")
        return Choice(words, Key.Key_K, self.play(OwnClub()))


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
    view = task.view
    for seat, player in enumerate(view.players):
        if seat != task.seat and (view.chosen[seat] == club or player.discard >> club & 1):
            return task.names[seat]
    return ""
