"""The processes beside a window: one for each kind of work, so that none waits for another."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from minigolf_desktop.ui.common.later import Later

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.worker import Worker

make_worker: Callable[[QObject], "Worker"] = Later("minigolf_desktop.ui.common.worker:Worker")


class Workers:
    """What works beside a window, each started when it is first asked for."""

    def __init__(self, owner: QObject) -> None:
        """``owner`` is the window, with which they end."""
        self._owner = owner
        self._begun: dict[str, Worker] = {}

    @property
    def work(self) -> "Worker":
        """Whatever would hold the window."""
        return self._worker("work")

    @property
    def pictures(self) -> "Worker":
        """Paints small pictures: work that is waited for goes past them."""
        return self._worker("pictures")

    @property
    def mind(self) -> "Worker":
        """Thinks for the seats of the computer, of all matches."""
        return self._worker("mind")

    @property
    def rival(self) -> "Worker":
        """Thinks for a rival in a house of its own: nobody at the table waits for it."""
        return self._worker("rival")

    @property
    def judge(self) -> "Worker":
        """Judges matches that are over: no match that is played waits for it."""
        return self._worker("judge")

    def end(self) -> None:
        """Stop them all."""
        for worker in self._begun.values():
            worker.end()

    def _worker(self, what: str) -> "Worker":
        if what not in self._begun:
            self._begun[what] = make_worker(self._owner)
        return self._begun[what]
