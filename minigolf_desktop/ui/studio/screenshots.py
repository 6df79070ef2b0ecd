"""Every screen in scripted states as PNG files, drawn without a display."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Setup, State
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.storage.designer.best_courses import BestCourse
from minigolf_desktop.storage.designer.records import Result, SeatResult, add_result
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.appearance import dress, look_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import language_for, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.land_sheet import land_sheet
from minigolf_desktop.ui.designer.art.tile_sheet import tile_sheet
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.land_choice import LandChoiceScreen
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.opened_box import Clubhouse
from minigolf_desktop.ui.designer.reference.finding import left_in_bag
from minigolf_desktop.ui.designer.scenes.group import PLAYERS, group_scenes
from minigolf_desktop.ui.designer.scenes.showcase import finished_game, game_with
from minigolf_desktop.ui.designer.session import SoloSession
from minigolf_desktop.ui.designer.table import TableScreen
from minigolf_desktop.ui.eighteen_holes.art.cards.contact_sheet import golf_card_sheet
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile_sheet import hex_tile_sheet
from minigolf_desktop.ui.eighteen_holes.board.ground import HexGround
from minigolf_desktop.ui.eighteen_holes.scenes.chaos import golf_chaos_pictures
from minigolf_desktop.ui.eighteen_holes.scenes.course_editor import course_editor_pictures
from minigolf_desktop.ui.eighteen_holes.scenes.ends import golf_end_pictures
from minigolf_desktop.ui.eighteen_holes.scenes.rounds import golf_pictures
from minigolf_desktop.ui.eighteen_holes.widgets.course_pictures import CoursePictures
from minigolf_desktop.ui.house.about import AboutDialog, NoticeDialog
from minigolf_desktop.ui.house.app import make_application
from minigolf_desktop.ui.house.home import HomeScreen, Welcome
from minigolf_desktop.ui.house.records import RecordsScreen
from minigolf_desktop.ui.house.reference import ReferenceScreen
from minigolf_desktop.ui.house.report_dialog import ReportDialog
from minigolf_desktop.ui.house.rules import RulesDialog
from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
from minigolf_desktop.ui.house.settings import SettingsDialog
from minigolf_desktop.ui.putt_dice.scenes import putting_pictures

SIZE = QSize(1366, 768)
"""Size of the window unless another is asked for."""

Picture = tuple[str, QImage]
"""Name of a file without its ending, and what it shows."""


def draw_screens(
    out: Path, size: QSize | tuple[int, int] | None, language: str, theme: str
) -> list[Path]:
    """Draw every screen into a folder and return the files; raises OSError.

    ``size`` is that of the window, ``theme`` is ``light`` or ``dark``. A language that there is
    no translation for is drawn in English.
    """
    application = QApplication.instance() or make_application()
    load_fonts()
    translator = speak(language_for(language))
    settings = Settings(theme=theme, language=language, animation_speed=0)
    if isinstance(application, QApplication):
        dress(application, look_of(settings))
    wanted = size if isinstance(size, QSize) else QSize(*size) if size else SIZE
    files = []
    with TemporaryDirectory() as home:
        folders = Folders.below(Path(home))
        window = MainWindow(folders, settings, translator)
        studio = _Studio(window, folders, wanted)
        for name, image in studio.pictures():
            path = out / f"{name}.png"
            if not image.save(str(path)):
                raise OSError(0, "cannot be written", str(path))
            files.append(path)
        studio.close()
    QCoreApplication.removeTranslator(translator)
    return files


class _Studio:
    """Sets every scene up in one window and takes its picture."""

    def __init__(self, window: MainWindow, folders: Folders, size: QSize) -> None:
        self._window = window
        self._folders = folders
        self._house = Clubhouse()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.setMinimumSize(QSize(1, 1))
        window.resize(size)
        window.show()

    def close(self) -> None:
        """Throw the window away."""
        self._window.hide()
        self._window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def pictures(self) -> Iterator[Picture]:
        """Take all pictures, one after the other."""
        house = self._house
        yield "tiles", tile_sheet(house.catalogue.designs)
        yield "hex-tiles", hex_tile_sheet(load_box().faces, self._window.look.theme)
        yield "golf-cards", golf_card_sheet(load_box(), self._window.look.theme)
        yield "lands", land_sheet(house.catalogue.lands, self._window.look.theme)
        yield from self._home()
        yield from self._beginning()
        yield from self._tables()
        yield from self._counting()
        for name, make in group_scenes(house, self._window.settings):
            yield name, self._take(make)
        yield from self._lists()
        yield from putting_pictures(self._take, house.catalogue, house.atlas)
        yield from golf_pictures(self._take)
        yield from golf_chaos_pictures(self._take)
        yield from golf_end_pictures(self._take, self._folders, house.catalogue, house.atlas)
        yield from course_editor_pictures(self._take, load_box(), self._window.settings)
        yield from self._dialogs()

    def _take(self, make: Callable[[Look], QWidget]) -> QImage:
        self._window.show_screen(make)
        return self._again()

    def _again(self) -> QImage:
        # Once for the layout, once for what the layout asks for.
        for _ in range(3):
            QApplication.processEvents()
        # The ground of hex boards and small courses are painted when there is nothing else to do.
        window = self._window
        grounds = window.findChildren(HexGround)
        pictures = window.findChildren(CoursePictures)
        while any(one.busy for one in grounds) or any(one.busy for one in pictures):
            QApplication.processEvents()
        return self._window.grab().toImage()

    def _home(self) -> Iterator[Picture]:
        settings = self._window.settings
        yield "home-first-visit", self._take(lambda look: HomeScreen(look, Welcome(), settings))
        welcome = Welcome(_offer(), resource("pictures", "first-course.png"), _best())
        yield "home", self._take(lambda look: HomeScreen(look, welcome, settings))

    def _beginning(self) -> Iterator[Picture]:
        catalogue, rules = self._house.catalogue, self._house.rules
        wanted = WantedGame(Setup(mrs="mrs-plumber"), "riverside")
        yield "new-game", self._take(lambda look: NewGameScreen(look, catalogue, wanted))
        state = rules.start(wanted.setup, wanted.seed).state
        lands = [rules.lands[index] for index in state.designers[0].dealt]
        yield (
            "land-choice",
            self._take(lambda look: LandChoiceScreen(look, lands, state.clients, wanted.seed_text)),
        )

    def _table(self, match: Match[Setup, State]) -> TableScreen:
        session = SoloSession(self._house.rules, match)

        def make(look: Look) -> TableScreen:
            return TableScreen(
                session,
                self._house.catalogue,
                self._house.atlas,
                look.theme,
                self._window.settings,
            )

        self._window.show_screen(make)
        screen = self._window.screen_shown
        if not isinstance(screen, TableScreen):
            raise TypeError("the window shows another screen")
        return screen

    def _tables(self) -> Iterator[Picture]:
        rules = self._house.rules
        for name, tiles in (("early", 3), ("mid", 18), ("late", 33)):
            self._table(game_with(rules, tiles))
            yield f"table-{name}", self._again()
        table = self._table(game_with(rules, 28))
        table.desk.take(0, by_key=True)
        yield "table-ghost", self._again()
        table = self._table(game_with(rules, 28))
        _point_at(table.panels.satisfaction.lines["her_whim"])
        yield "table-hover", self._again()

    def _counting(self) -> Iterator[Picture]:
        rules, atlas = self._house.rules, self._house.atlas
        session = SoloSession(rules, finished_game(rules))
        screen: list[CountingScreen] = []

        def make(look: Look) -> CountingScreen:
            screen.append(CountingScreen(look, session, atlas, self._window.settings))
            return screen[-1]

        yield "counting-start", self._take(make)
        for _ in range(4):
            screen[-1].next()
        yield "counting-mid", self._again()
        screen[-1].skip()
        screen[-1].tell_place(1)
        yield "counting-end", self._again()

    def _lists(self) -> Iterator[Picture]:
        folders, catalogue = self._folders, self._house.catalogue
        yield "records-empty", self._take(lambda look: RecordsScreen(look, folders, catalogue))
        for result in _results():
            add_result(folders.records, result)
        yield "records", self._take(lambda look: RecordsScreen(look, folders, catalogue))
        yield from self._reference()
        for result in _group_results():
            add_result(folders.records, result)
        yield "records-groups", self._take(lambda look: RecordsScreen(look, folders, catalogue))
        self._save_games()
        yield "saved-games", self._take(lambda look: SavedGamesScreen(look, folders))

    def _reference(self) -> Iterator[Picture]:
        house = self._house
        screen: list[ReferenceScreen] = []
        left = left_in_bag(house.catalogue.designs, game_with(house.rules, 18).state.bag)

        def make(look: Look) -> ReferenceScreen:
            screen.append(ReferenceScreen(look, house.catalogue, house.atlas, left))
            return screen[-1]

        yield "reference-tiles", self._take(make)
        for page, name in enumerate(("clients", "promises", "lands"), 1):
            screen[-1].turn_to(page)
            yield f"reference-{name}", self._again()

    def _save_games(self) -> None:
        rules, atlas, folders = self._house.rules, self._house.atlas, self._folders
        games = ((game_with(rules, 28), folders.saves), (finished_game(rules), folders.finished))
        for match, folder in games:
            with Journal.create(folder, match) as journal:
                course = match.state.designers[0].course
                if course is not None:
                    course_thumbnail(course, atlas).save(str(thumbnail(journal.path)))

    def _dialogs(self) -> Iterator[Picture]:
        window = self._window
        dialogs: dict[str, Callable[[], QDialog]] = {
            "settings": lambda: SettingsDialog(window),
            "rules": lambda: RulesDialog(window.look, window),
            "rules-at-par": lambda: RulesDialog(window.look, window, section="par"),
            "about": lambda: AboutDialog(window.look, window, self._folders.log),
            "licences": lambda: NoticeDialog(window.look, window),
            "report": lambda: ReportDialog(window.look, window, Path("reports", "log.txt")),
        }
        for name, make in dialogs.items():
            dialog = make()
            dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            dialog.show()
            QApplication.processEvents()
            yield name, dialog.grab().toImage()
            dialog.close()


def _point_at(widget: QWidget) -> None:
    """Let the pointer come to a widget that no display shows."""
    middle = widget.rect().center().toPointF()
    there = widget.mapTo(widget.window(), middle)
    QApplication.sendEvent(widget, QEnterEvent(middle, there, there))


def _offer() -> Latest:
    yesterday = datetime.now().astimezone() - timedelta(days=1)
    saved = yesterday.replace(hour=21, minute=40).isoformat(timespec="seconds")
    return Latest("", "land-30", "Lily Pads", 28, 37, 88, saved, "designer", 1)


def _best() -> tuple[BestCourse, ...]:
    return (
        BestCourse("Lily Pads", "Mrs Evergreen", "Mr Luckyfor", 135, 3),
        BestCourse("Watermill", "Mrs Plumber", "Mr Turner", 118, 3),
        BestCourse("Hourglass", "Mrs Hotdog", "Mr Long", 104, 2),
    )


def _results() -> list[Result]:
    first = Result(
        date="2026-01-03T20:15:00+00:00",
        seed=199,
        land="land-01",
        clients=("mrs-evergreen", "mr-luckyfor"),
        total=135,
        level=3,
        practice=False,
    )
    changes: tuple[dict[str, Any], ...] = (
        {},
        {"land": "land-12", "clients": ("mrs-plumber", "mr-turner"), "total": 118, "seed": 22},
        {"land": "land-23", "clients": ("mrs-hotdog", "mr-long"), "total": 104, "level": 2},
        {"land": "land-07", "clients": ("mrs-lazy", "mr-uberstitious"), "total": 71, "level": 1},
        {
            "land": "land-40",
            "clients": ("mrs-bloom", "mr-straightforward"),
            "total": 31,
            "level": 0,
        },
    )
    return [first.model_copy(update=change) for change in changes]


def _group_results() -> list[Result]:
    games = (
        (("land-30", 104), ("land-01", 88), ("land-12", 97)),
        (("land-07", 91), ("land-23", 66)),
    )
    results = []
    for day, game in enumerate(games, 5):
        totals = sorted((total for _, total in game), reverse=True)
        seats = tuple(
            SeatResult(
                name=player.name,
                colour=player.colour,
                land=land,
                total=total,
                place=totals.index(total) + 1,
            )
            for player, (land, total) in zip(PLAYERS, game, strict=False)
        )
        result = _results()[0].model_copy(
            update={
                "date": f"2026-01-{day:02}T20:15:00+00:00",
                "land": game[0][0],
                "total": totals[0],
                "level": 0,
                "mode": "advanced",
                "seats": seats,
            }
        )
        results.append(result)
    return results
