"""Dresses the application: fonts, palette and style sheet by the player's settings."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import DARK, LIGHT, Theme, font, stylesheet
from minigolf_desktop.ui.common.widgets.look import Look

LEAST_ROOM = QSize(1100, 614)
"""Room that any screen needs at an interface scale of 1, in logical pixels."""


def room() -> QSize:
    """Return how large a window may be on the first display, in logical pixels."""
    display = QGuiApplication.primaryScreen()
    return display.availableSize() if display else LEAST_ROOM


def largest_scale() -> float:
    """Return how far the interface may be enlarged before a screen has no room for itself."""
    size = room()
    return max(1.0, min(size.width() / LEAST_ROOM.width(), size.height() / LEAST_ROOM.height()))


def look_of(settings: Settings) -> Look:
    """Return the theme and scale that the settings ask for; ``system`` follows the desktop.

    The scale is not larger than the display has room for: the setting stays, for a larger one.
    """
    return Look(_theme(settings.theme), min(settings.scale / 100, largest_scale()))


def _theme(name: str) -> Theme:
    if name == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if name == "dark" else LIGHT


def dress(application: QApplication, look: Look) -> None:
    """Give every widget of the application this look."""
    theme = look.theme
    palette = QPalette(theme.inset, theme.window)
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.WindowText, theme.text),
        (roles.Text, theme.text),
        (roles.ButtonText, theme.text),
        (roles.Base, theme.panel),
        (roles.AlternateBase, theme.inset),
        (roles.PlaceholderText, theme.second_text),
        (roles.Highlight, theme.focus),
        (roles.HighlightedText, theme.panel),
        (roles.ToolTipBase, theme.pill),
        (roles.ToolTipText, theme.pill_text),
        (roles.Link, theme.link),
    ):
        palette.setColor(role, colour)
    application.setPalette(palette)
    application.setFont(font("body", look.scale))
    application.setStyleSheet(stylesheet(theme, look.scale))
