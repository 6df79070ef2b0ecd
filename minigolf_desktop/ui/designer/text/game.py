"""Versions of the game and the scale of satisfaction, in words.

Loads neither rules nor content: home says them, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minigolf_desktop.ui.common.text import seats_words
from minigolf_desktop.ui.common.translation import translate

if TYPE_CHECKING:
    from minigolf_desktop.model.designer.setup import Setup

# The home screen says versions too, and opens without rules.


def version_words(players: int, mode: str, expansion: bool) -> str:
    """Return a version in words; ``mode`` is ``family`` or ``advanced``."""
    game = (
        translate("versions", "advanced game")
        if mode == "advanced"
        else translate("versions", "family game")
    )
    words = f"{seats_words(players)}, {game}"
    return f"{words}, {translate('versions', 'Putt of No Return')}" if expansion else words


def setup_words(setup: Setup) -> str:
    """Return the version of a set-up in words, what it ignores, and the rival of a race."""
    words = version_words(setup.seats, str(setup.mode), setup.expansion)
    if not setup.mistakes:
        words = f"{words}, {translate('versions', 'mistakes ignored')}"
    if setup.rival is None:
        return words
    text = translate("race", "{version}, against {name}")
    return text.format(version=words, name=setup.rival.name)


def level_name(level: int) -> str:
    """Return the name of a level, 0 unhappy to 4 impressed; raises IndexError for another."""
    return (
        translate("levels", "Unhappy"),
        translate("levels", "Disappointed"),
        translate("levels", "Unexcited"),
        translate("levels", "Happy"),
        translate("levels", "Impressed"),
    )[level]


def level_verdict(level: int) -> str:
    """Return what the clients say to a finished course; raises IndexError for another level."""
    return (
        translate("levels", "They shake their heads and leave. The meadow stays a meadow."),
        translate("levels", "Not what they had in mind. A few more evenings at the desk, please."),
        translate("levels", "It will do. They shrug, and look at the sandwiches."),
        translate("levels", "They like it! The diggers come on Monday."),
        translate("levels", "They are speechless. Golfers will come from far away for this."),
    )[level]
