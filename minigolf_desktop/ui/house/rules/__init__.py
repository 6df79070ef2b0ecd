"""The rules of the solo game in short, and the keys, over whatever screen is shown."""

from minigolf_desktop.ui.house.rules.dialog import RulesDialog

__all__ = ["RulesDialog"]
