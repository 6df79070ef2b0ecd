"""What a game says about itself on the home screen and in the settings. Loads nothing of it."""

from pathlib import Path
from typing import NamedTuple

from minigolf_desktop.ui.common.translation import translate


class HomeCard(NamedTuple):
    """What the home screen says about a game."""

    title: str
    text: str
    players: str


class Offer(NamedTuple):
    """A match to go on with, in words."""

    name: str
    """What is being built or played on."""
    game: str
    """Which game it is, and by how many it is played."""
    progress: str
    """How far it is."""
    score: int | None = None
    """Score so far; None where there is none to tell."""


class Best(NamedTuple):
    """One of the best scores, in words."""

    course: str
    """Where it was reached, and perhaps by whom."""
    score: str
    verdict: str
    """What the score means, or counts."""


class Invitation(NamedTuple):
    """What the home screen says before the first match."""

    title: str
    text: str
    picture: Path


class Board(NamedTuple):
    """A board to lay courses on, without a match."""

    title: str
    icon: str
    key: str
    """Key that opens it."""


class Choice(NamedTuple):
    """One setting."""

    name: str
    """Its field in the settings."""
    title: str
    note: str
    """What it does, in a few words; may be empty."""
    options: tuple[tuple[str, object], ...]
    """Words and values to choose from."""


def on_off() -> tuple[tuple[str, object], ...]:
    """Return the options of what is on or off."""
    return ((translate("settings", "On"), True), (translate("settings", "Off"), False))
