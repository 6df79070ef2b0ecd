"""What the screen of a round shows of whatever the pointer is on, before anything is chosen."""

from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.round.ground_words import hex_words
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH
from minigolf_desktop.ui.eighteen_holes.round.table import RoundTable
from minigolf_desktop.ui.eighteen_holes.round.tasks import Task


class PointedTable(RoundTable):
    """Tints what a club, a deck or a direction may come to, and explains the ground."""

    task: Task
    """What is asked now."""

    def listen_to_pointer(self) -> None:
        """Follow the pointer from now on."""
        side = self.panels.side
        self.console.hand.pointed.connect(self._point_at_club)
        self.scene.pointed.connect(self._point_at_target)
        self.scene.hex_asked.connect(self._explain_hex)
        side.decks.pointed.connect(self._point_at_deck)
        side.dial.pointed.connect(self._point_at_aim)

    def show_offer(self, offer: Offer) -> None:
        """Show an offer; a club may have come under a pointer that rests, behind a curtain."""
        super().show_offer(offer)
        club = self.console.hand.pointed_at
        if club >= 0 and offer.reach == NO_REACH:
            self._point_at_club(club)

    @property
    def moving(self) -> bool:
        """Whether a ball or a golfer is on the way."""
        return self.scene.playing

    def _point_at_club(self, club: int) -> None:
        """Show what a club may reach that lies face up; what is offered when the pointer left."""
        if self.moving:
            return
        seen = any(
            place.club is not None and place.club.number == club for place in self.offer.hand
        )
        self.show_reach(self.task.reach(club) if seen else self.offer.reach)

    def _point_at_deck(self, deck: int) -> None:
        """Show what a draw from a deck may come to that can be chosen."""
        used = self.session.view.used[self.offer.who]
        if self.moving or deck not in (NONE, *self.offer.decks) or used == NONE:
            return
        self.show_reach(self.offer.reach if deck == NONE else self.task.reach(used, deck))

    def _point_at_target(self, index: int | None) -> None:
        """Show what may come of a direction that is told before the draw."""
        found = self.offer.reach_of_targets
        if not self.moving and found:
            of_offer = index is None or index >= len(found)
            self.show_reach(self.offer.reach if of_offer else found[index or 0])

    def _point_at_aim(self, direction: int) -> None:
        ways = list(self.offer.aims)
        self._point_at_target(ways.index(direction) if direction in ways else None)

    def _explain_hex(self, place: Hex) -> None:
        """Tell what lies on a hex on which the pointer rests."""
        words = hex_words(self.session.view, place, self.scene.tint_at(place))
        self.scene.explain(place, *words)
