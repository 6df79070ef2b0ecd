"""How quickly computers act: so that one can follow, quicker by a click, or at once."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers

LOOK = 900
"""What a computer is about to do is seen for so long, in ms at speed 1."""


class Pace(QObject):
    """Waits until the screen has shown what was before, shows what comes, then lets it happen."""

    shown = Signal(object)
    """What a computer is about to do is to be seen; carries the action."""
    due = Signal(object)
    """It is to be done; carries the action."""

    def __init__(
        self,
        parent: QObject,
        motion: Motion,
        computers: ComputerPlayers | None,
        is_worth_a_look: Callable[[Any], bool] = lambda action: True,
    ) -> None:
        """``computers`` is None at a table of people, where nothing ever happens.

        What is not worth a look is done as soon as it is decided.
        """
        super().__init__(parent)
        self.motion = motion
        """How quickly they act."""
        self._is_worth_a_look = is_worth_a_look
        self._computers = computers
        self._is_ready = False
        self.is_at_once = False
        """Whether nothing is to be seen of it any more but the end."""
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self._act)
        if computers is not None:
            computers.decided.connect(self._show)

    def wait(self) -> None:
        """Hold back what comes next: the screen is on its way."""
        self._is_ready = False
        self._look.stop()

    def go_on(self) -> None:
        """Let the next decision be seen: the screen shows how the match stands."""
        self._is_ready = True
        self._show()

    def hurry(self) -> None:
        """Let what is seen happen now; ask once more where no process came to a decision."""
        if self._look.isActive():
            self._look.stop()
            self._act()
        elif self._computers is not None:
            self._computers.ask_again()

    def finish_at_once(self) -> None:
        """Let everything happen that computers alone still decide."""
        self.is_at_once = True
        self.hurry()

    def _show(self) -> None:
        computers = self._computers
        if not self._is_ready or computers is None or computers.decision is None:
            return
        action = computers.decision
        self.shown.emit(action)
        is_seen = not self.is_at_once and self._is_worth_a_look(action)
        self._look.start(self.motion.look(LOOK) if is_seen else 0)

    def _act(self) -> None:
        computers = self._computers
        if computers is not None and computers.decision is not None:
            self._is_ready = False
            self.due.emit(computers.decision)
