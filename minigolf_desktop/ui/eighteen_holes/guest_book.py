"""What 18 Holes tells the guest book."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.eighteen_holes.earlier import earlier_games
from minigolf_desktop.storage.history import GOLF
from minigolf_desktop.storage.statistics import by_course, by_golfer, by_par
from minigolf_desktop.ui.common.guest_book import (
    TOKEN,
    Chapter,
    GuestBook,
    badges_of,
    computers,
    course_words,
    par_words,
    players,
)
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name
from minigolf_desktop.ui.eighteen_holes.widgets.golfer_portrait import card_name, portrait_pixmap

translate = QCoreApplication.translate

_MODES = {mode.value: mode for mode in Mode}


def guest_book(shell: GolfShell) -> GuestBook:
    """Return its part; raises ContentError."""
    return GuestBook(
        GOLF,
        (
            Chapter(translate("book", "Courses"), by_course, course_words),
            Chapter(translate("book", "Golfers"), by_golfer, _golfer, _golfer_picture),
            players(),
            Chapter(
                translate("book", "Holes by par"), by_par, par_words, fewest=True, in_order=True
            ),
            computers(),
        ),
        badges_of(GOLF),
        _mode_name,
        earlier_games,
        "characters/bruno",
    )


def _golfer(group: str) -> str:
    return card_name(group) if group in GOLFER_FACES else group


def _golfer_picture(look: Look, group: str, ratio: float) -> QPixmap:
    if group not in GOLFER_FACES:
        return QPixmap()
    return portrait_pixmap(group, look.px(TOKEN), ratio, look.theme)


def _mode_name(mode: str) -> str:
    return mode_name(_MODES[mode]) if mode in _MODES else mode
