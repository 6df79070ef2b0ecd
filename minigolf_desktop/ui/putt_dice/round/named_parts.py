"""The parts of the screen of a round that lessons and tips tell about, by name."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.putt_dice.round.console import Console
from minigolf_desktop.ui.putt_dice.round.hole_view import HoleView


def round_parts(hole_view: HoleView, console: Console, **others: QWidget) -> dict[str, Finder]:
    """Return what finds each part. Tiles are counted from the tee, cards by their dice, from 1."""

    def tile(position: int) -> QRect:
        room = hole_view.tile_room(position - 1)
        return room.translated(hole_view.pos())

    def faces(_: int) -> QWidget | None:
        return console.tray if console.tray.shows_all_faces else None

    found: dict[str, QWidget] = {
        "hole": hole_view,
        "dice": console.choices,
        "question": console.question,
        "roll": console.main_button,
        "tray": console.tray,
        "faces-button": console.faces_button,
        "news": console.news,
        **others,
    }
    return {
        **{name: lambda _, part=part: part for name, part in found.items()},
        "tile": tile,
        "die-card": lambda count: console.cards[count - 1],
        "faces": faces,
    }
