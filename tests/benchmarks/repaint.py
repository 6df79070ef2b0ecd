"""How long the table takes to follow a tile dragged over a full board, and what it uses at rest.

Offscreen, 1920 x 1080, one core: ``python tests/benchmarks/repaint.py``. Prints the time of the
board's own repaint, the time from the event to the pixels, the processor time of ten idle seconds
and the memory that the whole process holds.
"""

import os
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QPointF, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Discard,
    EdgeChecking,
    Setup,
)
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, dress_window, make_application
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.common.kept import Tidying, keep_for_good
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.tile_item import CELL
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table import DesignerTable

WINDOW = (1920, 1080)
ROUNDS = 12
IDLE_SECONDS = 10
SECONDS_OF_REST = 2
"""Before anything is measured: a player looks at the table first."""
SECONDS_TO_THE_BOARD = 0.3
"""From taking a tile to the first cell."""


def full_table() -> DesignerTable:
    """Return a table whose land lacks one tile."""
    catalogue = load_catalogue()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    match = Match(rules, Setup(edges=EdgeChecking.ALLOW), 5)
    match.play(0, ChooseLand(0))
    while True:
        course = match.state.designers[0].course
        assert course is not None
        if course.missing == 1:
            break
        placement = next(p for p in rules.placements(match.state) if p.cell in course.land.free)
        match.play(0, placement)
        match.play(0, Discard(1 - placement.slot))
    session = TableSession(rules, match)
    wing = DesignerTable(session, TileAtlas(), Settings())
    MatchTable(Look(LIGHT), session, wing, Settings())
    return wing


def in_a_window(wing: DesignerTable) -> QMainWindow:
    """Show a table in a window that is dressed as in the program: panels have their paper."""
    window = QMainWindow()
    window.setCentralWidget(wing.table)
    # Python looks as seldom for garbage as in the program, where content was loaded long before.
    Tidying(window)
    keep_for_good()
    dress_window(window, Look(LIGHT))
    window.resize(*WINDOW)
    window.show()
    return window


def rest(seconds: float) -> None:
    """Let the program do what it does while nobody does anything."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def settle(window: QMainWindow) -> None:
    """Let a player look at a window until all of it is painted: on a busy machine that is later."""
    rest(SECONDS_OF_REST)
    while any(one.busy for one in window.findChildren(PaintingLater)):
        QApplication.processEvents()


class Watch(NamedTuple):
    """Times in milliseconds, on the clock and of the processor: other programs may run too."""

    clock: list[float]
    processor: list[float]

    def clear(self) -> None:
        """Forget all times."""
        self.clock.clear()
        self.processor.clear()

    def forget(self, first: int, end: int) -> None:
        """Forget some times, from the first to before the end."""
        del self.clock[first:end], self.processor[first:end]

    def tell(self, name: str) -> None:
        """Print median and 99th percentile."""
        for kind, times in (("clock", self.clock), ("processor", self.processor)):
            worst = quantiles(times, n=100)[98]
            print(f"{name}, {kind}: median {median(times):.2f} ms, 99th percentile {worst:.2f} ms")

    @contextmanager
    def running(self) -> Iterator[None]:
        """Add the time that something takes."""
        clock, processor = time.perf_counter(), time.thread_time()
        yield
        self.clock.append((time.perf_counter() - clock) * 1000)
        self.processor.append((time.thread_time() - processor) * 1000)


def watch_repaints(boards: type[BoardWindow] = BoardView) -> Watch:
    """Return a watch on every repaint of boards that are made from now on."""
    watch = Watch([], [])
    paint = boards.paintEvent

    def timed(view: BoardWindow, event: QPaintEvent) -> None:
        with watch.running():
            paint(view, event)

    boards.paintEvent = timed  # type: ignore[assignment, method-assign]
    return watch


def in_a_snake(cells: list[int]) -> list[int]:
    """Return cells row by row, every other row backwards, as a pointer would pass them."""
    places = sorted((unpack(cell) for cell in cells), key=lambda at: (at.y, at.x * (-1) ** at.y))
    return [pack(*place) for place in places]


def measure_drag(wing: DesignerTable, repaints: Watch) -> tuple[Watch, Watch]:
    """Drag a tile to and fro; return the times from each event to its pixels.

    First come those of the first lap, on which every cell is come to for the first time, then all
    others.
    """
    first, moves = Watch([], []), Watch([], [])
    course = wing.session.course
    assert course is not None
    cells = in_a_snake([*course.tiles, *course.front])
    wing.desk.take(0)
    rest(SECONDS_TO_THE_BOARD)
    for lap in range(ROUNDS + 1):
        if lap == 1:
            repaints.clear()
        for cell in cells:
            x, y = unpack(cell)
            with (moves if lap else first).running():
                wing.desk.tool.hover(QPointF(x + 0.5, y + 0.5) * CELL)
                QApplication.processEvents()
    wing.desk.rest()
    return first, moves


def idle_time() -> float:
    """Return the processor time used in some seconds of rest, in seconds."""
    before = time.process_time()
    rest(IDLE_SECONDS)
    return time.process_time() - before


def resident() -> float:
    """Return the memory that the process holds now, in MB; its peak where that is unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / 1e6


def main() -> None:
    """Measure and print."""
    application = make_application()
    load_fonts()
    dress(application, Look(LIGHT))
    repaints = watch_repaints()
    wing = full_table()
    window = in_a_window(wing)
    settle(window)
    first, moves = measure_drag(wing, repaints)
    repaints.tell("repaint of the board")
    first.tell("from the event to the pixels, the first time over each cell")
    moves.tell("from the event to the pixels")
    print(f"processor time in {IDLE_SECONDS} s of rest: {idle_time():.2f} s")
    print(f"resident: {resident():.0f} MB")
    window.close()


if __name__ == "__main__":
    main()
