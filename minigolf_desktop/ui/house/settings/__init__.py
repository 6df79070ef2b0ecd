"""The settings, over whatever screen is shown; each takes effect at once."""

from minigolf_desktop.ui.house.settings.dialog import SettingsDialog

__all__ = ["SettingsDialog"]
