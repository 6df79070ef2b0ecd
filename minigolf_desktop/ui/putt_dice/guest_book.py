"""What Putt Dice tells the guest book."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.history import PUTT_DICE
from minigolf_desktop.storage.putt_dice.earlier import earlier_games
from minigolf_desktop.storage.statistics import by_course, by_par
from minigolf_desktop.ui.common.guest_book import (
    Chapter,
    GuestBook,
    badges_of,
    computers,
    course_words,
    par_words,
    players,
)
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell

translate = QCoreApplication.translate


def guest_book(shell: PuttDiceShell) -> GuestBook:
    """Return its part; raises ContentError."""
    return GuestBook(
        PUTT_DICE,
        (
            Chapter(translate("book", "Courses"), by_course, course_words),
            players(),
            Chapter(
                translate("book", "Holes by par"), by_par, par_words, fewest=True, in_order=True
            ),
            computers(),
        ),
        badges_of(PUTT_DICE),
        str,
        earlier_games,
        "characters/cleo",
    )
