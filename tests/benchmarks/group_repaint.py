"""How long the table of five follows a dragged tile and turns over, and what it holds.

Five courses that lack one tile each, offscreen, 1920 x 1080, one core:
``python tests/benchmarks/group_repaint.py``. A turn is from the action to the pixels of the same
player's course and score; a hand-over is all that the next player sees, painted anew.
"""

from PySide6.QtWidgets import QApplication
from repaint import (
    Watch,
    in_a_window,
    measure_drag,
    resident,
    settle,
    watch_repaints,
)

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    EdgeChecking,
    Pass,
    Phase,
    Setup,
)
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.appearance import dress
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table import TableScreen

COLOURS = tuple(colour.name for colour in PLAYER_COLOURS)
SEEDS = (5, 6, 7)
TURN = 28
"""Rounds after which a table is looked at: the game ends some rounds later."""


def full_table(seed: int = SEEDS[0]) -> TableScreen:
    """Return a table at which every land lacks some tiles."""
    catalogue = load()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    players = tuple(Seat(colour.title(), colour) for colour in COLOURS)
    setup = Setup(players=players, edges=EdgeChecking.ALLOW)
    match = Match(rules, setup, seed)
    while match.state.phase is not Phase.TURN or match.state.turn < TURN:
        state = match.state
        seat = state.waiting[0]
        course = state.designers[seat].course
        if course is None:
            match.play(seat, ChooseLand(0))
            continue
        free = course.land.free
        match.play(seat, next(one for one in rules.placements(state) if one.cell in free))
    settings = Settings(animation_speed=0)
    session = TableSession(rules, match)
    return TableScreen(session, TileAtlas(), Look(LIGHT), settings)


def measure_turns(table: TableScreen, turns: Watch, hand_overs: Watch) -> None:
    """Pass turn after turn until the game is over; add the times of turns and of hand-overs.

    What the first turn of each player takes is left out: every course is painted for the first
    time then.
    """
    before = len(turns.clock)
    while table.session.phase is Phase.TURN:
        with turns.running():
            played = table.session.play(Pass())
            table.repaint()
        if not played:
            raise RuntimeError("a pass was refused, so that nothing was measured")
        with hand_overs.running():
            table.show_seat(table.session.seat)
            QApplication.processEvents()
    for watch in (turns, hand_overs):
        watch.forget(before, before + len(COLOURS))


def main() -> None:
    """Measure and print."""
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    dress(application, Look(LIGHT))
    repaints = watch_repaints()
    table = full_table()
    window = in_a_window(table)
    settle(window)
    first, moves = measure_drag(table, repaints)
    repaints.tell("repaint of the board")
    first.tell("from the event to the pixels, the first time over each cell")
    moves.tell("from the event to the pixels")
    turns, hand_overs = Watch([], []), Watch([], [])
    measure_turns(table, turns, hand_overs)
    print(f"resident: {resident():.0f} MB")
    for seed in SEEDS[1:]:
        another = full_table(seed)
        window.setCentralWidget(another)
        settle(window)
        measure_turns(another, turns, hand_overs)
    turns.tell("a turn")
    hand_overs.tell("a hand-over")
    window.close()


if __name__ == "__main__":
    main()
