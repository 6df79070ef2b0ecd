"""What is decided once: where a token of Skins lies, which club of Dorian never expires."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes.skins import BIG_SKIN
from minigolf_desktop.model.eighteen_holes.moves import DeclareClub, PlaceToken
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import (
    PickOfClubs,
    PickOfGreens,
    no_club_yet,
)
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name

translate = QCoreApplication.translate


class PlaceAToken(PickOfGreens):
    """Skins: a green for one's dearest token, chosen on the course or on the strip."""

    kind = PlaceToken

    def offer(self) -> Offer:
        """Let the greens glow."""
        name, points = self.names[self.seat], str(BIG_SKIN)
        title = translate("golf round", "{name}, place your {points}-point token")
        note = translate("golf round", "Click any green, or use the arrow keys.")
        worth = BIG_SKIN
        if self.choice != NONE:
            worth += sum(self.view.tokens[self.choice])
            note = translate("golf round", "Green {hole} will be worth {points} points.")
        return Offer(
            self.seat,
            title.replace("{points}", points).replace("{name}", name),
            note.replace("{points}", str(worth)).replace("{hole}", str(self.choice + 1)),
            main=self.main(
                translate("golf round", "Place the token"),
                self.action,
                translate("golf round", "First choose a green on the course."),
            ),
            token=BIG_SKIN,
            greens=frozenset(self.choices),
            green=self.choice,
            doing=translate("golf round", "places a token"),
        )


class Declare(PickOfClubs):
    """Dorian's A side: the club that never expires is told to all."""

    kind = DeclareClub

    def offer(self) -> Offer:
        """Show the hand."""
        title = translate("golf round", "Which club never expires?")
        if self.choice != NONE:
            title = club_name(self.club(self.choice))
        return Offer(
            self.seat,
            title,
            translate("golf round", "Dorian takes it back after every use."),
            main=self.main(
                translate("golf round", "Name this club"),
                self.action,
                no_club_yet(),
            ),
            hand=self.hand_to_pick_from(translate("golf round", "never expires")),
            doing=translate("golf round", "names a club"),
        )
