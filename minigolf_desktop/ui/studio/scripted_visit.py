"""Plays a scripted turn of a game in a window, saves it, and opens it again in another."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QEventLoop, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.appearance import dress, look_of
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.house.flow import Flow

PATIENCE = 60_000
"""Milliseconds after which a window that was not painted counts as broken."""


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
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, look_of(settings))
        self.window = TestedWindow(folders, settings, speak("en"))
        self.flow = Flow(self.window, folders)
        self.flow.home()
        self._show()
        self.flow.warm_up()

    def end(self, turn: ScriptedTurn) -> Match[Any, Any]:
        """Close the window as its player would, and return the match; raises Failed.

        It is to end on the screen of a turn, without a warning.
        """
        QApplication.processEvents()
        if self.window.told:
            raise Failed("; ".join(self.window.told))
        screen = type(self.window.screen_shown).__name__
        if screen != turn.screen:
            raise Failed(f"the {screen} is shown instead of the {turn.screen}")
        shell = self.flow.shell
        if shell is None or shell.session is None:
            raise Failed("no match is open")
        match: Match[Any, Any] = shell.session.match
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        fall_silent(self.window.translator)
        return match

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


def play_turn(folders: Folders, game: Game, turn: ScriptedTurn) -> str:
    """Play, save, open again; returns what was done in how long; raises Failed."""
    clock = QElapsedTimer()
    clock.start()
    first = Visit(folders)
    first.flow.new_game(game)
    turn.play(first.flow.shell_of(game))
    played = first.end(turn)
    saved = list(folders.saves.glob(f"*{JOURNAL_ENDING}"))
    if len(saved) != 1:
        raise Failed(f"{len(saved)} games are saved instead of 1")
    second = Visit(folders)
    second.flow.play_on()
    again = second.end(turn)
    if (again.setup, again.seed, again.moves) != (played.setup, played.seed, played.moves):
        raise Failed("the game that was saved opens as another one")
    return f"played, saved and opened again in {clock.elapsed() / 1000:.1f} s"
