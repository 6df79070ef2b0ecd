"""What every screen needs to know to draw itself: the theme and the scale of the interface."""

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon

from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.theme import Theme


class Look(NamedTuple):
    """Theme and interface scale, chosen in the settings."""

    theme: Theme
    scale: float = 1.0
    """1 is the size of the concept; 1.5 is half as large again."""

    def px(self, length: float) -> int:
        """Return a length of the concept in whole pixels of this interface."""
        return round(length * self.scale)

    def size(self, width: float, height: float) -> QSize:
        """Return a size of the concept in whole pixels of this interface."""
        return QSize(self.px(width), self.px(height))

    def icon(
        self, name: str, length: float = 20, filled: bool = False, *, greys: bool = True
    ) -> QIcon:
        """Return an icon in the colour of text, or of text on a filled button.

        It has one picture for the finest screen there is, and where it ``greys`` one for when it
        cannot be used.
        """
        theme, size = self.theme, self.px(length)
        colour = theme.action_text if filled else theme.text
        application = QGuiApplication.instance()
        ratio = application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0
        result = QIcon(icon_pixmap(name, colour, size, ratio))
        if greys:
            greyed = icon_pixmap(name, theme.disabled_text, size, ratio)
            result.addPixmap(greyed, QIcon.Mode.Disabled)
        return result
