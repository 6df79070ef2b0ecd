"""Putt Dice in scripted states: pictures of screens, a made-up year, turns of the self-test."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from PySide6.QtGui import QPixmap

from minigolf_desktop.bots.mind import Reason
from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import load_dice, putt_dice_rules
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.repair import Repair, Workbench, propose_repair
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.model.putt_dice import (
    Action,
    ChooseMishap,
    Event,
    Mishap,
    Phase,
    PickFirst,
    PuttCourse,
    Roll,
    Setup,
    View,
)
from minigolf_desktop.model.putt_dice.state import leaders_of_hole
from minigolf_desktop.storage.designer.courses import CourseFile, course_document
from minigolf_desktop.storage.history import PUTT_DICE, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.putt_dice import (
    PuttingBook,
    course_key,
    keep_round,
    putt_course,
    shipped_courses,
)
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.scripted import (
    Failed,
    MadeUpYear,
    Picture,
    ScriptedTurn,
    Stage,
    Take,
    lesson_scene,
    review_scenes,
)
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import TileAtlas, course_thumbnail
from minigolf_desktop.ui.putt_dice.choice import PuttingChoiceScreen
from minigolf_desktop.ui.putt_dice.repair import RepairScreen
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell
from minigolf_desktop.ui.putt_dice.table import PuttTable
from minigolf_desktop.ui.putt_dice.tasks import PuttOffer


def year_of_rounds(courses: Sequence[PuttCourse], rounds: int) -> list[HistoryGame]:
    """Return so many rounds of one person against a computer."""
    year = MadeUpYear(rounds, PUTT_DICE)
    return [_made_up_round(year, year.chance.choice(courses), number) for number in range(rounds)]


def _made_up_round(year: MadeUpYear, course: PuttCourse, number: int) -> HistoryGame:
    strokes = tuple(max(1, hole.par - year.grown(number, -3, 2)) for hole in course.holes)
    score = sum(strokes)
    player = HistoryPlayer(name="Odile", colour=COLOURS[0], score=score, place=1, strokes=strokes)
    return HistoryGame(
        date=year.date(number),
        match=year.match(number),
        game=PUTT_DICE,
        course=course_key(course),
        name=course.name,
        pars=tuple(hole.par for hole in course.holes),
        players=(player, year.computer(score + year.chance.randint(-4, 9), 2, COLOURS[1])),
    )


SEED = 3
PLAYERS = 4
PEOPLE = (Seat(),) * PLAYERS
BESIDE_COMPUTERS = (
    Seat("Odile"),
    Seat("Dario", "", Level.MEDIUM, Character.DARIO),
    Seat("Enid", "", Level.HARD, Character.ENID),
)
_STILL = Settings(animation_speed=0)
_ROUNDS = 70
"""Rounds of a year in the guest book."""
_STROKES = (
    {"red": 44, "blue": 51},
    {"red": 39, "blue": 39, "yellow": 47},
    {"purple": 36},
    {"red": 52, "green": 48, "blue": 50, "yellow": 61},
)
"""By player the strokes of some rounds, each on a course of its own."""


def scenes(stage: Stage) -> Iterator[Picture]:
    """Take the pictures of choice, repair, putt, bad luck, final card and records.

    The folders of the stage gain records.
    """
    take, atlas = stage.take, TileAtlas()
    courses = shipped_courses(load_catalogue())
    by_name = {one.name: one for one in courses}
    hills = by_name["Seven Hills"]
    won = replace(by_name["Clockwork Yard"], winner=Seat("", "yellow"))
    offered = [won, *stage.some(courses[1:])]
    torn = replace(hills, name="My first course", course=_torn(hills.course))
    cards = {"investment": "blue", "press-coverage": "purple", "training-coupon": "yellow"}
    book = PuttingBook(cards=cards)

    def picture_of(course_file: CourseFile) -> QPixmap:
        return QPixmap.fromImage(course_thumbnail(course_file.course, atlas))

    yield (
        "putting-choice",
        take(
            lambda look: PuttingChoiceScreen(
                look, iter([*offered, torn]), book, picture_of, _repair, atlas, PLAYERS
            )
        ),
    )
    yield "putting-repair", take(lambda look: RepairScreen(look, torn, _bench(torn), atlas))
    yield "putting-repair-by-hand", take(lambda look: _mending(look, torn, atlas))
    yield from stage.states(_rounds(take, by_name, atlas))
    course_file = by_name["Over and Under"]
    over = _round_in_a_state(course_file, _never, PEOPLE).match
    reasons, document = (Reason("strokes", 2.4),), course_document(course_file)
    yield from stage.states(review_scenes(stage, "putting-replay", over, 0.3, reasons, document))
    yield "putting-faces", take(lambda look: _faces(look, by_name["Seven Hills"], atlas))
    for day, (course_file, strokes) in enumerate(zip(courses, _STROKES, strict=False), 1):
        date = datetime(2026, 1, day, 20, 15, tzinfo=UTC)
        keep_round(stage.folders.putting, putt_course(course_file), strokes, {}, date)
    yield "putting-records", stage.records()
    year = year_of_rounds([putt_course(one) for one in courses], _ROUNDS)
    yield "putting-guest-book", stage.guest_book(year)
    yield "putting-badges", stage.guest_book((), badges=True)
    yield from lesson_scene(stage, "putting-lesson", "putt-dice-first-hole", 2)


def _rounds(take: Take, by_name: Mapping[str, CourseFile], atlas: TileAtlas) -> Iterator[Picture]:
    """Take the pictures of rounds of people and of computers, from their middle to the end."""
    for name, course, stop, seats in (
        ("putting", "Duck Ponds", _in_the_middle, PEOPLE),
        ("putting-bad-luck", "Seven Hills", _choosing_a_mishap, PEOPLE),
        ("putting-computer", "Flower Show", _turn_of_a_computer, BESIDE_COMPUTERS),
        ("putting-end", "Over and Under", _never, PEOPLE),
    ):
        session = _round_in_a_state(by_name[course], stop, seats)
        yield name, take(partial(_table, session=session, atlas=atlas))


def _repair(torn: CourseFile) -> Repair:
    return propose_repair(torn.course, torn.hole_numbers)


def _bench(torn: CourseFile) -> Workbench:
    return Workbench(torn.course, torn.hole_numbers, _repair(torn))


def _mending(look: Look, torn: CourseFile, atlas: TileAtlas) -> RepairScreen:
    """Return a repair with a change left out and a tile chosen that was turned by hand."""
    bench = _bench(torn)
    bench.switch(0)
    cell = list(torn.course.tiles)[5]
    bench.turn(cell)
    screen = RepairScreen(look, torn, bench, atlas)
    screen.pick(cell)
    return screen


def _table(
    look: Look, session: PuttingSession, atlas: TileAtlas
) -> MatchTable[PuttOffer, Action, Event]:
    wing = PuttTable(session, atlas)
    table = MatchTable(look, session, wing, _STILL)
    wing.meadow.console.ending.code_button.offer("P1K4-07MX-9FJT")
    return table


def _faces(
    look: Look, course_file: CourseFile, atlas: TileAtlas
) -> MatchTable[PuttOffer, Action, Event]:
    """Return a round in which all faces of the dice are looked at."""
    wing = PuttTable(_round_in_a_state(course_file, _in_the_middle, PEOPLE), atlas)
    table = MatchTable(look, wing.session, wing, _STILL)
    wing.meadow.console.turn_dice()
    return table


def _round_in_a_state(
    course_file: CourseFile, stop: Callable[[View], bool], seats: tuple[Seat, ...]
) -> PuttingSession:
    """Return a round that stops there first, everybody playing the best dice."""
    rules = putt_dice_rules()
    match = Match(rules, Setup(putt_course(course_file), seats), SEED)
    session = PuttingSession(rules, match, course_file.course)
    while session.to_move is not None and not stop(session.view):
        session.play(_next_action(session))
    return session


def _next_action(session: PuttingSession) -> Action:
    view = session.view
    match view.phase:
        case Phase.PUTT:
            return Roll(session.best_dice)
        case Phase.MISHAP:
            return ChooseMishap(Mishap.SPLASH)
        case _:
            return PickFirst(leaders_of_hole(view)[0])


def _in_the_middle(view: View) -> bool:
    return (view.round, view.turn, view.strokes) == (3, 1, 1)


def _turn_of_a_computer(view: View) -> bool:
    return view.round == 2 and view.order[view.turn] == 1 and view.strokes == 1


def _choosing_a_mishap(view: View) -> bool:
    return view.phase is Phase.MISHAP


def _never(view: View) -> bool:
    return False


def _torn(course: Course) -> Course:
    """Return a course with a tile turned and one missing."""
    first, second = list(course.tiles)[1], list(course.tiles)[9]
    tiles = {**course.tiles, first: course.tiles[first] ^ 1}
    del tiles[second]
    return course._replace(tiles=tiles)


PUTTS = 4


def belongings() -> str:
    """Check the dice, load the courses; return how many there are."""
    load_dice(resource("putt_dice"))
    courses = shipped_courses(load_catalogue())
    if not courses:
        raise Failed("courses to putt on are missing")
    return f"{len(courses)} courses"


def turns() -> tuple[ScriptedTurn, ...]:
    """Return a turn on a course that comes with the program."""
    return (ScriptedTurn("Putt Dice", _putt, "PuttTable"),)


def _putt(shell: PuttDiceShell) -> None:
    """Begin a round on the course proposed, and putt."""
    choice = shell.window.screen_shown
    if not isinstance(choice, PuttingChoiceScreen):
        raise Failed("no courses are shown")
    choice.main_button.click()
    session = shell.session
    if session is None:
        raise Failed("no round is open")
    putter = BestPutter(session.rules.dice)
    for _ in range(PUTTS):
        session.play(putter.choose(session.view))
