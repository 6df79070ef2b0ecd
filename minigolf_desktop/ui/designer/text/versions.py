"""Which version of the game is played, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.text.seats import seats_words

# The home screen says versions too, and opens without rules.
if TYPE_CHECKING:
    from minigolf_desktop.model.designer.setup import Setup

translate = QCoreApplication.translate


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
    """Return the version of a set-up in words, and the rival of a race."""
    words = version_words(setup.seats, str(setup.mode), setup.expansion)
    if setup.rival is None:
        return words
    text = translate("race", "{version}, against {name}").replace("{name}", setup.rival.name)
    return text.replace("{version}", words)
