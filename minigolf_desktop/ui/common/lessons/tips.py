"""Tips that come once: the first time that something happens in a match."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.content.texts import tips_context
from minigolf_desktop.content.tips import TipRecord, load_tips
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.lessons import LESSON_BOOKS, keep_told
from minigolf_desktop.ui.common.lessons.told_once import ToldOnce
from minigolf_desktop.ui.common.main_window import MainWindow

translate = QCoreApplication.translate


class Tips(NamedTuple):
    """The tips of a game, and what puts their texts into words."""

    tips: Sequence[TipRecord]
    words: Callable[[str], str]


def tips_of(game: str, figures: Mapping[str, object]) -> Tips:
    """Return the tips of a game; raises ContentError."""

    def words(text: str) -> str:
        return QCoreApplication.translate(tips_context(game), text).format_map(figures)

    return Tips(tuple(load_tips(game, figures)), words)


class TipTeller(QObject):
    """Listens to what happens in matches, and tells a tip where there is one that nobody read."""

    rule = Signal(str)
    """A section of the rules is asked for; empty for the rules in short."""

    def __init__(self, window: MainWindow, folders: Folders, tips: Tips, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._folders = folders
        self._tips = tips
        self.told: ToldOnce | None = None
        """What is told now; None for nothing."""

    def hear(self, happened: Iterable[str]) -> None:
        """Tell the first tip on what happened, unless tips are not wanted or one stands there."""
        if not self._window.settings.tips or self.told is not None:
            return
        by_cause = {tip.on: tip for tip in self._tips.tips}
        found = [by_cause[cause] for cause in happened if cause in by_cause]
        if not found:
            return
        known = LESSON_BOOKS.read(self._folders.lessons)[0].told
        tip = next((one for one in found if one.id not in known), None)
        if tip is not None:
            self._tell(tip)

    def _tell(self, tip: TipRecord) -> None:
        words = self._tips.words
        told = self.told = ToldOnce(
            self._window,
            words(tip.title),
            [words(text) for text in tip.says],
            points=tip.points,
            more=translate("tips", "The rule"),
            enough=translate("tips", "Got it"),
        )
        told.followed.connect(lambda: self.rule.emit(tip.section))
        told.ended.connect(self._forget)
        try:
            keep_told(self._folders.lessons, tip.id)
        except StorageError as error:
            self._window.tell_fault(error)

    def _forget(self) -> None:
        self.told = None

    def end(self) -> None:
        """Tell nothing any more: the match is left."""
        if self.told is not None:
            self.told.end()
