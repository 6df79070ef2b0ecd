"""The dialog of the settings."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.focus import focus_kept
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.setting import Choice
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.pieces import label, name_choice, scroll_area, separator
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.house.settings.choices import Group, groups

translate = QCoreApplication.translate

_MOST_SEGMENTS = 4
"""Choices with more options, or in the player's own words, get a list."""


class SettingsDialog(CardDialog):
    """Every setting takes effect, and is kept, the moment it is changed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._frame = QVBoxLayout(self)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self._build()
        window.settings_changed.connect(self._follow)

    def _build(self) -> None:
        look = self._window.look
        self._shown = (look.scale, self._window.settings.language)
        self.setWindowTitle(translate("settings", "Settings"))
        self._page = QWidget()
        self._frame.addWidget(self._page)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.LARGE))
        column.addWidget(label(translate("settings", "Settings"), "course_name"))
        inside = QWidget()
        halves = QHBoxLayout(inside)
        halves.setContentsMargins(0, 0, look.px(Space.MEDIUM), 0)
        halves.setSpacing(look.px(Space.GIANT))
        for half in groups(self._window.settings.scale, self._window.largest_scale):
            halves.addLayout(self._half(half), 1)
        column.addWidget(scroll_area(inside), 1)
        self._add_foot(look, column)
        self._fit(inside)

    def _half(self, found: tuple[Group, ...]) -> QVBoxLayout:
        look = self._window.look
        rows = QVBoxLayout()
        rows.setSpacing(look.px(Space.MEDIUM))
        for number, group in enumerate(found):
            if number:
                rows.addWidget(separator())
            rows.addWidget(label(group.title, "panel_title"))
            grid = QGridLayout()
            grid.setVerticalSpacing(look.px(14))
            grid.setHorizontalSpacing(look.px(Space.LARGE))
            grid.setColumnStretch(0, 1)
            for line, choice in enumerate(group.choices):
                self._add(grid, line, choice)
            rows.addLayout(grid)
        rows.addStretch()
        return rows

    def _fit(self, inside: QWidget) -> None:
        """Be as high as everything in it, or as the window allows."""
        look = self._window.look
        # Its layouts remember how large everything was before it had a style sheet.
        inside.updateGeometry()
        layout = inside.layout()
        assert layout is not None
        layout.activate()
        wanted = inside.sizeHint().height() + look.px(170)
        self.fit(QSize(look.px(1020), wanted))

    def _add(self, grid: QGridLayout, line: int, choice: Choice) -> None:
        look = self._window.look
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(choice.title, "body_bold"))
        if choice.note:
            words.addWidget(label(choice.note, "caption", "second", wrap=True))
        grid.addLayout(words, line, 0)
        chooser = self._chooser(choice)
        chooser.setMinimumWidth(look.px(240))
        grid.addWidget(chooser, line, 1, Qt.AlignmentFlag.AlignRight)

    def _chooser(self, choice: Choice) -> QWidget:
        values = [value for _, value in choice.options]
        now = getattr(self._window.settings, choice.name)
        current = values.index(now) if now in values else -1

        def choose(index: int) -> None:
            self._window.change_settings(**{choice.name: values[index]})

        words = [word for word, _ in choice.options]
        if len(words) <= _MOST_SEGMENTS and choice.name != "language":
            segments = Segments(self._window.look, choice.title, words, current)
            segments.chosen.connect(choose)
            return segments
        combo = QComboBox()
        combo.addItems(words)
        # A language that has no catalogue any more follows the system, the first of them.
        combo.setCurrentIndex(max(0, current))
        name_choice(combo, choice.title)
        combo.activated.connect(choose)
        return combo

    def _follow(self, settings: Settings) -> None:
        """Say everything anew in another language or size, with the focus where it was."""
        if self._shown == (self._window.look.scale, settings.language):
            return
        with focus_kept(self):
            self._frame.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
            self._build()
