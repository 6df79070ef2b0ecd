"""What company costs: frames of a drag while the computer thinks, and whole games in the window.

A tile is carried over the board while the process beside the window has nothing but questions for
a hard player, and while it has none; in turn, so that other work on the machine meets both. Then
one person, who plays by chance, and three computers play a whole game of each kind in the window.
The processor time of a minute is that of the window alone.
"""

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import ChooseLand, Done, Phase, Stop
from minigolf_desktop.model.designer import Setup as DesignerSetup
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.putt_dice import Setup as PuttingSetup
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import application_for_drawing, dress, look_of
from minigolf_desktop.ui.common.computer_players import ask_for_decision
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.translation import speak
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

SEED = 11
COLUMNS = 6
"""Cells of a row that it is carried over, and rows."""
TILES = 12
"""Tiles on the course over which another is carried."""
FRAMES, ROUNDS = 150, 8
"""Frames of a drag, and how often it is carried with and without company."""
QUESTIONS = 200
"""More than are answered while a tile is carried."""
ADA = Seat("Ada", "red", Level.HARD, Character.ADA)
LONGEST = 900.0
"""Seconds after which a game is given up."""


def opened(home: Path) -> Flow:
    """Return the flow of a window on an empty home."""
    settings = Settings(animation_speed=0)
    application = application_for_drawing()
    dress(application, look_of(settings))
    folders = Folders.below(home)
    window = MainWindow(folders, settings, speak("en"))
    flow = Flow(window, folders)
    flow.home()
    window.resize(1366, 768)
    window.show()
    QTest.qWait(300)
    return flow


def begun(flow: Flow, game: Any, setup: Any) -> Any:
    """Begin a match in the window and return its shell."""
    flow.new_game(game)
    shell = flow.shell_of(game)
    shell.beginning.begin(setup, SEED)
    return shell


Frame = tuple[float, float]
"""Milliseconds that a frame took, and of them those that the window worked."""


def drag(view: Any, frames: int) -> list[Frame]:
    """Carry the tile in hand from cell to cell; return what each frame took."""
    port = view.viewport()
    wide, high, side = port.width(), port.height(), view.tile_size
    times = []
    for frame in range(frames):
        row, column = divmod(frame, COLUMNS)
        x = 0.3 * wide + side * column
        y = 0.2 * high + side * (row % COLUMNS)
        began, worked = time.perf_counter(), time.thread_time()
        QTest.mouseMove(port, QPoint(round(x), round(y)))
        QApplication.processEvents()
        whole, work = time.perf_counter() - began, time.thread_time() - worked
        times.append((1000 * whole, 1000 * work))
    return times


def frames_of_drags(flow: Flow) -> None:
    """Measure a drag with and without a hard player that thinks."""
    shell = begun(flow, DESIGNER, DesignerSetup())
    session, chance = shell.open_session, random.Random(SEED)
    session.play(ChooseLand(0))
    while len(session.course.tiles) < TILES or session.phase is not Phase.TURN:
        action = random_action(session.rules, session.match.state, chance)
        if not isinstance(action, Stop):
            session.play(action)
    screen: Any = flow._window.screen_shown
    worker = flow._window.workers.rival
    found: dict[bool, list[Frame]] = {False: [], True: []}
    screen.wing.desk.take(0)
    drag(screen.wing.view, FRAMES)
    for _ in range(ROUNDS):
        for thinks in found:
            if thinks:
                told = session.told_to_move("match")
                for _ in range(QUESTIONS):
                    ask_for_decision(worker, told, ADA, why=True)
                QTest.qWait(1500)
            found[thinks] += drag(screen.wing.view, FRAMES)
            assert worker.is_busy is thinks, "it thinks all the time, or not at all"
            worker.end()
    shell.put_away()
    for thinks, times in found.items():
        words = "hard thinks" if thinks else "nobody thinks"
        for name, one in zip(
            ("frame", "work of the window"), zip(*times, strict=True), strict=True
        ):
            p99 = sorted(one)[round(0.99 * len(one))]
            figures = f"{median(one):.2f} | {p99:.2f} | {max(one):.2f}"
            print(f"| {words} | {name} | {len(one)} | {figures} |", flush=True)


def four(colours: tuple[str, ...], level: Level) -> tuple[Seat, ...]:
    """Return a person and three computers."""
    names = ("Odile", "Bruno", "Cleo", "Dario")
    who = (None, Character.BRUNO, Character.CLEO, Character.DARIO)
    return tuple(
        Seat(name, colour, None if one is None else level, one)
        for name, colour, one in zip(names, colours, who, strict=True)
    )


def whole_game(flow: Flow, name: str, game: Any, setup: Any) -> None:
    """Let one person and three computers play a game to its end in the window."""
    shell = begun(flow, game, setup)
    session, chance = shell.open_session, random.Random(SEED)
    began, worked = time.monotonic(), time.process_time()
    fallen = 0
    while session.to_move is not None and time.monotonic() - began < LONGEST:
        QApplication.processEvents()
        screen: Any = flow._window.screen_shown
        fallen += type(screen).__name__ == "CurtainScreen"
        pace = getattr(screen, "pace", None)
        if session.computer_to_move is not None:
            if pace is not None:
                pace.hurry()
            time.sleep(0.001)
        else:
            _act(session, chance)
            QTest.keyClick(screen, Qt.Key.Key_Space)
    whole, busy = time.monotonic() - began, time.process_time() - worked
    over = "over" if session.to_move is None else "not over"
    moves = session.match.moves
    own = sum(move.seat == 0 for move in moves)
    figures = f"{own} | {len(moves) - own} | {whole:.0f} | {busy:.0f} | {fallen}"
    print(f"| {name}, {over} | {figures} |", flush=True)
    shell.put_away()


def _act(session: Any, chance: random.Random) -> None:
    """Let the person do anything."""
    if session.rules.name == "designer":
        action = random_action(session.rules, session.match.state, chance)
        session.play(Done() if session.phase is Phase.REST else action)
    else:
        session.play(chance.choice(list(session.rules.legal(session.match.state))))


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="putt-dice,18-holes,designer")
    parser.add_argument("--level", type=Level, default=Level.HARD)
    wishes = parser.parse_args()
    wanted, level = wishes.games.split(","), wishes.level
    box = load_box()
    course = putt_course(shipped_courses(load_catalogue())[0])
    meadow = next(one.course for one in box.presets if one.course.id == "practice-meadow")
    blank = ("",) * 4
    games: dict[str, Callable[[], tuple[Any, Any]]] = {
        "putt-dice": lambda: (PUTT_DICE, PuttingSetup(course, four(blank, level))),
        "18-holes": lambda: (
            EIGHTEEN_HOLES,
            GolfSetup(meadow, Mode.MATCH, blank, ClubChoice.DRAFT, four(blank, level)),
        ),
        "designer": lambda: (
            DESIGNER,
            DesignerSetup(players=four(("red", "blue", "yellow", "purple"), level)),
        ),
    }
    with tempfile.TemporaryDirectory() as home:
        flow = opened(Path(home))
        print("| drag | of it | frames | median ms | p99 ms | longest ms |")
        frames_of_drags(flow)
        print("| game | own moves | moves of computers | s | s of the window | curtains |")
        for name in filter(None, wanted):
            whole_game(flow, name, *games[name]())
        flow._window.close()


if __name__ == "__main__":
    main()
