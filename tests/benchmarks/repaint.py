"""How long the table takes to follow a tile dragged over a full board, and what it uses at rest.

Offscreen, 1920 x 1080, one core: ``python tests/benchmarks/repaint.py``. Prints the time of the
board's own repaint, the time from the event to the pixels, the processor time of ten idle seconds
and the memory that the whole process holds.
"""

import os
import resource
import sys
import time
from pathlib import Path
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QElapsedTimer, QEventLoop, QPointF, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from minigolf_desktop.content import load
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Discard,
    EdgeChecking,
    Setup,
)
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.appearance import dress
from minigolf_desktop.ui.art.atlas import TileAtlas
from minigolf_desktop.ui.boards.tile_item import CELL
from minigolf_desktop.ui.boards.view import BoardView
from minigolf_desktop.ui.bridge import Session
from minigolf_desktop.ui.screens.table import TableScreen
from minigolf_desktop.ui.theme import LIGHT, load_fonts
from minigolf_desktop.ui.widgets.look import Look

WINDOW = (1920, 1080)
ROUNDS = 12
IDLE_SECONDS = 10


def full_table() -> TableScreen:
    """Return a table whose land lacks one tile."""
    catalogue = load()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    match = Match(rules, Setup(edges=EdgeChecking.ALLOW), 5)
    match.play(0, ChooseLand(0))
    while True:
        course = match.state.course
        assert course is not None
        if course.missing == 1:
            break
        placement = next(p for p in rules.placements(match.state) if p.cell in course.land.free)
        match.play(0, placement)
        match.play(0, Discard(1 - placement.slot))
    return TableScreen(Session(rules, match), catalogue, TileAtlas(), LIGHT, Settings())


def watch_repaints() -> list[float]:
    """Return a list that the time of every repaint of a board goes into, in milliseconds.

    Boards made before are not watched.
    """
    repaints: list[float] = []

    def timed(view: BoardView, event: QPaintEvent) -> None:
        clock = QElapsedTimer()
        clock.start()
        QGraphicsView.paintEvent(view, event)
        repaints.append(clock.nsecsElapsed() / 1e6)

    BoardView.paintEvent = timed  # type: ignore[method-assign]
    return repaints


def measure_drag(table: TableScreen, repaints: list[float]) -> list[float]:
    """Drag a tile to and fro; return the times of whole moves, in milliseconds."""
    moves: list[float] = []
    clock = QElapsedTimer()
    course = table.session.state.course
    assert course is not None
    cells = [*course.tiles, *course.front]
    table.desk.take(0)
    QApplication.processEvents()
    for lap in range(ROUNDS + 1):
        if lap == 1:
            # The first lap works out worths and paints the pictures for the first time.
            repaints.clear()
            moves.clear()
        for cell in cells:
            x, y = unpack(cell)
            clock.start()
            table.desk.tool.hover(QPointF(x + 0.5, y + 0.5) * CELL)
            QApplication.processEvents()
            moves.append(clock.nsecsElapsed() / 1e6)
    table.desk.rest()
    return moves


def idle_time() -> float:
    """Return the processor time used in some seconds of rest, in seconds."""
    loop = QEventLoop()
    QTimer.singleShot(IDLE_SECONDS * 1000, loop.quit)
    before = time.process_time()
    loop.exec()
    return time.process_time() - before


def resident() -> float:
    """Return the memory that the process holds now, in MB; its peak where that is unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / 1e6


def tell(name: str, times: list[float]) -> None:
    """Print median and 99th percentile."""
    worst = quantiles(times, n=100)[98]
    print(f"{name}: median {median(times):.2f} ms, 99th percentile {worst:.2f} ms")


def main() -> None:
    """Measure and print."""
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    dress(application, Look(LIGHT))
    repaints = watch_repaints()
    table = full_table()
    table.resize(*WINDOW)
    table.show()
    application.processEvents()
    moves = measure_drag(table, repaints)
    tell("repaint of the board", repaints)
    tell("from the event to the pixels", moves)
    print(f"processor time in {IDLE_SECONDS} s of rest: {idle_time():.2f} s")
    print(f"resident: {resident():.0f} MB")


if __name__ == "__main__":
    main()
