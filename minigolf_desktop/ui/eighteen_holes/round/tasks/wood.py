"""Where a wood goes: known before it is played, for it draws no card."""

from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayClub, PlayShot
from minigolf_desktop.model.eighteen_holes.state import NONE, State
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
    aimed = session.rules.apply(session.state, TAKE_AIM).state
    return WoodShot(session, aimed) if aimed.phase is Phase.CHOOSE else None


class WoodShot:
    """The six shots of a wood, looked at before the club is played."""

    def __init__(self, session: GolfSession, aimed: State) -> None:
        """``aimed`` is the state in which the wood takes aim."""
        self._session = session
        self._aimed = aimed
        self.landings: dict[int, Landing] = {
            landing.aim: landing for landing in landings(self._aimed, 0)
        }
        """By direction."""

    def target(self, direction: int) -> Target:
        """Return where a shot in a direction lands."""
        return landing_target(self._aimed, self.landings[direction])

    def aim(self, direction: int) -> Aim:
        """Return what the dial tells of a direction."""
        landing = self.landings[direction]
        words = landing_words(self._aimed, landing)
        return Aim(words.title, landing.outcome is Outcome.OUT)

    def words(self, direction: int) -> tuple[str, str]:
        """Return how a shot goes and where it lands."""
        return shot_words(self._aimed, self.landings[direction])

    def hit(self, direction: int) -> None:
        """Play the club and the shot, one after the other."""
        if self._session.play(TAKE_AIM):
            self._session.play(PlayShot(0, 0, direction))
