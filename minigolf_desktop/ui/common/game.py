"""A game as the house knows it: one entry, light enough to stand on the home screen.

Loads neither rules nor content nor Qt: what needs them is named by a
:class:`~minigolf_desktop.ui.common.later.Later`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from minigolf_desktop.bots.mind import AnyAdviser, Hint, HintWords
    from minigolf_desktop.model.play.rules import Amendment
    from minigolf_desktop.storage.books import Ended
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.storage.history import HistoryGame
    from minigolf_desktop.storage.replay import Replay
    from minigolf_desktop.storage.saved_matches import Latest, Save
    from minigolf_desktop.ui.common.game_parts import (
        Best,
        Board,
        Choice,
        Codes,
        Givings,
        HomeCard,
        Invitation,
        Judging,
        Offer,
    )
    from minigolf_desktop.ui.common.game_words import GameWords
    from minigolf_desktop.ui.common.guest_book import GuestBook
    from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.match_shell import MatchShell
    from minigolf_desktop.ui.common.picture_file import Keepsake
    from minigolf_desktop.ui.common.reference import ReferencePage
    from minigolf_desktop.ui.common.rules_page import RulesPage
    from minigolf_desktop.ui.common.scripted import Picture, ScriptedTurn, Stage
    from minigolf_desktop.ui.common.season_map import SeasonPart
    from minigolf_desktop.ui.common.widgets.look import Look


Task: TypeAlias = "Callable[[Any, Callable[[Any], None]], Any]"
"""Answers a question beside the window, all in JSON values; is also given what tells the window
something on the way. Raises StorageError. Where the question is None it only gets ready."""


class CourseFiles(NamedTuple):
    """The course files of a game."""

    format: str
    """What they say in their field ``format``."""
    check: Callable[[Path], tuple[str, list[str]]]
    """Reads one and returns a summary, and what is wrong with it; raises StorageError."""
    drawer: Callable[[Path], Callable[[Path], None]]
    """Reads one and returns what draws it into a file, which raises StorageError.

    Raises StorageError for one that cannot be drawn.
    """
    draw: Callable[[Any, Path, Keepsake | None], None]
    """Draws the course of a JSON value into a file, perhaps to be shown; raises StorageError."""


class Playouts(NamedTuple):
    """Whole games with random actions."""

    modes: Mapping[str, Sequence[int]]
    """Modes of the game, the usual one first, and for how many players each is."""
    play: Callable[[str, int, int, int, bool], Any]
    """Plays by mode, players, games, seed, and whether through the model alone, without a kernel;
    returns PlayoutFigures."""
    setups: Callable[[str, int], Callable[[int], Any]] | None = None
    """Returns, by mode and players, what sets a game up by its number, for games between computer
    players; None where there are none."""


class Game(NamedTuple):
    """A game of the house. The fields without a default are what every game has.

    There is one of each: nobody compares them, and the home screen waits for what is made of them.
    """

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
    amendment_words: Callable[[Amendment], str]
    """How its rules were amended, in words: what they say today."""
    shell: Callable[[GameWords, MainWindow, Folders], MatchShell[Any]]
    """What shows it in a window, as :meth:`shown_in` makes it; raises ContentError."""
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
    parts: Sequence[str]
    """Modules that take a moment to load, each after those that it needs: loaded one by one, no
    part of it holds the window. What is left of :attr:`shell` takes no longer than one of them.
    The first half are what its screens stand on: home at rest may have them."""
    playouts: Playouts
    invitation: Callable[[], Invitation] | None = None
    """What the home screen says before the first match, if this game stands first."""
    bests: Callable[[Folders], Sequence[Best]] | None = None
    """Its best scores for the home screen, best first; None where it shows none there."""
    records: Callable[[Look, MatchShell[Any]], QWidget] | None = None
    """Its RecordsPage; None where it has none."""
    history: Callable[[Any, Ended], HistoryGame | None] | None = None
    """What the guest book keeps of a match that ended, given the rules; None for nothing."""
    guest_book: Callable[[MatchShell[Any]], GuestBook] | None = None
    """What it tells the guest book; raises ContentError. None where it has no part in it."""
    reference: Callable[[Look, MatchShell[Any]], Sequence[ReferencePage[Any]]] | None = None
    """What is in its box; None where that is told nowhere."""
    board: Callable[[], Board] | None = None
    """The board that home and menu lead to, by :meth:`MatchShell.show_board`."""
    settings: Callable[[], Sequence[Choice]] | None = None
    """What can be chosen for it alone in the settings; None where that is nothing."""
    courses: CourseFiles | None = None
    """Its course files, which :meth:`MatchShell.open_course` opens; None where it has none."""
    rules_version: int = 1
    """Version of its rules today: a save of an earlier one may be to be looked at only."""
    check_match: Callable[[Replay], None] | None = None
    """Looks at what its rules do not see of a saved match, and raises StorageError for a fault."""
    tasks: Mapping[str, Task] = MappingProxyType({})
    """Long work that is done beside the window, by the name by which it is asked for."""
    mind: Callable[[Any], AnyAdviser] | None = None
    """What decides for the seats of the computer, made of the rules; None where only people play.
    """
    hint_words: Callable[[Any, Hint], HintWords] | None = None
    """Puts a hint into words, for the seat whose view it is; None where nobody gives hints."""
    judging: Judging | None = None
    """How its matches are seen again and judged; None where they are not."""
    lessons: Callable[[], Lessons] | None = None
    """Its lessons, the first one first, which :meth:`MatchShell.teach` opens by their ids; raises
    ContentError. None where it has none."""
    tips: Callable[[], Tips] | None = None
    """What is told the first time that something happens; raises ContentError. None for nothing."""
    codes: Codes | None = None
    """The codes of its set-ups; None where there are none."""
    givings: Givings | None = None
    """What a date gives out; None for nothing. What gives out has codes."""
    season: Callable[[], SeasonPart] | None = None
    """What it brings along for the season; None where there are no tasks for it."""
    plays_on: str = ""
    """Name of the game on whose courses it can be played; empty for its own or none."""

    @property
    def title(self) -> str:
        """Its name in the player's language."""
        return self.card().title

    def shown_in(self, window: MainWindow, folders: Folders) -> MatchShell[Any]:
        """Return what shows it in a window; raises ContentError."""
        return self.shell(self, window, folders)
