"""The first screen: go on with a game, begin one, records and the settings asked for most."""

from minigolf_desktop.ui.house.home.screen import HomeScreen
from minigolf_desktop.ui.house.home.welcome import Welcome, welcome

__all__ = ["HomeScreen", "Welcome", "welcome"]
