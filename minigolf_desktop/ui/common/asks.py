"""What is asked of the house: by screens, and by what shows a game."""

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.ui.common.main_window import MainWindow


class Asks(QObject):
    """Is held by a screen; whoever shows the screen answers, by what it connects."""

    home = Signal()
    """The home screen is asked for."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """Rules and keys are asked for."""
    rule = Signal(str)
    """A section of the rules is asked for; carries its name."""
    reference = Signal()
    """What is in the box is asked for."""
    menu = Signal()
    """The menu of the window is asked for."""
    seats = Signal()
    """Somebody else is to decide on a seat."""
    setting = Signal(str, object)
    """A setting was changed on the screen; carries its name and the new value."""
    again = Signal()
    """Another match is asked for."""
    handed_over = Signal(object)
    """The table is to be given to a seat, which is carried; perhaps behind a curtain."""
    finished = Signal()
    """The match is over, and its result is asked for."""
    review = Signal()
    """The match is to be seen again."""
    pictures = Signal()
    """Pictures to show are asked for."""


class Requests(QObject):
    """Passes on what the screens of a game ask for; the house answers."""

    left = Signal()
    """The home screen is asked for."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """The short rules are asked for."""
    rule = Signal(str)
    """A section of the rules is asked for."""
    reference = Signal()
    """What is in the box is asked for."""
    menu = Signal()
    """The menu is asked for."""
    season = Signal()
    """The map of the season is asked for."""
    task = Signal(str)
    """A task of the season is to be played; carries its id."""
    result_shared = Signal(str)
    """The result of a counted try is to be copied; carries the id of its match."""
    course_built = Signal(object)
    """A course is to be played on in another game; carries it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def answer(self, asks: Asks) -> None:
        """Pass on what a screen asks for, and keep its settings."""
        asks.home.connect(self.left)
        asks.settings.connect(self.settings)
        asks.rules.connect(self.rules)
        asks.rule.connect(self.rule)
        asks.reference.connect(self.reference)
        asks.menu.connect(self.menu)
        asks.setting.connect(self._keep_setting)

    def _keep_setting(self, name: str, value: object) -> None:
        self._window.change_settings(**{name: value})
