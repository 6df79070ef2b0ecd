"""Where a wood goes: known before it is played, for it draws no card."""

from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import Landing, wood_landings
from minigolf_desktop.model.eighteen_holes.moves import PlayClub, PlayShot
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.board.picture import Target
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    landing_target,
    landing_words,
    shot_words,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.widgets import Aim

TAKE_AIM = PlayClub(NONE, NONE)
"""Playing a wood: reveals nothing and leads to the choice of an aim."""


def wood_shot(session: GolfSession) -> "WoodShot | None":
    """Return the shots of the wood in play; None for another club, or before a golfer is named."""
    if TAKE_AIM not in session.offers(PlayClub):
        return None
    return WoodShot(session) if session.view.ball != NONE else None


class WoodShot:
    """The six shots of a wood, looked at before the club is played."""

    def __init__(self, session: GolfSession) -> None:
        self._session = session
        self._view = view = session.view
        self.landings: dict[int, Landing] = {one.aim: one for one in wood_landings(view)}
        """By direction."""

    def target(self, direction: int) -> Target:
        """Return where a shot in a direction lands."""
        return landing_target(self._view, self._view.ball, self.landings[direction])

    def aim(self, direction: int) -> Aim:
        """Return what the dial tells of a direction."""
        landing = self.landings[direction]
        words = landing_words(self._view, self._view.ball, landing)
        return Aim(words.title, landing.outcome is Outcome.OUT)

    def words(self, direction: int) -> tuple[str, str]:
        """Return how a shot goes and where it lands."""
        return shot_words(self._view, self._view.ball, self.landings[direction])

    def hit(self, direction: int) -> None:
        """Play the club and the shot, one after the other."""
        if self._session.play(TAKE_AIM):
            self._session.play(PlayShot(0, 0, direction))
