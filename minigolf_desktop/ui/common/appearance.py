"""Dresses the application and its window by the player's settings.

Fonts and palette belong to the application, the style sheet to the window. Were it the
application's, a widget that comes into another would be measured and dressed anew with all that
lies in it, on every step up to the window: half of the work of making a screen. So it is dressed
once, when its screen comes into the window, and has its size then.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import DARK, LIGHT, Theme, font, stylesheet
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.window_place import USUAL_FRAME, room_inside

LEAST_ROOM = QSize(1180, 600)
"""Room that any screen needs at an interface scale of 1, in logical pixels: what a display of
1366 x 768 leaves at 115 %, without a task bar and the frame of the window."""


def room() -> QSize:
    """Return how large a window may be on the first display within its frame, in logical pixels."""
    display = QGuiApplication.primaryScreen()
    return room_inside(display.availableSize(), USUAL_FRAME) if display else LEAST_ROOM


def largest_scale(size: QSize) -> float:
    """Return how far the interface may be enlarged before a screen has no room for itself.

    ``size`` is the room that there is, in logical pixels.
    """
    largest = min(size.width() / LEAST_ROOM.width(), size.height() / LEAST_ROOM.height())
    # In whole hundredths, as the settings have it.
    return max(100, int(100 * largest + 1e-6)) / 100


def look_of(settings: Settings, size: QSize | None = None) -> Look:
    """Return the theme and scale that the settings ask for; ``system`` follows the desktop.

    The scale is not larger than there is room for, ``size`` or that of the display: the setting
    stays, for a larger one.
    """
    largest = largest_scale(room() if size is None else size)
    return Look(_theme(settings.theme), min(settings.scale / 100, largest))


def _theme(name: str) -> Theme:
    if name == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if name == "dark" else LIGHT


def dress(application: QApplication, look: Look) -> None:
    """Give every widget of the application the colours and the font of a look."""
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


def dress_window(window: QWidget, look: Look) -> None:
    """Give a window, and all that comes into it, the style sheet of a look."""
    window.setStyleSheet(stylesheet(look.theme, look.scale))
