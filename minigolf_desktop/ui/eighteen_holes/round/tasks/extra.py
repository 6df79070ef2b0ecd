"""Fast travel: a golfer on a tee box may play another club at the end of the round (page 19)."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import StayPut
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import no_club_yet
from minigolf_desktop.ui.eighteen_holes.round.tasks.select import (
    PickAfterLook,
    look_hint,
    looked_at,
)
from minigolf_desktop.ui.eighteen_holes.text.chaos import golfer_of

translate = QCoreApplication.translate


class ExtraTurn(PickAfterLook):
    """A club for the extra turn, played at once, or none."""

    def offer(self) -> Offer:
        """Show the clubs that are left."""
        name = golfer_of(self.view.ball, self.view.table, self.names)
        note = translate("golf round", "{name} is on a tee box: another club may be played.")
        note = note.replace("{name}", name)
        decks = self.decks_to_look_at()
        if decks:
            note = f"{note} {look_hint()}"
        title, note = self.headline(translate("golf round", "An extra turn?"), note)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Play this club"),
                self.action,
                no_club_yet(),
            ),
            others=(
                Choice(
                    translate("golf round", "Stay here"),
                    Key.Key_N,
                    self.play(StayPut()),
                    icon="next",
                ),
            ),
            hand=self.hand_to_pick_from(translate("golf round", "to be played")),
            reach=self.chosen_reach,
            stacks=looked_at(self),
            cards_title=translate("golf round", "For your eyes only"),
            decks=decks,
            hints=(
                translate("golf round", "Each club is for one extra turn."),
                translate("golf round", "Another tee box gives another turn."),
            ),
            doing=translate("golf round", "an extra turn?"),
        )
