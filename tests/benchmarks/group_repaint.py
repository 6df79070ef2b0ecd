"""How long the table of five follows a dragged tile and turns over, and what it holds.

Five courses that lack one tile each, offscreen, 1920 x 1080, one core:
``python tests/benchmarks/group_repaint.py``. A turn is from the action to the pixels of the same
player's course and score; a hand-over is all that the next player sees, painted anew.
"""

from PySide6.QtWidgets import QApplication
from repaint import (
    SECONDS_OF_REST,
    Watch,
    in_a_window,
    measure_drag,
    resident,
    rest,
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
TURNS = 60


def full_table() -> TableScreen:
    """Return a table at which every land lacks some tiles."""
    catalogue = load()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    players = tuple(Seat(colour.title(), colour) for colour in COLOURS)
    setup = Setup(players=players, edges=EdgeChecking.ALLOW)
    match = Match(rules, setup, 5)
    while match.state.phase is not Phase.TURN or match.state.turn < 32:
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


def measure_turns(table: TableScreen) -> tuple[Watch, Watch]:
    """Pass turn after turn; return the times of turns and of hand-overs."""
    turns, hand_overs = Watch([], []), Watch([], [])
    for turn in range(TURNS + 2 * len(COLOURS)):
        if turn == 2 * len(COLOURS):
            # Before, every course is painted for the first time.
            turns.clear()
            hand_overs.clear()
        with turns.running():
            table.session.play(Pass())
            table.repaint()
        with hand_overs.running():
            table.show_seat(table.session.seat)
            QApplication.processEvents()
    return turns, hand_overs


def main() -> None:
    """Measure and print."""
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    dress(application, Look(LIGHT))
    repaints = watch_repaints()
    table = full_table()
    window = in_a_window(table)
    rest(SECONDS_OF_REST)
    first, moves = measure_drag(table, repaints)
    repaints.tell("repaint of the board")
    first.tell("from the event to the pixels, the first time over each cell")
    moves.tell("from the event to the pixels")
    turns, hand_overs = measure_turns(table)
    turns.tell("a turn")
    hand_overs.tell("a hand-over")
    print(f"resident: {resident():.0f} MB")
    window.close()


if __name__ == "__main__":
    main()
