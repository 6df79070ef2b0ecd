"""Minigolf Designer in scripted states: pictures of its screens, and turns it tests itself by."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.bots.designer.mind import mind
from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.bots.judgement import Outset, Weighed
from minigolf_desktop.bots.mind import Reason, Thinker
from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerMatch,
    DesignerRules,
    Mode,
    Phase,
    PutBack,
    Setup,
    State,
)
from minigolf_desktop.model.play import Character, Level, Match, Randomness, Seat
from minigolf_desktop.storage.designer.best_courses import BestCourse
from minigolf_desktop.storage.designer.courses import CourseFile, read_course
from minigolf_desktop.storage.designer.records import Result, RivalResult, SeatResult, add_result
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.history import DESIGNER, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.journal import Journal, delete_journal, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import Latest, write_latest
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.common.household import House
from minigolf_desktop.ui.common.scripted import (
    Failed,
    MadeUpYear,
    Picture,
    ScriptedTurn,
    Stage,
    evenings_of_the_family,
    lesson_scene,
    made_up_house,
    review_scenes,
)
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.plot import land_sheet
from minigolf_desktop.ui.designer.art.tile import tile_sheet
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.entry import best_words
from minigolf_desktop.ui.designer.free_board import FreeBoard, FreeBoardScreen
from minigolf_desktop.ui.designer.free_layout import FreeLayout
from minigolf_desktop.ui.designer.land_choice import LandChoiceScreen
from minigolf_desktop.ui.designer.land_editor.scripted import behind_the_house, land_editor_scenes
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.opening.screen import OpeningScreen
from minigolf_desktop.ui.designer.promises import Promiser, PromisesScreen
from minigolf_desktop.ui.designer.results import course_file_of, progress
from minigolf_desktop.ui.designer.session import RIVAL_COLOUR, TableSession
from minigolf_desktop.ui.designer.shell import DesignerShell, handover, seat_states
from minigolf_desktop.ui.designer.table import DesignerTable
from minigolf_desktop.ui.designer.waiting_screen import ComputerChoiceScreen, LastTilesScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from minigolf_desktop.storage.settings import Settings

    Scene = tuple[str, Callable[[Look], QWidget]]
    """Name of a picture, and what makes its screen."""


_OUTSET = Outset(131.0, Weighed(4.2, 1.1), 132.0, 4.3, 4.0)
"""Of the game that is seen again."""


def finished_game(rules: DesignerRules) -> DesignerMatch:
    """Return the whole game, to its end."""
    return at_once(read_journal(resource("showcase", "solo.jsonl"), rules)).match


def game_with(rules: DesignerRules, tiles: int) -> DesignerMatch:
    """Return the game at the beginning of the turn that has so many tiles on the course."""
    whole = finished_game(rules)
    match = Match(rules, whole.setup, whole.seed)
    for move in whole.moves:
        course = match.state.designers[0].course
        if match.state.phase is Phase.TURN and course and len(course.tiles) == tiles:
            break
        match.play(*move)
    return match


_LAID_ON_THE_BOARD = 22
"""Tiles on the board that is at work."""


def free_board_scenes(stage: Stage, box: DesignerBox) -> Iterator[Picture]:
    """Take the pictures: nothing laid, at work, a tile in hand, the shelf of boards."""
    board = FreeBoard(stage.window, stage.shell.requests, stage.folders, box)
    board.show()
    yield "free-board-empty", stage.again()
    for match, name in (
        (finished_game(box.rules), "Riverside"),
        (game_with(box.rules, _LAID_ON_THE_BOARD), ""),
    ):
        course = match.state.designers[0].course
        if course is not None:
            board.open_beside(FreeLayout(CourseFile(name, course, match.state.clients)))
    yield "free-board", stage.again()
    screen = stage.window.screen_shown
    if not isinstance(screen, FreeBoardScreen):
        raise TypeError("the window shows another screen")
    screen.desk.take(0, by_key=True)
    yield "free-board-tile", stage.again()
    board.show_shelf()
    yield "free-board-shelf", stage.again()
    board.put_away()


PLAYERS = (
    Seat("Odile", "red"),
    Seat("Marek", "blue"),
    Seat("Sol", "yellow"),
    Seat("Vera", "purple"),
    Seat("Pim", "green"),
)
BESIDE_COMPUTERS = (
    PLAYERS[0],
    Seat("Dario", "blue", Level.MEDIUM, Character.DARIO),
    Seat("Enid", "yellow", Level.HARD, Character.ENID),
    Seat("Fritz", "purple", Level.EASY, Character.FRITZ),
)
SEED = 7


def advanced(players: int) -> Setup:
    """Return the set-up of an advanced game with everything in the bag."""
    return Setup(players=PLAYERS[:players], mode=Mode.ADVANCED, expansion=True, reserve=True)


def group_game(rules: DesignerRules, setup: Setup, until: Callable[[State], bool]) -> DesignerMatch:
    """Return a game that chance has played until something holds, or to its end."""
    match: DesignerMatch = Match(rules, setup, SEED)
    chance = random.Random(SEED)
    while match.state.waiting and not until(match.state):
        seat = match.state.waiting[0]
        match.play(seat, random_action(rules, match.state, chance))
    return match


def group_scenes(box: DesignerBox, settings: Settings) -> Iterator[Scene]:
    """Return the screens round the table of a group, one after the other."""
    rules = box.rules
    setup = advanced(5)
    wanted = WantedGame(setup, "riverside")
    yield "new-game-group", lambda look: NewGameScreen(look, box.catalogue, wanted)
    family = House(made_up_house(), evenings_of_the_family())
    sat = tuple(Seat(one.name, one.colour) for one in family.people.people[:3])
    evening = WantedGame(Setup(players=sat), "riverside")
    yield "new-game-people", lambda look: NewGameScreen(look, box.catalogue, evening, house=family)
    yield from _beginning(box, Match(rules, setup, SEED))
    yield from _promises(box, rules, setup)
    for players in (2, 3, 5):
        match = group_game(rules, advanced(players), lambda state: state.turn >= 14)
        yield f"group-table-{players}", _table(box, settings, match)
    beside = replace(advanced(4), players=BESIDE_COMPUTERS)
    match = group_game(rules, beside, _turn_of_a_computer)
    yield "group-table-computer", _table(box, settings, match)
    pair = replace(advanced(2), players=BESIDE_COMPUTERS[:2])
    match = group_game(rules, pair, _turn_of_a_computer)
    yield "group-table-two-computer", _table(box, settings, match)
    for phase in (Phase.CHOOSE_LAND, Phase.PROMISES):
        match = group_game(rules, beside, partial(_computer_chooses, phase))
        yield f"computer-{phase.name.lower().replace('_', '-')}", _choosing(box, settings, match)
    ended = group_game(rules, setup, lambda _: False)
    yield from _counting(box, settings, TableSession(rules, ended))


def _turn_of_a_computer(state: State) -> bool:
    is_turn = state.phase is Phase.TURN and state.turn >= 14
    return is_turn and not state.setup.players[state.waiting[0]].is_person


def _computer_chooses(phase: Phase, state: State) -> bool:
    return state.phase is phase and not state.setup.players[state.waiting[0]].is_person


def _choosing(
    box: DesignerBox, settings: Settings, match: DesignerMatch
) -> Callable[[Look], QWidget]:
    session, motion = TableSession(box.rules, match), Motion.of(settings)
    lands = tuple(box.rules.lands[index] for index in session.designer.dealt)
    return lambda look: ComputerChoiceScreen(look, session, lands, motion, None)


def _beginning(box: DesignerBox, match: DesignerMatch) -> Iterator[Scene]:
    state = match.state
    seat = state.waiting[0]
    lands = [box.rules.lands[index] for index in state.designers[seat].dealt]
    player = state.setup.players[seat]
    yield (
        "land-choice-group",
        lambda look: LandChoiceScreen(look, lands, state.clients, "riverside", player),
    )


def _promises(box: DesignerBox, rules: DesignerRules, setup: Setup) -> Iterator[Scene]:
    def visited(state: State) -> bool:
        return state.phase is Phase.PROMISES and state.turn > 0

    state = group_game(rules, setup, visited).state
    seat = state.waiting[0]
    player, designer = setup.players[seat], state.designers[seat]
    view = rules.view(state, seat)
    states = seat_states(view, seat, set(state.waiting))
    yield (
        "curtain",
        lambda look: CurtainScreen(look, setup.players, states, handover(view, player.name)),
    )
    if designer.course is None:
        return
    promiser = Promiser(
        player.name,
        player.colour,
        designer.promises,
        designer.course,
        state.clients,
        len(setup.players),
        visit=True,
    )
    yield "promises", lambda look: PromisesScreen(look, promiser, box.atlas)
    alone = promiser._replace(name="", taken=(), players=1, visit=False)
    yield "promises-solo", lambda look: PromisesScreen(look, alone, box.atlas)


def _table(box: DesignerBox, settings: Settings, match: DesignerMatch) -> Callable[[Look], QWidget]:
    session = TableSession(box.rules, match)
    return lambda look: _table_of(look, box, settings, session)


def _table_of(look: Look, box: DesignerBox, settings: Settings, session: TableSession) -> QWidget:
    """Return the table that a match is played at."""
    return MatchTable(look, session, DesignerTable(session, box.atlas, settings), settings)


def _wing_at(screen: QWidget | None) -> DesignerTable:
    """Return what the game brought to the table that is shown."""
    if not isinstance(screen, MatchTable) or not isinstance(screen.wing, DesignerTable):
        raise TypeError("the window shows another screen")
    return screen.wing


def _counting(box: DesignerBox, settings: Settings, session: TableSession) -> Iterator[Scene]:
    def make(steps: int) -> Callable[[Look], QWidget]:
        def counted(look: Look) -> QWidget:
            screen = CountingScreen(look, session, box.atlas, settings)
            for _ in range(steps):
                screen.next()
            screen.result.code_button.offer("D1K4-07MX-9FJT")
            return screen

        return counted

    conditions = len(session.standings.assessments[0].score.conditions)
    yield "group-counting-start", make(0)
    yield "group-counting-mid", make(3)
    yield "group-counting-promises", make(conditions)
    yield "group-counting-end", make(conditions + 1)


CLEO = Seat("Cleo", RIVAL_COLOUR, Level.MEDIUM, Character.CLEO)


def raced(rules: DesignerRules, match: DesignerMatch, turns: int | None = None) -> TableSession:
    """Return a solo match as a race; the rival has played so many turns, or all of them."""
    setup = replace(match.setup, rival=CLEO)
    race = Match(rules, setup, match.seed)
    for move in match.moves:
        race.play(*move)
    rival, thinker, chance = race.rival, Thinker(Level.MEDIUM, Character.CLEO), mind(rules)
    assert rival is not None, "there is a rival"
    while not rival.is_over and (turns is None or rival.state.turn < turns):
        seed = Randomness.of_seed(len(rival.moves))
        rival.play(0, chance.decide(rival.view(0), thinker, seed).action)
    return TableSession(rules, race)


def race_scenes(box: DesignerBox, settings: Settings) -> Iterator[Scene]:
    """Return the screens of a race, one after the other."""
    rules = box.rules
    wanted = WantedGame(Setup(mrs="mrs-plumber", rival=CLEO), "riverside")
    yield "new-game-race", lambda look: NewGameScreen(look, box.catalogue, wanted)
    going = raced(rules, game_with(rules, 18), 19)

    yield "race-table", lambda look: _table_of(look, box, settings, going)
    waits = raced(rules, finished_game(rules), 30)
    yield "race-last-tiles", lambda look: LastTilesScreen(look, waits)
    over = raced(rules, finished_game(rules))

    def counted(look: Look, steps: int) -> CountingScreen:
        screen = CountingScreen(look, over, box.atlas, settings)
        for _ in range(steps):
            screen.next()
        screen.result.code_button.offer("D1K4-07MX-9FJT")
        return screen

    conditions = len(over.standings.assessments[0].score.conditions)
    yield "race-counting-mid", lambda look: counted(look, 3)
    yield "race-counting-end", lambda look: counted(look, conditions + 1)


_SOLO = (
    ("over-and-under", ("mrs-plumber", "mr-turner"), 135, 3),
    ("duck-ponds", ("mrs-evergreen", "mr-luckyfor"), 118, 3),
    ("seven-hills", ("mrs-hotdog", "mr-long"), 104, 2),
    ("flower-show", ("mrs-bloom", "mr-uberstitious"), 71, 1),
    ("clockwork-yard", ("mrs-lazy", "mr-straightforward"), 31, 0),
)
"""Course, clients, points and level of solo games, the best one first."""
_RACED = {"duck-ponds": RivalResult(name="Cleo", level=Level.MEDIUM, total=114)}
"""By course the rival of a game that one plays alone."""
_GROUPS = (
    ("long-way-round", (104, 88, 97)),
    ("pocket-park", (91, 66)),
)
"""Course of the winner and points by seat of games of a group."""
_SEED = 199


def solo_results(courses: dict[str, CourseFile]) -> list[Result]:
    """Return results of five solo games, the best one first."""
    return [
        Result(
            date=f"2026-01-{3 + place:02}T20:15:00+00:00",
            seed=_SEED + place,
            land=courses[course].course.land.id,
            clients=clients,
            total=total,
            level=level,
            practice=False,
            rival=_RACED.get(course),
        )
        for place, (course, clients, total, level) in enumerate(_SOLO)
    ]


def group_results(courses: dict[str, CourseFile]) -> list[Result]:
    """Return results of two games of a group."""
    results = []
    for place, (course, totals) in enumerate(_GROUPS):
        land = courses[course].course.land.id
        ranked = sorted(totals, reverse=True)
        seats = tuple(
            SeatResult(
                name=player.name,
                colour=player.colour,
                land=land,
                total=total,
                place=ranked.index(total) + 1,
            )
            for player, total in zip(PLAYERS, totals, strict=False)
        )
        changes: dict[str, Any] = {
            "date": f"2026-01-{10 + place:02}T20:15:00+00:00",
            "seed": _SEED + len(_SOLO) + place,
            "land": land,
            "total": ranked[0],
            "level": 0,
            "mode": "advanced",
            "seats": seats,
            "rival": None,
        }
        results.append(replace(solo_results(courses)[place], **changes))
    return results


def shown_courses(box: DesignerBox) -> dict[str, CourseFile]:
    """Return the courses of the results, by the names of their files."""
    names = (*(solo[0] for solo in _SOLO), *(group[0] for group in _GROUPS))
    return {
        name: read_course(resource("courses", f"{name}.json"), box.catalogue, strictly=False)
        for name in names
    }


def keep_courses(
    folders: Folders, box: DesignerBox, results: Iterable[tuple[Result, CourseFile]]
) -> None:
    """Put finished games with the pictures of courses where the results lead to them."""
    for result, course_file in results:
        with Journal.create(folders.finished, Match(box.rules, Setup(), result.seed)) as journal:
            picture = course_thumbnail(course_file.course, box.atlas)
            picture.save(str(thumbnail(journal.path)))


_CONDITIONS = {
    "fun": (18, 46),
    "her_whim": (8, 34),
    "his_whim": (2, 22),
    "par": (6, 18),
    "land": (6, 16),
    "circuit": (4, 20),
    "playability": (-9, 9),
    "passes": (-6, 0),
}
"""Least and most points of a course by condition."""


def year_of_courses(catalogue: Catalogue, games: int) -> list[HistoryGame]:
    """Return so many solo games, most of them raced against a computer."""
    year = MadeUpYear(games, DESIGNER)
    return [_built(year, catalogue, number) for number in range(games)]


def _built(year: MadeUpYear, catalogue: Catalogue, number: int) -> HistoryGame:
    chance = year.chance
    points = {name: year.grown(number, *ends) for name, ends in _CONDITIONS.items()}
    score = sum(points.values())
    facts = {
        "holes": 9,
        "passes": -points["passes"] // 3,
        "missing": chance.randint(0, 4),
        "crossings": chance.randint(0, 2),
        "longest": chance.randint(5, 9),
    }
    player = HistoryPlayer(
        land=chance.choice(catalogue.lands[:14]).id,
        score=score,
        points=points,
        strokes=tuple(chance.randint(3, 5) for _ in range(9)),
        facts=facts,
    )
    rival = [year.computer(score + chance.randint(-30, 24))] if number % 3 else []
    couple = chance.choice(catalogue.mrs_clients[:4]), chance.choice(catalogue.mr_clients[:4])
    return HistoryGame(
        date=year.date(number),
        match=year.match(number),
        game=DESIGNER,
        mode="advanced-solo" if number % 9 == 0 else "family-solo",
        clients=tuple(client.id for client in couple),
        players=(player, *rival),
    )


_BEST = (BestCourse("Lily Pads", "Mrs Evergreen", "Mr Luckyfor", 135, 3),)
_GAMES = 80
"""Games of a year in the guest book."""
_LAID_WHEN_SAVED = 14
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
        box, stage = self._box, self._stage
        tiles = partial(tile_sheet, box.catalogue.designs)
        lands = partial(land_sheet, box.catalogue.lands, stage.window.look.theme)
        yield from stage.sheets({"tiles": tiles, "lands": lands})
        left = Latest("", "land-30", "Lily Pads", 28, 37, 88, _yesterday(), "designer")
        picture = resource("pictures", "first-course.png")
        bests = {"designer": best_words(_BEST)[0]}
        yield "home", stage.home(left, picture, bests)
        yield from self._beginning()
        yield from stage.states(self._tables())
        yield from self._counting()
        yield from self._race()
        yield from stage.states(self._reviews())
        for name, make in group_scenes(box, self._settings):
            yield name, stage.take(make)
        yield from free_board_scenes(stage, box)
        yield from land_editor_scenes(stage, box)
        yield from self._lists()
        yield "rules-at-par", stage.rule("par")
        yield from lesson_scene(stage, "lesson", "designer-first-course", 4)

    def _beginning(self) -> Iterator[Picture]:
        catalogue, rules = self._box.catalogue, self._box.rules
        wanted = WantedGame(Setup(mrs="mrs-plumber"), "riverside")
        take = self._stage.take
        own = [behind_the_house().own_land()]
        yield "new-game", take(lambda look: NewGameScreen(look, catalogue, wanted, own=own))
        state = rules.start(wanted.setup, wanted.seed).state
        lands = [rules.lands[index] for index in state.designers[0].dealt]
        dealt = lands, state.clients, wanted.seed_text
        yield "land-choice", take(lambda look: LandChoiceScreen(look, *dealt))

    def _table(self, match: DesignerMatch) -> DesignerTable:
        self._stage.window.show_screen(_table(self._box, self._settings, match))
        return _wing_at(self._stage.window.screen_shown)

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
            if isinstance(screen, MatchTable):
                _wing_at(screen).actions_.others.trigger()
                yield f"{name}-fence", stage.again()

    def _reviews(self) -> Iterator[Picture]:
        stage, rules = self._stage, self._box.rules
        reasons = (Reason("circuit", 4), Reason("her_whim", -1), Reason("later", 2))
        alone = finished_game(rules)
        yield from review_scenes(stage, "replay", alone, 5.0, reasons, outset=_OUTSET)
        group = group_game(rules, advanced(3), lambda _: False)
        yield from review_scenes(stage, "replay-group", group, 5.0, reasons)

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
        day = course_file_of(session, 0), self._box.putting, "blue", Motion(0)
        yield "opening-day", self._stage.take(lambda look: OpeningScreen(look, *day))

    def _lists(self) -> Iterator[Picture]:
        """Take the pictures of the lists of the house, and of what is in the box."""
        stage = self._stage
        yield "guest-book-empty", stage.guest_book(())
        yield "badges-empty", stage.guest_book((), badges=True)
        yield "saved-games-empty", stage.saved_games()
        yield from self._reference()
        yield from stage.states(self._filling())

    def _filling(self) -> Iterator[Picture]:
        """Take the pictures of records without any, and then of all lists as they fill."""
        stage = self._stage
        yield "records-empty", stage.records()
        courses = shown_courses(self._box)
        alone, groups = solo_results(courses), group_results(courses)
        shown = zip((*alone, *groups), courses.values(), strict=True)
        keep_courses(stage.folders, self._box, shown)
        for result in alone:
            add_result(stage.folders.records, result)
        yield "records", stage.records()
        for result in groups:
            add_result(stage.folders.records, result)
        yield "records-groups", stage.records()
        year = year_of_courses(self._box.catalogue, _GAMES)
        yield "guest-book", stage.guest_book(year)
        yield "badges", stage.guest_book((), badges=True)
        yield "family-table", stage.guest_book(evenings_of_the_family(), family=True)
        yield "guest-book-person", stage.guest_book((), whose="Odile")
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
        group = group_game(rules, advanced(3), lambda state: _laid(state) >= _LAID_WHEN_SAVED)
        games = (
            (group, folders.saves),
            (game_with(rules, 28), folders.saves),
            (finished_game(rules), folders.finished),
        )
        for match, folder in games:
            with Journal.create(folder, match) as journal:
                place = journal.path
            course = match.state.designers[0].course
            if course is not None:
                course_thumbnail(course, self._box.atlas).save(str(thumbnail(place)))
            if folder == folders.saves:
                far = progress(TableSession(rules, match))
                size = place.stat().st_size
                last = far._replace(journal=place.name, size=size, saved=_yesterday())
                write_latest(folders, last)


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


TEST_SEED = "self-test"
TEST_PLAYERS = (Seat("Odile", "red"), Seat("Marek", "blue"), Seat("Sol", "yellow"))


def belongings() -> str:
    """Check all content, load a whole game; return how much there is."""
    content = load_catalogue(resource("designer"))
    finished_game(DesignerBox().rules)
    designs, lands, clients = map(len, (content.designs, content.lands, content.clients))
    return f"{designs} designs, {lands} lands, {clients} clients"


def turns() -> tuple[ScriptedTurn, ...]:
    """Return a turn alone and one of a group with promises."""
    return (
        ScriptedTurn("Minigolf Designer, solo", _play_alone, "DesignerTable"),
        ScriptedTurn("Minigolf Designer, group", _play_together, "DesignerTable"),
    )


def _play_alone(shell: DesignerShell) -> None:
    """Choose a land, place a tile and put the other one back into the bag."""
    shell.begin(WantedGame(Setup(), TEST_SEED))
    session = shell.session
    if session is None:
        raise Failed("no solo game is open")
    session.play(ChooseLand(0))
    session.play(session.placements[0])
    while session.phase is Phase.REST:
        session.play(PutBack(next(slot for slot, tile in enumerate(session.tiles) if tile >= 0)))
    if len(session.course.tiles if session.course else ()) != 1:
        raise Failed("no tile was placed")


def _play_together(shell: DesignerShell) -> None:
    """Choose lands and promises, and let everybody take a turn."""
    setup = Setup(players=TEST_PLAYERS, mode=Mode.ADVANCED, expansion=True)
    shell.begin(WantedGame(setup, TEST_SEED))
    session = shell.session
    if session is None:
        raise Failed("no game of a group is open")
    chance = random.Random(TEST_SEED)
    while session.phase is not Phase.TURN or session.table.turn < 2:
        session.play(random_action(session.rules, session.view(session.seat), chance))
    # The table hands over when its tile has landed, and nobody waits for that here.
    shell.show()
