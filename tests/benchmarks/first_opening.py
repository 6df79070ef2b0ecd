"""How long the window is held when a game is opened for the first time, and until it shows.

    python tests/benchmarks/first_opening.py [--rounds N]

Each opening is of a program of its own: at once after its first paint, once home is at rest, or
then when its card was pointed at for a third of a second; and with a home as an old player has it
or with none. A timer ticks on the main thread all the
time: between two ticks lies the time of the processor that the window was not free. Until a game
shows is told by the clock, and by the processor, which other programs do not lengthen.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from arena import CHECKOUT, print_table
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import application_for_drawing, dress, look_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.translation import speak
from minigolf_desktop.ui.house.flow import Flow

GOLDEN_HOME = CHECKOUT / "tests" / "golden" / "home"
REST = 3.0
"""Seconds after which home is at rest."""
POINTING = 0.3
"""Seconds from pointing at a card to pressing its button."""
AT_ONCE, AT_REST, POINTED_AT = "at once", "home at rest", "pointed at"


def open_game(name: str, moment: str) -> None:
    """Open the set-up of a game in this process, and print the figures in milliseconds."""
    application = application_for_drawing()
    settings = Settings(animation_speed=0)
    dress(application, look_of(settings))
    window = MainWindow(Folders.of_user(), settings, speak("en"))
    flow = Flow(window, Folders.of_user(), in_pieces=True)
    flow.home()
    window.painted.connect(application.quit)
    window.appear()
    application.exec()
    before, holds = time.thread_time(), [0.0]

    def tick() -> None:
        nonlocal before
        now = time.thread_time()
        holds.append(now - before)
        before = now

    def wait(until: Callable[[], bool]) -> None:
        while not until():
            QApplication.processEvents()
            time.sleep(0.001)

    clock = QTimer()
    clock.timeout.connect(tick)
    clock.start(2)
    flow.warm_up()
    end = time.monotonic() + (0 if moment == AT_ONCE else REST)
    wait(lambda: time.monotonic() > end)
    game = next(one for one in flow._games if one.name == name)
    if moment == POINTED_AT:
        flow.come_near(game)
        end = time.monotonic() + POINTING
        wait(lambda: time.monotonic() > end)
    warming = max(holds)
    holds.clear()
    before = time.thread_time()
    home, begun, worked = window.screen_shown, time.monotonic(), time.process_time()
    flow.new_game(game)
    tick()
    wait(lambda: window.screen_shown is not home)
    shown, worked = time.monotonic() - begun, time.process_time() - worked
    end = time.monotonic() + 0.5
    wait(lambda: time.monotonic() > end)
    print(json.dumps([1000 * one for one in (warming, max(holds), worked, shown)]), flush=True)
    os._exit(0)


def opened(name: str, moment: str, played: bool) -> list[float]:
    """Open a game in a process of its own; return its figures."""
    with tempfile.TemporaryDirectory() as home:
        if played:
            shutil.copytree(GOLDEN_HOME, home, dirs_exist_ok=True)
        inherited = dict(os.environ)
        # Compiled modules are kept, as for any player.
        inherited.pop("PYTHONDONTWRITEBYTECODE", None)
        environment = {
            **inherited,
            "PYTHONPATH": os.pathsep.join((str(CHECKOUT), str(Path(__file__).parent))),
            "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir(), "minigolf-compiled")),
            "QT_QPA_PLATFORM": "offscreen",
            "MINIGOLF_DESKTOP_HOME": home,
        }
        told = subprocess.run(
            [sys.executable, __file__, "--open", name, "--moment", moment],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        figures: list[float] = json.loads(told.stdout)
        return figures


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="Open each game for the first time.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--open", help=argparse.SUPPRESS)
    parser.add_argument("--moment", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.open:
        open_game(wanted.open, wanted.moment)
        return
    rows = []
    for name in ("designer", "putt-dice", "eighteen-holes"):
        for moment in (POINTED_AT, AT_REST, AT_ONCE):
            for played in (False, True):
                rounds = [opened(name, moment, played) for _ in range(wanted.rounds)]
                figures = (f"{median(column):.0f} ms" for column in zip(*rounds, strict=True))
                rows.append((name, moment, "yes" if played else "no", *figures))
    titles = (
        *("game", "opened", "has files", "longest hold at home", "on opening"),
        *("processor until it shows", "by the clock"),
    )
    print_table(titles, rows)


if __name__ == "__main__":
    main()
