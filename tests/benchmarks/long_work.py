"""How long the window is held by long work, and how long the work takes.

A timer ticks on the main thread all the time: between two ticks lies the time of the processor
that the window was not free. Repairs, pictures and small pictures are worked on in a process of
their own; their whole time is told as well.
"""

import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.content.designer import Catalogue, designer_rules, load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import Course, Setup, empty_course, place
from minigolf_desktop.model.designer.box import FITS
from minigolf_desktop.model.designer.setup import Mode
from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.designer.courses import CourseFile, write_course
from minigolf_desktop.storage.eighteen_holes import write_golf_course
from minigolf_desktop.storage.folders import HOME_VARIABLE, JOURNAL_ENDING, Folders
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common import file_dialog as saving
from minigolf_desktop.ui.common.application import application_for_drawing, dress, look_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.translation import speak
from minigolf_desktop.ui.designer.results import save_picture_of
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE
from minigolf_desktop.ui.putt_dice.repair import RepairScreen
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell

SHELF = 500
SAVED = 300
GOLDEN_HOME = Path(__file__).parents[1] / "golden" / "home"
GAMES = 5
TILES = 272
MISFITS = 0.002
"""Share of the placements that do not fit which is allowed on the course of 272 tiles."""


class Ticks(QObject):
    """Knows the longest time of the processor between two ticks of the main thread."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._before = time.thread_time()
        self._clock = QTimer(self)
        self._clock.setInterval(2)
        self._clock.timeout.connect(self._tick)
        self._clock.start()

    def _tick(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self._before)
        self._before = now


def courses_of_games(players: int, *, expansion: bool) -> Iterator[CourseFile]:
    """Yield the courses of whole random games."""
    seats = tuple(Seat("") for _ in range(players)) if players > 1 else ()
    mode = Mode.ADVANCED if players > 1 else Mode.FAMILY
    setup = Setup(players=seats, mode=mode, expansion=expansion)
    rules = designer_rules()
    for seed in range(GAMES):
        state, chance = rules.start(setup, seed).state, random.Random(seed)
        while rules.to_move(state) is not None:
            state = rules.apply(state, random_action(rules, state, chance)).state
        designer = state.designers[0]
        if designer.course is not None:
            yield CourseFile("Random", designer.course, (), designer.numbers)


def large_course(catalogue: Catalogue, misfits: float) -> Course:
    """Return a course of 272 tiles laid at random, of which some may not fit."""
    chance = random.Random(1)
    course = empty_course(shipped_courses(catalogue)[0].course.box, catalogue.lands[0])
    bag = [index for index, design in enumerate(course.box.designs) for _ in range(design.copies)]
    chance.shuffle(bag)
    for design in bag[:TILES]:
        open_to = [
            (cell, 4 * design + turn)
            for cell, code in course.front.items()
            for turn in range(4)
            if FITS[course.box.path_sides[4 * design + turn]][code] or chance.random() < misfits
        ]
        if open_to:
            # Where most neighbours are where all fit: so holes come to an end.
            weights = [
                course.front[cell].bit_count() ** (0 if misfits else 9) for cell, _ in open_to
            ]
            course = place(course, *chance.choices(open_to, [1 + one for one in weights])[0])
    return course


@contextmanager
def home(application: QApplication, catalogue: Catalogue, shelf: int) -> Iterator[Flow]:
    """Open a window on a home with so many courses."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        folders = Folders.of_user()
        folders.courses.mkdir(parents=True)
        shipped = shipped_courses(catalogue)
        for number in range(shelf):
            course_file = replace(shipped[number % len(shipped)], name=f"Course {number}")
            write_course(folders.courses / f"{number}.minigolf", course_file)
        settings = Settings(animation_speed=0)
        dress(application, look_of(settings))
        window = MainWindow(folders, settings, speak("en"))
        flow = Flow(window, folders)
        flow.home()
        window.resize(1920, 1080)
        window.show()
        wait(lambda: False, 0.3)
        yield flow
        window.close()


def wait(until: Callable[[], bool], longest: float = 60.0) -> None:
    """Let the window live until something is so."""
    end = time.monotonic() + longest
    while not until() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.001)


def measured(act: Callable[[], object], until: Callable[[], bool]) -> tuple[float, float]:
    """Return the longest hold of the window, and the whole time of some work, in milliseconds."""
    ticks = Ticks()
    began = time.monotonic()
    act()
    wait(until)
    whole = time.monotonic() - began
    wait(lambda: False, 0.05)
    return 1000 * ticks.longest, 1000 * whole


def repair(flow: Flow, course_file: CourseFile) -> tuple[float, float]:
    """Return the figures of a repair, from the wish to the screen."""
    shell = flow.shell_of(PUTT_DICE)
    assert isinstance(shell, PuttDiceShell)
    shell.choose(course_file)
    shell.put_away()
    wait(lambda: False, 0.5)
    return measured(
        lambda: shell.mend(course_file), lambda: isinstance(flow._window.screen_shown, RepairScreen)
    )


def tell(what: str, figures: list[tuple[float, float]]) -> None:
    """Print the longest hold of the window, and the time of the work."""
    holds, wholes = [one[0] for one in figures], [one[1] for one in figures]
    print(f"| {what} | {max(holds):.0f} ms | {median(wholes):.0f} ms |", flush=True)


def lay_own_golf_courses(flow: Flow) -> None:
    """Write so many golf courses of one's own."""
    presets, folder = load_box().presets, flow._folders.golf_courses
    folder.mkdir(parents=True)
    for number in range(SHELF):
        course = replace(presets[number % len(presets)].course, name=f"Course {number}")
        write_golf_course(folder / f"{number}.json", course)


def lay_saved_games(flow: Flow) -> None:
    """Save so many games, as if they had been played."""
    journals = sorted(GOLDEN_HOME.rglob(f"*{JOURNAL_ENDING}"))
    flow._folders.saves.mkdir(parents=True, exist_ok=True)
    for number in range(SAVED):
        journal = journals[number % len(journals)]
        shutil.copy(journal, flow._folders.saves / f"{number}{JOURNAL_ENDING}")


def at_rest(flow: Flow) -> Callable[[], bool]:
    """Return what tells whether nothing is painted or listed any more."""
    return lambda: not any(one.busy for one in flow._window.findChildren(PaintingLater))


def main() -> None:
    """Measure."""
    application = application_for_drawing()
    catalogue = load_catalogue()
    print("| work | longest hold of the window | until it is done |")
    with home(application, catalogue, 0) as flow:
        for name, players, expansion in (("solo", 1, False), ("group, expansion", 3, True)):
            courses = courses_of_games(players, expansion=expansion)
            tell(f"repair after a random game, {name}", [repair(flow, one) for one in courses])
        wild = CourseFile("Wild", large_course(catalogue, MISFITS), ())
        tell(f"repair of a course of {len(wild.course.tiles)} tiles", [repair(flow, wild)])
        fitting = CourseFile("Large", large_course(catalogue, 0.0), ())
        for ending in (".png", ".svg", ".pdf"):
            path = Path(tempfile.mkdtemp()) / f"course{ending}"
            vars(saving)["ask_where_to_save"] = lambda *_, path=path: path
            figures = measured(lambda: save_picture_of(flow._window, fitting), path.exists)
            tell(f"picture of {len(fitting.course.tiles)} tiles, {ending[1:]}", [figures])
    with home(application, catalogue, SHELF) as flow:
        window = flow._window

        def is_filled() -> bool:
            painting = window.findChildren(PaintingLater)
            return len(painting) > 1 and not any(one.busy for one in painting)

        figures = measured(lambda: flow.new_game(PUTT_DICE), is_filled)
        tell(f"shelf of {SHELF} courses, Putt Dice", [figures])
    with home(application, catalogue, 0) as flow:
        lay_own_golf_courses(flow)
        flow.shell_of(EIGHTEEN_HOLES)
        for time_of_it in ("first", "second"):
            figures = measured(lambda: flow.new_game(EIGHTEEN_HOLES), at_rest(flow))
            tell(f"shelf of {SHELF} courses, 18 Holes, opened the {time_of_it} time", [figures])
            flow.home()
            wait(lambda: False, 0.3)
        lay_saved_games(flow)
        tell(f"list of {SAVED} saved games", [measured(flow.all_games, at_rest(flow))])


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
