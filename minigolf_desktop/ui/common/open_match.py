"""The match that is open in a window, and what a wing says of its matches."""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, TypeAlias

from PySide6.QtGui import QImage

from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import Ahead, Journal
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import SessionT
from minigolf_desktop.ui.common.wing import Wing

Pieces: TypeAlias = Iterator[QImage | None]
"""Paints a picture piece by piece: None comes after each, and the picture at last."""


class OpenMatch(Generic[SessionT]):
    """What all parts of a shell share: the match that is open, and where it is played."""

    def __init__(self, wing: Wing[Any], window: MainWindow, folders: Folders, rules: Any) -> None:
        self.wing = wing
        """The game."""
        self.window = window
        """The window."""
        self.folders = folders
        """Where the player's files lie."""
        self.rules = rules
        """The rules of the game."""
        self.session: SessionT | None = None
        """The match that is open; None on the screens before."""
        self.journal: Journal | None = None
        """Where it is written; None where it is only looked at, and in a lesson."""
        self.ahead: Ahead | None = None
        """A saved match that is about to be opened: what was read of it is not read again."""

    @property
    def the_session(self) -> SessionT:
        """The match that is open; raises ValueError where none is."""
        if self.session is None:
            raise ValueError("no match is open")
        return self.session


class OwnMatches(Protocol[SessionT]):
    """What a wing says of its matches: how they are set up, shown by home, and kept."""

    @property
    def counts_practice(self) -> bool:
        """Whether practice matches have records of their own; else nothing is kept of them."""

    @property
    def course_grows(self) -> bool:
        """Whether the course changes with the match: its picture is drawn again and again."""

    @property
    def is_result_seen(self) -> bool:
        """Whether the result of a match that is over is on the screen, and not its last move."""

    def new_session(self, match: AnyMatch, header: Header, journal: Journal | None) -> SessionT:
        """Return the session of a match whose journal begins with a line.

        There is no journal to write where the match is only looked at. Raises StorageError where
        something of it is missing.
        """

    def seated(self, setup: Any) -> Any:
        """Return a set-up without names with those of last time."""

    def course_document(self) -> Mapping[str, Any] | None:
        """Return the document of the course that a new match is played on.

        None where its set-up tells all of it. Raises StorageError.
        """

    def told_document(self, setup: Any) -> Mapping[str, Any] | None:
        """Return the document of the course of a set-up that was not chosen on a screen.

        None where it needs none. Raises StorageError.
        """

    def lesson_setup(self, told: Mapping[str, Any]) -> Any:
        """Return how the match of a lesson or task is set up, of what that tells of it."""

    def lesson_document(self, told: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Return the document of the course of a lesson or task; None where it needs none."""

    def progress(self, session: SessionT) -> Latest:
        """Return what home shows of the match; file, game and time are added to it."""

    def picture(self, session: SessionT) -> Pieces | None:
        """Return what paints a small picture of the course; None where there is none yet."""

    def is_counted(self, match: str) -> bool:
        """Return whether the score of a match that is over is counted; ``match`` is its id.

        Where players count it themselves the wing calls :meth:`MatchFiling.file_away`, and it is
        counted once its result is kept.
        """

    def keep_result(self, ended: EndedMatch) -> str:
        """Write down how a match ended, which does no harm a second time; raises StorageError.

        Returns a warning in one line, empty when all is well. It is called on the thread that
        writes: it touches no screen. The match may be another one than that on the screen, which
        ended before the program was stopped.
        """

    def tell_result(self) -> None:
        """Tell on the screen, if it is one that tells it, what came of the result: it is kept."""
