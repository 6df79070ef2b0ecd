"""The names of players, as they were typed last."""

from collections.abc import Sequence

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS


def names_by_seat(settings: Settings) -> list[str]:
    """Return a name for each seat, empty where none was typed."""
    return [settings.golfer_names.get(colour.name, "") for colour in PLAYER_COLOURS]


def remember_names(window: MainWindow, names: Sequence[str]) -> None:
    """Keep the names of the players who play now, beside those of the others."""
    known = names_by_seat(window.settings)
    known[: len(names)] = names
    pairs = zip(PLAYER_COLOURS, known, strict=True)
    window.change_settings(golfer_names={colour.name: name for colour, name in pairs if name})
