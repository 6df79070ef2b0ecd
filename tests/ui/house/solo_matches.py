"""A game for one of Minigolf Designer in the window: begun, played on, and counted."""

from PySide6.QtCore import Qt

from minigolf_desktop.model.designer import ChooseLand, Phase, PutBack, Setup, Stop
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.new_game import WantedGame

Key = Qt.Key


def begin(player, land: int = 0, seed: str = "") -> None:
    """Begin the game that home offers, or that of a seed, on one of the lands that are dealt."""
    if seed:
        player.flow.new_game(DESIGNER)
        player.flow.shell.begin(WantedGame(Setup(), seed))
    else:
        player.press(Key.Key_Space, Key.Key_Return)
    player.session.play(ChooseLand(land))


def play_turns(player, turns: int) -> None:
    """Lay a tile on the land each turn, and put the others back."""
    for _ in range(turns):
        free = player.session.course.land.free
        on_land = (place for place in player.session.placements if place.cell in free)
        player.session.play(next(on_land))
        while player.session.match.state.phase is Phase.REST:
            slot = next(slot for slot, tile in enumerate(player.session.tiles) if tile >= 0)
            player.session.play(PutBack(slot))


def finish(player) -> None:
    """Stop, and have the points counted."""
    player.session.play(Stop())
    player.press(Key.Key_Return)
    assert player.screen_name == "CountingScreen"
