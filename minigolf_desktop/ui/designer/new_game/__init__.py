"""Setting up a game: players, version, clients, lands, help with edges, practice, seed."""

from minigolf_desktop.ui.designer.new_game.screen import (
    NewGameScreen,
    WantedGame,
    hints_of,
    players_of_last_time,
    setting_changes,
    wanted_by,
)

__all__ = [
    "NewGameScreen",
    "WantedGame",
    "hints_of",
    "players_of_last_time",
    "setting_changes",
    "wanted_by",
]
