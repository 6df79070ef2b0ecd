"""What is decided once: where a token of Skins lies, which club of Dorian never expires."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import DeclareClub, PlaceToken
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.golf import GolfSession
from minigolf_desktop.ui.screens.golf_round.offer import Offer
from minigolf_desktop.ui.screens.golf_round.tasks.task import Task
from minigolf_desktop.ui.text.clubs import club_name

translate = QCoreApplication.translate


class PlaceAToken(Task):
    """Skins: a green for one's five-point token, chosen on the course or on the strip."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._holes = sorted(action.hole for action in session.offers(PlaceToken))
        self._hole = NONE

    def offer(self) -> Offer:
        """Let the free greens glow."""
        name = self.names[self.seat]
        title = translate("golf round", "{name}, place your 5-point token")
        note = translate("golf round", "Click a green that has none yet, or use the arrow keys.")
        if self._hole != NONE:
            note = translate("golf round", "Green {hole} will be worth 5 points.")
        return Offer(
            self.seat,
            title.replace("{name}", name),
            note.replace("{hole}", str(self._hole + 1)),
            main=self.main(
                translate("golf round", "Place the token"),
                PlaceToken(self._hole) if self._hole != NONE else None,
                translate("golf round", "First choose a green on the course."),
            ),
            greens=frozenset(self._holes),
            green=self._hole,
            doing=translate("golf round", "places a token"),
        )

    def take_green(self, hole: int) -> None:
        """Choose a green; place the token with a second click."""
        if hole == self._hole:
            self.session.play(PlaceToken(hole))
        elif hole in self._holes:
            self._hole = hole
            self.changed()

    def step(self, by: int) -> None:
        """Choose the next green."""
        place = self._holes.index(self._hole) + by if self._hole in self._holes else 0
        self._hole = self._holes[place % len(self._holes)]
        self.changed()


class Declare(Task):
    """Dorian's A side: the club that never expires is told to all."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._clubs = sorted(action.club for action in session.offers(DeclareClub))
        self._club = NONE

    def offer(self) -> Offer:
        """Show the hand."""
        title = translate("golf round", "Which club never expires?")
        if self._club != NONE:
            title = club_name(self.club(self._club))
        return Offer(
            self.seat,
            title,
            translate("golf round", "Dorian takes it back after every use."),
            main=self.main(
                translate("golf round", "Name this club"),
                DeclareClub(self._club) if self._club != NONE else None,
                translate("golf round", "First choose a club, by click or with keys 1 to 5."),
            ),
            hand=self.hand_of(
                self.seat,
                choosable=self._clubs,
                raised=self._club,
                label=translate("golf round", "never expires"),
            ),
            doing=translate("golf round", "names a club"),
        )

    def take_club(self, club: int) -> None:
        """Choose a club; tell it with a second click."""
        if club == self._club:
            self.session.play(DeclareClub(club))
        elif club in self._clubs:
            self._club = club
            self.changed()

    def step(self, by: int) -> None:
        """Choose the club beside."""
        place = self._clubs.index(self._club) + by if self._club in self._clubs else 0
        self._club = self._clubs[place % len(self._clubs)]
        self.changed()
