"""All pictures of Minigolf Designer: its screens in scripted states, and its sheets of pieces."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.bots.hint import Reason
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Setup, State
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.continue_game import Latest, write_latest
from minigolf_desktop.storage.designer.best_courses import BestCourse
from minigolf_desktop.storage.designer.records import add_result
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.journal_files import delete_journal
from minigolf_desktop.ui.common.lessons.lesson_scene import lesson_scene
from minigolf_desktop.ui.common.review.scene import review_scenes
from minigolf_desktop.ui.common.scripted import Picture, Stage
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.land_sheet import land_sheet
from minigolf_desktop.ui.designer.art.tile_sheet import tile_sheet
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.home import best_words
from minigolf_desktop.ui.designer.land_choice import LandChoiceScreen
from minigolf_desktop.ui.designer.made_up_year import year_of_courses
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.results import progress
from minigolf_desktop.ui.designer.scenes.free_board import free_board_scenes
from minigolf_desktop.ui.designer.scenes.group import advanced, group_game, group_scenes
from minigolf_desktop.ui.designer.scenes.race import race_scenes
from minigolf_desktop.ui.designer.scenes.results import (
    group_results,
    keep_courses,
    shown_courses,
    solo_results,
)
from minigolf_desktop.ui.designer.scenes.showcase import finished_game, game_with
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.table import TableScreen

_BEST = (BestCourse("Lily Pads", "Mrs Evergreen", "Mr Luckyfor", 135, 3),)
_GAMES = 80
"""Games of a year in the guest book."""
_LAID = 14
"""Tiles of the first player when a game of a group is saved."""
_REFERENCE = ("tiles", "clients", "promises", "lands", "statistics")


def scenes(stage: Stage) -> Iterator[Picture]:
    """Take all pictures; the folders of the stage gain results and saved games."""
    shell = stage.shell
    if not isinstance(shell, DesignerShell):
        raise TypeError("these are scenes of Minigolf Designer")
    yield from _Scenes(stage, shell).pictures()


class _Scenes:
    """The scenes on a stage."""

    def __init__(self, stage: Stage, shell: DesignerShell) -> None:
        self._stage = stage
        self._shell = shell
        self._box: DesignerBox = shell.box
        self._settings = stage.window.settings

    def pictures(self) -> Iterator[Picture]:
        """Take all pictures, one after the other."""
        box, theme = self._box, self._stage.window.look.theme
        yield "tiles", tile_sheet(box.catalogue.designs)
        yield "lands", land_sheet(box.catalogue.lands, theme)
        left = Latest("", "land-30", "Lily Pads", 28, 37, 88, _yesterday(), "designer")
        picture = resource("pictures", "first-course.png")
        bests = {"designer": best_words(_BEST)[0]}
        yield "home", self._stage.home(left, picture, bests)
        yield from self._beginning()
        yield from self._tables()
        yield from self._counting()
        yield from self._race()
        reasons = (Reason("circuit", 4), Reason("her_whim", -1), Reason("later", 2))
        whole = finished_game(self._box.rules)
        yield from review_scenes(self._stage, "replay", whole, 5.0, reasons)
        for name, make in group_scenes(box, self._settings):
            yield name, self._stage.take(make)
        yield from free_board_scenes(self._stage, box)
        yield from self._lists()
        yield "rules-at-par", self._stage.rule("par")
        yield from lesson_scene(self._stage, "lesson", "designer-first-course", 4)

    def _beginning(self) -> Iterator[Picture]:
        catalogue, rules = self._box.catalogue, self._box.rules
        wanted = WantedGame(Setup(mrs="mrs-plumber"), "riverside")
        take = self._stage.take
        yield "new-game", take(lambda look: NewGameScreen(look, catalogue, wanted))
        state = rules.start(wanted.setup, wanted.seed).state
        lands = [rules.lands[index] for index in state.designers[0].dealt]
        yield (
            "land-choice",
            take(lambda look: LandChoiceScreen(look, lands, state.clients, wanted.seed_text)),
        )

    def _table(self, match: Match[Setup, State]) -> TableScreen:
        box, settings = self._box, self._settings
        session = TableSession(box.rules, match)
        self._stage.window.show_screen(lambda look: TableScreen(session, box.atlas, look, settings))
        screen = self._stage.window.screen_shown
        if not isinstance(screen, TableScreen):
            raise TypeError("the window shows another screen")
        return screen

    def _tables(self) -> Iterator[Picture]:
        rules, again = self._box.rules, self._stage.again
        for name, tiles in (("early", 3), ("mid", 18), ("late", 33)):
            self._table(game_with(rules, tiles))
            yield f"table-{name}", again()
        table = self._table(game_with(rules, 28))
        table.desk.take(0, by_key=True)
        yield "table-ghost", again()
        table = self._table(game_with(rules, 28))
        _point_at(table.panels.satisfaction.lines["her_whim"])
        yield "table-hover", again()
        self._table(finished_game(rules))
        yield "table-over", again()

    def _race(self) -> Iterator[Picture]:
        stage = self._stage
        for name, make in race_scenes(self._box, self._settings):
            yield name, stage.take(make)
            screen = stage.window.screen_shown
            if isinstance(screen, TableScreen):
                screen.actions_.others.trigger()
                yield f"{name}-fence", stage.again()

    def _counting(self) -> Iterator[Picture]:
        rules, atlas, settings = self._box.rules, self._box.atlas, self._settings
        session = TableSession(rules, finished_game(rules))
        screen: list[CountingScreen] = []

        def make(look: Look) -> CountingScreen:
            screen.append(CountingScreen(look, session, atlas, settings))
            return screen[-1]

        yield "counting-start", self._stage.take(make)
        for _ in range(4):
            screen[-1].next()
        yield "counting-mid", self._stage.again()
        screen[-1].skip()
        screen[-1].tell_place(1)
        screen[-1].result.code_button.offer("D1K4-07MX-9FJT")
        yield "counting-end", self._stage.again()
        yield "counting-badges", self._stage.celebrated(4)

    def _lists(self) -> Iterator[Picture]:
        """Take the pictures of the lists of the house, with something in them."""
        stage = self._stage
        yield "records-empty", stage.records()
        yield "guest-book-empty", stage.guest_book(())
        yield "badges-empty", stage.guest_book((), badges=True)
        yield "saved-games-empty", stage.saved_games()
        courses = shown_courses(self._box)
        alone, groups = solo_results(courses), group_results(courses)
        keep_courses(
            stage.folders, self._box, zip((*alone, *groups), courses.values(), strict=True)
        )
        for result in alone:
            add_result(stage.folders.records, result)
        yield "records", stage.records()
        yield from self._reference()
        for result in groups:
            add_result(stage.folders.records, result)
        yield "records-groups", stage.records()
        year = year_of_courses(self._box.catalogue, _GAMES)
        yield "guest-book", stage.guest_book(year)
        yield "badges", stage.guest_book((), badges=True)
        self._save_games()
        yield "saved-games", stage.saved_games()

    def _reference(self) -> Iterator[Picture]:
        """Take the pictures of what is in the box, while a game is open."""
        match = game_with(self._box.rules, 18)
        with Journal.create(self._stage.folders.saves, match) as journal:
            path = journal.path
        self._shell.resume(path)
        for page, name in enumerate(_REFERENCE):
            yield f"reference-{name}", self._stage.reference(page)
        self._shell.put_away()
        delete_journal(path)

    def _save_games(self) -> None:
        """Save a game of a group, one played alone, and one that is finished."""
        rules, folders = self._box.rules, self._stage.folders
        advanced_rules = rules.for_setup(advanced(3))
        group = group_game(advanced_rules, advanced(3), lambda state: _laid(state) >= _LAID)
        games = (
            (advanced_rules, group, folders.saves),
            (rules, game_with(rules, 28), folders.saves),
            (rules, finished_game(rules), folders.finished),
        )
        for its_rules, match, folder in games:
            with Journal.create(folder, match) as journal:
                place = journal.path
            course = match.state.designers[0].course
            if course is not None:
                course_thumbnail(course, self._box.atlas).save(str(thumbnail(place)))
            if folder == folders.saves:
                far = progress(TableSession(its_rules, match))
                size = place.stat().st_size
                write_latest(
                    folders, far._replace(journal=place.name, size=size, saved=_yesterday())
                )


def _laid(state: State) -> int:
    """Return how many tiles the first player has laid."""
    course = state.designers[0].course
    return 0 if course is None else len(course.tiles)


def _yesterday() -> str:
    yesterday = datetime.now().astimezone() - timedelta(days=1)
    return yesterday.replace(hour=21, minute=40).isoformat(timespec="seconds")


def _point_at(widget: QWidget) -> None:
    """Let the pointer come to a widget that no display shows."""
    middle: QPointF = widget.rect().center().toPointF()
    there = widget.mapTo(widget.window(), middle)
    QApplication.sendEvent(widget, QEnterEvent(middle, there, there))
