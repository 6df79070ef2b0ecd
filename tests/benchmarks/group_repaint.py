"""How long the table of five follows a dragged tile and turns over, and what it holds.

Five courses that lack one tile each, offscreen, 1920 x 1080, one core:
``python tests/benchmarks/group_repaint.py``. A turn is played: from the yes to a tile on the board
to the table of the next player, all of it painted. What is told is the longest turn of the event
loop in it, and all of them together. Nothing moves: the next player's table comes at once.
"""

from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from repaint import (
    Watch,
    in_a_window,
    measure_drag,
    resident,
    settle,
    watch_repaints,
)

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import (
    DesignerMatch,
    DesignerRules,
    EdgeChecking,
    Mode,
    Phase,
    PlaceTile,
    Setup,
)
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, make_application
from minigolf_desktop.ui.common.spare_time import SpareTime
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table import DesignerTable

COLOURS = tuple(colour.name for colour in PLAYER_COLOURS)
SEEDS = (5, 6, 7)
TURN = 28
"""Rounds after which a table is looked at: the game ends some rounds later."""
FIRST, ROUNDS = 10, 6
"""Rounds after which turns are measured, and for how many."""
CALM = 10
"""Turns of the loop without a picture to paint, after which nothing follows: parts of a screen
are painted one with each."""


def full_table(seed: int = SEEDS[0], turn: int = TURN, mode: Mode = Mode.FAMILY) -> DesignerTable:
    """Return a table that so many rounds were played at: at last every land lacks some tiles."""
    catalogue = load_catalogue()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    players = tuple(Seat(colour.title(), colour) for colour in COLOURS)
    setup = Setup(players=players, edges=EdgeChecking.ALLOW, mode=mode)
    match = Match(rules, setup, seed)
    while match.state.phase is not Phase.TURN or match.state.turn < turn:
        match.play(match.state.waiting[0], on_its_land(match))
    settings = Settings(animation_speed=0)
    session = TableSession(rules, match)
    wing = DesignerTable(session, TileAtlas(), settings)
    MatchTable(Look(LIGHT), session, wing, settings)
    return wing


def on_its_land(match: DesignerMatch) -> Any:
    """Return a placement on the land of who is to move; the first action where there is none."""
    state = match.state
    course = state.designers[state.waiting[0]].course
    legal = list(match.rules.legal(state))
    free = () if course is None else course.land.free
    placed = (one for one in legal if isinstance(one, PlaceTile) and one.cell in free)
    return next(placed, legal[0])


def until_calm() -> Watch:
    """Let the loop turn until nothing follows; return what each of its turns took."""
    loop, calm = Watch([], []), 0
    spare_time = SpareTime.of_application()
    while calm < CALM:
        with loop.running():
            QApplication.processEvents()
        calm = 0 if spare_time.is_wanted else calm + 1
    return loop


def measure_turns(wing: DesignerTable, longest: Watch, whole: Watch) -> None:
    """Play some rounds; add the longest turn of the loop of each turn, and all of its turns.

    Every course is seen before, and what a drag would paint is painted.
    """
    session, desk = wing.session, wing.desk
    wing.table.asks.handed_over.connect(wing.show_seat)
    for seat in range(len(COLOURS)):
        wing.look_at(seat)
        until_calm()
    wing.look_at(None)
    until_calm()
    end = session.table.turn + ROUNDS
    while not session.is_over and session.table.turn < end:
        action = on_its_land(session.match)
        if not isinstance(action, PlaceTile):
            session.play(action)
            until_calm()
            continue
        desk.propose(action.slot, action.cell, action.rotation)
        until_calm()
        before, yes = len(session.match.moves), Watch([], [])
        enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        QApplication.postEvent(wing.view, enter)
        with yes.running():
            QApplication.processEvents()
        if len(session.match.moves) == before:
            raise RuntimeError("a tile was refused, so that nothing was measured")
        after = until_calm()
        for one, kind in ((longest, max), (whole, sum)):
            one.clock.append(kind([*yes.clock, *after.clock]))
            one.processor.append(kind([*yes.processor, *after.processor]))


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
    print(f"resident: {resident():.0f} MB")
    longest, whole = Watch([], []), Watch([], [])
    for seed in SEEDS:
        another = full_table(seed, FIRST, Mode.ADVANCED)
        window.setCentralWidget(another.table)
        settle(window)
        measure_turns(another, longest, whole)
    longest.tell("the longest turn of the loop in a turn of the game")
    whole.tell("all turns of the loop in it")
    window.close()


if __name__ == "__main__":
    main()
