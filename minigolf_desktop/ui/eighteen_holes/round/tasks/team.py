"""Chaos Teams: what is asked before one of the two golfers is named (page 20)."""

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Action, NameGolfer
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.chaos import golfer_mark

translate = QCoreApplication.translate


class TeamTask(Task):
    """A golfer is named the moment an action is taken: until then the other can be chosen."""

    names_golfer: ClassVar[tuple[type, ...]]
    """Actions before which the golfer is named."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        self._golfers = [action.ball for action in session.offers(NameGolfer)]
        self._ball = self._golfers[0] if self._golfers else NONE
        super().__init__(session, changed)

    @property
    def golfer(self) -> int:
        """The golfer chosen so far."""
        return self._ball

    @property
    def _partner(self) -> int | None:
        """The other golfer, if that one can do what is chosen too."""
        raise NotImplementedError

    def play(self, action: Action) -> Callable[[], object]:
        """Return what plays an action, after naming the golfer where it asks for that."""
        if not isinstance(action, self.names_golfer):
            return super().play(action)
        ball = self._ball
        return lambda: self.session.play(NameGolfer(ball)) and self.session.play(action)

    def _instead(self, partner: int) -> Choice:
        """Return the button that changes to the other golfer."""
        words = translate("golf round", "Golfer {number} instead")
        words = words.replace("{number}", golfer_mark(partner))
        return Choice(words, Key.Key_G, self._change_golfer, icon="person")

    def _change_golfer(self) -> None:
        partner = self._partner
        if partner is not None:
            self._take_golfer(partner)
            self.changed()

    def _take_golfer(self, ball: int) -> None:
        raise NotImplementedError


def of_golfer(ball: int, what: str) -> str:
    """Return what is to be done, with the golfer who does it."""
    words = translate("golf round", "Golfer {number}: {what}")
    return words.replace("{number}", golfer_mark(ball)).replace("{what}", what)
