"""How long an opening day takes to draw, picture by picture, and what it uses when it is over.

Offscreen, 1920 x 1080, one core, 40 visitors: ``python tests/benchmarks/opening_day.py``. Prints
the processor time from the step of the clock to the pixels, as percentiles over a whole day, and
the processor time of ten idle seconds once it is over.

With ``--live`` a day goes by at its own pace, in a real window where QT_QPA_PLATFORM names one
(``xvfb-run -s '-screen 0 1920x1080x24' env QT_QPA_PLATFORM=xcb python ... --live``). Then the
intervals from one picture to the next are told, by the clock.
"""

import argparse
import os
import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.storage.putt_dice import shipped_course, shipped_paths
from minigolf_desktop.ui.common.application import dress, dress_window, make_application
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.kept import Tidying, keep_for_good
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.opening.screen import OpeningScreen

WINDOW = (1920, 1080)
PICTURES = 60
"""Pictures of a second of the day."""
IDLE_SECONDS = 10


def opened(name: str) -> tuple[QMainWindow, OpeningScreen, float]:
    """Return a window with the day of a course, and how long it took to work out."""
    catalogue = load_catalogue()
    path = next(path for path in shipped_paths() if path.stem == name)
    window, look = QMainWindow(), Look(LIGHT)
    # Python looks as seldom for garbage as in the program.
    Tidying(window)
    dress_window(window, look)
    began = time.process_time()
    course = shipped_course(path, catalogue)
    screen = OpeningScreen(look, course, putt_dice_rules(), "blue", Motion())
    window.setCentralWidget(screen)
    window.resize(*WINDOW)
    window.show()
    while screen.day is None or not screen.view.is_ready:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    return window, screen, time.process_time() - began


def drawn(screen: OpeningScreen) -> list[float]:
    """Return the processor time of each picture of a day, in milliseconds."""
    assert screen.day is not None
    screen.view.rest()
    screen.view.go(0.0)
    QApplication.processEvents()
    times = []
    for _ in range(int(screen.day.length * PICTURES)):
        began = time.process_time()
        screen.view.pass_by(1 / PICTURES)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        times.append(1000 * (time.process_time() - began))
    return times


def watched(screen: OpeningScreen) -> list[float]:
    """Return the intervals between the pictures of a day at its own pace, in milliseconds."""
    screen.view.rest()
    screen.view.go(0.0)
    QApplication.processEvents()
    moments: list[float] = []
    screen.view.moved_on.connect(lambda: moments.append(time.perf_counter()))
    loop = QEventLoop()
    screen.view.over.connect(loop.quit)
    screen.view.run()
    loop.exec()
    return [1000 * (after - before) for before, after in pairwise(moments)]


def tell(times: list[float]) -> None:
    """Print percentiles."""
    cuts = quantiles(times, n=1000)
    for name, value in (
        ("median", cuts[499]),
        ("95th percentile", cuts[949]),
        ("99th percentile", cuts[989]),
        ("99.9th percentile", cuts[998]),
        ("longest", max(times)),
    ):
        print(f"  {name}: {value:.1f} ms")


def main() -> None:
    """Measure a day on each of a few courses."""
    parser = argparse.ArgumentParser(description=sys.modules[__name__].__doc__)
    parser.add_argument("courses", nargs="*", default=["duck-ponds", "pocket-park"])
    parser.add_argument("--live", action="store_true")
    wanted = parser.parse_args()
    application = make_application()
    load_fonts()
    dress(application, Look(LIGHT))
    keep_for_good()
    for name in wanted.courses:
        window, screen, ready = opened(name)
        assert screen.day is not None
        keep_for_good()
        times = watched(screen) if wanted.live else drawn(screen)
        visitors = screen.day.visitors(screen.day.length)
        print(f"{name}, {visitors} visitors, {len(times)} pictures; ready after {ready:.2f} s")
        tell(times)
        loop = QEventLoop()
        QTimer.singleShot(1000 * IDLE_SECONDS, loop.quit)
        began = time.process_time()
        loop.exec()
        print(f"  {IDLE_SECONDS} s over: {time.process_time() - began:.3f} s")
        window.close()


if __name__ == "__main__":
    main()
