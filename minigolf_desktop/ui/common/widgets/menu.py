"""Menus that open at a point."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show the menu at a point of the screen, its checked entry chosen."""
    checked = next((action for action in menu.actions() if action.isChecked()), None)
    menu.popup(at)
    if checked is not None:
        menu.setActiveAction(checked)
