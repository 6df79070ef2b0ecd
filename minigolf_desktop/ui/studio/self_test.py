"""Whether a copy of the program is whole: its content, its screens, a turn of every game.

Made for the packaged program, where a file that was left out shows only when it is needed.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer, qVersion
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from minigolf_desktop import __version__
from minigolf_desktop.bots.compiled import speed
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.application import make_application
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.qt_platforms import platform_fault, platforms_of_window
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.worker import Worker
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.studio.belongings import load_everything
from minigolf_desktop.ui.studio.screenshots import draw_screens
from minigolf_desktop.ui.studio.scripted_visit import PATIENCE, play_turn

SIZE = (1366, 768)
"""Size of the screens that are drawn, in pixels."""


def self_test(home: Path, tell: Callable[[str], None]) -> list[str]:
    """Test everything with ``home`` for a home and return what is wrong; tells how far it is."""
    application = QApplication.instance() or make_application()
    load_fonts()
    tell(f"Minigolf Desktop {__version__}, Qt {qVersion()}, {QGuiApplication.platformName()}")
    problems = []
    for name, step in _steps(home):
        try:
            tell(f"{name}: {step()}")
        except (Failed, ContentError, StorageError, ImportError, OSError) as fault:
            tell(f"{name}: FAILED")
            problems.append(f"{name}: {fault}")
    # It is gone as soon as nobody keeps it.
    del application
    return problems


def _steps(home: Path) -> Iterator[tuple[str, Callable[[], str]]]:
    """Give what is to be tested: its name, and what does it and returns what it found."""
    yield "window", _load_platforms
    yield "content", load_everything
    yield "kernels", _ask_kernels
    yield "kernels beside the window", _ask_beside
    yield "screens", lambda: _draw(home / "screens")
    for game in GAMES:
        for turn in game.turns():
            yield turn.name, partial(_play, home / turn.name, game, turn)


def _load_platforms() -> str:
    """Load what a window would be shown with, though nothing is shown."""
    faults = [fault for fault in map(platform_fault, platforms_of_window()) if fault]
    if faults:
        raise Failed("; ".join(faults))
    return f"{', '.join(platforms_of_window())} can be loaded"


def _ask_kernels() -> str:
    found = speed()
    if found.compiled and found.plain:
        raise Failed(str(found))
    return str(found)


def _ask_beside() -> str:
    """Let the process beside the window say how its kernels run."""
    said: list[str] = []
    waiting, owner = QEventLoop(), QObject()
    worker = Worker(owner)
    work = worker.ask("speed", None)
    work.answered.connect(said.append)
    work.ended.connect(waiting.quit)
    QTimer.singleShot(PATIENCE, waiting.quit)
    waiting.exec()
    worker.end()
    if said != [str(speed())]:
        raise Failed(f"it says {said}, which is not what runs here: {speed()}")
    return said[0]


def _draw(out: Path) -> str:
    out.mkdir()
    files = draw_screens(out, SIZE, "en", "light")
    blank = [file.stem for file in files if is_blank(QImage(str(file)))]
    if blank:
        raise Failed(f"nothing is drawn on {', '.join(blank)}")
    return f"{len(files)} drawn"


def _play(home: Path, game: Game, turn: ScriptedTurn) -> str:
    home.mkdir()
    return play_turn(Folders.below(home), game, turn)


def is_blank(image: QImage) -> bool:
    """Tell whether a picture cannot be read or is of one colour."""
    if image.isNull():
        return True
    small = image.scaled(64, 64)
    first = small.pixel(0, 0)
    return all(small.pixel(x, y) == first for x in range(64) for y in range(64))
