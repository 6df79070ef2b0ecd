"""A scripted turn of a game: played in a window, saved, and opened again in another."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QEventLoop, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.appearance import dress, look_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.translation import speak
from minigolf_desktop.ui.house.flow import Flow

PATIENCE = 60_000
"""Milliseconds after which a window that was not painted counts as broken."""


class Failed(Exception):
    """Something does not work; the message says what."""


@dataclass(frozen=True)
class ScriptedTurn:
    """How a turn of a game is played in a window that shows the home screen."""

    name: str
    """The game, and which of its versions."""
    play: Callable[[MainWindow, Flow], None]
    """Begins a match and plays a turn of it."""
    match: Callable[[MainWindow, Flow], Match[Any, Any]]
    """Returns the match on the screen."""
    screen: str
    """Class of the screen that the turn ends on, and that the match opens with again."""


class TestedWindow(MainWindow):
    """A window that notes its warnings, for nobody is there to read a message."""

    def __init__(self, folders: Folders, settings: Settings, translator: QTranslator) -> None:
        super().__init__(folders, settings, translator)
        self.told: list[str] = []
        """What it warned of."""

    def warn(self, text: str) -> None:
        """Note something that went wrong."""
        self.told.append(text)


class Visit:
    """A window from the moment it shows until it is closed."""

    def __init__(self, folders: Folders) -> None:
        settings = Settings(theme="light", language="en", animation_speed=0)
        self._translator = speak("en")
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, look_of(settings))
        self.window = TestedWindow(folders, settings, self._translator)
        self.flow = Flow(self.window, folders)
        self.flow.home()
        self._show()
        self.flow.warm_up()

    @property
    def screen(self) -> str:
        """Class of the screen now shown."""
        return type(self.window.screen_shown).__name__

    def close(self) -> None:
        """Close the window as its player would."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.removeTranslator(self._translator)

    def _show(self) -> None:
        """Show the window and wait until it is painted; raises Failed."""
        painted = QEventLoop()
        self.window.painted.connect(painted.quit)
        late = QTimer(painted)
        late.setSingleShot(True)
        late.timeout.connect(lambda: painted.exit(1))
        late.start(PATIENCE)
        self.window.show()
        if painted.exec():
            raise Failed("the window is not painted")


def play_turn(folders: Folders, turn: ScriptedTurn) -> str:
    """Play a turn, save it, open it again; return what took how long; raises Failed."""
    clock = QElapsedTimer()
    clock.start()
    first = Visit(folders)
    turn.play(first.window, first.flow)
    QApplication.processEvents()
    _expect(first, turn)
    played = turn.match(first.window, first.flow)
    first.close()
    saved = list(folders.saves.glob(f"*{JOURNAL_ENDING}"))
    if len(saved) != 1:
        raise Failed(f"{len(saved)} games are saved instead of 1")
    second = Visit(folders)
    second.flow.play_on()
    QApplication.processEvents()
    _expect(second, turn)
    again = turn.match(second.window, second.flow)
    if (again.setup, again.seed, again.moves) != (played.setup, played.seed, played.moves):
        raise Failed("the game that was saved opens as another one")
    second.close()
    return f"played, saved and opened again in {clock.elapsed() / 1000:.1f} s"


def _expect(visit: Visit, turn: ScriptedTurn) -> None:
    if visit.window.told:
        raise Failed("; ".join(visit.window.told))
    if visit.screen != turn.screen:
        raise Failed(f"the {visit.screen} is shown instead of the {turn.screen}")
