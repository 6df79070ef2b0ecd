"""A game as the house knows it: one entry, light enough to stand on the home screen.

Loads neither rules nor content nor Qt: what needs them is named by a
:class:`~minigolf_desktop.ui.common.later.Later`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from minigolf_desktop.storage.continue_game import Latest, Save
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.home_words import Best, Board, HomeCard, Invitation, Offer
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.match_shell import MatchShell
    from minigolf_desktop.ui.common.reference.page import ReferencePage
    from minigolf_desktop.ui.common.rules_page import RulesPage
    from minigolf_desktop.ui.common.scripted import Picture, ScriptedTurn, Stage
    from minigolf_desktop.ui.common.setting import Choice
    from minigolf_desktop.ui.common.widgets.look import Look


@dataclass(frozen=True)
class CourseFiles:
    """The course files of a game."""

    format: str
    """What they say in their field ``format``."""
    check: Callable[[Path], tuple[str, list[str]]]
    """Reads one and returns a summary, and what is wrong with it; raises StorageError."""
    drawer: Callable[[Path], Callable[[Path], None]]
    """Reads one and returns what draws it into a file, which raises OSError.

    Raises StorageError for one that cannot be drawn.
    """


@dataclass(frozen=True)
class Playouts:
    """Whole games with random actions."""

    modes: Mapping[str, Sequence[int]]
    """Modes of the game, the usual one first, and for how many players each is."""
    play: Callable[[str, int, int, int], Any]
    """Plays by mode, players, games and seed; returns PlayoutFigures."""


@dataclass(frozen=True)
class Game:
    """A game of the house. The fields without a default are what every game has."""

    name: str
    """Its name in files: ``designer``. Its picture on the home screen has it too."""
    card: Callable[[], HomeCard]
    """What the home screen says about it."""
    offer: Callable[[Latest], Offer]
    """The match left last, in words."""
    save_words: Callable[[Save], Sequence[str]]
    """A saved match in words: which version, where, by how many."""
    rules: Callable[[], Any]
    """Its rules on the content of the program; raises ContentError."""
    shell: Callable[[MainWindow, Folders], MatchShell[Any]]
    """What shows it in a window; raises ContentError."""
    rules_pages: Callable[[], Sequence[RulesPage]]
    """Its rules in words."""
    scenes: Callable[[Stage], Iterator[Picture]]
    """Pictures of its screens in scripted states."""
    turns: Callable[[], Sequence[ScriptedTurn]]
    """Turns that the program plays to test itself."""
    belongings: Callable[[], str]
    """Loads everything that it brings along and returns how much that is.

    Raises Failed, ContentError or StorageError for what is missing or broken.
    """
    playouts: Playouts
    invitation: Callable[[], Invitation] | None = None
    """What the home screen says before the first match, if this game stands first."""
    bests: Callable[[Folders], Sequence[Best]] | None = None
    """Its best scores for the home screen, best first; None where it shows none there."""
    records: Callable[[Look, MatchShell[Any]], QWidget] | None = None
    """Its RecordsPage; None where it has none."""
    reference: Callable[[Look, MatchShell[Any]], Sequence[ReferencePage]] | None = None
    """What is in its box; None where that is told nowhere."""
    board: Callable[[], Board] | None = None
    """The board that home and menu lead to, by :meth:`MatchShell.show_board`."""
    settings: Callable[[], Sequence[Choice]] | None = None
    """What can be chosen for it alone in the settings; None where that is nothing."""
    courses: CourseFiles | None = None
    """Its course files, which :meth:`MatchShell.open_course` opens; None where it has none."""
    rules_version: int = 1
    """Version of its rules today: a save of an earlier one may be to be looked at only."""
    plays_on: str = ""
    """Name of the game on whose courses it can be played; empty for its own or none."""

    @property
    def title(self) -> str:
        """Its name in the player's language."""
        return self.card().title
