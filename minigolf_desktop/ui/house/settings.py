"""The dialog of the settings; each takes effect at once, and each game adds what is its own."""

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.focus import focus_kept
from minigolf_desktop.ui.common.game import SettingChoice, on_off
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.text import per_cent
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import languages, translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.pieces import (
    Segments,
    label,
    name_choice,
    scroll_area,
    separator,
)
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.cards import speeds


class Group(NamedTuple):
    """Settings that belong together."""

    title: str
    choices: tuple[SettingChoice, ...]


_SCALES = (75, 90, 100, 115, 130, 150, 200)
"""Interface scales to choose from, in hundredths."""

_VOLUMES = (25, 50, 75, 100)
"""Volumes to choose from, in hundredths."""


def groups(scale: int, largest: float) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """Return all settings: those of the left half of the dialog and those of the right.

    ``scale`` is the interface scale set, in hundredths; ``largest`` the one that the display has
    room for.
    """
    size = _scale(scale, largest)
    look = Group(translate("settings", "Look"), (_language(), _theme(), _time_of_year(), size))
    moving = (_speed(), _computer_pace(), _reduced_motion())
    movement = Group(translate("settings", "Movement"), moving)
    heard = Group(translate("settings", "Sounds"), (_sound(), _volume()))
    of_games = [choice for game in GAMES for choice in game.settings()]
    table = Group(
        translate("settings", "At the table"),
        (_hints(), _advice(), _tips(), _remarks(), _confirm(), *of_games, _curtain()),
    )
    return (look, movement, heard), (table,)


def _language() -> SettingChoice:
    own: list[tuple[str, object]] = [(name, code) for code, name in languages().items()]
    return SettingChoice(
        "language",
        translate("settings", "Language"),
        "",
        ((translate("settings", "As the system"), ""), *own),
    )


def _theme() -> SettingChoice:
    options = (
        (translate("settings", "As the system"), "system"),
        (translate("settings", "Light"), "light"),
        (translate("settings", "Dark"), "dark"),
    )
    return SettingChoice("theme", translate("settings", "Theme"), "", options)


def _time_of_year() -> SettingChoice:
    options = (
        (translate("settings", "By the date"), "date"),
        (translate("settings", "Spring"), "spring"),
        (translate("settings", "Summer"), "summer"),
        (translate("settings", "Autumn"), "autumn"),
        (translate("settings", "Winter"), "winter"),
    )
    note = translate("settings", "Blossom, green leaves, red leaves or frost outdoors.")
    return SettingChoice("time_of_year", translate("settings", "Seasons"), note, options)


def _scale(now: int, largest: float) -> SettingChoice:
    fitting = [
        hundredths
        for hundredths in _SCALES
        if hundredths <= round(100 * largest) or hundredths == now
    ]
    options = tuple((per_cent(hundredths), hundredths) for hundredths in fitting)
    note = translate("settings", "Size of text, panels and buttons.")
    if now > round(100 * largest):
        words = translate("settings", "This display has room for {number} %.")
        note += " " + words.replace("{number}", str(round(100 * largest)))
    return SettingChoice("scale", translate("settings", "Interface scale"), note, options)


def _speed() -> SettingChoice:
    return SettingChoice("animation_speed", translate("settings", "Animation speed"), "", speeds())


def _computer_pace() -> SettingChoice:
    options = (
        (translate("settings", "Slow"), 50),
        (translate("settings", "1×"), 100),
        (translate("settings", "2×"), 200),
        (translate("settings", "At once"), 0),
    )
    note = translate("settings", "How long is seen what they are about to do.")
    return SettingChoice("computer_pace", translate("settings", "Computer players"), note, options)


def _reduced_motion() -> SettingChoice:
    note = translate("settings", "Nothing travels or grows; short fades only.")
    return SettingChoice("reduced_motion", translate("settings", "Reduced motion"), note, on_off())


def _sound() -> SettingChoice:
    note = translate("settings", "F8 turns them on and off everywhere.")
    return SettingChoice("sound", translate("settings", "Sounds"), note, on_off())


def _volume() -> SettingChoice:
    options = tuple((per_cent(volume), volume) for volume in _VOLUMES)
    return SettingChoice("volume", translate("settings", "Volume"), "", options)


def _hints() -> SettingChoice:
    note = translate("settings", "Shows where a tile fits and what it is worth there.")
    return SettingChoice("hints", translate("settings", "Help with placing"), note, on_off())


def _advice() -> SettingChoice:
    note = translate("settings", "Good moves and why: the bulb, or H hit twice.")
    return SettingChoice(
        "advice", translate("settings", "Hints in games that count"), note, on_off()
    )


def _tips() -> SettingChoice:
    note = translate("settings", "Told once. To turn them on again tells them all anew.")
    return SettingChoice("tips", translate("settings", "Tips"), note, on_off())


def _remarks() -> SettingChoice:
    note = translate("settings", "Computer players speak; never with reduced motion.")
    return SettingChoice("remarks", translate("settings", "Small talk"), note, on_off())


def _confirm() -> SettingChoice:
    note = translate("settings", "A tile or a shot waits for your yes.")
    return SettingChoice("confirm", translate("settings", "Confirm"), note, on_off())


def _curtain() -> SettingChoice:
    options = (
        (translate("settings", "Always"), "always"),
        (translate("settings", "Only for secrets"), "secrets"),
    )
    note = translate("settings", "Falls between two players who share this screen.")
    return SettingChoice("curtain", translate("settings", "Curtain"), note, options)


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
        self.add_foot(look, column)
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
        """Make the dialog as high as its content, or as the window allows."""
        look = self._window.look
        # Its layouts remember how large everything was before it had a style sheet.
        inside.updateGeometry()
        layout = inside.layout()
        assert layout is not None
        layout.activate()
        wanted = inside.sizeHint().height() + look.px(170)
        self.fit(QSize(look.px(1020), wanted))

    def _add(self, grid: QGridLayout, line: int, choice: SettingChoice) -> None:
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

    def _chooser(self, choice: SettingChoice) -> QWidget:
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
        """Build the dialog anew in another language or size, and keep the focus."""
        if self._shown == (self._window.look.scale, settings.language):
            return
        with focus_kept(self):
            self._frame.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
            self._build()
