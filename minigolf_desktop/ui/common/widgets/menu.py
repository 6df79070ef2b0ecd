"""Menus that open at a point."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show the menu at a point of the screen, its checked entry chosen."""
    checked = next((action for action in menu.actions() if action.isChecked()), None)
    menu.popup(at)
    if checked is not None:
        menu.setActiveAction(checked)


def picture_menu(parent: QWidget, side: int) -> QMenu:
    """Return a menu whose pictures are so many pixels wide; it goes when it is closed.

    Other menus show pictures in the size of icons: too small to know a face or a shape.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setStyleSheet(f"QMenu {{ icon-size: {side}px; }}")
    return menu
