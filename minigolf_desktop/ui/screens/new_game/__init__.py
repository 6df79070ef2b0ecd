"""Setting up a solo game: lands, clients, help with edges, practice and the seed."""

from minigolf_desktop.ui.screens.new_game.screen import NewGameScreen
from minigolf_desktop.ui.screens.new_game.wanted import (
    WantedGame,
    setting_changes,
    wanted_by,
)

__all__ = ["NewGameScreen", "WantedGame", "setting_changes", "wanted_by"]
