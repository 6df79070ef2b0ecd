"""Who of a team acts: named with the action that asks for it, chosen until then (page 20)."""

from collections.abc import Callable
from typing import TypeVar

from minigolf_desktop.model.eighteen_holes.moves import Action, NameGolfer
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.common.table.offer import Choice, Key
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_mark

ActionT = TypeVar("ActionT")


class ActingGolfer:
    """The golfer who acts; while a team has not named one, the one chosen of the two."""

    def __init__(self, session: GolfSession) -> None:
        self._session = session
        self.unnamed: list[int] = [action.ball for action in session.offers(NameGolfer)]
        """The golfers who may be named; empty once one is known to act."""
        self.ball = self.unnamed[0] if self.unnamed else session.view.ball
        """Who acts, or is chosen so far."""

    @property
    def in_turn(self) -> list[int]:
        """All who may act, the one chosen first."""
        return sorted(self.unnamed or [self.ball], key=lambda ball: ball != self.ball)

    @property
    def partner(self) -> int | None:
        """The other one who may be named."""
        return next((ball for ball in self.unnamed if ball != self.ball), None)

    def offers(self, ball: int, kind: type[ActionT]) -> list[ActionT]:
        """Return the actions of a kind that a golfer may take once named."""
        return self._session.offers_to(ball, kind)

    def plays(self, action: Action) -> Callable[[], object]:
        """Return what plays an action that asks for a name, once the golfer is named."""
        session, ball = self._session, self.ball
        if not self.unnamed:
            return lambda: session.play(action)
        return lambda: session.play(NameGolfer(ball)) and session.play(action)

    def instead(self, partner: int, change: Callable[[], None]) -> Choice:
        """Return the button that changes to the other golfer."""
        words = translate("golf round", "Golfer {number} instead")
        words = words.replace("{number}", golfer_mark(partner))
        return Choice(words, Key.Key_G, change, icon="person")

    def of_golfer(self, what: str) -> str:
        """Return what is to be done, with the golfer of a team who does it."""
        if not self.unnamed or self.ball == NONE:
            return what
        words = translate("golf round", "Golfer {number}: {what}")
        return words.replace("{number}", golfer_mark(self.ball)).replace("{what}", what)
