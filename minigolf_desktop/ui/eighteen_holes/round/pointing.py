"""What the screen of a round shows of whatever the pointer is on, before anything is chosen."""

from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying.walking import nearest_ahead
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.round.ground_words import hex_words
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH
from minigolf_desktop.ui.eighteen_holes.round.spoken_round import SpokenRound
from minigolf_desktop.ui.eighteen_holes.round.table import RoundTable
from minigolf_desktop.ui.eighteen_holes.round.tasks import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession


class PointedTable(RoundTable):
    """Tints what a club, a deck or a direction may come to, and explains the ground."""

    task: Task
    """What is asked now."""

    def __init__(
        self, look: Look, session: GolfSession, settings: Settings, course_name: str
    ) -> None:
        super().__init__(look, session, settings, course_name)
        self.spoken = SpokenRound(self)
        """What is told to who cannot see the screen; what happens before what is asked next."""
        self._looked: Hex | None = None

    def look_around(self, direction: Direction) -> None:
        """Let the keys look at the next hex in a direction, first at that of the ball."""
        if self.moving:
            return
        view, here = self.session.view, self._looked
        hexes = view.table.field.hexes[: view.table.field.size]
        if here is None:
            self._looked = hexes[view.balls[max(0, view.ball)].place]
        else:
            points = ((hex_centre(one, 1.0), one) for one in hexes)
            self._looked = nearest_ahead(hex_centre(here, 1.0), points, direction) or here
        self.view.reveal_hex(self._looked)
        words = hex_words(view, self._looked, self.scene.tint_at(self._looked))
        self.scene.look_at(self._looked, *words)
        self.spoken.tell_hex(self._looked, words)

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
        self.spoken.tell()
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
