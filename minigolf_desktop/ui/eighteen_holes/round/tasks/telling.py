"""Solo Chaos: combined scoring is told one thing at a time; Enter leads on."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.scoring import ScoreStep
from minigolf_desktop.ui.eighteen_holes.round.step_list import StepRow
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

translate = QCoreApplication.translate

PLAYER = 0


class Telling(Task):
    """Everything has happened already; the course shows it step by step."""

    def __init__(
        self,
        session: GolfSession,
        changed: Callable[[], None],
        go_on: Callable[[], None],
        steps: Sequence[ScoreStep],
    ) -> None:
        super().__init__(session, changed)
        self._go_on = go_on
        self._steps = tuple(steps)
        self._place = 0

    @property
    def now(self) -> ScoreStep:
        """What is told now."""
        return self._steps[self._place]

    def offer(self) -> Offer:
        """Show the game as it stands at this step, its green glowing."""
        now = self.now
        last = self._place + 1 == len(self._steps)
        words = translate("golf round", "Next ({number} of {count})")
        words = words.replace("{number}", str(self._place + 1))
        words = words.replace("{count}", str(len(self._steps)))
        others: tuple[Choice, ...] = ()
        if not last:
            skip = translate("golf round", "Skip to the end")
            others = (Choice(skip, Key.Key_Escape, self._go_on, icon="skip"),)
        return Offer(
            PLAYER,
            now.title,
            now.note,
            main=Choice(
                translate("golf round", "Play on") if last else words,
                Key.Key_Return,
                self._go_on if last else self._next,
                icon="next",
            ),
            others=others,
            hand_title=translate("golf round", "Combined scoring"),
            steps=tuple(
                StepRow(step.rival, step.title, step.note)
                for step in self._steps[: self._place + 1]
            ),
            hints=(translate("golf round", "Opponents take the largest token of their green."),),
            greens=frozenset({now.hole} if now.hole != NONE else self._targets),
            green=now.hole,
            view=now.view,
            doing=translate("golf round", "combined scoring"),
        )

    @property
    def _targets(self) -> set[int]:
        """The greens that the opponents make for."""
        return {rival.target for rival in self.now.view.rivals if rival.target != NONE}

    def _next(self) -> None:
        self._place += 1
        self.changed()

    def take_green(self, hole: int) -> None:
        """Lead on, as Enter does."""
        main = self.offer().main
        if main is not None:
            main.run()
