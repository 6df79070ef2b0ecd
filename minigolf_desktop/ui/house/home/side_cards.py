"""The small cards of the home screen: the settings asked for most, and what others are made of."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_label, label
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.house.speeds import speeds

translate = QCoreApplication.translate


class SideCard(QFrame):
    """A small card with a heading, and a column below it."""

    def __init__(self, look: Look, title: str, icon: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(title)
        self.column = QVBoxLayout(self)
        """Below the heading."""
        self.column.setSpacing(look.px(Space.HAIR))
        self.head = QHBoxLayout()
        """The heading: icon and title, and whatever stands at its right end."""
        self.head.setSpacing(look.px(Space.SMALL))
        self.head.addWidget(icon_label(look, icon, 22))
        self.head.addWidget(label(title, "panel_title"), 1)
        self.column.addLayout(self.head)


_USUAL_SPEEDS = (100, 200)
_SEGMENTS = 122
"""Width of a choice at least: those of two words stand below each other."""


class QuickSettings(SideCard):
    """Theme, help and speed at hand; the rest is in the settings."""

    changed = Signal(str, object)
    """Name of a field of the settings and its new value."""

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__(look, translate("home", "Quick settings"), "gear")
        column = self.column
        column.setContentsMargins(*(look.px(side) for side in (22, 16, 20, 12)))
        for name, title, options in _quick_choices(settings.animation_speed):
            now = look.theme.name if name == "theme" else getattr(settings, name)
            column.addStretch(1)
            column.addLayout(self._row(look, name, title, options, now))

    def _row(
        self, look: Look, name: str, title: str, options: list[tuple[str, object]], now: object
    ) -> QHBoxLayout:
        values = [value for _, value in options]
        current = values.index(now) if now in values else -1
        segments = Segments(look, title, [word for word, _ in options], current)
        segments.chosen.connect(lambda index: self.changed.emit(name, values[index]))
        segments.setMinimumWidth(look.px(_SEGMENTS))
        row = QHBoxLayout()
        row.addWidget(label(title, "body_bold"), 1)
        row.addWidget(segments)
        return row


def _quick_choices(speed: int) -> list[tuple[str, str, list[tuple[str, object]]]]:
    """Return what is chosen on home, with the speed that is chosen now among the usual ones."""
    shown = {*_USUAL_SPEEDS, speed}
    return [
        (
            "theme",
            translate("home", "Theme"),
            [(translate("home", "Light"), "light"), (translate("home", "Dark"), "dark")],
        ),
        (
            "hints",
            translate("home", "Help"),
            [(translate("home", "On"), True), (translate("home", "Off"), False)],
        ),
        (
            "animation_speed",
            translate("home", "Speed"),
            [(words, value) for words, value in speeds() if value in shown],
        ),
    ]
