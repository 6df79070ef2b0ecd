"""The first screen: go on with a game, begin one, records and the settings asked for most."""

from minigolf_desktop.ui.screens.home.screen import HomeScreen
from minigolf_desktop.ui.screens.home.welcome import Welcome, welcome

__all__ = ["HomeScreen", "Welcome", "welcome"]
