"""Fast travel: a golfer on a tee box may play another club at the end of the round (page 19)."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import SelectClub, StayPut
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.golf import GolfSession
from minigolf_desktop.ui.screens.golf_round.offer import Choice, Key, Offer
from minigolf_desktop.ui.screens.golf_round.tasks.task import Task
from minigolf_desktop.ui.text.clubs import club_draw, club_name
from minigolf_desktop.ui.text.golf_chaos import golfer_of

translate = QCoreApplication.translate


class ExtraTurn(Task):
    """A club for the extra turn, played at once, or none."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._clubs = [action.club for action in session.offers(SelectClub)]
        self._club = NONE

    def offer(self) -> Offer:
        """Show the clubs that are left."""
        title = translate("golf round", "An extra turn?")
        name = golfer_of(self.session.state.ball, self.session.state.table, self.names)
        note = translate("golf round", "{name} is on a tee box: another club may be played.")
        note = note.replace("{name}", name)
        if self._club != NONE:
            title, note = club_name(self.club(self._club)), club_draw(self.club(self._club))
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Play this club"),
                SelectClub(self._club) if self._club != NONE else None,
                translate("golf round", "First choose a club, by click or with keys 1 to 5."),
            ),
            others=(
                Choice(
                    translate("golf round", "Stay here"),
                    Key.Key_N,
                    self.play(StayPut()),
                    icon="next",
                ),
            ),
            hand=self.hand_of(
                self.seat,
                choosable=self._clubs,
                refusals=lambda club: self.refusal(SelectClub(club)),
                raised=self._club,
                label=translate("golf round", "to be played"),
            ),
            hints=(
                translate("golf round", "The club is used up by it."),
                translate("golf round", "Another tee box gives another turn."),
            ),
            doing=translate("golf round", "an extra turn?"),
        )

    def take_club(self, club: int) -> None:
        """Lift a club; play it with a second click."""
        if club not in self._clubs:
            return
        if club == self._club:
            self.session.play(SelectClub(club))
            return
        self._club = club
        self.changed()

    def step(self, by: int) -> None:
        """Lift the club beside."""
        if self._clubs:
            place = self._clubs.index(self._club) + by if self._club in self._clubs else 0
            self._club = self._clubs[place % len(self._clubs)]
            self.changed()
