"""Every screen in scripted states as PNG files, drawn without a display."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from minigolf_desktop.content.resources import resource
from minigolf_desktop.content.season import TaskRecord
from minigolf_desktop.content.season_path import read_path
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.play.evening import Evening, EveningKind, EveningMatch
from minigolf_desktop.model.play.game_code import MistypedCode
from minigolf_desktop.model.play.goals import GoalStanding
from minigolf_desktop.model.play.occasions import WEEK, Occasion
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame, keep_game
from minigolf_desktop.storage.overview import SeenTask, SeenTry
from minigolf_desktop.storage.people import PeopleBook, change_people
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, look_of, make_application
from minigolf_desktop.ui.common.art.pictures import home_card
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.common.game import Best, Game
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.picture_dialog import PictureDialog, card_to_show, plaque
from minigolf_desktop.ui.common.printing.dialog import Printable, PrintDialog
from minigolf_desktop.ui.common.printing.sheets import Ink, Paper, page_image
from minigolf_desktop.ui.common.scripted import Picture, Take, Thing, made_up_house
from minigolf_desktop.ui.common.season import GoalStrip, season
from minigolf_desktop.ui.common.season_map import words
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.common.translation import language_for, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import picture_label
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.house.about import AboutDialog, NoticeDialog
from minigolf_desktop.ui.house.badges import BadgeNotice
from minigolf_desktop.ui.house.book import FAMILY, GuestBookScreen
from minigolf_desktop.ui.house.cards import Welcome
from minigolf_desktop.ui.house.day_words import day_number
from minigolf_desktop.ui.house.evening import EveningDialog
from minigolf_desktop.ui.house.evening_card import EveningCard
from minigolf_desktop.ui.house.evening_strip import EveningStrip
from minigolf_desktop.ui.house.giving_out import fault_words
from minigolf_desktop.ui.house.home import HomeScreen
from minigolf_desktop.ui.house.news import NewsDialog
from minigolf_desktop.ui.house.people import PeopleScreen
from minigolf_desktop.ui.house.picture_work import sheets_of
from minigolf_desktop.ui.house.records import RecordsScreen
from minigolf_desktop.ui.house.reference import ReferenceScreen
from minigolf_desktop.ui.house.reports import ReportDialog
from minigolf_desktop.ui.house.rules import RulesDialog, rules_of_all
from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
from minigolf_desktop.ui.house.season import SeasonScreen
from minigolf_desktop.ui.house.season_picture import SeasonProgress
from minigolf_desktop.ui.house.settings import SettingsDialog
from minigolf_desktop.ui.house.today import CodeDialog, TodayScreen

_STARS = (3, 2, 1, 3, 2, 0, 1)
"""Stars of the tasks that were played in the pictures."""


def first_visit() -> SeasonProgress:
    """Return the season as nobody has played it."""
    return SeasonProgress(read_path(), {})


def on_the_way() -> SeasonProgress:
    """Return the season with some stars."""
    tasks = season().tasks
    earned = {
        task.id: SeenTask(stars=stars, best=task.goal.stars[max(0, stars - 1)], tries=1 + stars)
        for task, stars in zip(tasks, _STARS, strict=False)
    }
    return SeasonProgress(read_path(), earned)


def season_pictures(window: MainWindow, games: Sequence[Game], take: Take) -> Iterator[Picture]:
    """Take pictures of the map on a first visit and on the way, and of a task's strip above it."""
    first, later = first_visit(), on_the_way()
    tasks = season().tasks
    yield "season-first-visit", take(lambda look: SeasonScreen(look, first, games))
    yield "season-on-the-way", take(lambda look: SeasonScreen(look, later, games, at=1))
    for name, task, standing, is_over in (
        ("playing", tasks[7], GoalStanding(1, 1), False),
        ("missed", tasks[3], GoalStanding(88, 0, broken=True), False),
        ("earned", tasks[1], GoalStanding(-4, 2), True),
    ):
        window.stand_above(partial(_strip, task, standing, is_over))
        picture = take(lambda look: SeasonScreen(look, later, games))
        window.stand_above(None)
        yield f"season-task-{name}", picture


def _strip(task: TaskRecord, standing: GoalStanding, is_over: bool, look: Look) -> GoalStrip:
    strip = GoalStrip(look, task)
    if is_over:
        following = season().after(task)
        strip.end(standing, "" if following is None else words(following.title))
    else:
        strip.tell(standing)
    return strip


TODAY = QDate(2026, 11, 23)
"""The day of the pictures, a Monday."""
_RUN = 9
_SCORES = {"points": 118, "strokes": 41, "par": 38}
_PAR = 36


def tries_until(today: QDate) -> tuple[SeenTry, ...]:
    """Return tries of a month: a run of nine days, and before it every third day a game or two."""
    day = day_number(today)
    tries = []
    for back in range(WEEK * 5, 0, -1):
        # In the run there is one every day, before it every fourth day is a good one.
        count = 1 + back % 3 if back <= _RUN else (0, 2, 0, 1)[back % 4]
        tries += [_try("day", day - back, game, 3 * back) for game in GAMES[:count]]
    tries += [_try("day", day, game, 0) for game in GAMES[::2]]
    tries.append(_try("day", day, GAMES[1], 0, is_over=False))
    return tuple(tries)


def _try(occasion: str, day: int, game: Game, more: int, *, is_over: bool = True) -> SeenTry:
    counts = game.given_out.counts
    score = _SCORES[counts] + more if is_over else 0
    par = _PAR if counts == "par" else 0
    return SeenTry(occasion, day, game.name, "", "D1K4-07MX-9FJT", is_over, score, par)


def days(window: MainWindow, take: Take) -> Iterator[Picture]:
    """Take the pictures."""
    tries = tries_until(TODAY)
    seen = Welcome(today=TODAY, tries=tries, season=on_the_way())
    yield "home-today", take(lambda look: HomeScreen(look, seen, window.settings))
    yield "people", take(lambda look: PeopleScreen(look, made_up_house()))
    yield "people-nobody", take(lambda look: PeopleScreen(look, PeopleBook()))
    yield "today-first-visit", take(lambda look: _page(look, ()))
    yield "today", take(lambda look: _page(look, tries))


def _page(look: Look, tries: tuple[SeenTry, ...]) -> TodayScreen:
    screen = TodayScreen(look, GAMES, tries, TODAY, lambda tried: Path("none.jsonl"))
    for ticket in screen.tickets:
        offered = ticket.offered
        wing, occasion = wing_of(offered.game), Occasion(offered.occasion)
        rules = wing.play.rules()
        given = wing.givings.give(rules, occasion, offered.day)
        ticket.tell(wing.givings.words(rules, given.setup))
    return screen


def code_dialog(window: MainWindow) -> CodeDialog:
    """Return the dialog that asks for a code, when one was refused."""
    dialog = CodeDialog(window.look, window)
    dialog.code.refuse(fault_words(MistypedCode()))
    # What is chosen is painted in two colours, of which a test would measure the one below.
    dialog.code.field.deselect()
    return dialog


def picture_dialog(window: MainWindow) -> PictureDialog:
    """Return the dialog that shows a picture, of a game as home shows it."""
    name = GAMES[0].name

    def card(look: Look) -> QLabel:
        return picture_label(home_card(name, QSize(732, 372), 1.0, look.theme))

    notes = ("Mrs Evergreen, Mr Luckyfor", "23/11/2026", "D1K4-07MX-9FJT")
    told = plaque("Lily Pads", "118 points", notes)
    one = card_to_show(window, card, told)
    return PictureDialog(window, [one, one._replace(words="Course")])


def print_dialog(window: MainWindow) -> PrintDialog:
    """Return the dialog of sheets with its first page, drawn at once."""
    course = json.loads(resource("courses", "duck-ponds.json").read_bytes())
    dialog = PrintDialog(window, [Printable.of_course("Duck Ponds", course)])
    page = page_image(sheets_of(course, "", Ink.COLOUR), 0, Paper.usual(), 110.0)
    dialog.show_page(0, 1, page)
    return dialog


def evening_over() -> Evening:
    """Return an evening of three that was played to its end."""
    players = (
        Seat("Odile", "purple", portrait="waves"),
        Seat("Pim", "green", portrait="freckles"),
        Seat("Ada", "yellow", Level.MEDIUM, Character.ADA),
    )
    games = tuple(game.name for game in GAMES)
    told = Evening(EveningKind.CUP_OF_ALL, games, players)
    for number, places in enumerate(((1, 2, 3), (2, 1, 3), (1, 3, 2))):
        told = told.with_match(EveningMatch(f"{number:016x}", games[number], places))
    return told


def _home_of(look: Look, over: Evening, settings: Settings) -> HomeScreen:
    """Return home with an evening of which a match is to be played yet."""
    card = EveningCard(look, replace(over, matches=over.matches[:-1]), GAMES)
    return HomeScreen(look, Welcome(season=first_visit()), settings, GAMES, card)


def evening_strips(window: MainWindow, take: Take) -> Iterator[Picture]:
    """Take pictures of what stands above a result: of an evening that goes on, and in the end."""
    over = evening_over()
    for name, seen in (("next", replace(over, matches=over.matches[:-1])), ("over", over)):
        window.stand_above(partial(_evening_strip, seen))
        picture = take(lambda look: SeasonScreen(look, on_the_way(), GAMES))
        window.stand_above(None)
        yield f"evening-result-{name}", picture


def _evening_strip(evening: Evening, look: Look) -> EveningStrip:
    return EveningStrip(look, evening, GAMES, 1.0)


SIZE = QSize(1366, 768)
"""Size of the window unless another is asked for."""


def draw_screens(
    out: Path, size: QSize | tuple[int, int] | None, language: str, theme: str, scale: int = 100
) -> list[Path]:
    """Draw every screen into a folder and return the files; raises OSError.

    ``size`` is that of the window, ``theme`` is ``light`` or ``dark``, ``scale`` is that of the
    interface in hundredths, as far as such a window has room for it. A language that there is no
    translation for is drawn in English.
    """
    wanted = size if isinstance(size, QSize) else QSize(*size) if size else SIZE
    files = []
    with open_studio(wanted, to_draw(language, theme, scale)) as studio:
        for name, image in studio.pictures():
            path = out / f"{name}.png"
            path.write_bytes(png_bytes(image))
            files.append(path)
    return files


def to_draw(language: str, theme: str, scale: int = 100) -> Settings:
    """Return the settings in which screens are drawn: nothing moves, and it is summer."""
    return Settings(
        theme=theme, language=language, animation_speed=0, scale=scale, time_of_year="summer"
    )


@contextmanager
def open_studio(
    size: QSize, settings: Settings, kind: type[Studio] | None = None
) -> Iterator[Studio]:
    """Give a studio with a window of that size; it is gone afterwards."""
    application = QApplication.instance() or make_application()
    load_fonts()
    translator = speak(language_for(settings.language))
    if isinstance(application, QApplication):
        dress(application, look_of(settings, size))
    with TemporaryDirectory() as home:
        folders = Folders.below(Path(home))
        window = MainWindow(folders, settings, translator, size)
        studio = (kind or Studio)(window, folders, size)
        yield studio
        studio.close()
    QCoreApplication.removeTranslator(translator)


SEARCHES_AFTER = 8
"""Pictures after which garbage is looked for: a table that went has up to 25 MB, and is a ring."""


class Studio:
    """One window in which every scene is set up and taken."""

    def __init__(self, window: MainWindow, folders: Folders, size: QSize) -> None:
        self.window = window
        self.folders = folders
        self._taken = 0
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.setMinimumSize(QSize(1, 1))
        window.resize(size)
        window.show()

    def close(self) -> None:
        """Throw the window away."""
        self.window.hide()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def pictures(
        self, games: Sequence[Game] = GAMES, *, of_house: bool = True
    ) -> Iterator[Picture]:
        """Take all pictures of some games, one after the other, those of the house first."""
        if of_house:
            yield from self.house()
        for game in games:
            yield from self.scenes(game)

    def house(self) -> Iterator[Picture]:
        """Take the pictures of the house that all games share."""
        settings = self.window.settings
        first = Welcome(season=first_visit())
        yield "home-first-visit", self.take(lambda look: HomeScreen(look, first, settings))
        yield "home-evening", self.take(lambda look: _home_of(look, evening_over(), settings))
        yield from evening_strips(self.window, self.take)
        yield from days(self.window, self.take)
        yield from season_pictures(self.window, GAMES, self.take)
        for name, dialog in self.dialogs():
            yield name, self.dialog(dialog)

    def scenes(self, game: Game) -> Iterator[Picture]:
        """Take the pictures of one game."""
        yield from wing_of(game).scenes(GameStage(self, game))

    def dialogs(self) -> Iterator[tuple[str, QDialog]]:
        """Give all dialogs of the house by the names of their pictures."""
        window = self.window
        yield "settings", SettingsDialog(window)
        yield "rules", RulesDialog(window.look, window, rules_of_all(GAMES))
        yield "what-is-new", NewsDialog(window.look, window)
        yield "about", AboutDialog(window.look, window, self.folders.log)
        yield "licences", NoticeDialog(window.look, window)
        yield "play-a-code", code_dialog(window)
        yield "picture-to-show", picture_dialog(window)
        yield "on-paper", print_dialog(window)
        yield "evening-choice", EveningDialog(window, GAMES, made_up_house(), None, evening_over())
        yield "evening-podium", EveningDialog(window, GAMES, made_up_house(), evening_over())
        yield "report", ReportDialog(window.look, window, Path("reports", "log.txt"))

    def take(self, make: Callable[[Look], QWidget]) -> QImage:
        """Show a screen and take its picture."""
        self.window.show_screen(make)
        return self.again()

    def sheets(self, painters: Mapping[str, Callable[[], QImage]]) -> Iterator[Picture]:
        """Paint sheets of pieces, which are on no screen."""
        for name, paint in painters.items():
            yield name, paint()

    def states(self, pictures: Iterator[Picture]) -> Iterator[Picture]:
        """Give the pictures of one kind of screen in many states."""
        return pictures

    def some(self, things: Sequence[Thing]) -> Sequence[Thing]:
        """Return what a screen is to show of things of one kind: all of them."""
        return things

    def again(self) -> QImage:
        """Take the picture of the screen that is shown."""
        for curtain in self._curtains():
            curtain.wake()
        # Once for the layout, once for what the layout asks for.
        for _ in range(3):
            QApplication.processEvents()
        # No event loop runs here: screens of before would stay until the last picture is taken.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._taken += 1
        if self._taken % SEARCHES_AFTER == 0:
            gc.collect()
        return self.painted()

    def painted(self) -> QImage:
        """Return the picture of the window as it is now."""
        return _painted(self.window)

    def _curtains(self) -> list[CurtainScreen]:
        """Return the screen, if it is a curtain itself, or the curtains before it."""
        screen = self.window.screen_shown
        if isinstance(screen, CurtainScreen):
            # A window that finds it among its screens keeps it for good, in PySide.
            return [screen]
        return [] if screen is None else screen.findChildren(CurtainScreen)

    def dialog(self, dialog: QDialog) -> QImage:
        """Take the picture of a dialog."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        dialog.show()
        QApplication.processEvents()
        image = _painted(dialog)
        dialog.close()
        return image


_SOME = 3
"""Things of one kind that a screen of a sample shows."""


class Sampler(Studio):
    """A studio that takes one picture of every kind of screen, and gives it again for the others.

    Most of the time that pictures take is for painting boards. What one function makes is of one
    kind, and so is what is shown by screens of one class. Pieces are seen on the boards: it paints
    no sheets of all of them.
    """

    def __init__(self, window: MainWindow, folders: Folders, size: QSize) -> None:
        super().__init__(window, folders, size)
        self._made: dict[CodeType, QImage] = {}
        self._shown: dict[str, QImage] = {}

    def pictures(
        self, games: Sequence[Game] = GAMES, *, of_house: bool = True
    ) -> Iterator[Picture]:
        """Take one picture of every kind, each by the name that it has first."""
        given = set[int]()
        for name, image in super().pictures(games, of_house=of_house):
            if image.cacheKey() not in given:
                given.add(image.cacheKey())
                yield name, image

    def take(self, make: Callable[[Look], QWidget]) -> QImage:
        """Show a screen and take its picture, unless one that is made like it was taken."""
        kind = (make.func if isinstance(make, partial) else make).__code__
        if kind not in self._made:
            self._made[kind] = super().take(make)
        return self._made[kind]

    def sheets(self, painters: Mapping[str, Callable[[], QImage]]) -> Iterator[Picture]:
        """Paint no sheets of pieces."""
        return iter(())

    def states(self, pictures: Iterator[Picture]) -> Iterator[Picture]:
        """Give the first picture of many states; the others are not even set up."""
        yield next(pictures)

    def some(self, things: Sequence[Thing]) -> Sequence[Thing]:
        """Return the first few of things of one kind."""
        return things[:_SOME]

    def painted(self) -> QImage:
        """Return the picture of the window as it is now, or was when it showed such a screen."""
        screen = self.window.screen_shown
        kind = type(screen.wing if isinstance(screen, MatchTable) else screen).__name__
        if kind not in self._shown:
            self._shown[kind] = super().painted()
        return self._shown[kind]


def _painted(widget: QWidget) -> QImage:
    """Take the picture of a widget when nothing on it is still to be painted."""
    while True:
        image = widget.grab().toImage()
        # What is seen for the first time is asked for by that.
        if not _is_painting(widget):
            return image
        while _is_painting(widget):
            QApplication.processEvents()


def _is_painting(widget: QWidget) -> bool:
    """Return whether something seen on a widget is still to be painted, of what is there by now."""
    return any(one.is_awaited for one in widget.findChildren(PaintingLater))


class GameStage:
    """Where the scenes of one game are taken, with the screens of the house about it."""

    def __init__(self, studio: Studio, game: Game) -> None:
        self.window = studio.window
        self.folders = studio.folders
        self._wing = wing_of(game)
        self.shell: MatchShell[Any] = self._wing.shown_in(studio.window, studio.folders)
        self.take, self.again, self.sheets = studio.take, studio.again, studio.sheets
        self.states, self.some = studio.states, studio.some
        self._studio = studio
        self._game = game

    def home(self, offer: Latest, picture: Path, bests: Mapping[str, Best]) -> QImage:
        """Take the picture of the home screen."""
        settings = self.window.settings
        welcome = Welcome(offer, picture, bests, season=on_the_way())
        return self.take(lambda look: HomeScreen(look, welcome, settings))

    def records(self) -> QImage:
        """Take the picture of the records of the game."""

        def make(look: Look) -> RecordsScreen:
            screen = RecordsScreen(
                look, [self._pages(game, wing_of(game).records) for game in GAMES]
            )
            screen.turn_to(GAMES.index(self._game))
            return screen

        return self.take(make)

    def celebrated(self, count: int) -> QImage:
        """Take the picture of the screen shown with so many badges of the game just earned."""
        book = self._wing.guest_book(self.shell)
        badges = book.badges[:count]
        titles = [book.badge_words(badge.title) for badge in badges]
        notice = BadgeNotice(self.window.look, self.window, badges, titles)
        # To take a picture may take longer than it stays.
        notice.appear()
        image = self.again()
        notice.hide()
        notice.deleteLater()
        return image

    def guest_book(
        self,
        games: Sequence[HistoryGame],
        *,
        badges: bool = False,
        family: bool = False,
        whose: str = "",
    ) -> QImage:
        """Take the picture of the guest book at the game, with some games more in it."""
        house = made_up_house()
        change_people(self.folders.people, lambda _: house)
        for one in games:
            keep_game(self.folders.history, one)

        def make(look: Look) -> GuestBookScreen:
            parts = [(game.title, partial(self._wing.guest_book, self.shell)) for game in GAMES]
            place = GAMES.index(self._game)
            leaf = FAMILY if family else int(badges)
            screen = GuestBookScreen(look, parts, self.folders, place, leaf)
            person = house.called(whose)
            if person is not None:
                screen.choose_person(person)
            return screen

        return self.take(make)

    def reference(self, page: int) -> QImage:
        """Take the picture of a page of what is in the box of the game."""
        games = [game for game in GAMES if game.has_reference]

        def make(look: Look) -> ReferenceScreen:
            pages = [self._pages(game, wing_of(game).reference) for game in games]
            screen = ReferenceScreen(look, pages)
            screen.turn_to(games.index(self._game), page)
            return screen

        return self.take(make)

    def _pages(self, game: Game, make: Any) -> tuple[str, Callable[[Look], Any]]:
        def pages(look: Look) -> Any:
            mine = game is self._game
            shell = self.shell if mine else wing_of(game).shown_in(self.window, self.folders)
            return make(look, shell)

        return game.title, pages

    def rule(self, section: str) -> QImage:
        """Take the picture of the rules at a section."""
        window = self.window
        return self._studio.dialog(
            RulesDialog(window.look, window, rules_of_all(GAMES), section=section)
        )

    def saved_games(self) -> QImage:
        """Take the picture of the list of saved games."""
        return self.take(lambda look: SavedGamesScreen(look, self.folders, GAMES))
