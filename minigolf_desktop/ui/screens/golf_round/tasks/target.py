"""Kelly Golf: one of two greens drawn is kept as the secret target, behind the curtain."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import KeepTarget
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.golf import GolfSession
from minigolf_desktop.ui.screens.golf_round.offer import Offer
from minigolf_desktop.ui.screens.golf_round.tasks.task import Task
from minigolf_desktop.ui.widgets.golf_cards.target_cards import TargetCard

translate = QCoreApplication.translate


class KeepATarget(Task):
    """Two greens glow; one of them is kept, the other goes back into the bag."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._holes = sorted(action.hole for action in session.offers(KeepTarget))
        self._hole = NONE

    def offer(self) -> Offer:
        """Let the two greens glow, with a card for each."""
        title = translate("golf round", "Keep a secret target")
        note = translate("golf round", "3 points for you there; 2 for another who gets there.")
        if self._hole != NONE:
            title = translate("golf round", "Green {hole}").replace("{hole}", str(self._hole + 1))
            note = self._far_words(self._hole)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Keep this target"),
                KeepTarget(self._hole) if self._hole != NONE else None,
                translate("golf round", "First choose one of the two greens."),
            ),
            target_cards=tuple(
                TargetCard(hole, self._far_words(hole), hole == self._hole) for hole in self._holes
            ),
            hand_title=translate("golf round", "Two greens out of the bag"),
            hints=(
                translate("golf round", "The other green goes back into the bag."),
                translate("golf round", "Key T shows your target later on."),
            ),
            greens=frozenset(self._holes),
            green=self._hole,
            is_private=True,
            doing=translate("golf round", "keeps a target"),
        )

    def _far_words(self, hole: int) -> str:
        """Return how far a green is from the player's golfer."""
        view = self.view()
        field = view.table.field
        place = view.balls[view.table.balls_of(self.seat)[0]].place
        far = distance(field.hexes[place], field.hexes[field.greens[hole]])
        return translate("golf round", "%n hexes from you", "", far)

    def take_green(self, hole: int) -> None:
        """Choose a green; keep it with a second click."""
        if hole == self._hole:
            self.session.play(KeepTarget(hole))
        elif hole in self._holes:
            self._hole = hole
            self.changed()

    def step(self, by: int) -> None:
        """Choose the other green."""
        place = self._holes.index(self._hole) + by if self._hole in self._holes else 0
        self._hole = self._holes[place % len(self._holes)]
        self.changed()
