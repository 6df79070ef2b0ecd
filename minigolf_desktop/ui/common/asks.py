"""What a screen asks of the house: one vocabulary for the screens of all games."""

from PySide6.QtCore import QObject, Signal


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
