"""The rules of the solo game in short, and the keys, over whatever screen is shown."""

from minigolf_desktop.ui.screens.rules.dialog import RulesDialog

__all__ = ["RulesDialog"]
