"""Words of Chaos Teams that tell which of the two golfers a turn or a shot is for."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key
from minigolf_desktop.ui.eighteen_holes.text.chaos import golfer_mark

translate = QCoreApplication.translate


def other_golfer(ball: int, run: Callable[[], object]) -> Choice:
    """Return the button that changes to the other golfer."""
    words = translate("golf round", "Golfer {number} instead")
    return Choice(words.replace("{number}", golfer_mark(ball)), Key.Key_G, run, icon="person")


def of_golfer(ball: int, what: str) -> str:
    """Return what is to be done, with the golfer who does it."""
    words = translate("golf round", "Golfer {number}: {what}")
    return words.replace("{number}", golfer_mark(ball)).replace("{what}", what)
