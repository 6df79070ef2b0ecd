"""Whether a copy of the program is whole: its content, screens and sheets, a turn of every game.

Made for the packaged program, where a file that was left out shows only when it is needed. A turn
is played in a window, saved, and opened again in another.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QEventLoop,
    QLibraryInfo,
    QObject,
    QTimer,
    QTranslator,
    qVersion,
)
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from minigolf_desktop import __version__
from minigolf_desktop.bots.compiled import speed
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.storage.work_lines import SelfTestQuestion
from minigolf_desktop.ui.common.application import (
    dress,
    look_of,
    make_application,
    platform_fault,
    platforms_of_window,
)
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.printing.sheets import Ink, Paper, write_sheets
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import (
    SOURCE_LANGUAGE,
    fall_silent,
    languages,
    speak,
    translator_for,
)
from minigolf_desktop.ui.common.worker import Worker
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.studio.screenshots import SIZE, Sampler, Studio, open_studio, to_draw

FAMILIES = ("Manrope", "Quicksand")
"""Fonts that the program brings along."""


def load_everything(games: Sequence[Game] = GAMES) -> str:
    """Load all content and return how much there is.

    Raises Failed, ContentError or StorageError for what is missing or broken.
    """
    contents = [wing_of(game).belongings() for game in games]
    pictures = sorted(resource().rglob("*.svg"))
    bitmaps = sorted(resource("pictures").rglob("*.png"))
    broken = [path for path in pictures if not QSvgRenderer(str(path)).isValid()]
    broken += [path for path in bitmaps if QImage(str(path)).isNull()]
    _expect_all("picture", [path.stem for path in broken])
    spoken = languages()
    _expect_all("language", [code for code in spoken if translator_for(code).isEmpty()])
    _expect_all("font", [name for name in FAMILIES if name not in QFontDatabase.families()])
    if not (pictures and SOURCE_LANGUAGE in spoken):
        raise Failed("pictures or the program's own language are missing")
    return ", ".join((*contents, f"{len(pictures)} pictures", f"{len(spoken)} languages"))


def _expect_all(kind: str, broken: list[str]) -> None:
    if broken:
        raise Failed(f"{kind} missing or broken: {', '.join(broken)}")


PATIENCE = 60_000
"""Milliseconds after which a window that was not painted counts as broken."""


LONGEST_WAIT = 60.0
"""Seconds for which a disk is waited for."""


class TestedWindow(MainWindow):
    """A window that notes its warnings, for nobody is there to read a message."""

    def __init__(self, folders: Folders, settings: Settings, translator: QTranslator) -> None:
        super().__init__(folders, settings, translator)
        self.told: list[str] = []
        """What it warned of."""
        # What comes next looks at once at what came of what was before.
        self.disk.later.patience = LONGEST_WAIT

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

    def end(self, turn: ScriptedTurn) -> AnyMatch:
        """Close the window as its player would, and return the match; raises Failed.

        It is to end on the screen of a turn, without a warning.
        """
        QApplication.processEvents()
        if self.window.told:
            raise Failed("; ".join(self.window.told))
        shown = self.window.screen_shown
        screen = type(shown.wing if isinstance(shown, MatchTable) else shown).__name__
        if screen != turn.screen:
            raise Failed(f"the {screen} is shown instead of the {turn.screen}")
        shell = self.flow.shell
        if shell is None or shell.session is None:
            raise Failed("no match is open")
        match: AnyMatch = shell.session.match
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


def self_test(home: Path, tell: Callable[[str], None], *, thorough: bool = False) -> list[str]:
    """Test everything with ``home`` for a home and return what is wrong; tells how far it is.

    Of every kind of screen one is drawn, or where it is to be ``thorough`` all. The first game is
    tested here, and the others meanwhile by the process beside the window.
    """
    application = QApplication.instance() or make_application()
    load_fonts()
    tell(f"Minigolf Desktop {__version__}, Qt {qVersion()}, {QGuiApplication.platformName()}")
    beside = GamesBeside(GAMES[1:], home, tell, thorough=thorough)
    problems = _tested(_steps(home, GAMES[:1], thorough), tell)
    problems += beside.problems()
    # It is gone as soon as nobody keeps it.
    del application
    return problems


def _tested(
    steps: Iterable[tuple[str, Callable[[], str]]], tell: Callable[[str], None]
) -> list[str]:
    """Do each step, tell what it found, and return what is wrong."""
    problems = []
    for name, step in steps:
        try:
            tell(f"{name}: {step()}")
        except (Failed, ContentError, StorageError, ImportError, OSError) as fault:
            tell(f"{name}: FAILED")
            problems.append(f"{name}: {fault}")
    return problems


def _steps(
    home: Path, games: Sequence[Game], thorough: bool
) -> Iterator[tuple[str, Callable[[], str]]]:
    """Give what is to be tested but for the other games: its name, and what does it."""
    yield "window", _load_platforms
    yield "content", load_everything
    yield "kernels", _ask_kernels
    yield "kernels beside the window", _ask_beside
    yield "paper", lambda: write_all_sheets(home / "paper")
    yield from _steps_of(games, home, thorough, of_house=True)


def _steps_of(
    games: Sequence[Game],
    home: Path,
    thorough: bool,
    *,
    of_house: bool = False,
    tell: Callable[[str], None] = lambda _: None,
) -> Iterator[tuple[str, Callable[[], str]]]:
    """Give what is to be tested of some games; ``tell`` is told of every screen."""
    kind = Studio if thorough else Sampler
    told = "screens" if of_house else "more screens"
    yield told, lambda: _draw(kind, games, tell, of_house=of_house)
    for game in games:
        for turn in wing_of(game).turns():
            yield turn.name, partial(_play, home / turn.name, game, turn)


class GamesBeside:
    """What the process beside the window tests meanwhile."""

    def __init__(
        self, games: Sequence[Game], home: Path, tell: Callable[[str], None], *, thorough: bool
    ) -> None:
        """Begin with some games; ``tell`` hears how far it is."""
        self._problems: list[str] | None = None if games else []
        self._worker = Worker(QApplication.instance() or make_application())
        if not games:
            return
        question = SelfTestQuestion(
            games=[game.name for game in games], home=str(home), thorough=thorough
        )
        self._work = self._worker.ask("test", question, tries=1)
        # An empty line is a sign of life.
        self._work.news.connect(lambda line: tell(line) if line else None)
        self._work.answered.connect(self._take)
        self._work.refused.connect(lambda words: self._take([words]))
        self._work.failed.connect(lambda: self._take(["the process beside the window failed"]))

    def _take(self, problems: list[str]) -> None:
        self._problems = problems

    def problems(self) -> list[str]:
        """Wait for its end and return what is wrong."""
        if self._problems is None:
            waiting = QEventLoop()
            self._work.ended.connect(waiting.quit)
            waiting.exec()
        self._worker.end()
        self._worker.deleteLater()
        return self._problems or []


def try_games(question: SelfTestQuestion, tell: Callable[[object], None]) -> list[str]:
    """Test some games beside the window: tell how far it is, and return what is wrong."""
    application = QApplication.instance() or make_application()
    load_fonts()
    games = [game for game in GAMES if game.name in question["games"]]
    steps = _steps_of(games, Path(question["home"]), question["thorough"], tell=tell)
    problems = _tested(steps, tell)
    del application
    return problems


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


def _draw(
    kind: type[Studio], games: Sequence[Game], tell: Callable[[str], None], *, of_house: bool
) -> str:
    drawn, blank = 0, []
    with open_studio(SIZE, to_draw("en", "light"), kind) as studio:
        for name, image in studio.pictures(games, of_house=of_house):
            tell("")
            drawn += 1
            if is_blank(image):
                blank.append(name)
    if blank:
        raise Failed(f"nothing is drawn on {', '.join(blank)}")
    return f"{drawn} drawn"


def write_all_sheets(out: Path) -> str:
    """Write the score sheets of every game, and ask for printers; return what there is.

    Raises Failed where nothing came along that asks, and StorageError.
    """
    out.mkdir()
    for game in GAMES:
        write_sheets(wing_of(game).sheets(None, Ink.BLACK), Paper.A4, out / f"{game.name}.pdf")
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "printsupport")
    if not list(plugins.glob("*printersupport*")):
        raise Failed("the plugin that knows the printers of the system is missing")
    printers = len(QPrinterInfo.availablePrinterNames())
    return f"score sheets of {len(GAMES)} games written, {printers} printers known"


def _play(home: Path, game: Game, turn: ScriptedTurn) -> str:
    home.mkdir()
    return play_turn(Folders.below(home), game, turn)


def is_blank(image: QImage) -> bool:
    """Tell whether a picture cannot be read or is of one colour."""
    if image.isNull():
        return True
    small = image.scaled(64, 64)
    bare = small.copy()
    bare.fill(small.pixelColor(0, 0))
    return small == bare
