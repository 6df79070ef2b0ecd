"""The screens of a game, and all else that is loaded when somebody opens it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.bots.mind import Hint, HintWords
from minigolf_desktop.model.play import Amendment
from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.ui.common.game import Game, Play
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_file import Keepsake
from minigolf_desktop.ui.common.printing.sheets import Ink, Sheets
from minigolf_desktop.ui.common.reference import ReferencePage
from minigolf_desktop.ui.common.review.wing import ReviewWing
from minigolf_desktop.ui.common.rules_page import RulesPage
from minigolf_desktop.ui.common.season_map import SeasonPart
from minigolf_desktop.ui.common.seats import paint_tokens
from minigolf_desktop.ui.common.widgets.actions import paint_icons
from minigolf_desktop.ui.common.widgets.look import Look

ShellT = TypeVar("ShellT")


class Codes(NamedTuple):
    """How the set-ups of a game become codes that are typed elsewhere (``model/play/game_code``).

    Its functions are given the rules of the game first.
    """

    pack: Callable[[Any, Any], Sequence[Digit]]
    """Returns a set-up as digits; raises NoCode for what a code cannot hold."""
    unpack: Callable[[Any, Packed], Any]
    """Returns the set-up of a code, the seats without names; raises FutureCode."""


class Givings(NamedTuple):
    """What a date gives out in a game. Its functions are given the rules of the game first."""

    give: Callable[[Any, Occasion, int], Given]
    """Returns what is given out for an occasion on the day of an ordinal."""
    words: Callable[[Any, Any], str]
    """Tells what a set-up is about."""


class CourseDrawing(NamedTuple):
    """How the courses of a game are drawn into files."""

    drawer: Callable[[Path], Callable[[Path], None]]
    """Reads a course file and returns what draws it into a file; both raise StorageError."""
    draw: Callable[[Any, Path, Keepsake | None], None]
    """Draws the course of a JSON value into a file, perhaps to be shown; raises StorageError."""
    draw_evening: Callable[[object, Path, Keepsake | None, str], None] | None = None
    """The same on the evening of its opening day, with a roof of a colour; None without such."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Wing(Generic[ShellT]):
    """What a game shows in a window. Whatever loads its content raises ContentError."""

    game: Game
    """The game as home knows it."""
    play: Play
    """What it is played by."""
    shell: Callable[["Wing[ShellT]", MainWindow, Folders], ShellT]
    """Makes what leads from screen to screen: see :meth:`shown_in`."""
    amendment_words: Callable[[Amendment], str]
    """Tells how its rules were amended: what they say today."""
    rules_pages: Callable[[], Sequence[RulesPage]]
    """Returns its rules in words."""
    lessons: Callable[[], Lessons]
    """Returns its lessons, the first one first."""
    tips: Callable[[], Tips]
    """Returns what is told the first time that something happens."""
    season: Callable[[], SeasonPart]
    """Returns what it brings along for the season."""
    hint_words: Callable[[Any, Hint], HintWords]
    """Puts a hint into words, for the seat whose view it is."""
    codes: Codes
    """The codes of its set-ups."""
    givings: Givings
    """What a date gives out."""
    history: Callable[[Any, EndedMatch], HistoryGame | None]
    """Returns, by the rules, what the guest book keeps of a match that ended; None for nothing."""
    review: Callable[[Look, ShellT, Any], ReviewWing]
    """Makes what shows a match again, for its session."""
    practice: Callable[[Any], Any]
    """Returns the set-up of a practice match like that of a set-up; no result of it is kept."""
    records: Callable[[Look, ShellT], QWidget]
    """Makes its RecordsPage."""
    guest_book: Callable[[ShellT], GuestBook]
    """Returns what it tells the guest book."""
    reference: Callable[[Look, ShellT], Sequence[ReferencePage[Any]]] | None = None
    """Returns what is in its box, where :attr:`Game.has_reference` says so."""
    drawing: CourseDrawing | None = None
    """How its courses are drawn; None where it has no course files."""
    sheets: Callable[[object, Ink], Sheets]
    """Returns the sheets to print of the course of a JSON value, or of None its score sheets.

    Raises StorageError.
    """
    scenes: Callable[[Any], Iterator[tuple[str, QImage]]]
    """Yields pictures of its screens in scripted states, taken on a Stage."""
    turns: Callable[[], Sequence[Any]]
    """Returns the ScriptedTurns that the program plays to test itself."""
    belongings: Callable[[], str]
    """Loads everything that it brings along and returns how much that is.

    Raises Failed, ContentError or StorageError for what is missing or broken.
    """

    def paint_ahead(self, look: Look, ratio: float) -> Iterator[None]:
        """Paint one by one what the first set-up and the first table would wait for."""
        yield from paint_tokens(look, ratio)
        # Python looks all names of styles up with the first style that it sees.
        QApplication.style()
        yield
        yield from paint_icons(look)

    def shown_in(self, window: MainWindow, folders: Folders) -> ShellT:
        """Return what shows it in a window."""
        return self.shell(self, window, folders)
