"""Kelly Golf: one of two greens drawn is kept as the secret target, behind the curtain."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import KeepTarget
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.goals import far_words
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import PickOfGreens
from minigolf_desktop.ui.eighteen_holes.text.figures import with_golf_figures
from minigolf_desktop.ui.eighteen_holes.widgets.target_cards import TargetCard

translate = QCoreApplication.translate


class KeepATarget(PickOfGreens):
    """Two greens glow; one of them is kept, the other goes back into the bag."""

    kind = KeepTarget

    def offer(self) -> Offer:
        """Let the two greens glow, with a card for each."""
        title = translate("golf round", "Keep a secret target")
        note = translate(
            "golf round",
            "{own_target} points for you there; {others_target} for another who gets there.",
        )
        note = with_golf_figures(note)
        if self.choice != NONE:
            title = translate("golf round", "Green {hole}").replace("{hole}", str(self.choice + 1))
            note = far_words(self.view, self.seat, self.choice)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Keep this target"),
                self.action,
                translate("golf round", "First choose one of the two greens."),
            ),
            target_cards=tuple(
                TargetCard(hole, far_words(self.view, self.seat, hole), hole == self.choice)
                for hole in self.choices
            ),
            hand_title=translate("golf round", "Two greens out of the bag"),
            hints=(
                translate("golf round", "The other green goes back into the bag."),
                translate("golf round", "Key T shows your target later on."),
            ),
            greens=frozenset(self.choices),
            green=self.choice,
            is_private=True,
            doing=translate("golf round", "keeps a target"),
        )
