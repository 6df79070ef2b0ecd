"""Theme, language and scale changed on every screen of the studio: what becomes of the keyboard."""

import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.studio.screenshots import SIZE, Studio, open_studio
from tests.ui.changes import CHANGES, change_all

from .found import Found, Wanted
from .windows import Opened

BACK = (("scale", 100), ("language", "en"), ("theme", "light"))
"""What is changed back, so that the next scene begins like the first."""
USUAL = 50
"""Scenes of each kind of screen by hand: all."""


class Change:
    """Changes the look of every scene of a studio instead of taking its picture."""

    def __init__(self, studio: Studio, found: Found, most: int) -> None:
        self._window = studio.window
        self._found = found
        self._most = most
        self._seen: Counter[str] = Counter()
        self.scene = ""
        """What is changed."""

    def __call__(self) -> QImage:
        """Change everything, and back; the picture is empty."""
        QApplication.processEvents()
        window, curtains = self._window, self._window.findChildren(CurtainScreen)
        self.scene = type(window.screen_shown).__name__
        if any(curtain.isVisibleTo(window) for curtain in curtains):
            self.scene += " behind its curtain"
        self._seen[self.scene] += 1
        if self._seen[self.scene] <= self._most:
            self._found.count("scenes")
            self._found.count("changes", len(CHANGES) + len(BACK))
            self._found.blame(self.scene, change_all(window, (*CHANGES, *BACK)))
        return QImage()


def run(wanted: Wanted) -> Found:
    """Change the look of all scenes, or of so many of each kind of screen."""
    found = Found()
    settings = Settings(theme="light", language="en", animation_speed=0)
    with (
        tempfile.TemporaryDirectory() as home,
        Opened(Path(home)) as opened,
        open_studio(SIZE, settings) as studio,
    ):
        change = Change(studio, found, wanted.count or USUAL)
        studio.again = change  # type: ignore[method-assign]
        for _ in studio.pictures():
            found.blame(change.scene, opened.errors)
            opened.errors.clear()
    return found
